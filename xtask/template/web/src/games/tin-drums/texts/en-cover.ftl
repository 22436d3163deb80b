# The texts of the front page and of lists of matches.
title-tin-drums = Tin Drums
ended-last-stick = The last stick was taken.
ended-left = A player left the match.
