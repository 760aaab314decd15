night-watch-billhook = Billhook
night-watch-tower = Under the watchtower
night-watch-lantern = Watchman’s lantern
