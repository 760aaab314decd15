### Dungeon Dive: traps and the ways past them.

dive-trap-falling-gate = Falling gate
dive-trap-falling-gate-about = A portcullis hangs over the passage on a chain that has seen better days.
dive-trap-falling-gate-triggered = The chain goes, and the gate comes down.
dive-way-hold-the-gate = Hold the gate
dive-way-jam-the-chain = Jam the chain
