# The texts of the table of Tin Drums.

td-sticks = { $sticks } sticks
td-take = Take { $sticks }
td-turn = { $seat } takes sticks
td-log-took = { $seat } takes { $sticks }; { $left } are left.
td-log-left = { $seat } leaves the match.
option-sticks = Sticks
