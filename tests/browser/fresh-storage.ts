/** Test files share one browser: data an earlier one stored must not be there for the next. */
localStorage.clear();
sessionStorage.clear();
