/**
 * Runs while the document is read: fetches the page's code once the page is read and its content painted, so that neither waits for
 * the other. A tab in the background is never painted; there, and where paints are not measured, it is fetched at once.
 * Its hash stands in the content security policy, so it must not change at runtime.
 */
export const entryScript = `(function(d,o){var read,seen=d.hidden,go=function(){if(!read||!seen||!o)return;var add=function(tag,more){var e=d.createElement(tag);e.fetchPriority='low';Object.assign(e,more);d.head.append(e)};o.chunks.split(' ').forEach(function(href){if(href)add('link',{rel:'modulepreload',href:href})});add('script',{type:'module',src:o.entry});o=null},see=function(){seen=1;go()};d.addEventListener('DOMContentLoaded',function(){read=1;go()});d.addEventListener('visibilitychange',see);try{if(!PerformanceObserver.supportedEntryTypes.includes('paint'))throw 0;new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint')[0]&&see()}).observe({type:'paint',buffered:true})}catch(e){see()}})(document,document.currentScript.dataset)`;
