import {n} from './kit.mjs';
const P=Math.PI;
// ---------------------------------------------------------------- 21 hanukkah
export const hanukkah={title:'Eight Nights of Light',seed:201,draw(k){
  k.bg('#070F3A','#112E74',{lift:'#3E63D8',ly:k.cy-70*k.s,lr:k.h*.7,lo:.75});
  k.subject(()=>{
    const X=k.wide?900:230, fy=-124;
    // the window: nested arches, stars outside
    const arch=(w,b,top)=>n`M${-w} ${b}V${top+w}A${w} ${w} 0 0 1 ${w} ${top+w}V${b}z`;
    k.path(arch(188,156,-246),'#0A1650'); k.stip(arch(188,156,-246),'#2C49B8','b',.1,1.2); k.line(arch(188,156,-246),'#5F7FE8',3,'opacity=".8"');
    k.path(arch(172,156,-232),'#060C34'); k.stip(arch(172,156,-232),'#3A2A8E','b',.1,1.1);
    const st=[]; k.scatter(46,-165,-210,165,40,(x,y)=>{ if(Math.hypot(x,y-fy)>96) st.push([x,y,.6+k.rand()*1.3]); }); k.dots(st,'#FFF2DA','opacity=".8"');
    const id=k.uid('c'); k.defs.push(`<clipPath id="${id}"><path d="${arch(172,156,-232)}"/></clipPath>`); k.g(`clip-path="url(#${id})"`,()=>k.rays(0,fy,420,40,'#FFD9A0',.12,{r0:104}));
    // roofs across the street, lit windows
    k.body('M-172 156V62L-150 40L-128 62V82H-108V52H-74V84H-52L-30 60L-8 84V92H20V66H58V46L74 34L90 46V80H116V58L138 38L160 58H172V156z','#3A3EA8',{shade:'#10154E',to:'b',sf:.3,st:1.25,lit:'#B9A0FF',from:'t',lf:.7,lt:1.15});
    k.path('M-156 70h8v11h-8zM-142 70h8v11h-8zM-98 64h7v10h-7zM-86 64h7v10h-7zM32 78h7v10h-7zM42 78h7v10h-7zM70 58h7v11h-7zM132 66h8v11h-8zM146 66h8v11h-8z','#FFB02E','opacity=".7"');
        // the shamash flame is the Cast
    k.cast(0,fy,84,{core:'#FFF8E2',edge:'#FFB02E',glow:'#FF9A3D',rings:3,gap:.25,halo:2.6,op:.2}); k.rings(0,fy,100,17,8,'#FFE3A0',1.4,.7);
    // sill
    k.body(n`M${-X} 156H${X}V330H${-X}z`,'#7A3A22',{shade:'#1A0A2A',to:'b',sf:0,st:.62}); k.rect(-X,152,X*2,7,'#D98A4A'); k.line(n`M${-X} 153H${X}`,'#FFD9A0',1.6);
    k.ell(0,186,108,13,'#1A0A2A','opacity=".55"');
    // arms: four nested arcs, the broadcast motif in brass
    const cy=-14, R=[138,104,70,36];
    R.forEach(r=>{ const d=n`M${-r} ${cy}A${r} ${r} 0 0 0 ${r} ${cy}`; k.line(d,'#4A1A12',15); k.line(d,'#E8962A',11.5); k.line(d,k.grad('#8A3410','b',.35,1.05),11.5,'filter="url(#s)"'); k.line(n`M${-r+3} ${cy}A${r-3} ${r-3} 0 0 0 ${r-3} ${cy}`,'#FFF0B8',1.8,'opacity=".9"'); });
    // stem, knops and base
    k.body('M-8 -40H8V150H-8z','#F2A431',{shade:'#7A2E10',to:'r',sf:.3,lit:'#FFF2C0',from:'l',lf:.6,lt:1.1});
    for(const [y,w] of [[22,15],[56,15],[90,15],[124,19]]) k.body(n`M${-w} ${y}C${-w} ${y-13} ${w} ${y-13} ${w} ${y}C${w} ${y+13} ${-w} ${y+13} ${-w} ${y}z`,'#FFB83A',{shade:'#8A3410',to:'br',sf:.35,lit:'#FFF6D0',from:'tl',lf:.6,lt:1.05});
    k.body('M-12 140C-14 156 -44 160 -78 172C-86 182 -84 188 -78 190H78C84 188 86 182 78 172C44 160 14 156 12 140z','#F2A431',{shade:'#6A220E',to:'br',sf:.3,lit:'#FFF2C0',from:'tl',lf:.62,lt:1.1}); k.line('M-70 178C-30 168 30 168 70 178','#6A220E',2,'opacity=".7"'); k.line('M-79 186H79','#FFE08A',2);
    const bead=k.symbol(()=>{ k.circ(0,0,7.4,'#FFC24A','stroke="#7A2E10" stroke-width="1.6"'); k.circ(-1.8,-2.2,2.2,'#FFF6D0'); }); for(const r of R) for(const s of [-1,1]) for(const a of [28,62]){ const q=a*P/180; k.use(bead,s*Math.cos(q)*r,cy+Math.sin(q)*r); }
    // candles
    const cup=k.symbol(()=>{ k.body('M-14 -4C-13 10 -6 12 -5 20H5C6 12 13 10 14 -4z','#F2A431',{shade:'#7A2E10',to:'r',sf:.35,lit:'#FFF2C0',from:'l',lf:.6,lt:1.1}); k.ell(0,-4,14,4.4,'#FFE08A'); k.ell(0,-3.6,9,2.4,'#7A2E10'); });
    const flame=k.symbol(()=>{ k.glow(0,-16,40,'#FFB02E',.65); k.path('M0 -36C8 -23 11 -15 9 -8C6 -2 3 0 0 0C-3 0 -6 -2 -9 -8C-11 -15 -5 -24 0 -36z','#FF8A2A'); k.path('M0 -24C5 -15 7 -10 5 -5C3 -1 -3 -1 -5 -5C-7 -10 -3 -15 0 -24z','#FFF6DC'); });
    const cols=[['#FF8DA1','#A81A55'],['#6FE3D2','#0E6A7A'],['#FFF2DA','#B98A6A'],['#C7A6FF','#5A2FA0'],['#C7A6FF','#5A2FA0'],['#FFF2DA','#B98A6A'],['#6FE3D2','#0E6A7A'],['#FF8DA1','#A81A55']];
    const stick=(c,sh,h=50,w=6.4)=>k.symbol(()=>{ const x=0,y=0; k.body(n`M${x-w} ${y}V${y-h}C${x-w} ${y-h-4} ${x+w} ${y-h-4} ${x+w} ${y-h}V${y}z`,c,{shade:sh,to:'b',sf:.25,lit:'#FFFBEA',from:'t',lf:.72,lt:1.1}); k.line(n`M${x-w+2.5} ${y-h+3}v${h*.34}`,'#FFFFFF',2.6,'opacity=".75"'); k.line(n`M${x+w-2} ${y-h+2}v${h*.22}`,c,3.6); k.line(n`M${x} ${y-h-2}v-7`,'#2A0F1C',2); }), sticks=cols.slice(0,4).map(([c,sh])=>stick(c,sh));
    [-138,-104,-70,-36,36,70,104,138].forEach((x,i)=>{ const hh=[46,49,47,50,50,48,51,46][i]; k.use(sticks[i<4?i:7-i],x,cy-10+50-hh); k.use(cup,x,cy-6); k.use(flame,x,cy-hh-15,{s:.86}); });
    k.use(stick('#2F7BE0','#0E2A86',56,7.6),0,-46); k.use(cup,0,-42,{s:1.15}); k.use(flame,0,-108,{s:1.6});
    // dreidel, mid-spin
    k.at(-140,170,()=>{ k.ell(4,26,30,6,'#1A0A2A','opacity=".55"'); k.g('transform="rotate(17)"',()=>{ k.rect(-4,-48,8,26,'#C9823E',3); k.rect(-4,-48,3,26,'#FFD9A0',2); k.body('M-25 -24L2 -16V12L-4 25C-12 19 -22 12 -25 3z','#2F7BE0',{shade:'#122A8A',to:'bl',sf:.3,lit:'#BFE3FF',from:'tr',lf:.62,lt:1.1}); k.body('M2 -16L24 -24V3C20 12 8 19 -4 25L2 12z','#1B4FB0',{shade:'#0A1A5A',to:'b',sf:.2}); k.body('M-25 -24L0 -31L24 -24L2 -16z','#7FBBFF',{lit:'#FFF2DA',from:'t',lf:.4,lt:1.3}); k.sparkle(-12,-4,9,'#FFD84D'); k.line('M8 -10L19 -14M8 -2L19 -6','#FFD84D',2); }); k.line('M-38 4c-8 6 -6 16 2 20M40 2c8 8 5 16 -4 20','#BFE3FF',2,'opacity=".7"'); });
    // sufganiyot
    k.at(140,176,()=>{ k.ell(0,18,54,10,'#1A0A2A','opacity=".5"'); k.body('M-52 6C-46 22 46 22 52 6z','#CFE3FF',{shade:'#3A4FB0',to:'r',sf:.3}); k.ell(0,6,52,9,'#FFFFFF'); k.ell(0,5,43,6,'#9DB8F0');
      const dough=(x,y,s)=>k.at(x,y,()=>{ k.body('M-22 2C-22 -20 22 -20 22 2C22 14 -22 14 -22 2z','#D9813A',{shade:'#7A2E10',to:'b',sf:.35,st:1.1}); k.path('M-20 -3C-16 -18 16 -18 20 -3C14 2 10 -3 5 1C0 4 -5 -2 -9 2C-14 4 -17 0 -20 -3z','#FFF8EE'); k.circ(1,-11,4.6,'#C4193B'); k.path('M-2 -10C-3 -3 3 -1 4 -8z','#C4193B'); k.circ(-.4,-12.500,1.3,'#FFD3D6'); },{s}); dough(-23,-4,.95); dough(23,-5,.95); dough(0,-25,1); });
    // gelt
    for(const [x,y,r] of [[-88,206,0],[-72,200,20],[92,208,-14]]) k.at(x,y,()=>{ k.ell(1,3,12,7,'#1A0A2A','opacity=".5"'); k.ell(0,0,12,7,'#FFB02E'); k.ell(-1,-1,8.4,4.6,'#FFE08A'); },{r});
    if(k.wide){ for(const [x,y] of [[-250,196],[-232,204],[-300,188]]) k.at(x,y,()=>{ k.ell(1,3,13,7.5,'#1A0A2A','opacity=".5"'); k.ell(0,0,13,7.5,'#FFB02E'); k.ell(-1,-1,9,5,'#FFE08A'); });
      for(const s of [-1,1]) k.body(n`M${s*196} -300C${s*214} -120 ${s*206} 40 ${s*222} 152H${s*300}C${s*286} 20 ${s*288} -140 ${s*300} -300z`,'#2A2A8A',{shade:'#0A0F44',to:s<0?'l':'r',sf:.2,lit:'#8A7AF0',from:s<0?'r':'l',lf:.76,lt:1.2});
      // a cruet of olive oil
      k.at(258,140,()=>{ k.ell(0,44,46,9,'#1A0A2A','opacity=".5"'); k.line('M14 -36C44 -40 46 6 24 14','#BFE3FF',5,'opacity=".7"'); k.path('M-10 -64H10V-34C32 -20 38 20 30 42C20 48 -20 48 -30 42C-38 20 -32 -20 -10 -34z','#DDEBFF','opacity=".3"'); k.body('M-27 -4H27C34 14 34 28 29 40C20 46 -20 46 -29 40C-34 28 -34 14 -27 -4z','#E8A92A',{shade:'#6A5A0A',to:'r',sf:.3,lit:'#FFF2B0',from:'l',lf:.6,lt:1.1}); k.ell(0,-4,27,5,'#FFDF7A'); k.line('M-10 -64V-34C-32 -20 -38 20 -30 42C-20 48 20 48 30 42C38 20 32 -20 10 -34V-64','#E9F2FF',2.2,'opacity=".85"'); k.body('M-8 -80C-10 -90 10 -90 8 -80L10 -62H-10z','#B2703A',{shade:'#4A1A12',to:'r',sf:.3}); k.path('M-24 6C-26 22 -24 32 -20 36C-16 28 -18 16 -17 4z','#FFFFFF','opacity=".6"'); }); }
    k.sparks([[-116,-176,9],[128,-168,11],[96,-206,7]],'#FFF2DA');
  },{s:.93,dy:2});
  k.floor('#0A0A2C',.86,.93);
}};
// ---------------------------------------------------------------- 22 murder mystery
export const mystery={title:'The Inkwell Affair',seed:212,draw(k){
  k.bg('#0B3A2E','#051F1C',{lift:'#1F8A62',ly:k.cy-40*k.s,lr:k.h*.66,lo:.7});
  k.subject(()=>{
    const lx=-8,ly=-44,r=112;
    k.rings(lx,ly,150,20,9,'#BFE9B4',1.4,.42);
    // baize: gold line of the table edge
    const X=k.wide?900:230; k.line(n`M${-X} 214C${-X*.4} 190 ${X*.4} 190 ${X} 214`,'#FFB02E',2,'opacity=".5"');
    // the letter
    k.at(-40,-6,()=>{ k.path('M-118 -150L104 -168L126 128L-96 146z','#02120F','opacity=".5" transform="translate(9 11)"');
      k.body('M-118 -150L104 -168L126 128L-96 146z','#E9D9BE',{shade:'#8A6A6A',to:'br',sf:.35,lit:'#FFFBF0',from:'tl',lf:.6,lt:1.1});
      let d=''; for(let i=0;i<11;i++){ const y=-122+i*22; d+=n`M${-92+i*1.600} ${y}`; for(let x=0;x<(i===10?4:9);x++) d+=n`q${5} ${-7-k.rand()*3} ${10} 0t${9+k.rand()*3} ${-1.5}`; } k.line(d,'#6A4A7A',2.2,'opacity=".65"');
      k.path('M104 -168L126 128L110 129L92 96L106 60L88 20L104 -30L84 -80L98 -120z','#0B3328'); k.stip('M104 -168L126 128L110 129L92 96L106 60L88 20L104 -30L84 -80L98 -120z','#05201A','b',.2,1);
    },{r:-7});
    // wax seal, cracked
    k.at(-112,96,()=>{ k.circ(4,6,33,'#02120F','opacity=".5"'); let p=''; for(let i=0;i<40;i++){ const a=i/40*2*P, rr=31+Math.sin(i*1.7)*2.400+Math.sin(i*.9)*2.2; p+=(i?'L':'M')+n`${Math.cos(a)*rr} ${Math.sin(a)*rr}`; } k.body(p+'z','#D4213F',{shade:'#5A0418',to:'br',sf:.3,lit:'#FFA0A8',from:'tl',lf:.6,lt:1.05}); k.circ(0,0,22,'#A3142F'); k.circ(0,0,22,'none','stroke="#FF8DA1" stroke-width="1.6" opacity=".7"'); k.sparkle(0,0,18,'#FF8DA1'); k.line('M-8 -33L-2 -14L-9 -2L2 10L-3 32','#3D0412',3); });
    // pearls, the string has snapped
    const pearl=k.symbol(()=>{ k.circ(3,4,9,'#02120F','opacity=".5"'); k.body('M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0','#F4E4EE',{shade:'#8A6AA0',to:'br',sf:.3,st:1}); k.circ(-3,-3.4,2.6,'#FFFFFF'); });
    k.line('M-196 -172C-176 -196 -140 -190 -132 -170','#E9D9BE',1.4);
    const str=[]; for(let i=0;i<12;i++){ const t=i/11; str.push([-204+t*66+Math.sin(t*5)*8,-60-t*128+Math.sin(t*3.1)*-16]); }
    str.forEach(([x,y])=>k.use(pearl,x,y)); [[-176,-6,1],[-150,22,.9],[-186,44,1],[-164,78,.86],[-30,182,1],[-70,170,.9],[8,166,.8],[66,190,.9]].forEach(([x,y,s])=>k.use(pearl,x,y,{s}));
    // ink: a spill and the pot
    k.body('M84 -206C112 -222 152 -206 166 -184C190 -176 200 -150 186 -132C190 -112 160 -98 146 -112C128 -100 104 -116 108 -136C86 -146 70 -186 84 -206z','#160A3A',{shade:'#05021A',to:'br',sf:.2,lit:'#6A5FE0',from:'tl',lf:.66,lt:1.1}); k.dots([[112,-86,5],[126,-76,3],[96,-96,2.6],[196,-104,4]],'#160A3A');
    k.at(140,-160,()=>{ const oct=(q)=>{ let p=''; for(let i=0;i<8;i++){ const a=(i+.5)/8*2*P; p+=(i?'L':'M')+n`${Math.cos(a)*q} ${Math.sin(a)*q}`; } return p+'z'; }; k.path(oct(37),'#02120F','opacity=".5" transform="translate(6 9)"'); k.body(oct(37),'#3F86D0',{shade:'#0A1A5A',to:'br',sf:.3,lit:'#D6EEFF',from:'tl',lf:.58,lt:1.05}); k.line('M-34 -14L-20 -9M-14 -34L-9 -20M14 -34L9 -20M34 -14L20 -9M-34 14L-20 9M-14 34L-9 20M14 34L9 20M34 14L20 9','#BFE3FF',1.6,'opacity=".7"'); k.circ(0,0,22,'#FFC24A'); k.add(`<circle r="22" fill="${k.grad('#8A3410','br',.4,1)}" filter="url(#s)"/>`); k.circ(0,0,15.5,'#0D0626'); k.path('M-10 -6C-6 -12 3 -13 8 -10C2 -10 -4 -7 -6 -2z','#8A7AF0'); });
    // quill, its nib still in the pot
    k.at(142,-156,()=>{ const f='M14 44C2 92 2 150 34 206C50 176 58 110 42 62C36 46 24 38 14 44z'; k.path(f,'#02120F','opacity=".5" transform="translate(8 8)"'); k.body(f,'#EC4A6A',{shade:'#6A0A3A',to:'b',sf:.25,lit:'#FFD9C2',from:'t',lf:.6,lt:1.1}); k.line('M20 64L8 84M26 88L6 110M28 112L10 136M30 136L16 160M30 64L46 76M33 88L50 104M35 112L52 130M36 136L50 156','#6A0A3A',1.8,'opacity=".55"'); k.line('M2 4L16 46C26 90 30 140 33 204','#FFF2DA',3); },{r:-7});
    // the lens: a fingerprint, and one circle of light
    k.circ(lx+10,ly+13,r+14,'#02120F','opacity=".5"');
    k.glow(lx,ly,r*2.1,'#FFD84D',.45);
    k.circ(lx,ly,r+12,'#5A220E'); 
    const id=k.uid('c'); k.defs.push(n`<clipPath id="${id}"><circle cx="${lx}" cy="${ly}" r="${r}"/></clipPath>`);
    k.circ(lx,ly,r,'#FFF3D4'); k.add(n`<circle cx="${lx}" cy="${ly}" r="${r}" fill="${k.grad('#FFB02E','rad',.25,1.02)}" filter="url(#s)"/>`);
    k.g(`clip-path="url(#${id})"`,()=>{
      // big letter strokes, magnified
      k.line(n`M${lx-130} ${ly-74}q24 -30 44 0t40 -6q20 -26 42 0t52 -10q20 -20 40 0M${lx-130} ${ly+92}q24 -26 46 0t46 -4q20 -24 44 0t50 -8`,'#8A4A6A',6,'opacity=".35"');
      k.at(lx+2,ly+2,()=>{ const oid=k.uid('c'); k.defs.push(`<clipPath id="${oid}"><path d="M0 -88C42 -88 62 -52 62 -6C62 44 40 84 0 84C-40 84 -62 44 -62 -6C-62 -52 -42 -88 0 -88z"/></clipPath>`);
        let d='M-5 8C-10 -8 8 -16 12 -2C14 8 8 20 0 20C-16 20 -22 2 -18 -12C-14 -30 14 -32 21 -14C28 6 20 30 2 32C-24 34 -34 8 -29 -14';
        for(let i=3;i<9;i++){ const w=9.3*i+2, h=10.6*i+3; d+=n`M${-w+(i%3)*2} ${10+i*5-(i%2)*9}C${-w-7} ${-h*.5} ${-w*.72} ${-h} 0 ${-h}C${w*.78} ${-h} ${w+6} ${-h*.46} ${w} ${6+i*3+(i%2)*8}`; if(i<6) d+=n`M${w-1} ${16+i*5+(i%2)*8}C${w*.7} ${h*.9} ${w*.1} ${h+6} ${-w*.5} ${h*.92}`; }
        for(let i=0;i<4;i++) d+=n`M-66 ${44+i*12}C-40 ${58+i*11} ${-14+i*5} ${74+i*9} ${8+i*7} ${72+i*9}S56 ${52+i*10} 70 ${36+i*11}`;
        k.g(`clip-path="url(#${oid})"`,()=>{ k.line(d,'#B2142F',4.7); k.line(d,k.grad('#3D0716','br',.3,1.1),4.7,'filter="url(#s)"'); }); },{r:9});
    });
    k.path(n`M${lx-94} ${ly-14}C${lx-92} ${ly-66} ${lx-58} ${ly-98} ${lx-16} ${ly-101}C${lx-48} ${ly-86} ${lx-72} ${ly-58} ${lx-77} ${ly-12}C${lx-78} ${ly-4} ${lx-94} ${ly-4} ${lx-94} ${ly-14}z`,'#FFFFFF','opacity=".72"'); k.circ(lx-84,ly+10,5,'#FFFFFF','opacity=".7"');
    k.line(n`M${lx-r-6} ${ly}a${r+6} ${r+6} 0 1 1 ${2*r+12} 0a${r+6} ${r+6} 0 1 1 ${-2*r-12} 0`,'#F2A431',13); k.line(n`M${lx-r-6} ${ly}a${r+6} ${r+6} 0 1 1 ${2*r+12} 0a${r+6} ${r+6} 0 1 1 ${-2*r-12} 0`,k.grad('#7A2E10','br',.35,1),13,'filter="url(#s)"'); k.add(n`<circle cx="${lx}" cy="${ly}" r="${r+9}" fill="none" stroke="#FFF2C0" stroke-width="2" stroke-dasharray="190 700" transform="rotate(185 ${lx} ${ly})" stroke-linecap="round"/>`);
    // handle
    k.g(n`transform="translate(${lx} ${ly}) rotate(46)"`,()=>{ k.rect(r+22,4,150,22,'#02120F',11,'opacity=".5"'); k.body(n`M${r+10} -10H${r+38}V10H${r+10}z`,'#FFC24A',{shade:'#7A2E10',to:'b',sf:.3,lit:'#FFF6D0',from:'t',lf:.6,lt:1.1}); k.line(n`M${r+20} -10V10M${r+29} -10V10`,'#7A2E10',2); k.body(n`M${r+38} -11C${r+70} -17 ${r+120} -17 ${r+146} -13C${r+158} -10 ${r+158} 10 ${r+146} 13C${r+120} 17 ${r+70} 17 ${r+38} 11z`,'#8A1F3A',{shade:'#2A0418',to:'b',sf:.3,lit:'#FF8DA1',from:'t',lf:.62,lt:1.1}); k.line(n`M${r+50} -6C${r+80} -10 ${r+110} -10 ${r+136} -7`,'#FFC7D0',2,'opacity=".8"'); k.body(n`M${r+146} -12C${r+162} -10 ${r+162} 10 ${r+146} 12z`,'#FFC24A',{shade:'#7A2E10',to:'b',sf:.3}); });
    // opera ticket, torn
    k.at(118,150,()=>{ k.path('M-54 -26H38L46 -16L36 -6L48 4L36 14L46 26H-54z','#02120F','opacity=".5" transform="translate(5 7)"'); k.body('M-54 -26H38L46 -16L36 -6L48 4L36 14L46 26H-54z','#1FA3A0',{shade:'#06404A',to:'br',sf:.3,lit:'#BFF5EA',from:'tl',lf:.6,lt:1.1}); k.line('M-46 -19H28M-46 19H28','#FFF2DA',1.6,'opacity=".8"'); k.line('M-20 -24V24','#FFF2DA',2,'stroke-dasharray="1 6"'); k.sparkle(-37,0,12,'#FFD84D'); k.line('M-8 -6H20M-8 4H12','#FFF2DA',3.400,'opacity=".85"'); },{r:-16});
    if(k.wide){ // candlestick from above right, a glove, more pearls
      [[-260,60,1],[-300,-30,.9],[-236,150,.9],[-340,110,.8],[-420,20,.7]].forEach(([x,y,s])=>k.use(pearl,x,y,{s}));
      k.at(258,34,()=>{ k.path('M-30 96C-40 30 -38 -30 -34 -58C-34 -72 -22 -72 -20 -58L-16 -10L-14 -74C-13 -88 0 -88 1 -74L3 -12L8 -70C10 -84 22 -82 22 -68L19 -6L28 -44C32 -56 44 -52 42 -40C38 -6 34 40 36 96z','#02120F','opacity=".5" transform="translate(7 9)"'); k.body('M-30 96C-40 30 -38 -30 -34 -58C-34 -72 -22 -72 -20 -58L-16 -10L-14 -74C-13 -88 0 -88 1 -74L3 -12L8 -70C10 -84 22 -82 22 -68L19 -6L28 -44C32 -56 44 -52 42 -40C38 -6 34 40 36 96z','#C7A6FF',{shade:'#3A1A6A',to:'br',sf:.3,lit:'#FFF2FF',from:'tl',lf:.62,lt:1.1}); k.line('M-33 70C-10 78 16 78 36 70M-33 82C-10 90 16 90 36 82','#3A1A6A',2.400,'opacity=".6"'); k.line('M-18 4V26M2 2V26M16 6L13 26','#3A1A6A',1.8,'opacity=".5"'); },{r:18}); }
    k.sparks([[60,-188,7],[-60,-192,9],[182,40,9]],'#FFF2DA');
  },{s:.95});
  k.floor('#031613',.86,.92);
}};
// ---------------------------------------------------------------- 23 pasta
export const pasta={title:'Pasta by Hand',seed:223,draw(k){
  k.bg('#17389C','#0A1B58',{lift:'#3F6FE0',ly:k.cy-30*k.s,lr:k.h*.68,lo:.7});
  k.subject(()=>{
    const y=-40, X=k.wide?[-760,320]:[-200,200];
    // maiolica tiles
    const tile=k.symbol(()=>{ k.radial(4,0,0,()=>{ k.path('M0 -6C14 -16 14 -34 0 -44C-14 -34 -14 -16 0 -6z','#7FBBFF'); k.path('M44 -44C44 -30 32 -22 22 -22C22 -32 30 -44 44 -44z','#FFF2DA'); }); k.circ(0,0,5,'#FFB02E'); k.line('M-44 -44H44V44H-44z','#0A1B58',2.5); });
    for(let i=Math.floor(X[0]/88);i<=Math.ceil(X[1]/88);i++) for(let j=-2;j<=2;j++){ if(i>-7) k.use(tile,i*88+44,j*88+6,{extra:n`opacity="${i<-2?Math.max(.02,.26*(1-(-2-i)/4.5)):.26}"`}); }
    k.rings(0,y,196,20,8,'#BFE3FF',1.5,.5);
    // board
    k.at(0,y+6,()=>{ const b='M-166 -148H152Q174 -148 174 -126V128Q174 150 152 150H-166Q-188 150 -188 128V-126Q-188 -148 -166 -148z'; k.path(b,'#050E36','opacity=".55" transform="translate(10 14)"'); k.body(b,'#C4763A',{shade:'#5A2212',to:'br',sf:.3,lit:'#FFC98A',from:'tl',lf:.6,lt:1.1});
      k.line('M-188 -92C-90 -102 40 -80 174 -94M-188 -34C-120 -26 60 -42 174 -30M-188 34C-60 24 60 46 174 32M-188 92C-100 104 70 84 174 98','#6A2A12',2,'opacity=".4"'); k.line('M-188 -118C-120 -124 0 -112 80 -120M-100 -60C-40 -66 30 -54 120 -62M-160 66C-80 60 20 74 110 64M-120 122C-40 118 60 128 150 120','#FFD9A0',1.4,'opacity=".3"');
      k.circ(-160,-120,9,'#3A120B'); k.circ(-160,-120,9,'none','stroke="#FFC98A" stroke-width="1.6" opacity=".6"'); },{r:-5});
    // the well of flour is the Cast
    k.glow(0,y,250,'#FFF2DA',.4);
    const rim=(q,w,ph,N=60)=>{ let p=''; for(let i=0;i<N;i++){ const a=i/N*2*P, rr=q+Math.sin(a*5+ph)*w+Math.sin(a*11+ph*2)*w*.55+Math.sin(a*17+ph)*w*.3; p+=(i?'L':'M')+n`${Math.cos(a)*rr} ${y+Math.sin(a)*rr}`; } return p+'z'; };
    const dust=[]; for(let i=0;i<56;i++){ const a=k.rand()*2*P, q=140+Math.pow(k.rand(),2)*48; dust.push([Math.cos(a)*q,y+Math.sin(a)*q,.6+k.rand()*1.6]); } k.dots(dust,'#FFF6E6','opacity=".85"');
    k.add(n`<circle cx="0" cy="${y}" r="186" fill="${k.grad('#FFF6E6','core',.66,.98)}" filter="url(#s)"/>`);
    k.path(rim(136,6,1.3),'#5A2212','opacity=".38" transform="translate(6 9)"');
    k.body(rim(137,6,1.3),'#FFF6E6',{shade:'#C9966E',to:'br',sf:.5,st:1.15});
    // the slopes: drifts of flour, inner side in shadow away from the light
    const drift=k.symbol(()=>{ const d='M-3 -90C-16 -102 -18 -120 -9 -134C4 -138 16 -132 17 -124C10 -112 6 -100 -3 -90z'; k.path(d,k.grad('#B8794C','r',.2,1.1,.95),'filter="url(#s)"'); k.path('M-6 -92C-18 -104 -20 -120 -11 -132C-10 -118 -8 -104 -2 -96z','#FFFDF8'); });
    for(let i=0;i<15;i++) k.use(drift,0,y,{r:i*24+Math.sin(i*3.7)*7,s:.94+Math.sin(i*2.3)*.09});
    k.add(n`<circle cx="0" cy="${y}" r="116" fill="${k.grad('#D29A68','core',.72,1.02,.9)}" filter="url(#s)"/>`);
    k.path(rim(89,3.4,4),'#D9A26A');
    // egg white, yolks
    k.body(rim(85,3.4,4),'#FFE2A8',{shade:'#E08A3A',to:'tl',sf:.2,st:1.1,lit:'#FFF8E2',from:'br',lf:.5,lt:1.05});
    const yolk=(x,yy,q)=>{ k.ell(x+4,yy+6,q,q*.96,'#A8481A','opacity=".45"'); k.body(n`M${x-q} ${yy}a${q} ${q} 0 1 1 ${2*q} 0a${q} ${q} 0 1 1 ${-2*q} 0`,'#FFA31F',{shade:'#D2481A',to:'br',sf:.35,st:1.05,lit:'#FFE680',from:'tl',lf:.6,lt:1.02}); k.path(n`M${x-q*.6} ${yy-q*.15}C${x-q*.5} ${yy-q*.6} ${x-q*.1} ${yy-q*.74} ${x+q*.16} ${yy-q*.66}C${x-q*.14} ${yy-q*.5} ${x-q*.3} ${yy-q*.3} ${x-q*.34} ${yy-q*.04}C${x-q*.38} ${yy+q*.1} ${x-q*.62} ${yy+q*.06} ${x-q*.6} ${yy-q*.15}z`,'#FFFFFF','opacity=".85"'); };
    yolk(-30,y-22,29); yolk(30,y-24,27); yolk(-2,y+32,31);
    // a fork starts the stir
    k.line(n`M${-62} ${y+44}C${-30} ${y+82} ${42} ${y+78} ${60} ${y+30}`,'#FFC23A',5,'opacity=".7"'); k.line(n`M${-54} ${y+40}C${-26} ${y+68} ${34} ${y+66} ${50} ${y+28}`,'#FFF2DA',2.4,'opacity=".8"');
    k.g(n`transform="translate(50 ${y+24}) rotate(-44)"`,()=>{ k.rect(34,6,150,12,'#4A1A10',6,'opacity=".4"'); k.body('M34 -20C46 -22 52 -12 64 -7C90 -4 130 -6 168 -9C186 -10 190 10 172 11C130 8 90 6 64 8C52 13 46 22 34 20z','#E9EEF8',{shade:'#5A6AA8',to:'b',sf:.35,lit:'#FFFFFF',from:'t',lf:.65,lt:1.1}); for(const yy of [-17,-6,5,16]) k.rect(-4,yy-2.4,42,5,'#DDE5F5',2.4); k.line('M-2 -18.500H30M-2 -7.5H30M-2 3.500H30M-2 14.500H30','#FFFFFF',1.2); k.line('M72 -2H164','#FFFFFF',1.8,'opacity=".8"'); });
    // nests of tagliatelle: nested strokes
    const nestS=k.symbol(()=>{ k.ell(5,9,54,44,'#050E36','opacity=".5"'); k.circ(0,0,46,'#8A4A14'); const loops=[[46,34,0],[40,42,60],[44,30,120],[34,40,30],[38,26,95],[28,32,150],[24,18,20],[16,22,80]]; loops.forEach(([a,b,q],i)=>{ const e=`transform="rotate(${q})"`; k.ell(0,0,a,b,'none',`stroke="#A85A14" stroke-width="8.4" ${e}`); k.ell(0,0,a,b,'none',`stroke="${i%2?'#FFD97A':'#FFC452'}" stroke-width="6" ${e}`); k.ell(0,0,a+1,b+1,'none',`stroke="#FFF4C8" stroke-width="1.4" stroke-dasharray="40 26" ${e}`); }); k.line('M40 10C60 20 56 40 40 44M-30 34C-44 50 -30 60 -16 54','#A85A14',8.4); k.line('M40 10C60 20 56 40 40 44M-30 34C-44 50 -30 60 -16 54','#FFD97A',6); k.add(`<circle r="52" fill="${k.grad('#7A2E10','br',.5,1.1)}" filter="url(#s)"/>`); }), nest=(x,yy,s,r)=>k.use(nestS,x,yy,{s,r});
    nest(-128,128,.98,0); nest(124,142,.86,70);
    // basil, tomatoes
    const leafS=k.symbol(()=>{ k.path('M0 0C26 -8 32 -44 0 -62C-32 -44 -26 -8 0 0z','#050E36','opacity=".45" transform="translate(4 6)"'); k.body('M0 0C26 -8 32 -44 0 -62C-32 -44 -26 -8 0 0z','#1FA35A',{shade:'#06452F',to:'bl',sf:.3,lit:'#CFF2A0',from:'tr',lf:.6,lt:1.1}); k.line('M0 -1V-54M0 -18L12 -28M0 -18L-12 -28M0 -34L10 -43M0 -34L-10 -43','#CFF2A0',1.3,'opacity=".75"'); }), leaf=(x,yy,r,s)=>k.use(leafS,x,yy,{r,s});
    leaf(-4,176,-58,.86); leaf(-2,178,38,.95); leaf(-2,180,-8,.74); leaf(160,-150,40,.9); leaf(156,-148,-30,.72);
    const tomS=k.symbol(()=>{ const q=20; k.circ(4,6,q,'#050E36','opacity=".5"'); k.body('M-20 0a20 20 0 1 1 40 0a20 20 0 1 1 -40 0','#E8342A',{shade:'#6A0A1C',to:'br',sf:.3,lit:'#FFC0A0',from:'tl',lf:.62,lt:1}); k.at(3,-2,()=>k.radial(5,0,0,()=>k.path('M0 0C3.2 -2 2.8 -10 0 -12.4C-2.8 -10 -3.2 -2 0 0z','#149A4A'))); k.path('M-13 -4C-11 -11 -6 -14 -1 -15C-6 -11 -8 -8 -9 -3z','#FFE3D6','opacity=".8"'); }), tom=(x,yy,q)=>k.use(tomS,x,yy,{s:q/20}); tom(-170,-178,20); tom(-132,-196,16); tom(58,178,18); tom(176,76,17);
    // half a shell
    k.at(-150,-76,()=>{ k.ell(4,7,30,26,'#4A1A10','opacity=".45"'); let p=''; for(let i=0;i<22;i++){ const a=i/22*2*P, rr=(i%2?30:26)+Math.sin(i*2.3)*1.6; p+=(i?'L':'M')+n`${Math.cos(a)*rr} ${Math.sin(a)*rr*.86}`; } k.body(p+'z','#F2CFA8',{shade:'#A8623A',to:'br',sf:.35,lit:'#FFF6E6',from:'tl',lf:.6,lt:1.1}); k.ell(1,1,21,17,'#FFF8EE'); k.add(`<ellipse cx="1" cy="1" rx="21" ry="17" fill="${k.grad('#C9966A','tl',.3,1)}" filter="url(#s)"/>`); },{r:-14});
    if(k.wide){ // rolling pin
      k.g('transform="translate(-262 20) rotate(-68)"',()=>{ k.rect(-150,4,300,44,'#050E36',20,'opacity=".45"'); k.body('M-152 -9C-166 -11 -166 11 -152 9L-108 8V-8zM152 -9C166 -11 166 11 152 9L108 8V-8z','#8A3A1C',{shade:'#3A120B',to:'b',sf:.3,lit:'#FFC98A',from:'t',lf:.6,lt:1.1}); k.body('M-112 -24Q-116 -24 -116 -18V18Q-116 24 -112 24H112Q116 24 116 18V-18Q116 -24 112 -24z','#D98A4A',{shade:'#5A2212',to:'b',sf:.35,lit:'#FFE3B8',from:'t',lf:.6,lt:1.05}); k.line('M-100 -6H96M-90 6H104','#8A4A1C',1.4,'opacity=".5"'); });
      nest(250,-50,.9,30); leaf(262,70,20,1); leaf(268,70,80,.8); tom(240,110,20); tom(-214,150,16); }
    k.sparks([[176,-40,8],[-30,-196,7],[184,196,7]],'#FFF2DA');
  },{s:.95,dy:4});
  k.floor('#07133F',.86,.92);
}};
// ---------------------------------------------------------------- 24 flower arranging
export const peony={title:'The Peony Table',seed:231,draw(k){
  k.bg('#0A3B45','#06222C',{lift:'#1F8A8C',ly:k.cy-30*k.s,lr:k.h*.66,lo:.75});
  k.subject(()=>{
    const y=-38;
    k.rings(0,y,178,20,9,'#FFB8C4',1.4,.45);
    // eucalyptus
    const c='#4FA08A',d='#0E4A4A',l='#CFF2E0', coin=k.symbol(()=>{ k.body('M-19 0C-19 -20 19 -20 19 0C19 18 -19 18 -19 0z',c,{shade:d,to:'bl',sf:.25,lit:l,from:'tr',lf:.62,lt:1.1}); k.line('M-19 3Q0 -3 13 -4',l,1.2,'opacity=".7"'); }), eucS=k.symbol(()=>{ k.line('M0 0C8 -50 -6 -110 4 -170',d,3.4); for(let i=0;i<7;i++){ const a=-20-i*23, q=19-i*1.600; const z=q/19; k.use(coin,q*.95,a-9,{r:24,sx:z.toFixed(2),sy:z.toFixed(2)}); k.use(coin,-q*.95,a,{r:-24,sx:(-z).toFixed(2),sy:z.toFixed(2)}); } k.ell(4,-178,7,10,l); }), euc=(x,yy,r,s)=>k.use(eucS,x,yy,{r,s});
    const bladeS=k.symbol(()=>{ k.body('M0 0C30 -30 32 -110 0 -168C-32 -110 -30 -30 0 0z','#14805A',{shade:'#053A36',to:'bl',sf:.3,lit:'#BFE9B4',from:'tr',lf:.64,lt:1.1}); k.line('M0 -4V-158M0 -40L16 -62M0 -40L-16 -62M0 -80L17 -102M0 -80L-17 -102M0 -116L11 -132M0 -116L-11 -132','#BFE9B4',1.4,'opacity=".65"'); }), blade=(x,yy,r,s)=>k.use(bladeS,x,yy,{r,s});
    blade(-96,62,-118,.86); blade(98,58,122,.86); blade(-120,-110,-52,.66); blade(126,-112,48,.7); blade(-128,10,-84,.7); blade(130,0,86,.66);
    euc(-84,84,-142,.92); euc(70,90,150,.86); euc(-104,-120,-30,.6); euc(110,-116,26,.6);
    // the bloom: petals in rings, lit from its own heart
    k.circ(8,y+13,158,'#02141A','opacity=".5"'); k.glow(0,y,230,'#FF8DA1',.5);
    const petal=(r,w,v=0)=>n`M0 ${-r*.1}C${w*.7} ${-r*.24} ${w*1.18} ${-r*.66} ${w*.86} ${-r*.9}C${w*.66} ${-r*(1.03+v)} ${w*.4} ${-r*.93} ${w*.22} ${-r*(1.01-v)}C${w*.08} ${-r*1.05} ${-w*.12} ${-r*.94} ${-w*.3} ${-r*(1+v)}C${-w*.5} ${-r*1.05} ${-w*.74} ${-r*.99} ${-w*.9} ${-r*.86}C${-w*1.16} ${-r*.6} ${-w*.7} ${-r*.24} 0 ${-r*.1}z`;
    const ring=(N,r,w,c,sh,li,ph,v)=>k.radial(N,0,y,()=>{ k.body(petal(r,w,v),c,{shade:sh,to:'b',sf:.05,st:.92,lit:li,from:'tr',lf:.66,lt:1.05}); k.line(n`M${-w*.86} ${-r*.82}C${-w*.7} ${-r*.99} ${-w*.46} ${-r*1.02} ${-w*.3} ${-r*.98}M${w*.24} ${-r*.99}C${w*.42} ${-r*.93} ${w*.62} ${-r*1.01} ${w*.82} ${-r*.9}`,li,1.6,'opacity=".75"'); k.line(n`M0 ${-r*.5}V${-r*.84}M${w*.26} ${-r*.54}L${w*.42} ${-r*.82}M${-w*.26} ${-r*.54}L${-w*.44} ${-r*.82}`,sh,1.1,'opacity=".35"'); },{phase:ph});
    ring(8,166,62,'#B81F6A','#4A0838','#FF7FA8',0,.02); ring(8,146,56,'#D63A80','#6A0E48','#FF9ABB',23,-.02); ring(8,122,49,'#EE6A9A','#8A1A5A','#FFC0CE',6,.03); ring(7,98,44,'#FF94B0','#B2306A','#FFDDE0',14,-.02); ring(7,76,36,'#FFB6C4','#CC4A7E','#FFF2EE',38,.02); ring(6,56,29,'#FFD3D0','#E0708E','#FFFFFF',8,-.02);
    k.circ(0,y,33,'#FFF2DA'); k.add(n`<circle cx="0" cy="${y}" r="33" fill="${k.grad('#FFB02E','rad',.1,1.02)}" filter="url(#s)"/>`); k.glow(0,y,86,'#FFF8E8',.75);
    ring(5,31,17,'#FFE9DC','#F29AA0','#FFFFFF',20,.03);
    k.radial(13,0,y,()=>{ k.line('M0 -6V-21','#E0901C',1.8); k.circ(0,-22,2.8,'#FFC83A'); },{phase:9}); k.circ(0,y,7,'#E8547A'); k.dots([[-2,y-2,2]],'#FFD3D6');
    // buds and ranunculus
    const ball=(x,yy,q,c,sh,li)=>k.at(x,yy,()=>{ k.circ(5,7,q,'#02141A','opacity=".5"'); k.body(n`M${-q} 0a${q} ${q} 0 1 1 ${2*q} 0a${q} ${q} 0 1 1 ${-2*q} 0`,c,{shade:sh,to:'br',sf:.35,lit:li,from:'tl',lf:.6,lt:1.05}); for(const [f,a] of [[.8,20],[.62,140],[.45,260],[.28,30]]) k.line(n`M${-q*f} 0A${q*f} ${q*f} 0 0 1 ${q*f*.5} ${-q*f*.86}M${q*f} 0A${q*f} ${q*f} 0 0 1 ${-q*f*.5} ${q*f*.86}`,sh,1.8,`transform="rotate(${a})" opacity=".6"`); k.circ(0,0,q*.16,'#3CC07A'); });
    ball(-132,100,33,'#FFB02E','#B2461C','#FFF2C0'); ball(-164,62,20,'#FF8A4A','#A8321C','#FFE0B8'); ball(154,86,25,'#FFF2DA','#C08A6A','#FFFFFF');
    // snips
    k.g('transform="translate(84 176) rotate(-30)"',()=>{ k.path('M-96 -6L6 -9L40 14L36 24zM-96 10L6 8L40 -12L36 -22z','#02141A','opacity=".5" transform="translate(4 9)"');
      k.body('M-98 -2C-70 -14 -20 -14 8 -6L20 6L10 10C-20 2 -60 0 -98 -2z','#E9EEF8',{shade:'#4A6A88',to:'b',sf:.3,lit:'#FFFFFF',from:'t',lf:.6,lt:1.1}); k.body('M-92 14C-64 18 -20 14 8 6L20 -4L10 -10C-20 -4 -60 6 -92 14z','#C9D6E8',{shade:'#3A567A',to:'b',sf:.3,lit:'#FFFFFF',from:'t',lf:.66,lt:1.1});
      for(const s of [-1,1]){ const h=n`M14 ${s*2}C40 ${s*8} 58 ${s*18} 82 ${s*16}C106 ${s*14} 112 ${s*38} 90 ${s*42}C62 ${s*46} 34 ${s*26} 10 ${s*8}`; k.line(h,'#5A0A1C',13); k.line(h,'#E8342A',9.5); k.line(h,'#FFB0A0',2.4,'opacity=".8" transform="translate(-1 -2)"'); } k.circ(12,0,7,'#FFC24A'); k.circ(10.5,-1.5,2.4,'#FFF6D0'); });
    // ribbon
    const rib='M-204 150C-160 138 -150 196 -112 188C-84 182 -92 146 -64 152C-40 158 -46 200 -6 204'; k.line(rib,'#02141A',22,'opacity=".45" transform="translate(4 8)"'); k.line(rib,'#FFD9A0',19,'style="stroke-linecap:butt"'); k.line(rib,k.grad('#C2561C','br',.2,1),19,'filter="url(#s)"'); k.line(rib,'#FFF6E2',1.6,'stroke-dasharray="1 5"'); k.path('M-12 190L10 196L0 206L8 218L-14 213z','#FFC98A');
    if(k.wide){ blade(-230,70,-96,.9); blade(-250,150,-70,.6); euc(-200,-20,-88,.9); ball(-236,24,26,'#FF8DA1','#8A1A4A','#FFE0E4'); euc(204,-44,58,.72); ball(262,-22,34,'#FF8A4A','#A8321C','#FFE0B8'); blade(226,60,104,.7); ball(254,120,22,'#FFB02E','#B2461C','#FFF2C0');
      for(const [x,yy,r,s] of [[-330,120,30,.32],[-410,60,-50,.26],[-300,-110,80,.28]]) k.at(x,yy,()=>k.body(petal(146,56,0),'#D63A80',{shade:'#6A0E48',to:'b',sf:.1,lit:'#FF9ABB',from:'tr',lf:.6,lt:1.05}),{r,s}); }
    k.sparks([[-150,-178,9],[160,-186,8],[182,-20,7]],'#FFF2DA');
  },{s:.95,dy:2});
  k.floor('#031820',.86,.92);
}};
// ---------------------------------------------------------------- 25 bingo
export const bingo={title:'The Big Cage Bingo',seed:243,draw(k){
  k.bg('#3E0638','#8C1258',{lift:'#E0388A',ly:k.cy-40*k.s,lr:k.h*.66,lo:.7});
  k.subject(()=>{
    const y=-52,r=126, X=k.wide?900:230;
    k.rays(0,y,900,36,'#FFB8C4',.09,{r0:150});
    // marquee of bulbs round the light
    k.circ(0,y,172,'#6A0A4A'); k.add(n`<circle cx="0" cy="${y}" r="172" fill="${k.grad('#2A0428','rad',.7,1.02)}" filter="url(#s)"/>`); k.add(n`<circle cx="0" cy="${y}" r="172" fill="none" stroke="#FFB02E" stroke-width="3"/>`); k.add(n`<circle cx="0" cy="${y}" r="147" fill="none" stroke="#FFB02E" stroke-width="2"/>`);
    k.radial(28,0,y,()=>{ k.circ(0,-159.5,8,'#FFB02E','opacity=".35"'); k.circ(0,-159.5,4.6,'#FFF2DA'); });
    k.cast(0,y,138,{core:'#FFF4DC',edge:'#FF8A3D',glow:'#FF6FA8',rings:0,halo:1.9}); k.rings(0,y,186,18,7,'#FFB8C4',1.4,.5);
    // balls
    const D={1:'M-3 -4L1 -7V7',2:'M-4 -4C-4 -8.500 4.500 -8.500 4.500 -4C4.500 0 -4 3 -4.500 7H4.500'.replaceAll('.500','.5'),3:'M-4 -5.500C-2 -8 4 -8 4 -4C4 -1 1 -.5 -1 -.5C2 -.5 4.5 1 4.5 3.5C4.5 8 -3 8 -4.5 5'.replaceAll('.500','.5'),4:'M2.5 7V-7L-5 3H5',5:'M4 -7H-3L-4 -1C-2 -2.5 4.5 -2.5 4.5 2.5C4.5 8 -3 8 -4.5 5.5',7:'M-4.5 -7H4.5L-1 7',0:'M0 -7C6 -7 6 7 0 7C-6 7 -6 -7 0 -7z'};
    const tone={r:['#E8283C','#6A0424','#FFB0A8'],o:['#FF8A1F','#9A2A0E','#FFE3A0'],g:['#1FA35A','#05402F','#CFF2A0'],b:['#2F6FE0','#0C1E6A','#BFE3FF'],v:['#8A3FD0','#2A0A5A','#E0C7FF'],l:['#FFD02E','#B2601C','#FFF8D0']};
    const sph={}; const ball=(x,yy,q,t,num,rot=0)=>{ const id=sph[t]||(sph[t]=k.symbol(()=>{ k.body('M-22 0a22 22 0 1 1 44 0a22 22 0 1 1 -44 0',tone[t][0],{shade:tone[t][1],to:'br',sf:.35,lit:tone[t][2],from:'tl',lf:.6,lt:1.02}); k.circ(0,0,13,'#FFF8EE'); k.circ(0,0,13,'none',`stroke="${tone[t][1]}" stroke-width="1" opacity=".5"`); k.path('M-17 -5C-15 -13 -9 -17 -2 -18C-8 -14 -11 -10 -12 -4z','#FFFFFF','opacity=".8"'); }));
      k.at(x,yy,()=>{ k.add(`<use href="#${id}"/>`); const s=String(num); if(s.length===1) k.line(D[s],'#2A0A2E',2.6); else [...s].forEach((c,i)=>k.g(n`transform="translate(${i?5.2:-5.2} 0) scale(.84)"`,()=>k.line(D[c],'#2A0A2E',2.8))); },{s:q/22,r:rot}); };
    const id=k.uid('c'); k.defs.push(n`<clipPath id="${id}"><circle cx="0" cy="${y}" r="${r-3}"/></clipPath>`);
        // back wires
    const wires=(c,w,op,back)=>{ let d=''; for(const f of [.36,.72]) d+=n`M${-r} ${y}A${r} ${r*f} 0 0 ${back?1:0} ${r} ${y}`; for(const f of [-.78,-.42,0,.42,.78]){ const hh=Math.sqrt(1-f*f)*r, q=hh*.16; d+=n`M${f*r} ${y-hh}A${q} ${hh} 0 0 ${back?0:1} ${f*r} ${y+hh}`; } k.line(d,c,w,`opacity="${op}"`); };
    wires('#B2461C',2.4,.8,true);
    k.g(`clip-path="url(#${id})"`,()=>{ 
      [[-84,40,'v',7,-20],[-46,64,'b',42,14],[-4,74,'r',15,-8],[40,66,'g',53,20],[80,44,'o',2,-16],[-62,22,'l',31,24],[-22,32,'o',70,-12],[20,32,'v',14,10],[58,18,'r',5,-26],[-2,-6,'b',23,30],[-44,-34,'g',4,-34],[52,-46,'l',17,26],[10,-72,'r',50,-14],[-70,-66,'o',3,12]].forEach(([x,yy,t,m,a])=>ball(x,y+yy+(yy>-20?14:4),23,t,m,a));
      k.path(n`M${-r} ${y+20}H${r}V${y+r}H${-r}z`,k.grad('#5A0424','b',.62,1.35),'filter="url(#s)"');
    });
    // front wires
    wires('#7A2E10',5,.9); wires('#FFC24A',3.2,1); k.circ(0,y,r,'none','stroke="#7A2E10" stroke-width="9"'); k.circ(0,y,r,'none','stroke="#FFB83A" stroke-width="6"'); k.add(n`<circle cx="0" cy="${y}" r="${r+1.5}" fill="none" stroke="#FFF6D0" stroke-width="1.6" stroke-dasharray="150 700" transform="rotate(196 0 ${y})"/>`);
    // stand, axle, crank
    k.ell(0,190,150,16,'#1E0420','opacity=".6"');
    for(const s of [-1,1]){ const d=n`M${s*130} ${y}L${s*152} 176M${s*130} ${y}L${s*98} 176`; k.line(d,'#5A1A0E',13); k.line(d,'#E8962A',9); k.line(d,'#FFE9A8',2,n`transform="translate(${-1.500} 0)" opacity=".8"`); }
    k.body('M-166 172Q-166 164 -158 164H158Q166 164 166 172V188Q166 196 158 196H-158Q-166 196 -166 188z','#8A2A1A',{shade:'#2A0618',to:'b',sf:.3,lit:'#FFB98C',from:'t',lf:.6,lt:1.1}); k.line('M-158 169H158','#FFD9A0',2,'opacity=".8"');
    for(const s of [-1,1]){ k.circ(s*132,y,14,'#7A2E10'); k.body(n`M${s*132-11} ${y}a11 11 0 1 1 22 0a11 11 0 1 1 -22 0`,'#FFC24A',{shade:'#8A3410',to:'br',sf:.35,lit:'#FFF6D0',from:'tl',lf:.6,lt:1}); }
    k.line(n`M140 ${y}H158L172 ${y+50}`,'#5A1A0E',12); k.line(n`M140 ${y}H158L172 ${y+50}`,'#F2A431',8); k.line(n`M141 ${y-2}H157L170 ${y+46}`,'#FFF2C0',1.8); k.body(n`M158 ${y+52}C158 ${y+40} 188 ${y+40} 188 ${y+52}V${y+78}C188 ${y+90} 158 ${y+90} 158 ${y+78}z`,'#1FA3A0',{shade:'#063F45',to:'r',sf:.3,lit:'#BFF5EA',from:'l',lf:.6,lt:1.1});
    // chute and the ball that was called
    k.body(n`M-18 ${y+r-4}H18L10 ${y+r+20}C-4 ${y+r+38} -40 ${y+r+52} -86 ${y+r+62}L-94 ${y+r+44}C-52 ${y+r+34} -22 ${y+r+24} -18 ${y+r-4}z`,'#E8962A',{shade:'#6A220E',to:'b',sf:.25,lit:'#FFF2C0',from:'t',lf:.6,lt:1.1});
    k.circ(-110,166,30,'#1E0420','opacity=".5"'); k.glow(-116,150,70,'#FFD84D',.6); ball(-116,148,34,'l',75,-14); k.rings(-116,148,42,9,3,'#FFF2DA',1.8,.9);
    // a card, dabbed
    k.at(106,162,()=>{ k.path('M-58 -66H58V66H-58z','#1E0420','opacity=".55" transform="translate(7 9)"'); k.body('M-62 -66Q-62 -70 -58 -70H58Q62 -70 62 -66V66Q62 70 58 70H-58Q-62 70 -62 66z','#FFF4E2',{shade:'#C98AA0',to:'br',sf:.45,st:1.15}); k.rect(-62,-70,124,19,'#0E7377',3); k.dots([[-44,-60.5,4.4],[-22,-60.5,4.4],[0,-60.5,4.4],[22,-60.5,4.4],[44,-60.5,4.4]],'#6FE3D2');
      let d=''; for(let i=1;i<5;i++) d+=n`M${-55+i*22} -46V64M-55 ${-46+i*22}H55`; k.line(d+'M-55 -46H55V64H-55z','#8A3A6A',1.5,'opacity=".7"'); let m=''; for(let i=0;i<5;i++) for(let j=0;j<5;j++) if((i*3+j*2)%7) m+=n`M${-48+i*22} ${-35+j*22}h${3+(i*j)%3}m3 0h${2+(i+j)%3}`; k.line(m,'#5A1A4A',4.400); k.sparkle(0,9,10,'#EC4A2C');
      for(const [i,j,c] of [[0,0,'#CC2C7A'],[1,1,'#CC2C7A'],[3,3,'#CC2C7A'],[4,4,'#CC2C7A'],[2,2,'#FFB02E'],[3,0,'#2F6FE0'],[0,3,'#2F6FE0'],[4,1,'#CC2C7A']]) k.circ(-44+i*22+((i*j)%3-1),-35+j*22,9.600,c,'opacity=".62"'); },{r:12});
    if(k.wide){ ball(-214,170,27,'b',12,20); ball(-262,184,20,'r',3,-20); ball(262,150,30,'v',45,16); ball(-300,60,17,'o',7,30); ball(258,-120,18,'g',21,-20);
      k.at(-352,150,()=>{ k.ell(4,46,30,8,'#1E0420','opacity=".5"'); k.body('M-24 -30H24V40Q24 46 18 46H-18Q-24 46 -24 40z','#CC2C7A',{shade:'#4A0630',to:'r',sf:.3,lit:'#FFB8C4',from:'l',lf:.6,lt:1.1}); k.body('M-18 -48H18L22 -28H-22z','#FFF2DA',{shade:'#B2708A',to:'r',sf:.3}); k.body('M-12 -64H12V-48H-12z','#8A1A5A',{shade:'#3A0424',to:'r',sf:.3}); k.rect(-24,-10,48,34,'#FFD84D'); k.sparkle(0,7,13,'#CC2C7A'); }); }
    const col=['#FFD84D','#6FE3D2','#FFF2DA']; k.scatter(k.wide?26:16,k.wide?-330:-190,-210,k.wide?310:190,130,(x,yy,i)=>{ if(Math.hypot(x,yy-y)<192) return; k.rect(-5,-2,10,4,col[i%3],1,n`transform="translate(${x} ${yy}) rotate(${(k.rand()*180)|0})"`); });
    k.sparks([[-170,-190,9],[174,-194,11],[186,110,7]],'#FFF2DA');
  },{s:.93,dy:4});
  k.floor('#26041F',.86,.92);
}};
// ---------------------------------------------------------------- 26 juneteenth
export const juneteenth={title:'Juneteenth: The Long Table',seed:251,draw(k){
  k.rect(0,0,k.w,k.h,k.lin('#2A0A3A','#F07A3A','b','#A3263F'));
  k.subject(()=>{
    const sx=0,sy=-66,hz=-6, X=k.wide?900:230;
    k.glow(sx,sy,340,'#FF7A3A',.8);
    k.rays(sx,sy,1000,40,'#FFE3A0',.12,{r0:96,a0:180,a1:360});
    k.cast(sx,sy,84,{core:'#FFF6DC',edge:'#FF9A2E',glow:'#FFC24A',rings:3,gap:.24,halo:2.2,op:.16}); k.rings(sx,sy,108,20,8,'#FFE9B8',1.4,.5);
    // far hills and fields: rows run to the light
    k.body(n`M${-X} 60V${hz+2}C${-X*.6} ${hz-34} ${-X*.3} ${hz-20} -70 ${hz-8}C-30 ${hz-2} 40 ${hz-4} 80 ${hz-10}C${X*.4} ${hz-34} ${X*.7} ${hz-24} ${X} ${hz}V60z`,'#7A2A55',{shade:'#3A1040',to:'b',sf:.1,st:1,lit:'#FFB86A',from:'t',lf:.72,lt:1.15});
    k.body(n`M${-X} 320V${hz+8}H${X}V320z`,'#2F6A3A',{shade:'#0E2A2A',to:'b',sf:0,st:.55,lit:'#FFC86A',from:'t',lf:.9,lt:1.1});
    let rows=''; for(let i=-16;i<=16;i++) if(Math.abs(i)>1) rows+=n`M${i*7} ${hz+10}L${i*(k.wide?96:64)} 320`; k.line(rows,'#0E3A2E',3,'opacity=".45"');
    // the table
    const T=f=>({y:hz+14+f*306, w:8+f*150, s:.2+f}); const a=T(0), z=T(1);
    const tab=n`M${-a.w} ${a.y}H${a.w}L${z.w} ${z.y}H${-z.w}z`;
    k.path(n`M${-a.w-2} ${a.y+4}H${a.w+2}L${z.w+34} ${z.y+14}H${-z.w-34}z`,'#071A1C','opacity=".55"');
    k.body(tab,'#FFF2DA',{shade:'#C2607A',to:'b',sf:.25,st:1.2,lit:'#FFD070',from:'t',lf:.8,lt:1});
    k.body(n`M${-a.w*.3} ${a.y}H${a.w*.3}L${z.w*.3} ${z.y}H${-z.w*.3}z`,'#C4193B',{shade:'#5A0424',to:'b',sf:.2,lit:'#FFB86A',from:'t',lf:.75,lt:1.05});
    k.line(n`M${-a.w*.44} ${a.y}L${-z.w*.4} ${z.y}M${a.w*.44} ${a.y}L${z.w*.4} ${z.y}`,'#C4193B',2,'opacity=".8"');
    // what is on it
    const plate=k.symbol(()=>{ k.ell(3,5,30,11,'#5A0A2A','opacity=".35"'); k.ell(0,0,30,11,'#FFFBF0'); k.ell(0,1,21,7,'#E8C9B8'); k.body('M-16 0C-14 -12 2 -14 6 -4C14 -12 22 -2 16 3C6 6 -8 6 -16 0z','#2F8A3A',{shade:'#0E4A2A',to:'br',sf:.3}); k.body('M-14 0l10 -9l11 4l-9 8z','#FFC23A',{shade:'#C2561C',to:'b',sf:.2}); });
    const glass=k.symbol(()=>{ k.ell(2,2,10,4,'#5A0A2A','opacity=".4"'); k.body('M-9 -34L-7 0C-6 4 6 4 7 0L9 -34z','#E8283C',{shade:'#6A0424',to:'r',sf:.25,lit:'#FFB070',from:'t',lf:.6,lt:1.1}); k.ell(0,-31,8.6,3,'#FF8A7A'); k.line('M-10 -42L-7 0M10 -42L7 0','#FFF8EE',1.6,'opacity=".8"'); k.ell(0,-42,10,3.4,'none','stroke="#FFF8EE" stroke-width="1.6" opacity=".9"'); k.line('M-4 -24V-8','#FFD3C0',2,'opacity=".8"'); });
    const pitcher=k.symbol(()=>{ k.ell(4,3,32,10,'#5A0A2A','opacity=".45"'); k.line('M24 -66C52 -66 52 -20 26 -20','#FFE9E0',6,'opacity=".75"'); k.body('M-26 -60C-30 -30 -32 -10 -26 0C-18 8 18 8 26 0C32 -10 30 -30 26 -60z','#E8283C',{shade:'#6A0424',to:'r',sf:.3,lit:'#FFC070',from:'t',lf:.55,lt:1.1}); k.ell(0,-60,26,8,'#FF7A6A'); k.circ(-6,-60,9,'#FFD84D'); k.circ(-6,-60,5,'#FFF2B0'); k.circ(10,-59,7,'#FFF8EE','opacity=".8"'); k.line('M-24 -84C-26 -70 -26 -66 -26 -58C-30 -30 -32 -10 -26 0M24 -84L26 -58C30 -30 32 -10 26 0','#FFF8EE',2.2,'opacity=".8"'); k.path('M-24 -84L-33 -88L-24 -80z','#FFF8EE'); k.ell(0,-84,24,6,'none','stroke="#FFF8EE" stroke-width="2.2" opacity=".9"'); k.path('M-20 -50C-24 -30 -24 -14 -20 -6C-16 -14 -16 -32 -15 -50z','#FFF2EE','opacity=".6"'); });
    const cake=k.symbol(()=>{ k.ell(4,4,44,11,'#5A0A2A','opacity=".45"'); k.body('M-9 -18C-6 -8 -22 -2 -24 1H24C22 -2 6 -8 9 -18z','#DDE9F2',{shade:'#5A6AA8',to:'r',sf:.3}); k.ell(0,-20,50,10,'#FFFFFF'); k.ell(0,-21,42,7.6,'#C9D6E8'); k.body('M-36 -52V-22C-30 -13 30 -13 36 -22V-52z','#A3142F',{shade:'#3D0412',to:'r',sf:.3,lit:'#FF7A5A',from:'t',lf:.55,lt:1.1}); k.line('M-36 -37C-30 -29 30 -29 36 -37','#FFF6EA',5); k.body('M-37 -54C-36 -66 36 -66 37 -54C38 -46 32 -42 28 -47C24 -38 18 -40 14 -45C8 -36 2 -40 -2 -44C-8 -36 -14 -40 -18 -46C-24 -40 -38 -44 -37 -54z','#FFFBF2',{shade:'#D9A0A8',to:'r',sf:.35}); for(const [x,y] of [[-20,-60],[0,-56],[20,-60],[-8,-65],[10,-66]]){ k.path(n`M${x-6} ${y-3}C${x-6} ${y+4} ${x-2} ${y+8} ${x} ${y+8}C${x+2} ${y+8} ${x+6} ${y+4} ${x+6} ${y-3}z`,'#E8283C'); k.path(n`M${x-6} ${y-3}L${x} ${y-7}L${x+6} ${y-3}L${x} ${y-1}z`,'#1F8A3A'); } });
    const bread=k.symbol(()=>{ k.ell(3,4,44,11,'#5A0A2A','opacity=".4"'); k.ell(0,0,44,11,'#3A2430'); k.ell(0,-2,38,8.6,'#5A3A44'); k.body('M-34 -6C-30 -18 30 -18 34 -6C26 4 -26 4 -34 -6z','#FFC24A',{shade:'#B2601C',to:'br',sf:.3,lit:'#FFF2B0',from:'t',lf:.6,lt:1.1}); k.line('M-18 -13L-6 1M4 -15L14 0M-32 -7C-16 -4 16 -4 32 -7','#A8561A',1.8); k.line('M42 -2H68','#3A2430',7); });
    const pie=k.symbol(()=>{ k.ell(3,6,40,14,'#5A0A2A','opacity=".45"'); k.body('M-40 -4C-36 14 36 14 40 -4z','#B8622A',{shade:'#5A1A10',to:'r',sf:.3}); k.ell(0,-5,40,13,'#F2A85A'); k.ell(0,-6,32,9.6,'#A3142F'); k.line('M-26 -11L18 2M-12 -15L28 -4M26 -12L-18 2M12 -15L-28 -4','#F2B06A',4.400); });
    const jar=k.symbol(()=>{ k.ell(2,2,13,4,'#5A0A2A','opacity=".4"'); k.body('M-11 -26V-2C-10 4 10 4 11 -2V-26z','#BFE3E8',{shade:'#2A6A8A',to:'r',sf:.2,lit:'#FFF2DA',from:'l',lf:.6,lt:1.1}); k.line('M0 -20L-16 -50M0 -20L2 -60M0 -20L18 -48','#1F7A3A',3); for(const [x,y,c,d] of [[-17,-54,'#FFD02E','#E0681C'],[3,-66,'#FFF2DA','#E8A86A'],[19,-52,'#FF6A7A','#A3142F']]) k.at(x,y,()=>{ k.radial(7,0,0,()=>k.path('M0 0C6 -3 6 -12 0 -15C-6 -12 -6 -3 0 0z',c)); k.circ(0,0,4.6,d); }); });
    const put=(id,t,fx=0,q=1)=>{ const p=T(t); k.use(id,p.w*fx,p.y,{s:p.s*q}); };
    for(const s of [-1,1]) for(const f of [.06,.16]) put(plate,f,s*.7,.7);
    put(jar,.06,0,.8); put(pitcher,.16,-.02,.66);
    // the family: seen in profile, facing each other, lit from the far end
    for(const s of [-1,1]){ const q=f=>{ const p=T(f); return [s*(p.w+4*p.s),s*(p.w+74*p.s),p.y+70*p.s,16*p.s]; }, [x0,x1,y0,h0]=q(0), [x2,x3,y2,h2]=q(.74); k.path(n`M${x0} ${y0+6}L${x1} ${y0+6}L${x3+s*10} ${y2+h2+22}L${x2} ${y2+h2+22}z`,'#071A1C','opacity=".5"'); k.body(n`M${x0} ${y0-3}L${x1} ${y0-3}L${x3} ${y2-9}L${x2} ${y2-9}z`,'#A8562E',{shade:'#3A1526',to:'b',sf:.2,lit:'#FFB86A',from:'t',lf:.6,lt:1.1}); k.body(n`M${x2} ${y2-9}L${x3} ${y2-9}V${y2+h2-6}L${x2} ${y2+h2-6}z`,'#6A2A22',{shade:'#2A0F22',to:'b',sf:.2}); }
    const heads={}, person=(t,side,{cloth,shade,skin,sk,hair,glassUp,kid})=>{ const p=T(t), q=p.s*(kid?.84:1); k.g(n`transform="translate(${side*(p.w+34*p.s)} ${p.y+10*p.s}) scale(${(-side*q*1.04).toFixed(2)} ${(q*1.04).toFixed(2)})"`,()=>{
      k.ell(-6,58,46,10,'#071A1C','opacity=".5"');
      k.body('M-40 62C-46 14 -42 -26 -12 -36C6 -40 22 -30 26 -12L32 62z',cloth,{shade,to:'bl',sf:.25,lit:'#FFC878',from:'tr',lf:.62,lt:1.15});
      const behind={afro:()=>k.circ(-6,-82,31,'#1A0A1E'),bun:()=>k.circ(-26,-96,14,'#1A0A1E'),braids:()=>k.line('M-20 -86C-34 -66 -30 -46 -34 -24M-14 -84C-26 -62 -22 -44 -25 -22','#1A0A1E',9)}; behind[hair]?.();
      const head=heads[skin]||(heads[skin]=k.symbol(()=>{ k.path('M-14 -34C-12 -46 -14 -54 -15 -60L12 -56L10 -36C4 -28 -8 -28 -14 -34z',sk); k.body('M-22 -74C-24 -98 -6 -104 6 -102C18 -100 22 -92 21 -84L27 -75C28 -72 25 -71 23 -71L22 -63C22 -55 14 -52 6 -53C-6 -52 -20 -58 -22 -74z',skin,{shade:sk,to:'bl',sf:.3,lit:'#FFBE7A',from:'tr',lf:.55,lt:1.1}); k.path('M-9 -76c-6 -3 -9 4 -6 9c3 4 6 2 7 0z',sk); k.line('M10 -80q5 3 9 0','#1A0A1E',2); k.line('M14 -62q4 2 7 -1','#1A0A1E',1.8); })); k.add(`<use href="#${head}"/>`);
      if(hair==='afro') k.path('M-24 -64C-34 -92 -6 -114 20 -98C24 -94 24 -90 22 -87C14 -96 2 -92 -3 -84C-6 -76 -12 -68 -24 -64z','#1A0A1E');
      if(hair==='short') k.path('M-23 -66C-30 -104 0 -112 19 -98C21 -95 21 -92 20 -90C10 -96 -2 -92 -6 -82C-8 -74 -14 -68 -23 -66z','#1A0A1E');
      if(hair==='grey') k.path('M-23 -66C-30 -104 0 -110 17 -100C8 -96 -2 -92 -6 -82C-8 -74 -14 -68 -23 -66z','#D9CFD6');
      if(hair==='bun'||hair==='braids') k.path('M-23 -64C-30 -104 0 -112 20 -98C22 -94 21 -91 20 -89C10 -96 0 -90 -6 -80C-10 -72 -16 -66 -23 -64z','#1A0A1E');
      if(hair==='wrap'){ k.body('M-24 -68C-36 -96 -34 -122 -10 -128C14 -130 26 -112 22 -90C10 -98 -4 -92 -10 -80C-14 -74 -18 -70 -24 -68z','#FFB02E',{shade:'#A83A1C',to:'bl',sf:.3,lit:'#FFF2C0',from:'tr',lf:.6,lt:1.1}); k.line('M-22 -78C-14 -94 4 -102 21 -96M-28 -92C-18 -108 0 -114 20 -106','#C2461C',2.6); }
      if(hair==='hat'||hair==='grey2'){ k.path('M-23 -64C-28 -84 -20 -96 -12 -98L-8 -80C-10 -72 -16 -66 -23 -64z',hair==='hat'?'#1A0A1E':'#D9CFD6'); k.body('M-22 -92C-22 -120 16 -122 20 -96z','#F2D9A0',{shade:'#9A5A2A',to:'bl',sf:.3,lit:'#FFF8E0',from:'tr',lf:.6,lt:1.1}); k.path('M-24 -94C-8 -102 10 -104 21 -98L21 -92C8 -98 -8 -96 -24 -87z','#C4193B'); k.body('M-44 -82C-26 -100 24 -106 42 -92C30 -92 -14 -88 -44 -82z','#F2D9A0',{shade:'#9A5A2A',to:'l',sf:.4}); }
      if(hair==='puffs'){ k.circ(-22,-98,14,'#1A0A1E'); k.circ(8,-106,12,'#1A0A1E'); k.path('M-23 -66C-30 -102 0 -110 19 -97C8 -96 -2 -90 -8 -80C-12 -72 -16 -68 -23 -66z','#1A0A1E'); }
      if(hair==='wrap'||hair==='bun') k.circ(-10,-60,3.4,'#FFD84D');
      // arm to the table
      if(glassUp){ k.line('M-4 -14C10 16 26 18 44 -8',shade,23); k.line('M-4 -14C10 14 26 14 42 -10',cloth,17); k.line('M40 -6L56 -34',sk,13); k.line('M40 -7L55 -34',skin,10); k.circ(57,-38,8,skin); k.use(glass,60,-34,{s:.9,r:8}); k.line('M51 -36h13M51 -41h13',skin,5); }
      else { k.line('M-8 -12C-6 22 12 30 40 24',shade,23); k.line('M-8 -14C-4 18 14 26 38 21',cloth,17); k.line('M36 22L62 20',skin,11); k.circ(65,19,7.5,skin); }
    }); };
    person(.03,-1,{cloth:'#FFB02E',shade:'#8A3A1C',skin:'#7A3E24',sk:'#3A1512',hair:'short'}); person(.035,1,{cloth:'#FFF2DA',shade:'#A8607A',skin:'#5E2C1C',sk:'#2A0F10',hair:'wrap'});
    person(.13,1,{cloth:'#1FA38A',shade:'#06404A',skin:'#7A3E24',sk:'#3A1512',hair:'bun',glassUp:true}); person(.14,-1,{cloth:'#E8485A',shade:'#6A0A2E',skin:'#8A4A2E',sk:'#43190F',hair:'afro'});
    put(cake,.3,0,.74); for(const s of [-1,1]) put(plate,.34,s*.66,.74); put(glass,.27,.6,.8); put(glass,.3,-.68,.8);
    person(.3,-1,{cloth:'#FFF2DA',shade:'#A8506A',skin:'#5E2C1C',sk:'#2A0F10',hair:'grey2',glassUp:true}); person(.32,1,{cloth:'#FFC23A',shade:'#A8421C',skin:'#7A3E24',sk:'#3A1512',hair:'braids'});
    put(bread,.46,.02,.8); for(const s of [-1,1]) put(plate,.6,s*.66,.8); put(glass,.53,-.76,.84); put(glass,.55,.74,.84); put(pie,.66,0,.84);
    person(.56,1,{cloth:'#C4193B',shade:'#4A0424',skin:'#5E2C1C',sk:'#2A0F10',hair:'wrap'}); person(.57,-1,{cloth:'#2F6FB8',shade:'#0C2A5A',skin:'#7A3E24',sk:'#3A1512',hair:'puffs',kid:true});
    // two pecan trees, a string of lamps between them
    const tree=k.symbol(()=>{ k.body('M-206 112C-194 40 -196 -40 -204 -120L-176 -120C-178 -40 -178 50 -164 112C-158 128 -146 134 -134 138L-160 141L-176 138L-198 143L-232 138C-214 132 -208 124 -206 112z','#3A1526',{shade:'#1A0A22',to:'l',sf:.2,lit:'#FF9A4A',from:'r',lf:.66,lt:1.15}); k.line('M-184 -90C-168 -116 -150 -130 -128 -138','#3A1526',8);
      for(const [x,y,r,c,d] of [[-206,-196,70,'#12433A','#06201F'],[-150,-206,52,'#175A3F','#082A26'],[-196,-140,48,'#175A3F','#082A26'],[-140,-158,36,'#1F7A48','#0C3A2E'],[-100,-196,34,'#1F7A48','#0C3A2E']]) k.body(n`M${x-r} ${y}C${x-r*1.1} ${y-r*.7} ${x-r*.3} ${y-r*1.1} ${x+r*.1} ${y-r*.9}C${x+r*.8} ${y-r} ${x+r*1.2} ${y-r*.2} ${x+r*.92} ${y+r*.2}C${x+r} ${y+r*.8} ${x+r*.2} ${y+r*1.05} ${x-r*.1} ${y+r*.8}C${x-r*.7} ${y+r} ${x-r*1.2} ${y+r*.5} ${x-r} ${y}z`,c,{shade:d,to:'tl',sf:.35,lit:'#FFC24A',from:'br',lf:.62,lt:1.12}); }), tx=k.wide?92:14; k.use(tree,-tx,0); k.use(tree,tx,0,{sx:-1,sy:1});
    const L=k.wide?230:170, lamp=[]; k.line(n`M${-L} -150Q0 -96 ${L} -150`,'#2A0A2A',2); for(let i=1;i<10;i++){ const u=i/10, x=-L+2*L*u, yy=-150+4*27*u*(1-u); lamp.push([x,yy+7,4.2]); } lamp.forEach(([x,yy])=>k.circ(x,yy,13,k.grad('#FFE9A8','core',0,1,.7))); k.dots(lamp,'#FFF6DC');
    if(k.wide){ // the porch and the field beyond
      k.at(-330,-2,()=>{ k.body('M-70 30V-34L-10 -74L50 -34V30z','#6A2446',{shade:'#2A0A34',to:'l',sf:.2,lit:'#FFB86A',from:'r',lf:.66,lt:1.1}); k.path('M-82 -32L-10 -82L62 -32L54 -26L-10 -70L-74 -26z','#3A1040'); k.path('M-52 -18h18v20h-18zM14 -18h18v20h-18z','#FFC24A'); k.path('M-20 30V-14h20V30z','#2A0A34'); k.line('M-43 -18V2M23 -18V2','#3A1040',2); k.path('M-74 30H54V35H-74z','#3A1040'); },{s:.8}); }
    k.line('M-70 -168q7 -7 12 0q5 -7 12 0M58 -176q6 -6 10 0q4 -6 10 0','#FFE9C2',2);
  },{s:.98});
  k.floor('#14082A',.84,.9);
}};
// ---------------------------------------------------------------- 27 tea
export const tea={title:'A Quiet Cup',seed:261,draw(k){
  k.bg('#0B3B42','#0A2A2E',{lift:'#3FB89A',ly:k.cy-70*k.s,lr:k.h*.7,lo:.75});
  k.subject(()=>{
    const sx=34,sy=-92,X=k.wide?900:230;
    // morning over the terraces
    k.rings(sx,sy,112,20,9,'#FFE3B8',1.4,.5);
    k.cast(sx,sy,96,{core:'#FFF6E2',edge:'#FFA45A',glow:'#FFC98A',rings:2,gap:.22,halo:2.3,op:.18});
    const ridge=(d,c,sh,li)=>k.body(d+n`L${X} 320H${-X}z`,c,{shade:sh,to:'b',sf:.02,st:.5,lit:li,from:'t',lf:.8,lt:1.15});
    ridge(n`M${-X} -6C${-186-(X-186)*.6} -30 ${-186-(X-186)*.25} -38 -186 -44C-150 -52 -138 -84 -112 -86C-84 -86 -66 -54 -30 -38C6 -24 52 -36 86 -56C112 -72 132 -66 156 -48C176 -36 ${X*.7+40} -34 ${X} -50`,'#3F8A92','#1F5A6A','#FFD9A8');
    k.path(n`M${-X} -4Q-120 -20 -20 -8T${X} -14V22Q100 8 0 20T${-X} 14z`,'#FFF2DA','opacity=".22"');
    // each terrace is a row of clipped bushes: nested strokes
    const hill=(d,c,sh,rows,bush,li)=>{ const id=k.uid('c'); k.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`); k.body(d,c,{shade:sh,to:'b',sf:.05,st:1}); k.g(`clip-path="url(#${id})"`,()=>rows.forEach((r,i)=>{ k.line(r,sh,15,'transform="translate(0 4)" opacity=".55"'); k.line(r,bush[i%bush.length],12,`stroke-dasharray="${(2+(i%3)*2.5).toFixed(1)} 11.5"`); k.line(r,li,2.6,`stroke-dasharray="3 10.5" transform="translate(1 -4)" opacity=".8"`); })); };
    const row=(cx,top,half=300,drop=270)=>n`M${cx-half} ${top+drop}Q${cx} ${top-drop} ${cx+half} ${top+drop}`;
    hill(n`M${-X} 320V46C${-X*.8} 0 ${k.wide?-300:-190} -22 -110 10C-50 34 -10 60 40 74V320z`,'#1F7A5A','#0A3A3A',[0,1,2,3,4,5,6,7].map(i=>row(-128,10+i*23)),['#3FB27A','#2F9A6A','#56C486'],'#E9F2A8');
    if(k.wide) hill(n`M-900 320V70C-700 20 -520 0 -400 60C-330 96 -250 150 -190 224V320z`,'#14604E','#0A2E34',[0,1,2,3,4,5].map(i=>row(-540,32+i*27,520,300)),['#2A8A66','#1F7A5A'],'#BFE9B4');
    hill(n`M${X} 320V22C${X*.8} -20 ${k.wide?300:170} -22 112 16C66 44 30 66 -20 80V320z`,'#25865A','#0A3A3A',[0,1,2,3,4,5,6,7].map(i=>row(150,10+i*23)),['#4FBF7E','#37A56C','#6FD08E'],'#F4F2A8');
    // two pickers, hats towards the sun
    const picker=k.symbol(()=>{ k.body('M-14 30C-18 8 -12 -6 0 -8C12 -6 18 8 14 30z','#EC4A6A',{shade:'#6A0A3A',to:'l',sf:.3,lit:'#FFD9A8',from:'r',lf:.6,lt:1.1}); k.circ(1,-13,7,'#D99A6A'); k.ell(0,-16,20,5.5,'#FFE0A0'); k.body('M-11 -16C-11 -30 11 -30 11 -16z','#FFE0A0',{shade:'#A8622A',to:'l',sf:.3}); k.path('M-11 -18C-6 -15 6 -15 11 -18V-15C6 -12 -6 -12 -11 -15z','#C4193B'); k.body('M-26 6C-28 26 -12 28 -12 8z','#B2703A',{shade:'#4A1F12',to:'l',sf:.2}); });
    k.use(picker,-148,26,{s:.62}); k.use(picker,-104,38,{s:.56}); k.use(picker,158,22,{s:.56,sx:-.56,sy:.56}); if(k.wide){ k.use(picker,262,8,{s:.6}); k.use(picker,-420,70,{s:.6}); }
    // a stone ledge, the tray
    k.body(n`M${-X} 198H${X}V340H${-X}z`,'#155048',{shade:'#05201F',to:'b',sf:0,st:.5}); k.line(n`M${-X} 198H${X}`,'#BFE9B4',1.6,'opacity=".55"');
    k.ell(6,222,200,22,'#031416','opacity=".5"');
    k.body(n`M-186 138H186L206 186H-206z`,'#8A4A26',{shade:'#3A160F',to:'r',sf:.2,lit:'#FFC98A',from:'t',lf:.5,lt:1.3}); for(let i=-8;i<=8;i++) k.line(n`M${i*20} 142L${i*22.4} 183`,'#2A0F0C',3,'opacity=".7"'); k.body('M-206 186H206V206Q206 212 200 212H-200Q-206 212 -206 206z','#6A3018',{shade:'#240A0A',to:'b',sf:.2,lit:'#E8A86A',from:'t',lf:.6,lt:1.1}); k.line('M-206 187H206','#FFD9A0',1.8,'opacity=".8"');
    // the pot
    k.at(-26,84,()=>{
      k.ell(4,78,92,13,'#1A0808','opacity=".55"');
      k.line('M-70 -18C-126 -34 -132 40 -66 40','#4A120E',21); k.line('M-70 -18C-126 -34 -132 40 -66 40','#B84A2A',15.5); k.line('M-70 -18C-126 -34 -132 40 -66 40',k.grad('#5A140E','b',.35,1.05),15.5,'filter="url(#s)"'); k.line('M-72 -24C-112 -30 -116 0 -108 16','#FFB08A',2.4,'opacity=".8"');
      k.body('M66 34C96 28 96 -10 112 -34L134 -30C126 2 118 52 72 60z','#B84A2A',{shade:'#5A140E',to:'b',sf:.3,lit:'#FFC08A',from:'t',lf:.55,lt:1.1}); k.ell(123,-32,11.500,4.5,'#4A120E','transform="rotate(10 123 -32)"');
      k.body('M-84 10C-86 -30 -50 -46 0 -46C50 -46 86 -30 84 10C82 50 52 78 0 78C-52 78 -82 50 -84 10z','#C2552F',{shade:'#4A0E12',to:'bl',sf:.32,st:1.05,lit:'#FFC890',from:'tr',lf:.52,lt:1.05});
      k.path('M-62 -6C-60 -24 -44 -34 -28 -37C-46 -24 -52 -8 -50 8C-52 16 -62 10 -62 -6z','#FFE3C8','opacity=".55"');
      k.body('M-48 70C-46 84 46 84 48 70C30 80 -30 80 -48 70z','#8A2A1C',{shade:'#3A0A0C',to:'l',sf:.2});
      // a plum branch in slip
      k.line('M-52 46C-30 40 -14 22 2 20C18 18 26 4 44 2M2 20C6 30 14 34 24 34','#5A140E',3.4); const fl=k.symbol(()=>{ k.radial(5,0,0,()=>k.path('M0 0C5 -2 6 -9 0 -11C-6 -9 -5 -2 0 0z','#FFF2DA')); k.circ(0,0,2.4,'#FFB02E'); }); for(const [x,y,q] of [[44,0,1],[22,10,.8],[24,36,.9],[-18,26,.9],[-40,42,.7],[4,16,.6]]) k.use(fl,x,y,{s:q});
      k.ell(0,-43,46,9,'#5A140E'); k.body('M-44 -46C-40 -66 -20 -72 0 -72C20 -72 40 -66 44 -46C30 -38 -30 -38 -44 -46z','#CC6034',{shade:'#5A140E',to:'bl',sf:.35,lit:'#FFD0A0',from:'tr',lf:.5,lt:1.05}); k.body('M-12 -82C-12 -94 12 -94 12 -82C12 -76 8 -72 6 -70H-6C-8 -72 -12 -76 -12 -82z','#CC6034',{shade:'#5A140E',to:'bl',sf:.35,lit:'#FFE3C0',from:'tr',lf:.5,lt:1.05}); k.line('M-50 66C-20 76 20 76 50 66','#FFB08A',1.6,'opacity=".5"');
    },{s:1.04});
    // cups
    const cup=(x,y,s,c,sh,li)=>k.at(x,y,()=>{ k.ell(3,33,30,6,'#1A0808','opacity=".55"'); k.body('M-32 -12C-32 16 -20 32 0 32C20 32 32 16 32 -12z',c,{shade:sh,to:'bl',sf:.3,lit:li,from:'tr',lf:.56,lt:1.1}); k.ell(0,-12,32,9,li); k.ell(0,-11,27.5,6.8,'#E0A02A'); k.add(`<ellipse cx="0" cy="-11" rx="27.5" ry="6.8" fill="${k.grad('#8A4A12','bl',.3,1)}" filter="url(#s)"/>`); k.ell(8,-12,8,1.8,'#FFF2C0','opacity=".9"'); k.line('M-26 8C-14 18 14 18 26 8','#2F6FB8',2.2,'opacity=".75"'); },{s});
    cup(116,156,.92,'#DDEFE8','#3A7A8A','#FFFFFF'); cup(160,176,.8,'#DDEFE8','#3A7A8A','#FFFFFF'); cup(-150,168,.9,'#DDEFE8','#3A7A8A','#FFFFFF');
    // rolled leaves in a scoop
    k.at(60,184,()=>{ k.body('M-40 -6C-20 -14 20 -12 46 -4C30 8 -20 10 -40 -6z','#D9A45A',{shade:'#6A3212',to:'b',sf:.3,lit:'#FFF2C0',from:'t',lf:.6,lt:1.1}); for(const [x,y] of [[-14,-6],[-4,-9],[6,-7],[15,-8],[0,-4],[22,-5]]) k.ell(x,y,5.4,3.8,'#0E4A3A',n`transform="rotate(${x*4} ${x} ${y})"`); k.line('M-16 -7q4 -3 7 -1M4 -9q4 -2 6 0','#6FC08A',1.3); },{r:-4});
    // steam: broadcast arcs
    k.line('M98 38c-14 -14 12 -24 -2 -42M112 40c-12 -16 14 -26 2 -46M126 44c-10 -14 12 -22 2 -38','#FFF6E6',3.4,'opacity=".75"');
    k.line('M112 128q-8 -9 0 -17t0 -17M-152 142q-8 -9 0 -17t0 -16','#FFF6E6',2.6,'opacity=".6"');
    if(k.wide){ k.at(258,150,()=>{ k.ell(4,48,44,8,'#031416','opacity=".5"'); k.body('M-34 -34H34V42Q34 48 28 48H-28Q-34 48 -34 42z','#2F6F8A',{shade:'#0A2A44',to:'l',sf:.3,lit:'#BFF0E8',from:'r',lf:.6,lt:1.1}); k.body('M-38 -46Q-38 -50 -34 -50H34Q38 -50 38 -46V-34H-38z','#FFB02E',{shade:'#8A3A12',to:'l',sf:.3,lit:'#FFF2C0',from:'r',lf:.6,lt:1.1}); k.circ(0,8,21,'#FFF2DA'); k.path('M0 24C14 16 16 -4 0 -12C-16 -4 -14 16 0 24z','#1F7A5A'); k.line('M0 20V-6','#BFE9B4',1.6); }); }
    k.line('M-70 -150q8 -8 14 0q6 -8 14 0M-104 -132q6 -6 10 0q4 -6 10 0','#FFE9C2',2.2);
    k.sparks([[-150,-176,8],[164,-180,9]],'#FFF2DA');
  },{s:.95,dy:0});
  k.floor('#051A1E',.86,.92);
}};
// ---------------------------------------------------------------- 28 breathwork
export const breath={title:'Four Counts In',seed:271,draw(k){
  k.bg('#2A0F4A','#12275A',{lift:'#7A4AC8',ly:k.cy-50*k.s,lr:k.h*.7,lo:.8});
  k.stars(k.wide?70:22,'#FFF2DA',{y1:k.h*.6});
  k.subject(()=>{
    const hy=28; // the point where breath divides
    k.rings(0,-70,150,20,9,'#C7A6FF',1.4,.45);
    // the lung-like fan: petals of nested strokes, opening from the breastbone
    const cols=['#1C56A8','#1A80B4','#1FA8A6','#56CDAC','#B0E6B4','#F6EDAE','#FFCF80','#FF9F7A'];
    const lobe=q=>n`M8 0C${8+14*q} ${-64*q} ${8+34*q} ${-164*q} ${8+84*q} ${-164*q}C${8+146*q} ${-160*q} ${8+192*q} ${-40*q} ${8+196*q} ${58*q}C${8+198*q} ${124*q} ${8+180*q} ${154*q} ${8+150*q} ${148*q}C${8+104*q} ${140*q} ${8+56*q} ${118*q} ${8+34*q} ${78*q}C${8+20*q} ${50*q} ${8+8*q} ${30*q} 8 0z`;
    const fan=k.symbol(()=>{ cols.forEach((c,i)=>{ const d=lobe(1-i*.115); k.body(d,c,{shade:i?cols[i-1]:'#22248A',to:'br',sf:.4,st:1.15}); k.line(d,i<4?'#6FE3D2':'#FFF2DA',1.3,'opacity=".5"'); }); k.line('M10 0C34 -20 58 -50 78 -92M10 0C50 -2 90 6 132 30M10 2C44 22 84 52 124 92M50 -36C58 -60 64 -84 66 -112M56 -44C76 -56 94 -72 108 -92M76 4C100 -4 122 -12 150 -14M72 42C76 62 88 84 104 100','#C2466A',2.4,'opacity=".6"'); });
    const echo=k.symbol(()=>{ [1.1,1.22,1.36,1.52].forEach((q,i)=>k.line(lobe(q),'#8FD9F0',1.6,n`opacity="${String([.5,.34,.2,.1][i])}"`)); }); k.use(echo,0,hy); k.use(echo,0,hy,{sx:-1,sy:1});
    k.use(fan,0,hy,{s:.98}); k.use(fan,0,hy,{sx:-.98,sy:.98});
    // the Cast behind the head
    k.cast(0,-46,98,{core:'#FFF6E2',edge:'#FFB070',glow:'#FF9FB2',rings:2,gap:.16,halo:1.9,op:.2});
    // figure
    const skin='#BF7E50',sk='#6A2F24';
    k.at(0,6,()=>{
      // a knitted jumper
      const j='#F2A22E', js='#7A1E3A', jl='#FFF0B8';
      k.body('M-136 380C-138 200 -124 118 -66 92L-26 74H26L66 92C124 118 138 200 136 380z',j,{shade:js,to:'b',sf:.1,st:.85,lit:jl,from:'t',lf:.7,lt:1.12});
      k.path('M-22 36L-26 74C-14 92 14 92 26 74L22 36z',skin); k.stip('M-22 36L-26 74C-14 92 14 92 26 74L22 36z',sk,'t',.05,.85);
      k.body('M-34 70C-24 104 24 104 34 70L24 62C16 84 -16 84 -24 62z','#E0862A',{shade:js,to:'b',sf:.3,lit:jl,from:'t',lf:.6,lt:1.2}); k.line('M-27 76l6 -8M-18 84l4 -9M-7 89l2 -9M6 89l-2 -9M17 85l-4 -9M26 77l-6 -8','#7A1E3A',1.8,'opacity=".6"');
      for(const [y,c] of [[116,'#EC4A2C'],[128,'#FFF2DA']]) k.line(n`M${-100} ${y+14}C-60 ${y-6} 60 ${y-6} 100 ${y+14}`,c,6,'opacity=".9"');
      // head
      k.body('M-46 -30C-48 -74 -26 -92 0 -92C26 -92 48 -74 46 -30C46 14 26 48 0 50C-26 48 -46 14 -46 -30z',skin,{shade:sk,to:'b',sf:.45,st:1.25,lit:'#FFE0B0',from:'t',lf:.62,lt:1.05});
      for(const s of [-1,1]){ k.ell(s*47,-18,8,13,skin); k.ell(s*47,-18,4,8,sk,'opacity=".6"'); }
      // beard and brows, gone grey
      k.path('M-46 -28C-47 10 -28 52 0 56C28 52 47 10 46 -28C41 -6 36 4 24 8C12 4 -12 4 -24 8C-36 4 -41 -6 -46 -28z','#2A1430'); k.stip('M-46 -28C-47 10 -28 52 0 56C28 52 47 10 46 -28C41 -6 36 4 24 8C12 4 -12 4 -24 8C-36 4 -41 -6 -46 -28z','#8A6A90','t',.35,1.3);
      k.path('M-24 9C-16 1 -5 3 0 8C5 3 16 1 24 9C14 13 5 13 0 11C-5 13 -14 13 -24 9z','#2A1430'); k.path('M-10 17Q0 13 10 17Q0 25 -10 17z','#B85A4A');
      k.line('M-4 -26C-5 -12 -9 -8 -8 -4Q0 2 8 -4','#8A4A2A',2.4); k.line('M-31 -26Q-21 -17 -11 -26M11 -26Q21 -17 31 -26','#3A1826',2.8); k.line('M-29 -22l-3 4M-21 -20l-1 4M29 -22l3 4M21 -20l1 4','#3A1826',1.6); k.line('M-33 -40Q-22 -47 -11 -41M11 -41Q22 -47 33 -40','#2A1430',4.6);
      // curls
      k.body('M-47 -34C-58 -44 -60 -64 -48 -72C-54 -92 -34 -106 -20 -100C-12 -114 14 -114 20 -101C36 -106 54 -92 48 -73C60 -64 58 -44 47 -34C46 -52 40 -62 32 -66C16 -58 -16 -58 -32 -66C-40 -62 -46 -52 -47 -34z','#2A1430',{lit:'#A86A7A',from:'t',lf:.5,lt:1.2}); k.line('M-38 -78q6 -8 14 -2M-14 -90q7 -7 14 0M14 -88q8 -7 14 2M-26 -92q5 -5 10 -1M36 -74q4 -5 8 0M2 -74q6 -6 12 0M-20 -74q6 -6 12 0','#6A4A66',2);
      k.ell(48,-10,3.4,5,'#FFFBF0'); k.rect(46.500,-8,3,12,'#FFFBF0',1.5);
      // hands: one on the heart, one below
      const hand=(d,f,x)=>{ k.body(d,skin,{shade:sk,to:'b',sf:.35,st:1.15,lit:'#FFE0B0',from:'t',lf:.6,lt:1.1}); k.line(f,sk,2,'opacity=".8"'); };
      k.body('M-134 300C-130 196 -112 150 -92 138C-74 140 -64 160 -40 166L-34 190C-70 196 -92 204 -102 300z',j,{shade:js,to:'bl',sf:.3,lit:jl,from:'t',lf:.62,lt:1.12});
      hand('M-44 164C-28 152 -6 140 14 140C24 140 26 148 16 150C28 148 34 156 22 160C32 160 34 169 22 170C28 174 22 181 10 180C-10 184 -26 190 -40 190z','M-4 152C6 150 12 149 18 149M-2 161C8 160 16 160 23 159.500M-4 171C6 171 14 171 22 170');
      k.body('M134 320C132 214 122 186 104 176C86 180 70 200 46 206L44 232C76 234 90 240 102 320z',j,{shade:js,to:'br',sf:.3,lit:jl,from:'t',lf:.62,lt:1.12});
      hand('M50 206C34 198 10 192 -8 194C-18 196 -18 204 -8 205C-20 205 -24 213 -12 216C-20 218 -20 226 -8 227C-10 232 -2 236 8 234C24 236 38 234 48 232z','M6 205C-2 204 -6 204 -9 205M4 215C-4 215 -8 215 -12 216M6 226C-2 227 -6 227 -9 227');
    },{s:.84});
    // breath in, breath out
    k.line('M-34 -160C-20 -176 20 -176 34 -160M-46 -172C-28 -194 28 -194 46 -172','#FFF2DA',2.2,'opacity=".6"');
    k.sparks([[-158,-168,9],[160,-172,11],[184,-90,7],[-186,-96,7]],'#FFF2DA');
  },{s:.96});
  k.floor('#0E0B33',.82,.9);
}};
