-- Lists of a guest's own matches and the bound on how many may be open.
CREATE INDEX matches_by_creator ON matches (creator, status);
