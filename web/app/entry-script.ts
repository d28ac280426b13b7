/**
 * An inline script that runs while the document is parsed. It loads the page's code once the document is parsed and its content
 * painted, so that neither delays the other. In a background tab, which is never painted, and where paints are not reported, it
 * loads at once. The content security policy contains its hash, so it must not change at runtime.
 */
export const entryScript = `(function(d,o){var read,seen=d.hidden,go=function(){if(!read||!seen||!o)return;var add=function(tag,more){var e=d.createElement(tag);e.fetchPriority='low';Object.assign(e,more);d.head.append(e)};o.chunks.split(' ').forEach(function(href){if(href)add('link',{rel:'modulepreload',href:href})});add('script',{type:'module',src:o.entry});o=null},see=function(){seen=1;go()};d.addEventListener('DOMContentLoaded',function(){read=1;go()});d.addEventListener('visibilitychange',see);try{if(!PerformanceObserver.supportedEntryTypes.includes('paint'))throw 0;new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint')[0]&&see()}).observe({type:'paint',buffered:true})}catch(e){see()}})(document,document.currentScript.dataset)`;
