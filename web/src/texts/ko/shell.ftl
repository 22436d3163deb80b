rumpus = Rumpus
