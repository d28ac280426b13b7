// Wondercast cover kit — "Cast-light screenprint".
// A scene is a function (k) => void that draws into k. k is made once per format:
//   card  386 x 482   subject origin (193,190) scale 1
//   cover 1600 x 700  subject origin (1120,330) scale 1.5, left 45 % kept calm for type
export const INK = {
  // night grounds
  ink:'#110C16', plum:'#1D0F28', aubergine:'#32124A', navy:'#0C1538', petrol:'#06262F', forest:'#08281F', oxblood:'#3D0716', umber:'#26120B',
  // mids
  violet:'#6A35A8', indigo:'#2E3DA8', teal:'#0E7377', emerald:'#14804F', crimson:'#C4193B', vermilion:'#EC4A2C', rust:'#B2461C', magenta:'#CC2C7A', cocoa:'#6B3519',
  // lights
  marigold:'#FFB02E', limelight:'#FFD84D', peach:'#FFB98C', blush:'#FF8DA1', aqua:'#6FE3D2', sky:'#7FBBFF', mint:'#BFE9B4', lilac:'#C7A6FF', cream:'#FFF2DA',
};
export const FORMATS = {
  card:{name:'card',w:386,h:482,cx:193,cy:200,s:1},
  cover:{name:'cover',w:1600,h:700,cx:1130,cy:336,s:1.5},
};
const r1 = n => { const v=Math.round(n*10)/10; return Object.is(v,-0)?0:v; };
export const n = (strings,...v) => strings.reduce((a,s,i)=>a+s+(i<v.length?(typeof v[i]==='number'?r1(v[i]):v[i]):''),'');
export function rng(seed){ let t=seed>>>0; return ()=>{ t+=0x6D2B79F5; let r=Math.imul(t^t>>>15,1|t); r^=r+Math.imul(r^r>>>7,61|r); return ((r^r>>>14)>>>0)/4294967296; }; }
const DIR={ l:[1,0,0,0], r:[0,0,1,0], t:[0,1,0,0], b:[0,0,0,1], tl:[1,1,0,0], tr:[0,1,1,0], bl:[1,0,0,1], br:[0,0,1,1] };

export class Kit{
  constructor(fmt,{seed=7,ground}){ Object.assign(this,fmt); this.wide=fmt.name==='cover'; this.out=[]; this.defs=[]; this.cache=new Map(); this.id=0; this.rand=rng(seed); this.seed=seed; this.ground=ground; }
  add(...x){ this.out.push(...x); return this; }
  uid(p='a'){ return p+(this.id++).toString(36); }
  // ---- paint servers -------------------------------------------------
  // dissolving gradient: alpha 0 -> 1 towards dir. Used with the stipple filter.
  grad(col,dir='b',from=.15,to=1,max=1){ const k=['g',col,dir,from,to,max].join(); if(this.cache.has(k)) return this.cache.get(k); const id=this.uid('g');
    if(dir==='rad'||dir==='core'){ const a=dir==='rad'?[0,max]:[max,0]; this.defs.push(`<radialGradient id="${id}"><stop offset="${from}" stop-color="${col}" stop-opacity="${a[0]}"/><stop offset="${to}" stop-color="${col}" stop-opacity="${a[1]}"/></radialGradient>`); }
    else { const [x1,y1,x2,y2]=DIR[dir]; this.defs.push(`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="${from}" stop-color="${col}" stop-opacity="0"/><stop offset="${to}" stop-color="${col}" stop-opacity="${max}"/></linearGradient>`); }
    this.cache.set(k,`url(#${id})`); return `url(#${id})`; }
  // soft band 0 -> max -> 0, for folds
  band(col,dir='b',max=1){ const k=['bd',col,dir,max].join(); if(this.cache.has(k)) return this.cache.get(k); const id=this.uid('g'); const [x1,y1,x2,y2]=DIR[dir]; this.defs.push(`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${col}" stop-opacity="0"/><stop offset=".55" stop-color="${col}" stop-opacity="${max}"/><stop offset="1" stop-color="${col}" stop-opacity="0"/></linearGradient>`); this.cache.set(k,`url(#${id})`); return `url(#${id})`; }
  lin(c1,c2,dir='b',mid){ const id=this.uid('g'); const [x1,y1,x2,y2]=DIR[dir]; this.defs.push(`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${c1}"/>${mid?`<stop offset=".5" stop-color="${mid}"/>`:''}<stop offset="1" stop-color="${c2}"/></linearGradient>`); return `url(#${id})`; }
  // ---- primitives ----------------------------------------------------
  path(d,fill,extra=''){ return this.add(`<path d="${d}" fill="${fill}"${extra?' '+extra:''}/>`); }
  line(d,stroke,w=2,extra=''){ return this.add(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${r1(w)}" stroke-linecap="round" stroke-linejoin="round"${extra?' '+extra:''}/>`); }
  circ(x,y,r,fill,extra=''){ return this.add(n`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra?' '+extra:''}/>`); }
  ell(x,y,rx,ry,fill,extra=''){ return this.add(n`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${extra?' '+extra:''}/>`); }
  rect(x,y,w,h,fill,rx=0,extra=''){ return this.add(n`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rx?` rx="${r1(rx)}"`:''}${extra?' '+extra:''}/>`); }
  g(attr,fn){ this.add(`<g ${attr}>`); fn(); return this.add('</g>'); }
  at(x,y,fn,{s=1,r=0,sx}={}){ return this.g(n`transform="translate(${x} ${y})${r?` rotate(${r1(r)})`:''}${sx?` scale(${sx} 1)`:s!==1?` scale(${Math.round(s*1000)/1000})`:''}"`,fn); }
  // the subject frame: same drawing for both formats
  subject(fn,{dx=0,dy=0,s=1}={}){ return this.at(this.cx+dx*this.s,this.cy+dy*this.s,fn,{s:this.s*s}); }
  // a solid body with stippled shade (away from the light) and stippled lit edge (towards it)
  body(d,base,{shade,to='b',lit,from,sf=.2,st=1,lf=.45,lt=1,extra=''}={}){ let id=this.cache.get('body'+d); if(!id){ id=this.uid('p'); this.cache.set('body'+d,id); this.defs.push(`<path id="${id}" d="${d}"/>`); } const e=extra?' '+extra:'';
    this.add(`<use href="#${id}" fill="${base}"${e}/>`);
    if(shade) this.add(`<use href="#${id}" fill="${this.grad(shade,to,sf,st)}" filter="url(#s)"${e}/>`);
    if(lit) this.add(`<use href="#${id}" fill="${this.grad(lit,from,lf,lt)}" filter="url(#s)"${e}/>`);
    return id; }
  stip(d,col,dir='b',from=.1,to=1){ return this.path(d,this.grad(col,dir,from,to),'filter="url(#s)"'); }
  // ---- the Cast: the one circle of light every cover is built round ----
  cast(x,y,r,{core='#FFF2DA',edge='#FFB02E',glow=edge,rings=3,gap=.2,halo=2.4,op=.16}={}){
    this.circ(x,y,r*halo,this.grad(glow,'core',.2,1,.55));
    for(let i=rings;i>=1;i--) this.circ(x,y,r*(1+i*gap),glow,`opacity="${r1(op*10)/10}"`);
    this.circ(x,y,r,core); this.add(n`<circle cx="${x}" cy="${y}" r="${r}" fill="${this.grad(edge,'rad',.15,1.02)}" filter="url(#s)"/>`); return this; }
  glow(x,y,r,col,max=.6){ return this.circ(x,y,r,this.grad(col,'core',0,1,max)); }
  rings(x,y,r0,step,count,col,w=1.5,op=.5,fade=true){ for(let i=0;i<count;i++) this.add(n`<circle cx="${x}" cy="${y}" r="${r0+i*step}" fill="none" stroke="${col}" stroke-width="${w}" opacity="${(fade?op*(1-i/count):op).toFixed(2)}"/>`); return this; }
  rays(x,y,R,count,col,op=.12,{a0=0,a1=360,duty=.5,r0=0}={}){ let d=''; const st=(a1-a0)/count; for(let i=0;i<count;i++){ const a=(a0+i*st)*Math.PI/180,b=a+st*duty*Math.PI/180; d+= r0? n`M${x+Math.cos(a)*r0} ${y+Math.sin(a)*r0}L${x+Math.cos(a)*R} ${y+Math.sin(a)*R}L${x+Math.cos(b)*R} ${y+Math.sin(b)*R}L${x+Math.cos(b)*r0} ${y+Math.sin(b)*r0}z` : n`M${x} ${y}L${x+Math.cos(a)*R} ${y+Math.sin(a)*R}L${x+Math.cos(b)*R} ${y+Math.sin(b)*R}z`; } return this.path(d,col,`opacity="${op}"`); }
  beam(x,y,ang,spread,len,col,op=.25){ const id=this.uid('g'); this.defs.push(n`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${len}"><stop stop-color="${col}" stop-opacity="${String(op)}"/><stop offset="1" stop-color="${col}" stop-opacity="0"/></radialGradient>`); const a=(ang-spread/2)*Math.PI/180,b=(ang+spread/2)*Math.PI/180; return this.path(n`M${x} ${y}L${x+Math.cos(a)*len} ${y+Math.sin(a)*len}L${x+Math.cos(b)*len} ${y+Math.sin(b)*len}z`,`url(#${id})`); }
  // nested strokes: broadcast-arc supergraphic
  stripes(d,cols,w,step,extra=''){ cols.forEach((c,i)=>this.line(d,c,w-i*step*2,extra)); return this; }
  radial(count,x,y,fn,{phase=0}={}){ const id=this.uid('r'); const save=this.out; this.out=[]; fn(); const inner=this.out.join(''); this.out=save; this.defs.push(`<g id="${id}">${inner}</g>`); this.g(n`transform="translate(${x} ${y})${phase?` rotate(${r1(phase)})`:''}"`,()=>{ for(let i=0;i<count;i++) this.add(`<use href="#${id}"${i?` transform="rotate(${r1(i*360/count)})"`:''}/>`); }); return this; }
  symbol(fn){ const id=this.uid('y'); const save=this.out; this.out=[]; fn(); const inner=this.out.join(''); this.out=save; this.defs.push(`<g id="${id}">${inner}</g>`); return id; }
  use(id,x,y,{s=1,r=0,sx,sy,extra=''}={}){ return this.add(n`<use href="#${id}" transform="translate(${x} ${y})${r?` rotate(${r1(r)})`:''}${sx||sy?` scale(${sx||1} ${sy||1})`:s!==1?` scale(${Math.round(s*100)/100})`:''}"${extra?' '+extra:''}/>`); }
  sparkle(x,y,r,col,extra=''){ const q=r*.12; return this.path(n`M${x} ${y-r}Q${x+q} ${y-q} ${x+r} ${y}Q${x+q} ${y+q} ${x} ${y+r}Q${x-q} ${y+q} ${x-r} ${y}Q${x-q} ${y-q} ${x} ${y-r}z`,col,extra); }
  sparks(list,col){ let d=''; for(const [x,y,r] of list){ const q=r*.12; d+=n`M${x} ${y-r}Q${x+q} ${y-q} ${x+r} ${y}Q${x+q} ${y+q} ${x} ${y+r}Q${x-q} ${y+q} ${x-r} ${y}Q${x-q} ${y-q} ${x} ${y-r}z`; } return this.path(d,col); }
  dots(list,col,extra=''){ let d=''; for(const [x,y,r] of list) d+=n`M${x-r} ${y}a${r} ${r} 0 1 1 ${2*r} 0a${r} ${r} 0 1 1 ${-2*r} 0`; return this.path(d,col,extra); }
  scatter(count,x0,y0,x1,y1,fn){ for(let i=0;i<count;i++) fn(x0+this.rand()*(x1-x0),y0+this.rand()*(y1-y0),i); return this; }
  stars(count,col='#FFF2DA',{y1=this.h*.6,max=1.4,op=.7}={}){ const l=[]; this.scatter(count,0,0,this.w,y1,(x,y)=>l.push([x,y,.4+this.rand()*max])); return this.dots(l,col,`opacity="${op}"`); }
  bg(c1,c2,{lift,lx=this.cx,ly=this.cy,lr=this.h*.8,lo=.7}={}){ this.rect(0,0,this.w,this.h,this.lin(c1,c2)); if(lift) this.glow(lx,ly,lr,lift,lo); return this; }
  // floor: dissolves the bottom of the picture into the ground colour (title-safe zone)
  floor(col,from=.62,fromWide=Math.max(from,.84)){ const y=this.h*(this.wide?fromWide:from); this.add(n`<rect y="${y}" width="${this.w}" height="${this.h-y}" fill="${this.grad(col,'b',0,.85)}" filter="url(#s)"/>`); if(this.wide) this.add(n`<rect width="${this.w*.5}" height="${this.h}" fill="${this.grad(col,'l',.1,1,.8)}"/>`); return this; }
  toString(){ const f=(.92*this.s).toFixed(2);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}"><defs><filter id="s" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${f}" numOctaves="2" seed="${this.seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -.7"/><feComposite in2="SourceAlpha" operator="arithmetic" k2="1" k3="1" k4="-.98"/><feComponentTransfer result="m"><feFuncA type="linear" slope="4"/></feComponentTransfer><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="SourceGraphic"/><feMergeNode in="SourceGraphic"/><feMergeNode in="SourceGraphic"/><feMergeNode in="SourceGraphic"/></feMerge><feComposite in2="m" operator="in"/></filter>${this.defs.join('')}</defs>${this.out.join('')}</svg>`; }
}
export function draw(scene,fmtName){ const k=new Kit(FORMATS[fmtName],{seed:scene.seed||7}); scene.draw(k); return k.toString(); }
