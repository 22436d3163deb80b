//! Tests of printed pages, which are read back from the PDF.

mod pages;
