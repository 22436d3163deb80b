import { chromium } from '@playwright/test';
import http from 'http';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const mk = async (o)=>{const c=await b.newContext(o);const p=await c.newPage();p.on('console',m=>{if(m.type()==='error')console.log('ERR',m.text())});p.on('pageerror',e=>console.log('PAGEERR',e.message));return p;};
const pages={ph:await mk({viewport:{width:390,height:844},hasTouch:true,isMobile:true,deviceScaleFactor:1}),w:await mk({viewport:{width:1440,height:900}})};
const S=(p)=>p.evaluate(()=>document.body.innerText);
const AF=Object.getPrototypeOf(async function(){}).constructor;
http.createServer((q,r)=>{let d='';q.on('data',x=>d+=x);q.on('end',async()=>{try{const f=new AF('ph','w','S','sl','pages',d);const v=await f(pages.ph,pages.w,S,(t)=>new Promise(z=>setTimeout(z,t)),pages);r.end(typeof v==='string'?v:JSON.stringify(v,null,1)??'ok');}catch(e){r.end('EXC '+e.message)}})}).listen(7799,()=>console.log('up'));
