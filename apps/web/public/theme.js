try {
  for (const k of ["theme", "density"]) {
    const v = localStorage["purvey." + k];
    if (v) document.documentElement.dataset[k] = v;
  }
} catch {}
