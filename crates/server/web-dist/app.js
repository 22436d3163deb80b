const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["plastic-attack.js","contract.js","toy-battle.js"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},Ce=Symbol(`uninitialized`),we=`http://www.w3.org/1999/xhtml`,Te=`http://www.w3.org/2000/svg`;function Ee(){console.warn(`https://svelte.dev/e/derived_inert`)}function De(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Oe(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function ke(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var C=!1;function Ae(e){C=e}var w;function je(e){if(e===null)throw De(),Se;return w=e}function Me(){return je(_n(w))}function T(e){if(C){if(_n(w)!==null)throw De(),Se;w=e}}function Ne(e=1){if(C){for(var t=e,n=w;t--;)n=_n(n);w=n}}function Pe(e=!0){for(var t=0,n=w;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=_n(n);e&&n.remove(),n=i}}function Fe(e){if(!e||e.nodeType!==8)throw De(),Se;return e.data}function Ie(e){return e===this.v}function Le(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Re(e){return!Le(e,this.v)}function ze(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Be(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ve(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function He(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ue(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function We(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ge(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ke(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function qe(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Je(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ye(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Xe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ze=!1;function Qe(){Ze=!0}var $e=null;function et(e){$e=e}function E(e,t=!1,n){$e={p:$e,i:!1,c:null,e:null,s:e,x:null,r:R,l:Ze&&!t?{s:null,u:null,$:[]}:null}}function D(e){var t=$e,n=t.e;if(n!==null){t.e=null;for(var r of n)An(r)}return e!==void 0&&(t.x=e),t.i=!0,$e=t.p,tt(e)}function tt(e={}){return i(e,fe,{value:!0}),e}function nt(){return!Ze||$e!==null&&$e.l===null}var rt=[];function it(){var e=rt;rt=[],h(e)}function at(e){if(rt.length===0&&!Pt){var t=rt;queueMicrotask(()=>{t===rt&&it()})}rt.push(e)}function ot(){for(;rt.length>0;)it()}var st=~(b|x|y);function ct(e,t){e.f=e.f&st|t}function lt(e){e.f&512||e.deps===null?ct(e,y):ct(e,x)}function ut(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),ct(e,y)}function dt(e,t){if(t){let t=document.body;e.autofocus=!0,at(()=>{document.activeElement===t&&e.focus()})}}function ft(e){C&&gn(e)!==null&&vn(e)}var pt=!1;function mt(){pt||(pt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function ht(e){var t=L,n=R;tr(null),nr(null);try{return e()}finally{tr(t),nr(n)}}function gt(e,t,n,r=n){e.addEventListener(t,()=>ht(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),mt()}function _t(e,t,n,r){let i=nt()?xt:wt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=R,c=vt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){Cn(e,s)}yt()}}var d=bt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ct(e))).then(u).catch(e=>Cn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),yt())}):f()}function vt(){var e=R,t=L,n=$e,r=k;return function(i=!0){nr(e),tr(t),et(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function yt(e=!0){nr(null),tr(null),et(null),e&&k?.deactivate()}function bt(){var e=R,t=e.b,n=k,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function xt(e){var t=2|b;return R!==null&&(R.f|=ae),{ctx:$e,deps:null,effects:null,equals:Ie,f:t,fn:e,reactions:null,rv:0,v:Ce,wv:0,parent:R,ac:null}}var St=Symbol(`obsolete`);function Ct(e,t,n){let r=R;r===null&&Be();var i=void 0,a=Zt(Ce),o=!L,s=new Set;return Pn(()=>{var t=R,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(yt)}catch(e){n.reject(e),yt()}var c=k;if(o){if(t.f&32768)var l=bt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(St);else for(let e of s.values())e.reject(St);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==St&&(c.activate(),t?(a.f|=ue,tn(a,t)):(a.f&8388608&&(a.f^=ue),tn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),On(()=>{for(let e of s)e.reject(St)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function O(e){let t=xt(e);return ir(t),t}function wt(e){let t=xt(e);return t.equals=Re,t}function Tt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Un(t[n])}}function Et(e){var t,n=R,r=e.parent;if(!Qn&&r!==null&&e.v!==Ce&&r.f&24576)return Ee(),e.v;nr(r);try{Tt(e),t=gr(e)}finally{nr(n)}return t}function Dt(e){var t=Et(e);!e.equals(t)&&(e.wv=pr(),(!k?.is_fork||e.deps===null)&&(k===null?e.v=t:(k.capture(e,t,!0),jt?.capture(e,t,!0)),e.deps===null))?ct(e,y):Qn||(Mt===null?lt(e):(Dn()||k?.is_fork)&&Mt.set(e,t))}function Ot(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ht(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=f),yr(t,0),Vn(t))}function kt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&br(t)}var At=null,k=null,jt=null,Mt=null,Nt=null,Pt=!1,Ft=!1,It=null,Lt=null,Rt=0,zt=1,Bt=class e{id=zt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){At===null?At=this:(At.next=this,this.prev=At),At=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)ct(r,b),t(r);for(r of n.m)ct(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)ct(e,t),this.schedule(e);this.apply();for(var t=It=[],n=[],r=Lt=[];this.#a.length>0;){Rt++>1e3&&(this.#b(),Ht());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw qt(e),this.#d()||this.discard(),t}}if(k=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(It=null,Lt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Kt(e,t);r.length>0&&k.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),jt=this,Wt(n),Wt(t),jt=null,this.#i?.resolve();var o=k;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Yt.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):mr(r)&&(i&16&&this.add_dirty_reaction(r,x),br(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),ct(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),k=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ut(e[t],this.#s)}capture(e,t,n=!1){e.v!==Ce&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Mt?.set(e,t)),this.is_fork||(e.v=t)}activate(){k=this}deactivate(){k=null,Mt=null}flush(){try{Ft=!0,k=this,this.#m()}finally{Rt=0,Nt=null,It=null,Lt=null,Ft=!1,k=null,Mt=null,Yt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(St);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,at(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(k===null){let t=k=new e;!Ft&&!Pt&&at(()=>{t.started||t.flush()})}return k}apply(){Mt=null}schedule(e){Nt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?At=e:t.prev=e,this.linked=!1}}};function Vt(e){var t=Pt,n=jt;jt=null,Pt=!0;try{var r;for(e&&(Vt(),r=e());;){if(ot(),k===null)return r;k.flush()}}finally{Pt=t,jt=n}}function Ht(){try{Ge()}catch(e){Cn(e,Nt)}}var Ut=null;function Wt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&mr(r)&&(Ut=new Set,br(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Gn(r),Ut?.size>0)){Yt.clear();for(let e of Ut){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ut.has(n)&&(Ut.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||br(n)}}Ut.clear()}}Ut=null}}function Gt(e){k.schedule(e)}function Kt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),ct(e,y);for(var n=e.first;n!==null;)Kt(n,t),n=n.next}}function qt(e){ct(e,y);for(var t=e.first;t!==null;)qt(t),t=t.next}var Jt=new Set,Yt=new Map,Xt=!1;function Zt(e,t){return{f:0,v:e,reactions:null,equals:Ie,rv:0,wv:0}}function A(e,t){let n=Zt(e,t);return ir(n),n}function Qt(e,t=!1,n=!0){let r=Zt(e);return t||(r.equals=Re),Ze&&n&&$e!==null&&$e.l!==null&&($e.l.s??=[]).push(r),r}function j(e,t,n=!1){return L!==null&&(!er||L.f&131072)&&nt()&&L.f&4325394&&(rr===null||!rr.has(e))&&Ye(),tn(e,n?on(t):t,Lt)}var $t=null,en=0;function tn(e,t,n=null){if(!e.equals(t)){Qn?Yt.set(e,t):Yt.has(e)||Yt.set(e,e.v);var r=Bt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Et(t),Mt===null&&lt(t)}e.wv=pr(),$t=null,en=0,an(e,b,n),$t=null,nt()&&R!==null&&R.f&1024&&!(R.f&96)&&(sr===null?cr([e]):sr.push(e)),!r.is_fork&&Jt.size>0&&!Xt&&nn()}return t}function nn(){Xt=!1;for(let e of Jt){e.f&1024&&ct(e,x);let t;try{t=mr(e)}catch{t=!0}t&&br(e)}Jt.clear()}function rn(e){j(e,e.v+1)}function an(e,t,n){var r=e.reactions;if(r!==null){var i=nt(),a=r.length;if(en+=a,en>1e5&&$t===null&&($t=new Set),$t!==null){if($t.has(e))return;$t.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==R){var l=(c&b)===0;if(l&&ct(s,t),c&131072)Jt.add(s);else if(c&2){var u=s;Mt?.delete(u),an(u,x,n)}else if(l){var d=s;c&16&&Ut!==null&&Ut.add(d),n===null?Gt(d):n.push(d)}}}}}function on(t){if(typeof t!=`object`||!t||de in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=A(0),u=null,d=dr,f=e=>{if(dr===d)return e();var t=L,n=dr;tr(null),fr(d);var r=e();return tr(t),fr(n),r};return i&&r.set(`length`,A(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||qe();var i=r.get(t);return i===void 0?f(()=>{var e=A(n.value,u);return r.set(t,e),e}):j(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>A(Ce,u));r.set(t,e),rn(o)}}else j(n,Ce),rn(o);return!0},get(e,n,i){if(n===de)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>A(on(s?e[n]:Ce),u)),r.set(n,o)),o!==void 0){var c=z(o);return c===Ce?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=z(i);if(a===Ce)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===de)return!0;var n=r.get(t),i=n!==void 0&&n.v!==Ce||Reflect.has(e,t);return(n!==void 0||(R!==null||L!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>A(i?on(e[t]):Ce,u)),r.set(t,n)),z(n)===Ce)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>A(Ce,u)),r.set(d+``,p)):j(p,Ce)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>A(void 0,u)),j(c,on(n)),r.set(t,c));else{l=c.v!==Ce;var m=f(()=>on(n));j(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&j(g,_+1)}rn(o)}return!0},ownKeys(e){z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==Ce});for(var[n,i]of r)i.v!==Ce&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Je()}})}function sn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function cn(e,t){return Object.is(sn(e),sn(t))}var ln,un,dn,fn,pn;function mn(){if(ln===void 0){ln=window,un=document,dn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;fn=a(t,`firstChild`).get,pn=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function hn(e=``){return document.createTextNode(e)}function gn(e){return fn.call(e)}function _n(e){return pn.call(e)}function M(e,t){if(!C)return gn(e);var n=gn(w);if(n===null)n=w.appendChild(hn());else if(t&&n.nodeType!==3){var r=hn();return n?.before(r),je(r),r}return t&&xn(n),je(n),n}function N(e,t=!1){if(!C){var n=gn(e);return n instanceof Comment&&n.data===``?_n(n):n}if(t){if(w?.nodeType!==3){var r=hn();return w?.before(r),je(r),r}xn(w)}return w}function P(e,t=!1){if(!C)return gn(e);var n=M(e,t);return T(e),n}function F(e,t=1,n=!1){let r=C?w:e;for(var i;t--;)i=r,r=_n(r);if(!C)return r;if(n){if(r?.nodeType!==3){var a=hn();return r===null?i?.after(a):r.before(a),je(a),a}xn(r)}return je(r),r}function vn(e){e.textContent=``}function yn(){return!1}function bn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function xn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Sn(e){var t=R;if(t===null)return L.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;Cn(e,t)}function Cn(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function wn(e){R===null&&(L===null&&We(e),Ue()),Qn&&He(e)}function Tn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function En(e,t){var n=R;n!==null&&n.f&8192&&(e|=S);var r={ctx:$e,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};k?.register_created_effect(r);var i=r;if(e&4)It===null?Bt.ensure().schedule(r):It.push(r);else if(t!==null){try{br(r)}catch(e){throw Un(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Tn(i,n),L!==null&&L.f&2&&!(e&64))){var a=L;(a.effects??=[]).push(i)}return r}function Dn(){return L!==null&&!er}function On(e){let t=En(8,null);return ct(t,y),t.teardown=e,t}function kn(e){wn(`$effect`);var t=R.f;if(!L&&t&32&&$e!==null&&!$e.i){var n=$e;(n.e??=[]).push(e)}else return An(e)}function An(e){return En(4|oe,e)}function jn(e){return wn(`$effect.pre`),En(8|oe,e)}function Mn(e){Bt.ensure();let t=En(64|ae,e);return(e={})=>new Promise(n=>{e.outro?Kn(t,()=>{Un(t),n(void 0)}):(Un(t),n(void 0))})}function Nn(e){return En(4,e)}function Pn(e){return En(le|ae,e)}function Fn(e,t=0){return En(8|t,e)}function I(e,t=[],n=[],r=[]){_t(r,t,n,t=>{En(8,()=>{e(...t.map(z))})})}function In(e,t=[],n=[],r=[]){_t(r,t,n,t=>{En(4,()=>e(...t.map(z)))})}function Ln(e,t=0){return En(16|t,e)}function Rn(e,t=0){return En(v|t,e)}function zn(e){return En(32|ae,e)}function Bn(e){var t=e.teardown;if(t!==null){let n=Qn,r=L;$n(!0),tr(null);try{t.call(null)}catch(t){Cn(t,e.parent)}finally{$n(n),tr(r)}}}function Vn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ht(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:Un(n,t),n=r}}function Hn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Un(t),t=n}}function Un(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Wn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Vn(e,t&&!n),yr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Bn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Gn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Wn(e,t){for(;e!==null;){var n=e===t?null:_n(e);e.remove(),e=n}}function Gn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Kn(e,t,n=!0){var r=[];e.f|=256,qn(e,r,!0);var i=()=>{n&&Un(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function qn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);qn(i,t,o?n:!1)}i=a}}}function Jn(e){e.f&=-257,Yn(e,!0)}function Yn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(ct(e,b),Bt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Yn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Xn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:_n(n);t.append(n),n=i}}var Zn=null,Qn=!1;function $n(e){Qn=e}var L=null,er=!1;function tr(e){L=e}var R=null;function nr(e){R=e}var rr=null;function ir(e){L!==null&&(L.f&2097152||L.f&2)&&(rr??=new Set).add(e)}var ar=null,or=0,sr=null;function cr(e){sr=e}var lr=1,ur=0,dr=ur;function fr(e){dr=e}function pr(){return++lr}function mr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(mr(a)&&Dt(a),a.wv>e.wv)return!0}t&512&&Mt===null&&ct(e,y)}return!1}function hr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(rr!==null&&rr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?hr(a,t,!1):t===a&&(n?ct(a,b):a.f&1024&&ct(a,x),Gt(a))}}function gr(e){var t=ar,n=or,r=sr,i=L,a=rr,o=$e,s=er,c=dr,l=e.f;ar=null,or=0,sr=null,L=l&96?null:e,rr=null,et(e.ctx),er=!1,dr=++ur,e.ac!==null&&(ht(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=_r(e);if(nt()&&sr!==null&&!er&&f!==null&&!(e.f&6146))for(var p=0;p<sr.length;p++)hr(sr[p],e);if(i!==null&&i!==e){if(ur++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=ur;if(t!==null)for(let e of t)e.rv=ur;sr!==null&&(r===null?r=sr:r.push(...sr))}return e.f&8388608&&(e.f^=ue),d}catch(t){return _r(e),Sn(t)}finally{e.f^=ce,ar=t,or=n,sr=r,L=i,rr=a,et(o),er=s,dr=c}}function _r(e){var t=e.deps,n=k?.is_fork;if(ar!==null){var r;if(n||yr(e,or),t!==null&&or>0)for(t.length=or+ar.length,r=0;r<ar.length;r++)t[or+r]=ar[r];else e.deps=t=ar;if(Dn()&&e.f&512)for(r=or;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&or<t.length&&(yr(e,or),t.length=or);return t}function vr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(ar===null||!n.call(ar,r))){var s=r;s.f&512&&(s.f^=512),s.v!==Ce&&lt(s),s.ac!==null&&ht(()=>{s.ac.abort(be),s.ac=null,ct(s,b)}),Ot(s),yr(s,0)}}function yr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)vr(e,n[r])}function br(e){var t=e.f;if(!(t&16384)){ct(e,y);var n=R;R=e;try{t&16777232?Hn(e):Vn(e),Bn(e);var r=gr(e);e.teardown=typeof r==`function`?r:null,e.wv=lr}finally{R=n}}}async function xr(){await Promise.resolve(),Vt()}function z(e){var t=!!(e.f&2);if(Zn?.add(e),L!==null&&!er&&!(R!==null&&R.f&16384)&&(rr===null||!rr.has(e))){var r=L.deps;if(L.f&2097152)e.rv<ur&&(e.rv=ur,ar===null&&r!==null&&r[or]===e?or++:ar===null?ar=[e]:ar.push(e));else{L.deps??=[],n.call(L.deps,e)||L.deps.push(e);var i=e.reactions;i===null?e.reactions=[L]:n.call(i,L)||i.push(L)}}if(Qn&&Yt.has(e))return Yt.get(e);if(t){var a=e;if(Qn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||Cr(a))&&(o=Et(a)),Yt.set(a,o),o}var s=!(a.f&512)&&!er&&L!==null&&!!(L.f&512),c=(a.f&te)===0;mr(a)&&(s&&(a.f|=512),Dt(a)),s&&!c&&(kt(a),Sr(a))}if(Mt?.has(e))return Mt.get(e);if(e.f&8388608)throw e.v;return e.v}function Sr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(kt(r),Sr(r))}}function Cr(e){if(e.v===Ce)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Yt.has(t)||t.f&2&&Cr(t))return!0;return!1}function wr(e){var t=er;try{return er=!0,e()}finally{er=t}}function Tr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)Er(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&Er(n)}}}function Er(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Er(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Dr=[`touchstart`,`touchmove`];function Or(e){return Dr.includes(e)}var kr=[`textarea`,`script`,`style`,`title`];function Ar(e){return kr.includes(e)}var jr=Symbol(`events`),Mr=new Set,Nr=new Set;function Pr(e,t,n,r={}){function i(e){if(r.capture||zr.call(t,e),!e.cancelBubble)return ht(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,at(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Fr(e,t,n,r,i){var a={capture:r,passive:i},o=Pr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&On(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function B(e,t,n){(t[jr]??={})[e]=n}function Ir(e){for(var t=0;t<e.length;t++)Mr.add(e[t]);for(var n of Nr)n(e)}var Lr=null,Rr=!1;function zr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Lr=e,Rr||(Rr=!0,setTimeout(()=>{Rr=!1,Lr=null}));var s=0,c=Lr===e&&e[jr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[jr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=L,f=R;tr(null),nr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[jr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[jr]=t,delete e.currentTarget,tr(d),nr(f)}}}var Br=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Vr(e){return Br?.createHTML(e)??e}function Hr(e){var t=bn(`template`);return t.innerHTML=Vr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Ur(e,t){var n=R;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function V(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(C)return Ur(w,null),w;i===void 0&&(i=Hr(a?e:`<!>`+e),n||(i=gn(i)));var t=r||dn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=gn(t),s=t.lastChild;Ur(o,s)}else Ur(t,t);return t}}function Wr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(C)return Ur(w,null),w;if(!o){var e=gn(Hr(a));if(i)for(o=document.createDocumentFragment();gn(e);)o.appendChild(gn(e));else o=gn(e)}var t=o.cloneNode(!0);if(i){var n=gn(t),r=t.lastChild;Ur(n,r)}else Ur(t,t);return t}}function Gr(e,t){return Wr(e,t,`svg`)}function Kr(e=``){if(!C){var t=hn(e+``);return Ur(t,t),t}var n=w;return n.nodeType===3?xn(n):(n.before(n=hn()),je(n)),Ur(n,n),n}function qr(){if(C)return Ur(w,null),w;var e=document.createDocumentFragment(),t=document.createComment(``),n=hn();return e.append(t,n),Ur(t,n),e}function H(e,t){if(C){var n=R;n.f&32768&&n.nodes.end!==null||(n.nodes.end=w),Me()}else e!==null&&e.before(t)}function Jr(){if(C&&w&&w.nodeType===8&&w.textContent?.startsWith(`$`)){let e=w.textContent.substring(1);return Me(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Yr(e){let t=0,n=Zt(0),r;return()=>{Dn()&&(z(n),Fn(()=>(t===0&&(r=wr(()=>e(()=>rn(n)))),t+=1,()=>{at(()=>{--t,t===0&&(r?.(),r=void 0,rn(n))})})))}}var Xr=re|ae;function Zr(e,t,n,r){new Qr(e,t,n,r)}var Qr=class{parent;is_pending=!1;transform_error;#e;#t=C?w:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Yr(()=>(this.#p=Zt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=R;t.b=this,t.f|=128,n(e)},this.parent=R.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Ln(()=>{if(C){let e=Fe(this.#t);Me();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Xr),C&&(this.#e=w)}#h(){try{this.#a=zn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);at(r),t&&(this.#s=zn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?ke():(t=!0,n&&Xe(),this.#s!==null&&Kn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){Cn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=zn(()=>e(this.#e)),at(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=hn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return zn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){Cn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(k)):this.#u===0&&(this.#e.before(e),this.#c=null,Kn(this.#o,()=>{this.#o=null}),this.#x(k))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=zn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Xn(this.#a,e);let t=this.#n.pending;this.#o=zn(()=>t(this.#e))}else this.#x(k)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ut(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=R,n=L,r=$e;nr(this.#i),tr(this.#i),et(this.#i.ctx);try{return Bt.ensure(),e()}finally{nr(t),tr(n),et(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Kn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,at(()=>{this.#d=!1,this.#p&&tn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),z(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;k?.is_fork?(this.#a&&k.skip_effect(this.#a),this.#o&&k.skip_effect(this.#o),this.#s&&k.skip_effect(this.#s),k.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Un(this.#a),null),this.#o&&=(Un(this.#o),null),this.#s&&=(Un(this.#s),null),C&&(je(this.#t),Ne(),je(Pe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return zn(()=>{var r=R;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return Cn(e,this.#i.parent),null}}))};at(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){Cn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>Cn(e,this.#i&&this.#i.parent)):n(t)}})}};function U(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function $r(e,t){return ti(e,t)}var ei=new Map;function ti(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){mn();var l=void 0,u=Mn(()=>{var s=n??t.appendChild(hn());Zr(s,{pending:()=>{}},t=>{E({});var n=$e;if(o&&(n.c=o),a&&(i.$$events=a),C&&Ur(t,null),l=e(t,i)||tt(),C&&(R.nodes.end=w,w===null||w.nodeType!==8||w.data!==`]`))throw De(),Se;D()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Or(r);for(let e of[t,document]){var a=ei.get(e);a===void 0&&(a=new Map,ei.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,zr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Mr)),Nr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=ei.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,zr),r.delete(e),r.size===0&&ei.delete(n)):r.set(e,i)}Nr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ni.set(l,u),l}var ni=new WeakMap;function ri(e,t){let n=ni.get(e);return n?(ni.delete(e),n(t)):Promise.resolve()}var ii=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Jn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Jn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Un(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Xn(r,t),t.append(hn()),this.#n.set(e,{effect:r,fragment:t})}else Un(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Kn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Un(n.effect),this.#n.delete(e))};ensure(e,t){var n=k,r=yn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=hn();i.append(a),this.#n.set(e,{effect:zn(()=>t(a)),fragment:i})}else this.#t.set(e,zn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else C&&(this.anchor=w),this.#a(n)}},ai=0,oi=1,si=2;function ci(e,t,n,r,i){C&&Me();var a=nt(),o=Ce,s=a?Zt(o):Qt(o,!1,!1),c=a?Zt(o):Qt(o,!1,!1),l=new ii(e);Ln(()=>{var a=k,o=t(),u=!1;let d=C&&p(o)===(e.data===`[!`);if(d&&(je(Pe()),Ae(!1)),p(o)){var f=vt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),k===a&&a.deactivate(),Bt.ensure();try{e()}finally{yt(!1),Pt||Vt()}}};o.then(t=>{e(()=>{tn(s,t),l.ensure(oi,r&&(e=>r(e,s)))})},t=>{e(()=>{if(tn(c,t),l.ensure(si,i&&(e=>i(e,c))),!i)throw c.v})}),C?l.ensure(ai,n):at(()=>{m||e(()=>{l.ensure(ai,n)})})}else tn(s,o),l.ensure(oi,r&&(e=>r(e,s)));return d&&Ae(!0),()=>{u=!0}})}function W(e,t,n=!1){var r;C&&(r=w,Me());var i=new ii(e),a=n?re:0;function o(e,t){if(C){var n=Fe(r);if(e!==parseInt(n.substring(1))){var a=Pe();je(a),i.anchor=a,Ae(!1),i.ensure(e,t),Ae(!0);return}}i.ensure(e,t)}Ln(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var li=Symbol(`NaN`);function ui(e,t,n){C&&Me();var r=new ii(e),i=!nt();Ln(()=>{var e=t();e!==e&&(e=li),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function di(e,t){return t}function fi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Kn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;pi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;vn(d),d.append(u),e.items.clear()}pi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function pi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,Xn(a,document.createDocumentFragment())):Un(t[i],n)}}var mi;function G(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=C?je(gn(u)):u.appendChild(hn())}C&&Me();var d=null,f=wt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=z(f);_.fallback=d,gi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=se,vi(d,null,c)):Jn(d):Kn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Ln(()=>{var e=z(f),t=e.length;let r=!1;C&&Fe(c)===`[!`!=(t===0)&&(c=Pe(),je(c),Ae(!1),r=!0);for(var u=new Set,_=k,v=yn(),y=0;y<t;y+=1){C&&w.nodeType===8&&w.data===`]`&&(c=w,r=!0,Ae(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&tn(S.v,b),S.i&&tn(S.i,y),v&&_.unskip_effect(S.e)):(S=_i(l,m?c:mi??=hn(),b,x,y,o,n,i),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=zn(()=>s(c)):(d=zn(()=>s(mi??=hn())),d.f|=se)),t>u.size&&Ve(``,``,``),C&&t>0&&je(Pe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ae(!0),z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,C&&(c=w)}function hi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function gi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=hi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Jn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)vi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),yi(e,d,_),yi(e,_,y),vi(_,y,n),d=_,p=[],m=[],l=hi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)vi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);yi(e,S.prev,ee.next),yi(e,d,S),yi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),vi(_,l,n),yi(e,_.prev,_.next),yi(e,_,d===null?e.effect.first:d.next),yi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=hi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=hi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(pi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=hi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}fi(e,te,re)}}o&&at(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function _i(e,t,n,r,i,a,o,s){var c=o&1?o&16?Zt(n):Qt(n,!1,!1):null,l=o&2?Zt(i):null;return{v:c,i:l,e:zn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function vi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=_n(r);if(a.before(r),r===i)return;r=o}}function yi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function bi(e,t,...n){var r=new ii(e);Ln(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function xi(e,t,n){var r;C&&(r=w,Me());var i=new ii(e);Ln(()=>{var e=t()??null;if(C&&Fe(r)===`[`!=(e!==null)){var a=Pe();je(a),i.anchor=a,Ae(!1),i.ensure(e,e&&(t=>n(t,e))),Ae(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}var Si=()=>performance.now(),Ci={tick:e=>requestAnimationFrame(e),now:()=>Si(),tasks:new Set};function wi(){let e=Ci.now();Ci.tasks.forEach(t=>{t.c(e)||(Ci.tasks.delete(t),t.f())}),Ci.tasks.size!==0&&Ci.tick(wi)}function Ti(e){let t;return Ci.tasks.size===0&&Ci.tick(wi),{promise:new Promise(n=>{Ci.tasks.add(t={c:e,f:n})}),abort(){Ci.tasks.delete(t)}}}function Ei(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function Di(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=Ei(n.trim());t[i]=r.trim()}return t}var Oi=e=>e,ki=null;function Ai(e){ki=e}function ji(e,t,n){var r=(ki??R).nodes,i,a,o,s=null;r.a??={element:e,measure(){i=this.element.getBoundingClientRect()},apply(){if(o?.abort(),a=this.element.getBoundingClientRect(),i.left!==a.left||i.right!==a.right||i.top!==a.top||i.bottom!==a.bottom){let e=t()(this.element,{from:i,to:a},n?.());o=Mi(this.element,e,void 0,1,()=>{},()=>{o?.abort(),o=void 0})}},fix(){if(!e.getAnimations().length){var{position:t,width:n,height:r}=getComputedStyle(e);if(t!==`absolute`&&t!==`fixed`){var a=e.style;s={position:a.position,width:a.width,height:a.height,transform:a.transform},a.position=`absolute`,a.width=n,a.height=r;var o=e.getBoundingClientRect();if(i.left!==o.left||i.top!==o.top){var c=`translate(${i.left-o.left}px, ${i.top-o.top}px)`;a.transform=a.transform?`${a.transform} ${c}`:c}}}},unfix(){if(s){var t=e.style;t.position=s.position,t.width=s.width,t.height=s.height,t.transform=s.transform}}},r.a.element=e}function Mi(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return at(()=>{s||(c=Mi(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Oi}=t;var h,g=()=>1-r;return at(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=Di(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=Di(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&Ti(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Ni(e,t,n,r,i,a){let o=C;C&&Me();var s=null;C&&w.nodeType===1&&(s=w,Me());var c=C?w:e,l=R,u=new ii(c,!1);Ln(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Te:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=C;if(s=C?s:bn(e,a),Ur(s,s),r){var i=null;C&&Ar(e)&&s.append(i=document.createComment(``));var o=C?gn(s):s.appendChild(hn());C&&(o===null?Ae(!1):je(o)),Ai(l),r(s,o),i?.remove(),Ai(null)}R.nodes.end=s,n||t.before(s)}C&&je(t)}),()=>{}},re),On(()=>{}),o&&(Ae(!0),je(c))}function Pi(e,t){let n=null,r=C;var i;if(C){n=w;for(var a=gn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=_n(a);if(a===null)Ae(!1);else{var o=_n(a);a.remove(),je(o)}}C||(i=document.head.appendChild(hn()));try{Ln(()=>{var e=zn(()=>t(i));e.f|=ie,C||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ae(!0),je(n))}}function Fi(e,t){var n=void 0,r;Rn(()=>{n!==(n=t())&&(r&&=(Un(r),null),n&&(r=zn(()=>{Nn(()=>n(e))})))})}function Ii(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ii(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Li(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ii(e))&&(r&&(r+=` `),r+=t);return r}function Ri(e){return typeof e==`object`?Li(e):e??``}var zi=[...` 	
\r\f\xA0\v﻿`];function Bi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||zi.includes(r[o-1]))&&(s===r.length||zi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Vi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Hi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ui(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Hi)),i&&c.push(...Object.keys(i).map(Hi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Hi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Vi(r)),i&&(n+=Vi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function K(e,t,n,r,i,a){var o=e[ge];if(C||o!==n||o===void 0){var s=Bi(n,r,a);C&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Wi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Gi(e,t,n,r){var i=e[_e];if(C||i!==t){var a=Ui(t,r);C&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Wi(e,n?.[0],r[0]),Wi(e,n?.[1],r[1],`important`)):Wi(e,n,r));return r}function Ki(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function qi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Zi(c);Ki(c,i?a.includes(l):cn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Ji(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Oe();for(var i of t.options)i.selected=n.includes(Zi(i))}else{for(i of t.options)if(cn(Zi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Yi(e){var t=new MutationObserver(t=>{t.every(Qi)||(`__defaultValue`in e&&qi(e,!1),`__value`in e&&Ji(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),On(()=>{t.disconnect()})}function Xi(e,t,n=t){var r=new WeakSet,i=!0;gt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Zi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Zi(o)}n(a),e.__value=a,k!==null&&r.add(k)}),Nn(()=>{var a=t();if(e===document.activeElement){var o=k;if(r.has(o))return}if(Ji(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Zi(s),n(a))}e.__value=a,i=!1})}function Zi(e){return`__value`in e?e.__value:e.value}function Qi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var $i=Symbol(`is custom element`),ea=Symbol(`is html`),ta=xe?`link`:`LINK`,na=xe?`progress`:`PROGRESS`;function ra(e){if(C){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;q(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;q(e,`checked`,null),e.checked=r}}};e[ye]=n,at(n),mt()}}function ia(e,t){var n=oa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===na)&&(e.value=t??``)}function aa(e,t){var n=oa(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function q(e,t,n,r){var i=oa(e);if(!(C&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ta))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ca(e).has(t)?e[t]=n:(!C||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function oa(e){return e[he]??={[$i]:e.nodeName.includes(`-`),[ea]:e.namespaceURI===we}}var sa=new Map;function ca(e){var t=e.getAttribute(`is`)||e.nodeName,n=sa.get(t);if(n)return n;sa.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function la(e,t,n=t){var r=new WeakSet;gt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=pa(e)?ma(a):a,n(a),k!==null&&r.add(k),await xr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(C&&e.defaultValue!==e.value||wr(t)==null&&e.value)&&(n(pa(e)?ma(e.value):e.value),k!==null&&r.add(k)),Fn(()=>{var n=t();if(e===document.activeElement){var i=k;if(r.has(i))return}pa(e)&&n===ma(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ua=new Set;function da(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),gt(n,`change`,()=>{var e=n.__value;a&&(e=fa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Fn(()=>{var e=r();C&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=cn(n.__value,e)}),On(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ua.has(o)||(ua.add(o),at(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ua.delete(o)})),at(()=>{if(s){var e=a?fa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function fa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function pa(e){var t=e.type;return t===`number`||t===`range`}function ma(e){return e===``?null:+e}function ha(e,t,n){var r=a(e,t);r&&r.set&&(e[t]=n,On(()=>{e[t]=null}))}var ga=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function _a(e,t,n){var r=ga.observe(e,()=>n(e[t]));Nn(()=>(wr(()=>n(e[t])),r))}function va(e,t){return e===t||e?.[de]===t}function ya(e=tt(),t,n,r){var i=$e.r,a=R;return Nn(()=>{var o,s;return Fn(()=>{o=s,s=r?.()||[],wr(()=>{va(n(...s),e)||(t(e,...s),o&&va(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&va(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ba(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Fn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&On(()=>{n.removeEventListener(t,a)})}function xa(e=!1){let t=$e,n=t.l.u;if(!n)return;let r=()=>Tr(t.s);if(e){let e=0,n={},i=xt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>z(i)}n.b.length&&jn(()=>{Sa(t,r),h(n.b)}),kn(()=>{let e=wr(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&kn(()=>{Sa(t,r),h(n.a)})}function Sa(e,t){if(e.l.s)for(let t of e.l.s)z(t);t()}var Ca=!1;function wa(e){var t=Ca;try{return Ca=!1,[e(),Ca]}finally{Ca=t}}var Ta={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function Ea(e,t,n){return new Proxy({props:e,exclude:t},Ta)}var Da={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Oa(...e){return new Proxy({props:e},Da)}function ka(e,t,n,r){var i=!Ze||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=xt(r),z(u)):(l&&(l=!1,c=s?wr(r):r),c);let f;if(o){var p=de in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=wa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ke(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?xt:wt)(()=>(v=!1,g()));o&&z(y);var b=R;return(function(e,t){if(arguments.length>0){let n=t?z(y):i&&o?on(e):e;return j(y,n),v=!0,c!==void 0&&(c=n),e}return Qn&&v||b.f&16384?y.v:z(y)})}function Aa(e){$e===null&&ze(`onMount`),Ze&&$e.l!==null?ja($e).m.push(e):kn(()=>{let t=wr(e);if(typeof t==`function`)return t})}function ja(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ma=`seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-orange = Orange
seat-open = Free seat
bot-named = Bot, { $level }
you-named = { $name } (you)
players-label = Players
online = here
offline = away
to-move = to move
table = The table
side-panel = Beside the table

join-title = A seat is free
join-invited = { $host } invites you to a game on the board { $board }. You would play { $seat }.
join-invited-game = { $host } invites you to { $board }. You would play { $seat }.
join-sit = Sit down
join-watch = Only watch
join-full = Nobody is missing at this table any more.
join-to-table = To the table

invite-title = { $seat } is still free
invite-text = Send this link to a friend. Whoever opens it first may sit down.
invite-link = Link of the invitation
invite-link-of = Link of the invitation for { $seat }
invite-waiting = The other player has been invited and has not come yet.

match-missing = This match does not exist
match-opening = The table is being set
match-tab = Match
waiting-for-player = Waiting for the other player.
waiting-for-players = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
waiting-for-forces = Waiting until everybody is ready.
your-turn = Your turn.
turn-of = { $name } is to move.
turn-of-several = { $names } are to move.
awaited-cards = { $names } lay a card.
bot-thinks = { $name } is thinking.
watching = You are watching. Only what everybody may know is shown.
skip = Skip
sending = Sending …
connection-connecting = Connecting …
connection-lost = The connection is lost. Trying again; nothing you did is lost.
connection-bye = The server has closed this table for now.
clock-left = Time left

curtain-title = { $seat } takes over
curtain-text = Hand the device over. Nothing secret is shown until { $seat } is ready.
curtain-ready = I am { $seat }

log = Log
log-empty = Nothing has happened yet.
resign = Resign
resign-title = Give up this game?
resign-text = { $seat } loses the game at once.
resign-yes = Resign
resign-no = Go on playing
branch-of = Continues another game from step { $step }

game-over = The game is over
you-won = You have won!
you-lost = You have lost
rematch = Play again, sides swapped
rematch-many = Play again, everybody one seat on
to-rematch = To the next game
to-replay = Watch the replay
ended-draw = Nobody wins.
ended-hq = { $winner } has taken the headquarters of { $loser }.
ended-medals = { $winner } has gathered enough medals.
ended-stuck = No move is left: { $winner } wins.
ended-turn-cap = The last turn has been played: { $winner } wins.
ended-resignation = { $loser } has resigned, { $winner } wins.
ended-timeout = The time of { $loser } is up, { $winner } wins.
ended-resignation-many = Everybody else has given up: { $winner } wins.
ended-timeout-many = The time of everybody else is up: { $winner } wins.
ended-last-standing = { $winner } is the last one standing and wins.
ended-nobody-turn-cap = The last turn has been played: nobody wins.
ended-nobody-last-standing = Nobody is left standing: nobody wins.
ended-won = { $winner } wins.

called-off = Called off.
called-off-text = This match was called off before the game began.
room-leave = Give the match up
room-leave-title = Give up this match?
room-leave-text = Whoever set the table calls the match off; anybody else leaves the seat to somebody new.
room-stay = Stay
room-title = Before the game
room-free = still free
room-keep = Leave it as it is
room-army-ready = army handed in
room-army-missing = chooses an army
room-army-choose = Choose the army
room-army-other = Choose another army
room-army-of = Army of { $seat }
room-army-hand-in = Hand the army in
room-army-note = Armies stay sealed until all are in. Then the game begins by itself, and everybody sees them.

replay = Replay
replay-step = Step { $step } of { $last }
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-scrubber = Step
replay-speed = Speed
replay-viewer = Seen by
viewer-public = everybody
replay-keep = Keep
replay-share = Link to this step
replay-branch = Play on from here
replay-branch-text = A new game against a bot begins at step { $step }.
replay-branch-go = Play on
replay-branch-over = The game is over at this step. Go back to an earlier one.
record = Record
record-text = Every decision and every draw, to be replayed and verified.
record-download = Download the record
`,Na=`new-title = New game of { $game }
new-board = Board
new-opponent = Against whom?
new-level = Strength
new-seats = How many play?
seat-of-me = You
seat-of-same_device = Somebody beside me
seat-of-invite = A friend with a link
new-army = Army
new-army-unnamed = without a name
new-army-built = builds its own
new-army-later = to be chosen before the game
new-army-guest = Brings an army along.
new-army-let-build = Let the bot build its own
new-side = My side
new-clock = Clock
new-options = Options of the rules
new-create = Set the table
new-check-first = Check your own board first.

board-random = Surprise me
board-random-facts = { $count ->
    [one] the only board
   *[other] one of { $count } boards
}
board-custom = My own board
board-custom-facts = from a file or pasted
board-facts = { $bases ->
    [one] 1 base
   *[other] { $bases } bases
}, { $medals ->
    [one] 1 medal wins
   *[other] { $medals } medals win
}
board-open-file = Open a board file
board-paste = or paste its content
board-check = Check the board
board-good = The board is valid.
board-faults = { $count ->
    [one] The board breaks a rule:
   *[other] The board breaks rules in { $count } places:
}

terrain-castle_field = take Troops back
terrain-tropical_pool = only some numbers
terrain-city_of_clouds = draw Troops
terrain-volcanic_jungle = shove enemies
terrain-cursed_cemetery = fetch from the discard
terrain-caribbean_sea = three headquarters
terrain-station_metal_x = no effects
terrain-battlefield = pin Troops down
terrain-none = no special bases

opponent-bot = A bot
opponent-bot-help = sits down at once
opponent-same_device = Somebody beside me
opponent-same_device-help = one device, with a curtain between turns
opponent-invite = A friend with a link
opponent-invite-help = you get a link to send
side-random = by chance
clock-none = No clock
clock-none-help = take all the time you want
clock-fischer = Minutes
clock-fischer-help = a stock of time, and some more with every turn
clock-days = Days a move
clock-days-help = for games by and by
clock-minutes = Minutes each
clock-increment = Seconds more a turn
clock-days-count = Days for each turn
clock-fischer-is = { $minutes } min + { $increment } s
clock-days-is = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}

option-medal_timing = Medals are claimed
option-medal_timing-end-of-play = at the end of a play
option-medal_timing-immediate = as soon as a region is held
option-metal_x_blocks_hook = Metal-X bases stop Hook
option-metal_x_blocks_hook-help = Hook needs a connection to a special base of Station Metal-X.
option-special_bases = Special bases work
option-special_bases-help = Without them every base is a plain one: good for a first game.
option-starter = Who starts
option-starter-random = by chance
option-starter-blue = Blue
option-starter-red = Red
option-max_plies = Longest game, in turns
option-max_plies-help = After so many turns the medals decide.
option-odds = Tell the chances
option-odds-help = Every player is told the chance of winning the battle with each card. Good for learning.
option-quick_game = Quick game
option-quick_game-help = A character is captured the first time it loses a battle.
option-empty_hand = Without a card in hand
option-empty_hand-power-only = a player fights with Power alone
option-empty_hand-blind-draw = a player lays the top card of the pile
option-luck_original = Original Power for Luck
option-luck_original-current = the Power just before the roll
option-luck_original-starting = the starting Power
option-knock_out_stacks = Lost turns add up
option-knock_out_stacks-help = Two Knock Outs or Stuns before the lost turn cost two turns.
option-recover_own_held = Recover takes your own figures from your captives
option-recover_own_held-help = A figure of your own that lies among your captives may be recovered too.
option-recover_from_armies = Recover takes your own figures out of other armies
option-recover_from_armies-help = Even a figure that fights for another player after Mind Control may be recovered.
option-army_size = Figures in an army
option-army_min = Fewest figures in an army
option-army_min-help = Every player brings at least this many.
option-army_max = Most figures in an army
option-army_max-help = Every player brings at most this many.
option-max_turns = Longest game, in turns
option-max_turns-help = After this many turns the game ends.
`,Pa=`problem-no-such-match = There is no such match.
problem-no-such-game = There is no such game.
problem-no-such-path = There is no such thing here.
problem-no-such-invite = This link is not an invitation to this match. Ask for it again.
problem-seat-taken = The seat of this link is taken. You may look on.
problem-too-many = Too much at once. Wait a moment and try again.
problem-too-many-matches = You have too many matches under way. Finish some first.
problem-not-over = The game is not over yet.
problem-no-rematch = A rematch is possible when the game is over and everybody has come.
problem-not-a-player = Only those who played may do this.
problem-not-your-seat = That is not your seat.
problem-over = The game is over.
problem-waiting = A seat is still free.
problem-bad-setup = The game cannot be set up like this.
problem-bad-name = That name will not do. Choose a shorter one.
problem-bad-clock = That clock will not do.
problem-no-board = That is no board file.
problem-unreadable = That cannot be read: it is not valid JSON.
problem-no-such-step = The game cannot be continued from this step.
problem-too-long = That is too large.
problem-unavailable = The server cannot do this just now. Try again soon.
problem-broken-match = This match can no longer be opened.
problem-nothing-to-bring = Nobody brings anything to this game.
problem-bad-force = What was handed in breaks the rules.
problem-unreadable-force = What was handed in cannot be read.
problem-begun = The game has begun: what was brought to it stays as it is.
problem-never-begun = This game never began.
problem-wrong-seats = The number of seats is wrong.
`,Fa=`rumpus = Rumpus
title-toy-battle = Toy Battle
title-plastic-attack-2009 = Plastic Attack (2009)
title-plastic-attack-revised = Plastic Attack (revised)
skip-to-content = Skip to the content
close = Close
save = Save
copy = Copy
copied = Copied.
yes = yes
no = no
try-again = Try again
somebody = Somebody
sounds = Sounds
to-home = To the start page

nav-label = Pages
nav-home = Rumpus, start page
nav-games = My games
nav-rules = Rules
nav-workshop = Workshop
nav-settings = Settings
workshop-title = Workshop of { $game }

keys-title = Keys
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = In a replay
key-help = Show these keys
key-tab = To the next place, button or piece
key-escape = Put back, close
key-log = Show the log
key-rules = Show the rulebook
key-step = One step back or on
key-ends = To the beginning or the end
key-play = Play or pause
key-speed = Faster or slower

missing-title = Nothing stands on this shelf
missing-lead = There is no page at this address.
coming = Coming

home-tagline = battle games for toy figures
home-title = The toys are on the table
home-lead = Rumpus plays battle games for toy figures by the book: against bots, with somebody on the same device, or with a friend who has the link.
home-small = In the browser, free, without an account.
home-continue = Go on playing
home-all-games = All my games
home-shelf = On the shelf
home-why = What you get
home-book-title = By the book
home-book-text = Every refusal and every result names the rule it rests on, and the rule is one click away.
home-bots-title = Bots that do not peek
home-bots-text = Five levels. A bot sees exactly what you would see in its chair, and nothing more.
home-friends-title = Beside you or far away
home-friends-text = Pass the device behind a curtain, or send a link. Games in one sitting or over days.
home-replay-title = Every game is kept
home-replay-text = Step through it, share a position, or go back to a step and play on from there.
play-now = Play now
play-now-title = { $bots ->
    [one] How strong should the bot be?
   *[other] How strong should the bots be?
}
play-now-lead = You are { $seat }. The game begins at once.
quick-two = Two players
quick-four = Four at the table: you and three bots
new-game = New game
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-range = { $min }–{ $max } players
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
complexity = complexity { $level } of 5

level-1 = Recruit
level-2 = Corporal
level-3 = Sergeant
level-4 = Captain
level-5 = General
level-1-felt = Just learning. You will beat it in your first games.
level-2-felt = Sees what is in front of it. A fair game for beginners.
level-3-felt = Plans a little ahead. You will have to pay attention.
level-4-felt = Plays well and forgives little.
level-5-felt = Takes about a second to think, and uses it.

list-mine = Playing
list-mine-none = No game is under way.
list-finished = Finished
list-finished-none = No finished game yet.
list-watch = To watch
list-watch-none = Nobody else is playing just now.
versus = against
steps-count = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

settings-name = Your name
settings-name-help = Others at the table see it.
settings-saved = The name is saved.
settings-language = Language
settings-theme = Appearance
settings-motion = Motion
settings-sounds = Play sounds
theme-system = as the system
theme-light = light
theme-dark = dark
motion-system = as the system
motion-full = things move
motion-less = things stand still

rules-of = Rules of { $game }
rules-lead = Every clause and every ruling, in our own words. The numbers are the ones that the table shows.
rules-search = Search the rulebook
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 clause found.
   *[other] { $count } clauses found.
}
rules-edition = Edition { $edition }, revision { $revision }.
clause-ruling = ruling
clause-validity = board rule
clause-by-people = kept by the people at the table

problem-offline = The server cannot be reached. Check the connection and try again.
problem-unknown = That did not work: { $title }.
problem-status-400 = The server did not understand that.
problem-status-403 = That is not yours to do.
problem-status-404 = There is no such thing here.
problem-status-409 = That does not fit how the match stands now.
problem-status-413 = That is too large.
problem-status-429 = Too much at once. Wait a moment and try again.
problem-status-500 = Something broke on the server. Try again in a moment.
problem-status-503 = The server is busy. Try again in a moment.

broken-title = Something has fallen off the table
broken-lead = This page has met a fault of its own: { $fault }. What you did is kept by the server.
reload = Load the page again
`,Ia=`seat-blue = 파랑
seat-red = 빨강
seat-green = 초록
seat-yellow = 노랑
seat-purple = 보라
seat-orange = 주황
seat-open = 빈자리
bot-named = 봇, { $level }
you-named = { $name } (나)
players-label = 플레이어
online = 접속 중
offline = 자리 비움
to-move = 차례
table = 게임판
side-panel = 게임판 옆

join-title = 자리가 비어 있습니다
join-invited = { JOSA($host, "이/가") } { $board } 게임판에서 겨루자고 초대했습니다. 자리에 앉으면 { JOSA($seat, "을/를") } 맡습니다.
join-invited-game = { JOSA($host, "이/가") } { $board } 게임에 초대했습니다. 자리에 앉으면 { JOSA($seat, "을/를") } 맡습니다.
join-sit = 자리에 앉기
join-watch = 관전만 하기
join-full = 이 게임에는 이제 빈자리가 없습니다.
join-to-table = 게임판으로

invite-title = { $seat } 자리가 아직 비어 있습니다
invite-text = 이 링크를 친구에게 보내세요. 먼저 여는 사람이 앉을 수 있습니다.
invite-link = 초대 링크
invite-link-of = { $seat } 자리의 초대 링크
invite-waiting = 초대한 상대가 아직 오지 않았습니다.

match-missing = 없는 게임입니다
match-opening = 게임판을 펴는 중입니다
match-tab = 게임
waiting-for-player = 상대를 기다리고 있습니다.
waiting-for-players = { $count }명을 더 기다리고 있습니다.
waiting-for-forces = 모두 준비되기를 기다리고 있습니다.
your-turn = 당신 차례입니다.
turn-of = { $name } 차례입니다.
turn-of-several = { $names } 차례입니다.
awaited-cards = { JOSA($names, "이/가") } 카드를 낼 차례입니다.
bot-thinks = { JOSA($name, "이/가") } 생각하고 있습니다.
watching = 관전 중입니다. 모두가 알 수 있는 것만 보입니다.
skip = 건너뛰기
sending = 보내는 중 …
connection-connecting = 연결하는 중 …
connection-lost = 연결이 끊겼습니다. 다시 연결하는 중이며, 이미 한 행동은 사라지지 않습니다.
connection-bye = 서버가 이 게임을 잠시 닫았습니다.
clock-left = 남은 시간

curtain-title = { $seat } 차례로 넘어갑니다
curtain-text = 기기를 넘겨 주세요. { JOSA($seat, "이/가") } 준비될 때까지 비밀은 아무것도 보이지 않습니다.
curtain-ready = 제가 { $seat }입니다

log = 기록
log-empty = 아직 아무 일도 없었습니다.
resign = 기권
resign-title = 이 게임에서 기권할까요?
resign-text = 기권하면 { JOSA($seat, "이/가") } 즉시 패배합니다.
resign-yes = 기권하기
resign-no = 계속하기
branch-of = 다른 게임의 { $step }단계에서 이어서 하는 게임입니다

game-over = 게임이 끝났습니다
you-won = 이겼습니다!
you-lost = 졌습니다
rematch = 진영을 바꿔 다시 하기
rematch-many = 자리를 하나씩 옮겨 다시 하기
to-rematch = 다음 게임으로
to-replay = 다시 보기
ended-draw = 승자가 없습니다.
ended-hq = { JOSA($winner, "이/가") } { $loser }의 사령부를 점령했습니다.
ended-medals = { JOSA($winner, "이/가") } 훈장을 충분히 모았습니다.
ended-stuck = 뽑을 수도 놓을 수도 없어 게임이 끝났습니다. { JOSA($winner, "이/가") } 이겼습니다.
ended-turn-cap = 마지막 차례까지 마쳤습니다. { JOSA($winner, "이/가") } 이겼습니다.
ended-resignation = { JOSA($loser, "이/가") } 기권하여 { JOSA($winner, "이/가") } 이겼습니다.
ended-timeout = { $loser }의 시간이 다 되어 { JOSA($winner, "이/가") } 이겼습니다.
ended-resignation-many = 다른 플레이어가 모두 기권하여 { JOSA($winner, "이/가") } 이겼습니다.
ended-timeout-many = 다른 플레이어가 모두 시간을 다 써서 { JOSA($winner, "이/가") } 이겼습니다.
ended-last-standing = 끝까지 남은 { JOSA($winner, "이/가") } 이겼습니다.
ended-nobody-turn-cap = 마지막 차례까지 마쳤지만 아무도 이기지 못했습니다.
ended-nobody-last-standing = 아무도 남지 않아 승자가 없습니다.
ended-won = { JOSA($winner, "이/가") } 이겼습니다.

called-off = 취소된 게임입니다.
called-off-text = 시작하기 전에 게임이 취소되었습니다.
room-leave = 그만두기
room-leave-title = 이 게임을 그만둘까요?
room-leave-text = 게임판을 편 사람이 그만두면 게임이 취소되고, 다른 사람이 그만두면 자리만 비게 됩니다.
room-stay = 남아 있기
room-title = 게임을 시작하기 전
room-free = 아직 빈자리
room-keep = 그대로 두기
room-army-ready = 군단을 냈습니다
room-army-missing = 군단을 고르는 중
room-army-choose = 군단 고르기
room-army-other = 다른 군단으로 바꾸기
room-army-of = { $seat }의 군단
room-army-hand-in = 이 군단으로 정하기
room-army-note = 모두가 군단을 낼 때까지 서로의 군단은 보이지 않습니다. 다 모이면 게임이 저절로 시작되고 군단이 모두에게 공개됩니다.

replay = 다시 보기
replay-step = { $last }단계 중 { $step }단계
replay-controls = 다시 보기
replay-first = 처음으로
replay-back = 이전 단계로
replay-play = 재생
replay-pause = 멈춤
replay-forward = 다음 단계로
replay-last = 끝으로
replay-scrubber = 단계
replay-speed = 속도
replay-viewer = 보는 사람
viewer-public = 모두
replay-keep = 보관
replay-share = 이 단계로 가는 링크
replay-branch = 여기서 이어서 하기
replay-branch-text = { $step }단계에서 시작하는 봇과의 새 게임입니다.
replay-branch-go = 이어서 하기
replay-branch-over = 이 단계에서는 게임이 이미 끝났습니다. 더 이른 단계로 돌아가세요.
record = 기보
record-text = 모든 결정과 운의 결과가 담겨 있어, 다시 돌려 보고 검증할 수 있습니다.
record-download = 기보 내려받기
`,La=`new-title = { $game } 새 게임
new-board = 게임판
new-opponent = 누구와 겨룰까요?
new-level = 봇의 세기
new-seats = 몇 명이 하나요?
seat-of-me = 나
seat-of-same_device = 옆에 있는 사람
seat-of-invite = 링크를 받을 친구
new-army = 군단
new-army-unnamed = 이름 없음
new-army-built = 직접 꾸립니다
new-army-later = 게임 전에 고릅니다
new-army-guest = 군단을 직접 가져옵니다.
new-army-let-build = 봇이 직접 꾸리게 하기
new-side = 내 진영
new-clock = 제한 시간
new-options = 규칙 선택 항목
new-create = 게임판 펴기
new-check-first = 먼저 직접 만든 게임판을 검사하세요.

board-random = 아무거나
board-random-facts = 게임판 { $count }개 중 하나
board-custom = 내가 만든 게임판
board-custom-facts = 파일에서 또는 붙여 넣기
board-facts = 기지 { $bases }개, 훈장 { $medals }개로 승리
board-open-file = 게임판 파일 열기
board-paste = 또는 내용을 붙여 넣기
board-check = 게임판 검사
board-good = 올바른 게임판입니다.
board-faults = 게임판이 규칙에 어긋나는 곳이 { $count }군데 있습니다:

terrain-castle_field = 부대 되돌리기
terrain-tropical_pool = 정해진 값만
terrain-city_of_clouds = 부대 뽑기
terrain-volcanic_jungle = 적 밀어내기
terrain-cursed_cemetery = 버림 더미에서 되찾기
terrain-caribbean_sea = 사령부가 셋
terrain-station_metal_x = 부대 효과 없음
terrain-battlefield = 부대 눕히기
terrain-none = 특수 기지 없음

opponent-bot = 봇
opponent-bot-help = 바로 자리에 앉습니다
opponent-same_device = 옆에 있는 사람
opponent-same_device-help = 기기 하나로 하며, 차례가 바뀔 때마다 가림막을 칩니다
opponent-invite = 링크를 받을 친구
opponent-invite-help = 보낼 링크를 드립니다
side-random = 무작위
clock-none = 제한 없음
clock-none-help = 마음껏 생각하세요
clock-fischer = 분 단위
clock-fischer-help = 정해진 시간에 차례마다 조금씩 더합니다
clock-days = 하루 단위
clock-days-help = 틈틈이 하는 게임
clock-minutes = 각자의 시간(분)
clock-increment = 차례마다 더하는 시간(초)
clock-days-count = 차례마다 주는 날수
clock-fischer-is = { $minutes }분 + { $increment }초
clock-days-is = 차례마다 { $days }일

option-medal_timing = 훈장을 얻는 때
option-medal_timing-end-of-play = 플레이가 끝날 때
option-medal_timing-immediate = 지역을 둘러싸는 즉시
option-metal_x_blocks_hook = 메탈-X 기지가 훅을 막음
option-metal_x_blocks_hook-help = 메탈-X 정거장의 특수 기지에는 훅도 이어져 있어야 놓을 수 있습니다.
option-special_bases = 특수 기지 사용
option-special_bases-help = 끄면 모든 기지가 보통 기지입니다. 첫 게임에 좋습니다.
option-starter = 선 플레이어
option-starter-random = 무작위
option-starter-blue = 파랑
option-starter-red = 빨강
option-max_plies = 게임의 최대 차례 수
option-max_plies-help = 이만큼 차례가 지나면 훈장 수로 승부를 가립니다.
option-odds = 승산 보여 주기
option-odds-help = 카드마다 전투에서 이길 확률을 알려 줍니다. 처음 배울 때 좋습니다.
option-quick_game = 더 빠른 게임
option-quick_game-help = 캐릭터는 전투에서 한 번만 져도 포획됩니다.
option-empty_hand = 낼 카드가 없을 때
option-empty_hand-power-only = 파워만으로 싸우기
option-empty_hand-blind-draw = 뽑는 더미의 맨 위 카드를 뒤집기
option-luck_original = 행운의 원래 파워
option-luck_original-current = 굴리기 직전의 파워
option-luck_original-starting = 게임을 시작할 때의 파워
option-knock_out_stacks = 잃는 차례 더하기
option-knock_out_stacks-help = 잃을 차례가 오기 전에 두 번 기절하거나 마비되면 두 차례를 잃습니다.
option-recover_own_held = 자신이 포획한 자기 피겨도 구출
option-recover_own_held-help = 자신이 포획해 둔 피겨 가운데 자신이 주인인 피겨도 구출할 수 있습니다.
option-recover_from_armies = 남의 군단에서 싸우는 자기 피겨도 구출
option-recover_from_armies-help = 정신 조종을 당해 다른 군단에서 싸우고 있는 자기 피겨도 데려올 수 있습니다.
option-army_size = 군단의 피겨 수
option-army_min = 군단의 최소 피겨 수
option-army_min-help = 플레이어마다 피겨를 이만큼은 데려와야 합니다.
option-army_max = 군단의 최대 피겨 수
option-army_max-help = 플레이어마다 피겨를 이만큼까지 데려올 수 있습니다.
option-max_turns = 게임의 최대 차례 수
option-max_turns-help = 이만큼 차례가 지나면 게임이 끝납니다.
`,Ra=`problem-no-such-match = 그런 게임이 없습니다.
problem-no-such-game = 그런 종류의 게임은 없습니다.
problem-no-such-path = 찾는 것이 없습니다.
problem-no-such-invite = 이 게임의 초대 링크가 아닙니다. 링크를 다시 받아 주세요.
problem-seat-taken = 이 링크의 자리는 이미 찼습니다. 관전할 수 있습니다.
problem-too-many = 요청이 너무 많습니다. 잠시 뒤 다시 시도하세요.
problem-too-many-matches = 진행 중인 게임이 너무 많습니다. 먼저 몇 판을 끝내세요.
problem-not-over = 게임이 아직 끝나지 않았습니다.
problem-no-rematch = 게임이 끝나고 모두 자리에 왔을 때 다시 할 수 있습니다.
problem-not-a-player = 이 게임에 참가한 사람만 할 수 있습니다.
problem-not-your-seat = 자신의 자리가 아닙니다.
problem-over = 게임이 끝났습니다.
problem-waiting = 아직 빈자리가 있습니다.
problem-bad-setup = 이 설정으로는 게임을 시작할 수 없습니다.
problem-bad-name = 쓸 수 없는 이름입니다. 더 짧은 이름을 고르세요.
problem-bad-clock = 쓸 수 없는 제한 시간입니다.
problem-no-board = 게임판 파일이 아닙니다.
problem-unreadable = 읽을 수 없습니다. 올바른 JSON이 아닙니다.
problem-no-such-step = 이 단계에서는 이어서 할 수 없습니다.
problem-too-long = 너무 큽니다.
problem-unavailable = 서버가 지금은 할 수 없습니다. 잠시 뒤 다시 시도하세요.
problem-broken-match = 이 게임은 더 이상 열 수 없습니다.
problem-nothing-to-bring = 이 게임에는 아무것도 가져오지 않습니다.
problem-bad-force = 제출한 내용이 규칙에 어긋납니다.
problem-unreadable-force = 제출한 내용을 읽을 수 없습니다.
problem-begun = 게임이 이미 시작되어 더는 바꿀 수 없습니다.
problem-never-begun = 시작하지 않은 게임입니다.
problem-wrong-seats = 자리 수가 맞지 않습니다.
`,za=`rumpus = Rumpus
title-toy-battle = 토이 배틀
title-plastic-attack-2009 = 플라스틱 어택 (2009년판)
title-plastic-attack-revised = 플라스틱 어택 (개정판)
skip-to-content = 본문으로 건너뛰기
close = 닫기
save = 저장
copy = 복사
copied = 복사했습니다.
yes = 예
no = 아니요
try-again = 다시 시도
somebody = 누군가
sounds = 소리
to-home = 첫 화면으로

nav-label = 페이지
nav-home = Rumpus 첫 화면
nav-games = 내 게임
nav-rules = 규칙
nav-workshop = 공방
nav-settings = 설정
workshop-title = { $game } 공방

keys-title = 단축키
keys-everywhere = 어디서나
keys-table = 게임판에서
keys-replay = 다시 보기에서
key-help = 이 단축키 보기
key-tab = 다음 기지나 사령부, 버튼, 부대로
key-escape = 선택 취소, 닫기
key-log = 기록 보기
key-rules = 규칙서 보기
key-step = 이전 단계 또는 다음 단계로
key-ends = 처음 또는 끝으로
key-play = 재생 또는 멈춤
key-speed = 더 빠르게 또는 더 느리게

missing-title = 이 선반에는 아무것도 없습니다
missing-lead = 이 주소에는 페이지가 없습니다.
coming = 준비 중

home-tagline = 장난감들의 전투 게임
home-title = 장난감들이 탁자에 올랐습니다
home-lead = Rumpus에서는 장난감 전투 게임을 규칙서대로 즐깁니다. 봇과, 같은 기기 앞의 사람과, 또는 링크를 받은 친구와 함께하세요.
home-small = 브라우저에서 무료로, 계정 없이.
home-continue = 이어서 하기
home-all-games = 내 게임 모두 보기
home-shelf = 선반 위의 게임
home-why = 이런 점이 다릅니다
home-book-title = 규칙서대로
home-book-text = 할 수 없는 행동과 모든 결과에는 늘 근거가 되는 규칙이 함께 나오고, 한 번 누르면 그 규칙을 볼 수 있습니다.
home-bots-title = 엿보지 않는 봇
home-bots-text = 세기는 다섯 가지입니다. 봇은 그 자리에 앉은 사람이 볼 수 있는 것만 봅니다.
home-friends-title = 곁에서도 멀리서도
home-friends-text = 가림막을 치고 기기를 넘기거나 링크를 보내세요. 한자리에서 끝내도, 며칠에 걸쳐 해도 됩니다.
home-replay-title = 모든 게임이 남습니다
home-replay-text = 한 단계씩 되짚고, 장면을 공유하고, 원하는 단계로 돌아가 거기서부터 이어서 하세요.
play-now = 바로 시작
play-now-title = 봇은 얼마나 강해야 할까요?
play-now-lead = { JOSA($seat, "을/를") } 맡습니다. 게임은 바로 시작됩니다.
quick-two = 둘이서
quick-four = 넷이서: 나와 봇 셋
new-game = 새 게임
players = { $count }명
players-range = { $min }~{ $max }명
minutes = { $count }분
complexity = 복잡도 5 중 { $level }

level-1 = 훈련병
level-2 = 상병
level-3 = 병장
level-4 = 대위
level-5 = 장군
level-1-felt = 이제 막 배우는 중입니다. 첫 게임에서도 이길 수 있습니다.
level-2-felt = 눈앞의 상황은 볼 줄 압니다. 초보자가 겨루기에 알맞습니다.
level-3-felt = 조금 앞을 내다봅니다. 집중해야 합니다.
level-4-felt = 실력이 좋고, 실수를 좀처럼 봐주지 않습니다.
level-5-felt = 1초쯤 생각하고, 그 시간을 잘 씁니다.

list-mine = 진행 중
list-mine-none = 진행 중인 게임이 없습니다.
list-finished = 끝난 게임
list-finished-none = 아직 끝난 게임이 없습니다.
list-watch = 관전할 게임
list-watch-none = 지금은 다른 사람의 게임이 없습니다.
versus = 대
steps-count = { $steps }단계

settings-name = 이름
settings-name-help = 같은 게임을 하는 사람들에게 보입니다.
settings-saved = 이름을 저장했습니다.
settings-language = 언어
settings-theme = 화면
settings-motion = 움직임
settings-sounds = 소리 켜기
theme-system = 시스템 설정대로
theme-light = 밝게
theme-dark = 어둡게
motion-system = 시스템 설정대로
motion-full = 움직이게
motion-less = 움직이지 않게

rules-of = { $game } 규칙
rules-lead = 모든 조항과 판정을 새로 풀어 적었습니다. 번호는 게임판에 나오는 번호와 같습니다.
rules-search = 규칙서에서 찾기
rules-found = { $count ->
    [0] 찾은 조항이 없습니다.
   *[other] 조항 { $count }개를 찾았습니다.
}
rules-edition = { $edition }판, 개정 { $revision }.
clause-ruling = 판정
clause-validity = 게임판 규칙
clause-by-people = 함께하는 사람들이 지키는 규칙

problem-offline = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
problem-unknown = 처리하지 못했습니다: { $title }.
problem-status-400 = 서버가 요청을 이해하지 못했습니다.
problem-status-403 = 이 일을 할 권한이 없습니다.
problem-status-404 = 찾는 것이 없습니다.
problem-status-409 = 지금 게임 상황에서는 할 수 없습니다.
problem-status-413 = 너무 큽니다.
problem-status-429 = 요청이 너무 많습니다. 잠시 뒤 다시 시도하세요.
problem-status-500 = 서버에서 문제가 생겼습니다. 잠시 뒤 다시 시도하세요.
problem-status-503 = 서버가 바쁩니다. 잠시 뒤 다시 시도하세요.

broken-title = 탁자에서 무언가 떨어졌습니다
broken-lead = 이 페이지에 문제가 생겼습니다: { $fault }. 지금까지 한 행동은 서버에 남아 있습니다.
reload = 페이지 다시 불러오기
`,Ba=`# The army workshop of Plastic Attack.

pw-title = Army workshop
pw-lead = Line up your figures, give each a character card, and share out { $points } Power Points.
pw-edition-2009 = 2009 edition
pw-edition-revised = Revised edition
pw-the-edition-2009 = the 2009 edition
pw-the-edition-revised = the revised edition
pw-editions = Edition
pw-army-name = Name of the army
pw-army-unnamed = Army without a name
pw-army-new = My army

# The line
pw-line = The line, from left to right
pw-line-empty = Your shelf is empty. Choose figures below, or begin with a ready-made army.
pw-line-some = { $count ->
    [one] 1 figure
   *[other] { $count } figures
  }
pw-line-usual = Two to five figures are usual.
pw-slot = { $figure }, { $place } of { $count }, Power { $power }
pw-slot-keys = Arrow keys go along the line, Shift and an arrow key moves the figure, + and − turn its die, Delete takes it out.
pw-slot-moved = { $figure } now stands at place { $place } of { $count }.
pw-slot-gone = { $figure } has left the line.
pw-slot-new = { $figure } joins the line at place { $place }.
pw-slot-rides = rides { $mount }
pw-more-figures = Add a figure
pw-drag = Drag to another place

# Power
pw-power-of = Power of { $figure }
pw-power-value = { $power } of { $faces }
pw-power-up = More Power for { $figure }
pw-power-down = Less Power for { $figure }
pw-points-left = { $left ->
    [0] All { $budget } points are out
    [one] 1 point left of { $budget }
   *[other] { $left } points left of { $budget }
  }
pw-points-over = { $over ->
    [one] 1 point more than { $budget }
   *[other] { $over } points more than { $budget }
  }
pw-points-lost = Points that stay in the box are lost.
pw-deal = Deal the rest

# What is wrong
pw-faults = What is not right yet
pw-faults-none = Ready to play
pw-fault-unreadable = The server cannot read this army: { $because }
pw-fault-army-format = The file is of format { $format }; only format 1 can be read.
pw-fault-army-other-game = The army is not for { $edition }.
pw-fault-army-name = The name of the army has { $characters } characters; at most 40 can be shown, without line breaks.
pw-fault-army-size =
    { $figures ->
        [one] The army has one figure; it must have { $min } to { $max }.
       *[other] The army has { $figures } figures; it must have { $min } to { $max }.
    }
pw-fault-army-figure-name = Figure { $nth } is called “{ $figure }”; a name has 1 to 40 characters, without line breaks.
pw-fault-army-kind = The type of { $figure } must have 1 to 80 characters, without line breaks.
pw-fault-army-same-name = Two figures are called { $figure }; each needs a name of its own.
pw-fault-army-same-kind = { $figure } is of a type that the army already has ({ $kind }); an army has one figure of each type.
pw-fault-army-power = The Power of { $figure } is { $power }; it must be 1 to 10.
pw-fault-army-too-much-power = The figures have { $sum } Power Points in all; there are 15.
pw-fault-army-no-action = { $figure } has “{ $word }” for { $slot }; there is no such special action.
pw-fault-army-other-edition = { $figure } has { $action } for { $slot }, which belongs to the other edition.
pw-fault-army-mount = { $figure } rides with “{ $mount }”; that must be another figure of the army.
pw-fault-army-color = { $figure } has the colour “{ $color }”; a colour is written like #4b7f3a.

# One figure
pw-figure-pick = Choose a figure of the line to see its card.
pw-card-of = Character card of { $figure }
pw-slot-high = Queen and Jack
pw-slot-mid = 10 and 9
pw-slot-low = 8 and 7
pw-slot-top = King and Ace
pw-slot-fixed = on every card
pw-slot-best = fits best
pw-slot-second = fits second best
pw-slot-third = fits third best
pw-move-left = Move left
pw-move-right = Move right
pw-take-out = Take out
pw-mount = Rides
pw-mount-none = nobody
pw-mount-note = For the eye only: rider and mount stay two characters.
pw-edit-card = Change card and looks

# Buttons of the army
pw-save = Save
pw-save-copy = Save as new
pw-saved = Saved as “{ $name }”.
pw-not-saved = This browser keeps nothing: its storage is full or switched off. Export the army as a file instead.
pw-play = Play this army
pw-share = Share by link
pw-print = Print cards
pw-export = Export file
pw-import = Import file
pw-clear = New army
pw-undo = Undo
pw-undone = Taken back.

# Collection
pw-figures = Figures
pw-figures-shipped = The shipped dozen
pw-figures-own = Your own
pw-add = Add
pw-add-figure = Add { $figure } to the line
pw-find-figure = Look at { $figure } in the line
pw-added = In the line
pw-new-figure = Design a character
pw-variant-of = Make a variant
pw-variant-of-figure = Make a variant of { $figure }
pw-edit = Edit
pw-edit-figure = Edit { $figure }
pw-delete = Delete
pw-delete-figure = Delete { $figure }
pw-deleted = “{ $name }” is deleted.
pw-bring-back = Bring it back
pw-needs-card = No card for this edition yet

# Armies
pw-armies = Armies
pw-ready = Ready-made
pw-saved-armies = Saved on this device
pw-saved-none = Nothing saved yet.
pw-open = Open
pw-open-army = Open { $name }
pw-rename = Rename
pw-rename-army = Rename { $name }
pw-rename-to = New name for { $name }
pw-duplicate = Duplicate
pw-duplicate-army = Duplicate { $name }
pw-delete-army = Delete { $name }

# The designer
pw-design-new = A new character
pw-design-edit = Change { $figure }
pw-design-name = Name
pw-design-variant = Variant
pw-design-variant-help = Another outfit of the same hero, such as winter. Empty if there is only one.
pw-design-shape = What it is
pw-design-head = On its head
pw-design-body = What it wears
pw-design-gear = What it carries
pw-design-color-1 = Main colour
pw-design-color-2 = Second colour
pw-design-color-3 = Accent
pw-design-color-own = Another colour
pw-design-surprise = Surprise me
pw-design-card = Special actions
pw-design-card-help = Pick what represents the character best for Queen and Jack. The same action may stand twice or three times.
pw-design-save = Save character
pw-design-save-add = Save and add to the line
pw-design-apply = Change it in this army
pw-design-apply-save = Change it and save the character
pw-design-nameless = A figure without a name
pw-cancel = Cancel

# The words of a look
pw-shape-figure = Person
pw-shape-robot = Robot
pw-shape-creature = Creature
pw-shape-vehicle = Vehicle
pw-head-bare = Nothing
pw-head-cap = Cap
pw-head-helmet = Helmet
pw-head-hood = Hood
pw-head-horns = Horns
pw-head-antenna = Antennas
pw-head-visor = Goggles
pw-head-bun = Bun
pw-head-crown = Crown
pw-head-mane = Mane
pw-body-shirt = Shirt
pw-body-coat = Coat
pw-body-armour = Armour
pw-body-cape = Cape
pw-body-apron = Apron
pw-body-fur = Fur
pw-body-plates = Plates
pw-body-dress = Dress
pw-gear-nothing = Nothing
pw-gear-shield = Shield
pw-gear-spanner = Spanner
pw-gear-blaster = Blaster
pw-gear-book = Book
pw-gear-staff = Staff
pw-gear-bag = Bag
pw-gear-wings = Wings
pw-gear-wheels = Wheels
pw-gear-flask = Flask
pw-color-1 = Red
pw-color-2 = Orange
pw-color-3 = Yellow
pw-color-4 = Lime
pw-color-5 = Green
pw-color-6 = Teal
pw-color-7 = Sky
pw-color-8 = Blue
pw-color-9 = Navy
pw-color-10 = Purple
pw-color-11 = Pink
pw-color-12 = Wine
pw-color-13 = Brown
pw-color-14 = Cardboard
pw-color-15 = Grey
pw-color-16 = Cream

# Sharing, files, links
pw-share-title = Share “{ $name }”
pw-share-lead = Whoever opens this link sees the army and can save it or play it. The whole army is in the link; it is stored nowhere else.
pw-share-link = Link to the army
pw-share-cannot = This browser cannot make such a link. Export the army as a file instead.
pw-import-title = Import an army
pw-import-lead = Choose an army file, drop it here, or paste its text.
pw-import-file = Choose a file
pw-import-text = Text of an army file
pw-import-open = Open this army
pw-import-faults = This army file cannot be opened:
pw-import-empty = There is nothing to read yet.
pw-import-no-json = The text is not JSON. Was it cut off?
pw-import-no-json-line = The text is not JSON: line { $line } breaks off or has a character too many.
pw-import-no-object = An army file must be one object in curly brackets.
pw-import-format = Its format is { $format }; only format 1 is known.
pw-import-game = It is for { $game }; there are armies for plastic-attack-2009 and plastic-attack-revised.
pw-import-name = The name of the army has to be text.
pw-import-no-army = “army” has to be the list of figures.
pw-import-figure = Entry { $n } of the list is not a figure.
pw-import-figure-name = Figure { $n } has no name.
pw-import-words = { $name } (figure { $n }): “{ $key }” has to be text.
pw-import-power = { $name } (figure { $n }): the Power is { $power }, but it has to be a whole number.
pw-import-card = { $name } (figure { $n }) has no character card.
pw-import-slot = { $name } (figure { $n }): the card has no action for “{ $slot }”.
pw-import-look = { $name } (figure { $n }): the look has no “{ $key }” that can be drawn.
pw-import-colors = { $name } (figure { $n }): the look needs three colours such as #4b7f3a.
pw-import-stranger = “{ $key }” does not belong in an army file ({ $where }).
pw-import-too-large = That file is far too large for an army.
pw-arrived-title = An army came with this link
pw-arrived-lead = Look at it, then keep it or play it. Your own bench stays as it is until you open the army.
pw-arrived-broken = The army in this link is damaged. Ask for the link again, whole.
pw-arrived-save = Save it
pw-arrived-open = Open it in the workshop
pw-arrived-play = Play it

# The other edition
pw-convert-title = This army is of the other edition
pw-convert-lead = “{ $name }” has cards of { $from }. These cards of { $to } would take their place; Power, order and looks stay.
pw-convert-shipped = its own card of this edition
pw-convert-near = the nearest actions, change them as you like
pw-convert-same = unchanged
pw-convert-do = Open with these cards
pw-convert-leave = Leave it

# Printing
pw-print-title = Print character cards
pw-print-lead = Cards of 63 × 88 mm with crop marks and a Power tracker each, as a PDF.
pw-print-paper = Paper
pw-print-a4 = A4
pw-print-letter = Letter
pw-print-do = Download PDF
pw-print-missing = The PDF is ready. The print font lacks { $letters }; boxes stand in their place.
pw-print-busy = Making the PDF…

# Choosing an army for a game
pw-pick-yours = Last chosen
pw-pick-saved = Your armies
pw-pick-ready = Ready-made armies
pw-pick-none = No army chosen yet.
pw-pick-change = Choose another army
pw-pick-make = Make one in the workshop
pw-pick-edit = Change it in the workshop
`,Va=`# The table of Plastic Attack.

pa-seat-red = Red
pa-seat-blue = Blue
pa-seat-green = Green
pa-seat-yellow = Yellow
pa-seat-purple = Purple
pa-seat-orange = Orange
pa-figure-of = { $figure } ({ $seat })
pa-figure-captain-cardboard = Captain Cardboard
pa-figure-captain-cardboard-rain-cape = Captain Cardboard, Rain Cape
pa-figure-grandma-gearshift = Grandma Gearshift
pa-figure-tumble-tank = Tumble-Tank
pa-figure-professor-fizz = Professor Fizz
pa-figure-moss-lion = Moss Lion
pa-figure-needle-eye-nia = Needle-Eye Nia
pa-figure-the-understudy = The Understudy
pa-figure-sister-static = Sister Static
pa-figure-bolt-the-runaway = Bolt the Runaway
pa-figure-doctor-mend = Doctor Mend
pa-figure-paper-dragon = Paper Dragon

# Cards
pa-card = { $rank } of { $suit }
pa-rank-J = Jack
pa-rank-Q = Queen
pa-rank-K = King
pa-rank-A = Ace
pa-suit-s = spades
pa-suit-h = hearts
pa-suit-d = diamonds
pa-suit-c = clubs

# Special actions
pa-special-armor = Armor
pa-special-blast = Blast
pa-special-boost = Boost
pa-special-dodge = Dodge
pa-special-explosion = Explosion
pa-special-heal = Heal
pa-special-intimidate = Intimidate
pa-special-intimidation = Intimidation
pa-special-knock-out = Knock Out
pa-special-luck = Luck
pa-special-master-plan = Master Plan
pa-special-mind-control = Mind Control
pa-special-quick-action = Quick Action
pa-special-recover = Recover
pa-special-sharpshooter = Sharpshooter
pa-special-shield = Shield
pa-special-sneak = Sneak
pa-special-special-weapon = Special Weapon
pa-special-stun = Stun
pa-special-vulnerable = Vulnerable
pa-does-armor = Lay the attack card beside one of your characters; discard it in place of a wound or a capture.
pa-does-blast = This character adds 5 to its next attack.
pa-does-boost = Raise the Power of one of your characters by 2, up to 10.
pa-does-dodge-2009 = Add 5 the next time you defend, whoever defends.
pa-does-dodge-revised = This character adds 5 the next time it defends.
pa-does-explosion = Another character of the defender is wounded instead of the beaten one.
pa-does-heal = Raise the Power of one of your characters by 2, up to 10.
pa-does-intimidate = The wounded character subtracts 5 in its next battle.
pa-does-intimidation = The defender subtracts 5 in the next defence, whoever defends.
pa-does-knock-out = The defender loses the next turn, but still defends.
pa-does-luck = Roll the die of one of your characters; a higher number becomes its Power.
pa-does-master-plan = Players of your choice, you too if you like, discard their hands and draw three cards each.
pa-does-mind-control = A figure you captured joins your army with Power 1.
pa-does-quick-action = Take another turn at once; afterwards play goes the other way round.
pa-does-recover = Take back one of your figures that was captured, at its starting Power.
pa-does-sharpshooter = Another character of the defender loses 1 Power instead of the beaten one.
pa-does-shield = Lay the attack card beside one of your characters; discard it in place of Power lost in battle.
pa-does-sneak = Take another turn at once; afterwards play goes the other way round.
pa-does-special-weapon = Add 5 the next time you attack, whoever attacks.
pa-does-stun = The defender loses the next turn, but still defends.
pa-does-vulnerable = The beaten figure lies face down: no Power in its next battle. If it was captured, choose another.

# Figures in words
pa-words-figure = { $figure }, Power { $power }, { $army }
pa-words-army = { $seat }’s army
pa-words-captive = { $figure }, captured by { $by }, belongs to { $owner }
pa-words-wounded = wounded, its die set aside
pa-words-face-down = face down
pa-words-guards-shield = { $count ->
    [one] 1 Shield card
   *[other] { $count } Shield cards
  }
pa-words-guards-armor = { $count ->
    [one] 1 Armor card
   *[other] { $count } Armor cards
  }
pa-words-dodge = Dodge waits
pa-words-blast = Blast waits
pa-words-intimidate = Intimidate waits
pa-words-owner = belongs to { $seat }
pa-words-attacks = attacks
pa-words-defends = defends
pa-words-can-attack = can attack
pa-words-can-defend = can defend
pa-words-can-target = legal target
pa-words-picked = chosen
pa-words-rides = with { $mount }

# Armies
pa-you = you
pa-army-of = Army of { $seat }
pa-army-out = Out of the game
pa-army-empty = No figure stands here.
pa-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pa-hand-own = Your hand
pa-hand-of = Hand of { $seat }
pa-hand-empty = No card in hand
pa-to-decide = decides
pa-attack-player = Attack { $seat }
pa-name-player = { $seat } draws three
pa-captives = Captured
pa-captives-of = Captured by { $seat }
pa-mark-dodge = Dodge +{ $amount }
pa-mark-special-weapon = Special Weapon +{ $amount }
pa-mark-intimidation = Intimidation −{ $amount }
pa-mark-blast = Blast +{ $amount }
pa-mark-intimidate = Intimidate −{ $amount }
pa-mark-lost = { $count ->
    [one] Loses the next turn
   *[other] Loses { $count } turns
  }
pa-mark-extra = Extra turn
pa-guard-shield = Shield
pa-guard-armor = Armor
pa-card-of = Character card of { $figure }

# The middle of the table
pa-arena = The middle of the table
pa-draw-pile = Draw pile
pa-draw-pile-count = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pa-discard-pile = Discard pile
pa-discard-pile-count = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pa-discard-empty = The discard pile is empty.
pa-order-left = Play goes to the left, clockwise
pa-order-right = Play goes to the right, anticlockwise
pa-order-label = Order of play: { $order }. { $direction }.
pa-turn-number = Turn { $turn }
pa-duel-attacks = attacks
pa-duel = { $attacker } attacks { $defender }
pa-duel-choosing = { $seat } chooses who defends
pa-duel-last = Last battle
pa-duel-next = { $seat } chooses an attacker and an opponent.
pa-role-attacker = Attacker
pa-role-defender = Defender
pa-chosen = has chosen
pa-chosen-words = { $seat } has chosen a card
pa-choosing = chooses a card
pa-choosing-words = { $seat } still chooses a card
pa-no-card = no card
pa-no-card-words = { $seat } has no card; only Power counts
pa-your-card = Your card: { $card }
pa-won = The attack wins
pa-failed = The attack fails
pa-part-no_card = no card
pa-part-power = Power
pa-part-face_down = face down
pa-part-wounded = wounded
pa-part-dodge = Dodge
pa-part-special-weapon = Special Weapon
pa-part-blast = Blast
pa-part-intimidation = Intimidation
pa-part-intimidate = Intimidate
pa-part-bonus = bonus
pa-part-penalty = penalty
pa-total-of = Total of { $figure }

# Cues
pa-cue-wounded = Wounded!
pa-cue-captured = Captured!
pa-cue-face-down = Face down!
pa-cue-stood-up = Up again
pa-cue-guard-spent = Saved!
pa-cue-guard-kept = Takes the hit
pa-cue-joined = Joins!
pa-cue-used = { $action }!
pa-cue-declined = No { $action }
pa-cue-rolled = Luck: { $face }
pa-cue-reversed = The direction turns round!
pa-cue-turn-lost = { $seat } loses a turn
pa-cue-eliminated = { $seat } is out!
pa-cue-resigned = { $seat } gives up
pa-cue-timed-out = { $seat } has run out of time
pa-cue-broken-off = The battle is broken off
pa-cue-reshuffled = The discard pile is shuffled

# Prompts
pa-prompt-over = { $seat } wins.
pa-prompt-over-nobody = Nobody wins.
pa-prompt-attack = Choose the figure that attacks.
pa-prompt-attack-extra = Extra turn: choose the figure that attacks.
pa-prompt-attack-picked = { $figure } attacks: choose an opponent.
pa-prompt-defend = { $attacker } attacks you with { $figure }: choose who defends.
pa-prompt-play-attack = { $figure } attacks { $enemy }: lay a card face down.
pa-prompt-play-defend = { $figure } defends against { $enemy }: lay a card face down.
pa-prompt-use = { $figure } may use { $action }.
pa-prompt-use-on = { $figure } may use { $action }: choose on whom.
pa-prompt-use-players = { $figure } may use { $action }: choose one or more players.
pa-prompt-guard-shield = { $figure } lost the battle. Discard the Shield instead?
pa-prompt-guard-armor = { $figure } is hit. Discard the Armor instead?
pa-prompt-laid = Your card lies face down. { $seat } still chooses.
pa-wait = Waiting for the other players.
pa-wait-attack = { $seat } chooses an attack.
pa-wait-defend = { $seat } chooses a defender against { $figure }.
pa-wait-play = { $seats } choose a card.
pa-wait-play-one = { $seats } still chooses a card.
pa-wait-use = { $seat } may use { $action }.
pa-wait-guard = { $seat } decides about the card that protects { $figure }.
pa-wait-out = You are out of the game. { $rest }
pa-use = Use { $action }
pa-decline = Do without
pa-guard-spend-shield = Discard the Shield
pa-guard-spend-armor = Discard the Armor
pa-guard-take = Take the hit
pa-lay = Lay { $card }
pa-cancel = Put back
pa-skip = Skip
pa-close = Close
pa-clause = Clause { $clause }
pa-why = Why not?
pa-odds = { $percent }%
pa-odds-words = wins against { $percent } in 100 cards
pa-odds-help = Of the cards that the other side may hold, the share that this one beats.
pa-card-gives = with a win: { $action }
pa-memory = What can be known

# Dialogs
pa-memory-title = What you can know
pa-memory-text = The cards you cannot see are in the draw pile or in other hands.
pa-memory-public = The cards that lie in the draw pile or in hands.
pa-memory-legend-unseen = not seen: draw pile or a hand
pa-memory-legend-hands = not in the draw pile at the last shuffle, so in a hand
pa-memory-legend-seen = seen: discarded, protecting, or in your hand
pa-memory-rank = { $rank }: { $unseen } not seen, { $hands } of them in hands
pa-memory-held = { $seat }: { $count } of { $total } cards held since before the last shuffle
pa-memory-held-title = Held since before the last shuffle
pa-character-owner = { $seat } brought it
pa-character-starts = Starting Power { $power }
pa-character-now = Power { $power } now
pa-character-captive = Captured by { $seat }
pa-character-army = Stands in { $seat }’s army
pa-character-gone = Has left play
pa-character-mount = Rides or carries { $mount }

# Result
pa-result-you = You win!
pa-result-won = { $seat } wins!
pa-result-nobody = Nobody wins
pa-result-lost = { $seat } wins
pa-result-standing = Standing
pa-result-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }, Power { $power }
pa-result-captured = { $count ->
    [0] captured none
    [one] captured 1
   *[other] captured { $count }
  }
pa-result-out = out
pa-how-last-standing = last player standing
pa-how-turn-cap = the limit of turns is reached
pa-how-resignation = all others gave up
pa-how-timeout = all others ran out of time

# Log
pa-log-first = { $cards }: { $seat } gets the first Ace and begins.
pa-log-dealt = { $count ->
    [one] Everybody gets 1 card.
   *[other] Everybody gets { $count } cards.
  }
pa-log-turn = Turn { $turn }: { $seat }
pa-log-turn-extra = Turn { $turn }: { $seat } again
pa-log-turn-lost = { $seat } loses a turn.
pa-log-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
pa-log-drew-known = { $seat } draws { $cards }.
pa-log-reshuffled = The discard pile is shuffled: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to draw.
pa-log-attacked = { $with } of { $seat } attacks { $player }.
pa-log-defended = { $with } defends for { $seat }.
pa-log-laid = { $seat } lays a card face down.
pa-log-laid-known = { $seat } lays { $card } face down.
pa-log-sum = { $figure } { $sum }
pa-log-revealed-won = { $attacker } against { $defender }: the attack wins.
pa-log-revealed-failed = { $attacker } against { $defender }: the attack fails.
pa-log-used = { $seat } uses { $action }.
pa-log-used-on = { $seat } uses { $action } on { $on }.
pa-log-used-players = { $seat } uses { $action }: { $players }.
pa-log-declined = { $seat } does without { $action }.
pa-log-rolled = The die of { $figure } shows { $face }.
pa-log-guarded = { $card } now protects { $figure }.
pa-log-guard-spent = { $card } is discarded and saves { $figure }.
pa-log-guard-kept = { $figure } takes the hit and keeps the card.
pa-log-power-up = { $figure } rises from Power { $from } to { $to }.
pa-log-power-down = { $figure } falls from Power { $from } to { $to }.
pa-log-wounded = { $figure } is wounded.
pa-log-laid-down = { $figure } lies face down.
pa-log-stood-up = { $figure } stands up again.
pa-log-captured = { $by } captures { $figure } from { $from }.
pa-log-joined = { $action }: { $figure } joins { $seat } with Power { $power }.
pa-log-hand-discarded = { $count ->
    [0] { $seat } has no hand to discard.
   *[other] { $seat } discards { $cards }.
  }
pa-log-reversed-left = Play now goes to the left.
pa-log-reversed-right = Play now goes to the right.
pa-log-broken-off = The battle is broken off.
pa-log-left-play = { $figure } leaves play.
pa-log-resigned = { $seat } gives up.
pa-log-timed-out = { $seat } has run out of time.
pa-log-eliminated = { $seat } is out of the game.
pa-log-ended = { $seat } wins: { $how }.
pa-log-ended-nobody = Nobody wins: { $how }.

# Why not
pa-stage-attack = declare an attack
pa-stage-defend = choose who defends
pa-stage-play = lay a card
pa-stage-use = use the special action or do without
pa-stage-guard = decide about the protecting card
pa-edition-2009 = 2009
pa-edition-revised = revised
pa-refusal-over = The game is over.
pa-refusal-out-of-game = { $seat } is out of the game.
pa-refusal-not-asked = Not now: { $waits_for } must first { $stage }.
pa-refusal-not-in-army = { $figure } does not stand in this army. There are: { $allowed }.
pa-refusal-no-opponent = { $player } cannot be attacked. These can: { $allowed }.
pa-refusal-already-laid = You have laid your card already; it stays until both are turned over.
pa-refusal-no-card = A player without a card lays none.
pa-refusal-not-in-hand = { $card } is not in this hand.
pa-refusal-other-edition = { $action } does not belong to the edition of this table ({ $edition }).
pa-refusal-not-offered = Not { $action } but { $offered } is offered: use it or do without.
pa-refusal-not-offered-none = { $action } is not offered now.
pa-refusal-wrong-aim-nothing = { $action } needs no choice.
pa-refusal-wrong-aim-figure = { $action } is used on one figure.
pa-refusal-wrong-aim-players = { $action } names players.
pa-refusal-no-choice = { $action } cannot be used on { $chosen }. It can be used on: { $allowed }.
pa-refusal-nobody-named = Master Plan must name at least one player.
pa-refusal-player-out = { $player } is out of the game. These can be named: { $allowed }.
pa-refusal-not-hit = { $hit } is about to be hit, not { $figure }.

# Keys
pa-key-line = along a line of figures or cards
pa-key-pick = choose
pa-key-rows = from row to row
pa-key-lit = to the next thing that can be chosen
pa-key-card = character card of the figure in focus
pa-key-yes = use, spend or lay
pa-key-no = do without, or take the hit
pa-key-discard = discard pile
pa-key-memory = what can be known
pa-key-cancel = put back, close
pa-key-skip = skip what is being shown
`,Ha=`# 플라스틱 어택의 군단 공방.

pw-title = 군단 공방
pw-lead = 피겨를 줄 세우고, 저마다 캐릭터 카드를 주고, 파워 점수 { $points }점을 나누세요.
pw-edition-2009 = 2009년판
pw-edition-revised = 개정판
pw-the-edition-2009 = 2009년판
pw-the-edition-revised = 개정판
pw-editions = 판본
pw-army-name = 군단 이름
pw-army-unnamed = 이름 없는 군단
pw-army-new = 나의 군단

# 줄
pw-line = 왼쪽에서 오른쪽으로 선 줄
pw-line-empty = 선반이 비어 있습니다. 아래에서 피겨를 고르거나 마련된 군단으로 시작하세요.
pw-line-some = 피겨 { $count }개
pw-line-usual = 보통은 둘에서 다섯입니다.
pw-slot = { $figure }, { $count }개 중 { $place }번째, 파워 { $power }
pw-slot-keys = 화살표 키로 줄을 따라가고, Shift와 화살표 키로 피겨를 옮기고, +와 −로 주사위를 돌리고, Delete로 뺍니다.
pw-slot-moved = { JOSA($figure, "이/가") } 이제 { $count }개 중 { $place }번째에 섭니다.
pw-slot-gone = { JOSA($figure, "이/가") } 줄에서 빠졌습니다.
pw-slot-new = { JOSA($figure, "이/가") } { $place }번째에 섰습니다.
pw-slot-rides = { JOSA($mount, "을/를") } 탐
pw-more-figures = 피겨 더하기
pw-drag = 끌어서 자리 옮기기

# 파워
pw-power-of = { $figure }의 파워
pw-power-value = { $faces } 중 { $power }
pw-power-up = { $figure }의 파워 올리기
pw-power-down = { $figure }의 파워 내리기
pw-points-left = { $left ->
    [0] { $budget }점을 모두 나누었습니다
   *[other] { $budget }점 중 { $left }점 남음
  }
pw-points-over = { $budget }점보다 { $over }점 많음
pw-points-lost = 상자에 남은 점수는 사라집니다.
pw-deal = 나머지 나누기

# 잘못된 곳
pw-faults = 아직 맞지 않는 것
pw-faults-none = 싸울 준비 끝
pw-fault-unreadable = 서버가 이 군단을 읽지 못합니다: { $because }
pw-fault-army-format = 파일의 형식이 { $format }입니다. 형식 1만 읽을 수 있습니다.
pw-fault-army-other-game = { $edition } 군단이 아닙니다.
pw-fault-army-name = 군단 이름이 { $characters }자입니다. 줄바꿈 없이 40자까지 쓸 수 있습니다.
pw-fault-army-size = 군단의 피겨가 { $figures }개입니다. { $min }개에서 { $max }개까지여야 합니다.
pw-fault-army-figure-name = { $nth }번째 피겨의 이름이 “{ $figure }”입니다. 이름은 줄바꿈 없이 1자에서 40자까지입니다.
pw-fault-army-kind = { $figure }의 종류는 줄바꿈 없이 1자에서 80자까지로 써야 합니다.
pw-fault-army-same-name = 이름이 { $figure }인 피겨가 둘 있습니다. 저마다 이름이 달라야 합니다.
pw-fault-army-same-kind = { JOSA($figure, "은/는") } 군단에 이미 있는 종류({ $kind })입니다. 한 군단에 종류마다 피겨 하나만 둘 수 있습니다.
pw-fault-army-power = { $figure }의 파워가 { $power }입니다. 1에서 10까지여야 합니다.
pw-fault-army-too-much-power = 피겨들의 파워를 모두 더하면 { $sum }입니다. 파워 점수는 15점까지 쓸 수 있습니다.
pw-fault-army-no-action = { $figure }의 { $slot } 자리에 “{ $word }”라고 적혀 있습니다. 그런 특수 행동은 없습니다.
pw-fault-army-other-edition = { $figure }의 { $slot } 자리에 적힌 { JOSA($action, "은/는") } 다른 판본의 행동입니다.
pw-fault-army-mount = { $figure }의 탈것이 “{ $mount }”입니다. 군단의 다른 피겨여야 합니다.
pw-fault-army-color = { $figure }의 색이 “{ $color }”입니다. 색은 #4b7f3a처럼 씁니다.

# 피겨 하나
pw-figure-pick = 줄에서 피겨를 고르면 카드가 보입니다.
pw-card-of = { $figure }의 캐릭터 카드
pw-slot-high = Q와 J
pw-slot-mid = 10과 9
pw-slot-low = 8과 7
pw-slot-top = K와 A
pw-slot-fixed = 모든 카드에 있음
pw-slot-best = 가장 어울림
pw-slot-second = 두 번째로 어울림
pw-slot-third = 세 번째로 어울림
pw-move-left = 왼쪽으로
pw-move-right = 오른쪽으로
pw-take-out = 빼기
pw-mount = 탈것
pw-mount-none = 없음
pw-mount-note = 보여 주기만 합니다. 타는 쪽과 태우는 쪽은 여전히 두 캐릭터입니다.
pw-edit-card = 카드와 모습 고치기

# 군단의 단추
pw-save = 저장
pw-save-copy = 새로 저장
pw-saved = “{ $name }” 저장됨.
pw-not-saved = 이 브라우저에는 아무것도 남지 않습니다. 저장 공간이 가득 찼거나 꺼져 있습니다. 군단을 파일로 내보내세요.
pw-play = 이 군단으로 게임하기
pw-share = 링크로 공유
pw-print = 카드 인쇄
pw-export = 파일 내보내기
pw-import = 파일 가져오기
pw-clear = 새 군단
pw-undo = 되돌리기
pw-undone = 되돌렸습니다.

# 피겨 모음
pw-figures = 피겨
pw-figures-shipped = 마련된 캐릭터 열둘
pw-figures-own = 내가 만든 피겨
pw-add = 더하기
pw-add-figure = { JOSA($figure, "을/를") } 줄에 더하기
pw-find-figure = 줄에 선 { $figure } 보기
pw-added = 줄에 있음
pw-new-figure = 캐릭터 만들기
pw-variant-of = 다른 차림 만들기
pw-variant-of-figure = { $figure }의 다른 차림 만들기
pw-edit = 고치기
pw-edit-figure = { $figure } 고치기
pw-delete = 지우기
pw-delete-figure = { $figure } 지우기
pw-deleted = “{ $name }” 지워짐.
pw-bring-back = 되살리기
pw-needs-card = 이 판본의 카드가 아직 없음

# 군단들
pw-armies = 군단
pw-ready = 마련된 군단
pw-saved-armies = 이 기기에 저장된 군단
pw-saved-none = 아직 저장된 군단이 없습니다.
pw-open = 열기
pw-open-army = { $name } 열기
pw-rename = 이름 바꾸기
pw-rename-army = { $name } 이름 바꾸기
pw-rename-to = { $name }의 새 이름
pw-duplicate = 복제
pw-duplicate-army = { $name } 복제
pw-delete-army = { $name } 지우기

# 만들기
pw-design-new = 새 캐릭터
pw-design-edit = { $figure } 고치기
pw-design-name = 이름
pw-design-variant = 차림
pw-design-variant-help = 같은 영웅의 다른 차림입니다(예: 겨울). 하나뿐이면 비워 두세요.
pw-design-shape = 형태
pw-design-head = 머리에 쓴 것
pw-design-body = 몸에 걸친 것
pw-design-gear = 손에 든 것
pw-design-color-1 = 주된 색
pw-design-color-2 = 둘째 색
pw-design-color-3 = 강조색
pw-design-color-own = 다른 색
pw-design-surprise = 무작위
pw-design-card = 특수 행동
pw-design-card-help = 캐릭터를 가장 잘 나타내는 것을 Q와 J에 고르세요. 같은 행동을 두 번이나 세 번 골라도 됩니다.
pw-design-save = 캐릭터 저장
pw-design-save-add = 저장하고 줄에 더하기
pw-design-apply = 이 군단에 적용
pw-design-apply-save = 적용하고 캐릭터도 저장
pw-design-nameless = 이름 없는 피겨
pw-cancel = 취소

# 모습의 낱말
pw-shape-figure = 사람
pw-shape-robot = 로봇
pw-shape-creature = 생물
pw-shape-vehicle = 탈것
pw-head-bare = 없음
pw-head-cap = 모자
pw-head-helmet = 투구
pw-head-hood = 두건
pw-head-horns = 뿔
pw-head-antenna = 더듬이
pw-head-visor = 고글
pw-head-bun = 쪽머리
pw-head-crown = 왕관
pw-head-mane = 갈기
pw-body-shirt = 셔츠
pw-body-coat = 외투
pw-body-armour = 갑옷
pw-body-cape = 망토
pw-body-apron = 앞치마
pw-body-fur = 털가죽
pw-body-plates = 판갑
pw-body-dress = 드레스
pw-gear-nothing = 없음
pw-gear-shield = 방패
pw-gear-spanner = 스패너
pw-gear-blaster = 광선총
pw-gear-book = 책
pw-gear-staff = 지팡이
pw-gear-bag = 가방
pw-gear-wings = 날개
pw-gear-wheels = 바퀴
pw-gear-flask = 플라스크
pw-color-1 = 빨강
pw-color-2 = 주황
pw-color-3 = 노랑
pw-color-4 = 연두
pw-color-5 = 초록
pw-color-6 = 청록
pw-color-7 = 하늘
pw-color-8 = 파랑
pw-color-9 = 남색
pw-color-10 = 보라
pw-color-11 = 분홍
pw-color-12 = 자주
pw-color-13 = 갈색
pw-color-14 = 골판지
pw-color-15 = 회색
pw-color-16 = 크림

# 나누기, 파일, 링크
pw-share-title = “{ $name }” 공유
pw-share-lead = 이 링크를 여는 사람은 군단을 보고, 저장하거나 바로 게임에 쓸 수 있습니다. 군단은 통째로 링크 안에 있고 다른 곳에는 남지 않습니다.
pw-share-link = 군단 링크
pw-share-cannot = 이 브라우저는 그런 링크를 만들지 못합니다. 군단을 파일로 내보내세요.
pw-import-title = 군단 가져오기
pw-import-lead = 군단 파일을 고르거나, 여기에 끌어다 놓거나, 내용을 붙여 넣으세요.
pw-import-file = 파일 고르기
pw-import-text = 군단 파일의 내용
pw-import-open = 이 군단 열기
pw-import-faults = 열 수 있는 군단 파일이 아닙니다:
pw-import-empty = 아직 읽을 것이 없습니다.
pw-import-no-json = JSON이 아닙니다. 내용이 잘렸나요?
pw-import-no-json-line = JSON이 아닙니다. { $line }번째 줄이 끊겼거나 글자가 더 있습니다.
pw-import-no-object = 군단 파일은 중괄호로 묶은 객체 하나여야 합니다.
pw-import-format = 형식이 { $format }입니다. 형식 1만 읽을 수 있습니다.
pw-import-game = { $game }의 군단이라고 적혀 있습니다. 군단은 plastic-attack-2009와 plastic-attack-revised에만 있습니다.
pw-import-name = 군단 이름은 문자열이어야 합니다.
pw-import-no-army = “army”는 피겨의 목록이어야 합니다.
pw-import-figure = 목록의 { $n }번째는 피겨가 아닙니다.
pw-import-figure-name = { $n }번째 피겨에 이름이 없습니다.
pw-import-words = { $name }({ $n }번째): “{ $key }” 값은 문자열이어야 합니다.
pw-import-power = { $name }({ $n }번째): 파워가 { $power }입니다. 정수여야 합니다.
pw-import-card = { $name }({ $n }번째)에 캐릭터 카드가 없습니다.
pw-import-slot = { $name }({ $n }번째): 카드의 “{ $slot }” 자리에 행동이 없습니다.
pw-import-look = { $name }({ $n }번째): 모습에 그릴 수 있는 “{ $key }” 값이 없습니다.
pw-import-colors = { $name }({ $n }번째): 모습에는 #4b7f3a 같은 색이 셋 있어야 합니다.
pw-import-stranger = “{ $key }” 항목은 군단 파일에 들어갈 수 없습니다({ $where }).
pw-import-too-large = 군단이라기에는 파일이 너무 큽니다.
pw-arrived-title = 링크로 군단을 받았습니다
pw-arrived-lead = 살펴본 뒤 저장하거나 바로 게임에 쓰세요. 이 군단을 열기 전까지 꾸미던 군단은 그대로 남습니다.
pw-arrived-broken = 이 링크의 군단이 손상되었습니다. 링크 전체를 다시 받아 보세요.
pw-arrived-save = 저장하기
pw-arrived-open = 공방에서 열기
pw-arrived-play = 이 군단으로 게임하기

# 다른 판본
pw-convert-title = 다른 판본의 군단입니다
pw-convert-lead = “{ $name }”의 카드는 { $from } 카드입니다. 그 자리에 아래의 { $to } 카드가 들어갑니다. 파워와 순서와 모습은 그대로입니다.
pw-convert-shipped = 이 판본에 마련된 카드
pw-convert-near = 가장 가까운 행동, 나중에 바꿔도 됨
pw-convert-same = 그대로
pw-convert-do = 이 카드로 열기
pw-convert-leave = 그만두기

# 인쇄
pw-print-title = 캐릭터 카드 인쇄
pw-print-lead = 재단선이 있는 63 × 88 mm 카드와 파워 트래커를 PDF로 만듭니다.
pw-print-paper = 종이
pw-print-a4 = A4
pw-print-letter = 레터
pw-print-do = PDF 내려받기
pw-print-missing = PDF를 만들었습니다. 인쇄 글꼴에 없는 글자({ $letters })가 있어 그 자리에 네모가 찍힙니다.
pw-print-busy = PDF를 만드는 중…

# 대전에 쓸 군단
pw-pick-yours = 지난번에 고른 군단
pw-pick-saved = 내 군단
pw-pick-ready = 마련된 군단
pw-pick-none = 아직 고른 군단이 없습니다.
pw-pick-change = 다른 군단 고르기
pw-pick-make = 공방에서 만들기
pw-pick-edit = 공방에서 고치기
`,Ua=`# 플라스틱 어택의 게임판.

pa-seat-red = 빨강
pa-seat-blue = 파랑
pa-seat-green = 초록
pa-seat-yellow = 노랑
pa-seat-purple = 보라
pa-seat-orange = 주황
pa-figure-of = { $figure } ({ $seat })
pa-figure-captain-cardboard = 골판지 대장
pa-figure-captain-cardboard-rain-cape = 골판지 대장, 비옷 차림
pa-figure-grandma-gearshift = 기어 할머니
pa-figure-tumble-tank = 데굴데굴 탱크
pa-figure-professor-fizz = 보글 박사
pa-figure-moss-lion = 이끼 사자
pa-figure-needle-eye-nia = 바늘귀 니아
pa-figure-the-understudy = 대역 배우
pa-figure-sister-static = 정전기 자매
pa-figure-bolt-the-runaway = 도망자 볼트
pa-figure-doctor-mend = 수선 의사
pa-figure-paper-dragon = 종이 용

# 카드
pa-card = { $suit } { $rank }
pa-rank-J = 잭
pa-rank-Q = 퀸
pa-rank-K = 킹
pa-rank-A = 에이스
pa-suit-s = 스페이드
pa-suit-h = 하트
pa-suit-d = 다이아몬드
pa-suit-c = 클로버

# 특수 행동
pa-special-armor = 장갑
pa-special-blast = 포격
pa-special-boost = 강화
pa-special-dodge = 회피
pa-special-explosion = 폭발
pa-special-heal = 치료
pa-special-intimidate = 위협
pa-special-intimidation = 위압
pa-special-knock-out = 기절
pa-special-luck = 행운
pa-special-master-plan = 마스터 플랜
pa-special-mind-control = 정신 조종
pa-special-quick-action = 신속 행동
pa-special-recover = 구출
pa-special-sharpshooter = 저격
pa-special-shield = 방패
pa-special-sneak = 잠입
pa-special-special-weapon = 특수 무기
pa-special-stun = 마비
pa-special-vulnerable = 무방비
pa-does-armor = 공격에 쓴 카드를 자기 캐릭터 하나의 옆에 놓습니다. 부상을 입거나 포획되는 대신 버릴 수 있습니다.
pa-does-blast = 이 캐릭터가 다음에 공격할 때 5를 더합니다.
pa-does-boost = 자기 캐릭터 하나의 파워를 2 올립니다. 최대 10입니다.
pa-does-dodge-2009 = 다음에 방어할 때, 누가 방어하든 5를 더합니다.
pa-does-dodge-revised = 이 캐릭터가 다음에 방어할 때 5를 더합니다.
pa-does-explosion = 진 캐릭터 대신 방어 플레이어의 다른 캐릭터가 부상을 입습니다.
pa-does-heal = 자기 캐릭터 하나의 파워를 2 올립니다. 최대 10입니다.
pa-does-intimidate = 부상을 입은 캐릭터는 다음 전투에서 5를 뺍니다.
pa-does-intimidation = 방어 플레이어가 다음에 방어할 때, 누가 방어하든 5를 뺍니다.
pa-does-knock-out = 방어 플레이어는 다음 차례를 잃습니다. 방어는 할 수 있습니다.
pa-does-luck = 자기 캐릭터 하나의 주사위를 굴립니다. 더 높은 수가 나오면 그것이 새 파워입니다.
pa-does-master-plan = 고른 플레이어들이 손패를 모두 버리고 세 장씩 뽑습니다. 자신도 고를 수 있습니다.
pa-does-mind-control = 포획한 피겨 하나를 파워 1로 자기 군단에 넣습니다.
pa-does-quick-action = 즉시 차례를 한 번 더 합니다. 그러고 나면 진행 방향이 뒤집힙니다.
pa-does-recover = 포획당한 자기 피겨 하나를 시작 파워로 되찾아 옵니다.
pa-does-sharpshooter = 진 캐릭터 대신 방어 플레이어의 다른 캐릭터가 파워 1을 잃습니다.
pa-does-shield = 공격에 쓴 카드를 자기 캐릭터 하나의 옆에 놓습니다. 전투에 졌을 때 파워를 잃는 대신 버릴 수 있습니다.
pa-does-sneak = 즉시 차례를 한 번 더 합니다. 그러고 나면 진행 방향이 뒤집힙니다.
pa-does-special-weapon = 다음에 공격할 때, 누가 공격하든 5를 더합니다.
pa-does-stun = 방어 플레이어는 다음 차례를 잃습니다. 방어는 할 수 있습니다.
pa-does-vulnerable = 진 피겨를 엎어 놓습니다. 다음 전투에서는 파워를 세지 않습니다. 포획했으면 다른 피겨를 고릅니다.

# 피겨를 말로
pa-words-figure = { $figure }, 파워 { $power }, { $army }
pa-words-army = { $seat } 군단
pa-words-captive = { $figure }, { JOSA($by, "이/가") } 포획, 주인은 { $owner }
pa-words-wounded = 부상, 주사위를 치워 둠
pa-words-face-down = 엎어져 있음
pa-words-guards-shield = 방패 카드 { $count }장
pa-words-guards-armor = 장갑 카드 { $count }장
pa-words-dodge = 회피가 기다림
pa-words-blast = 포격이 기다림
pa-words-intimidate = 위협이 기다림
pa-words-owner = 주인은 { $seat }
pa-words-attacks = 공격 중
pa-words-defends = 방어 중
pa-words-can-attack = 공격할 수 있음
pa-words-can-defend = 방어할 수 있음
pa-words-can-target = 고를 수 있음
pa-words-picked = 고름
pa-words-rides = { JOSA($mount, "과/와") } 함께

# 군단
pa-you = 나
pa-army-of = { $seat } 군단
pa-army-out = 탈락
pa-army-empty = 서 있는 피겨가 없습니다.
pa-hand-count = 카드 { $count }장
pa-hand-own = 내 손패
pa-hand-of = { $seat }의 손패
pa-hand-empty = 손에 카드가 없습니다
pa-to-decide = 결정할 차례
pa-attack-player = { $seat } 공격하기
pa-name-player = { $seat } 세 장 뽑기
pa-captives = 포로
pa-captives-of = { JOSA($seat, "이/가") } 포획한 피겨
pa-mark-dodge = 회피 +{ $amount }
pa-mark-special-weapon = 특수 무기 +{ $amount }
pa-mark-intimidation = 위압 −{ $amount }
pa-mark-blast = 포격 +{ $amount }
pa-mark-intimidate = 위협 −{ $amount }
pa-mark-lost = { $count ->
    [one] 다음 차례를 잃음
   *[other] 차례 { $count }번을 잃음
  }
pa-mark-extra = 추가 차례
pa-guard-shield = 방패
pa-guard-armor = 장갑
pa-card-of = { $figure }의 캐릭터 카드

# 게임판 가운데
pa-arena = 게임판 가운데
pa-draw-pile = 뽑는 더미
pa-draw-pile-count = 뽑는 더미: 카드 { $count }장
pa-discard-pile = 버린 더미
pa-discard-pile-count = 버린 더미: 카드 { $count }장
pa-discard-empty = 버린 더미에 카드가 없습니다.
pa-order-left = 왼쪽으로, 시계 방향으로 진행
pa-order-right = 오른쪽으로, 시계 반대 방향으로 진행
pa-order-label = 진행 순서: { $order }. { $direction }.
pa-turn-number = { $turn }번째 차례
pa-duel-attacks = 공격
pa-duel = { JOSA($attacker, "이/가") } { JOSA($defender, "을/를") } 공격
pa-duel-choosing = { JOSA($seat, "이/가") } 방어할 캐릭터를 고르는 중
pa-duel-last = 지난 전투
pa-duel-next = { JOSA($seat, "이/가") } 공격할 캐릭터와 상대를 고릅니다.
pa-role-attacker = 공격
pa-role-defender = 방어
pa-chosen = 골랐음
pa-chosen-words = { JOSA($seat, "이/가") } 카드를 골랐습니다
pa-choosing = 고르는 중
pa-choosing-words = { JOSA($seat, "이/가") } 아직 카드를 고르고 있습니다
pa-no-card = 카드 없음
pa-no-card-words = { $seat }에게는 카드가 없어 파워만 셉니다
pa-your-card = 내 카드: { $card }
pa-won = 공격 성공
pa-failed = 공격 실패
pa-part-no_card = 카드 없음
pa-part-power = 파워
pa-part-face_down = 엎어짐
pa-part-wounded = 부상
pa-part-dodge = 회피
pa-part-special-weapon = 특수 무기
pa-part-blast = 포격
pa-part-intimidation = 위압
pa-part-intimidate = 위협
pa-part-bonus = 보너스
pa-part-penalty = 페널티
pa-total-of = { $figure }의 합계

# 알림
pa-cue-wounded = 부상!
pa-cue-captured = 포획!
pa-cue-face-down = 엎어짐!
pa-cue-stood-up = 다시 일어섬
pa-cue-guard-spent = 막음!
pa-cue-guard-kept = 그대로 맞음
pa-cue-joined = 합류!
pa-cue-used = { $action }!
pa-cue-declined = { $action } 안 씀
pa-cue-rolled = 행운: { $face }
pa-cue-reversed = 진행 방향이 뒤집힙니다!
pa-cue-turn-lost = { JOSA($seat, "이/가") } 차례를 잃습니다
pa-cue-eliminated = { $seat } 탈락!
pa-cue-resigned = { $seat } 기권
pa-cue-timed-out = { $seat } 시간 초과
pa-cue-broken-off = 전투를 중단합니다
pa-cue-reshuffled = 버린 더미를 섞습니다

# 무엇을 할까
pa-prompt-over = { JOSA($seat, "이/가") } 이겼습니다.
pa-prompt-over-nobody = 승자가 없습니다.
pa-prompt-attack = 공격할 피겨를 고르세요.
pa-prompt-attack-extra = 추가 차례: 공격할 피겨를 고르세요.
pa-prompt-attack-picked = { JOSA($figure, "이/가") } 공격합니다. 상대를 고르세요.
pa-prompt-defend = { $attacker }의 { JOSA($figure, "이/가") } 공격해 옵니다. 방어할 피겨를 고르세요.
pa-prompt-play-attack = { JOSA($figure, "이/가") } { JOSA($enemy, "을/를") } 공격합니다. 카드를 뒷면으로 내세요.
pa-prompt-play-defend = { JOSA($figure, "이/가") } { $enemy }에 맞서 방어합니다. 카드를 뒷면으로 내세요.
pa-prompt-use = { JOSA($figure, "이/가") } { JOSA($action, "을/를") } 쓸 수 있습니다.
pa-prompt-use-on = { JOSA($figure, "이/가") } { JOSA($action, "을/를") } 쓸 수 있습니다. 누구에게 쓸지 고르세요.
pa-prompt-use-players = { JOSA($figure, "이/가") } { JOSA($action, "을/를") } 쓸 수 있습니다. 플레이어를 한 사람 이상 고르세요.
pa-prompt-guard-shield = { JOSA($figure, "이/가") } 전투에 졌습니다. 방패를 버려 막을까요?
pa-prompt-guard-armor = { JOSA($figure, "이/가") } 타격을 받습니다. 장갑을 버려 막을까요?
pa-prompt-laid = 카드를 뒷면으로 냈습니다. { JOSA($seat, "이/가") } 아직 고르고 있습니다.
pa-wait = 다른 플레이어를 기다립니다.
pa-wait-attack = { JOSA($seat, "이/가") } 공격을 정하고 있습니다.
pa-wait-defend = { JOSA($seat, "이/가") } { JOSA($figure, "을/를") } 막을 캐릭터를 고르고 있습니다.
pa-wait-play = { JOSA($seats, "이/가") } 카드를 고르고 있습니다.
pa-wait-play-one = { JOSA($seats, "이/가") } 아직 카드를 고르고 있습니다.
pa-wait-use = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 쓸지 정하고 있습니다.
pa-wait-guard = { JOSA($seat, "이/가") } { JOSA($figure, "을/를") } 지키는 카드를 버릴지 정하고 있습니다.
pa-wait-out = 탈락했습니다. { $rest }
pa-use = { $action } 쓰기
pa-decline = 쓰지 않기
pa-guard-spend-shield = 방패 버리기
pa-guard-spend-armor = 장갑 버리기
pa-guard-take = 그대로 맞기
pa-lay = { $card } 내기
pa-cancel = 되돌리기
pa-skip = 건너뛰기
pa-close = 닫기
pa-clause = { $clause } 항목
pa-why = 왜 안 되나요?
pa-odds = { $percent }%
pa-odds-words = 카드 100장 가운데 { $percent }장에 이김
pa-odds-help = 상대가 가졌을 수 있는 카드 가운데 이 카드로 이길 수 있는 카드의 비율입니다.
pa-card-gives = 이기면: { $action }
pa-memory = 알 수 있는 것

# 펼쳐 보기
pa-memory-title = 알 수 있는 것
pa-memory-text = 보이지 않는 카드는 뽑는 더미나 다른 손패에 있습니다.
pa-memory-public = 뽑는 더미나 손패에 있는 카드입니다.
pa-memory-legend-unseen = 안 보임: 뽑는 더미 또는 손패
pa-memory-legend-hands = 마지막으로 섞을 때 뽑는 더미에 없었으니 누군가의 손패
pa-memory-legend-seen = 보임: 버렸거나, 지키고 있거나, 내 손패
pa-memory-rank = { $rank }: 안 보이는 카드 { $unseen }장, 그중 손패 { $hands }장
pa-memory-held = { $seat }: { $total }장 가운데 { $count }장은 마지막으로 섞기 전부터
pa-memory-held-title = 마지막으로 섞기 전부터 든 카드
pa-character-owner = 주인: { $seat }
pa-character-starts = 시작 파워 { $power }
pa-character-now = 지금 파워 { $power }
pa-character-captive = { JOSA($seat, "이/가") } 포획
pa-character-army = { $seat } 군단에 서 있음
pa-character-gone = 게임에서 빠짐
pa-character-mount = { JOSA($mount, "과/와") } 함께 탐

# 결과
pa-result-you = 이겼습니다!
pa-result-won = { $seat } 승리!
pa-result-nobody = 승자가 없습니다
pa-result-lost = { JOSA($seat, "이/가") } 이겼습니다
pa-result-standing = 결과
pa-result-figures = 피겨 { $figures }개, 파워 { $power }
pa-result-captured = 포획한 피겨 { $count }개
pa-result-out = 탈락
pa-how-last-standing = 마지막까지 서 있는 플레이어
pa-how-turn-cap = 차례 수 제한
pa-how-resignation = 다른 플레이어가 모두 기권
pa-how-timeout = 다른 플레이어가 모두 시간 초과

# 기록
pa-log-first = { $cards }: { JOSA($seat, "이/가") } 첫 에이스를 받아 시작합니다.
pa-log-dealt = 모두 카드를 { $count }장씩 받습니다.
pa-log-turn = { $turn }번째 차례: { $seat }
pa-log-turn-extra = { $turn }번째 차례: 다시 { $seat }
pa-log-turn-lost = { JOSA($seat, "이/가") } 차례를 잃습니다.
pa-log-drew = { JOSA($seat, "이/가") } 카드를 { $count }장 뽑습니다.
pa-log-drew-known = { JOSA($seat, "이/가") } 뽑은 카드: { $cards }.
pa-log-reshuffled = 버린 더미를 섞습니다. 뽑을 카드는 { $count }장입니다.
pa-log-attacked = { $seat }의 { JOSA($with, "이/가") } { JOSA($player, "을/를") } 공격합니다.
pa-log-defended = { $seat }의 { JOSA($with, "이/가") } 방어합니다.
pa-log-laid = { JOSA($seat, "이/가") } 카드를 뒷면으로 냅니다.
pa-log-laid-known = { JOSA($seat, "이/가") } 뒷면으로 낸 카드: { $card }.
pa-log-sum = { $figure } { $sum }
pa-log-revealed-won = { $attacker } 대 { $defender }: 공격 성공.
pa-log-revealed-failed = { $attacker } 대 { $defender }: 공격 실패.
pa-log-used = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 씁니다.
pa-log-used-on = { JOSA($seat, "이/가") } { $on }에게 { JOSA($action, "을/를") } 씁니다.
pa-log-used-players = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 씁니다: { $players }.
pa-log-declined = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 쓰지 않습니다.
pa-log-rolled = { $figure }의 주사위는 { $face }.
pa-log-guarded = { $figure } 보호 카드: { $card }.
pa-log-guard-spent = { $figure } 대신 버린 카드: { $card }.
pa-log-guard-kept = { JOSA($figure, "은/는") } 카드를 남기고 그대로 맞습니다.
pa-log-power-up = { $figure }의 파워가 { $from }에서 { JOSA($to, "으로/로") } 오릅니다.
pa-log-power-down = { $figure }의 파워가 { $from }에서 { JOSA($to, "으로/로") } 내려갑니다.
pa-log-wounded = { JOSA($figure, "이/가") } 부상을 입습니다.
pa-log-laid-down = { JOSA($figure, "이/가") } 엎어집니다.
pa-log-stood-up = { JOSA($figure, "이/가") } 다시 일어섭니다.
pa-log-captured = { JOSA($by, "이/가") } { $from }의 { JOSA($figure, "을/를") } 포획합니다.
pa-log-joined = { $action }: { JOSA($figure, "이/가") } 파워 { JOSA($power, "으로/로") } { $seat } 군단에 들어옵니다.
pa-log-hand-discarded = { $count ->
    [0] { $seat }에게는 버릴 손패가 없습니다.
   *[other] { JOSA($seat, "이/가") } 버린 손패: { $cards }.
  }
pa-log-reversed-left = 이제 왼쪽으로 진행합니다.
pa-log-reversed-right = 이제 오른쪽으로 진행합니다.
pa-log-broken-off = 전투를 중단합니다.
pa-log-left-play = { JOSA($figure, "이/가") } 게임에서 빠집니다.
pa-log-resigned = { JOSA($seat, "이/가") } 기권합니다.
pa-log-timed-out = { JOSA($seat, "이/가") } 시간을 다 썼습니다.
pa-log-eliminated = { JOSA($seat, "이/가") } 탈락합니다.
pa-log-ended = { $seat } 승리: { $how }.
pa-log-ended-nobody = 승자가 없습니다: { $how }.

# 왜 안 되는가
pa-stage-attack = 공격 선언
pa-stage-defend = 방어 캐릭터 고르기
pa-stage-play = 카드 내기
pa-stage-use = 특수 행동을 쓸지 정하기
pa-stage-guard = 보호 카드를 버릴지 정하기
pa-edition-2009 = 2009년판
pa-edition-revised = 개정판
pa-refusal-over = 게임이 끝났습니다.
pa-refusal-out-of-game = { JOSA($seat, "은/는") } 탈락했습니다.
pa-refusal-not-asked = 지금은 안 됩니다. 먼저 { JOSA($waits_for, "이/가") } 할 일이 있습니다: { $stage }.
pa-refusal-not-in-army = { JOSA($figure, "은/는") } 이 군단에 없습니다. 있는 피겨: { $allowed }.
pa-refusal-no-opponent = { JOSA($player, "을/를") } 공격할 수 없습니다. 공격할 수 있는 상대: { $allowed }.
pa-refusal-already-laid = 이미 카드를 냈습니다. 두 장을 함께 공개할 때까지 바꿀 수 없습니다.
pa-refusal-no-card = 카드가 없으면 낼 수 없습니다.
pa-refusal-not-in-hand = { JOSA($card, "은/는") } 이 손패에 없습니다.
pa-refusal-other-edition = { JOSA($action, "은/는") } 이 판본({ $edition })에 없습니다.
pa-refusal-not-offered = 지금 쓸 수 있는 것은 { JOSA($action, "이/가") } 아니라 { $offered }입니다. 쓰거나 쓰지 않기를 고르세요.
pa-refusal-not-offered-none = 지금은 { JOSA($action, "을/를") } 쓸 수 없습니다.
pa-refusal-wrong-aim-nothing = { JOSA($action, "은/는") } 아무것도 고르지 않고 씁니다.
pa-refusal-wrong-aim-figure = { JOSA($action, "은/는") } 피겨 하나에게 씁니다.
pa-refusal-wrong-aim-players = { JOSA($action, "은/는") } 플레이어를 지목합니다.
pa-refusal-no-choice = { $chosen }에게는 { JOSA($action, "을/를") } 쓸 수 없습니다. 쓸 수 있는 피겨: { $allowed }.
pa-refusal-nobody-named = 마스터 플랜은 한 사람 이상을 지목해야 합니다.
pa-refusal-player-out = { JOSA($player, "은/는") } 탈락했습니다. 지목할 수 있는 플레이어: { $allowed }.
pa-refusal-not-hit = 지금 타격을 받는 것은 { JOSA($figure, "이/가") } 아니라 { $hit }입니다.

# 글쇠
pa-key-line = 피겨나 카드 줄을 따라
pa-key-pick = 고르기
pa-key-rows = 줄에서 줄로
pa-key-lit = 고를 수 있는 다음 것으로
pa-key-card = 초점이 있는 피겨의 캐릭터 카드
pa-key-yes = 쓰기, 버리기, 내기
pa-key-no = 쓰지 않기, 그대로 맞기
pa-key-discard = 버린 더미
pa-key-memory = 알 수 있는 것
pa-key-cancel = 되돌리기, 닫기
pa-key-skip = 보여 주는 것을 건너뛰기
`,Wa=`# The Toy Battle table.

tb-blue = Blue
tb-red = Red
tb-troop-skully = Skully
tb-troop-capn = Cap’n
tb-troop-jumbo = Jumbo
tb-troop-hook = Hook
tb-troop-xb42 = XB-42
tb-troop-star = Star
tb-troop-roxy = Roxy
tb-troop-kwak = Kwak
tb-named = { $troop } { $mark }
tb-piece = { $seat } { $troop } { $mark }

# Places in words
tb-base = Base { $id }
tb-hq = { $seat } headquarters { $id }
tb-place-empty = Empty.
tb-place-top = { $piece }.
tb-place-stack = { $piece } on top of { $below }.
tb-place-on-hq = Taken by { $piece }.
tb-place-linked = Connected to { $seat }.
tb-place-target = Legal target.
tb-place-last = Last move.
tb-then = { $first }, then { $rest }
tb-special = Special: { $what }
tb-special-recall = take one of your other Troops back to the rack
tb-special-allow = only { $values } may come here
tb-special-draw = draw one Troop
tb-special-shove = push an enemy Troop next to it one base further
tb-special-exhume = bring back one Troop from your discard
tb-special-nullify = Troop effects are switched off here
tb-special-pin = one Troop on the enemy rack lies down for a turn
tb-guarded = Only { $values } may enter.
tb-region = Region { $id }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
  }, around { $bases }.
tb-region-taken = Region { $id }: { $seat } took the medals.
tb-regions = Regions
tb-board = Board
tb-board-of = Board { $board }

# Panels
tb-rack-own = Your rack
tb-rack-of = Rack of { $seat }
tb-rack-count = { $count ->
    [one] { $count } Troop on the rack
   *[other] { $count } Troops on the rack
  }
tb-rack-lying = { $count ->
    [one] { $count } lies down
   *[other] { $count } lie down
  }
tb-rack-known = Everybody knows: { $troops }
tb-rack-empty = The rack is empty
tb-lying = lies down this turn
tb-can-place = can be placed
tb-reserve = Reserve
tb-reserve-count = Reserve: { $count } left
tb-discard = Discard
tb-discard-count = Discard: { $count }
tb-discard-of = Discard of { $seat }
tb-discard-empty = Nothing discarded yet
tb-medals = Medals
tb-medals-of = Medals: { $count } of { $need }
tb-you = you
tb-level = level { $level }
tb-to-move = to move
tb-removed-of = Set aside at the start by { $seat }

# What to do
tb-turn-yours = Your turn, { $seat }: pick a Troop to place, or draw.
tb-turn-place = Your turn, { $seat }: pick a Troop to place.
tb-turn-draw = Your turn, { $seat }: draw, nothing can be placed.
tb-turn-picked = { $troop } in hand: choose a lit place ({ $count }).
tb-turn-picked-none = { $troop } can go nowhere now. Click a place to ask why.
tb-turn-other = { $seat } is thinking.
tb-turn-other-asks = { $seat } decides: { $effect }.
tb-turn-replay = Turn { $turn }: { $seat } to move.
tb-turn-over-won = { $seat } has won.
tb-turn-waiting = Waiting for the other player.
tb-draw = Draw
tb-draw-two = Draw two
tb-flip = Flip the board
tb-skip = Skip
tb-decline = Decline
tb-cancel = Put back
tb-yes-skully = Draw two
tb-yes-star = Draw one
tb-yes-clouds = Draw one
tb-yes-xb42 = Take one
tb-close = Close
tb-why = Why not?
tb-clause = Clause { $clause }
tb-look = Look at { $place }
tb-stack-of = Stack, top first

# Effects, each asked on its own
tb-about-kwak = Covers every enemy Troop, and every enemy Troop covers it.
tb-about-skully = You may draw two Troops.
tb-about-capn = You may place one extra Troop.
tb-about-jumbo = May discard one enemy Troop next to it.
tb-about-hook = Lands on any base, connected or not.
tb-about-xb42 = May discard a random Troop from the enemy rack.
tb-about-star = You may draw one Troop.
tb-about-roxy = No effect, just strength.
tb-effect-skully = Skully
tb-effect-capn = Cap’n
tb-effect-jumbo = Jumbo
tb-effect-xb42 = XB-42
tb-effect-star = Star
tb-effect-castle = Castle
tb-effect-clouds = Clouds
tb-effect-jungle = Geyser
tb-effect-cemetery = Open grave
tb-ask-skully = Draw two Troops from your reserve?
tb-ask-star = Draw one Troop from your reserve?
tb-ask-xb42 = Take a random Troop from the enemy rack and discard it?
tb-ask-clouds = Draw one Troop from your reserve?
tb-ask-capn = Place one extra Troop: pick it, then a lit place.
tb-ask-capn-picked = { $troop } as the extra Troop: choose a lit place.
tb-ask-jumbo = Discard one enemy Troop next to Jumbo: choose it.
tb-ask-castle = Take one of your other Troops back: choose it.
tb-ask-jungle = Push an enemy Troop away: choose it.
tb-ask-jungle-to = Now choose the base it is pushed to.
tb-ask-cemetery = Bring one Troop back from your discard: choose it.

# The log
tb-log-turn = Turn { $turn }: { $seat }
tb-log-drew = { $seat } draws { $count ->
    [one] one Troop
   *[other] { $count } Troops
  }.
tb-log-drew-known = { $seat } draws { $troops }.
tb-log-drew-by = { $effect }: { $seat } draws { $count ->
    [one] one Troop
   *[other] { $count } Troops
  }.
tb-log-drew-by-known = { $effect }: { $seat } draws { $troops }.
tb-log-placed = { $seat } places { $troop } on { $on }.
tb-log-covered = { $seat } places { $troop } on { $on }, on top of the stack.
tb-log-extra = Cap’n: { $seat } places { $troop } on { $on } as well.
tb-log-hq = { $seat } storms { $on } with { $troop }!
tb-log-declined = { $seat } declines { $effect }.
tb-log-discarded-jumbo = Jumbo discards { $piece } from { $from }.
tb-log-discarded-xb42 = XB-42 takes { $piece } from the rack and discards it.
tb-log-taken-back = { $seat } takes { $troop } back from { $from }.
tb-log-moved = { $seat } pushes { $piece } from { $from } to { $to }.
tb-log-returned = { $seat } brings { $troop } back from the discard.
tb-log-pinned = A Troop on the rack of { $seat } lies down.
tb-log-pinned-known = { $troop } on the rack of { $seat } lies down.
tb-log-stood-up = { $count ->
    [one] The lying Troop
   *[other] { $count } Troops
  } of { $seat } { $count ->
    [one] stands
   *[other] stand
  } up again.
tb-log-claimed = { $seat } takes { $medals ->
    [one] one medal
   *[other] { $medals } medals
  } in { $region }.
tb-log-resigned = { $seat } resigns.
tb-log-timed-out = The time of { $seat } is up.
tb-log-ended = { $seat } wins: { $how }

# The end
tb-won = { $seat } wins!
tb-won-you = You win!
tb-lost-you = { $seat } wins.
tb-how-hq = the enemy headquarters is taken.
tb-how-medals = enough medals are won.
tb-how-stuck = nothing left to draw or to place, so medals decide.
tb-how-turn-cap = the last turn is played, so medals decide.
tb-how-resignation = the other side resigned.
tb-how-timeout = the other side ran out of time.
tb-final = Medals: Blue { $blue }, Red { $red }

# Refusals
tb-refusal-over = The game is over.
tb-refusal-not_your_turn = It is the turn of { $to_move }.
tb-refusal-turn_taken = A turn is one draw or one Troop, and that is done: use or decline { $effect } now.
tb-refusal-effect_open = { $effect } is being asked: use it or decline it first.
tb-refusal-not_offered = { $effect } is not being asked now.
tb-refusal-rack_full = The rack is full: eight Troops, no more.
tb-refusal-reserve_empty = The reserve is empty.
tb-refusal-not_on_rack = There is no { $troop } on the rack.
tb-refusal-lying_down = { $troop } lies down this turn and cannot be placed.
tb-refusal-own_hq = Your own headquarters is never a target.
tb-refusal-value_not_shown = { $on } lets only { $allowed } in, not { $troop }.
tb-refusal-not_connected = No chain of your bases leads to { $on }.
tb-refusal-hook_hq_not_connected = Hook may land on any base, but a headquarters must be connected.
tb-refusal-hook_switched_off = Troop effects are off on { $on }: even Hook must be connected here.
tb-refusal-not_weaker = { $troop } cannot cover { $top } on { $on }: only a weaker enemy can be covered.
tb-refusal-no_choice = { $effect } cannot choose { $chosen }. It may choose { $allowed }.

# Keys
tb-key-rack = Walk along the rack
tb-key-pick = Pick the Troop, or act on the place
tb-key-board = Walk from place to place
tb-key-next = The next or previous place, one by one
tb-key-draw = Draw
tb-key-flip = Flip the board
tb-key-look = Look at a place: its stack and what it does
tb-key-yes = Use the effect
tb-key-decline = Decline the effect
tb-key-cancel = Put the Troop back
tb-key-skip = Skip the animation
`,Ga=`# 토이 배틀의 게임판.

tb-blue = 파랑
tb-red = 빨강
tb-troop-skully = 스컬리
tb-troop-capn = 캡틴
tb-troop-jumbo = 점보
tb-troop-hook = 훅
tb-troop-xb42 = XB-42
tb-troop-star = 스타
tb-troop-roxy = 록시
tb-troop-kwak = 꽥
tb-named = { $mark ->
    [K] { $troop }({ $mark })
   *[other] { $troop } { $mark }
  }
tb-piece = { $mark ->
    [K] { $seat } { $troop }({ $mark })
   *[other] { $seat } { $troop } { $mark }
  }

# 곳 설명
tb-base = 기지 { $id }
tb-hq = { $seat } 사령부 { $id }
tb-place-empty = 비어 있음.
tb-place-top = { $piece }.
tb-place-stack = { $piece }, 그 아래 { $below }.
tb-place-on-hq = { JOSA($piece, "이/가") } 점령함.
tb-place-linked = { $seat } 사령부와 이어짐.
tb-place-target = 놓을 수 있음.
tb-place-last = 마지막 행동.
tb-then = { $first }, { $rest }
tb-special = 특수 기지: { $what }
tb-special-recall = 자신의 다른 부대 하나를 거치대로 되돌림
tb-special-allow = 값이 { $values }인 부대만 놓을 수 있음
tb-special-draw = 부대 하나를 뽑음
tb-special-shove = 인접한 적 부대 하나를 그 옆 기지로 밀어냄
tb-special-exhume = 자기 버림 더미에서 부대 하나를 되찾음
tb-special-nullify = 이곳에서는 부대의 효과가 꺼짐
tb-special-pin = 상대의 거치대에 있는 부대 하나가 한 차례 누움
tb-guarded = 값이 { $values }인 부대만 놓을 수 있음.
tb-region = 지역 { $id }: 훈장 { $medals }개, 둘러싼 기지 { $bases }.
tb-region-taken = 지역 { $id }: { JOSA($seat, "이/가") } 훈장을 가져감.
tb-regions = 지역
tb-board = 게임판
tb-board-of = { $board } 게임판

# 패널
tb-rack-own = 내 거치대
tb-rack-of = { $seat }의 거치대
tb-rack-count = 거치대에 부대 { $count }개
tb-rack-lying = { $count }개 누워 있음
tb-rack-known = 모두가 아는 부대: { $troops }
tb-rack-empty = 거치대가 비었습니다
tb-lying = 이번 차례에 누워 있음
tb-can-place = 놓을 수 있음
tb-reserve = 예비대
tb-reserve-count = 예비대: { $count }개 남음
tb-discard = 버림 더미
tb-discard-count = 버림 더미: { $count }개
tb-discard-of = { $seat }의 버림 더미
tb-discard-empty = 아직 버린 부대가 없습니다
tb-medals = 훈장
tb-medals-of = 훈장 { $need }개 중 { $count }개
tb-you = 나
tb-level = 세기 { $level }
tb-to-move = 차례
tb-removed-of = 준비할 때 뺀 { $seat }의 부대

# 할 일
tb-turn-yours = { $seat }, 당신 차례입니다: 놓을 부대를 고르거나 뽑으세요.
tb-turn-place = { $seat }, 당신 차례입니다: 놓을 부대를 고르세요.
tb-turn-draw = { $seat }, 당신 차례입니다: 놓을 수 있는 부대가 없으니 뽑으세요.
tb-turn-picked = { JOSA($troop, "을/를") } 골랐습니다. 빛나는 곳 가운데 하나를 고르세요({ $count }곳).
tb-turn-picked-none = 지금 { JOSA($troop, "은/는") } 놓을 곳이 없습니다. 기지나 사령부를 누르면 이유를 알려 줍니다.
tb-turn-other = { JOSA($seat, "이/가") } 생각하고 있습니다.
tb-turn-other-asks = { JOSA($seat, "이/가") } 결정하고 있습니다: { $effect }.
tb-turn-replay = { $turn }번째 차례: { $seat } 차례입니다.
tb-turn-over-won = { JOSA($seat, "이/가") } 이겼습니다.
tb-turn-waiting = 상대를 기다리고 있습니다.
tb-draw = 뽑기
tb-draw-two = 두 개 뽑기
tb-flip = 게임판 돌리기
tb-skip = 건너뛰기
tb-decline = 쓰지 않기
tb-cancel = 선택 취소
tb-yes-skully = 두 개 뽑기
tb-yes-star = 하나 뽑기
tb-yes-clouds = 하나 뽑기
tb-yes-xb42 = 하나 빼앗기
tb-close = 닫기
tb-why = 왜 안 되나요?
tb-clause = 조항 { $clause }
tb-look = { $place } 살펴보기
tb-stack-of = 더미, 위부터

# 효과
tb-about-kwak = 모든 적 부대를 덮을 수 있고, 모든 적 부대가 꽥을 덮을 수 있습니다.
tb-about-skully = 부대 두 개를 뽑을 수 있습니다.
tb-about-capn = 부대 하나를 추가로 놓을 수 있습니다.
tb-about-jumbo = 인접한 적 부대 하나를 버릴 수 있습니다.
tb-about-hook = 이어져 있든 아니든 어느 기지에나 놓을 수 있습니다.
tb-about-xb42 = 상대의 거치대에서 부대 하나를 무작위로 골라 버림 더미로 보낼 수 있습니다.
tb-about-star = 부대 하나를 뽑을 수 있습니다.
tb-about-roxy = 효과는 없고 전투력이 높습니다.
tb-effect-skully = 스컬리
tb-effect-capn = 캡틴
tb-effect-jumbo = 점보
tb-effect-xb42 = XB-42
tb-effect-star = 스타
tb-effect-castle = 성
tb-effect-clouds = 구름
tb-effect-jungle = 간헐천
tb-effect-cemetery = 열린 무덤
tb-ask-skully = 예비대에서 부대 두 개를 뽑을까요?
tb-ask-star = 예비대에서 부대 하나를 뽑을까요?
tb-ask-xb42 = 상대의 거치대에서 부대 하나를 무작위로 골라 버림 더미로 보낼까요?
tb-ask-clouds = 예비대에서 부대 하나를 뽑을까요?
tb-ask-capn = 추가 부대 하나를 놓습니다: 부대를 고른 다음 빛나는 곳을 고르세요.
tb-ask-capn-picked = 추가 부대 { $troop }: 빛나는 곳을 고르세요.
tb-ask-jumbo = 점보와 인접한 적 부대 하나를 버립니다: 부대를 고르세요.
tb-ask-castle = 자신의 다른 부대 하나를 되돌립니다: 부대를 고르세요.
tb-ask-jungle = 적 부대를 밀어냅니다: 부대를 고르세요.
tb-ask-jungle-to = 이제 그 부대를 어느 기지로 밀어낼지 고르세요.
tb-ask-cemetery = 자기 버림 더미에서 부대 하나를 되찾습니다: 부대를 고르세요.

# 기록
tb-log-turn = { $turn }번째 차례: { $seat }
tb-log-drew = { JOSA($seat, "이/가") } 부대 { $count }개를 뽑았습니다.
tb-log-drew-known = { JOSA($seat, "이/가") } { JOSA($troops, "을/를") } 뽑았습니다.
tb-log-drew-by = { $effect }: { JOSA($seat, "이/가") } 부대 { $count }개를 뽑았습니다.
tb-log-drew-by-known = { $effect }: { JOSA($seat, "이/가") } { JOSA($troops, "을/를") } 뽑았습니다.
tb-log-placed = { JOSA($seat, "이/가") } { $on }에 { JOSA($troop, "을/를") } 놓았습니다.
tb-log-covered = { JOSA($seat, "이/가") } { $on }의 더미 위에 { JOSA($troop, "을/를") } 놓았습니다.
tb-log-extra = 캡틴: { JOSA($seat, "이/가") } { $on }에 { JOSA($troop, "을/를") } 추가로 놓았습니다.
tb-log-hq = { JOSA($seat, "이/가") } { JOSA($troop, "으로/로") } { $on } 점령에 성공했습니다!
tb-log-declined = { JOSA($seat, "이/가") } { $effect } 효과를 쓰지 않았습니다.
tb-log-discarded-jumbo = 점보가 { $from }에 있던 { JOSA($piece, "을/를") } 버림 더미로 보냈습니다.
tb-log-discarded-xb42 = XB-42가 거치대에 있던 { JOSA($piece, "을/를") } 버림 더미로 보냈습니다.
tb-log-taken-back = { JOSA($seat, "이/가") } { $from }에 있던 { JOSA($troop, "을/를") } 거치대로 되돌렸습니다.
tb-log-moved = { JOSA($seat, "이/가") } { $from }에 있던 { JOSA($piece, "을/를") } { JOSA($to, "으로/로") } 밀어냈습니다.
tb-log-returned = { JOSA($seat, "이/가") } 버림 더미에서 { JOSA($troop, "을/를") } 되찾았습니다.
tb-log-pinned = { $seat }의 거치대에서 부대 하나가 누웠습니다.
tb-log-pinned-known = { $seat }의 거치대에서 { JOSA($troop, "이/가") } 누웠습니다.
tb-log-stood-up = 누워 있던 { $seat }의 부대 { $count }개가 다시 섰습니다.
tb-log-claimed = { JOSA($seat, "이/가") } 지역 { $region }에서 훈장 { $medals }개를 얻었습니다.
tb-log-resigned = { JOSA($seat, "이/가") } 기권했습니다.
tb-log-timed-out = { $seat }의 시간이 다 되었습니다.
tb-log-ended = { $seat } 승리: { $how }

# 끝
tb-won = { $seat } 승리!
tb-won-you = 이겼습니다!
tb-lost-you = { JOSA($seat, "이/가") } 이겼습니다.
tb-how-hq = 적 사령부를 점령했습니다.
tb-how-medals = 필요한 훈장을 모았습니다.
tb-how-stuck = 뽑을 수도 놓을 수도 없어 훈장 수로 정했습니다.
tb-how-turn-cap = 마지막 차례까지 마쳐 훈장 수로 정했습니다.
tb-how-resignation = 상대가 기권했습니다.
tb-how-timeout = 상대의 시간이 다 되었습니다.
tb-final = 훈장: 파랑 { $blue }, 빨강 { $red }

# 안 되는 이유
tb-refusal-over = 게임이 끝났습니다.
tb-refusal-not_your_turn = { $to_move } 차례입니다.
tb-refusal-turn_taken = 한 차례에는 뽑거나 부대 하나를 플레이하는 것 가운데 하나만 하며, 이미 그것을 했습니다. 이제 { $effect } 효과를 쓰거나 쓰지 않기를 고르세요.
tb-refusal-effect_open = { $effect } 효과를 쓸지 묻고 있습니다. 먼저 쓰거나 쓰지 않기를 고르세요.
tb-refusal-not_offered = 지금은 { $effect } 효과를 묻고 있지 않습니다.
tb-refusal-rack_full = 거치대가 가득 찼습니다. 부대는 여덟 개까지입니다.
tb-refusal-reserve_empty = 예비대가 비었습니다.
tb-refusal-not_on_rack = 거치대에 { JOSA($troop, "이/가") } 없습니다.
tb-refusal-lying_down = { JOSA($troop, "은/는") } 이번 차례에 누워 있어 놓을 수 없습니다.
tb-refusal-own_hq = 자기 사령부에는 결코 놓을 수 없습니다.
tb-refusal-value_not_shown = { $on }에는 값이 { $allowed }인 부대만 놓을 수 있습니다. { JOSA($troop, "은/는") } 놓을 수 없습니다.
tb-refusal-not_connected = 자신이 장악한 기지들을 거쳐 { $on }까지 이어지지 않습니다.
tb-refusal-hook_hq_not_connected = 훅은 어느 기지에나 놓을 수 있지만, 사령부에 놓으려면 이어져 있어야 합니다.
tb-refusal-hook_switched_off = { $on }에서는 부대의 효과가 꺼지므로, 훅도 이어져 있어야 놓을 수 있습니다.
tb-refusal-not_weaker = { JOSA($troop, "은/는") } { $on }의 { JOSA($top, "을/를") } 덮을 수 없습니다. 더 약한 적 부대만 덮을 수 있습니다.
tb-refusal-no_choice = { $effect } 효과로는 고를 수 없습니다: { $chosen }. 고를 수 있는 것: { $allowed }.

# 키
tb-key-rack = 거치대에서 이동
tb-key-pick = 부대 고르기, 또는 그곳에서 행동하기
tb-key-board = 한 곳에서 다른 곳으로 이동
tb-key-next = 다음 곳이나 이전 곳으로 하나씩 이동
tb-key-draw = 뽑기
tb-key-flip = 게임판 돌리기
tb-key-look = 한 곳 살펴보기: 더미와 효과
tb-key-yes = 효과 쓰기
tb-key-decline = 효과 쓰지 않기
tb-key-cancel = 부대 선택 취소
tb-key-skip = 움직임 건너뛰기
`,Ka=class{constructor(e){this.value=e}valueOf(){return this.value}},qa=class extends Ka{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ja=class extends Ka{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ya=class e extends Ka{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ka)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ka&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Xa=100,Za=`⁨`,Qa=`⁩`;function $a(e,t,n){return n===t||n instanceof Ja&&t instanceof Ja&&n.value===t.value||t instanceof Ja&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function eo(e,t,n){return t[n]?lo(e,t[n].value):(e.reportError(RangeError(`No default`)),new qa)}function to(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=no(e,i.value):n.push(no(e,i));return{positional:n,named:r}}function no(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ja(t.value,{minimumFractionDigits:t.precision});case`var`:return ro(e,t);case`mesg`:return io(e,t);case`term`:return ao(e,t);case`func`:return oo(e,t);case`select`:return so(e,t);default:return new qa}}function ro(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new qa(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new qa(`$${t}`);if(n instanceof Ka)return n;switch(typeof n){case`string`:return n;case`number`:return new Ja(n);case`object`:if(Ya.supportsValue(n))return new Ya(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new qa(`$${t}`)}}function io(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new qa(t);if(n){let i=r.attributes[n];return i?lo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new qa(`${t}.${n}`))}return r.value?lo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new qa(t))}function ao(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new qa(i);if(n){let t=a.attributes[n];if(t){e.params=to(e,r).named;let n=lo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new qa(`${i}.${n}`)}e.params=to(e,r).named;let o=lo(e,a.value);return e.params=null,o}function oo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new qa(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new qa(`${t}()`);try{let t=to(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new qa(`${t}()`)}}function so(e,{selector:t,variants:n,star:r}){let i=no(e,t);if(i instanceof qa)return eo(e,n,r);for(let t of n)if($a(e,i,no(e,t.key)))return lo(e,t.value);return eo(e,n,r)}function co(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new qa;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Xa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Xa}`);r&&n.push(Za),n.push(no(e,i).toString(e)),r&&n.push(Qa)}return e.dirty.delete(t),n.join(``)}function lo(e,t){return typeof t==`string`?e.bundle._transform(t):co(e,t)}var uo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function fo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var po=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function mo(e,t){let n=e[0];if(n instanceof qa)return new qa(`NUMBER(${n.valueOf()})`);if(n instanceof Ja)return new Ja(n.valueOf(),{...n.opts,...fo(t,po)});if(n instanceof Ya)return new Ja(n.toNumber(),{...fo(t,po)});throw TypeError(`Invalid argument to NUMBER`)}var ho=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function go(e,t){let n=e[0];if(n instanceof qa)return new qa(`DATETIME(${n.valueOf()})`);if(n instanceof Ya||n instanceof Ja)return new Ya(n,fo(t,ho));throw TypeError(`Invalid argument to DATETIME`)}var _o=new Map;function vo(e){let t=Array.isArray(e)?e.join(` `):e,n=_o.get(t);return n===void 0&&(n=new Map,_o.set(t,n)),n}var yo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:mo,DATETIME:go,...t},this._useIsolating=n,this._transform=r,this._intls=vo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new uo(this,n,t);try{return co(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new qa().toString(r);throw e}}},bo=/^(-?[a-zA-Z][\w-]*) *= */gm,xo=/\.([a-zA-Z][\w-]*) *= */y,So=/\*?\[/y,Co=/(-?[0-9]+(?:\.([0-9]+))?)/y,wo=/([a-zA-Z][\w-]*)/y,To=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Eo=/^[A-Z][A-Z0-9_-]*$/,Do=/([^{}\n\r]+)/y,Oo=/([^\\"\n\r]*)/y,ko=/\\([\\"])/y,Ao=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jo=/^\n+/,Mo=/ +$/,No=/ *\r?\n/g,Po=/( *)$/,Fo=/{\s*/y,Io=/\s*}/y,Lo=/\[\s*/y,Ro=/\s*] */y,zo=/\s*\(\s*/y,Bo=/\s*->\s*/y,Vo=/\s*:\s*/y,Ho=/\s*,?\s*/y,Uo=/\s+/y,Wo=class{constructor(e){this.body=[],bo.lastIndex=0;let t=0;for(;;){let n=bo.exec(e);if(n===null)break;t=bo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(xo);){let t=o(xo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Do)&&(r=o(Do)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,jo),u([i],i.length)):r?S(r,Mo):null}function u(r=[],i){for(;;){if(n(Do)){r.push(o(Do));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Mo));let c=[];for(let e of r)e instanceof Go&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Fo,SyntaxError);let e=f();if(i(Io))return e;if(i(Bo)){let t=h();return i(Io,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(To)){let[,e,t,n=null]=a(To);if(e===`$`)return{type:`var`,name:t};if(i(zo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Eo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ho)}}function m(){let e=f();return e.type===`mesg`&&i(Vo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(So);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Lo,SyntaxError);let e;return e=n(Co)?v():{type:`str`,value:o(wo)},i(Ro,SyntaxError),e}function _(){if(n(Co))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Co),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Oo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ko))return o(ko);if(n(Ao)){let[,e,t]=a(Ao),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Uo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(No,`
`),n=Po.exec(e)[1].length;return new Go(t,n)}}},Go=class{constructor(e,t){this.value=e,this.length=t}};function Ko(e,t){let[n=``,r=``]=t.split(`/`),i=qo(e);return i===`ㄹ`&&n.startsWith(`으`)?e+r:e+(i===null?r:n)}function qo(e){let t=e.trim().replace(/(?<=.)\([A-Z0-9]\)$/u,``).replace(/[)\]}"'’”.!?★]+$/u,``).at(-1)??``,n=t.charCodeAt(0);if(n>=44032&&n<=55203){let e=(n-44032)%28;return e===0?null:e===8?`ㄹ`:`x`}return`178`.includes(t)||`lrL`.includes(t)?t===``?null:`ㄹ`:`036`.includes(t)||`mnbpktcMNR`.includes(t)?t===``?null:`x`:null}var Jo=[`en`,`ko`],Yo={...Object.assign({"./en/match.ftl":Ma,"./en/new.ftl":Na,"./en/problems.ftl":Pa,"./en/shell.ftl":Fa,"./ko/match.ftl":Ia,"./ko/new.ftl":La,"./ko/problems.ftl":Ra,"./ko/shell.ftl":za}),...Object.assign({"../games/plastic-attack/texts/en-workshop.ftl":Ba,"../games/plastic-attack/texts/en.ftl":Va,"../games/plastic-attack/texts/ko-workshop.ftl":Ha,"../games/plastic-attack/texts/ko.ftl":Ua,"../games/toy-battle/texts/en.ftl":Wa,"../games/toy-battle/texts/ko.ftl":Ga})};function Xo(e){return Object.keys(Yo).filter(t=>t.includes(`/${e}/`)||RegExp(`/${e}(-[a-z]+)?\\.ftl$`).test(t)).sort().map(e=>Yo[e]??``)}function Zo(e){let t=new yo(e,{useIsolating:!1,functions:{JOSA:([e,t])=>Ko(Qo(e),Qo(t))}});for(let n of Xo(e)){let e=t.addResource(new Wo(n),{allowOverrides:!1});if(e.length>0)throw e[0]}return t}function Qo(e){return typeof e==`object`&&e&&`valueOf`in e?String(e.valueOf()):String(e??``)}var $o={en:Zo(`en`),ko:Zo(`ko`)},es=on({language:`en`});function ts(){return es.language}function ns(e){es.language=e}function rs(e){return $o[es.language].hasMessage(e)}function J(e,t={}){return is(es.language,e,t)}function is(e,t,n={}){let r=$o[e],i=r.getMessage(t);if(!i?.value)return t;let a=[],o=r.formatPattern(i.value,n,a);return a[0],o}function as(e){return e[es.language]??e.en??Object.values(e)[0]??``}var os=V(`<p class="lead svelte-e1rdvx"> </p>`),ss=V(`<div><h1> </h1> <!> <!></div>`);function cs(e,t){E(t,!0);let n=ka(t,`narrow`,3,!1);var r=ss();Pi(`e1rdvx`,e=>{In(e=>{un.title=`${t.title??``} · ${e??``}`},[()=>J(`rumpus`)])});var i=M(r),a=P(i,!0),o=F(i,2),s=e=>{var n=os(),r=P(n,!0);I(()=>U(r,t.lead)),H(e,n)};W(o,e=>{t.lead&&e(s)}),bi(F(o,2),()=>t.children),T(r),I(()=>{K(r,1,Ri({page:!0,narrow:n()}),`svelte-e1rdvx`),U(a,t.title)}),H(e,r),D()}var ls=V(`<p role="alert"><button type="button" class="r-key act"> </button> <a href="/"> </a></p>`);function us(e,t){E(t,!0);let n=O(()=>t.error instanceof Error?t.error.message:String(t.error));{let t=O(()=>J(`broken-title`)),r=O(()=>J(`broken-lead`,{fault:z(n)}));cs(e,{get title(){return z(t)},get lead(){return z(r)},narrow:!0,children:(e,t)=>{var n=ls(),r=M(n),i=P(r,!0),a=P(F(r,2),!0);T(n),I((e,t)=>{U(i,e),U(a,t)},[()=>J(`reload`),()=>J(`to-home`)]),B(`click`,r,()=>location.reload()),H(e,n)},$$slots:{default:!0}})}D()}Ir([`click`]);function ds(e){return[...new Set(e.map(({family:e})=>e))].map(t=>({family:t,editions:e.filter(e=>e.family===t)}))}var fs=class extends Error{problem;constructor(e){super(e.detail??e.title),this.problem=e,this.name=`ProblemError`}};function ps(e){return e instanceof fs?e.problem:{type:`offline`,title:`offline`,status:0}}async function ms(e,t,n){let r={method:e,credentials:`same-origin`,headers:{accept:`application/json`}};n!==void 0&&(r.headers={...r.headers,"content-type":`application/json`},r.body=typeof n==`string`?n:JSON.stringify(n));let i=await fetch(`/api${t}`,r),a=await i.text();if(!i.ok)throw new fs(hs(i.status,i.statusText,a));return a===``?void 0:JSON.parse(a)}function hs(e,t,n){try{let t=JSON.parse(n);if(typeof t==`object`&&t&&`title`in t)return{type:`about:blank`,...t,status:e}}catch{}return{type:`about:blank`,title:t||`HTTP ${e}`,status:e}}var gs=encodeURIComponent,Y={me:()=>ms(`GET`,`/me`),rename:e=>ms(`PUT`,`/me`,{name:e}),games:async()=>(await ms(`GET`,`/games`)).games,game:e=>ms(`GET`,`/games/${gs(e)}`),checkBoard:async(e,t)=>(await ms(`POST`,`/games/${gs(e)}/boards/check`,t)).faults,checkForce:async(e,t,n)=>(await ms(`POST`,`/games/${gs(e)}/check-force`,{setup:t,force:n})).faults,force:(e,t)=>ms(`GET`,`/matches/${gs(e)}/force?seat=${gs(t)}`),bring:(e,t,n)=>ms(`POST`,`/matches/${gs(e)}/force`,{seat:t,force:n}),rules:(e,t)=>ms(`GET`,`/games/${gs(e)}/rules?lang=${gs(t)}`),create:e=>ms(`POST`,`/matches`,e),matches:async e=>(await ms(`GET`,`/matches?list=${e}`)).matches,match:e=>ms(`GET`,`/matches/${gs(e)}`),join:(e,t)=>ms(`POST`,`/matches/${gs(e)}/join`,{token:t}),rematch:e=>ms(`POST`,`/matches/${gs(e)}/rematch`,{}),replay:(e,t,n,r)=>ms(`GET`,`/matches/${gs(e)}/replay?viewer=${gs(t)}&from=${n}&limit=${r}`),branch:(e,t,n,r)=>ms(`POST`,`/matches/${gs(e)}/branch`,{step:t,seat:n,level:r}),recordUrl:e=>`/api/matches/${gs(e)}/record`},_s=[`red`,`blue`,`green`,`yellow`,`purple`,`orange`],vs={red:{main:`#d93a2b`,hi:`#ff8a70`,lo:`#971f18`,on:`#ffffff`,ink:`light-dark(#ac2419, #ffa893)`,wash:`light-dark(#fbdfd6, #552b2a)`,shape:`M12 2.5L22.5 21H1.5Z`},blue:{main:`#1f6ed4`,hi:`#6db1ff`,lo:`#134a9a`,on:`#ffffff`,ink:`light-dark(#1554a8, #93c4ff)`,wash:`light-dark(#dce9fb, #243a5c)`,shape:`M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z`},green:{main:`#2a7f4f`,hi:`#6cc893`,lo:`#1a5634`,on:`#ffffff`,ink:`light-dark(#1d6b41, #8cdcae)`,wash:`light-dark(#d9f0e1, #234535)`,shape:`M3 3H21V21H3Z`},yellow:{main:`#f0b429`,hi:`#ffe08a`,lo:`#a87408`,on:`#2d2119`,ink:`light-dark(#7a5000, #ffd26b)`,wash:`light-dark(#fdeec4, #4d3d1a)`,shape:`M12 1L23 12L12 23L1 12Z`},purple:{main:`#7a4bb0`,hi:`#bd95ec`,lo:`#4e2b7b`,on:`#ffffff`,ink:`light-dark(#5f3494, #d3b5fa)`,wash:`light-dark(#ebdff8, #402c58)`,shape:`M12 1L15.1 8.6L23.3 9.2L17 14.5L19 22.5L12 18.1L5 22.5L7 14.5L.7 9.2L8.9 8.6Z`},orange:{main:`#e0701a`,hi:`#ffb574`,lo:`#96450a`,on:`#2d1503`,ink:`light-dark(#944408, #ffb986)`,wash:`light-dark(#fde3cf, #57351c)`,shape:`M12 1.5L22.7 9.3L18.6 21.8H5.4L1.3 9.3Z`}},ys=e=>_s.includes(e);function bs(e){return vs[ys(e)?e:`orange`]}function xs(e){let t=bs(e);return e=>{let n={seat:t.main,"seat-hi":t.hi,"seat-lo":t.lo,"seat-on":t.on,"seat-ink":t.ink,"seat-wash":t.wash};for(let[t,r]of Object.entries(n))e.style.setProperty(`--${t}`,r)}}var Ss={"toy-battle":{red:`M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z`}};function Cs(e,t){return Ss[e]?.[t]??bs(t).shape}function X(e){return rs(`seat-${e}`)?J(`seat-${e}`):e}function ws(e){return rs(`title-${e}`)?J(`title-${e}`):e}function Ts(e){return ts()===`ko`?e.join(`, `):new Intl.ListFormat(`en-GB`,{type:`conjunction`}).format(e)}function Es(e){return e.kind===`open`?J(`seat-open`):e.kind===`bot`?J(`bot-named`,{level:Ds(e.level??1)}):e.you?J(`you-named`,{name:e.name}):e.name}function Ds(e){return J(`level-${e}`)}function Os(e){return e.kind===`fischer`?J(`clock-fischer-is`,{minutes:e.seconds/60,increment:e.increment}):e.kind===`days`?J(`clock-days-is`,{days:e.days}):J(`clock-none`)}function ks(e){if(e.over)return Ns(e.over,Fs(e));if(As(e))return J(`called-off`);if(e.status===`waiting`)return js(e);let t=e.seats.filter(t=>e.to_move.includes(t.seat));return t.length===0?``:t.some(e=>e.you)?J(`your-turn`):Ms(t.map(e=>e.seat))}function As(e){return e.status===`over`&&e.over===null}function js(e){let t=e.seats.filter(e=>e.kind===`open`).length;return t===0?J(`waiting-for-forces`):e.seats.length===2?J(`waiting-for-player`):J(`waiting-for-players`,{count:t})}function Ms(e){let t=e.map(X);return t.length===1?J(`turn-of`,{name:t[0]??``}):J(`turn-of-several`,{names:Ts(t)})}function Ns(e,t){if(e.winner===null)return Ps([`ended-nobody-${e.by}`,`ended-draw`],{});let n=t.filter(t=>t!==e.winner),r={winner:X(e.winner),loser:Ts(n.map(X))};return Ps([...n.length>1?[`ended-${e.by}-many`]:[],`ended-${e.by}`,`ended-won`],r)}function Ps(e,t){return J(e.find(rs)??e.at(-1)??``,t)}function Fs(e){return e.seats.map(e=>e.seat)}function Is(e){return e.board?as(e.board.name):ws(e.game)}function Ls(e){let t=ws(e.game);return e.board?`${t} · ${as(e.board.name)}`:t}function Rs(e){return Object.entries(e).filter(([e])=>rs(`option-${e}`)).map(([e,t])=>({key:e,value:zs(e,t)}))}function zs(e,t){return typeof t==`object`&&t&&`min`in t&&`max`in t?t.min===t.max?String(t.min):`${t.min}–${t.max}`:typeof t==`boolean`?J(t?`yes`:`no`):typeof t==`string`&&rs(`option-${e}-${t}`)?J(`option-${e}-${t}`):String(t)}var Bs=Gr(`<svg viewBox="-1 -1 26 26" aria-hidden="true" focusable="false" class="svelte-lr0e9s"><path class="svelte-lr0e9s"></path></svg>`);function Vs(e,t){E(t,!0);var n=Bs(),r=P(n);Fi(n,()=>xs(t.seat)),I(e=>q(r,`d`,e),[()=>Cs(t.game,t.seat)]),H(e,n),D()}var Hs=V(`<span class="small svelte-1kbuk1j"> </span>`),Us=V(`<span class="versus svelte-1kbuk1j"> </span>`),Ws=V(`<!> <span class="player svelte-1kbuk1j"><!> <span class="r-hidden"> </span></span>`,1),Gs=V(`<li><a class="svelte-1kbuk1j"><span class="board svelte-1kbuk1j"> </span> <!> <span class="players svelte-1kbuk1j"></span> <span class="standing svelte-1kbuk1j"> </span> <span class="small svelte-1kbuk1j"> </span></a></li>`),Ks=V(`<ul class="svelte-1kbuk1j"></ul>`);function qs(e,t){E(t,!0);let n=O(()=>new Intl.DateTimeFormat(ts(),{dateStyle:`medium`,timeStyle:`short`})),r=e=>e.seats.some(t=>t.you&&e.to_move.includes(t.seat));var i=Ks();G(i,21,()=>t.matches,e=>e.id,(e,t)=>{var i=Gs();let a;var o=M(i),s=M(o),c=P(s,!0),l=F(s,2),u=e=>{var n=Hs(),r=P(n,!0);I(e=>U(r,e),[()=>ws(z(t).game)]),H(e,n)};W(l,e=>{z(t).board&&e(u)});var d=F(l,2);G(d,23,()=>z(t).seats,e=>e.seat,(e,n,r)=>{var i=Ws(),a=N(i),o=e=>{var t=Us(),n=P(t,!0);I(e=>U(n,e),[()=>J(`versus`)]),H(e,t)};W(a,e=>{z(r)>0&&z(t).seats.length===2&&e(o)});var s=F(a,2),c=M(s);Vs(c,{get game(){return z(t).game},get seat(){return z(n).seat}});var l=F(c),u=P(F(l));T(s),I((e,t)=>{U(l,` ${e??``}`),U(u,`(${t??``})`)},[()=>Es(z(n)),()=>X(z(n).seat)]),H(e,i)}),T(d);var f=F(d,2),p=P(f,!0),m=P(F(f,2));T(o),T(i),I((e,n,r,s,l)=>{a=K(i,1,`r-card svelte-1kbuk1j`,null,a,{turn:e}),q(o,`href`,z(t).over?`/match/${z(t).id}/replay`:`/match/${z(t).id}`),U(c,n),U(p,r),U(m,`${s??``} · ${l??``}`)},[()=>z(t).status===`playing`&&r(z(t)),()=>z(t).board?as(z(t).board.name):ws(z(t).game),()=>ks(z(t)),()=>J(`steps-count`,{steps:z(t).steps}),()=>z(n).format(z(t).created_ms)]),H(e,i)}),T(i),H(e,i),D()}var Js=class{ask;#e=A(null);get value(){return z(this.#e)}set value(e){j(this.#e,e)}#t=A(null);get problem(){return z(this.#t)}set problem(e){j(this.#t,e)}#n=A(!1);get busy(){return z(this.#n)}set busy(e){j(this.#n,e,!0)}#r=0;constructor(e){this.ask=e}async load(){let e=this.#r+=1;this.busy=!0;try{let t=await this.ask();return e===this.#r&&(this.value=t,this.problem=null),t}catch(t){return e===this.#r&&(this.problem=ps(t)),null}finally{e===this.#r&&(this.busy=!1)}}};function Ys(e){if(e.status===0)return J(`problem-offline`);if(e.detail&&ts()===`en`)return e.detail;let t=e.type.replace(/\/+$/,``).split(/[/#:]/).at(-1)??``;return rs(`problem-${t}`)?J(`problem-${t}`):e.detail?e.detail:rs(`problem-status-${e.status}`)?J(`problem-status-${e.status}`):J(`problem-unknown`,{title:e.title})}var Xs=V(`<button type="button" class="r-key small"> </button>`),Zs=V(`<p class="svelte-at7usl"> </p> <!>`,1),Qs=V(`<div role="alert"><!></div>`);function $s(e,t){E(t,!0);var n=Qs(),r=M(n),i=e=>{var n=Zs(),r=N(n),i=P(r,!0),a=F(r,2),o=e=>{var n=Xs(),r=P(n,!0);I(e=>U(r,e),[()=>J(`try-again`)]),B(`click`,n,function(...e){t.onretry?.apply(this,e)}),H(e,n)};W(a,e=>{t.onretry&&e(o)}),I(e=>U(i,e),[()=>Ys(t.problem)]),H(e,n)};W(r,e=>{t.problem&&e(i)}),T(n),I(()=>K(n,1,Ri({here:t.problem,none:!t.problem}),`svelte-at7usl`)),H(e,n),D()}Ir([`click`]);var ec=V(`<p class="none svelte-2olv2n"> </p>`),tc=V(`<section class="svelte-2olv2n"><h2> </h2> <!> <!></section>`),nc=V(`<a class="r-key act"> </a>`),rc=V(`<li class="svelte-2olv2n"></li>`),ic=V(`<!> <section aria-labelledby="new-games" class="svelte-2olv2n"><h2 id="new-games"> </h2> <ul class="svelte-2olv2n"></ul></section>`,1);function ac(e,t){E(t,!0);let n=e=>e.seats.some(e=>e.you),r=[`mine`,`finished`,`watch`].map(e=>({kind:e,loaded:new Js(async()=>(await Y.matches(e)).filter(t=>e!==`watch`||!n(t)))})),i=new Js(()=>Y.games()),a=O(()=>(i.value??[]).filter(e=>e.status===`ready`));i.load();for(let{loaded:e}of r)e.load();{let t=O(()=>J(`nav-games`));cs(e,{get title(){return z(t)},children:(e,t)=>{var n=ic(),i=N(n);G(i,17,()=>r,({kind:e,loaded:t})=>e,(e,t)=>{let n=()=>z(t).kind,r=()=>z(t).loaded;var i=tc(),a=M(i),o=P(a,!0),s=F(a,2);$s(s,{get problem(){return r().problem},onretry:()=>r().load()});var c=F(s,2),l=e=>{qs(e,{get matches(){return r().value}})},u=e=>{var t=ec(),r=P(t,!0);I(e=>U(r,e),[()=>J(`list-${n()}-none`)]),H(e,t)};W(c,e=>{r().value?.length?e(l):r().value&&e(u,1)}),T(i),I(e=>{q(i,`aria-labelledby`,`list-${n()}`),q(a,`id`,`list-${n()}`),U(o,e)},[()=>J(`list-${n()}`)]),H(e,i)});var o=F(i,2),s=M(o),c=P(s,!0),l=F(s,2);G(l,21,()=>ds(z(a)),({family:e,editions:t})=>e,(e,t)=>{let n=()=>z(t).editions;var r=rc();G(r,21,n,e=>e.id,(e,t)=>{var n=nc(),r=P(n,!0);I(e=>{q(n,`href`,`/new/${z(t).id}`),U(r,e)},[()=>as(z(t).title)]),H(e,n)}),T(r),H(e,r)}),T(l),T(o),I(e=>U(c,e),[()=>J(`new-game`)]),H(e,n)},$$slots:{default:!0}})}D()}var oc=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),sc=function(e){return`/`+e},cc={},lc=function(e){return e.pathname.endsWith(`.css`)},uc=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},dc=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=sc(t,n);let r=s(t),i=lc(r);return uc(cc,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:oc,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},fc=e=>({load:async()=>(await dc(async()=>{let{plasticAttack:e}=await import(`./plastic-attack.js`);return{plasticAttack:e}},__vite__mapDeps([0,1]))).plasticAttack(e),workshop:!0}),pc={"toy-battle":{load:async()=>(await dc(async()=>{let{default:e}=await import(`./toy-battle.js`);return{default:e}},__vite__mapDeps([2,1]))).default,workshop:!1},"plastic-attack-2009":fc(`2009`),"plastic-attack-revised":fc(`revised`)};Object.keys(pc);function mc(e){return Object.hasOwn(pc,e)}function hc(e){return mc(e)&&pc[e]?.workshop===!0}async function gc(e){let t=mc(e)?pc[e]:void 0;if(!t)throw Error(`there is no table for ${e}`);return t.load()}var _c=Gr(`<path class="ink svelte-13q7e5d" d="M0-92l6.500 13 14.500 2-10.500 10 2.500 14.500L0-59.500-13-52.500l2.500-14.500L-21-77l14.500-2z"></path>`),vc=Gr(`<path class="ink svelte-13q7e5d" d="M-14-88h28v14q0 18-14 26-14-8-14-26z"></path>`),yc=Gr(`<path class="ink svelte-13q7e5d" d="M-12-46v-44l26 10-20 10v24z"></path>`),bc=Gr(`<g><rect class="card svelte-13q7e5d" x="-28" y="-106" width="56" height="82" rx="8"></rect><!></g>`),xc=Gr(`<g transform="translate(120 128)"></g>`),Sc=Gr(`<path class="line svelte-13q7e5d"></path>`),Cc=Gr(`<g transform="translate(120 74) rotate(-8)"><rect class="card svelte-13q7e5d" x="-98" y="20" width="196" height="30" rx="6"></rect><!><path class="ink svelte-13q7e5d" d="M-52 14l6-30-8-10 8-22q2-8 10-8t10 8l4 14 30-8 3 8-30 12 2 10 10 26h-10l-12-22-8 22z"></path><circle class="ink svelte-13q7e5d" cx="-36" cy="-58" r="10"></circle><path class="line svelte-13q7e5d" d="M22-22h56m-9-8 10 8-10 8"></path></g>`),wc=Gr(`<g transform="translate(120 74)"><ellipse class="card svelte-13q7e5d" cx="-44" cy="44" rx="46" ry="14"></ellipse><path class="ink svelte-13q7e5d" d="M-62 40l6-34-10-6 6-26q2-10 14-10t14 8l26-6 2 10-30 12-2 16 8 36h-12l-6-28-6 28z"></path><circle class="ink svelte-13q7e5d" cx="-46" cy="-48" r="11"></circle><path class="ink svelte-13q7e5d" d="M8-26h22l12 6-12 6H8z"></path><path class="line svelte-13q7e5d" d="M-4-32h-12m12 12h-18"></path><g transform="translate(70 34) rotate(52)"><ellipse class="card svelte-13q7e5d" cx="0" cy="20" rx="38" ry="11"></ellipse><path class="ink svelte-13q7e5d" d="M-14 16l4-40q2-12 10-12t10 12l4 40z"></path><circle class="ink svelte-13q7e5d" cx="0" cy="-46" r="10"></circle></g></g>`),Tc=Gr(`<svg viewBox="0 0 240 140" aria-hidden="true" focusable="false" class="svelte-13q7e5d"><!></svg>`);function Ec(e,t){var n=Tc(),r=M(n),i=e=>{var t=xc();G(t,20,()=>[-24,0,24],e=>e,(e,t)=>{var n=bc(),r=F(M(n)),i=e=>{H(e,_c())},a=e=>{H(e,vc())},o=e=>{H(e,yc())};W(r,e=>{t===0?e(i):t<0?e(a,1):e(o,-1)}),T(n),I(()=>q(n,`transform`,`rotate(${t??``})`)),H(e,n)}),T(t),H(e,t)},a=e=>{var t=Cc();G(F(M(t)),16,()=>Array.from({length:16},(e,t)=>t),e=>e,(e,t)=>{var n=Sc();I(()=>q(n,`d`,`M${-90+t*12} 20v${t%4==0?16:9}`)),H(e,n)}),Ne(3),T(t),H(e,t)},o=e=>{H(e,wc())};W(r,e=>{t.game===`plastic-attack`?e(i):t.game===`plastic-fudge`?e(a,1):e(o,-1)}),T(n),H(e,n)}var Dc=V(`<div class="picture svelte-i8t8z1" aria-hidden="true"><!></div>`),Oc=V(`<div class="lid svelte-i8t8z1"><!></div>`),kc=V(`<a class="svelte-i8t8z1"> </a>`),Ac=V(`<p class="actions svelte-i8t8z1"><button type="button" class="r-key act"> </button> <a class="r-key svelte-i8t8z1"> </a> <span class="links svelte-i8t8z1"><a class="svelte-i8t8z1"> </a> <!></span></p>`),jc=V(`<p class="soon svelte-i8t8z1"> </p>`),Mc=V(`<article class="svelte-i8t8z1"><h3> </h3> <p class="svelte-i8t8z1"> </p> <p class="facts svelte-i8t8z1"> </p> <!></article>`),Nc=V(`<div><!> <div class="editions svelte-i8t8z1"></div></div>`);function Pc(e,t){E(t,!0);let n=O(()=>t.editions.some(e=>e.status===`ready`));function r({players:e,minutes:t,complexity:n}){let{min:r,max:i}=e;return[r===i?J(`players`,{count:i}):J(`players-range`,{min:r,max:i}),...t>0?[J(`minutes`,{count:t})]:[],...n>0?[J(`complexity`,{level:n})]:[]].join(` · `)}var i=Nc(),a=M(i),o=e=>{var n=Dc();xi(M(n),()=>t.table.Showcase,(e,n)=>{n(e,{get page(){return t.page},look:`box`})}),T(n),H(e,n)},s=e=>{var n=Oc(),r=M(n);{let e=O(()=>t.editions[0]?.id??``);Ec(r,{get game(){return z(e)}})}T(n),H(e,n)};W(a,e=>{z(n)&&t.table&&t.page?e(o):e(s,-1)});var c=F(a,2);G(c,21,()=>t.editions,e=>e.id,(e,n)=>{var i=Mc(),a=M(i),o=P(a,!0),s=F(a,2),c=P(s,!0),l=F(s,2),u=P(l,!0),d=F(l,2),f=e=>{var r=Ac(),i=M(r),a=P(i,!0),o=F(i,2),s=P(o,!0),c=F(o,2),l=M(c),u=P(l,!0),d=F(l,2),f=e=>{var t=kc(),r=P(t,!0);I(e=>{q(t,`href`,`/workshop/${z(n).id}`),U(r,e)},[()=>J(`nav-workshop`)]),H(e,t)},p=O(()=>hc(z(n).id));W(d,e=>{z(p)&&e(f)}),T(c),T(r),I((e,t,r)=>{U(a,e),q(o,`href`,`/new/${z(n).id}`),U(s,t),q(l,`href`,`/rules/${z(n).id}`),U(u,r)},[()=>J(`play-now`),()=>J(`new-game`),()=>J(`nav-rules`)]),B(`click`,i,()=>t.onplay(z(n).id)),H(e,r)},p=e=>{var t=jc(),n=P(t,!0);I(e=>U(n,e),[()=>J(`coming`)]),H(e,t)};W(d,e=>{z(n).status===`ready`?e(f):e(p,-1)}),T(i),I((e,t,n)=>{U(o,e),U(c,t),U(u,n)},[()=>as(z(n).title),()=>as(z(n).tagline),()=>r(z(n))]),H(e,i)}),T(c),T(i),I(()=>K(i,1,Ri({"r-card":!0,box:!0,coming:!z(n)}),`svelte-i8t8z1`)),H(e,i),D()}Ir([`click`]);var Fc=V(`<a class="r-key big svelte-1gtit0y"> </a>`),Ic=V(`<div class="picture svelte-1gtit0y" aria-hidden="true"><!></div>`),Lc=V(`<div class="hero svelte-1gtit0y"><div class="words svelte-1gtit0y"><h1> </h1> <p class="svelte-1gtit0y"> </p> <p class="actions svelte-1gtit0y"><button type="button" class="r-key act big svelte-1gtit0y"> </button> <!></p> <p class="small svelte-1gtit0y"> </p></div> <!></div>`);function Rc(e,t){E(t,!0);var n=Lc(),r=M(n),i=M(r),a=P(i,!0),o=F(i,2),s=P(o,!0),c=F(o,2),l=M(c),u=P(l,!0),d=F(l,2),f=e=>{var n=Fc(),r=P(n,!0);I(e=>{q(n,`href`,`/new/${t.game}`),U(r,e)},[()=>J(`new-game`)]),H(e,n)};W(d,e=>{t.game&&e(f)}),T(c);var p=P(F(c,2),!0);T(r);var m=F(r,2),h=e=>{var n=Ic();xi(M(n),()=>t.table.Showcase,(e,n)=>{n(e,{get page(){return t.page},look:`hero`})}),T(n),H(e,n)};W(m,e=>{t.table&&t.page&&e(h)}),T(n),I((e,t,n,r)=>{U(a,e),U(s,t),U(u,n),U(p,r)},[()=>J(`home-title`),()=>J(`home-lead`),()=>J(`play-now`),()=>J(`home-small`)]),B(`click`,l,function(...e){t.onplay?.apply(this,e)}),H(e,n),D()}Ir([`click`]);var zc=V(`<header class="svelte-1qdqc0o"><h2> </h2> <button type="button" class="r-key small">✕</button></header> <!>`,1),Bc=V(`<dialog><!></dialog>`);function Vc(e,t){let n=Jr();E(t,!0);let r=ka(t,`wide`,3,!1),i=A(void 0);kn(()=>{z(i)&&(t.open&&!z(i).open&&z(i).showModal(),!t.open&&z(i).open&&z(i).close())});var a=Bc(),o=M(a),s=e=>{var r=zc(),i=N(r),a=M(i),o=P(a,!0),s=F(a,2);T(i),bi(F(i,2),()=>t.children),I(e=>{q(a,`id`,n),U(o,t.title),q(s,`aria-label`,e)},[()=>J(`close`)]),B(`click`,s,function(...e){t.onclose?.apply(this,e)}),H(e,r)};W(o,e=>{t.open&&e(s)}),T(a),ya(a,e=>j(i,e),()=>z(i)),I(()=>{K(a,1,Ri({"r-card":!0,wide:r()}),`svelte-1qdqc0o`),q(a,`aria-labelledby`,n)}),Fr(`close`,a,function(...e){t.onclose?.apply(this,e)}),H(e,a),D()}Ir([`click`]);var Hc=V(`<b> </b>`),Uc=V(`<span class="rule svelte-tw7ylx"> </span>`),Wc=V(`<span lang="en"> </span> <!>`,1),Gc=V(`<li><a target="_blank" rel="noopener"> </a> <!> <!></li>`),Kc=V(`<ul class="svelte-tw7ylx"></ul>`);function qc(e,t){E(t,!0);let n=new Js(()=>Y.rules(t.game,ts()));kn(()=>{t.faults.length>0&&ts()!==`en`&&n.load()});let r=e=>n.value?.chapters.flatMap(e=>e.clauses).find(t=>t.id===e)?.text;var i=Kc();G(i,21,()=>t.faults,di,(e,n)=>{var i=Gc(),a=M(i),o=P(a,!0),s=F(a,2),c=e=>{var t=Hc(),r=P(t,!0);I(e=>U(r,e),[()=>X(z(n).seat)]),H(e,t)};W(s,e=>{typeof z(n).seat==`string`&&e(c)});var l=F(s,2),u=e=>{var r=Kr();I(e=>U(r,e),[()=>t.say(z(n))]),H(e,r)},d=O(()=>t.say?.(z(n))),f=e=>{var t=Wc(),i=N(t),a=P(i,!0),o=F(i,2),s=e=>{var t=Uc(),i=P(t,!0);I(e=>U(i,e),[()=>r(z(n).rule)]),H(e,t)},c=O(()=>ts()!==`en`&&r(z(n).rule));W(o,e=>{z(c)&&e(s)}),I(()=>U(a,z(n).because)),H(e,t)};W(l,e=>{z(d)?e(u):e(f,-1)}),T(i),I(()=>{q(a,`href`,`/rules/${t.game}#${z(n).rule}`),U(o,z(n).rule)}),H(e,i)}),T(i),H(e,i),D()}var Jc=on({path:location.pathname,search:location.search,hash:location.hash});function Yc(e){let[t=``,n,r,...i]=e.replace(/^\/+|\/+$/g,``).split(`/`).map(Xc);return i.length>0?{page:`missing`}:n===void 0?t===``?{page:`home`}:t===`rules`?{page:`rulebooks`}:t===`games`||t===`settings`?{page:t}:{page:`missing`}:t===`join`&&r?{page:`join`,id:n,token:r}:t===`match`&&r===`replay`?{page:`replay`,id:n}:r!==void 0||n===``?{page:`missing`}:t===`match`?{page:`match`,id:n}:t===`new`||t===`rules`||t===`workshop`?{page:t,game:n}:{page:`missing`}}function Xc(e){try{return decodeURIComponent(e)}catch{return e}}function Zc(){return Yc(Jc.path)}function Qc(e){return new URLSearchParams(Jc.search).get(e)}function $c(){return Xc(Jc.hash.slice(1))}function el(){Jc.path=location.pathname,Jc.search=location.search,Jc.hash=location.hash}function tl(e){history.pushState(null,``,e),el(),location.hash||scrollTo(0,0)}function nl(e){let t=new URLSearchParams(Jc.search);for(let[n,r]of Object.entries(e))r===null?t.delete(n):t.set(n,r);let n=t.toString();history.replaceState(null,``,Jc.path+(n?`?${n}`:``)+Jc.hash),el()}function rl(){let e=e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target?.closest?.(`a[href]`);!(t instanceof HTMLAnchorElement)||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||t.getAttribute(`href`)?.startsWith(`#`)||(e.preventDefault(),tl(t.pathname+t.search+t.hash))};return addEventListener(`popstate`,el),addEventListener(`hashchange`,el),document.addEventListener(`click`,e),()=>{removeEventListener(`popstate`,el),removeEventListener(`hashchange`,el),document.removeEventListener(`click`,e)}}var il=`rumpus.settings`;function al(){let e=navigator.languages??[navigator.language??`en`];for(let t of e){let e=Jo.find(e=>t.toLowerCase().startsWith(e));if(e)return e}return`en`}function ol(){try{return JSON.parse(localStorage.getItem(il)??`{}`)}catch{return{}}}function sl(){let e=ol();return{language:Jo.find(t=>t===e.language)??al(),theme:e.theme===`light`||e.theme===`dark`?e.theme:`system`,sounds:e.sounds===!0,motion:e.motion===`full`||e.motion===`less`?e.motion:`system`,level:typeof e.level==`number`?e.level:null}}var cl=on(sl()),ll=on({dark:!1,less:!1});function ul(){return cl}function dl(e){Object.assign(cl,e);try{localStorage.setItem(il,JSON.stringify(cl))}catch{}pl()}function fl(){return cl.motion===`full`||cl.motion===`system`&&!ll.less}function pl(){let e=document.documentElement,t=cl.theme===`dark`||cl.theme===`system`&&ll.dark;e.dataset.theme=t?`dark`:`light`,e.dataset.motion=fl()?`full`:`less`,e.lang=cl.language,ns(cl.language)}function ml(){let e=matchMedia(`(prefers-color-scheme: dark)`),t=matchMedia(`(prefers-reduced-motion: reduce)`),n=()=>{ll.dark=e.matches,ll.less=t.matches,pl()},r=e=>{e.key===il&&(Object.assign(cl,sl()),pl())};return n(),e.addEventListener(`change`,n),t.addEventListener(`change`,n),addEventListener(`storage`,r),()=>{e.removeEventListener(`change`,n),t.removeEventListener(`change`,n),removeEventListener(`storage`,r)}}function hl(e,t,{seats:n,level:r,first:i},a=Math.random){let o=t.seats.slice(0,n),s=e.quickChoice?.(t,i,a)??null,c=e.forces?.suggest(t,i?0:Math.floor(a()*1e3))??null,[l]=o;return{game:t.id,setup:e.makeSetup({page:t,chosen:s,seats:o,options:{},extras:{},random:a}),seats:o.map((e,t)=>t===0?{kind:`me`}:{kind:`bot`,level:r}),clock:{kind:`none`},...c!==null&&l!==void 0?{forces:{[l]:c}}:{}}}var gl=V(`<label class="svelte-t8owoo"><input type="radio" name="quick"/> </label>`),_l=V(`<fieldset class="svelte-t8owoo"><legend class="r-hidden"> </legend> <!></fieldset>`),vl=V(`<li><button type="button"><span class="name"> </span> <span class="pips svelte-t8owoo" aria-hidden="true"> </span> <span class="felt svelte-t8owoo"> </span></button></li>`),yl=V(`<p class="svelte-t8owoo"><!></p> <!> <ol class="svelte-t8owoo"></ol> <!> <!>`,1);function bl(e,t){E(t,!0);let n=A(null),r=A(!1),i=A(0),a=O(()=>t.table?.quick??[]),o=O(()=>z(a).find(e=>e.seats===z(i))?.seats??z(a)[0]?.seats??2),s=O(()=>ul().level??(z(a).length>1?2:1));async function c(e){if(t.table&&t.page){j(r,!0);try{let n=await Y.create(hl(t.table,t.page,{seats:z(o),level:e,first:ul().level===null}));dl({level:e}),tl(`/match/${n.id}`)}catch(e){j(n,ps(e))}finally{j(r,!1)}}}{let l=O(()=>J(`play-now-title`,{bots:z(o)-1}));Vc(e,{get open(){return t.open},get onclose(){return t.onclose},get title(){return z(l)},children:(e,l)=>{var u=yl(),d=N(u),f=M(d),p=e=>{var n=Kr();I((e,t)=>U(n,`${e??``}. ${t??``}`),[()=>ws(t.page.id),()=>J(`play-now-lead`,{seat:X(t.page.seats[0]??``)})]),H(e,n)};W(f,e=>{t.page&&e(p)}),T(d);var m=F(d,2),h=e=>{var t=_l(),n=M(t),r=P(n,!0);G(F(n,2),17,()=>z(a),e=>e.seats,(e,t)=>{var n=gl(),r=M(n);ra(r);var a=F(r);T(n),I(e=>{aa(r,z(o)===z(t).seats),U(a,` ${e??``}`)},[()=>J(z(t).text)]),B(`change`,r,()=>j(i,z(t).seats,!0)),H(e,n)}),T(t),I(e=>U(r,e),[()=>J(`new-seats`)]),H(e,t)};W(m,e=>{z(a).length>1&&e(h)});var g=F(m,2);G(g,20,()=>t.page?.levels??[],e=>e,(e,n)=>{var i=vl(),a=M(i);dt(a,n===z(s));var o=M(a),l=P(o,!0),u=F(o,2),d=P(u),f=P(F(u,2),!0);T(a),T(i),I((e,i,o,c)=>{K(a,1,Ri({"r-key":!0,act:n===z(s)}),`svelte-t8owoo`),a.disabled=z(r)||!t.table,U(l,e),U(d,`${i??``}${o??``}`),U(f,c)},[()=>Ds(n),()=>`●`.repeat(n),()=>`○`.repeat(5-n),()=>J(`level-${n}-felt`)]),B(`click`,a,()=>c(n)),H(e,i)}),T(g);var _=F(g,2);$s(_,{get problem(){return z(n)}});var v=F(_,2),y=e=>{{let r=O(()=>t.table?.forces?.sayFault);qc(e,{get game(){return t.page.id},get faults(){return z(n).faults},get say(){return z(r)}})}};W(v,e=>{t.page&&z(n)?.faults&&e(y)}),H(e,u)},$$slots:{default:!0}})}D()}Ir([`change`,`click`]);var xl=V(`<p><a href="/games"> </a></p>`),Sl=V(`<section aria-labelledby="continue" class="svelte-et6md"><h2 id="continue"> </h2> <!> <!></section>`),Cl=V(`<li><!></li>`),wl=V(`<ul class="shelf svelte-et6md"></ul>`),Tl=V(`<li class="r-card svelte-et6md"><h3> </h3><p class="svelte-et6md"> </p></li>`),El=V(`<div class="page svelte-et6md"><!> <!> <!> <section aria-labelledby="shelf" class="svelte-et6md"><h2 id="shelf"> </h2> <!></section> <section aria-labelledby="why" class="svelte-et6md"><h2 id="why"> </h2> <ul class="points svelte-et6md"></ul></section></div> <!>`,1);function Dl(e,t){E(t,!0);let n=new Js(()=>Y.games()),r=new Js(()=>Y.matches(`mine`));for(let e of[n,r])e.load();let i=A({}),a=A(null),o=A(null),s=O(()=>(n.value??[]).filter(e=>e.status===`ready`&&mc(e.id)).map(e=>e.id)),c=O(()=>z(s)[0]??null),l=O(()=>[{name:`ready`,boxes:ds((n.value??[]).filter(e=>e.status===`ready`))},{name:`coming`,boxes:ds((n.value??[]).filter(e=>e.status!==`ready`))}]);kn(()=>{for(let e of z(s))u(e)});async function u(e){try{let[t,n]=await Promise.all([Y.game(e),gc(e)]);j(i,{...z(i),[e]:{page:t,table:n}})}catch{}}function d(e){return e!==null&&z(i)[e]||{table:null,page:null}}function f(e){j(a,e,!0),j(o,e,!0)}let p=O(()=>(r.value??[]).filter(e=>e.status!==`over`));var m=El();Pi(`et6md`,e=>{In((e,t)=>{un.title=`${e??``} · ${t??``}`},[()=>J(`rumpus`),()=>J(`home-tagline`)])});var h=N(m),g=M(h);{let e=O(()=>d(z(c)));Rc(g,Oa({get game(){return z(c)}},()=>z(e),{onplay:()=>f(z(c))}))}var _=F(g,2);$s(_,{get problem(){return n.problem},onretry:()=>n.load()});var v=F(_,2),y=e=>{var t=Sl(),n=M(t),r=P(n,!0),i=F(n,2);{let e=O(()=>z(p).slice(0,6));qs(i,{get matches(){return z(e)}})}var a=F(i,2),o=e=>{var t=xl(),n=P(M(t),!0);T(t),I(e=>U(n,e),[()=>J(`home-all-games`)]),H(e,t)};W(a,e=>{z(p).length>6&&e(o)}),T(t),I(e=>U(r,e),[()=>J(`home-continue`)]),H(e,t)};W(v,e=>{z(p).length>0&&e(y)});var b=F(v,2),x=M(b),S=P(x,!0);G(F(x,2),17,()=>z(l),e=>e.name,(e,t)=>{var n=qr(),r=N(n),i=e=>{var n=wl();G(n,21,()=>z(t).boxes,({family:e,editions:t})=>e,(e,t)=>{let n=()=>z(t).editions;var r=Cl(),i=M(r);{let e=O(()=>d(n()[0]?.id??null));Pc(i,Oa({get editions(){return n()}},()=>z(e),{onplay:f}))}T(r),I(()=>K(r,1,Ri({wide:n().length>1}),`svelte-et6md`)),H(e,r)}),T(n),H(e,n)};W(r,e=>{z(t).boxes.length>0&&e(i)}),H(e,n)}),T(b);var ee=F(b,2),te=M(ee),ne=P(te,!0),re=F(te,2);G(re,20,()=>[`book`,`bots`,`friends`,`replay`],e=>e,(e,t)=>{var n=Tl(),r=M(n),i=P(r,!0),a=P(F(r),!0);T(n),I((e,t)=>{U(i,e),U(a,t)},[()=>J(`home-${t}-title`),()=>J(`home-${t}-text`)]),H(e,n)}),T(re),T(ee),T(h);var ie=F(h,2);{let e=O(()=>z(a)!==null),t=O(()=>d(z(o)));bl(ie,Oa({get open(){return z(e)},onclose:()=>j(a,null)},()=>z(t)))}I((e,t)=>{U(S,e),U(ne,t)},[()=>J(`home-shelf`),()=>J(`home-why`)]),H(e,m),D()}var Ol=V(`<p> </p> <p><button type="button" class="r-key act"> </button></p> <p><a> </a></p>`,1),kl=V(`<p> </p> <p><a class="r-key act"> </a></p>`,1),Al=V(`<div class="r-card svelte-qif38m"><!></div> <!>`,1),jl=V(`<!> <!>`,1);function Ml(e,t){E(t,!0);let n=new Js(()=>Y.match(t.id)),r=new Js(()=>Y.join(t.id,t.token));n.load();let i=O(()=>n.value?.seats.find(e=>e.kind===`guest`)),a=O(()=>n.value?.seats.find(e=>e.kind===`open`));async function o(){let e=await r.load();e&&tl(`/match/${e.id}`)}{let s=O(()=>J(`join-title`));cs(e,{get title(){return z(s)},narrow:!0,children:(e,s)=>{var c=jl(),l=N(c);$s(l,{get problem(){return n.problem},onretry:()=>n.load()});var u=F(l,2),d=e=>{var s=Al(),c=N(s),l=M(c),u=e=>{var s=Ol(),c=N(s),l=P(c,!0),u=F(c,2),d=M(u),f=P(d,!0);T(u);var p=F(u,2),m=M(p),h=P(m,!0);T(p),I((e,n,i)=>{U(l,e),d.disabled=r.busy,U(f,n),q(m,`href`,`/match/${t.id}`),U(h,i)},[()=>J(n.value.board?`join-invited`:`join-invited-game`,{host:z(i)?.name??J(`somebody`),board:n.value.board?as(n.value.board.name):ws(n.value.game),seat:X(z(a).seat)}),()=>J(`join-sit`),()=>J(`join-watch`)]),B(`click`,d,o),H(e,s)},d=e=>{var n=kl(),r=N(n),i=P(r,!0),a=F(r,2),o=M(a),s=P(o,!0);T(a),I((e,n)=>{U(i,e),q(o,`href`,`/match/${t.id}`),U(s,n)},[()=>J(`join-full`),()=>J(`join-to-table`)]),H(e,n)};W(l,e=>{z(a)?e(u):e(d,-1)}),T(c),$s(F(c,2),{get problem(){return r.problem}}),H(e,s)};W(u,e=>{n.value&&e(d)}),H(e,c)},$$slots:{default:!0}})}D()}Ir([`click`]);function Nl(e,t){try{return t!==void 0&&sessionStorage.setItem(`rumpus.${e}`,t),sessionStorage.getItem(`rumpus.${e}`)}catch{return null}}function Pl(e){return e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented?!0:e.target?.closest?.(`input, textarea, select, [contenteditable]`)!=null}var Fl=(e,t=0,n=.5)=>({hz:e,at:t,length:.12,loud:n,shape:`triangle`}),Il=(e,t=0,n=.3)=>({hz:e,at:t,length:.5,loud:n,shape:`sine`}),Ll={draw:[Fl(294,0,.3),Fl(370,.05,.25)],place:[Fl(220),Fl(330,.015,.25)],cover:[Fl(196),Fl(147,.06,.6)],discard:[Fl(247,0,.35),Fl(185,.07,.35),Fl(139,.14,.35)],medal:[Il(784),Il(1175,.09)],win:[Il(523),Il(659,.12),Il(784,.24),Il(1047,.36)],pin:[Fl(165,0,.4)],refuse:[Fl(131,0,.4),Fl(123,.09,.35)],lose:[Il(392,0,.2),Il(330,.16,.2),Il(262,.32,.2)],turn:[Il(440,0,.2),Il(587,.1,.2)]},Rl=null;function zl(e){if(ul().sounds&&typeof AudioContext<`u`){Rl??=new AudioContext,Rl.state===`suspended`&&Rl.resume();for(let t of Ll[e]??[])Bl(Rl,t)}}function Bl(e,t){let n=e.currentTime+.01+t.at,r=e.createOscillator(),i=e.createGain(),a=e.createBiquadFilter();a.type=`lowpass`,a.frequency.value=2200,r.type=t.shape,r.frequency.setValueAtTime(t.hz,n),i.gain.setValueAtTime(0,n),i.gain.linearRampToValueAtTime(t.loud*.35,n+.006),i.gain.exponentialRampToValueAtTime(1e-4,n+t.length),r.connect(a).connect(i).connect(e.destination),r.start(n),r.stop(n+t.length+.02)}var Vl=V(`<section class="curtain svelte-10utpsf" aria-labelledby="curtain-title"><div class="r-card svelte-10utpsf"><h2 id="curtain-title"> </h2> <p> </p> <button type="button" class="r-key act svelte-10utpsf"> </button></div></section>`);function Hl(e,t){E(t,!0);let n=A(void 0);Aa(()=>z(n)?.focus());var r=Vl(),i=M(r),a=M(i),o=P(a,!0),s=F(a,2),c=P(s,!0),l=F(s,2),u=P(l,!0);ya(l,e=>j(n,e),()=>z(n)),T(i),T(r),Fi(r,()=>xs(t.seat)),I((e,t,n)=>{U(o,e),U(c,t),U(u,n)},[()=>J(`curtain-title`,{seat:X(t.seat)}),()=>J(`curtain-text`,{seat:X(t.seat)}),()=>J(`curtain-ready`,{seat:X(t.seat)})]),B(`click`,l,function(...e){t.onready?.apply(this,e)}),H(e,r),D()}Ir([`click`]);var Ul=4200;function Wl(e,t,n){return n?Math.min(Ul,t.reduce((t,n)=>t+(e.timeOf?.(n)??0),0)):0}var Gl=V(`<a> </a>`),Kl=V(`<button type="button"> </button>`),ql=V(`<span role="alert"> </span>`),Jl=V(`<!> <a> </a> <!>`,1);function Yl(e,t){E(t,!0);let n=ka(t,`small`,3,!1),r=new Js(()=>Y.rematch(t.summary.id)),i=O(()=>t.summary.seats.some(e=>e.you));async function a(){let e=await r.load();e&&tl(`/match/${e.id}`)}var o=Jl(),s=N(o),c=e=>{var r=Gl(),i=P(r,!0);I(e=>{K(r,1,Ri({"r-key":!0,act:!0,small:n()})),q(r,`href`,`/match/${t.summary.rematch}`),U(i,e)},[()=>J(`to-rematch`)]),H(e,r)},l=e=>{var i=Kl(),o=P(i,!0);I(e=>{K(i,1,Ri({"r-key":!0,act:!0,small:n()})),i.disabled=r.busy,U(o,e)},[()=>J(t.summary.seats.length>2?`rematch-many`:`rematch`)]),B(`click`,i,a),H(e,i)};W(s,e=>{t.summary.rematch?e(c):z(i)&&e(l,1)});var u=F(s,2),d=P(u,!0),f=F(u,2),p=e=>{var t=ql(),n=P(t,!0);I(e=>U(n,e),[()=>Ys(r.problem)]),H(e,t)};W(f,e=>{r.problem&&e(p)}),I(e=>{K(u,1,Ri({"r-key":!0,small:n()})),q(u,`href`,`/match/${t.summary.id}/replay`),U(d,e)},[()=>J(`to-replay`)]),H(e,o),D()}Ir([`click`]);var Xl=V(`<code class="svelte-zbmxjl"> </code>`);function Zl(e,t){E(t,!0);var n=qr();G(N(n),17,()=>t.text.split("`"),di,(e,t,n)=>{var r=qr(),i=N(r),a=e=>{var n=Xl(),r=P(n,!0);I(()=>U(r,z(t))),H(e,n)},o=e=>{var n=Kr();I(()=>U(n,z(t))),H(e,n)};W(i,e=>{n%2==1?e(a):e(o,-1)}),H(e,r)}),H(e,n),D()}var Ql=V(`<a class="svelte-1vpquvb"> </a>`),$l=V(`<b> </b>`),eu=V(`<i class="svelte-1vpquvb"> </i>`),tu=V(`<span class="svelte-1vpquvb"> </span>`),nu=V(`<p class="note svelte-1vpquvb"><!></p>`),ru=V(`<article tabindex="-1"><p class="id svelte-1vpquvb"><!> <!> <!> <!></p> <p class="svelte-1vpquvb"><!></p> <!></article>`),iu=V(`<section><!> <!></section>`),au=V(`<p class="note svelte-1vpquvb"> </p>`),ou=V(`<div class="search svelte-1vpquvb"><label> </label> <input type="search" class="svelte-1vpquvb"/> <p role="status" class="svelte-1vpquvb"> </p></div> <!> <div></div> <!>`,1);function su(e,t){let n=Jr();E(t,!0);let r=ka(t,`linked`,3,!0),i=ka(t,`level`,3,3),a=A(``),o=A(void 0),s=new Js(()=>Y.rules(t.game,ts()));kn(()=>{ts(),s.load()}),kn(()=>{t.clause&&s.value&&(j(a,``),xr().then(()=>{let e=z(o)?.querySelector(`[data-clause="${CSS.escape(t.clause)}"]`);e?.scrollIntoView({block:`center`}),e?.focus({preventScroll:!0})}))});let c=O(()=>z(a).toLocaleLowerCase().split(/\s+/).filter(Boolean)),l=O(()=>(s.value?.chapters??[]).map(d).filter(e=>e.clauses.length>0)),u=O(()=>z(l).reduce((e,t)=>e+t.clauses.length,0));function d(e){let t=e.clauses.filter(t=>{let n=`${t.id} ${t.title??``} ${t.text} ${e.title}`.toLocaleLowerCase();return z(c).every(e=>n.includes(e))});return{...e,clauses:t}}var f=ou(),p=N(f),m=M(p),h=P(m,!0),g=F(m,2);ra(g);var _=P(F(g,2),!0);T(p);var v=F(p,2);$s(v,{get problem(){return s.problem},onretry:()=>s.load()});var y=F(v,2);G(y,21,()=>z(l),e=>e.title,(e,n)=>{var a=iu(),o=M(a);Ni(o,()=>`h${i()}`,!1,(e,t)=>{K(e,0,`chapter svelte-1vpquvb`);var r=Kr();I(()=>U(r,z(n).title)),H(t,r)}),G(F(o,2),17,()=>z(n).clauses,e=>e.id,(e,n)=>{var i=ru(),a=M(i),o=M(a),s=e=>{var r=Ql(),i=P(r,!0);I(()=>{q(r,`href`,`/rules/${t.game}#${z(n).id}`),U(i,z(n).id)}),H(e,r)},c=e=>{var t=$l(),r=P(t,!0);I(()=>U(r,z(n).id)),H(e,t)};W(o,e=>{r()?e(s):e(c,-1)});var l=F(o,2),u=e=>{var t=eu(),r=P(t,!0);I(()=>U(r,z(n).title)),H(e,t)};W(l,e=>{z(n).title&&e(u)});var d=F(l,2),f=e=>{var t=tu(),r=P(t,!0);I(e=>U(r,e),[()=>J(`clause-${z(n).kind}`)]),H(e,t)};W(d,e=>{z(n).kind!==`clause`&&e(f)});var p=F(d,2),m=e=>{var t=tu(),n=P(t,!0);I(e=>U(n,e),[()=>J(`clause-by-people`)]),H(e,t)};W(p,e=>{z(n).modelled||e(m)}),T(a);var h=F(a,2);Zl(M(h),{get text(){return z(n).text}}),T(h);var g=F(h,2),_=e=>{var t=nu();Zl(M(t),{get text(){return z(n).note}}),T(t),H(e,t)};W(g,e=>{z(n).note&&e(_)}),T(i),I(()=>{q(i,`data-clause`,z(n).id),K(i,1,Ri({here:z(n).id===t.clause,ruling:z(n).kind!==`clause`}),`svelte-1vpquvb`),q(i,`aria-current`,z(n).id===t.clause?`true`:void 0)}),H(e,i)}),T(a),I(()=>q(a,`aria-label`,z(n).title)),H(e,a)}),T(y),ya(y,e=>j(o,e),()=>z(o));var b=F(y,2),x=e=>{var t=au(),n=P(t,!0);I(e=>U(n,e),[()=>J(`rules-edition`,{edition:s.value.edition,revision:s.value.revision})]),H(e,t)};W(b,e=>{s.value&&e(x)}),I((e,t)=>{q(m,`for`,n),U(h,e),q(g,`id`,n),U(_,t)},[()=>J(`rules-search`),()=>z(c).length>0?J(`rules-found`,{count:z(u)}):``]),la(g,()=>z(a),e=>j(a,e)),H(e,f),D()}var cu=V(`<button type="button" role="tab" class="svelte-103uqhw"> </button>`),lu=V(`<div class="tabs r-card svelte-103uqhw"><div class="row svelte-103uqhw" role="tablist" tabindex="-1"></div> <div class="panel svelte-103uqhw" role="tabpanel"><!></div></div>`);function uu(e,t){let n=Jr();E(t,!0);let r=O(()=>t.tabs.find(e=>e.id===t.open)??t.tabs[0]),i=A(void 0);function a(e){let n=e.key===`ArrowRight`?1:e.key===`ArrowLeft`?-1:0;if(n===0)return;e.preventDefault(),e.stopPropagation();let a=(t.tabs.findIndex(e=>e.id===z(r)?.id)+n+t.tabs.length)%t.tabs.length;t.onopen(t.tabs[a]?.id??``),z(i)?.querySelectorAll(`button`)[a]?.focus()}var o=lu(),s=M(o);G(s,21,()=>t.tabs,e=>e.id,(e,i)=>{var a=cu(),o=P(a,!0);I(()=>{q(a,`id`,`${n}-${z(i).id??``}`),q(a,`aria-selected`,z(i).id===z(r)?.id),q(a,`aria-controls`,`${n}-panel`),q(a,`tabindex`,z(i).id===z(r)?.id?0:-1),U(o,z(i).title)}),B(`click`,a,()=>t.onopen(z(i).id)),H(e,a)}),T(s),ya(s,e=>j(i,e),()=>z(i));var c=F(s,2);bi(M(c),()=>z(r)?.panel??f),T(c),T(o),I(()=>{q(s,`aria-label`,t.label),q(c,`id`,`${n}-panel`),q(c,`aria-labelledby`,`${n}-${z(r)?.id??``}`)}),B(`keydown`,s,a),H(e,o),D()}Ir([`keydown`,`click`]);var du=V(`<p class="row svelte-13bb7hp"><label class="r-hidden"> </label> <input readonly="" class="svelte-13bb7hp"/> <button type="button" class="r-key"> </button></p> <p role="status" class="svelte-13bb7hp"> </p>`,1);function fu(e,t){let n=Jr();E(t,!0);let r=A(void 0),i=A(!1);async function a(){z(r)?.select();try{await navigator.clipboard.writeText(t.link),j(i,!0)}catch{j(i,document.execCommand(`copy`),!0)}}var o=du(),s=N(o),c=M(s),l=P(c,!0),u=F(c,2);ra(u),ya(u,e=>j(r,e),()=>z(r));var d=F(u,2),f=P(d,!0);T(s);var p=P(F(s,2),!0);I((e,r)=>{q(c,`for`,n),U(l,t.label),q(u,`id`,n),ia(u,t.link),U(f,e),U(p,r)},[()=>J(`copy`),()=>z(i)?J(`copied`):``]),Fr(`focus`,u,()=>z(r)?.select()),B(`click`,d,a),H(e,o),D()}Ir([`click`]);var pu=V(`<p class="svelte-1jqmh9g"> </p> <!>`,1),mu=V(`<p class="svelte-1jqmh9g"> </p>`),hu=V(`<section class="r-card svelte-1jqmh9g"><h2 class="svelte-1jqmh9g"> </h2> <!></section>`);function gu(e,t){let n=Jr();E(t,!0);var r=hu(),i=M(r),a=P(i,!0),o=F(i,2),s=e=>{var n=pu(),r=N(n),i=P(r,!0),a=F(r,2);{let e=O(()=>J(`invite-link`));fu(a,{get link(){return new URL(t.seat.invite,location.origin).href},get label(){return z(e)}})}I(e=>U(i,e),[()=>J(`invite-text`)]),H(e,n)},c=e=>{var t=mu(),n=P(t,!0);I(e=>U(n,e),[()=>J(`invite-waiting`)]),H(e,t)};W(o,e=>{t.seat.invite?e(s):e(c,-1)}),T(r),I(e=>{q(r,`aria-labelledby`,`${n}-invite`),q(i,`id`,`${n}-invite`),U(a,e)},[()=>J(`invite-title`,{seat:X(t.seat.seat)})]),H(e,r),D()}var _u=V(`<button type="button" class="text svelte-1psn3pz"> </button>`),vu=V(`<span class="text svelte-1psn3pz"> </span>`),yu=V(`<button type="button" class="clause svelte-1psn3pz"> </button>`),bu=V(`<li><!> <!></li>`),xu=V(`<li class="none svelte-1psn3pz"> </li>`),Su=V(`<ol tabindex="0" class="svelte-1psn3pz"></ol>`);function Cu(e,t){E(t,!0);let n=ka(t,`current`,3,null),r=A(void 0),i=O(()=>[...t.story].sort(([e],[t])=>e-t)),a=O(()=>z(i).flatMap(([e,n])=>n.flatMap((n,r)=>{let i=t.game.tell(n,t.setup,t.viewer===`public`?null:t.viewer);return i?[{...i,seq:e,key:`${e}.${r}`}]:[]})));kn(()=>{z(a);let e=z(r)?.querySelector(`[aria-current]`);n()!==null&&e&&z(r)?z(r).scrollTop=e.offsetTop-z(r).clientHeight/2:z(r)&&(z(r).scrollTop=z(r).scrollHeight)});var o=Su();G(o,21,()=>z(a),e=>e.key,(e,r)=>{var i=bu(),a=M(i),o=e=>{var n=_u(),i=P(n,!0);I(()=>U(i,z(r).text)),B(`click`,n,()=>t.onstep(z(r).seq)),H(e,n)},s=e=>{var t=vu(),n=P(t,!0);I(()=>U(n,z(r).text)),H(e,t)};W(a,e=>{t.onstep?e(o):e(s,-1)}),G(F(a,2),16,()=>z(r).clauses,e=>e,(e,n)=>{var r=yu(),i=P(r,!0);I(()=>U(i,n)),B(`click`,r,()=>t.onclause(n)),H(e,r)}),T(i),I(()=>{K(i,1,Ri({turn:z(r).heading,now:z(r).seq===n()}),`svelte-1psn3pz`),q(i,`aria-current`,z(r).seq===n()?`step`:void 0)}),H(e,i)},e=>{var t=xu(),n=P(t,!0);I(e=>U(n,e),[()=>J(`log-empty`)]),H(e,t)}),T(o),ya(o,e=>j(r,e),()=>z(r)),I(e=>q(o,`aria-label`,e),[()=>J(`log`)]),H(e,o),D()}Ir([`click`]);function wu(e){let t=Math.ceil(e/1e3),[n,r,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],a=e=>String(e).padStart(2,`0`);return n>=48?`${Math.floor(n/24)}d ${n%24}h`:n>0?`${n}:${a(r)}:${a(i)}`:`${r}:${a(i)}`}var Tu=V(`<span role="timer"> </span>`);function Eu(e,t){E(t,!0);let n=A(on(Date.now())),r=O(()=>t.reading.clock.running.includes(t.seat)),i=O(()=>Math.max(0,(t.reading.clock.remaining_ms[t.seat]??0)-(z(r)?Math.max(0,z(n)-t.reading.heard):0)));kn(()=>{if(!z(r))return;let e=setInterval(()=>j(n,Date.now(),!0),250);return()=>clearInterval(e)});var a=Tu(),o=P(a,!0);I((e,t)=>{K(a,1,Ri({clock:!0,runs:z(r),short:z(i)<3e4}),`svelte-dqm623`),q(a,`aria-label`,e),U(o,t)},[()=>J(`clock-left`),()=>wu(z(i))]),H(e,a),D()}var Du=V(`<span class="mark svelte-7uy34n"> </span>`),Ou=V(`<li><!> <span class="name svelte-7uy34n"> <span class="side svelte-7uy34n"> </span></span> <!> <!></li>`),ku=V(`<ul></ul>`);function Au(e,t){E(t,!0);let n=ka(t,`clock`,3,null);var r=ku();G(r,21,()=>t.summary.seats,e=>e.seat,(e,r)=>{var i=Ou(),a=M(i);Vs(a,{get game(){return t.summary.game},get seat(){return z(r).seat}});var o=F(a,2),s=M(o),c=P(F(s));T(o);var l=F(o,2),u=e=>{Eu(e,{get reading(){return n()},get seat(){return z(r).seat}})};W(l,e=>{n()&&e(u)});var d=F(l,2),f=e=>{var t=Du(),n=P(t,!0);I(e=>U(n,e),[()=>J(`to-move`)]),H(e,t)},p=O(()=>t.awaited.includes(z(r).seat));W(d,e=>{z(p)&&e(f)}),T(i),I((e,t,n,r)=>{K(i,1,e,`svelte-7uy34n`),U(s,`${t??``} `),U(c,`${n??``}${r??``}`)},[()=>Ri({turn:t.awaited.includes(z(r).seat)}),()=>Es(z(r)),()=>X(z(r).seat),()=>z(r).kind===`guest`&&!z(r).you?` · ${J(z(r).online?`online`:`offline`)}`:``]),H(e,i)}),T(r),I(e=>{q(r,`aria-label`,e),K(r,1,Ri({many:t.summary.seats.length>3}),`svelte-7uy34n`)},[()=>J(`players-label`)]),H(e,r),D()}var ju=V(`<div class="scroll svelte-1gz0fm8"><!></div>`),Mu=V(`<div class="svelte-1gz0fm8"><dt class="svelte-1gz0fm8"> </dt><dd class="svelte-1gz0fm8"> </dd></div>`),Nu=V(`<p><a> </a></p>`),Pu=V(`<p><button type="button" class="r-key"> </button></p>`),Fu=V(`<div class="scroll svelte-1gz0fm8"><dl class="svelte-1gz0fm8"><div class="svelte-1gz0fm8"><dt class="svelte-1gz0fm8"> </dt><dd class="svelte-1gz0fm8"> </dd></div> <!></dl> <!> <!></div>`),Iu=V(`<p> </p> <p class="actions svelte-1gz0fm8"><button type="button" class="r-key act"> </button> <button type="button" class="r-key"> </button></p>`,1),Lu=V(`<div class="side svelte-1gz0fm8"><!> <!> <!></div>  <!>`,1);function Ru(e,t){E(t,!0);let n=e=>{var n=qr(),r=N(n),i=e=>{Cu(e,{get game(){return t.game},get story(){return t.table.story},get setup(){return t.table.setup},get viewer(){return t.table.viewer},get onclause(){return t.onclause}})};W(r,e=>{t.table.setup!==null&&!t.table.curtain&&e(i)}),H(e,n)},r=e=>{var n=ju();su(M(n),{get game(){return t.summary.game},get clause(){return t.clause},linked:!1}),T(n),H(e,n)},i=e=>{var n=Fu(),r=M(n),i=M(r),o=M(i),c=P(o,!0),l=P(F(o),!0);T(i),G(F(i,2),17,()=>Rs(t.summary.options),({key:e,value:t})=>e,(e,t)=>{let n=()=>z(t).key,r=()=>z(t).value;var i=Mu(),a=M(i),o=P(a,!0),s=P(F(a),!0);T(i),I(e=>{U(o,e),U(s,r())},[()=>J(`option-${n()}`)]),H(e,i)}),T(r);var u=F(r,2),d=e=>{var n=Nu(),r=M(n),i=P(r,!0);T(n),I(e=>{q(r,`href`,`/match/${t.summary.branch_of.match}/replay?step=${t.summary.branch_of.step}`),U(i,e)},[()=>J(`branch-of`,{step:t.summary.branch_of.step})]),H(e,n)};W(u,e=>{t.summary.branch_of&&e(d)});var f=F(u,2),p=e=>{var t=Pu(),n=M(t),r=P(n,!0);T(t),I(e=>U(r,e),[()=>J(`resign`)]),B(`click`,n,()=>j(a,!0)),H(e,t)};W(f,e=>{z(s)&&e(p)}),T(n),I((e,t)=>{U(c,e),U(l,t)},[()=>J(`new-clock`),()=>Os(t.summary.clock)]),H(e,n)},a=A(!1),o=O(()=>t.table.waiting?[]:t.summary.seats.filter(e=>e.kind===`open`)),s=O(()=>t.table.seat!==null&&!t.isOver&&t.summary.status===`playing`);function c(){j(a,!1),t.table.act({resign:{}})}var l=Lu(),u=N(l),d=M(u),f=e=>{{let n=O(()=>t.isOver?[]:t.table.awaited),r=O(()=>t.summary.seats.length>2?t.table.clock:null);Au(e,{get summary(){return t.summary},get awaited(){return z(n)},get clock(){return z(r)}})}};W(d,e=>{t.table.waiting||e(f)});var p=F(d,2);G(p,17,()=>z(o),e=>e.seat,(e,t)=>{gu(e,{get seat(){return z(t)}})});var m=F(p,2);{let e=O(()=>J(`side-panel`)),a=O(()=>[...t.table.waiting?[]:[{id:`log`,title:J(`log`),panel:n}],{id:`rules`,title:J(`nav-rules`),panel:r},{id:`match`,title:J(`match-tab`),panel:i}]);uu(m,{get label(){return z(e)},get open(){return t.panel},get onopen(){return t.onopen},get tabs(){return z(a)}})}T(u);var h=F(u,2);{let e=O(()=>J(`resign-title`));Vc(h,{get open(){return z(a)},get title(){return z(e)},onclose:()=>j(a,!1),children:(e,n)=>{var r=Iu(),i=N(r),o=P(i,!0),s=F(i,2),l=M(s),u=P(l,!0),d=F(l,2),f=P(d,!0);T(s),I((e,t,n)=>{U(o,e),U(u,t),U(f,n)},[()=>J(`resign-text`,{seat:t.table.seat?X(t.table.seat):``}),()=>J(`resign-yes`),()=>J(`resign-no`)]),B(`click`,l,c),B(`click`,d,()=>j(a,!1)),H(e,r)},$$slots:{default:!0}})}H(e,l),D()}Ir([`click`]);var zu=V(`<span class="svelte-dtwca4"><span class="r-hidden"> </span><!></span>`),Bu=V(`<p class="clocks svelte-dtwca4"></p>`),Vu=V(`<button type="button" class="r-key small svelte-dtwca4"> </button>`),Hu=V(`<p class="after svelte-dtwca4"><!></p>`),Uu=V(`<div><h1 class="svelte-dtwca4"> </h1> <p class="turn svelte-dtwca4"> </p> <!> <p role="status"> </p> <!> <!></div>`);function Wu(e,t){E(t,!0);let n=O(()=>t.table.shown?.status??null),r=O(()=>{if(z(n)&&`over`in z(n))return Ns(z(n).over,Fs(t.summary));if(As(t.summary))return J(`called-off`);if(t.summary.status===`waiting`)return js(t.summary);let e=t.summary.seats.filter(e=>t.table.awaited.includes(e.seat)),[r]=e;return r?z(a)?J(`your-turn`):e.length>1?s(e.map(e=>X(e.seat))):r.kind===`bot`?J(`bot-thinks`,{name:X(r.seat)}):Ms([r.seat]):``}),i=O(()=>t.table.connection===`lost`?J(`connection-lost`):t.table.connection===`connecting`?J(`connection-connecting`):t.table.sending>0?J(`sending`):``),a=O(()=>t.table.seat!==null&&t.table.awaited.includes(t.table.seat)),o=O(()=>t.summary.seats.filter(({seat:e})=>t.summary.seats.length<3||e===t.table.seat||t.table.clock?.clock.running.includes(e)));function s(e){let n=t.table.concealed?null:t.table.shown?.view;return(n&&t.game.sayAwaited?.(n,Ts(e)))??J(`turn-of-several`,{names:Ts(e)})}var c=Uu(),l=M(c),u=P(l,!0),d=F(l,2),f=P(d,!0),p=F(d,2),m=e=>{var n=Bu();G(n,21,()=>z(o),e=>e.seat,(e,n)=>{var r=zu(),i=M(r),a=P(i,!0);Eu(F(i),{get reading(){return t.table.clock},get seat(){return z(n).seat}}),T(r),Fi(r,()=>xs(z(n).seat)),I(e=>U(a,e),[()=>X(z(n).seat)]),H(e,r)}),T(n),H(e,n)};W(p,e=>{t.table.clock&&e(m)});var h=F(p,2),g=P(h,!0),_=F(h,2),v=e=>{var n=Vu(),r=P(n,!0);I(e=>U(r,e),[()=>J(`skip`)]),B(`click`,n,()=>t.table.skip()),H(e,n)};W(_,e=>{t.table.behind>0&&e(v)});var y=F(_,2),b=e=>{var n=Hu();Yl(M(n),{get summary(){return t.summary},small:!0}),T(n),H(e,n)};W(y,e=>{z(n)&&`over`in z(n)&&e(b)}),T(c),I(e=>{K(c,1,Ri({bar:!0,mine:z(a)}),`svelte-dtwca4`),U(u,e),U(f,z(r)),K(h,1,Ri({line:!0,lost:t.table.connection===`lost`}),`svelte-dtwca4`),U(g,z(i))},[()=>Ls(t.summary)]),H(e,c),D()}Ir([`click`]);function Gu(e){let t=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${t}://${location.host}/api/matches/${encodeURIComponent(e)}/socket`)}function Ku(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,`0`)).join(``)}function qu(e){return e?.status===429||e?.status===503}var Ju=1,Yu=4e3,Xu=2e4,Zu=45e3,Qu=[250,800,2e3,4e3,8e3],$u=class{connect;listener;#e=null;#t=null;#n;#r=null;#i=[];#a=0;#o=-1;#s=0;#c=!1;#l;#u;#d;constructor(e,t,n=null){this.connect=e,this.listener=t,this.#n=n}get seq(){return this.#t}get waiting(){return this.#i.length}start(){this.#c=!1,this.#f()}stop(){this.#c=!0,clearTimeout(this.#l),this.#h(),this.listener.connection(`closed`)}wake(){this.#c||this.#e?.readyState===Ju||(clearTimeout(this.#l),this.#h(),this.#a=0,this.#f())}act(e,t,n=Ku()){let r={id:n,seat:e,action:t};return this.#i.push(r),this.#v({type:`act`,...r}),this.#_(),n}why(e,t,n=Ku()){return this.#v({type:`why`,id:n,seat:e,action:t}),n}look(e){this.#n=e,this.#v({type:`look`,viewer:e})}history(){this.#t!==null&&this.#t>0&&this.#v({type:`hello`,seq:0,look:this.#n})}#f(){this.listener.connection(this.#a===0?`connecting`:`lost`);let e=this.connect();this.#e=e,e.onopen=()=>this.#p(),e.onmessage=({data:e})=>this.#y(JSON.parse(String(e))),e.onclose=()=>this.#m(e)}#p(){this.#a=0,this.#o=-1,this.#s=Date.now();let e=this.#r===this.#n?this.#t:null;this.#v({type:`hello`,seq:e,look:this.#n});for(let e of this.#i)this.#v({type:`act`,...e});this.#_(),clearInterval(this.#u),this.#u=setInterval(()=>this.#g(),Xu),this.listener.connection(`open`)}#m(e){if(e!==this.#e||(this.#h(),this.#c))return;this.listener.connection(`lost`);let t=Qu[Math.min(this.#a,Qu.length-1)]??0;this.#a+=1,this.#l=setTimeout(()=>this.#f(),t*(.75+Math.random()/2))}#h(){clearInterval(this.#u),clearTimeout(this.#d);let e=this.#e;this.#e=null,e&&(e.onopen=e.onmessage=e.onclose=null,e.close())}#g(){let e=this.#e;e&&Date.now()-this.#s>Zu?this.#m(e):this.#v({type:`ping`})}#_(){clearTimeout(this.#d),this.#i.length!==0&&(this.#d=setTimeout(()=>{for(let e of this.#i)this.#v({type:`act`,...e});this.#_()},Yu))}#v(e){this.#e?.readyState===Ju&&this.#e.send(JSON.stringify(e))}#y(e){switch(this.#s=Date.now(),e.type){case`welcome`:return this.#n=e.viewer,this.listener.welcome(e.summary,e.setup,e.viewer),e.frame?this.#b(e.frame):this.listener.notBegun();case`frame`:return this.#b(e.frame);case`step`:return this.#x(e.frame);case`accepted`:return this.#C(e.id),this.listener.settled(e.id);case`rejected`:return qu(e.problem)&&this.#i.some(({id:t})=>t===e.id)?void 0:(this.#C(e.id),this.listener.rejected(e.id,e.refusal,e.problem));case`why`:return this.listener.why(e.id,e.refusal);case`summary`:return this.listener.summary(e.summary);case`clock`:return this.listener.clock(e.clock);case`bye`:return this.listener.bye(e.reason)}}#b(e){this.#S(e)&&(this.#t=e.seq,this.#r=e.view.viewer??`public`,this.#o=-1,this.listener.picture(e))}#x(e){if(this.#S(e)&&this.#t!==null&&this.#r===this.#n){if(e.seq<=this.#t)return this.listener.past(e);e.seq>this.#t+1?(this.#o!==this.#t&&this.#v({type:`hello`,seq:this.#t,look:this.#n}),this.#o=this.#t):(this.#t=e.seq,this.listener.step(e))}}#S(e){return this.#n===null||(e.view.viewer??`public`)===this.#n}#C(e){this.#i=this.#i.filter(t=>t.id!==e),this.#_()}},ed=class{id;rules;#e=A(null);get summary(){return z(this.#e)}set summary(e){j(this.#e,e)}#t=A(null);get setup(){return z(this.#t)}set setup(e){j(this.#t,e)}#n=A(null);get shown(){return z(this.#n)}set shown(e){j(this.#n,e)}#r=A(!1);get concealed(){return z(this.#r)}set concealed(e){j(this.#r,e,!0)}#i=A(!1);get animate(){return z(this.#i)}set animate(e){j(this.#i,e,!0)}#a=A(`public`);get viewer(){return z(this.#a)}set viewer(e){j(this.#a,e,!0)}#o=A(`connecting`);get connection(){return z(this.#o)}set connection(e){j(this.#o,e,!0)}#s=A(null);get refused(){return z(this.#s)}set refused(e){j(this.#s,e)}#c=A(null);get problem(){return z(this.#c)}set problem(e){j(this.#c,e)}#l=A(null);get farewell(){return z(this.#l)}set farewell(e){j(this.#l,e,!0)}#u=A(null);get clock(){return z(this.#u)}set clock(e){j(this.#u,e)}#d=A(0);get sending(){return z(this.#d)}set sending(e){j(this.#d,e,!0)}#f=A(new Map);get story(){return z(this.#f)}set story(e){j(this.#f,e)}#p=A([]);#m;#h=``;#g=new Map;#_;constructor(e,t,n,r=()=>Gu(e)){this.id=e,this.rules=t,this.#_=new $u(r,this.#v(),n)}start(){this.#_.start()}stop(){clearTimeout(this.#m),this.#_.stop()}wake(){this.#_.wake()}get mine(){return this.summary?.seats.filter(e=>e.you).map(e=>e.seat)??[]}get awaited(){let e=this.shown?.status;return e&&`awaiting`in e?e.awaiting:[]}get catchingUp(){return z(this.#p).length>0}get behind(){return Math.max(0,z(this.#p).length-1)}get mayAct(){return z(this.#p).length<=1&&this.sending===0}get waiting(){return this.summary?.status===`waiting`&&this.shown===null}get curtain(){if(this.mine.length<2||this.catchingUp||!this.shown||`over`in this.shown.status)return null;let e=this.mine.filter(e=>this.awaited.includes(e));return e.includes(this.viewer)?null:e[0]??null}get seat(){return this.mine.find(e=>e===this.viewer)??null}act(e){this.seat&&(this.dismiss(),this.#g.set(this.#_.act(this.seat,e),e),this.sending=this.#_.waiting)}leave(){let[e]=this.mine;e!==void 0&&(this.problem=null,this.#_.act(e,{resign:{}}),this.sending=this.#_.waiting)}why(e){this.seat&&this.#g.set(this.#_.why(this.seat,e),e)}look(e){e!==this.viewer&&(this.viewer=e,this.story=new Map,this.refused=null,Nl(`look.${this.id}`,this.viewer),this.#_.look(e))}conceal(){this.shown=this.shown&&{...this.shown,view:{viewer:null},events:[],hints:null},this.concealed=!0,this.animate=!1,this.look(`public`)}hurry(){z(this.#p).length!==0&&(clearTimeout(this.#m),j(this.#p,z(this.#p).slice(1)),this.#x())}skip(){let e=z(this.#p).at(-1);e&&(clearTimeout(this.#m),j(this.#p,[]),this.#S(e,!1))}take(e){this.summary=e}dismiss(){this.refused=null,this.problem=null}#v(){return{connection:e=>{this.connection=e,e===`open`&&(this.farewell=null)},welcome:(e,t,n)=>{n!==this.viewer&&(this.story=new Map),this.summary=e,this.setup=t===null?null:this.rules.whole?.(t)??t,this.viewer=n,Nl(`look.${this.id}`,this.viewer)},notBegun:()=>this.shown=null,picture:e=>{clearTimeout(this.#m),j(this.#p,[]),this.#S(e,!1),e.seq===0&&this.#C(e),this.#w(e.seq)},step:e=>{this.#C(e),j(this.#p,[...z(this.#p),e]),z(this.#p).length===1&&this.#x()},past:e=>this.#C(e),settled:e=>this.#y(e),rejected:(e,t,n)=>this.#b(e,t,n),why:(e,t)=>{let n=this.#g.get(e);this.#g.delete(e),this.refused=n&&t?{action:n,refusal:t}:null},summary:e=>this.summary=e,clock:e=>this.clock={clock:e,heard:Date.now()},bye:e=>this.farewell=e}}#y(e){this.#g.delete(e),this.sending=this.#_.waiting}#b(e,t,n){let r=this.#g.get(e);this.#y(e),r&&t?this.refused={action:r,refusal:t}:this.problem=n}#x(){let e=z(this.#p)[0];if(!e)return;this.#S(e,!0);let t=this.rules.pace(e.events);t<=0?this.hurry():this.#m=setTimeout(()=>this.hurry(),t)}#S(e,t){this.animate=t,this.concealed=!1,this.shown=e,e.clock&&(this.clock={clock:e.clock,heard:Date.now()})}#C(e){(e.view.viewer??`public`)===this.viewer&&(this.story=new Map(this.story).set(e.seq,e.events))}#w(e){if(this.mine.length>1&&this.viewer===`public`)return;let t=`${this.viewer} ${e}`;this.#h===t||this.story.size>e||(this.#h=t,this.#_.history())}},td=V(`<button type="button" class="r-key"> </button>`),nd=V(`<div class="hand-in svelte-1pud6xn"><!> <!> <!> <p class="svelte-1pud6xn"><button type="button" class="r-key act"> </button> <!></p></div>`);function rd(e,t){E(t,!0);let n=A(null),r=new Js(()=>Y.force(t.summary.id,t.seat.seat)),i=new Js(()=>Y.bring(t.summary.id,t.seat.seat,z(n)));wr(()=>{let e=t.summary.seats.filter(e=>e.you);t.seat.ready?r.load().then(e=>j(n,z(n)??e)):j(n,t.game.forces?.suggest(t.page,e.findIndex(e=>e.seat===t.seat.seat))??null)});async function a(){let e=await i.load();e&&t.ondone(e)}var o=nd(),s=M(o),c=e=>{var r=qr(),i=N(r);{let e=O(()=>J(`room-${t.page.brings}-of`,{seat:X(t.seat.seat)}));xi(i,()=>t.game.forces.Picker,(r,i)=>{i(r,{get game(){return t.summary.game},get page(){return t.page},get options(){return t.summary.options},get setup(){return t.setup},get value(){return z(n)},onchange:e=>j(n,e),get label(){return z(e)}})})}H(e,r)};W(s,e=>{t.game.forces&&e(c)});var l=F(s,2);$s(l,{get problem(){return i.problem}});var u=F(l,2),d=e=>{{let n=O(()=>t.game.forces?.sayFault);qc(e,{get game(){return t.summary.game},get faults(){return i.problem.faults},get say(){return z(n)}})}};W(u,e=>{i.problem?.faults&&e(d)});var f=F(u,2),p=M(f),m=P(p,!0),h=F(p,2),g=e=>{var n=td(),r=P(n,!0);I(e=>U(r,e),[()=>J(`room-keep`)]),B(`click`,n,function(...e){t.onclose?.apply(this,e)}),H(e,n)};W(h,e=>{t.onclose&&e(g)}),T(f),T(o),I(e=>{p.disabled=z(n)===null||i.busy,U(m,e)},[()=>J(`room-${t.page.brings}-hand-in`)]),B(`click`,p,a),H(e,o),D()}Ir([`click`]);var id=V(`<button type="button"> <span class="r-hidden"> </span></button>`),ad=V(`<li class="svelte-1vg18zl"><div class="who svelte-1vg18zl"><!> <span class="name svelte-1vg18zl"> <span class="side svelte-1vg18zl"> </span></span> <span> </span> <!></div> <!> <!></li>`),od=V(`<p class="note svelte-1vg18zl"> </p>`),sd=V(`<p class="leave svelte-1vg18zl"><button type="button" class="r-key small"> </button></p>`),cd=V(`<p class="svelte-1vg18zl"> </p> <p class="answers svelte-1vg18zl"><button type="button" class="r-key act"> </button> <button type="button" class="r-key"> </button></p>`,1),ld=V(`<section class="room r-card svelte-1vg18zl" aria-labelledby="waiting-room"><h2 id="waiting-room" class="svelte-1vg18zl"> </h2> <p class="r-hidden svelte-1vg18zl" role="status"> </p> <!> <ol class="svelte-1vg18zl"></ol> <!> <!></section> <!>`,1);function ud(e,t){E(t,!0);let n=new Js(()=>Y.game(t.summary.game));n.load();let r=O(()=>t.summary.seats.filter(e=>e.you)),i=A(null),a=A(!1),o=O(()=>z(i)??(z(r).length===1&&z(r)[0]&&!z(r)[0].ready?z(r)[0].seat:null)),s=O(()=>n.value?.brings??null),c=O(()=>n.value&&t.game.makeSetup({page:n.value,chosen:null,seats:Fs(t.summary),options:t.summary.options,extras:{},random:Math.random}));function l(e){return e.kind===`open`?J(`room-free`):z(s)?J(e.ready?`room-${z(s)}-ready`:`room-${z(s)}-missing`):``}function u(){j(a,!1),t.onleave()}function d(e){j(i,null),t.onchange(e)}var f=ld(),p=N(f),m=M(p),h=P(m,!0),g=F(m,2),_=P(g,!0),v=F(g,2);$s(v,{get problem(){return n.problem},onretry:()=>n.load()});var y=F(v,2);G(y,21,()=>t.summary.seats,e=>e.seat,(e,a)=>{var u=ad(),f=M(u),p=M(f);Vs(p,{get game(){return t.summary.game},get seat(){return z(a).seat}});var m=F(p,2),h=M(m),g=P(F(h));T(m);var _=F(m,2),v=P(_,!0),y=F(_,2),b=e=>{var t=id(),n=M(t,!0),r=P(F(n));T(t),I((e,i)=>{K(t,1,Ri({"r-key":!0,small:!0,act:!z(a).ready})),U(n,e),U(r,`(${i??``})`)},[()=>J(z(a).ready?`room-${z(s)}-other`:`room-${z(s)}-choose`),()=>X(z(a).seat)]),B(`click`,t,()=>j(i,z(a).seat,!0)),H(e,t)};W(y,e=>{z(a).you&&z(s)&&z(o)!==z(a).seat&&e(b)}),T(f);var x=F(f,2),S=e=>{{let t=O(()=>J(`invite-link-of`,{seat:X(z(a).seat)}));fu(e,{get link(){return new URL(z(a).invite,location.origin).href},get label(){return z(t)}})}};W(x,e=>{z(a).invite&&e(S)});var ee=F(x,2),te=e=>{{let o=O(()=>z(a).ready||z(r).length>1?()=>j(i,null):void 0);rd(e,{get summary(){return t.summary},get game(){return t.game},get page(){return n.value},get setup(){return z(c)},get seat(){return z(a)},ondone:d,get onclose(){return z(o)}})}};W(ee,e=>{n.value&&z(o)===z(a).seat&&e(te)}),T(u),I((e,t,n,r)=>{q(u,`data-seat`,z(a).seat),q(u,`data-ready`,z(a).ready),U(h,`${e??``} `),U(g,`${t??``}${n??``}`),K(_,1,Ri({state:!0,ready:z(a).ready&&z(a).kind!==`open`}),`svelte-1vg18zl`),U(v,r)},[()=>Es(z(a)),()=>X(z(a).seat),()=>z(a).kind===`guest`&&!z(a).you?` · ${J(z(a).online?`online`:`offline`)}`:``,()=>l(z(a))]),H(e,u)}),T(y);var b=F(y,2),x=e=>{var t=od(),n=P(t,!0);I(e=>U(n,e),[()=>J(`room-${z(s)}-note`)]),H(e,t)};W(b,e=>{z(s)&&e(x)});var S=F(b,2),ee=e=>{var t=sd(),n=M(t),r=P(n,!0);T(t),I(e=>U(r,e),[()=>J(`room-leave`)]),B(`click`,n,()=>j(a,!0)),H(e,t)};W(S,e=>{z(r).length>0&&e(ee)}),T(p);var te=F(p,2);{let e=O(()=>J(`room-leave-title`));Vc(te,{get open(){return z(a)},get title(){return z(e)},onclose:()=>j(a,!1),children:(e,t)=>{var n=cd(),r=N(n),i=P(r,!0),o=F(r,2),s=M(o),c=P(s,!0),l=F(s,2),d=P(l,!0);T(o),I((e,t,n)=>{U(i,e),U(c,t),U(d,n)},[()=>J(`room-leave-text`),()=>J(`room-leave`),()=>J(`room-stay`)]),B(`click`,s,u),B(`click`,l,()=>j(a,!1)),H(e,n)},$$slots:{default:!0}})}I((e,t,n)=>{U(h,e),U(_,t),q(y,`aria-label`,n)},[()=>J(`room-title`),()=>js(t.summary),()=>J(`players-label`)]),H(e,f),D()}Ir([`click`]);var dd=V(`<p class="note svelte-jti7iu" role="alert"> </p>`),fd=V(`<p class="note svelte-jti7iu"> </p>`),pd=V(`<h2 class="r-hidden"> </h2>`),md=V(`<p class="note svelte-jti7iu"> <a> </a></p>`),hd=V(`<div class="room svelte-jti7iu"><div class="top svelte-jti7iu"><!> <!> <!> <!></div> <div data-testid="table"><!> <!></div> <p class="r-hidden" role="status"> </p> <aside id="side" class="svelte-jti7iu"><h2 class="r-hidden"> </h2> <!></aside></div>`);function gd(e,t){E(t,!0);let n=e=>{Yl(e,{get summary(){return z(s)}})},r=p(),i=A(void 0),a=A(`log`),o=A(null),s=O(()=>r.summary??t.first),c=O(()=>r.shown),l=O(()=>z(c)&&`over`in z(c).status?z(c).status.over:null),u=O(()=>r.curtain),d=O(()=>r.mine.length>0?`play`:`watch`),f=O(()=>r.seat!==null&&r.awaited.includes(r.seat)&&!z(l));function p(){let e=t.first.seats.filter(e=>e.you).length>1&&t.first.status!==`over`?Nl(`look.${t.first.id}`)??`public`:null;return new ed(t.first.id,{pace:e=>Wl(t.game,e,fl()&&!document.hidden),whole:t.game.wholeSetup},e)}Aa(()=>{r.start();let e=()=>r.wake();return addEventListener(`online`,e),()=>{removeEventListener(`online`,e),r.stop()}}),jn(()=>{z(u)&&r.viewer!==`public`&&r.conceal()});let m=!1;kn(()=>{let e=z(u)===null&&z(c)?.view.viewer===r.viewer;m&&e&&xr().then(_),(e||z(u))&&(m=z(u)!==null)});let h=O(()=>!z(c)||r.animate?[]:[...r.story].filter(([e])=>e<=z(c).seq).sort(([e],[t])=>e-t).flatMap(([,e])=>e)),g=O(()=>{if(!z(c)||!r.animate||r.setup===null||z(u))return``;let{setup:e}=r;return z(c).events.flatMap(n=>t.game.tell(n,e,z(c).view.viewer)?.text??[]).join(` `)});kn(()=>{if(z(c)&&r.animate)for(let e of t.game.soundsOf?.(z(c).events,r.mine)??[])e!==`turn`&&fl()||zl(e)});function _(){for(let e of[`[data-begin]`,`[role="option"][tabindex="0"]`,`[tabindex="0"], button:enabled`]){let t=z(i)?.querySelector(e);if(t)return t.focus()}}function v(e){j(o,e,!0),j(a,`rules`),document.getElementById(`side`)?.scrollIntoView({block:`nearest`})}function y(e){[` `,`Escape`,`Enter`].includes(e.key)&&r.hurry(),Pl(e)||document.querySelector(`dialog[open]`)||(e.key===`l`&&j(a,`log`),e.key===`r`&&j(a,`rules`))}var b=hd();Fr(`keydown`,ln,y),Pi(`jti7iu`,e=>{In((e,t)=>{un.title=`${z(f)?`● `:``}${e??``} · ${t??``}`},[()=>Is(z(s)),()=>J(`rumpus`)])});var x=M(b),S=M(x);Wu(S,{get game(){return t.game},get table(){return r},get summary(){return z(s)}});var ee=F(S,2),te=e=>{var t=dd(),n=P(t,!0);I(e=>U(n,e),[()=>J(`connection-bye`)]),H(e,t)};W(ee,e=>{r.farewell&&e(te)});var ne=F(ee,2);$s(ne,{get problem(){return r.problem},onretry:void 0});var re=F(ne,2),ie=e=>{var t=fd(),n=P(t,!0);I(e=>U(n,e),[()=>J(`watching`)]),H(e,t)};W(re,e=>{z(d)===`watch`&&r.summary&&!z(l)&&!r.waiting&&e(ie)}),T(x);var ae=F(x,2),oe=M(ae),se=e=>{var t=pd(),n=P(t,!0);I(e=>U(n,e),[()=>J(`table`)]),H(e,t)};W(oe,e=>{z(u)||e(se)});var ce=F(oe,2),le=e=>{Hl(e,{get seat(){return z(u)},onready:()=>r.look(z(u))})},ue=e=>{ud(e,{get summary(){return z(s)},get game(){return t.game},onchange:e=>r.take(e),onleave:()=>r.leave()})},de=e=>{var t=md(),n=M(t),r=F(n),i=P(r,!0);T(t),I((e,t)=>{U(n,`${e??``} `),q(r,`href`,`/new/${z(s).game}`),U(i,t)},[()=>J(`called-off-text`),()=>J(`new-game`)]),H(e,t)},fe=O(()=>As(z(s))),pe=e=>{var i=qr(),a=N(i);{let e=O(()=>r.mayAct?z(c).hints:null),i=O(()=>r.animate&&fl());xi(a,()=>t.game.Table,(t,a)=>{a(t,{get setup(){return r.setup},get view(){return z(c).view},get hints(){return z(e)},get story(){return z(c).events},get past(){return z(h)},get summary(){return z(s)},get mode(){return z(d)},get animate(){return z(i)},get refusal(){return r.refused},get seat(){return z(c).view.viewer},get local(){return r.mine},onaction:e=>r.act(e),onwhy:e=>r.why(e),onclause:v,get onsound(){return zl},get resultActions(){return n}})})}H(e,i)};W(ce,e=>{z(u)?e(le):r.waiting?e(ue,1):z(fe)?e(de,2):z(c)&&r.setup!==null&&!r.concealed&&e(pe,3)}),T(ae),ya(ae,e=>j(i,e),()=>z(i));var me=F(ae,2),he=P(me,!0),ge=F(me,2),_e=M(ge),ve=P(_e,!0),ye=F(_e,2);{let e=O(()=>z(l)!==null);Ru(ye,{get game(){return t.game},get table(){return r},get summary(){return z(s)},get panel(){return z(a)},get clause(){return z(o)},get isOver(){return z(e)},onopen:e=>j(a,e,!0),onclause:v})}T(ge),T(b),I((e,t,n)=>{K(ae,1,e,`svelte-jti7iu`),q(ae,`data-seq`,z(c)?.seq),q(ae,`data-viewer`,r.viewer),q(ae,`data-mine`,z(f)),q(ae,`data-ready`,(z(c)!==null||r.waiting)&&!r.catchingUp&&r.sending===0),U(he,z(g)),q(ge,`aria-label`,t),U(ve,n)},[()=>Ri({table:!0,grows:r.waiting||As(z(s))}),()=>J(`side-panel`),()=>J(`side-panel`)]),Fr(`pointerdown`,ae,()=>r.hurry(),!0),H(e,b),D()}var _d=on({game:null,table:null});function vd(){return _d.game}function yd(){return _d.table}function bd(e){e!==_d.game&&(_d.game=e,_d.table=null,e!==null&&mc(e)&&gc(e).then(t=>{_d.game===e&&(_d.table=t)},()=>void 0))}var xd=V(`<p><a href="/"> </a></p>`),Sd=V(`<!> <!>`,1);function Cd(e,t){E(t,!0);let n=new Js(async()=>{let e=await Y.match(t.id);return bd(e.game),{summary:e,game:await gc(e.game)}});n.load();var r=qr(),i=N(r),a=e=>{gd(e,{get first(){return n.value.summary},get game(){return n.value.game}})},o=e=>{{let t=O(()=>n.problem?.status===404?J(`match-missing`):J(`match-opening`));cs(e,{get title(){return z(t)},narrow:!0,children:(e,t)=>{var r=Sd(),i=N(r);$s(i,{get problem(){return n.problem},onretry:()=>n.load()});var a=F(i,2),o=e=>{var t=xd(),n=P(M(t),!0);T(t),I(e=>U(n,e),[()=>J(`to-home`)]),H(e,t)};W(a,e=>{n.problem&&e(o)}),H(e,r)},$$slots:{default:!0}})}};W(i,e=>{n.value?e(a):e(o,-1)}),H(e,r),D()}Qe();var wd=V(`<p><a class="r-key act" href="/"> </a></p>`);function Td(e,t){E(t,!1),xa();{let t=wt(()=>J(`missing-title`)),n=wt(()=>J(`missing-lead`));cs(e,{get title(){return z(t)},get lead(){return z(n)},narrow:!0,children:(e,t)=>{var n=wd(),r=P(M(n),!0);T(n),I(e=>U(r,e),[()=>J(`to-home`)]),H(e,n)},$$slots:{default:!0}})}D()}var Ed=V(`<label class="svelte-662lyw"><input type="radio" name="clock"/> <span> <small class="svelte-662lyw"> </small></span></label>`),Dd=V(`<label class="field svelte-662lyw"> <input type="number" min="1" max="180" required="" class="svelte-662lyw"/></label> <label class="field svelte-662lyw"> <input type="number" min="0" max="60" required="" class="svelte-662lyw"/></label>`,1),Od=V(`<label class="field svelte-662lyw"> <input type="number" min="1" max="14" required="" class="svelte-662lyw"/></label>`),kd=V(`<fieldset class="svelte-662lyw"><legend> </legend> <!> <!></fieldset>`);function Ad(e,t){E(t,!0);let n=[],r=ka(t,`clock`,15),i=[`none`,`fischer`,`days`];var a=kd(),o=M(a),s=P(o,!0),c=F(o,2);G(c,16,()=>i,e=>e,(e,t)=>{var i=Ed(),a=M(i);ra(a);var o,s=F(a,2),c=M(s,!0),l=P(F(c),!0);T(s),T(i),I((e,n)=>{o!==(o=t)&&(a.value=(a.__value=o)??``),U(c,e),U(l,n)},[()=>J(`clock-${t}`),()=>J(`clock-${t}-help`)]),da(n,[],a,()=>r().clock,e=>r(r().clock=e,!0)),H(e,i)});var l=F(c,2),u=e=>{var t=Dd(),n=N(t),i=M(n,!0),a=F(i);ra(a),T(n);var o=F(n,2),s=M(o,!0),c=F(s);ra(c),T(o),I((e,t)=>{U(i,e),U(s,t)},[()=>J(`clock-minutes`),()=>J(`clock-increment`)]),la(a,()=>r().minutes,e=>r(r().minutes=e,!0)),la(c,()=>r().increment,e=>r(r().increment=e,!0)),H(e,t)},d=e=>{var t=Od(),n=M(t,!0),i=F(n);ra(i),T(t),I(e=>U(n,e),[()=>J(`clock-days-count`)]),la(i,()=>r().days,e=>r(r().days=e,!0)),H(e,t)};W(l,e=>{r().clock===`fischer`?e(u):r().clock===`days`&&e(d,1)}),T(a),I(e=>U(s,e),[()=>J(`new-clock`)]),H(e,a),D()}var jd=V(`<label class="svelte-1suh8ql"><input type="checkbox"/> </label>`),Md=V(`<option> </option>`),Nd=V(`<label class="svelte-1suh8ql"> <select class="svelte-1suh8ql"></select></label>`),Pd=V(`<label class="svelte-1suh8ql"> <input type="number"/></label>`),Fd=V(`<p class="svelte-1suh8ql"> </p>`),Id=V(`<div class="option svelte-1suh8ql"><!> <!></div>`),Ld=V(`<details class="r-card svelte-1suh8ql"><summary class="svelte-1suh8ql"> </summary> <!></details>`);function Rd(e,t){E(t,!0);let n=ka(t,`values`,15),r=e=>n()[e.key]??e.default,i=(e,t)=>rs(e)?J(e):t,a=(e,t)=>n({...n(),[e]:t});var o=Ld(),s=M(o),c=P(s,!0);G(F(s,2),17,()=>t.specs,e=>e.key,(e,t)=>{var n=Id(),o=M(n),s=e=>{var n=jd(),o=M(n);ra(o);var s=F(o);T(n),I((e,t)=>{aa(o,e),U(s,` ${t??``}`)},[()=>r(z(t))===!0,()=>i(`option-${z(t).key}`,z(t).key)]),B(`change`,o,e=>a(z(t).key,e.currentTarget.checked)),H(e,n)},c=e=>{var n=Nd(),o=M(n),s=F(o);G(s,20,()=>z(t).choices??[],e=>e,(e,n)=>{var r=Md(),a=P(r,!0),o={};I(e=>{U(a,e),o!==(o=n)&&(r.value=(r.__value=o)??``)},[()=>i(`option-${z(t).key}-${n}`,n)]),H(e,r)}),T(s);var c;Yi(s),T(n),I((e,t)=>{U(o,`${e??``} `),c!==(c=t)&&(s.value=(s.__value=c)??``,Ji(s,c))},[()=>i(`option-${z(t).key}`,z(t).key),()=>String(r(z(t)))]),B(`change`,s,e=>a(z(t).key,e.currentTarget.value)),H(e,n)},l=e=>{var n=Pd(),o=M(n),s=F(o);ra(s),T(n),I((e,n)=>{U(o,`${e??``} `),q(s,`min`,z(t).min),q(s,`max`,z(t).max),ia(s,n)},[()=>i(`option-${z(t).key}`,z(t).key),()=>Number(r(z(t)))]),B(`change`,s,e=>a(z(t).key,e.currentTarget.valueAsNumber)),H(e,n)};W(o,e=>{z(t).kind===`bool`?e(s):z(t).kind===`choice`?e(c,1):e(l,-1)});var u=F(o,2),d=e=>{var n=Fd(),r=P(n,!0);I(e=>U(r,e),[()=>J(`option-${z(t).key}-help`)]),H(e,n)},f=O(()=>rs(`option-${z(t).key}-help`));W(u,e=>{z(f)&&e(d)}),T(n),H(e,n)}),T(o),I(e=>U(c,e),[()=>J(`new-options`)]),H(e,o),D()}Ir([`change`]);function zd(e,t,n=Math.random){let r=e.side===`random`?t[Math.floor(n()*t.length)]??t[0]:e.side,i=e.opponent===`bot`?{kind:`bot`,level:e.level}:{kind:e.opponent};return t.map(e=>e===r?{kind:`me`}:i)}function Bd(e){return e.clock===`fischer`?{kind:`fischer`,seconds:e.minutes*60,increment:e.increment}:e.clock===`days`?{kind:`days`,days:e.days}:{kind:`none`}}function Vd(e,t){return Array.from({length:e},(e,n)=>({who:n===0?`me`:`bot`,level:t,force:null}))}function Hd(e,t,n){let r=e[t];if(!r||r.who===n||r.who===`me`)return e;let i=(e,t)=>({...e,who:t,force:null});return e.map((e,a)=>a===t?i(e,n):n===`me`&&e.who===`me`?i(e,r.who):e)}function Ud(e){return e.who===`me`||e.who===`same_device`}function Wd(e){return e.map(({who:e,level:t})=>e===`bot`?{kind:`bot`,level:t}:{kind:e})}function Gd(e,t){return Object.fromEntries(e.flatMap(({who:e,force:n},r)=>{let i=t[r];return n===null||e===`invite`||i===void 0?[]:[[i,n]]}))}var Kd=V(`<label class="svelte-82vmgb"><input type="radio" name="opponent"/> <span> <small class="svelte-82vmgb"> </small></span></label>`),qd=V(`<option> </option>`),Jd=V(`<label class="field svelte-82vmgb"> <select aria-describedby="felt"></select></label> <p id="felt" class="svelte-82vmgb"> </p>`,1),Yd=V(`<label class="svelte-82vmgb"><input type="radio" name="side"/> <span> </span></label>`),Xd=V(`<fieldset class="svelte-82vmgb"><legend> </legend> <!> <!></fieldset> <fieldset class="svelte-82vmgb"><legend> </legend> <!></fieldset>`,1);function Zd(e,t){E(t,!0);let n=[],r=[],i=ka(t,`plan`,15),a=[`bot`,`same_device`,`invite`];var o=Xd(),s=N(o),c=M(s),l=P(c,!0),u=F(c,2);G(u,16,()=>a,e=>e,(e,t)=>{var r=Kd(),a=M(r);ra(a);var o,s=F(a,2),c=M(s,!0),l=P(F(c),!0);T(s),T(r),I((e,n)=>{o!==(o=t)&&(a.value=(a.__value=o)??``),U(c,e),U(l,n)},[()=>J(`opponent-${t}`),()=>J(`opponent-${t}-help`)]),da(n,[],a,()=>i().opponent,e=>i(i().opponent=e,!0)),H(e,r)});var d=F(u,2),f=e=>{var n=Jd(),r=N(n),a=M(r),o=F(a);G(o,20,()=>t.levels,e=>e,(e,t)=>{var n=qd(),r=P(n),i={};I(e=>{U(r,`${t??``} · ${e??``}`),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Ds(t)]),H(e,n)}),T(o),Yi(o),T(r);var s=P(F(r,2),!0);I((e,t)=>{U(a,`${e??``} `),U(s,t)},[()=>J(`new-level`),()=>J(`level-${i().level}-felt`)]),Xi(o,()=>i().level,e=>i(i().level=e,!0)),H(e,n)};W(d,e=>{i().opponent===`bot`&&e(f)}),T(s);var p=F(s,2),m=M(p),h=P(m,!0);G(F(m,2),16,()=>[...t.seats,`random`],e=>e,(e,t)=>{var n=Yd(),a=M(n);ra(a);var o,s=P(F(a,2),!0);T(n),I(e=>{o!==(o=t)&&(a.value=(a.__value=o)??``),U(s,e)},[()=>t===`random`?J(`side-random`):X(t)]),da(r,[],a,()=>i().side,e=>i(i().side=e,!0)),H(e,n)}),T(p),I((e,t)=>{U(l,e),U(h,t)},[()=>J(`new-opponent`),()=>J(`new-side`)]),H(e,o),D()}var Qd=V(`<label class="svelte-1q2kn5x"><input type="radio" name="seats"/> </label>`),$d=V(`<option> </option>`),ef=V(`<p class="svelte-1q2kn5x"> </p>`),tf=V(`<button type="button" class="r-key small"> </button>`),nf=V(`<details class="svelte-1q2kn5x"><summary class="svelte-1q2kn5x"> <b> </b></summary> <!> <!></details>`),rf=V(`<li class="svelte-1q2kn5x"><label class="who svelte-1q2kn5x"><!> <span class="name svelte-1q2kn5x"> </span> <select class="svelte-1q2kn5x"><!><!></select></label> <!></li>`),af=V(`<fieldset class="count svelte-1q2kn5x"><legend> </legend> <!></fieldset> <ol class="svelte-1q2kn5x"></ol>`,1);function of(e,t){E(t,!0);let n=ka(t,`choices`,15),r=O(()=>Array.from({length:t.page.players.max-t.page.players.min+1},(e,n)=>t.page.players.min+n)),i=on([]),a=[`me`,`same_device`,`invite`];function o(e){let r=n().slice(0,e),i=Vd(e,t.level).slice(r.length),a=[...r,...i.map(e=>({...e,who:`bot`}))],o=n().find(e=>e.who===`me`);o&&!a.some(e=>e.who===`me`)&&(a[0]=o),n(a)}function s(e,t){let r=Number(t);if(r>0){let t=Hd(n(),e,`bot`);n(t.map((t,n)=>n===e?{...t,level:r}:t))}else n(Hd(n(),e,t).map(c))}function c(e,n){return!t.game.forces||e.force!==null||!Ud(e)?e:{...e,force:t.game.forces.suggest(t.page,n)}}function l(e,t){n(n().map((n,r)=>r===e?{...n,force:t}:n))}function u(e){return e.force===null?J(e.who===`bot`?`new-${t.page.brings}-built`:`new-${t.page.brings}-later`):t.game.forces?.nameOf(e.force)||J(`new-${t.page.brings}-unnamed`)}var d=af(),f=N(d),p=M(f),m=P(p,!0);G(F(p,2),16,()=>z(r),e=>e,(e,t)=>{var r=Qd(),i=M(r);ra(i);var a=F(i);T(r),I(()=>{ia(i,t),aa(i,n().length===t),U(a,` ${t??``}`)}),B(`change`,i,()=>o(t)),H(e,r)}),T(f);var h=F(f,2);G(h,21,n,di,(e,n,r)=>{let o=O(()=>t.page.seats[r]??``);var c=rf(),d=M(c),f=M(d);Vs(f,{get game(){return t.page.id},get seat(){return z(o)}});var p=F(f,2),m=P(p,!0),h=F(p,2),g=M(h);G(g,16,()=>a,e=>e,(e,t)=>{var r=qr(),i=N(r),a=e=>{var n=$d(),r=P(n,!0),i={};I(e=>{U(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>J(`seat-of-${t}`)]),H(e,n)};W(i,e=>{(z(n).who!==`me`||t===`me`)&&e(a)}),H(e,r)});var _=F(g),v=e=>{var n=qr();G(N(n),16,()=>t.page.levels,e=>e,(e,t)=>{var n=$d(),r=P(n,!0),i={};I((e,t)=>{U(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>J(`bot-named`,{level:`${t} · ${Ds(t)}`}),()=>String(t)]),H(e,n)}),H(e,n)};W(_,e=>{z(n).who!==`me`&&e(v)}),T(h);var y;Yi(h),T(d);var b=F(d,2),x=e=>{var n=ef(),r=P(n,!0);I(e=>U(r,e),[()=>J(`new-${t.page.brings}-guest`)]),H(e,n)},S=e=>{var a=nf(),s=M(a),c=M(s),d=P(F(c),!0);T(s);var f=F(s,2),p=e=>{var i=qr(),a=N(i);{let e=O(()=>J(`room-${t.page.brings}-of`,{seat:X(z(o))}));xi(a,()=>t.game.forces.Picker,(i,a)=>{a(i,{get game(){return t.page.id},get page(){return t.page},get options(){return t.options},get setup(){return t.setup},get value(){return z(n).force},onchange:e=>l(r,e),get label(){return z(e)}})})}H(e,i)};W(f,e=>{i[r]&&e(p)});var m=F(f,2),h=e=>{var n=tf(),i=P(n,!0);I(e=>U(i,e),[()=>J(`new-${t.page.brings}-let-build`)]),B(`click`,n,()=>l(r,null)),H(e,n)},g=O(()=>z(n).force!==null&&!Ud(z(n)));W(m,e=>{z(g)&&e(h)}),T(a),I((e,t)=>{U(c,`${e??``}: `),U(d,t)},[()=>J(`new-${t.page.brings}`),()=>u(z(n))]),ba(`open`,`toggle`,a,e=>i[r]=e,()=>i[r]),H(e,a)};W(b,e=>{t.game.forces&&z(n).who===`invite`?e(x):t.game.forces&&e(S,1)}),T(c),I((e,t)=>{q(c,`data-seat`,z(o)),U(m,e),y!==(y=t)&&(h.value=(h.__value=y)??``,Ji(h,y))},[()=>X(z(o)),()=>z(n).who===`bot`?String(z(n).level):z(n).who]),B(`change`,h,e=>s(r,e.currentTarget.value)),H(e,c)}),T(h),I((e,t)=>{U(m,e),q(h,`aria-label`,t)},[()=>J(`new-seats`),()=>J(`players-label`)]),H(e,d),D()}Ir([`change`,`click`]);var sf=V(`<div><!></div>`),cf=V(`<div class="svelte-10fc2sx"><!></div>`),lf=V(`<span class="first svelte-10fc2sx"> </span>`),uf=V(`<form class="svelte-10fc2sx"><!> <div><!> <!></div> <!> <!> <!> <p class="go r-card svelte-10fc2sx"><span class="chosen svelte-10fc2sx"> </span> <button class="r-key act svelte-10fc2sx"> </button> <!></p></form>`),df=V(`<!> <!>`,1);function ff(e,t){E(t,!0);let n=ul().level??2,r=A(on({opponent:`bot`,level:n,side:``})),i=A([]),a=A(on({clock:`none`,minutes:10,increment:5,days:2})),o=A(on({})),s=A(null),c=A(``),l=new Js(async()=>{let[e,a]=await Promise.all([Y.game(t.game),gc(t.game)]);return z(r).side=e.seats[0]??``,j(i,Vd(e.players.min,n).map((t,n)=>n===0?{...t,force:a.forces?.suggest(e,n)??null}:t)),{page:e,table:a}});l.load();let u=O(()=>l.value?.page??null),d=O(()=>l.value?.table??null),f=O(()=>z(u)!==null&&z(u).players.max>2),p=O(()=>(z(u)?.seats??[]).slice(0,z(f)?z(i).length:void 0)),m=O(()=>new Set((z(d)?.extras??[]).map(e=>e.key))),h=O(()=>z(d)!==null&&(!z(d).Choices||z(s)!==null)),g=O(()=>z(u)&&z(h)?x():null),_=new Js(()=>Y.create(S())),v=O(()=>z(f)?J(`players`,{count:z(i).length}):z(r).opponent===`bot`?J(`bot-named`,{level:Ds(z(r).level)}):J(`opponent-${z(r).opponent}`)),y=O(()=>[z(c),z(v),Os(Bd(z(a)))].filter(Boolean).join(` · `));function b(e){return Object.fromEntries(Object.entries(z(o)).filter(([t])=>z(m).has(t)===e))}function x(){return!z(u)||!z(d)?null:z(d).makeSetup({page:z(u),chosen:z(s),seats:z(p),options:b(!1),extras:b(!0),random:Math.random})}function S(){let e=z(f)?Gd(z(i),z(p)):{};return{game:t.game,setup:x(),seats:z(f)?Wd(z(i)):zd(z(r),z(p)),clock:Bd(z(a)),...Object.keys(e).length>0?{forces:e}:{}}}async function ee(e){e.preventDefault();let t=await _.load();if(!t)return;let n=z(f)?z(i).find(e=>e.who===`bot`)?.level:z(r).level;n!==void 0&&(z(f)||z(r).opponent===`bot`)&&dl({level:n}),tl(`/match/${t.id}`)}{let p=O(()=>J(`new-title`,{game:ws(t.game)}));cs(e,{get title(){return z(p)},children:(e,p)=>{var m=df(),v=N(m);$s(v,{get problem(){return l.problem},onretry:()=>l.load()});var x=F(v,2),S=e=>{var l=uf(),p=M(l),m=e=>{var n=sf();xi(M(n),()=>z(d).Choices,(e,n)=>{n(e,{get game(){return t.game},get page(){return z(u)},onchange:e=>j(s,e),onsay:e=>j(c,e,!0)})}),T(n),H(e,n)};W(p,e=>{z(d).Choices&&e(m)});var v=F(p,2),x=M(v),S=e=>{var t=cf(),r=M(t);{let e=O(()=>b(!1));of(r,{get game(){return z(d)},get page(){return z(u)},get options(){return z(e)},get setup(){return z(g)},get level(){return n},get choices(){return z(i)},set choices(e){j(i,e)}})}T(t),H(e,t)},te=e=>{Zd(e,{get levels(){return z(u).levels},get seats(){return z(u).seats},get plan(){return z(r)},set plan(e){j(r,e,!0)}})};W(x,e=>{z(f)?e(S):e(te,-1)}),Ad(F(x,2),{get clock(){return z(a)},set clock(e){j(a,e,!0)}}),T(v);var ne=F(v,2);{let e=O(()=>[...z(d).extras??[],...z(u).options]);Rd(ne,{get specs(){return z(e)},get values(){return z(o)},set values(e){j(o,e,!0)}})}var re=F(ne,2);$s(re,{get problem(){return _.problem}});var ie=F(re,2),ae=e=>{{let n=O(()=>z(d).forces?.sayFault);qc(e,{get game(){return t.game},get faults(){return _.problem.faults},get say(){return z(n)}})}};W(ie,e=>{_.problem?.faults&&e(ae)});var oe=F(ie,2),se=M(oe),ce=P(se,!0),le=F(se,2),ue=P(le,!0),de=F(le,2),fe=e=>{var t=lf(),n=P(t,!0);I(e=>U(n,e),[()=>J(`new-check-first`)]),H(e,t)};W(de,e=>{z(h)||e(fe)}),T(oe),T(l),I(e=>{K(v,1,Ri({"r-card":!0,plan:!0,many:z(f)}),`svelte-10fc2sx`),U(ce,z(y)),le.disabled=!z(h)||_.busy,U(ue,e)},[()=>J(`new-create`)]),Fr(`submit`,l,ee),H(e,l)};W(x,e=>{z(u)&&z(d)&&e(S)}),H(e,m)},$$slots:{default:!0}})}D()}var pf=Gr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1u71j3k"><path></path></svg>`);function mf(e,t){let n={first:`M5 5h3v14H5zM19 5v14l-10-7z`,back:`M17 5v14L6 12z`,forward:`M7 5l11 7-11 7z`,last:`M16 5h3v14h-3zM5 5l10 7-10 7z`};var r=pf(),i=P(r);I(()=>q(i,`d`,n[t.name])),H(e,r)}var hf=[.5,1,2,4],gf=1500,_f=class{frames;moved;#e=A(on(1/0));#t=A(!1);get playing(){return z(this.#t)}set playing(e){j(this.#t,e,!0)}#n=A(1);get speed(){return z(this.#n)}set speed(e){j(this.#n,e,!0)}#r=A(!1);get forward(){return z(this.#r)}set forward(e){j(this.#r,e,!0)}#i;constructor(e,t,n=()=>void 0){this.frames=e,this.moved=n,t!==null&&j(this.#e,t,!0)}get at(){return this.#o(z(this.#e))}get last(){return Math.max(0,this.frames().length-1)}get frame(){return this.frames()[this.at]??null}go(e){let t=this.#o(e);this.forward=t===this.at+1,j(this.#e,t,!0),this.moved(t),this.playing&&t===this.last&&this.pause()}goToStep(e){this.go(this.frames().findIndex(t=>t.seq===e))}play(){this.at===this.last&&this.go(0),this.playing=!0,this.#a()}pause(){this.playing=!1,clearTimeout(this.#i)}toggle(){this.playing?this.pause():this.play()}change(e){let t=hf.indexOf(this.speed)+e;this.speed=hf[Math.min(Math.max(t,0),hf.length-1)]??1}#a(){clearTimeout(this.#i),this.#i=setTimeout(()=>{this.playing&&(this.go(this.at+1),this.playing&&this.#a())},gf/this.speed)}#o(e){return Math.min(Math.max(Number.isNaN(e)?0:Math.trunc(e),0),this.last)}},vf=V(`<option> </option>`),yf=V(`<div class="r-card svelte-17go0sl" role="group"><div class="buttons svelte-17go0sl"><button type="button" class="r-key small"><!></button> <button type="button" class="r-key small"><!></button> <button type="button" class="r-key small act"> </button> <button type="button" class="r-key small"><!></button> <button type="button" class="r-key small"><!></button></div> <input type="range" min="0" class="svelte-17go0sl"/> <label class="svelte-17go0sl"> </label> <select class="svelte-17go0sl"></select> <label class="svelte-17go0sl"> </label> <select class="svelte-17go0sl"></select></div>`);function bf(e,t){let n=Jr();E(t,!0);let r=ka(t,`player`,7),i=O(()=>[`public`,...t.seats]);var a=yf(),o=M(a),s=M(o);mf(M(s),{name:`first`}),T(s);var c=F(s,2);mf(M(c),{name:`back`}),T(c);var l=F(c,2),u=P(l,!0),d=F(l,2);mf(M(d),{name:`forward`}),T(d);var f=F(d,2);mf(M(f),{name:`last`}),T(f),T(o);var p=F(o,2);ra(p);var m=F(p,2),h=P(m,!0),g=F(m,2);G(g,20,()=>hf,e=>e,(e,t)=>{var n=vf(),r=P(n),i={};I(()=>{U(r,`${t??``}×`),i!==(i=t)&&(n.value=(n.__value=i)??``)}),H(e,n)}),T(g),Yi(g);var _=F(g,2),v=P(_,!0),y=F(_,2);G(y,20,()=>z(i),e=>e,(e,t)=>{var n=vf(),r=P(n,!0),i={};I(e=>{U(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>t===`public`?J(`viewer-public`):X(t)]),H(e,n)}),T(y);var b;Yi(y),T(a),I((e,i,o,l,x,S,ee,te,ne,re)=>{q(a,`aria-label`,e),q(s,`aria-label`,i),s.disabled=r().at===0,q(c,`aria-label`,o),c.disabled=r().at===0,U(u,l),q(d,`aria-label`,x),d.disabled=r().at===r().last,q(f,`aria-label`,S),f.disabled=r().at===r().last,q(p,`max`,r().last),ia(p,r().at),q(p,`aria-label`,ee),q(p,`aria-valuetext`,te),q(m,`for`,`${n}-speed`),U(h,ne),q(g,`id`,`${n}-speed`),q(_,`for`,`${n}-viewer`),U(v,re),q(y,`id`,`${n}-viewer`),b!==(b=t.viewer)&&(y.value=(y.__value=b)??``,Ji(y,b))},[()=>J(`replay-controls`),()=>J(`replay-first`),()=>J(`replay-back`),()=>J(r().playing?`replay-pause`:`replay-play`),()=>J(`replay-forward`),()=>J(`replay-last`),()=>J(`replay-scrubber`),()=>J(`replay-step`,{step:r().at,last:r().last}),()=>J(`replay-speed`),()=>J(`replay-viewer`)]),B(`click`,s,()=>r().go(0)),B(`click`,c,()=>r().go(r().at-1)),B(`click`,l,()=>r().toggle()),B(`click`,d,()=>r().go(r().at+1)),B(`click`,f,()=>r().go(r().last)),B(`input`,p,e=>r().go(e.currentTarget.valueAsNumber)),Xi(g,()=>r().speed,e=>r().speed=e),B(`change`,y,e=>t.onlook(e.currentTarget.value)),H(e,a),D()}Ir([`click`,`input`,`change`]);var xf=V(`<option> </option>`),Sf=V(`<p class="svelte-1xrlyv4"> </p>`),Cf=V(`<h3 class="svelte-1xrlyv4"> </h3> <!> <h3 class="svelte-1xrlyv4"> </h3> <form><p class="svelte-1xrlyv4"> </p> <label class="svelte-1xrlyv4"> <select></select></label> <label class="svelte-1xrlyv4"> <select></select></label> <p class="svelte-1xrlyv4"><button class="r-key act"> </button></p> <!> <!></form> <h3 class="svelte-1xrlyv4"> </h3> <p class="svelte-1xrlyv4"> </p> <p class="svelte-1xrlyv4"><a class="r-key"> </a></p>`,1);function wf(e,t){E(t,!0);let n=A(on(wr(()=>Fs(t.summary)[0]??``))),r=A(on(ul().level??2)),i=O(()=>t.player.frame?.seq??0),a=new Js(()=>Y.branch(t.summary.id,z(i),z(n),z(r))),o=O(()=>t.player.frame!==null&&`over`in t.player.frame.status),s=O(()=>`${location.origin}/match/${t.summary.id}/replay?step=${t.player.at}${t.viewer===`public`?``:`&viewer=${t.viewer}`}`);async function c(e){e.preventDefault();let t=await a.load();t&&tl(`/match/${t.id}`)}var l=Cf(),u=N(l),d=P(u,!0),f=F(u,2);{let e=O(()=>J(`replay-share`));fu(f,{get link(){return z(s)},get label(){return z(e)}})}var p=F(f,2),m=P(p,!0),h=F(p,2),g=M(h),_=P(g,!0),v=F(g,2),y=M(v),b=F(y);G(b,20,()=>Fs(t.summary),e=>e,(e,t)=>{var n=xf(),r=P(n,!0),i={};I(e=>{U(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>X(t)]),H(e,n)}),T(b),Yi(b),T(v);var x=F(v,2),S=M(x),ee=F(S);G(ee,20,()=>[1,2,3,4,5],e=>e,(e,t)=>{var n=xf(),r=P(n),i={};I(e=>{U(r,`${t??``} · ${e??``}`),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Ds(t)]),H(e,n)}),T(ee),Yi(ee),T(x);var te=F(x,2),ne=M(te),re=P(ne,!0);T(te);var ie=F(te,2),ae=e=>{var t=Sf(),n=P(t,!0);I(e=>U(n,e),[()=>J(`replay-branch-over`)]),H(e,t)};W(ie,e=>{z(o)&&e(ae)}),$s(F(ie,2),{get problem(){return a.problem}}),T(h);var oe=F(h,2),se=P(oe,!0),ce=F(oe,2),le=P(ce,!0),ue=F(ce,2),de=M(ue),fe=P(de,!0);T(ue),I((e,n,r,i,s,c,l,u,f,p)=>{U(d,e),U(m,n),U(_,r),U(y,`${i??``} `),U(S,`${s??``} `),ne.disabled=a.busy||z(o),U(re,c),U(se,l),U(le,u),q(de,`href`,f),q(de,`download`,`${t.summary.id}.jsonl`),U(fe,p)},[()=>J(`replay-share`),()=>J(`replay-branch`),()=>J(`replay-branch-text`,{step:z(i)}),()=>J(`new-side`),()=>J(`new-level`),()=>J(`replay-branch-go`),()=>J(`record`),()=>J(`record-text`),()=>Y.recordUrl(t.summary.id),()=>J(`record-download`)]),Fr(`submit`,h,c),Xi(b,()=>z(n),e=>j(n,e)),Xi(ee,()=>z(r),e=>j(r,e)),H(e,l),D()}var Tf=V(`<div class="scroll svelte-1qkydv0"><!></div>`),Ef=V(`<div class="theatre svelte-1qkydv0"><div class="top r-card svelte-1qkydv0"><h1 class="svelte-1qkydv0"> </h1> <p role="status" class="svelte-1qkydv0"> </p></div> <div class="table svelte-1qkydv0" data-testid="table" data-ready="true"><h2 class="r-hidden"> </h2> <!></div> <div class="controls svelte-1qkydv0"><!></div> <aside class="svelte-1qkydv0"><h2 class="r-hidden"> </h2> <!> <!></aside></div>`);function Df(e,t){E(t,!0);let n=e=>{{let n=O(()=>z(c)?.seq??0);Cu(e,{get game(){return t.game},get story(){return z(l)},get setup(){return t.replay.setup},get viewer(){return t.viewer},get current(){return z(n)},onclause:f,onstep:e=>s.goToStep(e)})}},r=e=>{var n=Tf();su(M(n),{get game(){return t.replay.summary.game},get clause(){return z(o)},linked:!1}),T(n),H(e,n)},i=e=>{var n=Tf();wf(M(n),{get summary(){return t.replay.summary},get player(){return s},get viewer(){return t.viewer}}),T(n),H(e,n)},a=A(`log`),o=A(null),s=new _f(()=>t.replay.frames,wr(()=>t.first),e=>nl({step:String(e)})),c=O(()=>s.frame),l=O(()=>new Map(t.replay.frames.map(e=>[e.seq,e.events]))),u=O(()=>z(c)&&`over`in z(c).status?z(c).status.over:null);Aa(()=>()=>s.pause()),kn(()=>{if(z(c)&&s.forward&&!fl())for(let e of t.game.soundsOf?.(z(c).events,[])??[])zl(e)});function d(e){s.forward=!1,t.onlook(e)}function f(e){j(o,e,!0),j(a,`rules`)}function p(e){if(Pl(e)||document.querySelector(`dialog[open]`))return;let t={ArrowLeft:()=>s.go(s.at-1),ArrowRight:()=>s.go(s.at+1),Home:()=>s.go(0),End:()=>s.go(s.last),"+":()=>s.change(1),"-":()=>s.change(-1),...e.target?.closest?.(`button, a, [role="tab"]`)==null?{" ":()=>s.toggle()}:{}}[e.key];t&&(e.preventDefault(),t())}var m=Ef();Fr(`keydown`,ln,p),Pi(`1qkydv0`,e=>{In((e,t,n)=>{un.title=`${e??``} · ${t??``} · ${n??``}`},[()=>J(`replay`),()=>Is(t.replay.summary),()=>J(`rumpus`)])});var h=M(m),g=M(h),_=P(g),v=P(F(g,2),!0);T(h);var y=F(h,2),b=M(y),x=P(b,!0),S=F(b,2),ee=e=>{var n=qr(),r=N(n);{let e=O(()=>s.forward&&fl()),n=O(()=>t.replay.summary.seats.filter(e=>e.you).map(e=>e.seat));xi(r,()=>t.game.Table,(r,i)=>{i(r,{get setup(){return t.replay.setup},get view(){return z(c).view},hints:null,get story(){return z(c).events},get summary(){return t.replay.summary},mode:`replay`,get animate(){return z(e)},refusal:null,get seat(){return z(c).view.viewer},get local(){return z(n)},onaction:()=>void 0,onwhy:()=>void 0,onclause:f,get onsound(){return zl}})})}H(e,n)};W(S,e=>{z(c)&&e(ee)}),T(y);var te=F(y,2),ne=M(te);{let e=O(()=>Fs(t.replay.summary));bf(ne,{get player(){return s},get seats(){return z(e)},get viewer(){return t.viewer},onlook:d})}T(te);var re=F(te,2),ie=M(re),ae=P(ie,!0),oe=F(ie,2);{let e=O(()=>z(c)&&`awaiting`in z(c).status?z(c).status.awaiting:[]);Au(oe,{get summary(){return t.replay.summary},get awaited(){return z(e)}})}var se=F(oe,2);{let e=O(()=>J(`side-panel`)),t=O(()=>[{id:`log`,title:J(`log`),panel:n},{id:`rules`,title:J(`nav-rules`),panel:r},{id:`keep`,title:J(`replay-keep`),panel:i}]);uu(se,{get label(){return z(e)},get open(){return z(a)},onopen:e=>j(a,e,!0),get tabs(){return z(t)}})}T(re),T(m),I((e,t,n,r,i,a)=>{U(_,`${e??``} · ${t??``}`),U(v,n),q(y,`data-seq`,z(c)?.seq),U(x,r),q(re,`aria-label`,i),U(ae,a)},[()=>J(`replay`),()=>Is(t.replay.summary),()=>z(u)?Ns(z(u),Fs(t.replay.summary)):J(`replay-step`,{step:s.at,last:s.last}),()=>J(`table`),()=>J(`side-panel`),()=>J(`side-panel`)]),H(e,m),D()}var Of=V(`<!> <!>`,1),kf=V(`<p><a> </a></p>`);function Af(e,t){E(t,!0);let n=A(on(Qc(`viewer`)??`public`)),r=new Js(async()=>{let e=await Y.replay(t.id,z(n),0,500);bd(e.summary.game);let r=await gc(e.summary.game);return{game:r,replay:{...e,setup:r.wholeSetup?.(e.setup)??e.setup}}}),i=A({of:null,frames:[]}),a=A(null),o=0;s();async function s(){let e=o+=1,[s,c]=[z(n),await r.load()];if(!c||e!==o)return;j(a,null);let{replay:l}=c,u=[];try{for(let n=l.frames.length;n<=l.summary.steps;n=l.frames.length+u.length){let r=await Y.replay(t.id,s,n,500);if(e!==o||r.frames.length===0)return;u=[...u,...r.frames],j(i,{of:l,frames:u})}}catch(t){e===o&&j(a,ps(t))}}function c(e){j(n,e,!0),nl({viewer:e===`public`?null:e}),s()}let l=O(()=>{let e=r.value?.replay;return e&&z(i).of===e?{...e,frames:[...e.frames,...z(i).frames]}:e}),u=Qc(`step`)===null?null:Number(Qc(`step`));var d=qr(),f=N(d),p=e=>{var t=Of(),i=N(t);$s(i,{get problem(){return z(a)},onretry:s}),Df(F(i,2),{get game(){return r.value.game},get replay(){return z(l)},get first(){return u},get viewer(){return z(n)},onlook:c}),H(e,t)},m=e=>{{let n=O(()=>r.problem?.status===404?J(`match-missing`):J(`replay`));cs(e,{get title(){return z(n)},narrow:!0,children:(e,n)=>{var i=Of(),a=N(i);$s(a,{get problem(){return r.problem},onretry:s});var o=F(a,2),c=e=>{var n=kf(),r=M(n),i=P(r,!0);T(n),I(e=>{q(r,`href`,`/match/${t.id}`),U(i,e)},[()=>J(`join-to-table`)]),H(e,n)};W(o,e=>{r.problem&&e(c)}),H(e,i)},$$slots:{default:!0}})}};W(f,e=>{r.value&&z(l)?e(p):e(m,-1)}),H(e,d),D()}var jf=V(`<li class="r-card svelte-7z3vre"><a class="svelte-7z3vre"> </a><span class="svelte-7z3vre"> </span></li>`),Mf=V(`<!> <ul class="svelte-7z3vre"></ul>`,1);function Nf(e,t){E(t,!1);let n=new Js(async()=>(await Y.games()).filter(e=>e.status===`ready`));n.load(),xa();{let t=wt(()=>J(`nav-rules`)),r=wt(()=>J(`rules-lead`));cs(e,{get title(){return z(t)},get lead(){return z(r)},narrow:!0,children:(e,t)=>{var r=Mf(),i=N(r);$s(i,{get problem(){return n.problem},onretry:()=>n.load()});var a=F(i,2);G(a,5,()=>n.value??[],e=>e.id,(e,t)=>{var n=jf(),r=M(n),i=P(r,!0),a=P(F(r),!0);T(n),I((e,n)=>{q(r,`href`,`/rules/${z(t).id}`),U(i,e),U(a,n)},[()=>as(z(t).title),()=>as(z(t).tagline)]),H(e,n)}),T(a),H(e,r)},$$slots:{default:!0}})}D()}var Pf=V(`<div class="r-card svelte-oxu2mb"><!></div>`);function Ff(e,t){E(t,!0);{let n=O(()=>J(`rules-of`,{game:ws(t.game)})),r=O(()=>J(`rules-lead`));cs(e,{get title(){return z(n)},get lead(){return z(r)},narrow:!0,children:(e,n)=>{var r=Pf(),i=M(r);{let e=O(()=>$c()||null);su(i,{get game(){return t.game},get clause(){return z(e)},level:2})}T(r),H(e,r)},$$slots:{default:!0}})}D()}var If=V(`<label><input type="radio" name="language"/> </label>`),Lf=V(`<label><input type="radio" name="theme"/> </label>`),Rf=V(`<label><input type="radio" name="motion"/> </label>`),zf=V(`<form class="r-card svelte-1ozf5k3"><label for="name"> </label> <p class="row svelte-1ozf5k3"><input id="name" maxlength="24" autocomplete="nickname" aria-describedby="name-help" class="svelte-1ozf5k3"/> <button class="r-key act"> </button></p> <p id="name-help" class="help svelte-1ozf5k3"> </p> <p role="status" class="svelte-1ozf5k3"> </p> <!></form> <div class="r-card svelte-1ozf5k3"><fieldset class="svelte-1ozf5k3"><legend class="svelte-1ozf5k3"> </legend> <!></fieldset> <fieldset class="svelte-1ozf5k3"><legend class="svelte-1ozf5k3"> </legend> <!></fieldset> <fieldset class="svelte-1ozf5k3"><legend class="svelte-1ozf5k3"> </legend> <!></fieldset> <fieldset class="svelte-1ozf5k3"><legend class="svelte-1ozf5k3"> </legend> <label><input type="checkbox"/> </label></fieldset></div>`,1);function Bf(e,t){E(t,!0);let n=A(``),r=A(!1),i=new Js(()=>Y.me()),a=new Js(()=>Y.rename(z(n).trim()));Aa(async()=>j(n,(await i.load())?.name??``,!0));let o={en:`English`,ko:`한국어`},s=[`system`,`light`,`dark`],c=[`system`,`full`,`less`];async function l(e){e.preventDefault(),j(r,!1),j(r,await a.load()!==null)}function u(e){dl({sounds:e}),e&&zl(`turn`)}{let t=O(()=>J(`nav-settings`));cs(e,{get title(){return z(t)},narrow:!0,children:(e,t)=>{var d=zf(),f=N(d),p=M(f),m=P(p,!0),h=F(p,2),g=M(h);ra(g);var _=F(g,2),v=P(_,!0);T(h);var y=F(h,2),b=P(y,!0),x=F(y,2),S=P(x,!0),ee=F(x,2);{let e=O(()=>i.problem??a.problem);$s(ee,{get problem(){return z(e)}})}T(f);var te=F(f,2),ne=M(te),re=M(ne),ie=P(re,!0);G(F(re,2),16,()=>Jo,e=>e,(e,t)=>{var n=If(),r=M(n);ra(r);var i=F(r);T(n),I(e=>{q(n,`lang`,t),aa(r,e),U(i,` ${o[t]??``}`)},[()=>ul().language===t]),B(`change`,r,()=>dl({language:t})),H(e,n)}),T(ne);var ae=F(ne,2),oe=M(ae),se=P(oe,!0);G(F(oe,2),16,()=>s,e=>e,(e,t)=>{var n=Lf(),r=M(n);ra(r);var i=F(r);T(n),I((e,t)=>{aa(r,e),U(i,` ${t??``}`)},[()=>ul().theme===t,()=>J(`theme-${t}`)]),B(`change`,r,()=>dl({theme:t})),H(e,n)}),T(ae);var ce=F(ae,2),le=M(ce),ue=P(le,!0);G(F(le,2),16,()=>c,e=>e,(e,t)=>{var n=Rf(),r=M(n);ra(r);var i=F(r);T(n),I((e,t)=>{aa(r,e),U(i,` ${t??``}`)},[()=>ul().motion===t,()=>J(`motion-${t}`)]),B(`change`,r,()=>dl({motion:t})),H(e,n)}),T(ce);var de=F(ce,2),fe=M(de),pe=P(fe,!0),me=F(fe,2),he=M(me);ra(he);var ge=F(he);T(me),T(de),T(te),I((e,t,n,r,i,a,o,s,c,l,u)=>{U(m,e),_.disabled=t,U(v,n),U(b,r),U(S,i),U(ie,a),U(se,o),U(ue,s),U(pe,c),aa(he,l),U(ge,` ${u??``}`)},[()=>J(`settings-name`),()=>a.busy||z(n).trim()===``,()=>J(`save`),()=>J(`settings-name-help`),()=>z(r)?J(`settings-saved`):``,()=>J(`settings-language`),()=>J(`settings-theme`),()=>J(`settings-motion`),()=>J(`sounds`),()=>ul().sounds,()=>J(`settings-sounds`)]),Fr(`submit`,f,l),la(g,()=>z(n),e=>j(n,e)),B(`change`,he,e=>u(e.currentTarget.checked)),H(e,d)},$$slots:{default:!0}})}D()}Ir([`change`]);var Vf=V(`<!> <!>`,1);function Hf(e,t){E(t,!0);let n=new Js(async()=>{let[e,n]=await Promise.all([Y.game(t.game),gc(t.game)]);return{page:e,Workshop:n.forces?.Workshop}});n.load();let r=O(()=>n.value?.page??null),i=O(()=>n.value?.Workshop);{let a=O(()=>J(`workshop-title`,{game:ws(t.game)}));cs(e,{get title(){return z(a)},children:(e,a)=>{var o=Vf(),s=N(o);$s(s,{get problem(){return n.problem},onretry:()=>n.load()});var c=F(s,2),l=e=>{var n=qr();xi(N(n),()=>z(i),(e,n)=>{n(e,{get game(){return t.game},get page(){return z(r)}})}),H(e,n)};W(c,e=>{z(r)&&z(i)&&e(l)}),H(e,o)},$$slots:{default:!0}})}D()}var Uf=Gr(`<svg class="defs svelte-3xafka" width="0" height="0" aria-hidden="true" focusable="false"><defs><linearGradient id="tb-blue" x1="0.1" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="#7cbcff"></stop><stop offset="0.34" stop-color="#3589ee"></stop><stop offset="1" stop-color="#1658bb"></stop></linearGradient><linearGradient id="tb-blue-dim" x1="0.1" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="#3f8fee"></stop><stop offset="1" stop-color="#10448f"></stop></linearGradient><linearGradient id="tb-red" x1="0.1" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="#ff9d80"></stop><stop offset="0.34" stop-color="#ea4c37"></stop><stop offset="1" stop-color="#b0241b"></stop></linearGradient><linearGradient id="tb-red-dim" x1="0.1" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="#ec5a43"></stop><stop offset="1" stop-color="#8a1a14"></stop></linearGradient><linearGradient id="tb-gold" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="#ffe9a0"></stop><stop offset="0.5" stop-color="#f8bd36"></stop><stop offset="1" stop-color="#c98610"></stop></linearGradient><linearGradient id="tb-paint" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fffdf4"></stop><stop offset="1" stop-color="#efdcb8"></stop></linearGradient></defs></svg>`);function Wf(e){H(e,Uf())}function Z(e){return String(Math.round(e*10)/10)}function Q(e,t,n){return`M${Z(e-n)} ${Z(t)}a${Z(n)} ${Z(n)} 0 1 1 ${Z(2*n)} 0a${Z(n)} ${Z(n)} 0 1 1 ${Z(-2*n)} 0Z`}function Gf(e,t,n,r){return`M${Z(e-n)} ${Z(t)}a${Z(n)} ${Z(r)} 0 1 1 ${Z(2*n)} 0a${Z(n)} ${Z(r)} 0 1 1 ${Z(-2*n)} 0Z`}function $(e,t,n,r,i=0){let a=Math.min(i,n/2,r/2);return`M${Z(e+a)} ${Z(t)}h${Z(n-2*a)}a${Z(a)} ${Z(a)} 0 0 1 ${Z(a)} ${Z(a)}v${Z(r-2*a)}a${Z(a)} ${Z(a)} 0 0 1 ${Z(-a)} ${Z(a)}h${Z(2*a-n)}a${Z(a)} ${Z(a)} 0 0 1 ${Z(-a)} ${Z(-a)}v${Z(2*a-r)}a${Z(a)} ${Z(a)} 0 0 1 ${Z(a)} ${Z(-a)}Z`}function Kf(e){return`M`+e.map(([e,t])=>`${Z(e)} ${Z(t)}`).join(`L`)+`Z`}function qf(e,t,n,r,i=5,a=.28){let o=a=>{let o=-Math.PI/2+a*Math.PI/i,s=a%2==0?n:r;return[e+s*Math.cos(o),t+s*Math.sin(o)]},s=[];for(let e=0;e<2*i;e+=1){let t=o(e),n=e%2==0?a:.12,r=Yf(t,o(e-1),n),i=Yf(t,o(e+1),n);s.push(`${e===0?`M`:`L`}${Z(r[0])} ${Z(r[1])}Q${Z(t[0])} ${Z(t[1])} ${Z(i[0])} ${Z(i[1])}`)}return s.join(``)+`Z`}function Jf(e,t,n,r,i){let a=Math.hypot(n-e,r-t),o=(n-e)/a,s=(r-t)/a,c=i/2,l=Kf([[e-s*c,t+o*c],[n-s*c,r+o*c],[n+s*c,r-o*c],[e+s*c,t-o*c]]),u=i*.62;return l+[Q(e-s*u,t+o*u,u),Q(e+s*u,t-o*u,u),Q(n-s*u,r+o*u,u),Q(n+s*u,r-o*u,u)].join(``)}function Yf(e,t,n){return[e[0]+(t[0]-e[0])*n,e[1]+(t[1]-e[1])*n]}var Xf={troop:`capn`,mark:`2`,parts:[{finish:`cast`,d:`M20 97C18 76 28 66 50 66C72 66 82 76 80 97Z`},{finish:`shade`,d:`M80 97C82 76 72 66 54 66C66 70 70 82 68 97Z`},{finish:`gold`,d:`M12 74C12 66 20 62 30 66L31 76C25 73 17 75 13 80Z`},{finish:`gold`,d:`M88 74C88 66 80 62 70 66L69 76C75 73 83 75 87 80Z`},{finish:`cast`,d:Q(50,51,21)},{finish:`shade`,d:`M71 51A21 21 0 0 1 50 72C60 68 64 60 63 46L70 44Z`},{finish:`ink`,d:Gf(42,48,3.4,4.6)+Gf(58,48,3.4,4.6)},{finish:`paint`,d:`M50 57C43 51 33 60 20 50C22 66 42 72 50 63C58 72 78 66 80 50C67 60 57 51 50 57Z`},{finish:`dim`,d:`M-3 33C6 31 12 27 19 17C27 4 38 0 50 0C62 0 73 4 81 17C88 27 94 31 103 33C98 46 80 46 50 40C20 46 2 46 -3 33Z`},{finish:`gold`,d:`M-3 33C2 46 20 46 50 40C80 46 98 46 103 33C96 40 78 39 50 34C22 39 4 40 -3 33Z`},{finish:`paint`,d:Q(50,18,8.5)},{finish:`ink`,d:$(48.6,13,2.8,10,1)+$(45,15.4,10,2.4,1)+`M43.5 19C44 24 56 24 56.5 19L54 20.5C53 22 47 22 46 20.5Z`},{finish:`shine`,d:`M24 22C29 11 36 7 43 6C36 11 31 17 28 25Z`},{finish:`gold`,d:Q(50,80,2.6)+Q(50,89,2.6)}]},Zf={troop:`hook`,mark:`4`,parts:[{finish:`cast`,d:`M8 97C6 78 16 68 32 68C42 68 48 72 52 76L62 66L76 74L58 97Z`},{finish:`paint`,d:`M8.5 84L57 82L60.5 76L9.5 77ZM8 95L59 95.5L64 89L8 89Z`},{finish:`cast`,d:Q(32,51,20)},{finish:`shade`,d:`M52 51A20 20 0 0 1 30 71C42 68 46 60 45 44Z`},{finish:`dim`,d:`M11 46C9 28 20 22 33 22C46 22 54 30 53 46C40 40 24 40 11 46Z`},{finish:`gold`,d:Q(32,20,5)},{finish:`ink`,d:Gf(26,52,3.2,4.4)+`M34 47L48 45L48 52C46 57 37 57 35 53Z`},{finish:`ink`,d:`M24 62C30 66 38 66 43 61C39 70 29 70 24 62Z`},{finish:`dim`,d:$(63,46,28,24,6)},{finish:`line`,d:`M64 54L90 54`},{finish:`cast`,d:`M70 47L70 30C70 18 57 17 57 27L62 34L48 42L40 26C40 6 54 -3 68 -2C83 -1 90 9 90 25L86 47Z`},{finish:`shade`,d:`M86 47L90 25C90 9 83 -1 68 -2C78 4 82 12 80 26L77 47Z`},{finish:`shine`,d:`M45 24C46 12 54 5 64 4C56 9 51 15 50 25Z`}]},Qf={troop:`jumbo`,mark:`3`,parts:[{finish:`dim`,d:$(24,60,20,37,8)+$(56,60,20,37,8)},{finish:`cast`,d:`M34 24C18 2 -5 10 -4 38C-3 60 12 76 32 64Z`},{finish:`cast`,d:`M66 24C82 2 105 10 104 38C103 60 88 76 68 64Z`},{finish:`shade`,d:`M30 30C18 16 6 22 6 39C7 54 16 63 30 57Z`},{finish:`shade`,d:`M70 30C82 16 94 22 94 39C93 54 84 63 70 57Z`},{finish:`cast`,d:`M50 8C32 8 25 22 26 42C27 62 36 78 50 78C64 78 73 62 74 42C75 22 68 8 50 8Z`},{finish:`shade`,d:`M74 42C75 22 68 8 52 8C64 18 66 40 62 58C60 68 56 76 50 78C64 78 73 62 74 42Z`},{finish:`paint`,d:`M34 62C30 70 31 78 37 82C38 76 40 70 42 66Z`},{finish:`cast`,d:`M41 44C40 64 40 80 48 88C58 98 78 96 84 82C87 74 86 66 82 62C77 60 73 64 75 69C77 75 74 81 68 81C61 81 60 70 60 44Z`},{finish:`line`,d:`M42 58L59 57M42.5 67L60 64M46 78L62 71M56 88L65 78`},{finish:`ink`,d:Gf(37,38,3.6,5)+Gf(63,38,3.6,5)},{finish:`shine`,d:Q(36,36,1.4)+Q(62,36,1.4)+`M33 24C35 16 40 13 46 13C41 18 38 22 37 29Z`}]},$f={troop:`kwak`,mark:`K`,parts:[{finish:`dim`,d:`M42 12L8 4C1 3 0 12 7 14L42 24Z`},{finish:`cast`,d:`M-2 44C6 52 18 56 32 56C38 55 42 53 43 49C37 44 35 36 37 28C40 16 50 12 62 12C76 12 85 22 85 34C85 44 80 50 76 54C88 62 92 74 86 84C80 94 66 97 48 97C20 97 -2 80 -2 44Z`},{finish:`shade`,d:`M76 54C88 62 92 74 86 84C80 94 66 97 48 97C36 97 26 94 18 89C44 94 66 88 72 74C75 66 74 58 70 52Z`},{finish:`cast`,d:`M20 66C30 58 52 60 58 68C58 82 38 88 24 80C21 76 26 76 28 75C22 73 19 70 20 66Z`},{finish:`gold`,d:`M80 36C88 28 100 30 106 37C104 48 92 53 78 48Z`},{finish:`line`,d:`M79 42C88 42 96 42 105 38`},{finish:`dim`,d:`M34 28C32 8 46 -5 62 -5C78 -5 89 7 88 26C70 21 52 22 34 28Z`},{finish:`gold`,d:`M30 27C50 19 74 18 92 24L91 31C72 26 52 27 32 34Z`},{finish:`paint`,d:Gf(67,38,6.5,7)},{finish:`ink`,d:Q(69,39,3.6)},{finish:`shine`,d:`M42 18C44 8 52 2 60 1C54 6 49 12 48 18ZM6 56C8 66 12 74 18 80C12 66 12 62 12 58Z`}]},ep={troop:`roxy`,mark:`7`,parts:[{finish:`cast`,d:`M31 50C14 58 5 74 6 98L32 86Z`},{finish:`cast`,d:`M69 50C86 58 95 74 94 98L68 86Z`},{finish:`dim`,d:`M34 82L66 82L70 97L30 97Z`},{finish:`cast`,d:`M50 -6C68 8 77 30 75 56L70 84L30 84L25 56C23 30 32 8 50 -6Z`},{finish:`shade`,d:`M50 -6C68 8 77 30 75 56L70 84L56 84C64 60 64 24 50 -6Z`},{finish:`dim`,d:`M50 -6C61 2 68 13 72 26C60 21 40 21 28 26C32 13 39 2 50 -6Z`},{finish:`gold`,d:Q(50,43,18)},{finish:`paint`,d:Q(50,43,14)},{finish:`ink`,d:`M39 37L48 41L47 44C44 47 40 45 39.5 42ZM61 37L52 41L53 44C56 47 60 45 60.5 42ZM43 50C47 52 53 52 57 50C55 56 45 56 43 50Z`},{finish:`gold`,d:$(27.5,66,45,6)},{finish:`cast`,d:`M45 66C45 62 55 62 55 66L56 98L44 98Z`},{finish:`shine`,d:`M32 52C31 40 32 32 35 26C35 36 35 46 37 58C38 66 33 62 32 52ZM44 8C40 12 37 16 36 20C39 17 43 13 46 6Z`}]},tp={troop:`skully`,mark:`1`,parts:[{finish:`dim`,d:`M18 30C8 20 2 18 -4 20C0 26 0 30 -3 36C3 36 5 40 4 47C10 44 14 40 20 37Z`},{finish:`cast`,d:`M50 6C25 6 13 23 13 43C13 56 18 64 27 69L28 82C28 90 32 95 39 95L61 95C68 95 72 90 72 82L73 69C82 64 87 56 87 43C87 23 75 6 50 6Z`},{finish:`shade`,d:`M87 43C87 23 75 6 50 6C66 12 76 26 75 44C74 56 70 62 64 66L62 95C68 95 72 90 72 82L73 69C82 64 87 56 87 43Z`},{finish:`dim`,d:`M12 38C12 15 28 1 50 1C72 1 88 15 88 38C66 27 34 27 12 38Z`},{finish:`paint`,d:Q(34,19,4)+Q(52,12,4)+Q(68,20,4)},{finish:`ink`,d:Gf(34,50,10,11.5)+Gf(66,50,10,11.5)+`M50 60C46 64 44 69 47 71C49 71 50 69 50 69C50 69 51 71 53 71C56 69 54 64 50 60Z`},{finish:`shine`,d:Q(31,47,3)+Q(63,47,3)},{finish:`ink`,d:$(37,74,2.6,7)+$(45,74,2.6,7)+$(53,74,2.6,7)+$(61,74,2.6,7)},{finish:`cast`,d:Jf(8,85,92,85,11)},{finish:`paint`,d:Jf(8,85,92,85,11)},{finish:`line`,d:`M26 83H70`},{finish:`shine`,d:`M19 40C20 30 22 26 27 24C24 32 23 36 23 42Z`}]},np={troop:`star`,mark:`6`,parts:[{finish:`cast`,d:qf(50,54,58,27,5,.22)},{finish:`shade`,d:`M50 -2C54 4 58 16 62 32L66 33L104 37C102 42 88 52 77 61C79 74 85 92 83 99C76 98 62 88 51 82C62 74 66 60 62 44C60 32 56 14 50 -2Z`},{finish:`ink`,d:`M24 46C34 40 44 42 50 46C56 42 66 40 76 46C75 58 66 62 58 59C54 57 52 54 50 54C48 54 46 57 42 59C34 62 25 58 24 46Z`},{finish:`paint`,d:Gf(37,50,6.4,5)+Gf(63,50,6.4,5)},{finish:`ink`,d:Q(39,50,3)+Q(61,50,3)},{finish:`ink`,d:`M38 65C44 69 56 69 62 65C61 76 55 79 50 79C45 79 39 76 38 65Z`},{finish:`paint`,d:`M41 68C46 70 54 70 59 68L58 71C54 73 46 73 42 71Z`},{finish:`shine`,d:`M46 10C42 22 39 31 36 38L26 39C34 34 40 24 46 10Z`+Q(16,43,2.6)}]},rp={troop:`xb42`,mark:`5`,parts:[{finish:`dim`,d:$(47,4,6,14)+Q(50,5,6.5)},{finish:`dim`,d:$(16,22,10,18,3)+$(74,22,10,18,3)},{finish:`dim`,d:$(41,46,18,10)},{finish:`dim`,d:$(24,82,20,15,3)+$(56,82,20,15,3)},{finish:`cast`,d:`M18 54L6 54C-2 54 -6 60 -6 67L-6 74C-12 78 -13 90 -6 95L-2 91C-5 87 -3 83 1 83C5 83 7 87 4 91L8 95C15 90 14 78 8 74L8 68L18 68Z`},{finish:`cast`,d:`M82 54L92 54L92 44C86 40 85 28 92 23L96 27C93 31 95 35 99 35C103 35 105 31 102 27L106 23C113 28 112 40 106 44L106 60C106 66 102 68 96 68L82 68Z`},{finish:`cast`,d:$(24,12,52,37,7)},{finish:`cast`,d:$(18,53,64,32,6)},{finish:`shade`,d:$(64,12,12,37,6)+$(68,53,14,32,6)},{finish:`paint`,d:$(30,19,40,15,7)},{finish:`ink`,d:Q(41,26.5,5)+Q(59,26.5,5)},{finish:`shine`,d:Q(39.5,25,1.6)+Q(57.5,25,1.6)},{finish:`ink`,d:$(36,39,4,6)+$(43,39,4,6)+$(50,39,4,6)+$(57,39,4,6)},{finish:`paint`,d:Q(36,69,10)},{finish:`ink`,d:`M35 69L42 62L38 71Z`+$(54,62,20,4,2)+$(54,70,20,4,2)+$(54,78,12,3,1.5)},{finish:`gold`,d:Q(50,5,4)},{finish:`shine`,d:$(28,15,20,2.6,1.3)+$(22,56,30,2.6,1.3)}]};function ip(e){return e.parts.filter(e=>e.finish===`cast`||e.finish===`dim`).map(e=>e.d)}var ap={skully:tp,capn:Xf,jumbo:Qf,hook:Zf,xb42:rp,star:np,roxy:ep,kwak:$f},op=Object.keys(ap),sp=Gr(`<path class="rim svelte-4usri2"></path>`),cp=Gr(`<path></path>`),lp=Gr(`<g><!><!></g>`);function up(e,t){E(t,!0);let n=ka(t,`flat`,3,!1),r=O(()=>ap[t.troop]),i=O(()=>ip(z(r)));var a=lp();let o;var s=M(a);G(s,16,()=>z(i),e=>e,(e,t)=>{var n=sp();I(()=>q(n,`d`,t)),H(e,n)});var c=F(s),l=e=>{var t=qr();G(N(t),17,()=>z(r).parts,di,(e,t)=>{var n=cp();I(()=>{K(n,0,Ri(z(t).finish),`svelte-4usri2`),q(n,`d`,z(t).d)}),H(e,n)}),H(e,t)};W(c,e=>{n()||e(l)}),T(a),I(()=>o=K(a,0,`figure ${t.seat??``}`,`svelte-4usri2`,o,{flat:n()})),H(e,a),D()}var dp=`M9 22V54A19 19 0 0 0 47 54V22`,fp=[{sign:`R`,d:`M10 80V22H29A17 17 0 0 1 29 56H10M27 56L46 80`,x:8,y:4,turn:-6,color:`#2f7fe6`,low:`#134a9a`},{sign:`u`,d:dp,x:72,y:7,turn:4,color:`#e8503a`,low:`#8c1d14`},{sign:`m`,d:`M9 80V22L33 56L57 22V80`,x:138,y:2,turn:-3,color:`#f6b92f`,low:`#93600a`},{sign:`p`,d:`M10 80V22H29A18 18 0 0 1 29 58H10`,x:216,y:6,turn:7,color:`#3ba56c`,low:`#1c5d3b`},{sign:`u`,d:dp,x:272,y:9,turn:-5,color:`#2f7fe6`,low:`#134a9a`},{sign:`s`,d:`M45 31C38 18 11 17 11 35C11 53 47 47 47 65C47 84 16 84 9 70`,x:336,y:4,turn:6,color:`#e8503a`,low:`#8c1d14`}],pp=Gr(`<g transform="translate(266 -35) rotate(-7 30 40) scale(0.62)"><!></g>`),mp=Gr(`<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path transform="translate(3 6)" stroke-width="26"></path><path stroke="#2d1d12" stroke-width="27"></path><path transform="translate(0 3)" stroke-width="19"></path><path stroke-width="18"></path><path transform="translate(-4 -4)" stroke="#ffffff" stroke-width="4.5" stroke-dasharray="22 400" stroke-dashoffset="-6" opacity="0.75"></path></g>`),hp=Gr(`<!><svg class="logo svelte-hwxcnf" role="img"><!><!></svg>`,1);function gp(e,t){let n=ka(t,`plain`,3,!1),r=ka(t,`label`,3,`Rumpus`);var i=hp(),a=N(i);Wf(a,{});var o=F(a),s=M(o),c=e=>{var t=pp();up(M(t),{troop:`kwak`,seat:`red`}),T(t),H(e,t)};W(s,e=>{n()||e(c)}),G(F(s),17,()=>fp,di,(e,t)=>{var n=mp(),r=M(n),i=F(r),a=F(i),o=F(a),s=F(o);T(n),I(()=>{q(n,`transform`,`translate(${z(t).x??``} ${z(t).y??``}) rotate(${z(t).turn??``} 28 50)`),q(r,`d`,z(t).d),q(r,`stroke`,z(t).low),q(i,`d`,z(t).d),q(a,`d`,z(t).d),q(a,`stroke`,z(t).low),q(o,`d`,z(t).d),q(o,`stroke`,z(t).color),q(s,`d`,z(t).d)}),H(e,n)}),T(o),I(()=>{q(o,`viewBox`,n()?`-8 6 418 100`:`-8 -48 418 156`),q(o,`aria-label`,r())}),H(e,i)}var _p=V(`<a class="svelte-io3w3x"> </a>`),vp=Gr(`<path class="line svelte-io3w3x" d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"></path>`),yp=Gr(`<path class="line svelte-io3w3x" d="m16 9.5 5 5m0-5-5 5"></path>`),bp=V(`<header><a class="home svelte-io3w3x" href="/"><!></a> <nav class="svelte-io3w3x"></nav> <div class="tools svelte-io3w3x"><button type="button" class="tool svelte-io3w3x"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-io3w3x"><path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"></path><!></svg></button> <button type="button" class="tool svelte-io3w3x"> </button> <button type="button" class="tool keys svelte-io3w3x">?</button></div></header>`);function xp(e,t){E(t,!0);let n=O(vd),r=O(()=>[{page:`games`,href:`/games`,text:`nav-games`},{page:`rules`,href:z(n)?`/rules/${z(n)}`:`/rules`,text:`nav-rules`},...z(n)&&hc(z(n))?[{page:`workshop`,href:`/workshop/${z(n)}`,text:`nav-workshop`}]:[],{page:`settings`,href:`/settings`,text:`nav-settings`}]),i=O(()=>t.page===`rulebooks`?`rules`:t.page),a=O(()=>ts()===`en`?`ko`:`en`);var o=bp(),s=M(o);gp(M(s),{plain:!0}),T(s);var c=F(s,2);G(c,21,()=>z(r),e=>e.page,(e,t)=>{var n=_p(),r=P(n,!0);I(e=>{q(n,`href`,z(t).href),q(n,`aria-current`,z(i)===z(t).page?`page`:void 0),U(r,e)},[()=>J(z(t).text)]),H(e,n)}),T(c);var l=F(c,2),u=M(l),d=M(u),f=F(M(d)),p=e=>{H(e,vp())},m=O(()=>ul().sounds),h=e=>{H(e,yp())};W(f,e=>{z(m)?e(p):e(h,-1)}),T(d),T(u);var g=F(u,2),_=P(g,!0),v=F(g,2);T(l),T(o),I((e,n,r,i,l,d,f)=>{K(o,1,Ri({tight:t.page===`match`||t.page===`replay`}),`svelte-io3w3x`),q(s,`aria-current`,t.page===`home`?`page`:void 0),q(s,`aria-label`,e),q(c,`aria-label`,n),q(u,`aria-pressed`,r),q(u,`aria-label`,i),q(u,`title`,l),q(g,`lang`,z(a)),U(_,z(a)===`ko`?`한국어`:`English`),q(v,`aria-label`,d),q(v,`title`,f)},[()=>J(`nav-home`),()=>J(`nav-label`),()=>ul().sounds,()=>J(`sounds`),()=>J(`sounds`),()=>J(`keys-title`),()=>J(`keys-title`)]),B(`click`,u,()=>dl({sounds:!ul().sounds})),B(`click`,g,()=>dl({language:z(a)})),B(`click`,v,function(...e){t.onkeys?.apply(this,e)}),H(e,o),D()}Ir([`click`]);var Sp=V(`<kbd class="svelte-eoeydo"> </kbd>`),Cp=V(`<div class="svelte-eoeydo"><dt class="svelte-eoeydo"></dt> <dd class="svelte-eoeydo"> </dd></div>`),wp=V(`<h3> </h3> <dl class="svelte-eoeydo"></dl>`,1);function Tp(e,t){E(t,!0);let n=O(()=>[{title:`keys-everywhere`,keys:[{keys:[`?`],text:`key-help`},{keys:[`Tab`],text:`key-tab`},{keys:[`Esc`],text:`key-escape`}]},{title:`keys-table`,keys:[...yd()?.keys??[],{keys:[`L`],text:`key-log`},{keys:[`R`],text:`key-rules`}]},{title:`keys-replay`,keys:[{keys:[`←`,`→`],text:`key-step`},{keys:[`Home`,`End`],text:`key-ends`},{keys:[`Space`],text:`key-play`},{keys:[`+`,`−`],text:`key-speed`}]}]);{let r=O(()=>J(`keys-title`));Vc(e,{get open(){return t.open},get onclose(){return t.onclose},get title(){return z(r)},children:(e,t)=>{var r=qr();G(N(r),17,()=>z(n),e=>e.title,(e,t)=>{var n=wp(),r=N(n),i=P(r,!0),a=F(r,2);G(a,21,()=>z(t).keys,e=>e.text,(e,t)=>{var n=Cp(),r=M(n);G(r,20,()=>z(t).keys,e=>e,(e,t)=>{var n=Sp(),r=P(n,!0);I(()=>U(r,t)),H(e,n)}),T(r);var i=P(F(r,2),!0);T(n),I(e=>U(i,e),[()=>J(z(t).text)]),H(e,n)}),T(a),I(e=>U(i,e),[()=>J(z(t).title)]),H(e,n)}),H(e,r)},$$slots:{default:!0}})}D()}var Ep=V(`<a class="skip svelte-1n46o8q" href="#main"> </a> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!></main> <!>`,1);function Dp(e,t){E(t,!0);let n=A(!1),r=O(Zc),i=O(()=>JSON.stringify(z(r))),a=null;Aa(()=>{let e=[rl(),ml()];return()=>e.forEach(e=>e())}),kn(()=>{z(r).page!==`match`&&z(r).page!==`replay`&&z(r).page!==`join`&&bd(`game`in z(r)?z(r).game:null)}),kn(()=>{let e=z(i);a!==null&&a!==e&&!$c()&&xr().then(o),a=e});function o(){let e=document.querySelector(`main h1`)??document.querySelector(`main`);e?.setAttribute(`tabindex`,`-1`),e?.focus({preventScroll:!0})}function s(e){e.key===`?`&&!Pl(e)&&j(n,!z(n))}var c=Ep();Fr(`keydown`,ln,s);var l=N(c),u=P(l,!0),d=F(l,2);xp(d,{get page(){return z(r).page},onkeys:()=>j(n,!0)});var p=F(d,2);ui(M(p),()=>z(i),e=>{var t=qr();Zr(N(t),{failed:(e,t=f)=>{us(e,{get error(){return t()}})}},e=>{var t=qr(),n=N(t),i=e=>{Dl(e,{})},a=e=>{ff(e,{get game(){return z(r).game}})},o=O(()=>z(r).page===`new`&&mc(z(r).game)),s=e=>{Cd(e,{get id(){return z(r).id}})},c=e=>{Af(e,{get id(){return z(r).id}})},l=e=>{Ml(e,{get id(){return z(r).id},get token(){return z(r).token}})},u=e=>{ac(e,{})},d=e=>{Ff(e,{get game(){return z(r).game}})},f=O(()=>z(r).page===`rules`&&mc(z(r).game)),p=e=>{Nf(e,{})},m=e=>{Hf(e,{get game(){return z(r).game}})},h=O(()=>z(r).page===`workshop`&&hc(z(r).game)),g=e=>{Bf(e,{})},_=e=>{Td(e,{})};W(n,e=>{z(r).page===`home`?e(i):z(o)?e(a,1):z(r).page===`match`?e(s,2):z(r).page===`replay`?e(c,3):z(r).page===`join`?e(l,4):z(r).page===`games`?e(u,5):z(f)?e(d,6):z(r).page===`rulebooks`?e(p,7):z(h)?e(m,8):z(r).page===`settings`?e(g,9):e(_,-1)}),H(e,t)}),H(e,t)}),T(p),Tp(F(p,2),{get open(){return z(n)},onclose:()=>j(n,!1)}),I(e=>U(u,e),[()=>J(`skip-to-content`)]),H(e,c),D()}var Op=document.getElementById(`app`);if(!Op)throw Error(`index.html has no #app`);$r(Dp,{target:Op});export{W as $,Oa as A,E as At,ia as B,ts as C,on as Ct,Aa as D,O as Dt,as as E,A as Et,da as F,Ri as G,Ji as H,la as I,xi as J,Fi as K,ra as L,ya as M,T as Mt,_a as N,f as Nt,ka as O,ft as Ot,ha as P,_ as Pt,ui as Q,q as R,rs as S,F as St,is as T,j as Tt,Gi as U,Yi as V,K as W,G as X,bi as Y,di as Z,xs as _,kn as _t,Ku as a,qr as at,Y as b,N as bt,Zl as c,Jr as ct,$c as d,B as dt,ci as et,tl as f,Fr as ft,Js as g,I as gt,$s as h,wr as ht,Wf as i,H as it,xa as j,Ne as jt,Ea as k,D as kt,Nl as l,Kr as lt,Vc as m,xr as mt,ap as n,U as nt,fu as o,V as ot,qc as p,z as pt,ji as q,op as r,ri as rt,uu as s,Gr as st,up as t,$r as tt,fl as u,Ir as ut,bs as v,ln as vt,J as w,Qt as wt,ps as x,P as xt,fs as y,M as yt,aa as z};