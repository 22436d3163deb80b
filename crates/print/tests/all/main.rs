//! Printed pages, read back.

mod pages;
