# The editor of battlefields of Plastic Fudge.

fw-board-name = Name of the battlefield
fw-board-unnamed = Battlefield without a name
fw-board-new = My battlefield
fw-board-clear = Clear the table
fw-board-good = The battlefield is legal.
fw-preview = Show it in three dimensions
fw-saved-boards = Battlefields on this device
fw-saved-boards-none = None is saved yet.
fw-ready-boards = Battlefields that come with the game

fw-canvas = The table from above. Arrow keys move what is picked, R turns it, Delete removes it.
fw-canvas-keys = Arrow keys move what is picked by 1″ (Shift 3″, Alt ¼″), R turns it, D duplicates it, Delete removes it. A square of the grid is 3″.
fw-tool = What the pointer does
fw-tool-pick = Pick and move
fw-tool-rect = Draw a rectangle
fw-tool-polygon = Draw corners
fw-add-table = Put on the table
fw-add-pool = Put into the pool
fw-snap = Snap to ¼″
fw-pool-view = This piece is placed by the players, around the cross.
fw-pool-back = Back to the table
fw-said-piece = { $id } is placed.

fw-piece-of = Piece { $id }: { $piece }
fw-piece-kind = Terrain
fw-piece-height = Height, inches
fw-piece-at = { $width } × { $depth }″ at { $x }, { $y }
fw-to-pool = To the pool
fw-to-table = To the table
fw-to-front = On top
fw-to-back = Underneath
fw-to-polygon = Change it to a polygon
fw-west = West
fw-south = South
fw-east = East
fw-north = North
fw-corners = { $count } corners
fw-corner-split = Add a corner after corner { $n }
fw-corner-remove = Remove corner { $n }
fw-on-table = On the table
fw-on-table-none = Nothing lies there yet.
fw-in-pool = Placed by the players
fw-in-pool-none = Nothing: all terrain lies there from the start.

fw-story = What is fought for
fw-table = Table
fw-width = Width, inches
fw-depth = Depth, inches
fw-zone-of = { $side } deploys
fw-zone-shape = Where
fw-zone-north = along the north edge
fw-zone-east = along the east edge
fw-zone-south = along the south edge
fw-zone-west = along the west edge
fw-zone-near = around a point
fw-radius = Radius
fw-deep = How deep
fw-flag = A flag to take
fw-flag-owner = Defended by
fw-camp = A camp, closed to terrain that is placed
fw-radio-rules = Radio rules

fw-fault-word = The id is "{ $word }"; it has at most 32 small letters, digits and hyphens.
fw-fault-name = { $characters ->
    [0] The battlefield needs a name.
   *[other] The name has { $characters } characters; it must have 1 to 40, without line breaks.
}
fw-fault-story = The story has { $characters } characters; at most 400 can be shown.
fw-fault-table = The table is { $width } by { $depth } inches; both must be from 12 to 120.
fw-fault-too-many-pieces = There are { $pieces } pieces on the table; at most { $most } can be there.
fw-fault-too-many-pieces-pool = There are { $pieces } pieces to be placed; at most { $most } can be there.
fw-fault-same-id-piece = Two pieces are called { $piece }; each needs an id of its own.
fw-fault-reserved-id = A piece is called { $piece }; ids such as g1, t1 and m1 belong to Units and markers.
fw-fault-outline = { $piece } must have either a rectangle or corners.
fw-fault-polygon = { $piece } has no good outline: its sides may not cross or touch, and it needs some breadth.
fw-fault-off-table = { $piece } reaches beyond the edge of the table.
fw-fault-too-wide = { $piece } reaches more than 24 inches from its own origin; it could not be placed well.
fw-fault-height = { $piece } is { $height } inches high; heights are from 0 to 36.
fw-fault-hole = { $piece } has a wrong hole: at most 32 holes are allowed, each with a radius up to 12 inches.
fw-fault-camp = The camp must be a rectangle on the table.
fw-fault-flag-off-table = The flag is not on the table.
fw-fault-flag-closed = The flag lies in { $piece }, which nobody can enter.
fw-fault-zone = The zone of { $side } must be on the table and at least 3 inches deep.
fw-fault-zones-overlap = The zones of Green and Tan overlap; nobody deploys among the enemy.
fw-fault-crowded = The zone of { $side } has room for { $room } Troopers beside ground that is closed; it needs room for 40.
