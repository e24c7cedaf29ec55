try {
  for (const name of ["theme", "density"]) {
    const value = localStorage.getItem(`purvey.${name}`);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {}
