/**
 * An inline script in documents of the test shop only. It adds the test shop's path prefix to requests and to links of files. The
 * content security policy contains its hash, so it must not change at runtime.
 */
export const testScript = `(function(w,d){var base=d.documentElement.dataset.base,below=function(a){return /^\\/api\\//.test(a)?base+a:a},ask=w.fetch;w.fetch=function(a,o){return ask.call(w,typeof a==='string'?below(a):a,o)};d.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[href^="/api/"]');if(a)a.setAttribute('href',below(a.getAttribute('href')))},true)})(window,document)`;
