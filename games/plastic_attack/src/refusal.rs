//! Why not: what stands in the way of a decision, an army or a set-up, with its clause and the sentence that is read.
