night-watch-billhook = Billhook
night-watch-lantern = Watchman’s lantern
