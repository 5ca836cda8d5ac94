// RTE-23, RTE-39: where no server answers for "/", the browser goes to the visitor's language by the same rule.
(function () {
  if (location.pathname !== '/') return;
  var known = ['fr', 'en'];
  var wishes = (navigator.languages || []).map(function (language) {
    return language.slice(0, 2).toLowerCase();
  });
  try {
    wishes.unshift(localStorage.getItem('lang'));
  } catch (_error) {
    // Storage may be forbidden.
  }
  var chosen = wishes.filter(function (wish) {
    return known.indexOf(wish) >= 0;
  })[0];
  location.replace('/' + (chosen || 'fr') + location.search + location.hash);
})();
