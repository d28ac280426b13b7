/**
 * Stands in the documents of the test shop alone: what they ask and where their files lead is below the same address. Its hash stands in
 * the content security policy, so it must not change at runtime.
 */
export const testScript = `(function(w,d){var base=d.documentElement.dataset.base,below=function(a){return /^\\/api\\//.test(a)?base+a:a},ask=w.fetch;w.fetch=function(a,o){return ask.call(w,typeof a==='string'?below(a):a,o)};d.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[href^="/api/"]');if(a)a.setAttribute('href',below(a.getAttribute('href')))},true)})(window,document)`;
