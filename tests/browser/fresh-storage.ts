/** Files of tests share one browser: what an earlier one chose and kept is not there for the next. */
localStorage.clear();
sessionStorage.clear();
