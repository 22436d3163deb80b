# The table of Tin Drums.

td-sticks = { $sticks } sticks
td-take = Take { $sticks }
td-turn = { $seat } takes sticks
td-log-took = { $seat } takes { $sticks }; { $left } are left.
td-log-left = { $seat } leaves the table.
title-tin-drums = Tin Drums
option-sticks = Sticks
ended-last-stick = The last stick was taken.
ended-left = A player left the table.
