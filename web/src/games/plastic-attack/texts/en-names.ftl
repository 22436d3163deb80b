# Names that come with Plastic Attack; printed cards show them too.
pa-figure-captain-cardboard = Captain Cardboard
pa-figure-captain-cardboard-rain-cape = Captain Cardboard, Rain Cape
pa-figure-grandma-gearshift = Grandma Gearshift
pa-figure-tumble-tank = Tumble-Tank
pa-figure-professor-fizz = Professor Fizz
pa-figure-moss-lion = Moss Lion
pa-figure-needle-eye-nia = Needle-Eye Nia
pa-figure-the-understudy = The Understudy
pa-figure-sister-static = Sister Static
pa-figure-bolt-the-runaway = Bolt the Runaway
pa-figure-doctor-mend = Doctor Mend
pa-figure-paper-dragon = Paper Dragon

# Armies
pw-ready-cardboard-brigade = Cardboard Brigade
pw-ready-curtain-call = Curtain Call
pw-ready-kitchen-shelf = Kitchen Shelf
pw-ready-monsters-under-the-bed = Monsters Under the Bed
pw-ready-quick-feet = Quick Feet
pw-ready-sunday-drive = Sunday Drive
pw-ready-the-repair-shop = The Repair Shop
pw-ready-two-against-the-world = Two Against the World
