var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},C=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`,we=`http://www.w3.org/2000/svg`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Ee(),Se;return E=e}function O(){return D(L(E))}function ke(e){if(w){if(L(E)!==null)throw Ee(),Se;E=e}}function Ae(e=1){if(w){for(var t=e,n=E;t--;)n=L(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=L(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Ee(),Se;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var k=null;function Xe(e){k=e}function Ze(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:G,l:Je&&!t?{s:null,u:null,$:[]}:null}}function Qe(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)En(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,$e(e)}function $e(e={}){return i(e,fe,{value:!0}),e}function et(){return!Je||k!==null&&k.l===null}var tt=[];function nt(){var e=tt;tt=[],h(e)}function A(e){if(tt.length===0&&!At){var t=tt;queueMicrotask(()=>{t===tt&&nt()})}tt.push(e)}function rt(){for(;tt.length>0;)nt()}var it=~(b|x|y);function j(e,t){e.f=e.f&it|t}function at(e){e.f&512||e.deps===null?j(e,y):j(e,x)}function ot(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),j(e,y)}function st(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function ct(e){w&&I(e)!==null&&gn(e)}var lt=!1;function ut(){lt||(lt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function dt(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function ft(e,t,n,r=n){e.addEventListener(t,()=>dt(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),ut()}function pt(e,t,n,r){let i=et()?_t:xt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=mt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}ht()}}var d=gt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>yt(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ht())}):f()}function mt(){var e=G,t=H,n=k,r=M;return function(i=!0){K(e),W(t),Xe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ht(e=!0){K(null),W(null),Xe(null),e&&M?.deactivate()}function gt(){var e=G,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function _t(e){var t=2|b;return G!==null&&(G.f|=ae),{ctx:k,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var vt=Symbol(`obsolete`);function yt(e,t,n){let r=G;r===null&&Le();var i=void 0,a=Kt(C),o=!H,s=new Set;return An(()=>{var t=G,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(ht)}catch(e){n.reject(e),ht()}var c=M;if(o){if(t.f&32768)var l=gt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(vt);else for(let e of s.values())e.reject(vt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==vt&&(c.activate(),t?(a.f|=ue,Qt(a,t)):(a.f&8388608&&(a.f^=ue),Qt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),wn(()=>{for(let e of s)e.reject(vt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function bt(e){let t=_t(e);return Yn(t),t}function xt(e){let t=_t(e);return t.equals=Fe,t}function St(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function Ct(e){var t,n=G,r=e.parent;if(!qn&&r!==null&&e.v!==C&&r.f&24576)return Te(),e.v;K(r);try{St(e),t=ir(e)}finally{K(n)}return t}function wt(e){var t=Ct(e);!e.equals(t)&&(e.wv=tr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Ot?.capture(e,t,!0)),e.deps===null))?j(e,y):qn||(N===null?at(e):(Cn()||M?.is_fork)&&N.set(e,t))}function Tt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&dt(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=f),sr(t,0),Ln(t))}function Et(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&cr(t)}var Dt=null,M=null,Ot=null,N=null,kt=null,At=!1,jt=!1,Mt=null,Nt=null,Pt=0,Ft=1,It=class e{id=Ft++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Dt===null?Dt=this:(Dt.next=this,this.prev=Dt),Dt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,b),t(r);for(r of n.m)j(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=Mt=[],n=[],r=Nt=[];this.#a.length>0;){Pt++>1e3&&(this.#b(),Rt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Ut(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Mt=null,Nt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Ht(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Ot=this,Bt(n),Bt(t),Ot=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(P.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):nr(r)&&(i&16&&this.add_dirty_reaction(r,x),cr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ot(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{jt=!0,M=this,this.#m()}finally{Pt=0,kt=null,Mt=null,Nt=null,jt=!1,M=null,N=null,P.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(vt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(M===null){let t=M=new e;!jt&&!At&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){kt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Dt=e:t.prev=e,this.linked=!1}}};function Lt(e){var t=At,n=Ot;Ot=null,At=!0;try{var r;for(e&&(Lt(),r=e());;){if(rt(),M===null)return r;M.flush()}}finally{At=t,Ot=n}}function Rt(){try{He()}catch(e){R(e,kt)}}var zt=null;function Bt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&nr(r)&&(zt=new Set,cr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Bn(r),zt?.size>0)){P.clear();for(let e of zt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)zt.has(n)&&(zt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||cr(n)}}zt.clear()}}zt=null}}function Vt(e){M.schedule(e)}function Ht(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,y);for(var n=e.first;n!==null;)Ht(n,t),n=n.next}}function Ut(e){j(e,y);for(var t=e.first;t!==null;)Ut(t),t=t.next}var Wt=new Set,P=new Map,Gt=!1;function Kt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function qt(e,t){let n=Kt(e,t);return Yn(n),n}function Jt(e,t=!1,n=!0){let r=Kt(e);return t||(r.equals=Fe),Je&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function Yt(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&et()&&H.f&4325394&&(q===null||!q.has(e))&&Ke(),Qt(e,n?nn(t):t,Nt)}var Xt=null,Zt=0;function Qt(e,t,n=null){if(!e.equals(t)){qn?P.set(e,t):P.has(e)||P.set(e,e.v);var r=It.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Ct(t),N===null&&at(t)}e.wv=tr(),Xt=null,Zt=0,tn(e,b,n),Xt=null,et()&&G!==null&&G.f&1024&&!(G.f&96)&&(X===null?Xn([e]):X.push(e)),!r.is_fork&&Wt.size>0&&!Gt&&$t()}return t}function $t(){Gt=!1;for(let e of Wt){e.f&1024&&j(e,x);let t;try{t=nr(e)}catch{t=!0}t&&cr(e)}Wt.clear()}function en(e){Yt(e,e.v+1)}function tn(e,t,n){var r=e.reactions;if(r!==null){var i=et(),a=r.length;if(Zt+=a,Zt>1e5&&Xt===null&&(Xt=new Set),Xt!==null){if(Xt.has(e))return;Xt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&b)===0;if(l&&j(s,t),c&131072)Wt.add(s);else if(c&2){var u=s;N?.delete(u),tn(u,x,n)}else if(l){var d=s;c&16&&zt!==null&&zt.add(d),n===null?Vt(d):n.push(d)}}}}}function nn(t){if(typeof t!=`object`||!t||de in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=qt(0),u=null,d=$n,f=e=>{if($n===d)return e();var t=H,n=$n;W(null),er(d);var r=e();return W(t),er(n),r};return i&&r.set(`length`,qt(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?f(()=>{var e=qt(n.value,u);return r.set(t,e),e}):Yt(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>qt(C,u));r.set(t,e),en(o)}}else Yt(n,C),en(o);return!0},get(e,n,i){if(n===de)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>qt(nn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===de)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>qt(i?nn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>qt(C,u)),r.set(d+``,p)):Yt(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>qt(void 0,u)),Yt(c,nn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>nn(n));Yt(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&Yt(g,_+1)}en(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function rn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function an(e,t){return Object.is(rn(e),rn(t))}var on,sn,cn,ln,un;function dn(){if(on===void 0){on=window,sn=document,cn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;ln=a(t,`firstChild`).get,un=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return ln.call(e)}function L(e){return un.call(e)}function fn(e,t){if(!w)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&yn(n),D(n),n}function pn(e,t=!1){if(!w){var n=I(e);return n instanceof Comment&&n.data===``?L(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}yn(E)}return E}function mn(e,t=!1){if(!w)return I(e);var n=fn(e,t);return ke(e),n}function hn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=L(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}yn(r)}return D(r),r}function gn(e){e.textContent=``}function _n(){return!1}function vn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function yn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function bn(e){var t=G;if(t===null)return H.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function xn(e){G===null&&(H===null&&Ve(e),Be()),qn&&ze(e)}function Sn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=S);var r={ctx:k,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Mt===null?It.ensure().schedule(r):Mt.push(r);else if(t!==null){try{cr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Sn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function Cn(){return H!==null&&!U}function wn(e){let t=z(8,null);return j(t,y),t.teardown=e,t}function Tn(e){xn(`$effect`);var t=G.f;if(!H&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return En(e)}function En(e){return z(4|oe,e)}function Dn(e){return xn(`$effect.pre`),z(8|oe,e)}function On(e){It.ensure();let t=z(64|ae,e);return(e={})=>new Promise(n=>{e.outro?Vn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function kn(e){return z(4,e)}function An(e){return z(le|ae,e)}function jn(e,t=0){return z(8|t,e)}function Mn(e,t=[],n=[],r=[]){pt(r,t,n,t=>{z(8,()=>{e(...t.map(Z))})})}function Nn(e,t=[],n=[],r=[]){pt(r,t,n,t=>{z(4,()=>e(...t.map(Z)))})}function Pn(e,t=0){return z(16|t,e)}function Fn(e,t=0){return z(v|t,e)}function B(e){return z(32|ae,e)}function In(e){var t=e.teardown;if(t!==null){let n=qn,r=H;Jn(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{Jn(n),W(r)}}}function Ln(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&dt(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Rn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(zn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Ln(e,t&&!n),sr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();In(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Bn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function zn(e,t){for(;e!==null;){var n=e===t?null:L(e);e.remove(),e=n}}function Bn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Vn(e,t,n=!0){var r=[];e.f|=256,Hn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Hn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Hn(i,t,o?n:!1)}i=a}}}function Un(e){e.f&=-257,Wn(e,!0)}function Wn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(j(e,b),It.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Wn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Gn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:L(n);t.append(n),n=i}}var Kn=null,qn=!1;function Jn(e){qn=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var q=null;function Yn(e){H!==null&&(H.f&2097152||H.f&2)&&(q??=new Set).add(e)}var J=null,Y=0,X=null;function Xn(e){X=e}var Zn=1,Qn=0,$n=Qn;function er(e){$n=e}function tr(){return++Zn}function nr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(nr(a)&&wt(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,y)}return!1}function rr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(q!==null&&q.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?rr(a,t,!1):t===a&&(n?j(a,b):a.f&1024&&j(a,x),Vt(a))}}function ir(e){var t=J,n=Y,r=X,i=H,a=q,o=k,s=U,c=$n,l=e.f;J=null,Y=0,X=null,H=l&96?null:e,q=null,Xe(e.ctx),U=!1,$n=++Qn,e.ac!==null&&(dt(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=ar(e);if(et()&&X!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)rr(X[p],e);if(i!==null&&i!==e){if(Qn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Qn;if(t!==null)for(let e of t)e.rv=Qn;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=ue),d}catch(t){return ar(e),bn(t)}finally{e.f^=ce,J=t,Y=n,X=r,H=i,q=a,Xe(o),U=s,$n=c}}function ar(e){var t=e.deps,n=M?.is_fork;if(J!==null){var r;if(n||sr(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(Cn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(sr(e,Y),t.length=Y);return t}function or(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&at(s),s.ac!==null&&dt(()=>{s.ac.abort(be),s.ac=null,j(s,b)}),Tt(s),sr(s,0)}}function sr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)or(e,n[r])}function cr(e){var t=e.f;if(!(t&16384)){j(e,y);var n=G;G=e;try{t&16777232?Rn(e):Ln(e),In(e);var r=ir(e);e.teardown=typeof r==`function`?r:null,e.wv=Zn}finally{G=n}}}async function lr(){await Promise.resolve(),Lt()}function Z(e){var t=!!(e.f&2);if(Kn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(q===null||!q.has(e))){var r=H.deps;if(H.f&2097152)e.rv<Qn&&(e.rv=Qn,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(qn&&P.has(e))return P.get(e);if(t){var a=e;if(qn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||dr(a))&&(o=Ct(a)),P.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&te)===0;nr(a)&&(s&&(a.f|=512),wt(a)),s&&!c&&(Et(a),ur(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function ur(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Et(r),ur(r))}}function dr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(P.has(t)||t.f&2&&dr(t))return!0;return!1}function fr(e){var t=U;try{return U=!0,e()}finally{U=t}}function pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)mr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&mr(n)}}}function mr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{mr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function hr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var gr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function _r(e){return gr.includes(e)}var vr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),yr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function br(e){return e=e.toLowerCase(),yr[e]??e}[...vr];var xr=[`touchstart`,`touchmove`];function Sr(e){return xr.includes(e)}var Cr=[`textarea`,`script`,`style`,`title`];function wr(e){return Cr.includes(e)}var Tr=Symbol(`events`),Er=new Set,Dr=new Set;function Or(e,t,n,r={}){function i(e){if(r.capture||Pr.call(t,e),!e.cancelBubble)return dt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function kr(e,t,n,r,i){var a={capture:r,passive:i},o=Or(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&wn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Ar(e,t,n){(t[Tr]??={})[e]=n}function jr(e){for(var t=0;t<e.length;t++)Er.add(e[t]);for(var n of Dr)n(e)}var Mr=null,Nr=!1;function Pr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Mr=e,Nr||(Nr=!0,setTimeout(()=>{Nr=!1,Mr=null}));var s=0,c=Mr===e&&e[Tr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Tr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Tr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Tr]=t,delete e.currentTarget,W(d),K(f)}}}var Fr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ir(e){return Fr?.createHTML(e)??e}function Lr(e){var t=vn(`template`);return t.innerHTML=Ir(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Rr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=Lr(a?e:`<!>`+e),n||(i=I(i)));var t=r||cn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function zr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=I(Lr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Br(e,t){return zr(e,t,`svg`)}function Vr(e=``){if(!w){var t=F(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?yn(n):(n.before(n=F()),D(n)),Q(n,n),n}function Hr(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Q(t,n),e}function Ur(e,t){if(w){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),O()}else e!==null&&e.before(t)}function Wr(){if(w&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return O(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Gr(e){let t=0,n=Kt(0),r;return()=>{Cn()&&(Z(n),jn(()=>(t===0&&(r=fr(()=>e(()=>en(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,en(n))})})))}}var Kr=re|ae;function qr(e,t,n,r){new Jr(e,t,n,r)}var Jr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Gr(()=>(this.#p=Kt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Pn(()=>{if(w){let e=Me(this.#t);O();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Kr),w&&(this.#e=E)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Oe():(t=!0,n&&qe(),this.#s!==null&&Vn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Vn(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Gn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ot(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=k;K(this.#i),W(this.#i),Xe(this.#i.ctx);try{return It.ensure(),e()}finally{K(t),W(n),Xe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Vn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,A(()=>{this.#d=!1,this.#p&&Qt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}};function Yr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function Xr(e,t){return Qr(e,t)}var Zr=new Map;function Qr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){dn();var l=void 0,u=On(()=>{var s=n??t.appendChild(F());qr(s,{pending:()=>{}},t=>{Ze({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||$e(),w&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Ee(),Se;Qe()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Sr(r);for(let e of[t,document]){var a=Zr.get(e);a===void 0&&(a=new Map,Zr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Pr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Er)),Dr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Zr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Pr),r.delete(e),r.size===0&&Zr.delete(n)):r.set(e,i)}Dr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return $r.set(l,u),l}var $r=new WeakMap;function ei(e,t){let n=$r.get(e);return n?($r.delete(e),n(t)):Promise.resolve()}var ti=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Un(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Un(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Gn(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Vn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=_n();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ni=0,ri=1,ii=2;function ai(e,t,n,r,i){w&&O();var a=et(),o=C,s=a?Kt(o):Jt(o,!1,!1),c=a?Kt(o):Jt(o,!1,!1),l=new ti(e);Pn(()=>{var a=M,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(je()),T(!1)),p(o)){var f=mt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),M===a&&a.deactivate(),It.ensure();try{e()}finally{ht(!1),At||Lt()}}};o.then(t=>{e(()=>{Qt(s,t),l.ensure(ri,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Qt(c,t),l.ensure(ii,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ni,n):A(()=>{m||e(()=>{l.ensure(ni,n)})})}else Qt(s,o),l.ensure(ri,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function oi(e,t,n=!1){var r;w&&(r=E,O());var i=new ti(e),a=n?re:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Pn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var si=Symbol(`NaN`);function ci(e,t,n){w&&O();var r=new ti(e),i=!et();Pn(()=>{var e=t();e!==e&&(e=si),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function li(e,t){return t}function ui(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Vn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;di(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;gn(d),d.append(u),e.items.clear()}di(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function di(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,Gn(a,document.createDocumentFragment())):V(t[i],n)}}var fi;function pi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(I(u)):u.appendChild(F())}w&&O();var d=null,f=xt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,hi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=se,_i(d,null,c)):Un(d):Vn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Pn(()=>{var e=Z(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),T(!1),r=!0);for(var u=new Set,_=M,v=_n(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Qt(S.v,b),S.i&&Qt(S.i,y),v&&_.unskip_effect(S.e)):(S=gi(l,m?c:fi??=F(),b,x,y,o,n,i),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(fi??=F())),d.f|=se)),t>u.size&&Re(``,``,``),w&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function mi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function hi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=mi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Un(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)_i(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),vi(e,d,_),vi(e,_,y),_i(_,y,n),d=_,p=[],m=[],l=mi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)_i(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);vi(e,S.prev,ee.next),vi(e,d,S),vi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),_i(_,l,n),vi(e,_.prev,_.next),vi(e,_,d===null?e.effect.first:d.next),vi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=mi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=mi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(di(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=mi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ui(e,te,re)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function gi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Kt(n):Jt(n,!1,!1):null,l=o&2?Kt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function _i(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=L(r);if(a.before(r),r===i)return;r=o}}function vi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function yi(e,t,...n){var r=new ti(e);Pn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function bi(e,t,n){var r;w&&(r=E,O());var i=new ti(e);Pn(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}var xi=()=>performance.now(),Si={tick:e=>requestAnimationFrame(e),now:()=>xi(),tasks:new Set};function Ci(){let e=Si.now();Si.tasks.forEach(t=>{t.c(e)||(Si.tasks.delete(t),t.f())}),Si.tasks.size!==0&&Si.tick(Ci)}function wi(e){let t;return Si.tasks.size===0&&Si.tick(Ci),{promise:new Promise(n=>{Si.tasks.add(t={c:e,f:n})}),abort(){Si.tasks.delete(t)}}}function Ti(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function Ei(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=Ti(n.trim());t[i]=r.trim()}return t}var Di=e=>e,Oi=null;function ki(e){Oi=e}function Ai(e,t,n){var r=(Oi??G).nodes,i,a,o,s=null;r.a??={element:e,measure(){i=this.element.getBoundingClientRect()},apply(){if(o?.abort(),a=this.element.getBoundingClientRect(),i.left!==a.left||i.right!==a.right||i.top!==a.top||i.bottom!==a.bottom){let e=t()(this.element,{from:i,to:a},n?.());o=ji(this.element,e,void 0,1,()=>{},()=>{o?.abort(),o=void 0})}},fix(){if(!e.getAnimations().length){var{position:t,width:n,height:r}=getComputedStyle(e);if(t!==`absolute`&&t!==`fixed`){var a=e.style;s={position:a.position,width:a.width,height:a.height,transform:a.transform},a.position=`absolute`,a.width=n,a.height=r;var o=e.getBoundingClientRect();if(i.left!==o.left||i.top!==o.top){var c=`translate(${i.left-o.left}px, ${i.top-o.top}px)`;a.transform=a.transform?`${a.transform} ${c}`:c}}}},unfix(){if(s){var t=e.style;t.position=s.position,t.width=s.width,t.height=s.height,t.transform=s.transform}}},r.a.element=e}function ji(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return A(()=>{s||(c=ji(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Di}=t;var h,g=()=>1-r;return A(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=Ei(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=Ei(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&wi(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Mi(e,t,n,r,i,a){let o=w;w&&O();var s=null;w&&E.nodeType===1&&(s=E,O());var c=w?E:e,l=G,u=new ti(c,!1);Pn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?we:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=w;if(s=w?s:vn(e,a),Q(s,s),r){var i=null;w&&wr(e)&&s.append(i=document.createComment(``));var o=w?I(s):s.appendChild(F());w&&(o===null?T(!1):D(o)),ki(l),r(s,o),i?.remove(),ki(null)}G.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},re),wn(()=>{}),o&&(T(!0),D(c))}function Ni(e,t){let n=null,r=w;var i;if(w){n=E;for(var a=I(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=L(a);if(a===null)T(!1);else{var o=L(a);a.remove(),D(o)}}w||(i=document.head.appendChild(F()));try{Pn(()=>{var e=B(()=>t(i));e.f|=ie,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(T(!0),D(n))}}function Pi(e,t){var n=void 0,r;Fn(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{kn(()=>n(e))})))})}function Fi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Fi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ii(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Fi(e))&&(r&&(r+=` `),r+=t);return r}function Li(e){return typeof e==`object`?Ii(e):e??``}var Ri=[...` 	
\r\f\xA0\v﻿`];function zi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ri.includes(r[o-1]))&&(s===r.length||Ri.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Bi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Vi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Hi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Vi)),i&&c.push(...Object.keys(i).map(Vi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Vi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Bi(r)),i&&(n+=Bi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ui(e,t,n,r,i,a){var o=e[ge];if(w||o!==n||o===void 0){var s=zi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Wi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Gi(e,t,n,r){var i=e[_e];if(w||i!==t){var a=Hi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Wi(e,n?.[0],r[0]),Wi(e,n?.[1],r[1],`important`)):Wi(e,n,r));return r}function Ki(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function qi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Ji(e,!n||`__value`in e))}function Ji(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Qi(c);Ki(c,i?a.includes(l):an(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Yi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(Qi(i))}else{for(i of t.options)if(an(Qi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Xi(e){var t=new MutationObserver(t=>{t.every($i)||(`__defaultValue`in e&&Ji(e,!1),`__value`in e&&Yi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),wn(()=>{t.disconnect()})}function Zi(e,t,n=t){var r=new WeakSet,i=!0;ft(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Qi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Qi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),kn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(Yi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Qi(s),n(a))}e.__value=a,i=!1})}function Qi(e){return`__value`in e?e.__value:e.value}function $i(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var ea=Symbol(`class`),ta=Symbol(`style`),na=Symbol(`is custom element`),ra=Symbol(`is html`),ia=xe?`link`:`LINK`,aa=xe?`input`:`INPUT`,oa=xe?`option`:`OPTION`,sa=xe?`select`:`SELECT`,ca=xe?`progress`:`PROGRESS`;function la(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;fa(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;fa(e,`checked`,null),e.checked=r}}};e[ye]=n,A(n),ut()}}function ua(e,t){var n=ha(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===ca)&&(e.value=t??``)}function da(e,t){var n=ha(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function fa(e,t,n,r){var i=ha(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ia))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&_a(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function pa(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===aa&&(`defaultValue`in n||`defaultChecked`in n||la(e));var o=ha(e),s=o[na],c=!o[ra];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===oa,f=e.nodeName===sa;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Li(n.class):(r||n[ea])&&(n.class=null),n[ta]&&(n.style??=null);var m=_a(e);if(e.nodeName===aa&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,fa(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Ui(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[ea],n[ea]),u[i]=l,u[ea]=n[ea];else if(i===`style`)Gi(e,l,t?.[ta],n[ta]),u[i]=l,u[ta]=n[ta];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=_r(r);if(hr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Ar(r,e,l),jr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Or(r,e,a,t)}}else if(i===`style`)fa(e,i,l);else if(i===`autofocus`)st(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===ca)&&(e.value=l);else if(i===`selected`&&d)Ki(e,l);else{var y=i;c||(y=br(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&fa(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function ma(e,t,n=[],r=[],i=[],a,o=!1,s=!1){pt(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===sa,l=!1;if(Fn(()=>{var u=t(...n.map(Z)),d=pa(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&qi(f,u.defaultValue),`value`in u&&Yi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||V(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&V(i[t]),i[t]=B(()=>Pi(e,()=>p))),d[t]=p}r=d}),c){var u=e;kn(()=>{var e=r;`defaultValue`in e&&qi(u,e.defaultValue),Yi(u,e.value,!0),Xi(u)})}l=!0})}function ha(e){return e[he]??={[na]:e.nodeName.includes(`-`),[ra]:e.namespaceURI===Ce}}var ga=new Map;function _a(e){var t=e.getAttribute(`is`)||e.nodeName,n=ga.get(t);if(n)return n;ga.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function va(e,t,n=t){var r=new WeakSet;ft(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Ca(e)?wa(a):a,n(a),M!==null&&r.add(M),await lr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||fr(t)==null&&e.value)&&(n(Ca(e)?wa(e.value):e.value),M!==null&&r.add(M)),jn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}Ca(e)&&n===wa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ya=new Set;function ba(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),ft(n,`change`,()=>{var e=n.__value;a&&(e=Sa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),jn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=an(n.__value,e)}),wn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ya.has(o)||(ya.add(o),A(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ya.delete(o)})),A(()=>{if(s){var e=a?Sa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function xa(e,t,n=t){ft(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||fr(t)==null)&&n(e.checked),jn(()=>{e.checked=!!t()})}function Sa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Ca(e){var t=e.type;return t===`number`||t===`range`}function wa(e){return e===``?null:+e}function Ta(e,t,n){var r=a(e,t);r&&r.set&&(e[t]=n,wn(()=>{e[t]=null}))}var Ea=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Da(e,t,n){var r=Ea.observe(e,()=>n(e[t]));kn(()=>(fr(()=>n(e[t])),r))}function Oa(e,t){return e===t||e?.[de]===t}function ka(e=$e(),t,n,r){var i=k.r,a=G;return kn(()=>{var o,s;return jn(()=>{o=s,s=r?.()||[],fr(()=>{Oa(n(...s),e)||(t(e,...s),o&&Oa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Oa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Aa(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?jn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&wn(()=>{n.removeEventListener(t,a)})}function ja(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>pr(t.s);if(e){let e=0,n={},i=_t(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>Z(i)}n.b.length&&Dn(()=>{Ma(t,r),h(n.b)}),Tn(()=>{let e=fr(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Tn(()=>{Ma(t,r),h(n.a)})}function Ma(e,t){if(e.l.s)for(let t of e.l.s)Z(t);t()}var Na=!1;function Pa(e){var t=Na;try{return Na=!1,[e(),Na]}finally{Na=t}}var Fa={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function Ia(e,t,n){return new Proxy({props:e,exclude:t},Fa)}var La={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Ra(...e){return new Proxy({props:e},La)}function za(e,t,n,r){var i=!Je||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=_t(r),Z(u)):(l&&(l=!1,c=s?fr(r):r),c);let f;if(o){var p=de in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Pa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?_t:xt)(()=>(v=!1,g()));o&&Z(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?nn(e):e;return Yt(y,n),v=!0,c!==void 0&&(c=n),e}return qn&&v||b.f&16384?y.v:Z(y)})}function Ba(e){k===null&&Ie(`onMount`),Je&&k.l!==null?Va(k).m.push(e):Tn(()=>{let t=fr(e);if(typeof t==`function`)return t})}function Va(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}var Ha=`seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-orange = Orange
seat-tan = Tan
seat-teal = Teal
seat-rose = Rose
seat-lime = Lime
seat-slate = Slate
seat-open = Free seat
bot-named = Bot, { $level }
you-named = { $name } (you)
players-label = Players
online = here
offline = away
offline-played = away, a bot plays
to-move = to move
table = The table
side-panel = Beside the table

join-title = A seat is free
join-invited = { $host } invites you to a game on the board { $board }. You would play { $seat }.
join-invited-game = { $host } invites you to { $board }. You would play { $seat }.
join-sit = Sit down
join-watch = Only watch
join-full = This table has no free seat left.
join-to-table = To the table

invite-title = { $seat } is still free
invite-text = Send this link to a friend. The first to open it may sit down.
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
bot-thinks = { $name } is thinking.
stand-in-away = { $name } has been away for a while.
stand-in-ask = Let a bot play for { $name } until they are back
stand-in-plays = A bot plays for { $name } until they are back.
stand-in-name = { $name } ({ $seat })
bot-progress = How far { $name } has thought
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

rematch = Play again, sides swapped
rematch-many = Play again, everybody moves one seat on
to-rematch = To the next game
to-replay = Watch the replay
ended-draw = Nobody wins.
ended-turn-cap = The last turn has been played: { $winner } wins.
ended-resignation = { $loser } has resigned, { $winner } wins.
ended-timeout = The time of { $loser } is up, { $winner } wins.
ended-resignation-many = Everybody else has given up: { $winner } wins.
ended-timeout-many = The time of everybody else is up: { $winner } wins.
ended-last-standing = { $winner } is the last one standing and wins.
ended-nobody-turn-cap = The last turn has been played: nobody wins.
ended-nobody-last-standing = Nobody is left standing: nobody wins.
ended-nobody-wipe-out = Nobody is left standing on either side: nobody wins.
ended-wipe-out = Nobody is left standing: { $winner } wins.
ended-won = { $winner } wins.
ended-won-several = { $winner } win.

suspended = This server cannot replay the match.
suspended-revision = Played by revision { $revision } of its rules. This server knows revisions 1 to { $newest }.
suspended-text = This server cannot replay the match, so nobody can play it on here. Nothing is lost: the match stays as it is, its clocks stand still, and it goes on when a version of Rumpus runs that knows its rules.

called-off = Called off.
called-off-text = This match was called off before the game began.
room-leave = Give the match up
room-leave-title = Give up this match?
room-leave-text = If you set the table, this calls the match off. If you joined it, your seat becomes free again.
room-stay = Stay
room-title = Before the game
room-free = still free
room-keep = Leave it as it is
room-force-ready = force handed in
room-force-missing = choosing a force
room-force-choose = Choose the force
room-force-other = Choose another force
room-force-of = Force of { $seat }
room-force-hand-in = Hand the force in
room-force-note = Forces stay sealed until all are in. Then the game begins by itself, and everybody sees them.

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

measure = Measure
camera-mode = From above, or at an angle
camera-flip = From the other side
camera-turn-left = Turn left
camera-turn-right = Turn right
camera-in = Nearer
camera-out = Farther
camera-reset = The whole table
`,Ua=`new-title = New game of { $game }
new-opponent = Against whom?
new-level = Strength
new-seats = How many play?
seat-of-me = You
seat-of-same_device = Somebody beside me
seat-of-invite = A friend with a link
new-force = Force
new-force-unnamed = without a name
new-force-built = builds its own
new-force-later = to be chosen before the game
new-force-guest = Brings a force of their own.
new-force-let-build = Let the bot build its own
new-side = My side
new-clock = Clock
new-options = Options of the rules
new-choose-first = First finish your choice above.
new-create = Set the table
new-brings = With { $force }; before the game begins you may choose another.
new-brings-faulty = { $force } does not fit these rules. Before the game begins you will have to choose another, or mend it in the workshop:

opponent-bot = A bot
opponent-bot-help = sits down at once
opponent-same_device = Somebody beside me
opponent-same_device-help = one device, with a curtain between turns
opponent-invite = A friend with a link
opponent-invite-help = you get a link to send
side-random = by chance
clock-none = No clock
clock-none-help = take all the time you want; if somebody is away for long (usually ten minutes), the others may let a bot play until they are back
clock-fischer = Minutes
clock-fischer-help = a stock of time, and a little more with every turn
clock-days = Days a move
clock-days-help = for games over days or weeks
clock-minutes = Minutes each
clock-increment = Extra seconds a turn
clock-days-count = Days for each turn
clock-fischer-is = { $minutes } min + { $increment } s
clock-days-is = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
`,Wa=`problem-no-such-match = There is no such match.
problem-no-such-game = There is no such game.
problem-no-such-path = There is no such thing here.
problem-no-such-invite = This link is not an invitation to this match. Ask for it again.
problem-seat-taken = The seat of this link is taken. You may watch.
problem-too-many = Too much at once. Wait a moment and try again.
problem-too-many-matches = You have too many matches under way. Finish some first.
problem-not-over = The game is not over yet.
problem-no-rematch = A rematch is possible when the game is over and everybody has come.
problem-not-a-player = Only those who played may do this.
problem-own-seat = This seat is your own: play it yourself.
problem-bot-seat = A bot plays this seat already.
problem-clock-decides = This match has a clock: when it has run out, the rules say how the game goes on.
problem-not-away = They are back, so no bot is needed.
problem-not-away-long-enough = They have not been away for long enough yet.
problem-not-awaited = The game does not wait for this seat just now.
problem-not-your-seat = That is not your seat.
problem-over = The game is over.
problem-waiting = A seat is still free.
problem-bad-setup = The game cannot be set up like this.
problem-bad-name = That name will not do. Choose a shorter one.
problem-bad-clock = That clock will not do.
problem-no-board = That is not a board file.
problem-unreadable = That cannot be read: it is not valid JSON.
problem-no-such-step = The game cannot be continued from this step.
problem-too-long = That is too large.
problem-unavailable = The server cannot do this just now. Try again soon.
problem-cannot-replay = This server cannot replay the match, so it cannot go on here. It stays as it is.
problem-unknown-revision = This server does not know the rules that the match is played by. It stays as it is.
problem-nothing-to-bring = Players bring nothing to this game.
problem-bad-force = What was handed in breaks the rules.
problem-unreadable-force = What was handed in cannot be read.
problem-begun = The game has begun, so this can no longer be changed.
problem-never-begun = This game never began.
problem-wrong-seats = The number of seats is wrong.
`,Ga=`rumpus = Rumpus
skip-to-content = Skip to the content
close = Close
clause-named = Clause { $clause }
why-not = Why not?
refused-why = Why not:
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
quick-seats = { $count ->
    [2] Two players
    [3] Three at the table: you and two bots
    [4] Four at the table: you and three bots
   *[other] { $count } at the table: you and { $bots } bots
}
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
theme-system = same as the system
theme-light = light
theme-dark = dark
motion-system = same as the system
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
clause-source = In the printed rules:
clause-by-people = kept by the people at the table

problem-offline = The server cannot be reached. Check the connection and try again.
problem-unknown = That did not work: { $title }.
problem-status-400 = The server did not understand that.
problem-status-403 = That is not yours to do.
problem-status-404 = There is no such thing here.
problem-status-409 = That is not possible as the match stands now.
problem-status-413 = That is too large.
problem-status-429 = Too much at once. Wait a moment and try again.
problem-status-500 = Something broke on the server. Try again in a moment.
problem-status-503 = The server is busy. Try again in a moment.

broken-title = Something has fallen off the table
broken-lead = This page ran into an error: { $fault }. The server has kept what you did.
reload = Load the page again
`,Ka=`## What every workshop says: files that are opened, and what is kept on this device.

import-lead = Choose a file, drop it here, or paste its text.
import-file = Choose a file
import-text = Text of the file
import-faults = This file cannot be opened:
import-too-large = The file is far too large.
import-empty = There is nothing to read yet.
import-no-json = The text is not JSON. Was it cut off?
import-no-json-line = The text is not JSON: line { $line } breaks off or has a character too many.
import-no-object = The file must be one object in curly brackets.
import-format = Its format is { $format }; only format 1 is known.
import-game = It is for { $game }, not for { $games }.
import-name = The name has to be text.
import-stranger = The word “{ $key }” means nothing here.
import-stranger-in = The word “{ $key }” means nothing here ({ $where }).
not-saved = This browser keeps nothing: its storage is full or switched off. Save it as a file instead.
thing-deleted = Deleted: { $name }
bring-back = Bring it back

bench-play = Play with it
bench-play-faulty = { $count ->
    [one] Mend what is wrong with it first.
   *[other] Mend its { $count } faults first.
}
bench-save = Save
bench-undo = Undo
bench-undone = Undone.
bench-share = Share
bench-print = Print
bench-export = Save as a file
bench-import = Open a file
bench-save-copy = Save a copy
bench-saved = Saved: { $name }
bench-open = Open
bench-open-named = Open { $name }
bench-double = Duplicate
bench-double-named = Duplicate { $name }
bench-delete = Delete
bench-delete-named = Delete { $name }
bench-share-title = Share { $name }
bench-share-lead = The link carries everything; nothing is stored on the server.
bench-share-link = Link
bench-share-cannot = This browser cannot make such a link. Save it as a file instead.
bench-arrived-broken = The link is damaged. Ask for a new one.
bench-print-paper = Paper
bench-print-a4 = A4
bench-print-letter = Letter
bench-print-do = Make the PDF
bench-print-busy = Drawing …
bench-print-missing = The font of the printed cards lacks these letters: { $letters }
bench-pick-last = Chosen last
bench-pick-none = No force is chosen.
bench-pick-change = Choose another
bench-pick-edit = Change it in the workshop
bench-pick-make = Make one in the workshop
`,qa=`seat-blue = 파랑
seat-red = 빨강
seat-green = 초록
seat-yellow = 노랑
seat-purple = 보라
seat-orange = 주황
seat-tan = 황갈
seat-teal = 청록
seat-rose = 장미
seat-lime = 연두
seat-slate = 먹빛
seat-open = 빈자리
bot-named = 봇, { $level }
you-named = { $name } (나)
players-label = 플레이어
online = 접속 중
offline = 자리 비움
offline-played = 자리 비움, 봇이 대신 함
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
bot-thinks = { JOSA($name, "이/가") } 생각하고 있습니다.
stand-in-away = { $name } 님이 한동안 자리를 비웠습니다.
stand-in-ask = { $name } 님이 돌아올 때까지 봇에게 맡기기
stand-in-plays = { $name } 님이 돌아올 때까지 봇이 대신 합니다.
stand-in-name = { $name }({ $seat })
bot-progress = { $name }의 생각 진행률
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

rematch = 진영을 바꿔 다시 하기
rematch-many = 자리를 하나씩 옮겨 다시 하기
to-rematch = 다음 게임으로
to-replay = 다시 보기
ended-draw = 승자가 없습니다.
ended-turn-cap = 마지막 차례까지 마쳤습니다. { JOSA($winner, "이/가") } 이겼습니다.
ended-resignation = { JOSA($loser, "이/가") } 기권하여 { JOSA($winner, "이/가") } 이겼습니다.
ended-timeout = { $loser }의 시간이 다 되어 { JOSA($winner, "이/가") } 이겼습니다.
ended-resignation-many = 다른 플레이어가 모두 기권하여 { JOSA($winner, "이/가") } 이겼습니다.
ended-timeout-many = 다른 플레이어가 모두 시간을 다 써서 { JOSA($winner, "이/가") } 이겼습니다.
ended-last-standing = 끝까지 남은 { JOSA($winner, "이/가") } 이겼습니다.
ended-nobody-turn-cap = 마지막 차례까지 마쳤지만 아무도 이기지 못했습니다.
ended-nobody-last-standing = 아무도 남지 않아 승자가 없습니다.
ended-nobody-wipe-out = 양쪽 모두 서 있는 피겨가 없어 무승부입니다.
ended-wipe-out = 서 있는 피겨가 없습니다. { $winner } 승리.
ended-won = { JOSA($winner, "이/가") } 이겼습니다.
ended-won-several = { JOSA($winner, "이/가") } 함께 이겼습니다.

suspended = 이 서버에서는 이 게임을 되살릴 수 없습니다.
suspended-revision = 규칙 { $revision }판으로 시작한 게임입니다. 이 서버는 { $newest }판까지만 압니다.
suspended-text = 이 서버에서는 이 게임을 되살릴 수 없어 지금은 이어 할 수 없습니다. 기록은 그대로 남아 있고 시계도 멈춰 있습니다. 이 규칙을 아는 버전의 Rumpus가 실행되면 이어서 할 수 있습니다.

called-off = 취소된 게임입니다.
called-off-text = 시작하기 전에 게임이 취소되었습니다.
room-leave = 그만두기
room-leave-title = 이 게임을 그만둘까요?
room-leave-text = 게임판을 편 사람이 그만두면 게임이 취소되고, 다른 사람이 그만두면 자리만 비게 됩니다.
room-stay = 남아 있기
room-title = 게임을 시작하기 전
room-free = 아직 빈자리
room-keep = 그대로 두기
room-force-ready = 부대를 냈습니다
room-force-missing = 부대를 고르는 중
room-force-choose = 부대 고르기
room-force-other = 다른 부대로 바꾸기
room-force-of = { $seat }의 부대
room-force-hand-in = 이 부대로 정하기
room-force-note = 모두가 부대를 낼 때까지 서로의 부대는 보이지 않습니다. 다 모이면 게임이 저절로 시작되고 부대가 모두에게 공개됩니다.

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

measure = 재기
camera-mode = 위에서 보기, 비스듬히 보기
camera-flip = 맞은편에서 보기
camera-turn-left = 왼쪽으로 돌리기
camera-turn-right = 오른쪽으로 돌리기
camera-in = 가까이
camera-out = 멀리
camera-reset = 탁자 전체
`,Ja=`new-title = { $game } 새 게임
new-opponent = 누구와 겨룰까요?
new-level = 봇의 세기
new-seats = 몇 명이 하나요?
seat-of-me = 나
seat-of-same_device = 옆에 있는 사람
seat-of-invite = 링크를 받을 친구
new-force = 부대
new-force-unnamed = 이름 없음
new-force-built = 직접 꾸립니다
new-force-later = 게임 전에 고릅니다
new-force-guest = 부대를 직접 가져옵니다.
new-force-let-build = 봇이 직접 꾸리게 하기
new-side = 내 진영
new-clock = 제한 시간
new-options = 규칙 선택 항목
new-choose-first = 먼저 위의 선택을 마치세요.
new-create = 게임판 펴기
new-brings = 가져갈 부대: { $force }. 게임이 시작되기 전에 바꿀 수 있습니다.
new-brings-faulty = { $force }: 이 규칙에 맞지 않는 부대입니다. 게임이 시작되기 전에 다른 부대를 고르거나 공방에서 고쳐야 합니다.

opponent-bot = 봇
opponent-bot-help = 바로 자리에 앉습니다
opponent-same_device = 옆에 있는 사람
opponent-same_device-help = 기기 하나로 하며, 차례가 바뀔 때마다 가림막을 칩니다
opponent-invite = 링크를 받을 친구
opponent-invite-help = 보낼 링크를 드립니다
side-random = 무작위
clock-none = 제한 없음
clock-none-help = 마음껏 생각하세요. 누가 오래(보통 10분) 자리를 비우면 돌아올 때까지 봇에게 맡길 수 있습니다
clock-fischer = 분 단위
clock-fischer-help = 정해진 시간에 차례마다 조금씩 더합니다
clock-days = 하루 단위
clock-days-help = 틈틈이 하는 게임
clock-minutes = 각자의 시간(분)
clock-increment = 차례마다 더하는 시간(초)
clock-days-count = 차례마다 주는 날수
clock-fischer-is = { $minutes }분 + { $increment }초
clock-days-is = 차례마다 { $days }일
`,Ya=`problem-no-such-match = 그런 게임이 없습니다.
problem-no-such-game = 그런 종류의 게임은 없습니다.
problem-no-such-path = 찾는 것이 없습니다.
problem-no-such-invite = 이 게임의 초대 링크가 아닙니다. 링크를 다시 받아 주세요.
problem-seat-taken = 이 링크의 자리는 이미 찼습니다. 관전할 수 있습니다.
problem-too-many = 요청이 너무 많습니다. 잠시 뒤 다시 시도하세요.
problem-too-many-matches = 진행 중인 게임이 너무 많습니다. 먼저 몇 판을 끝내세요.
problem-not-over = 게임이 아직 끝나지 않았습니다.
problem-no-rematch = 게임이 끝나고 모두 자리에 왔을 때 다시 할 수 있습니다.
problem-not-a-player = 이 게임에 참가한 사람만 할 수 있습니다.
problem-own-seat = 자신의 자리입니다. 직접 두세요.
problem-bot-seat = 이미 봇이 맡은 자리입니다.
problem-clock-decides = 시간 제한이 있는 게임입니다. 시간이 다 되면 규칙대로 진행됩니다.
problem-not-away = 돌아왔으니 봇이 필요 없습니다.
problem-not-away-long-enough = 아직 오래 자리를 비우지 않았습니다.
problem-not-awaited = 지금은 이 자리의 차례가 아닙니다.
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
problem-cannot-replay = 이 서버에서는 이 게임을 되살릴 수 없어 이어 할 수 없습니다. 기록은 그대로 남아 있습니다.
problem-unknown-revision = 이 서버는 이 게임의 규칙 판을 모릅니다. 기록은 그대로 남아 있습니다.
problem-nothing-to-bring = 이 게임에는 아무것도 가져오지 않습니다.
problem-bad-force = 제출한 내용이 규칙에 어긋납니다.
problem-unreadable-force = 제출한 내용을 읽을 수 없습니다.
problem-begun = 게임이 이미 시작되어 더는 바꿀 수 없습니다.
problem-never-begun = 시작하지 않은 게임입니다.
problem-wrong-seats = 자리 수가 맞지 않습니다.
`,Xa=`rumpus = Rumpus
skip-to-content = 본문으로 건너뛰기
close = 닫기
clause-named = 조항 { $clause }
why-not = 왜 안 되나요?
refused-why = 안 되는 까닭:
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
key-tab = 다음 자리나 버튼, 말로
key-escape = 선택 취소, 닫기
key-log = 기록 보기
key-rules = 규칙서 보기
key-step = 이전 단계 또는 다음 단계로
key-ends = 처음 또는 끝으로
key-play = 재생 또는 멈춤
key-speed = 더 빠르게 또는 더 느리게

missing-title = 이 선반에는 아무것도 없습니다
missing-lead = 이 주소에는 페이지가 없습니다.

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
quick-seats = { $count ->
    [2] 둘이서
    [3] 셋이서: 나와 봇 둘
    [4] 넷이서: 나와 봇 셋
   *[other] { $count }명이서: 나와 봇 { $bots }명
}
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
clause-source = 인쇄된 규칙에서 나오는 곳:
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
`,Za=`## 모든 공방이 함께 쓰는 말: 파일 열기, 이 기기에 저장된 것.

import-lead = 파일을 고르거나, 여기에 끌어다 놓거나, 내용을 붙여 넣으세요.
import-file = 파일 고르기
import-text = 파일 내용
import-faults = 이 파일은 열 수 없습니다:
import-too-large = 파일이 너무 큽니다.
import-empty = 아직 읽을 것이 없습니다.
import-no-json = JSON이 아닙니다. 중간에 잘린 것은 아닌가요?
import-no-json-line = JSON이 아닙니다. { $line }번째 줄이 끊겼거나 필요 없는 글자가 있습니다.
import-no-object = 파일은 중괄호로 싸인 객체 하나여야 합니다.
import-format = 형식이 { $format }입니다. 형식 1만 읽을 수 있습니다.
import-game = { $games }가 아니라 { $game } 파일입니다.
import-name = 이름은 글자여야 합니다.
import-stranger = 알 수 없는 항목입니다: "{ $key }"
import-stranger-in = 알 수 없는 항목입니다: "{ $key }" ({ $where })
not-saved = 저장 공간이 가득 찼거나 막혀 있어 이 브라우저에 저장할 수 없습니다. 파일로 저장하세요.
thing-deleted = 지웠습니다: { $name }
bring-back = 도로 가져오기

bench-play = 이것으로 게임하기
bench-play-faulty = 잘못된 것 { $count }가지를 먼저 고쳐야 합니다.
bench-save = 저장
bench-undo = 되돌리기
bench-undone = 되돌렸습니다.
bench-share = 공유
bench-print = 인쇄
bench-export = 파일로 저장
bench-import = 파일 열기
bench-save-copy = 사본으로 저장
bench-saved = 저장했습니다: { $name }
bench-open = 열기
bench-open-named = { $name } 열기
bench-double = 복제
bench-double-named = { $name } 복제
bench-delete = 지우기
bench-delete-named = { $name } 지우기
bench-share-title = { $name } 공유
bench-share-lead = 링크에 모든 것이 들어 있으며 서버에는 아무것도 저장되지 않습니다.
bench-share-link = 링크
bench-share-cannot = 이 브라우저는 이런 링크를 만들 수 없습니다. 파일로 저장하세요.
bench-arrived-broken = 링크가 망가졌습니다. 다시 보내 달라고 하세요.
bench-print-paper = 종이
bench-print-a4 = A4
bench-print-letter = 레터
bench-print-do = PDF 만들기
bench-print-busy = 만드는 중 …
bench-print-missing = 인쇄 글꼴에 없는 글자: { $letters }
bench-pick-last = 마지막에 고른 것
bench-pick-none = 고른 부대가 없습니다.
bench-pick-change = 다른 것 고르기
bench-pick-edit = 공방에서 고치기
bench-pick-make = 공방에서 만들기
`,Qa=`# What is settled before a match of Attacktix.

ax-mode = How it is played
ax-mode-duel = Two players meet in a duel. Three or four play:
ax-mode-ffa = Everybody against everybody
ax-mode-team = In two teams, 2 against 1 or 2 against 2
ax-team-of = Team of { $seat }
ax-team-a = Team A
ax-team-b = Team B
ax-teams-is = A team shares the points of the battle force. Empty seats do not matter.
ax-measure = Measured in
ax-measure-imperial = feet and inches
ax-measure-metric = metres and centimetres
ax-table = Table
ax-table-bare-table = Bare table
ax-table-fences-and-copse = Fences and copse
ax-table-towers-and-barrels = Towers and barrels
ax-table-stockade = Stockade
ax-table-junkyard = Junkyard
ax-table-the-citadel = The citadel
ax-table-sunken-maze = Sunken maze
ax-table-everything-at-once = Everything at once
ax-table-no-terrain = No terrain
ax-table-no-masters = No Battle Masters
ax-table-unnamed = Table without a name
ax-table-bring = Bring a table file
ax-table-take = Play here
ax-options = Rules of this table
ax-options-all = All options
ax-options-reset = As in the rules
ax-options-changed = { $count } changed
ax-chapter-setup = Set-up and wheels
ax-chapter-movement = Movement
ax-chapter-attacks = Attacks
ax-chapter-defeat = Defeat
ax-chapter-specials = Special abilities
ax-chapter-victory = Victory
ax-chapter-other = More
ax-degrees = { $degrees }°
ax-centimetres = { $length } cm

option-aim_noise = Shaking hands
option-aim_noise-help = How far an aim may err to the side. Off: every shot goes where it is pointed.
option-aim_noise-0 = off: steady hands
option-aim_noise-0-5 = a little: 0.5°
option-aim_noise-1 = somewhat: 1°
option-aim_noise-2 = a lot: 2°
option-ring_out = Off the table is out
option-ring_out-help = A figure pushed over the edge is defeated.
option-ring_out_strict = Not even a bit over the edge
option-ring_out_strict-help = No part of a base may hang over.
option-force_points = Points of a force
option-force_points-exact = exactly as agreed
option-force_points-at-most = at most as agreed
option-optional_specials = Special abilities may be declined
option-optional_specials-help = Otherwise an ability that can be used is used.
option-setup_advance_turns_wheel = The advance at set-up turns the wheel
option-side_order = Who chooses a side first, with three or four
option-side_order-seat = the first seat
option-side_order-trial-grind = the lowest sum of a trial grind
option-hide_wheels = Hide the wheels
option-hide_wheels-help = At the table no card shows which Speeds a figure has.
option-tix_cm = Length of a tik
option-friendly_turn = Turning the base before an attack
option-friendly_turn-none = nobody
option-friendly_turn-melee = melee figures
option-friendly_turn-all = everybody
option-held_base = The attacker’s base is held
option-held_base-help = Otherwise a swing may knock over the figure that swings.
option-defeat = A figure is defeated
option-defeat-any-lift = when its base is off the table at all
option-defeat-fully-down = when it lies
option-switch_impulse = Blow that trips a target switch
option-switch_impulse-help = In gram centimetres per second.
option-shock_impulse = Blow that topples a Battle Master at once
option-shock_impulse-help = In gram centimetres per second, on the upper body.
option-special_timing = When abilities are used
option-special_timing-immediate = after every attack
option-special_timing-step33 = after all attacks
option-own_goal_specials = Abilities also work for figures felled by their own side
option-recover_grinds = Standing up grinds the wheel
option-mutual = If nobody is left
option-mutual-draw = the game is drawn
option-mutual-active-loses = the player whose turn it is loses

# Faults of a table and of a set-up
ax-fault-no-such-piece = There is no piece of terrain { $piece }.
ax-fault-no-descriptor = A piece of terrain is at least one of: high barrier, low barrier, slowing, cover, object.
ax-fault-descriptors = These qualities of terrain do not go together.
ax-fault-high-barrier-combined = A high barrier cannot be anything else as well.
ax-fault-object-combined = An object cannot be anything else as well.
ax-fault-map = There is no map called { $map }.
ax-fault-same-id = { $id } is there twice; every piece and every section has a name of its own.
ax-fault-made-of = { $id }: { $name } is made of { $made_of }, and of nothing else.
ax-fault-section-length = { $id }: a section is 1 to { $most } mm long; this has { $length } mm.
ax-fault-weak = { $id }: only barriers that cannot be destroyed have weak points.
ax-fault-area = { $id }: an area has 3 to { $most } corners and must be convex.
ax-fault-facing = { $id }: { $facing } is not a direction; it must be 0 to 35999 hundredths of a degree.
ax-fault-gone = { $id }: what is off the table is left out of it.
ax-fault-overlap = { $id } and { $other } overlap.
ax-fault-seats = { $seats } cannot play this way: a duel takes two, teams two to four, a free-for-all three or four.
ax-fault-seat-name = Seat { $at } is called { $name }; the seats are p1 to p4.
ax-fault-teams = There are two teams; everybody at the table is in one of them.
ax-fault-limit = { $limit } points cannot be agreed; choose a multiple of 100 from { $least } to { $most }.
ax-fault-allowance = { $allowance } Battle Masters each cannot be agreed; choose 0 to { $most }.
ax-fault-option = { $option } is { $value }; it must be from { $least } to { $most }.
ax-fault-no-such-table = There is no table called { $word }.
ax-fault-no-force = { $seat } has handed in no force; everybody brings one.
ax-fault-force-of-nobody = There is a force of { $seat }, who does not sit at this table.
ax-fault-uneven-masters = Everybody fields the same number of Battle Masters; here it is { $counts }.
ax-fault-team-points = { $team }, { $part }: { $points } points together; exactly { $agreed } are asked for.
ax-fault-team-points-most = { $team }, { $part }: { $points } points together; at most { $agreed } are asked for.
ax-fault-uneven-teams = { $part } of the teams: { $points } points; both bring the same.
ax-fault-team-room = The bases of { $team } take { $width } mm; two rows at their line have room for { $room } mm.
`,$a=`# What happened, in sentences.
at-log-grind = { $figure } is ground: { $window }.
at-log-coin = The coin shows { $colour }: { $seat }.
at-log-side = { $seat } takes its side: { $side }.
at-log-placed-hidden = { $seat } places a figure.
at-log-placed = { $figure } is placed at the line ({ $at }).
at-log-placed-ahead = { $figure } is placed at the line ({ $at }) and advances { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-log-ready = { $seat } is ready.
at-log-opened = All figures stand on the table.
at-log-turn = Turn { $number }: { $seat }, { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
  }
at-log-turned = { $figure } stays where it is and faces { $degrees }°.
at-log-moved = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; its window shows { $window }.
at-log-moved-stopped = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  } and is stopped by terrain; its window shows { $window }.
at-log-pushed = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  } and pushes { $object }; its window shows { $window }.
at-log-moves-ended = { $seat } is done with moving.
at-log-moves-ended-covered = { $seat } is done with moving; in cover: { $covered }.
at-log-base-turned = { $figure } turns its base to { $degrees }°.
at-log-section = { $section } is gone.
at-log-section-by = { $figure } destroys { $section }.
at-log-object-fell = { $object } falls over.
at-log-object-moved = { $object } is moved.
at-log-object-removed = { $object } is off the table.
at-log-shifted = { $figure } is shifted to { $at }; its window shows { $window }.
at-log-attack = { $figure } attacks with its { $weapon }: { $aim }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shot = { $figure } fires missile { $shot } of its { $weapon }: { $aim }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shaken = The hand shakes: { $aim }.
at-log-held-back = Something was in the way: wound to { $percent } % only.
# Where the base stands afterwards, not whether its figure is still in play: a latch may have opened, or the edge been passed.
at-log-shoved = Shoved: { $figures }.
at-log-switch = The { $part } switch of { $figure } trips ({ $impulse } g cm/s).
at-log-switch-held = The { $part } switch of { $figure } holds ({ $impulse } g cm/s).
at-log-shock = The blow on the { $part } of { $figure } opens its latch ({ $impulse } g cm/s).
at-log-shock-held = The blow on the { $part } of { $figure } is too weak ({ $impulse } g cm/s).
at-part-left = left
at-part-right = right
at-part-torso = torso
at-part-head = head
at-log-defeat = { $figure } is defeated: { $why }{ $by }. { $special }
at-cause-fall = it was knocked over
at-cause-lean = it leans, or its base is off the surface
at-cause-ring-out = it is off the table
at-cause-latch = its latch opened
at-cause-take-down = a special took it down
at-cause-resignation = its player gave up
at-log-by = , by { $figure }
at-log-by-own = , by { $figure } of its own side
at-log-window-white = Its special window is white.
at-log-window-red = Its special window is red.
at-log-special-used = { $ability } of { $figure } is used. { $does }
at-log-special-used-on = { $ability } of { $figure } is used on { $targets }. { $does }
at-log-special-failed = { $ability } of { $figure } fails: there is no figure for it. { $does }
at-log-special-too-many = { $ability } of { $figure } fails: no more than 32 specials are used in a turn.
at-log-special-declined = { $seat } declines { $ability } of { $figure }.
at-log-restored = { $figure } is set upright again.
at-log-return = { $figure } comes into play from { $from }, at { $at }.
at-from-pool = its own figures
at-from-in-play = the table
at-from-lying = where it lay
at-from-backup = the Back-Up force
at-from-defeated = the Defeated area
at-log-capture = { $figure } now belongs to { $seat }.
at-log-pinned = { $figure } may not move in its next turn.
at-log-extra = { $seat } has { $extra ->
    [one] 1 more attack
   *[other] { $extra } more attacks
  } in its next turn.
at-log-to-defeated = { $figure } goes to the Defeated area.
at-log-bot-choice = { $seat } was silent; the table chose.
at-log-pass = { $seat } passes.
at-log-disputed = { $seat } opens a dispute: “{ $about }”
at-log-dispute = { $called } was called, { $colour } it is: { $seat } is right.
at-log-dropped = { $seat } has no figure left and drops out.
at-log-resigned = { $seat } gives up.
at-log-won = { $winners } wins. { $how }
at-log-won-places = { $winners } wins. { $how } Places: { $places }
at-log-draw = A draw. { $how }
at-place = { $place }. { $seats }
`,eo=`# Names that come with Attacktix.
at-name-anvil-colossus = Anvil Colossus
at-name-boiler-captain = Boiler Captain
at-name-bramble-trooper = Bramble Trooper
at-name-briar-matriarch = Briar Matriarch
at-name-burr-slinger = Burr Slinger
at-name-clamp-diver = Clamp Diver
at-name-gauge-seer = Gauge Seer
at-name-glass-leviathan = Glass Leviathan
at-name-hedge-captain = Hedge Captain
at-name-kite-captain = Kite Captain
at-name-lens-sniper = Lens Sniper
at-name-mirror-adept = Mirror Adept
at-name-moss-healer = Moss Healer
at-name-old-oakmaw = Old Oakmaw
at-name-piston-bruiser = Piston Bruiser
at-name-prism-regent = Prism Regent
at-name-rivet-lancer = Rivet Lancer
at-name-rivet-trooper = Rivet Trooper
at-name-root-wrestler = Root Wrestler
at-name-shard-guard = Shard Guard
at-name-shard-trooper = Shard Trooper
at-name-sky-herald = Sky Herald
at-name-stag-hurler = Stag Hurler
at-name-storm-caller = Storm Caller
at-name-thorn-rider = Thorn Rider
at-name-valve-marshal = Valve Marshal
at-name-wind-dancer = Wind Dancer
at-form-rooted = Rooted
at-form-sled = Sled
at-faction-brasswake = Brasswake
at-faction-glasswind = Glasswind
at-faction-thornmarch = Thornmarch
at-ability-fold-down = Fold Down
at-ability-unfold = Unfold
at-ability-answering-fire = Answering Fire
at-ability-spare-parts = Spare Parts
at-ability-muster = Muster
at-ability-recalibrate = Recalibrate
at-ability-second-wind = Second Wind
at-ability-undertow = Undertow
at-ability-dry-dock = Dry Dock
at-ability-seedfall = Seedfall
at-ability-war-chant = War Chant
at-ability-regrow = Regrow
at-ability-call-the-thicket = Call the Thicket
at-ability-entangle = Entangle
at-ability-stampede = Stampede
at-ability-mend = Mend
at-ability-take-root = Take Root
at-ability-uproot = Uproot
at-ability-deep-roots = Deep Roots
at-ability-dazzle = Dazzle
at-ability-gust = Gust
at-ability-refract = Refract
at-ability-hold-the-line = Hold the Line
at-ability-slipstream = Slipstream
at-ability-focus = Focus
at-ability-shatter = Shatter
at-ability-gather-the-flock = Gather the Flock
at-ability-herald-s-call = Herald's Call
at-ability-breaking-wave = Breaking Wave
at-form-plain = plain form
at-piece-f01 = Signal Tower
at-piece-f02 = Copse
at-piece-f03 = Reed Fence
at-piece-f04 = Citadel
at-piece-f05 = Palisade
at-piece-f06 = Scrap Heap
at-piece-f07 = Sunken Maze
at-piece-f08 = Mire
at-piece-f09 = Smoke Bank
at-piece-f10 = Barrel
at-piece-f11 = Rubble line
at-piece-f12 = Crate stack
at-weapon-ln-minus = light bolt launcher
at-weapon-ln = bolt launcher
at-weapon-ln-plus = heavy bolt launcher
at-weapon-vol4 = four-bolt launcher
at-weapon-vol2h = two heavy missiles
at-weapon-sl6 = blade, reach 6 cm
at-weapon-sl7 = long blade, reach 6.8 cm
at-weapon-th = throwing arm
at-weapon-th-plus = great throwing arm
at-weapon-jb = jab
at-weapon-cl = claw
at-kind-ranged = launcher
at-kind-slash = slash
at-kind-throw = throw
at-kind-jab = jab
at-kind-claw = claw
at-class-W = Warrior
at-class-L = Leader
at-class-C = Captain
at-class-T = Trooper
at-class-S = Specialist
at-class-M = Mega
`,to=`# Why not.
at-phase-now-sides = sides are chosen
at-phase-now-setup = figures are placed
at-phase-now-play = turns are taken
at-phase-now-over = the game is over
at-part-of-target = a figure
at-part-of-targets = figures
at-part-of-along = a place along the line
at-part-of-heading = a direction
at-part-of-roll = a length
at-part-of-use = that it is used
at-part-of-dir = a direction of the swing
at-refusal-moved = { $figure } has moved in this turn; each figure moves once.
at-refusal-pinned = { $figure } is pinned and may not move in this turn.
at-refusal-backwards = A figure does not roll backwards.
at-refusal-too-far-speed = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; the window of { $figure } shows { $limit }.
at-refusal-too-far-slowing = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } starts in slowing terrain and has { $limit }.
at-refusal-too-far-pushing = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } pushes and has { $limit }.
at-refusal-too-far-free-move = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } has { $limit } in this free move.
at-refusal-too-far-shift = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } is shifted { $limit } at most.
at-refusal-too-far-advance = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } advances { $limit } at most.
at-refusal-too-far-most = A figure is shifted by 0 to { $most } tix.
at-refusal-enemy-in-the-way = { $figure } would run into { $other }; opponents are not pushed.
at-refusal-in-the-way = { $figure } would run into { $other }.
at-refusal-high-barrier = { $section } is part of a high barrier; no figure moves through it.
at-refusal-astride = { $figure } would stop astride { $section }, or too near beyond it.
at-refusal-off-the-surface = The wheel of { $figure } would leave the surface.
at-refusal-not-crossed = { $section } is not crossed, so it is not destroyed.
at-refusal-indestructible = { $section } cannot be destroyed.
at-refusal-not-pushable = { $object } cannot be pushed: only standing objects that can be knocked over are, and no towers.
at-refusal-not-touching = { $figure } does not touch { $object } at the start.
at-refusal-not-ahead = { $object } is not ahead of { $figure }.
at-refusal-turns-while-pushing = { $figure } does not turn between rolls while it pushes { $object }.
at-refusal-push-into-enemy = { $object } would run into { $other }; opponents are not pushed.
at-refusal-push-blocked = { $object } cannot be pushed past { $other }.
at-refusal-push-over-the-edge = { $object } would be pushed over the edge.
at-refusal-not-in-pool = { $figure } is not in the battle force that is placed.
at-refusal-not-your-choice = { $seat } chooses a side first.
at-refusal-side-taken = That side is taken by { $seat }; free is: { $free }.
at-refusal-not-beside = The others take the two sides beside the first player’s; free is: { $free }.
at-refusal-off-line = { $figure } is off its place: its front must touch its own line.
at-refusal-off-surface = { $figure } would stand over the edge: along the line, { $along } tix from the middle; { $most } is the most.
at-refusal-near-side = { $figure } is { $gap } tix from another player’s side; at least { $least } are asked for.
at-refusal-advance = { $figure } cannot advance { $advance } tix: 0 to { $most } from the line are allowed.
at-refusal-overlaps = { $figure } would stand on the base of { $other }.
at-refusal-not-placed = Still to be placed at the line: { $figures }.
at-refusal-ready = You are done with set-up; the others still place their figures.
at-refusal-not-asked = The special of { $figure } is not up for a decision now.
at-refusal-not-optional = A special that can be used must be used; at this table it cannot be declined.
at-refusal-missing = This special needs { $part }.
at-refusal-needless = This special does not need { $part }.
at-refusal-no-such-figure = There is no figure { $figure }.
at-refusal-not-itself = { $figure } cannot return itself.
at-refusal-not-an-opponent = { $figure } is not an opponent.
at-refusal-not-of-your-team = { $figure } is not on your team.
at-refusal-not-your-own = { $figure } is not yours; specials for one’s own figures never reach another player.
at-refusal-elsewhere = { $figure } is not where this special reaches.
at-refusal-not-named = The special does not reach { $figure }: its class, faction, name or points are others.
at-refusal-captured = { $figure } was captured in this turn and does not attack again in it.
at-refusal-twice = { $figure } is named twice.
at-refusal-how-many = This special takes 1 to { $most } figures.
at-refusal-off-the-line = The whole base must be on the surface: from { $least } to { $most } tix along the line.
at-refusal-not-on-this-map = { $figure } is a Battle Master and may not enter this map.
at-refusal-line-full = No place is free for { $figure } on its line.
at-refusal-not-your-turn = It is the turn of { $seat }.
at-refusal-wrong-step = That is not done now: { $step ->
    [sides] sides are chosen
    [placing] figures are placed
   *[turns] turns are taken
}.
at-refusal-still-moving = Moves come first; attacks begin once the movement step has been ended.
at-refusal-moves-over = The movement step is over; all moves come before the first attack.
at-refusal-special-first = The special of { $figure } comes first; { $seat } decides on it.
at-refusal-free-first = First { $seat } makes the free move or attack of { $figure }, or passes.
at-refusal-no-free-move = { $figure } does not move in this free attack.
at-refusal-volley-first = The volley of { $figure } comes first: { $seat } fires the next missile or ceases fire.
at-refusal-no-volley = There is no volley with a missile left.
at-refusal-nothing-to-pass = There is nothing to pass: you have no free move or attack now.
at-refusal-dispute-first = A dispute is open; { $seat } calls red or white first.
at-refusal-no-dispute = No dispute is open that asks for a colour.
at-refusal-disputed-already = You have opened a dispute since the last attack; you may open the next one after another attack or in the next turn.
at-refusal-dispute-about-nothing = Say what the dispute is about, in at most 200 characters.
at-refusal-game-over = The game is over.
at-refusal-out-of-game = { $seat } is out of the game.
at-refusal-not-yours = { $figure } is not yours.
at-refusal-not-in-play = { $figure } is not in play.
at-refusal-attacked = { $figure } has attacked in this turn; each attack of a turn is made by a different figure.
at-refusal-no-attack-left = No attack is left in this turn.
at-refusal-not-the-free-attacker = The free attack is made by { $figure }.
at-refusal-spent = { $figure } has fired or struck; its weapon is ready again at the end of the turn.
at-refusal-out-of-arc = { $part } of this weapon cannot be { $value }; it goes from { $least } to { $most }.
at-refusal-no-such-articulation = A weapon of this kind cannot be adjusted so: { $part }.
at-refusal-aim-changed = The aim of a volley does not change between its shots.
at-refusal-not-the-volley = The volley is fired by { $figure }.
at-refusal-base-stays = Bases are turned in the movement step only.
at-refusal-only-melee-turns = At this table only figures with a melee weapon turn in the attack step.
at-refusal-no-such-section = There is no section { $section } of a barrier.
at-refusal-not-destroyed = { $piece } cannot be destroyed.
at-refusal-section-gone = { $section } is gone already.
at-refusal-out-of-reach = { $section } is out of reach: the weapon reaches { $reach } tix from the middle of the base.
at-refusal-section-in-the-way = { $other } stands between the figure and the middle of { $section }.
at-refusal-in-cover = { $figure } is in cover inside { $piece }; from there it does not fire.
at-refusal-across-cover = { $figure } is in cover at { $piece }; it does not fire across it.
at-refusal-protected = The first base on this line is that of { $figure }, which cover protects.
`,no=`# Tournaments of Attacktix.

ax-tour-name = Name of the tournament
ax-tour-unnamed = Tournament without a name
ax-tour-new = Our tournament
ax-tour-clear = Begin anew
ax-tour-lead = Several rounds of everybody against everybody, three or four at a table; then the two best meet in a duel.
ax-tour-players = Players
ax-tour-rounds = Rounds
ax-tour-name-of = Player { $n }
ax-tour-who = Where player { $n } sits
ax-tour-here = at this device
ax-tour-invite = comes by a link
ax-tour-force = Force of { $name }
ax-tour-names = Give everybody a name of their own first.
ax-tour-begin = Begin the tournament
ax-tour-who-plays = Players, forces, table
ax-tour-round = Round { $n }
ax-tour-game = Game { $n }
ax-tour-start = Start this game
ax-tour-go-waiting = To the table (waiting)
ax-tour-go-playing = To the table
ax-tour-go-over = To the finished game
ax-tour-look = See how it stands
ax-tour-match = The match
ax-tour-invite-for = Link for { $name }
ax-tour-by-hand = Played elsewhere? Enter the result
ax-tour-enter = Enter
ax-tour-shared = Players who share a place get the same number.
ax-tour-result = Result
ax-tour-place = { $n }.
ax-tour-reopen = Take it back
ax-tour-standings = Standings
ax-tour-player = Player
ax-tour-points = Points
ax-tour-in-final = in the final
ax-tour-left = { $count ->
    [one] 1 game is left.
   *[other] { $count } games are left.
}
ax-tour-all-played = All games are played.
ax-tour-level = Players are level to the last; red or white decides.
ax-tour-toss = Toss the coin
ax-tour-coins = The coin came up: { $coins }
ax-coin-red = red
ax-coin-white = white
ax-tour-final = The final
ax-tour-against = { $one } against { $other }
ax-tour-start-final = Start the final
ax-tour-drawn = The final was drawn. Play it again, or say who has won.
ax-tour-again = Play it again
ax-tour-won-by = { $name } has won
ax-tour-winner = { $name } wins the tournament!
ax-tour-saved = Tournaments on this device
ax-tour-import = Open a tournament file
ax-tour-not-begun = nobody yet
`,ro=`# The workshop of Attacktix: forces and figures.

ax-benches = Workbenches
ax-bench-forces = Forces
ax-bench-figures = Figures
ax-bench-tournament = Tournament

# Forces
ax-force-name = Name of the force
ax-force-unnamed = Force without a name
ax-force-new = My force
ax-force-clear = Begin anew
ax-part-battle = Battle force
ax-part-backup = Back-Up force
ax-empty-battle = No figure is at the line yet. Add figures below, or begin with a ready-made force.
ax-empty-backup = No figure is in waiting yet. The Back-Up force is worth half the points.
ax-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ax-of = { $now } of { $most }
ax-points-left = { $left } left
ax-points-over = { $over } too many
ax-points-met = exactly
ax-masters = Battle Masters
ax-limits = Judged for { $limit } points
ax-limit = Points of a battle force
ax-allowance = Battle Masters for everybody
ax-official = Tournament rules: no Battle Masters
ax-at-most = Fewer points will do
ax-facts = { $battle } + { $backup } points
ax-line = { $battle }; in waiting: { $backup }
ax-nobody = nobody
ax-stranger = The figure { $code } is not in the catalogue.
ax-pick-figure = Pick a figure to look at it.
ax-mark-fault = fault
ax-remove = Remove
ax-to-backup = To the Back-Up force
ax-to-battle = To the battle force
ax-said-added = { $name } added; { $part }: { $points } points.
ax-said-removed = { $name } removed.
ax-said-carried = { $name } is in the { $part } now.
ax-wheel = Wheel

# Choosing
ax-tabs = What to choose from
ax-tab-catalogue = Catalogue
ax-tab-mine = Own figures
ax-tab-forces = Forces
ax-mine-none = No figures of your own are saved on this device yet.
ax-to-figures = To the editor for figures
ax-saved-forces = On this device
ax-saved-none = Nothing is saved yet.
ax-ready-forces = Ready-made
ax-filters = Show
ax-faction = Faction
ax-weapon = Weapon
ax-any = all
ax-order = Order
ax-order-code = by faction
ax-order-points = by points
ax-look = Look at { $name }
ax-add-battle = Add { $name } to the battle force
ax-add-backup = Add { $name } to the Back-Up force
ax-plus-battle = +
ax-plus-backup = + ◐

# Price
ax-bill = What it costs
ax-bill-figure = Figure
ax-bill-points = Points
ax-bill-thumb = Rule of thumb
ax-bill-sum = Together

# Files, sharing, paper
ax-arrived-force = A force for you
ax-arrived-figure = A figure for you
ax-import-force = Open a force file
ax-import-figure = Open a figure file
ax-import-value = { $key } cannot be { $value }.
ax-print-title = Print labels and cards
ax-print-lead = A label for each base and a card for each figure, at their true size. Print at 100 %.

# Figures
ax-figures = My figures
ax-figure-name = Name of the figure
ax-figure-unnamed = Figure without a name
ax-figure-new = New figure
ax-figure-clear = Begin anew
ax-figure-coded = { $name } ({ $code })
ax-figure-good = The figure may play.
ax-saved-figures = On this device
ax-ready-figures = Begin with a figure of the catalogue:
ax-copy = Take a copy
ax-form = Form
ax-form-plain = plain form
ax-form-called = Name of the form
ax-form-second = Other form
ax-faction-known = Factions there are
ax-class = Class
ax-base = Base
ax-base-standard = ordinary
ax-base-master = of a Battle Master
ax-price = Price
ax-price-weapon = Weapon
ax-price-class = Class
ax-price-speed = Average Speed
ax-price-ability = Ability × white windows
ax-price-rounding = Rounding
ax-wheel-red = { $red } red, { $white } white
ax-wheel-special = { $count } white special windows
ax-window-speed = Speed of window { $n }
ax-window-colour = Colour of window { $n }: { $colour }
ax-window-special = Special window { $n } is white
ax-colour-r = red
ax-colour-w = white

# Abilities
ax-ability = Special ability
ax-ability-name = Name
ax-effect = It does
ax-effect-return-self-spot = Stand up
ax-effect-return-self-line = Come back
ax-effect-return-defeated = Rally
ax-effect-reinforce = Reinforce
ax-effect-exchange = Exchange
ax-effect-free-attack = Free attack
ax-effect-free-move = Free move
ax-effect-extra-attack = Extra attack
ax-effect-force-move = Force move
ax-effect-capture = Capture
ax-effect-take-down = Take-down
ax-effect-regrind = Regrind
ax-effect-pin = Pin
ax-effect-of-free-move = Up to how many tix
ax-effect-of-force-move = Up to how many tix
ax-effect-of-regrind = Up to how many figures
ax-effect-number-force-move = force move
ax-effect-number-free-move = free move
ax-effect-number-number-of-extra-attacks = number of extra attacks
ax-effect-number-number-of-figures-to-grind = number of figures to grind
ax-effect-number-number-of-turns-pinned = number of turns pinned
ax-up-to-speed = its Speed
ax-moves-first = It may move first, up to its Speed
ax-exchange-with = With another form that is called { $name } as well:
ax-names-whom = Whom it names
ax-points-most = Points at most
ax-not-master = no Battle Masters
ax-filter-more = Names, forms, weapons
ax-filter-names = Names, with commas between
ax-filter-form = Form
ax-guard = It needs another figure
ax-guard-side = Whose
ax-guard-zone = Where
ax-side-own = an own one
ax-side-enemy = an opponent’s
ax-zone-in-play = in play
ax-zone-backup = in the Back-Up force
ax-zone-defeated = in the Defeated area

# Faults
ax-unreadable = The server cannot read it: { $because }
ax-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
ax-faults-none = The force is legal.
ax-fault-no-such-figure = There is no figure { $code } in the catalogue.
ax-fault-format = This is not a force of Attacktix: its format must be 1, and its game attacktix.
ax-fault-format-table = This is not a table of Attacktix: its format must be 1, and its game attacktix.
ax-fault-name = The name of the force has { $letters } letters; at most { $most } will do.
ax-fault-name-table = The name of the table has { $letters } letters; it needs 1 to { $most }.
ax-fault-empty = The battle force is empty; it needs at least one figure.
ax-fault-points = { $part }: { $points } points; exactly { $agreed } are asked for.
ax-fault-points-most = { $part }: { $points } points; at most { $agreed } are asked for.
ax-fault-contribution = The battle force has { $points } points; every member of a team brings at least { $least }.
ax-fault-masters = { $count } Battle Masters in both parts together; { $allowed } are allowed.
ax-fault-masters-official = { $count } Battle Masters; by tournament rules there are none.
ax-fault-masters-map = { $count } Battle Masters; on this map there are none.
ax-fault-room = The bases of the battle force take { $width } mm; two rows at the line have room for { $room } mm.
ax-fault-room-table = { $id } reaches out of the room for terrain: { $across } mm to the sides and { $deep } mm towards the lines from the middle.
ax-fault-many = { $figures } figures; a force has at most { $most }.
ax-fault-many-table = { $of }: { $count }; a table has at most { $most }.
ax-fault-many-types = { $figures } figure types of your own; a force has at most { $most }.
ax-fault-code = The code { $code } is taken; every figure type has its own.
ax-fault-figure-name = { $code }: the name of its { $of } has { $letters } letters; 1 to { $most } are allowed, without spaces around it.
ax-name-of-figure = figure
ax-name-of-form = form
ax-name-of-faction = faction
ax-name-of-ability = ability
ax-fault-figure-class = { $code }: a Mega goes with the large base and a weapon of the Battle Masters, every other class with the others. For this class: { $weapons }.
ax-fault-figure-weapon = { $code }: its weapon must be one of { $weapons }.
ax-fault-figure-colours = { $code }: { $red } of its 12 numbers are red; 6 must be red and 6 white.
ax-fault-figure-specials = { $code }: { $white } of its special windows are white; { $least } to { $most } are allowed.
ax-fault-figure-speed = { $code }: its Speeds go from { $low } to { $high }; { $least } to { $most } are allowed for its weapon.
ax-fault-figure-spread = { $code }: its highest Speed is { $spread } above its lowest; at most { $most } is allowed.
ax-fault-figure-ability = { $code }: it has no ability; every figure has one.
ax-fault-figure-effect = { $code }: its { $what } is { $value }, which is out of bounds.
ax-fault-figure-guard = { $code }: this ability needs another figure of your own in play; say which.
ax-fault-figure-masters = { $code }: this ability does not reach Battle Masters; leave them out.
ax-fault-figure-take-down = { $code }: a take-down is of the figure that felled the user; its owner does not choose another.
ax-fault-figure-form = { $code }: an exchange needs another form of the same name among your figures.
ax-fault-figure-filter = { $code }: an ability names at most { $most } of a kind, each with 1 to { $letters } letters.
ax-fault-figure-points = { $code }: it says { $points } points, but comes to { $price }.

# Ready-made forces
ax-force-boiler-watch = Boiler watch
ax-force-hedge-choir = Hedge choir
ax-force-kite-line = Kite line
ax-force-three-banners = Three banners
ax-force-long-barrels = Long barrels
ax-force-the-colossus = The colossus
ax-force-the-old-wood = The old wood
ax-force-grand-muster = Grand muster
ax-about-boiler-watch = The Marshal folds down when he falls; Troopers stand up again as long as the Captain stands.
ax-about-hedge-choir = A Matriarch, a wrestler and a hurler in front, a Healer behind, and five Troopers in waiting.
ax-about-kite-line = A Sniper and a Captain shoot, a Dancer runs round the back, a Guard holds the line.
ax-about-three-banners = A bit of every faction: a slash, a throw and two launchers.
ax-about-long-barrels = Four launchers that need not come near anybody.
ax-about-colossus = A Battle Master with four missiles, and the Troopers who stand round it.
ax-about-old-wood = A great thrower in the middle, and everybody who can close in beside it.
ax-about-grand-muster = Two hundred points without a Battle Master: every kind of weapon of the ordinary figures.
`,io=`# The table of Attacktix.
at-name-with-form = { $name } ({ $form })
at-figure = { $name } { $serial }
at-figure-of = { $figure } ({ $seat })
at-piece = { $name } { $id }
at-section = { $name }, section { $id }
at-here = a place on the table
at-spot = { $x } / { $z } tix
at-tix = { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }
at-degrees = { $degrees }°
at-ahead = straight ahead
at-behind = right behind
at-left = { $degrees }° left
at-right = { $degrees }° right
at-colour-red = red
at-colour-white = white
at-window-red = Speed { $speed }, red
at-window-white = Speed { $speed }, white
at-window-special = { $window }, special window white
at-side-south = South side
at-side-west = West side
at-side-north = North side
at-side-east = East side
at-zone-pool = To be placed
at-zone-in-play = In play
at-zone-lying = Lying, not judged yet
at-zone-backup = Back-Up force
at-zone-defeated = Defeated area
at-no-webgl = This browser cannot draw the table in three dimensions. Everything on it is listed in the rows, and you can play the whole game from them.

# How a weapon is set
at-aim-straight = straight
at-aim-up = { $degrees }° up
at-aim-down = { $degrees }° down
at-aim-height = { $height } mm high
at-aim-dip = arm { $degrees }° lower
at-aim-pull = wound { $percent } %
at-aim-knob = knob { $degrees }°
at-swing-cw = Swing clockwise
at-swing-ccw = Swing counter-clockwise
at-dial-yaw = Torso
at-dial-pitch = Elevation
at-dial-height = Height
at-dial-dip = Dip of the arm
at-dial-pull = Pull
at-dial-knob = Knob

# What specials do
at-or = { $one } or { $other }
at-filter = { $faction } { $who } { $mode } { $points } { $weapon } { $master }
at-filter-figure = figure
at-filter-faction = { $factions }
at-filter-mode = in the form { $mode }
at-filter-plain = in the plain form
at-filter-points = worth at most { $points } points
at-filter-weapon = with { $weapons }
at-filter-no-master = that is not a Battle Master
at-guard-own = Only with another own { $who } { $zone }:
at-guard-enemy = Only with an enemy { $who } { $zone }:
at-guard-pool = not placed yet
at-guard-in-play = in play
at-guard-lying = lying
at-guard-backup = in the Back-Up force
at-guard-defeated = in the Defeated area
at-does-stand = It stands up again where it fell.
at-does-rescue = It comes back into play at its own line.
at-does-rally = Another defeated { $who } of its side comes back into play at the line.
at-does-reinforce = One { $who } of the Back-Up force comes into play at the line.
at-does-exchange = { $who } of the Back-Up force comes into play in its place.
at-does-free-attack = One { $who } of its side attacks at once.
at-does-free-attack-moved = One { $who } of its side attacks at once, and may move first.
at-does-free-move = One { $who } of its side moves at once, up to { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-does-free-move-full = One { $who } of its side moves at once, up to its Speed.
at-does-extra = Its side has { $count ->
    [one] 1 more attack
   *[other] { $count } more attacks
  } in its next turn.
at-does-force = One enemy { $who } is shifted in a straight line, up to { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-does-capture = The attacker changes sides; it must be a { $who }.
at-does-capture-any = The attacker changes sides.
at-does-take-down = One enemy { $who } is defeated.
at-does-take-attacker = The attacker is defeated; it must be a { $who }.
at-does-take-attacker-any = The attacker is defeated.
at-does-regrind = Up to { $count } enemy figures in play are ground anew; each must be a { $who }.
at-does-regrind-any = Up to { $count } enemy figures in play are ground anew.
at-does-pin = The attacker may not move in its { $turns ->
    [one] next turn
   *[other] next { $turns } turns
  }.

# Where the game stands
at-turn = Turn { $number }
at-phase-sides = Choice of sides
at-phase-setup = Set-up
at-phase-play = { $seat }: { $step }
at-phase-over = The game is over
at-step-move = movement
at-step-attack = attacks, { $attacks } left
at-step-specials = specials
at-step-over = end
at-tally = Players and their figures
at-tally-standing = { $points } points stand, { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }
at-tally-away = Back-Up { $backup }, defeated { $defeated }
at-is-ready = ready
at-is-out = out
at-extra-attacks = +{ $extra } next turn

# What to do
at-prompt-won = { $seats } wins.
at-prompt-draw = The game ends in a draw.
at-prompt-measure = Measuring: tap from where, then to where.
at-prompt-told = This is what happened; tap the table to skip it.
at-prompt-side = Choose your side of the table.
at-prompt-place = Choose a figure and place it at your line, or place all at once.
at-prompt-placed = All figures are placed. Place one anew, or be ready.
at-prompt-place-figure = Tap or drag to where the figure goes; it may advance up to 2 tix.
at-prompt-move = Choose a figure to move, or end the moves.
at-prompt-move-figure = Tap or drag to where the figure goes, or steer it leg by leg.
at-prompt-move-drafted = Give the move, change it, or take it back.
at-prompt-attack = Choose a figure to attack with; { $attacks ->
    [one] 1 attack is
   *[other] { $attacks } attacks are
  } left.
at-prompt-attacks-done = No attack is left: end the turn.
at-prompt-nobody-strikes = No figure can attack any more: end the turn.
at-prompt-target = Choose what to aim at, or aim freely.
at-prompt-aim = Turn torso and weapon, then strike. The line is shown, never the outcome.
at-prompt-special = The special of { $figure } is checked: say what it does.
at-prompt-free-move = { $figure } may move at once, or pass.
at-prompt-free-attack = { $figure } may attack at once, or pass.
at-prompt-free-attack-move-first = { $figure } may attack at once, after a move if you like, or pass.
at-prompt-volley = { $figure } may fire again with the same aim; { $left ->
    [one] 1 missile is
   *[other] { $left } missiles are
  } left.
at-prompt-call = { $seat } disputes: “{ $about }”. Call red or white.
at-waits-side = { $names } chooses a side.
at-waits-place = Figures are placed by { $names }.
at-waits-turn = It is the turn of { $names }.
at-waits-special = { $names } decides about a special.
at-waits-free-move = { $names } has a free move.
at-waits-free-attack = { $names } has a free attack.
at-waits-volley = { $names } decides whether to fire again.
at-waits-call = { $names } calls a colour.
at-awaited-place = { $names } place their figures
at-awaited-other = Waiting for { $names }
at-place-here = Place here
at-place-all = Place { $count ->
    [one] the last figure
   *[other] all { $count }
  } at once
at-ready = Ready
at-give-move = Move, { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }
at-end-moves = { $count ->
    [0] End moves
    [one] End moves, 1 figure stays
   *[other] End moves, { $count } figures stay
  }
at-end-turn = { $attacks ->
    [0] End turn
    [one] End turn without the last attack
   *[other] End turn without { $attacks } attacks
  }
at-fire = Strike with { $figure }
at-fire-next = Fire again, { $left } left
at-cease-fire = Cease fire
at-attack-section = Break the section
at-pass = Pass
at-special-use = Use the special
at-special-decline = Decline
at-call-red = Red
at-call-white = White

# Camera, film and rod
at-tools = Camera, film and measuring rod
at-measured = { $length } from { $from } to { $to }, that is { $tix } on the wheel
at-slow = Films in slow motion
at-follow = The camera follows what happens
at-dispute = Dispute
at-dispute-about = A figure out of play is ground; the other player calls red or white, and the colour decides.
at-dispute-what = What about
at-dispute-open = Open the dispute

# Rows
at-side = Beside the table
at-tab-orders = Orders and rows
at-tab-forces = Forces
at-tab-report = Last attack
at-no-report = Nobody has attacked yet.
at-rows = Everything on the table
at-rows-own = Your figures ({ $seat })
at-rows-terrain = Terrain
at-row-points = { $points } points
at-row-placed = placed
at-row-unplaced = not placed yet
at-row-lying = lies, not judged yet
at-row-touching = touching
at-row-touches = touches { $figure }
at-row-from = { $length } from { $figure }
at-row-at = at { $at }
at-row-away = { $length } away
at-row-protected = protected by cover
at-row-in-arc = can be aimed at
at-row-out-of-arc = out of its arc or reach
at-row-captured = captured from { $seat }
at-row-covered = in cover
at-row-pinned = pinned
at-row-tripped-left = left switch tripped
at-row-tripped-right = right switch tripped
at-row-spent = weapon spent
at-row-moved = has moved
at-row-attacked = has attacked
at-row-fallen = fallen
at-row-weak = weak point
at-row-drafted = draft: { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }
at-terrain-high-barrier = high barrier
at-terrain-low-barrier = low barrier
at-terrain-slowing = slowing
at-terrain-cover = cover
at-force-of = Force of { $seat }

# Orders
at-along = Along the line
at-along-middle = in the middle
at-along-right = { $tix } tix right of the middle
at-along-left = { $tix } tix left of the middle
at-advance = Advance
at-speed = Speed { $tix }
at-tix-used = { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  } used, { $rolled } of { $limit } rolled
at-slow-start = starts in slowing terrain
at-steer = Leg by leg
at-leg-roll = { $length } ahead
at-turn-by = Turn right by (degrees)
at-turn-it = Turn
at-roll-by = Ahead (tix)
at-roll-it = Go
at-towards = Towards
at-path = The path
at-back = Back
at-stops = The move ends here early.
at-touches = Touches { $things }
at-ends-inside = Ends inside { $things }
at-more-orders = What else the move does
at-push = Push { $object }
at-destroy = Destroy { $section }
at-drop-draft = Drop the draft
at-turn-base = Turn the base right by (degrees)
at-weapon = Weapon: { $weapon }
at-missiles = { $missiles ->
    [one] 1 missile
   *[other] { $missiles } missiles
  }
at-targets = What there is to aim at
at-no-targets = Nothing is in its arc and reach.
at-all-targets = All { $count }
at-aim-freely = Aim freely
at-key-steps = Step of the keys
at-hold = Hold to wind
at-let-go = Do not strike
at-line-first = The line first meets { $thing }, { $length } away.
at-line-open = The line meets nothing.
at-clamped = Something is in the way of the weapon: { $aim } is as far as it goes.
at-special = Special
at-special-of = { $figure }:
at-special-target = Whom it is for
at-special-targets = Whom it is for, up to { $count }
at-special-nobody = There is no figure it could be used on.
at-heading = Direction on the table
at-how-far = How far
at-leads = Comes to { $at }
at-cannot = It can do nothing now.
at-open-card = Card

# The card
at-card-type = Type
at-card-points = Points
at-card-class = Class
at-card-faction = Faction
at-card-weapon = Weapon
at-card-zone = Where it is
at-card-special = Special
at-card-no-special = None
at-card-wheel = Wheel
at-card-wheel-about = Each tik turns it by one. Square is red, round is white; a star is a white special window. Only its window shows where it stands now.
at-card-wheel-hidden = Wheels are not shown in this game.
at-card-master = Battle Master
at-card-reach = reaches { $length } from its middle

# The end
at-result-draw = A draw
at-result-you = You win
at-result-lost = { $seats } wins
at-result-won = { $seats } wins
at-how-last-standing = Nobody else has a figure in play.
at-how-wipe-out = Nobody has a figure in play.
at-how-turn-cap = The last turn was played, and the points that stand were counted.
at-how-resignation = All others have given up.

# Keys
at-key-next = Next or previous figure that may act
at-key-target = Next or previous target
at-key-turn = Turn: the weapon, the figure, or along the line
at-key-ahead = Weapon up and down; ahead and back
at-key-coarse = Weapon by 5°; otherwise shifts the view
at-key-fine = Weapon by 0.1°; figure by 1°
at-key-step = Step of the weapon keys: 0.1°, 1°, 5°
at-key-turn-more = Turn the figure by 45°
at-key-half = Half a tik ahead
at-key-pull = Pull less or more
at-key-knob = Turn the knob of a claw
at-key-swing = Swing the other way
at-key-back = Take the last leg back
at-key-give = Do what is in the making: place, move, strike
at-key-done = Be done: ready, end moves, pass; Y ends the turn at once
at-key-all = Place all figures at once
at-key-lift = Drag turns the torso; with Shift it raises the weapon
at-key-card = Card of the figure
at-key-measure = Measuring rod
at-key-slow = Films in slow motion
at-key-follow = Camera follows, or stays free
at-key-mode = From above, or at an angle
at-key-flip = From the other side
at-key-reset = The whole table
at-key-zoom = Nearer and farther
at-key-orbit = Turn and tilt the view
at-key-cancel = Take back, close, skip

title-attacktix = Attacktix
`,ao=`# 어택틱스 한 판을 시작하기 전에 정하는 것.

ax-mode = 경기 방식
ax-mode-duel = 두 명은 대결을 합니다. 세 명이나 네 명은:
ax-mode-ffa = 난전: 모두가 서로 겨룸
ax-mode-team = 팀전: 두 팀으로, 2 대 1 또는 2 대 2
ax-team-of = { $seat }의 팀
ax-team-a = 가 팀
ax-team-b = 나 팀
ax-teams-is = 한 팀이 전투 부대의 점수를 나눠 씁니다. 빈자리는 상관없습니다.
ax-measure = 재는 단위
ax-measure-imperial = 피트와 인치
ax-measure-metric = 미터와 센티미터
ax-table = 탁자
ax-table-bare-table = 빈 탁자
ax-table-fences-and-copse = 울타리와 덤불
ax-table-towers-and-barrels = 탑과 통
ax-table-stockade = 방책
ax-table-junkyard = 고물상
ax-table-the-citadel = 성채
ax-table-sunken-maze = 가라앉은 미로
ax-table-everything-at-once = 한꺼번에 모두
ax-table-no-terrain = 지형 없음
ax-table-no-masters = 배틀 마스터 없음
ax-table-unnamed = 이름 없는 탁자
ax-table-bring = 탁자 파일 가져오기
ax-table-take = 여기서 하기
ax-options = 이 탁자의 규칙
ax-options-all = 모든 선택 항목
ax-options-reset = 규칙대로
ax-options-changed = { $count }개 바꿈
ax-chapter-setup = 준비와 바퀴
ax-chapter-movement = 이동
ax-chapter-attacks = 공격
ax-chapter-defeat = 격파
ax-chapter-specials = 특수 능력
ax-chapter-victory = 승리
ax-chapter-other = 그 밖에
ax-degrees = { $degrees }°
ax-centimetres = { $length } cm

option-aim_noise = 떨리는 손
option-aim_noise-help = 조준이 옆으로 빗나갈 수 있는 정도입니다. 끄면 겨눈 대로 날아갑니다.
option-aim_noise-0 = 끔: 흔들림 없는 손
option-aim_noise-0-5 = 조금: 0.5°
option-aim_noise-1 = 보통: 1°
option-aim_noise-2 = 많이: 2°
option-ring_out = 탁자 밖으로 나가면 격파
option-ring_out-help = 가장자리 밖으로 밀려난 피겨는 격파됩니다.
option-ring_out_strict = 조금도 넘으면 안 됨
option-ring_out_strict-help = 받침의 어느 부분도 가장자리를 넘으면 안 됩니다.
option-force_points = 부대의 점수
option-force_points-exact = 정한 만큼 꼭 맞게
option-force_points-at-most = 정한 만큼까지
option-optional_specials = 특수 능력을 쓰지 않아도 됨
option-optional_specials-help = 끄면 쓸 수 있는 능력은 반드시 씁니다.
option-setup_advance_turns_wheel = 준비 때의 전진도 바퀴를 돌림
option-side_order = 셋이나 넷일 때 먼저 자리를 고르는 사람
option-side_order-seat = 첫 번째 자리
option-side_order-trial-grind = 시험 섞기의 합이 가장 작은 사람
option-hide_wheels = 바퀴 감추기
option-hide_wheels-help = 게임 중에는 카드에서 피겨의 속도를 찾아볼 수 없습니다.
option-tix_cm = 한 틱의 길이
option-friendly_turn = 공격 전에 받침 돌리기
option-friendly_turn-none = 아무도
option-friendly_turn-melee = 근접 피겨
option-friendly_turn-all = 모두
option-held_base = 공격하는 피겨의 받침을 붙잡음
option-held_base-help = 끄면 휘두르다가 스스로 쓰러질 수 있습니다.
option-defeat = 피겨는 이럴 때 격파
option-defeat-any-lift = 받침이 조금이라도 뜨면
option-defeat-fully-down = 완전히 누우면
option-switch_impulse = 과녁 스위치를 누르는 충격
option-switch_impulse-help = 초당 그램 센티미터.
option-shock_impulse = 배틀 마스터를 단번에 쓰러뜨리는 충격
option-shock_impulse-help = 윗몸에 대해, 초당 그램 센티미터.
option-special_timing = 능력을 쓰는 때
option-special_timing-immediate = 공격마다
option-special_timing-step33 = 공격이 모두 끝난 뒤
option-own_goal_specials = 제 편이 쓰러뜨린 피겨도 능력을 씀
option-recover_grinds = 일어서면 바퀴를 다시 섞음
option-mutual = 아무도 남지 않으면
option-mutual-draw = 비김
option-mutual-active-loses = 차례인 쪽이 짐

# 탁자와 준비의 잘못
ax-fault-no-such-piece = { $piece } 지형은 없습니다.
ax-fault-no-descriptor = 지형은 높은 장벽, 낮은 장벽, 느린 땅, 엄폐, 물체 가운데 적어도 하나입니다.
ax-fault-descriptors = 이 성질들은 함께 쓸 수 없습니다.
ax-fault-high-barrier-combined = 높은 장벽은 다른 것을 겸하지 않습니다.
ax-fault-object-combined = 물체는 다른 것을 겸하지 않습니다.
ax-fault-map = { $map }(이)라는 지도는 없습니다.
ax-fault-same-id = { JOSA($id, "이/가") } 두 번 나옵니다. 조각과 구간의 이름은 서로 달라야 합니다.
ax-fault-made-of = { $id }: { $name }의 모양이 맞지 않습니다 ({ $made_of }).
ax-fault-section-length = { $id }: 구간의 길이는 1에서 { $most } mm까지입니다. 지금은 { $length } mm입니다.
ax-fault-weak = { $id }: 약한 곳은 부술 수 없는 장벽에만 있습니다.
ax-fault-area = { $id }: 구역은 모서리 3개부터 { $most }개까지이고 볼록해야 합니다.
ax-fault-facing = { $id }: { JOSA($facing, "은/는") } 방향이 아닙니다. 0부터 35999까지입니다.
ax-fault-gone = { $id }: 탁자 밖에 있는 것은 빼야 합니다.
ax-fault-overlap = { JOSA($id, "과/와") } { JOSA($other, "이/가") } 서로 겹칩니다.
ax-fault-seats = { $seats }명은 이렇게 할 수 없습니다. 대결은 둘, 팀은 둘에서 넷, 난전은 셋이나 넷입니다.
ax-fault-seat-name = { $at }번째 자리의 이름이 { $name }입니다. 자리는 p1부터 p4까지입니다.
ax-fault-teams = 팀은 둘이고, 모두가 그 가운데 하나에 들어갑니다.
ax-fault-limit = { $limit }점은 정할 수 없습니다. { $least }점부터 { $most }점까지 100의 배수입니다.
ax-fault-allowance = 배틀 마스터 { $allowance }개는 정할 수 없습니다. 0개부터 { $most }개까지입니다.
ax-fault-option = { $option }: { $value }. { $least }부터 { $most }까지여야 합니다.
ax-fault-no-such-table = { $word }(이)라는 탁자는 없습니다.
ax-fault-no-force = { JOSA($seat, "은/는") } 부대를 내지 않았습니다. 모두 하나씩 가져옵니다.
ax-fault-force-of-nobody = 이 탁자에 앉지 않은 { $seat }의 부대가 있습니다.
ax-fault-uneven-masters = 배틀 마스터의 수는 모두 같아야 합니다. 지금은 { $counts }.
ax-fault-team-points = { $team }, { $part }: 합쳐서 { $points }점. 꼭 { $agreed }점이어야 합니다.
ax-fault-team-points-most = { $team }, { $part }: 합쳐서 { $points }점. { $agreed }점까지 됩니다.
ax-fault-uneven-teams = 두 팀의 { $part }: { $points }점. 같아야 합니다.
ax-fault-team-room = { $team }의 받침은 { $width } mm를 차지합니다. 선의 두 줄에는 { $room } mm까지 들어갑니다.
`,oo=`# 일어난 일을 문장으로.
at-log-grind = { $figure }의 바퀴를 섞음: { $window }.
at-log-coin = 동전 결과 { $colour }: { $seat }.
at-log-side = { JOSA($seat, "이/가") } 자리를 고름: { $side }.
at-log-placed-hidden = { JOSA($seat, "이/가") } 피겨를 놓습니다.
at-log-placed = { JOSA($figure, "을/를") } 선에 놓습니다 ({ $at }).
at-log-placed-ahead = { JOSA($figure, "을/를") } 선에 놓고 ({ $at }) { $tix }틱 나아갑니다.
at-log-ready = { $seat } 준비 끝.
at-log-opened = 모든 피겨가 탁자에 섰습니다.
at-log-turn = { $number }번째 차례: { $seat }, 공격 { $attacks }번
at-log-turned = { JOSA($figure, "은/는") } 제자리에서 { $degrees }° 방향을 봅니다.
at-log-moved = { JOSA($figure, "이/가") } { $tix }틱 움직입니다. 창: { $window }.
at-log-moved-stopped = { JOSA($figure, "이/가") } { $tix }틱 움직이다 지형에 멈춥니다. 창: { $window }.
at-log-pushed = { JOSA($figure, "이/가") } { JOSA($object, "을/를") } 밀며 { $tix }틱 움직입니다. 창: { $window }.
at-log-moves-ended = { $seat } 이동 끝.
at-log-moves-ended-covered = { $seat } 이동 끝. 엄폐 중: { $covered }.
at-log-base-turned = { JOSA($figure, "이/가") } 받침을 { $degrees }°로 돌립니다.
at-log-section = { $section } 사라짐.
at-log-section-by = { JOSA($figure, "이/가") } { JOSA($section, "을/를") } 부숩니다.
at-log-object-fell = { JOSA($object, "이/가") } 넘어집니다.
at-log-object-moved = { JOSA($object, "이/가") } 옮겨집니다.
at-log-object-removed = { JOSA($object, "이/가") } 탁자에서 떨어집니다.
at-log-shifted = { JOSA($figure, "이/가") } { $at }로 밀려납니다. 창: { $window }.
at-log-attack = { $figure } 공격, { $weapon }: { $aim }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shot = { $figure } 사격 { $shot }, { $weapon }: { $aim }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shaken = 손이 흔들림: { $aim }.
at-log-held-back = 걸리는 것이 있어 { $percent } %까지만 감김.
# 받침이 밀린 것만 말하며 피겨가 아직 출전 중인지는 말하지 않습니다. 걸쇠가 열렸거나 가장자리를 넘었을 수 있습니다.
at-log-shoved = 밀림: { $figures }.
at-log-switch = { $figure }의 { $part } 스위치가 눌립니다 ({ $impulse } g cm/s).
at-log-switch-held = { $figure }의 { $part } 스위치가 버팁니다 ({ $impulse } g cm/s).
at-log-shock = { $figure }의 { $part } 충격에 걸쇠가 열립니다 ({ $impulse } g cm/s).
at-log-shock-held = { $figure }의 { $part } 충격은 너무 약합니다 ({ $impulse } g cm/s).
at-part-left = 왼쪽
at-part-right = 오른쪽
at-part-torso = 몸통
at-part-head = 머리
at-log-defeat = { $figure } 격파: { $why }{ $by }. { $special }
at-cause-fall = 넘어짐
at-cause-lean = 기울거나 받침이 바닥에서 뜸
at-cause-ring-out = 탁자 밖으로 나감
at-cause-latch = 걸쇠가 열림
at-cause-take-down = 특수 능력에 당함
at-cause-resignation = 플레이어가 기권함
at-log-by = , { $figure }에게
at-log-by-own = , 같은 편 { $figure }에게
at-log-window-white = 특수 창은 하양입니다.
at-log-window-red = 특수 창은 빨강입니다.
at-log-special-used = { $figure }의 { JOSA($ability, "을/를") } 씁니다. { $does }
at-log-special-used-on = { $figure }의 { JOSA($ability, "을/를") } 씁니다(대상: { $targets }). { $does }
at-log-special-failed = { $figure }의 { JOSA($ability, "은/는") } 대상이 없어 실패합니다. { $does }
at-log-special-too-many = { $figure }의 { JOSA($ability, "은/는") } 실패합니다: 한 차례에 쓰는 특수 능력은 32번까지입니다.
at-log-special-declined = { JOSA($seat, "이/가") } { $figure }의 { JOSA($ability, "을/를") } 쓰지 않습니다.
at-log-restored = { JOSA($figure, "을/를") } 다시 세웁니다.
at-log-return = { JOSA($figure, "이/가") } { $from }에서 나와 { $at }에 섭니다.
at-from-pool = 자기 피겨
at-from-in-play = 탁자
at-from-lying = 쓰러진 자리
at-from-backup = 예비 부대
at-from-defeated = 격파 구역
at-log-capture = { JOSA($figure, "은/는") } 이제 { $seat } 편입니다.
at-log-pinned = { JOSA($figure, "은/는") } 다음 차례에 움직이지 못합니다.
at-log-extra = { $seat }의 다음 차례에 공격이 { $extra }번 늘어납니다.
at-log-to-defeated = { JOSA($figure, "이/가") } 격파 구역으로 갑니다.
at-log-bot-choice = { $seat }의 응답이 없어 자동으로 정했습니다.
at-log-pass = { $seat } 넘김.
at-log-disputed = { $seat }의 이의 제기: “{ $about }”
at-log-dispute = { JOSA($called, "을/를") } 불렀고 { JOSA($colour, "이/가") } 나왔습니다. { $seat } 말이 맞습니다.
at-log-dropped = { JOSA($seat, "은/는") } 남은 피겨가 없어 탈락합니다.
at-log-resigned = { $seat } 기권.
at-log-won = { $winners } 승리. { $how }
at-log-won-places = { $winners } 승리. { $how } 순위: { $places }
at-log-draw = 무승부. { $how }
at-place = { $place }위 { $seats }
`,so=`# 어택틱스에 들어 있는 이름.
at-name-anvil-colossus = 모루 거상
at-name-boiler-captain = 보일러 대장
at-name-bramble-trooper = 가시덤불 병사
at-name-briar-matriarch = 찔레 여족장
at-name-burr-slinger = 도꼬마리 투척병
at-name-clamp-diver = 집게 잠수부
at-name-gauge-seer = 계기 예언자
at-name-glass-leviathan = 유리 리바이어던
at-name-hedge-captain = 울타리 대장
at-name-kite-captain = 연 대장
at-name-lens-sniper = 렌즈 저격수
at-name-mirror-adept = 거울 수련자
at-name-moss-healer = 이끼 치유사
at-name-old-oakmaw = 늙은 참나무아귀
at-name-piston-bruiser = 피스톤 싸움꾼
at-name-prism-regent = 프리즘 섭정
at-name-rivet-lancer = 리벳 창기병
at-name-rivet-trooper = 리벳 병사
at-name-root-wrestler = 뿌리 씨름꾼
at-name-shard-guard = 파편 경비병
at-name-shard-trooper = 파편 병사
at-name-sky-herald = 하늘 전령
at-name-stag-hurler = 사슴뿔 투척꾼
at-name-storm-caller = 폭풍술사
at-name-thorn-rider = 가시 기수
at-name-valve-marshal = 밸브 원수
at-name-wind-dancer = 바람 무희
at-form-rooted = 뿌리내림
at-form-sled = 썰매
at-faction-brasswake = 황동물결
at-faction-glasswind = 유리바람
at-faction-thornmarch = 가시행군
at-ability-fold-down = 접기
at-ability-unfold = 펼치기
at-ability-answering-fire = 응사
at-ability-spare-parts = 예비 부품
at-ability-muster = 소집
at-ability-recalibrate = 재조정
at-ability-second-wind = 두 번째 숨
at-ability-undertow = 역류
at-ability-dry-dock = 건식 독
at-ability-seedfall = 씨앗비
at-ability-war-chant = 전쟁 노래
at-ability-regrow = 새순
at-ability-call-the-thicket = 덤불의 부름
at-ability-entangle = 얽매기
at-ability-stampede = 질주
at-ability-mend = 치유
at-ability-take-root = 뿌리내리기
at-ability-uproot = 뿌리뽑기
at-ability-deep-roots = 깊은 뿌리
at-ability-dazzle = 현혹
at-ability-gust = 돌풍
at-ability-refract = 굴절
at-ability-hold-the-line = 전선 사수
at-ability-slipstream = 후류
at-ability-focus = 집중
at-ability-shatter = 산산조각
at-ability-gather-the-flock = 무리 모으기
at-ability-herald-s-call = 전령의 부름
at-ability-breaking-wave = 부서지는 파도
at-form-plain = 기본 형태
at-piece-f01 = 신호탑
at-piece-f02 = 잡목숲
at-piece-f03 = 갈대 울타리
at-piece-f04 = 성채
at-piece-f05 = 목책
at-piece-f06 = 고철 더미
at-piece-f07 = 가라앉은 미로
at-piece-f08 = 진창
at-piece-f09 = 연막
at-piece-f10 = 통
at-piece-f11 = 잔해
at-piece-f12 = 상자 더미
at-weapon-ln-minus = 경량 볼트 발사기
at-weapon-ln = 볼트 발사기
at-weapon-ln-plus = 중량 볼트 발사기
at-weapon-vol4 = 4연장 볼트 발사기
at-weapon-vol2h = 중미사일 2발
at-weapon-sl6 = 칼날, 6cm
at-weapon-sl7 = 긴 칼날, 6.8cm
at-weapon-th = 들어 던지는 팔
at-weapon-th-plus = 거대 투척 팔
at-weapon-jb = 찌르기
at-weapon-cl = 집게
at-kind-ranged = 발사기
at-kind-slash = 베기
at-kind-throw = 던지기
at-kind-jab = 찌르기
at-kind-claw = 집게
at-class-W = 전사
at-class-L = 지도자
at-class-C = 대장
at-class-T = 병사
at-class-S = 전문가
at-class-M = 메가
`,co=`# 안 되는 까닭.
at-phase-now-sides = 자리를 고르는 중
at-phase-now-setup = 피겨를 놓는 중
at-phase-now-play = 차례를 진행하는 중
at-phase-now-over = 게임이 끝남
at-part-of-target = 피겨
at-part-of-targets = 피겨들
at-part-of-along = 선 위의 자리
at-part-of-heading = 방향
at-part-of-roll = 거리
at-part-of-use = 쓸지 말지
at-part-of-dir = 휘두르는 방향
at-refusal-moved = { JOSA($figure, "은/는") } 이 차례에 이미 움직였습니다. 한 차례에 한 번만 움직입니다.
at-refusal-pinned = { JOSA($figure, "은/는") } 묶여 있어 이 차례에 움직이지 못합니다.
at-refusal-backwards = 피겨는 뒤로 구르지 않습니다.
at-refusal-too-far-speed = { $tix }틱이 듭니다. { $figure }의 창은 { $limit }입니다.
at-refusal-too-far-slowing = { $tix }틱이 듭니다. { JOSA($figure, "은/는") } 느려지는 곳에서 시작해 { $limit }틱뿐입니다.
at-refusal-too-far-pushing = { $tix }틱이 듭니다. { JOSA($figure, "은/는") } 밀고 있어 { $limit }틱뿐입니다.
at-refusal-too-far-free-move = { $tix }틱이 듭니다. 이 자유 이동에서 { JOSA($figure, "은/는") } { $limit }틱까지입니다.
at-refusal-too-far-shift = { $tix }틱이 듭니다. { JOSA($figure, "은/는") } { $limit }틱까지만 밀립니다.
at-refusal-too-far-advance = { $tix }틱이 듭니다. { JOSA($figure, "은/는") } { $limit }틱까지만 나아갑니다.
at-refusal-too-far-most = 피겨는 0에서 { $most }틱까지 밀립니다.
at-refusal-enemy-in-the-way = { JOSA($figure, "이/가") } { $other }에 부딪힙니다. 적은 밀지 않습니다.
at-refusal-in-the-way = { JOSA($figure, "이/가") } { $other }에 부딪힙니다.
at-refusal-high-barrier = { JOSA($section, "은/는") } 높은 장벽이라 아무도 지나가지 못합니다.
at-refusal-astride = { JOSA($figure, "이/가") } { $section }에 걸치거나 너무 가까이에서 멈춥니다.
at-refusal-off-the-surface = { $figure }의 바퀴가 탁자 밖으로 나갑니다.
at-refusal-not-crossed = { JOSA($section, "을/를") } 넘지 않으므로 부술 수 없습니다.
at-refusal-indestructible = { JOSA($section, "은/는") } 부술 수 없습니다.
at-refusal-not-pushable = { JOSA($object, "은/는") } 밀 수 없습니다. 넘어질 수 있는 서 있는 물건만 밀 수 있고, 탑은 밀 수 없습니다.
at-refusal-not-touching = { JOSA($figure, "이/가") } 시작할 때 { $object }에 닿아 있지 않습니다.
at-refusal-not-ahead = { JOSA($object, "이/가") } { $figure}의 앞에 있지 않습니다.
at-refusal-turns-while-pushing = { JOSA($figure, "은/는") } { JOSA($object, "을/를") } 미는 동안 방향을 바꾸지 못합니다.
at-refusal-push-into-enemy = { JOSA($object, "이/가") } { $other }에 부딪힙니다. 적은 밀지 않습니다.
at-refusal-push-blocked = { JOSA($object, "을/를") } { $other } 너머로 밀 수 없습니다.
at-refusal-push-over-the-edge = { JOSA($object, "이/가") } 탁자 밖으로 밀려납니다.
at-refusal-not-in-pool = { JOSA($figure, "은/는") } 지금 놓는 전투 부대에 없습니다.
at-refusal-not-your-choice = { JOSA($seat, "이/가") } 먼저 자리를 고릅니다.
at-refusal-side-taken = 그 자리는 { $seat } 자리입니다. 빈자리: { $free }.
at-refusal-not-beside = 나머지는 첫 플레이어의 양옆 자리를 씁니다. 빈자리: { $free }.
at-refusal-off-line = { JOSA($figure, "이/가") } 제자리가 아닙니다. 앞이 자기 선에 닿아야 합니다.
at-refusal-off-surface = { JOSA($figure, "이/가") } 가장자리를 넘습니다. 가운데에서 { $along }틱, { $most }틱까지만 됩니다.
at-refusal-near-side = { JOSA($figure, "이/가") } 다른 플레이어의 자리에서 { $gap }틱입니다. 적어도 { $least }틱이어야 합니다.
at-refusal-advance = { JOSA($figure, "은/는") } { $advance }틱 나아갈 수 없습니다. 선에서 0에서 { $most }틱까지입니다.
at-refusal-overlaps = { JOSA($figure, "이/가") } { $other }의 받침 위에 서게 됩니다.
at-refusal-not-placed = 아직 선에 놓지 않은 피겨: { $figures }.
at-refusal-ready = 배치를 마쳤습니다. 다른 플레이어가 아직 놓고 있습니다.
at-refusal-not-asked = 지금은 { $figure }의 특수 능력을 쓸 때가 아닙니다.
at-refusal-not-optional = 쓸 수 있는 특수 능력은 써야 합니다. 이 탁자에서는 거절하지 않습니다.
at-refusal-missing = 이 특수 능력에 빠진 것: { $part }.
at-refusal-needless = 이 특수 능력에 필요 없는 것: { $part }.
at-refusal-no-such-figure = { $figure }(이)라는 피겨는 없습니다.
at-refusal-not-itself = { JOSA($figure, "은/는") } 자신을 되돌릴 수 없습니다.
at-refusal-not-an-opponent = { JOSA($figure, "은/는") } 적이 아닙니다.
at-refusal-not-of-your-team = { JOSA($figure, "은/는") } 같은 팀이 아닙니다.
at-refusal-not-your-own = { JOSA($figure, "은/는") } 자기 것이 아닙니다. 자기 피겨를 위한 능력은 다른 플레이어에게 미치지 않습니다.
at-refusal-elsewhere = { JOSA($figure, "은/는") } 이 능력이 미치는 곳에 없습니다.
at-refusal-not-named = 이 능력은 { $figure }에 미치지 않습니다. 등급이나 세력, 이름, 점수가 다릅니다.
at-refusal-captured = { JOSA($figure, "은/는") } 이번 차례에 포획되었고, 이 차례에는 다시 공격하지 않습니다.
at-refusal-twice = { JOSA($figure, "을/를") } 두 번 골랐습니다.
at-refusal-how-many = 이 능력은 피겨 1개에서 { $most }개까지입니다.
at-refusal-off-the-line = 받침 전체가 탁자 위에 있어야 합니다. 선을 따라 { $least }에서 { $most }틱까지입니다.
at-refusal-not-on-this-map = { JOSA($figure, "은/는") } 배틀 마스터라서 이 지도에 들어오지 못합니다.
at-refusal-line-full = 선 위에 { JOSA($figure, "을/를") } 놓을 빈자리가 없습니다.
at-refusal-not-your-turn = { $seat } 차례입니다.
at-refusal-wrong-step = 지금은 할 수 없습니다. { $step ->
    [sides] 자리를 고르는 중입니다
    [placing] 피겨를 놓는 중입니다
   *[turns] 차례를 진행하는 중입니다
}.
at-refusal-still-moving = 이동이 먼저입니다. 이동 단계를 끝내야 공격합니다.
at-refusal-moves-over = 이동 단계가 끝났습니다. 모든 이동은 첫 공격보다 먼저입니다.
at-refusal-special-first = { $figure }의 특수 능력이 먼저입니다. { JOSA($seat, "이/가") } 정합니다.
at-refusal-free-first = 먼저 { JOSA($seat, "이/가") } { $figure }의 자유 이동이나 공격을 하거나 넘깁니다.
at-refusal-no-free-move = { JOSA($figure, "은/는") } 이 자유 공격에서 움직이지 않습니다.
at-refusal-volley-first = { $figure }의 연사가 먼저입니다. { JOSA($seat, "이/가") } 더 쏘거나 그만둡니다.
at-refusal-no-volley = 미사일이 남은 연사가 없습니다.
at-refusal-nothing-to-pass = 지금은 넘길 자유 이동이나 자유 공격이 없습니다.
at-refusal-dispute-first = 이의가 있습니다. { JOSA($seat, "이/가") } 먼저 색을 부릅니다.
at-refusal-no-dispute = 색을 물을 이의가 없습니다.
at-refusal-disputed-already = 지난 공격 뒤에 이미 이의를 제기했습니다. 다음 이의는 다른 공격이 있은 뒤나 다음 차례에 제기할 수 있습니다.
at-refusal-dispute-about-nothing = 무엇에 대한 이의인지 200자 안으로 쓰세요.
at-refusal-game-over = 게임이 끝났습니다.
at-refusal-out-of-game = { JOSA($seat, "은/는") } 게임에서 빠졌습니다.
at-refusal-not-yours = { JOSA($figure, "은/는") } 자기 것이 아닙니다.
at-refusal-not-in-play = { JOSA($figure, "은/는") } 출전 중이 아닙니다.
at-refusal-attacked = { JOSA($figure, "은/는") } 이 차례에 이미 공격했습니다. 한 차례의 공격은 서로 다른 피겨가 합니다.
at-refusal-no-attack-left = 이 차례에 남은 공격이 없습니다.
at-refusal-not-the-free-attacker = 자유 공격은 { JOSA($figure, "이/가") } 합니다.
at-refusal-spent = { JOSA($figure, "은/는") } 이미 쏘거나 쳤습니다. 무기는 차례가 끝나면 다시 준비됩니다.
at-refusal-out-of-arc = 이 무기의 { JOSA($part, "은/는") } { JOSA($value, "이/가") } 될 수 없습니다. { $least }에서 { $most }까지입니다.
at-refusal-no-such-articulation = 이런 무기는 그렇게 맞출 수 없습니다: { $part }.
at-refusal-aim-changed = 연사 중에는 조준을 바꾸지 못합니다.
at-refusal-not-the-volley = 연사는 { JOSA($figure, "이/가") } 합니다.
at-refusal-base-stays = 받침은 이동 단계에만 돌립니다.
at-refusal-only-melee-turns = 이 탁자에서는 근접 무기를 든 피겨만 공격 단계에 돕니다.
at-refusal-no-such-section = { $section }(이)라는 장벽 구간은 없습니다.
at-refusal-not-destroyed = { JOSA($piece, "은/는") } 부술 수 없습니다.
at-refusal-section-gone = { JOSA($section, "은/는") } 이미 사라졌습니다.
at-refusal-out-of-reach = { JOSA($section, "이/가") } 닿지 않습니다. 무기는 받침 가운데에서 { $reach }틱까지 닿습니다.
at-refusal-section-in-the-way = { JOSA($other, "이/가") } 피겨와 { $section } 사이를 막고 있습니다.
at-refusal-in-cover = { JOSA($figure, "은/는") } { $piece } 안에 엄폐 중이라 쏘지 못합니다.
at-refusal-across-cover = { JOSA($figure, "은/는") } { $piece }에 엄폐 중이라 그 너머로 쏘지 못합니다.
at-refusal-protected = 이 선에서 맨 먼저 닿는 받침은 엄폐로 보호받는 { $figure }의 것입니다.
`,lo=`# 어택틱스 대회.

ax-tour-name = 대회 이름
ax-tour-unnamed = 이름 없는 대회
ax-tour-new = 우리 대회
ax-tour-clear = 새로 시작
ax-tour-lead = 서너 명씩 모두가 서로 겨루는 경기를 여러 라운드 하고, 가장 잘한 두 명이 대결합니다.
ax-tour-players = 참가자
ax-tour-rounds = 라운드
ax-tour-name-of = 참가자 { $n }
ax-tour-who = 참가자 { $n }의 자리
ax-tour-here = 이 기기에서
ax-tour-invite = 링크로 초대
ax-tour-force = { $name }의 부대
ax-tour-names = 먼저 모두에게 서로 다른 이름을 붙이세요.
ax-tour-begin = 대회 시작
ax-tour-who-plays = 참가자, 부대, 탁자
ax-tour-round = { $n }라운드
ax-tour-game = { $n }번째 경기
ax-tour-start = 이 경기 시작
ax-tour-go-waiting = 탁자로 (기다리는 중)
ax-tour-go-playing = 탁자로
ax-tour-go-over = 끝난 경기로
ax-tour-look = 어떻게 됐는지 보기
ax-tour-match = 경기
ax-tour-invite-for = { $name } 초대 링크
ax-tour-by-hand = 다른 곳에서 했나요? 결과 적기
ax-tour-enter = 적기
ax-tour-shared = 같은 등수를 나눈 사람에게는 같은 숫자를 고르세요.
ax-tour-result = 결과
ax-tour-place = { $n }등
ax-tour-reopen = 되돌리기
ax-tour-standings = 순위
ax-tour-player = 참가자
ax-tour-points = 승점
ax-tour-in-final = 결승 진출
ax-tour-left = { $count }경기 남았습니다.
ax-tour-all-played = 모든 경기가 끝났습니다.
ax-tour-level = 끝까지 비겼습니다. 동전을 던져 빨강이나 하양으로 정합니다.
ax-tour-toss = 동전 던지기
ax-tour-coins = 나온 면: { $coins }
ax-coin-red = 빨강
ax-coin-white = 하양
ax-tour-final = 결승
ax-tour-against = { $one } 대 { $other }
ax-tour-start-final = 결승 시작
ax-tour-drawn = 결승이 비겼습니다. 다시 하거나 누가 이겼는지 적으세요.
ax-tour-again = 다시 하기
ax-tour-won-by = { $name } 승리
ax-tour-winner = { JOSA($name, "이/가") } 대회에서 우승했습니다!
ax-tour-saved = 이 기기의 대회
ax-tour-import = 대회 파일 열기
ax-tour-not-begun = 아직 아무도 없음
`,uo=`# 어택틱스 공방: 부대와 피겨.

ax-benches = 작업대
ax-bench-forces = 부대
ax-bench-figures = 피겨
ax-bench-tournament = 대회

# 부대
ax-force-name = 부대 이름
ax-force-unnamed = 이름 없는 부대
ax-force-new = 내 부대
ax-force-clear = 새로 시작
ax-part-battle = 전투 부대
ax-part-backup = 예비 부대
ax-empty-battle = 아직 선에 선 피겨가 없습니다. 아래에서 더하거나 마련된 부대로 시작하세요.
ax-empty-backup = 아직 기다리는 피겨가 없습니다. 예비 부대는 점수의 절반입니다.
ax-points = { $points }점
ax-of = { $now } / { $most }
ax-points-left = { $left } 남음
ax-points-over = { $over } 넘음
ax-points-met = 딱 맞음
ax-masters = 배틀 마스터
ax-limits = { $limit }점 기준으로 심사
ax-limit = 전투 부대의 점수
ax-allowance = 저마다의 배틀 마스터 수
ax-official = 대회 규칙: 배틀 마스터 없음
ax-at-most = 점수가 모자라도 됨
ax-facts = { $battle } + { $backup }점
ax-line = { $battle }; 예비: { $backup }
ax-nobody = 없음
ax-stranger = { $code } 피겨는 목록에 없습니다.
ax-pick-figure = 피겨를 골라 살펴보세요.
ax-mark-fault = 잘못
ax-remove = 빼기
ax-to-backup = 예비 부대로
ax-to-battle = 전투 부대로
ax-said-added = { JOSA($name, "을/를") } 더했습니다. { $part }: { $points }점.
ax-said-removed = { JOSA($name, "을/를") } 뺐습니다.
ax-said-carried = { JOSA($name, "은/는") } 이제 { $part }에 있습니다.
ax-wheel = 바퀴

# 고르기
ax-tabs = 무엇에서 고를까요
ax-tab-catalogue = 목록
ax-tab-mine = 내 피겨
ax-tab-forces = 부대
ax-mine-none = 이 기기에 저장한 내 피겨가 아직 없습니다.
ax-to-figures = 피겨 작업대로
ax-saved-forces = 이 기기에
ax-saved-none = 아직 저장한 것이 없습니다.
ax-ready-forces = 마련된 부대
ax-filters = 보기
ax-faction = 세력
ax-weapon = 무기
ax-any = 모두
ax-order = 순서
ax-order-code = 세력순
ax-order-points = 점수순
ax-look = { $name } 살펴보기
ax-add-battle = { JOSA($name, "을/를") } 전투 부대에 더하기
ax-add-backup = { JOSA($name, "을/를") } 예비 부대에 더하기
ax-plus-battle = +
ax-plus-backup = + ◐

# 값
ax-bill = 값 내역
ax-bill-figure = 피겨
ax-bill-points = 점수
ax-bill-thumb = 어림 값
ax-bill-sum = 모두

# 파일, 공유, 종이
ax-arrived-force = 부대가 도착했습니다
ax-arrived-figure = 피겨가 도착했습니다
ax-import-force = 부대 파일 열기
ax-import-figure = 피겨 파일 열기
ax-import-value = { $key } 값은 { $value }일 수 없습니다.
ax-print-title = 이름표와 카드 인쇄
ax-print-lead = 받침마다 이름표 하나, 피겨마다 카드 한 장을 실제 크기로. 100 %로 인쇄하세요.

# 피겨
ax-figures = 내 피겨
ax-figure-name = 피겨 이름
ax-figure-unnamed = 이름 없는 피겨
ax-figure-new = 새 피겨
ax-figure-clear = 새로 시작
ax-figure-coded = { $name } ({ $code })
ax-figure-good = 경기에 나갈 수 있는 피겨입니다.
ax-saved-figures = 이 기기에
ax-ready-figures = 목록의 피겨로 시작:
ax-copy = 사본 가져오기
ax-form = 형태
ax-form-plain = 보통 형태
ax-form-called = 형태 이름
ax-form-second = 다른 형태
ax-faction-known = 있는 세력
ax-class = 클래스
ax-base = 받침
ax-base-standard = 보통
ax-base-master = 배틀 마스터용
ax-price = 값
ax-price-weapon = 무기
ax-price-class = 클래스
ax-price-speed = 평균 속도
ax-price-ability = 능력 × 흰 창
ax-price-rounding = 반올림
ax-wheel-red = 빨강 { $red }, 하양 { $white }
ax-wheel-special = 흰 특수 창 { $count }개
ax-window-speed = { $n }번째 창의 속도
ax-window-colour = { $n }번째 창의 색: { $colour }
ax-window-special = { $n }번째 특수 창은 하양
ax-colour-r = 빨강
ax-colour-w = 하양

# 능력
ax-ability = 특수 능력
ax-ability-name = 이름
ax-effect = 하는 일
ax-effect-return-self-spot = 일어서기
ax-effect-return-self-line = 복귀
ax-effect-return-defeated = 재집결
ax-effect-reinforce = 증원
ax-effect-exchange = 교체
ax-effect-free-attack = 자유 공격
ax-effect-free-move = 자유 이동
ax-effect-extra-attack = 추가 공격
ax-effect-force-move = 밀어내기
ax-effect-capture = 포획
ax-effect-take-down = 제거
ax-effect-regrind = 다시 섞기
ax-effect-pin = 묶기
ax-effect-of-free-move = 몇 틱까지
ax-effect-of-force-move = 몇 틱까지
ax-effect-of-regrind = 피겨 몇 개까지
ax-effect-number-force-move = 밀어내는 거리
ax-effect-number-free-move = 자유 이동 거리
ax-effect-number-number-of-extra-attacks = 추가 공격 수
ax-effect-number-number-of-figures-to-grind = 다시 섞을 피겨 수
ax-effect-number-number-of-turns-pinned = 묶는 차례 수
ax-up-to-speed = 그 속도
ax-moves-first = 먼저 속도만큼 움직일 수 있음
ax-exchange-with = 이름이 똑같이 { $name }인 다른 형태와:
ax-names-whom = 가리키는 피겨
ax-points-most = 점수 상한
ax-not-master = 배틀 마스터 제외
ax-filter-more = 이름, 형태, 무기
ax-filter-names = 이름, 쉼표로 나눔
ax-filter-form = 형태
ax-guard = 다른 피겨가 있어야 함
ax-guard-side = 누구의
ax-guard-zone = 어디에
ax-side-own = 내 것
ax-side-enemy = 상대 것
ax-zone-in-play = 출전 중
ax-zone-backup = 예비 부대
ax-zone-defeated = 격파 구역

# 잘못
ax-unreadable = 서버가 읽을 수 없습니다: { $because }
ax-faults = 잘못된 것이 { $count }가지 있습니다
ax-faults-none = 규칙에 맞는 부대입니다.
ax-fault-no-such-figure = 목록에 { $code } 피겨가 없습니다.
ax-fault-format = 어택틱스 부대가 아닙니다. 형식은 1, 게임은 attacktix여야 합니다.
ax-fault-format-table = 어택틱스 탁자가 아닙니다. 형식은 1, 게임은 attacktix여야 합니다.
ax-fault-name = 부대 이름이 { $letters }자입니다. { $most }자까지 됩니다.
ax-fault-name-table = 탁자 이름이 { $letters }자입니다. 1자부터 { $most }자까지 됩니다.
ax-fault-empty = 전투 부대가 비었습니다. 적어도 하나는 있어야 합니다.
ax-fault-points = { $part }: { $points }점. 꼭 { $agreed }점이어야 합니다.
ax-fault-points-most = { $part }: { $points }점. { $agreed }점까지 됩니다.
ax-fault-contribution = 전투 부대가 { $points }점입니다. 팀원은 저마다 적어도 { $least }점을 가져옵니다.
ax-fault-masters = 두 부대를 합쳐 배틀 마스터가 { $count }개입니다. { $allowed }개까지 됩니다.
ax-fault-masters-official = 배틀 마스터가 { $count }개입니다. 대회 규칙에서는 쓸 수 없습니다.
ax-fault-masters-map = 배틀 마스터가 { $count }개입니다. 이 지도에는 들어올 수 없습니다.
ax-fault-room = 전투 부대의 받침은 { $width } mm를 차지합니다. 선의 두 줄에는 { $room } mm까지 들어갑니다.
ax-fault-room-table = { JOSA($id, "이/가") } 지형 자리를 벗어납니다. 가운데에서 옆으로 { $across } mm, 선 쪽으로 { $deep } mm까지입니다.
ax-fault-many = 피겨가 { $figures }개입니다. 부대에는 { $most }개까지 됩니다.
ax-fault-many-table = { $of }: { $count }. 탁자에는 { $most }개까지 됩니다.
ax-fault-many-types = 내 피겨가 { $figures }종류입니다. 부대에는 { $most }종류까지 됩니다.
ax-fault-code = 기호 { JOSA($code, "은/는") } 이미 쓰였습니다. 저마다 달라야 합니다.
ax-fault-figure-name = { $code }: { $of } 이름이 { $letters }자입니다. 앞뒤 빈칸 없이 1자부터 { $most }자까지 됩니다.
ax-name-of-figure = 피겨
ax-name-of-form = 형태
ax-name-of-faction = 세력
ax-name-of-ability = 능력
ax-fault-figure-class = { $code }: 메가는 큰 받침과 배틀 마스터의 무기를, 다른 클래스는 나머지를 씁니다. 이 클래스의 무기: { $weapons }.
ax-fault-figure-weapon = { $code }: 무기는 다음 가운데 하나여야 합니다: { $weapons }.
ax-fault-figure-colours = { $code }: 숫자 12개 가운데 { $red }개가 빨강입니다. 빨강 6, 하양 6이어야 합니다.
ax-fault-figure-specials = { $code }: 특수 창 { $white }개가 하양입니다. { $least }개부터 { $most }개까지 됩니다.
ax-fault-figure-speed = { $code }: 속도가 { $low }부터 { $high }까지입니다. 이 무기에는 { $least }부터 { $most }까지 됩니다.
ax-fault-figure-spread = { $code }: 가장 빠른 속도와 느린 속도의 차이가 { $spread }입니다. { $most }까지 됩니다.
ax-fault-figure-ability = { $code }: 능력이 없습니다. 피겨마다 하나씩 있습니다.
ax-fault-figure-effect = { $code }: { $what } 값 { JOSA($value, "은/는") } 범위를 벗어납니다.
ax-fault-figure-guard = { $code }: 이 능력에는 출전 중인 내 다른 피겨가 있어야 합니다. 누구인지 정하세요.
ax-fault-figure-masters = { $code }: 이 능력은 배틀 마스터에 미치지 않습니다. 제외하세요.
ax-fault-figure-take-down = { $code }: 제거는 이 피겨를 쓰러뜨린 피겨에게만 씁니다. 주인이 다른 피겨를 고를 수 없습니다.
ax-fault-figure-form = { $code }: 교체에는 내 피겨 가운데 이름이 같은 다른 형태가 있어야 합니다.
ax-fault-figure-filter = { $code }: 능력이 가리키는 것은 종류마다 { $most }개까지이고, 이름은 1자부터 { $letters }자까지입니다.
ax-fault-figure-points = { $code }: { $points }점이라고 적혔지만 { $price }점입니다.

# 마련된 부대
ax-force-boiler-watch = 보일러 경비대
ax-force-hedge-choir = 울타리 합창단
ax-force-kite-line = 연줄
ax-force-three-banners = 세 깃발
ax-force-long-barrels = 긴 총열
ax-force-the-colossus = 거상
ax-force-the-old-wood = 오래된 숲
ax-force-grand-muster = 대소집
ax-about-boiler-watch = 원수는 쓰러지면 접혀 들어가고, 대장이 서 있는 동안 병사들은 다시 일어섭니다.
ax-about-hedge-choir = 앞에는 여족장과 씨름꾼과 투척꾼, 뒤에는 치유사, 그리고 기다리는 병사 다섯.
ax-about-kite-line = 저격수와 대장이 쏘고, 춤꾼이 뒤로 돌아가고, 파수병이 선을 지킵니다.
ax-about-three-banners = 세력마다 조금씩: 베기 하나, 던지기 하나, 발사기 둘.
ax-about-long-barrels = 아무에게도 다가갈 필요 없는 발사기 넷.
ax-about-colossus = 미사일 네 발의 배틀 마스터와 그 둘레의 병사들.
ax-about-old-wood = 가운데에 큰 투척자, 곁에는 바싹 다가붙을 수 있는 이들 모두.
ax-about-grand-muster = 배틀 마스터 없는 200점: 보통 피겨의 모든 무기.
`,fo=`# 어택틱스의 탁자.
at-name-with-form = { $name } ({ $form })
at-figure = { $name } { $serial }
at-figure-of = { $figure } ({ $seat })
at-piece = { $name } { $id }
at-section = { $name }, { $id }번 구간
at-here = 탁자 위의 한 곳
at-spot = { $x } / { $z }틱
at-tix = { $tix }틱
at-degrees = { $degrees }°
at-ahead = 정면
at-behind = 바로 뒤
at-left = 왼쪽 { $degrees }°
at-right = 오른쪽 { $degrees }°
at-colour-red = 빨강
at-colour-white = 하양
at-window-red = 속도 { $speed }, 빨강
at-window-white = 속도 { $speed }, 하양
at-window-special = { $window }, 특수 창 하양
at-side-south = 남쪽
at-side-west = 서쪽
at-side-north = 북쪽
at-side-east = 동쪽
at-zone-pool = 배치 전
at-zone-in-play = 출전 중
at-zone-lying = 쓰러짐, 판정 전
at-zone-backup = 예비 부대
at-zone-defeated = 격파 구역
at-no-webgl = 이 브라우저는 탁자를 입체로 그리지 못합니다. 탁자 위의 모든 것이 목록에 있고, 목록만으로 게임 전체를 할 수 있습니다.

# 무기를 맞춘 모양
at-aim-straight = 똑바로
at-aim-up = 위로 { $degrees }°
at-aim-down = 아래로 { $degrees }°
at-aim-height = 높이 { $height }mm
at-aim-dip = 팔을 { $degrees }° 내림
at-aim-pull = { $percent }% 감음
at-aim-knob = 손잡이 { $degrees }°
at-swing-cw = 시계 방향으로 휘두르기
at-swing-ccw = 반시계 방향으로 휘두르기
at-dial-yaw = 몸통
at-dial-pitch = 위아래
at-dial-height = 높이
at-dial-dip = 팔 내림
at-dial-pull = 당김
at-dial-knob = 손잡이

# 특수 능력이 하는 일
at-or = { $one } 또는 { $other }
at-filter = { $master } { $points } { $mode } { $weapon } { $faction } { $who }
at-filter-figure = 피겨
at-filter-faction = { $factions }
at-filter-mode = { $mode } 형태의
at-filter-plain = 기본 형태의
at-filter-points = { $points }점 이하의
at-filter-weapon = { $weapons } 무기를 든
at-filter-no-master = 배틀 마스터가 아닌
at-guard-own = 자기 편의 다른 { $who } 하나가 { $zone } 때에만:
at-guard-enemy = 적의 { $who } 하나가 { $zone } 때에만:
at-guard-pool = 아직 놓이지 않았을
at-guard-in-play = 출전 중일
at-guard-lying = 쓰러져 있을
at-guard-backup = 예비 부대에 있을
at-guard-defeated = 격파 구역에 있을
at-does-stand = 쓰러진 자리에서 다시 일어섭니다.
at-does-rescue = 자기 선으로 돌아와 다시 출전합니다.
at-does-rally = 격파된 자기 편의 다른 { $who } 하나가 선으로 돌아옵니다.
at-does-reinforce = 예비 부대의 { $who } 하나가 선에서 출전합니다.
at-does-exchange = 예비 부대의 { JOSA($who, "이/가") } 대신 출전합니다.
at-does-free-attack = 자기 편의 { $who } 하나가 곧바로 공격합니다.
at-does-free-attack-moved = 자기 편의 { $who } 하나가 곧바로 공격하며, 먼저 움직여도 됩니다.
at-does-free-move = 자기 편의 { $who } 하나가 곧바로 { $tix }틱까지 움직입니다.
at-does-free-move-full = 자기 편의 { $who } 하나가 곧바로 속도만큼 움직입니다.
at-does-extra = 자기 편의 다음 차례에 공격이 { $count }번 늘어납니다.
at-does-force = 적의 { $who } 하나를 { $tix }틱까지 한 방향으로 밀어냅니다.
at-does-capture = 공격한 피겨가 편을 바꿉니다. { $who }여야 합니다.
at-does-capture-any = 공격한 피겨가 편을 바꿉니다.
at-does-take-down = 적의 { $who } 하나가 격파됩니다.
at-does-take-attacker = 공격한 피겨가 격파됩니다. { $who }여야 합니다.
at-does-take-attacker-any = 공격한 피겨가 격파됩니다.
at-does-regrind = 출전 중인 적의 피겨 { $count }개까지 바퀴를 다시 섞습니다. { $who }여야 합니다.
at-does-regrind-any = 출전 중인 적의 피겨 { $count }개까지 바퀴를 다시 섞습니다.
at-does-pin = 공격한 피겨는 다음 { $turns ->
    [one] 차례에
   *[other] { $turns }차례 동안
  } 움직이지 못합니다.

# 게임의 상황
at-turn = { $number }번째 차례
at-phase-sides = 자리 고르기
at-phase-setup = 배치
at-phase-play = { $seat }: { $step }
at-phase-over = 게임 끝
at-step-move = 이동
at-step-attack = 공격, { $attacks }번 남음
at-step-specials = 특수 능력
at-step-over = 마무리
at-tally = 플레이어와 피겨
at-tally-standing = { $points }점, 피겨 { $figures }개가 서 있음
at-tally-away = 예비 부대 { $backup }, 격파 { $defeated }
at-is-ready = 준비됨
at-is-out = 탈락
at-extra-attacks = 다음 차례 +{ $extra }

# 할 일
at-prompt-won = { $seats } 승리.
at-prompt-draw = 무승부로 끝났습니다.
at-prompt-measure = 재는 중: 시작점을 누르고 끝점을 누르세요.
at-prompt-told = 일어난 일을 보여 줍니다. 탁자를 누르면 건너뜁니다.
at-prompt-side = 탁자에서 자기 자리를 고르세요.
at-prompt-place = 피겨를 골라 자기 선에 놓거나, 한꺼번에 놓으세요.
at-prompt-placed = 피겨를 모두 놓았습니다. 다시 놓을 피겨를 고르거나 준비를 마치세요.
at-prompt-place-figure = 피겨를 놓을 곳을 누르거나 끄세요. 2틱까지 나아갈 수 있습니다.
at-prompt-move = 움직일 피겨를 고르거나 이동을 끝내세요.
at-prompt-move-figure = 갈 곳을 누르거나 끌거나, 한 구간씩 정하세요.
at-prompt-move-drafted = 이대로 움직이거나, 고치거나, 되돌리세요.
at-prompt-attack = 공격할 피겨를 고르세요. 공격 { $attacks }번 남음.
at-prompt-attacks-done = 남은 공격이 없습니다. 차례를 끝내세요.
at-prompt-nobody-strikes = 더 공격할 수 있는 피겨가 없습니다. 차례를 끝내세요.
at-prompt-target = 겨눌 상대를 고르거나 자유롭게 겨누세요.
at-prompt-aim = 몸통과 무기를 돌린 다음 공격하세요. 선만 보이고 결과는 보이지 않습니다.
at-prompt-special = { $figure }의 특수 능력을 확인합니다. 무엇을 할지 정하세요.
at-prompt-free-move = { JOSA($figure, "은/는") } 곧바로 움직이거나 넘길 수 있습니다.
at-prompt-free-attack = { JOSA($figure, "은/는") } 곧바로 공격하거나 넘길 수 있습니다.
at-prompt-free-attack-move-first = { JOSA($figure, "은/는") } 곧바로 공격하거나 넘길 수 있고, 먼저 움직여도 됩니다.
at-prompt-volley = { JOSA($figure, "은/는") } 같은 조준으로 더 쏠 수 있습니다. 미사일 { $left }개 남음.
at-prompt-call = { $seat }의 이의: “{ $about }”. 빨강이나 하양을 부르세요.
at-waits-side = { $names } 차례: 자리 고르기.
at-waits-place = { $names } 차례: 배치.
at-waits-turn = { $names } 차례입니다.
at-waits-special = { $names } 차례: 특수 능력 결정.
at-waits-free-move = { $names } 차례: 자유 이동.
at-waits-free-attack = { $names } 차례: 자유 공격.
at-waits-volley = { $names } 차례: 더 쏠지 결정.
at-waits-call = { $names } 차례: 색 부르기.
at-awaited-place = { $names } 배치 중
at-awaited-other = { $names } 차례
at-place-here = 여기에 놓기
at-place-all = { $count ->
    [one] 마지막 피겨 놓기
   *[other] { $count }개 한꺼번에 놓기
  }
at-ready = 준비 끝
at-give-move = 이동, { $tix }틱
at-end-moves = { $count ->
    [0] 이동 끝
   *[other] 이동 끝, { $count }개는 그대로
  }
at-end-turn = { $attacks ->
    [0] 차례 끝
   *[other] 남은 공격 { $attacks }번 없이 차례 끝
  }
at-fire = { JOSA($figure, "으로/로") } 공격
at-fire-next = 더 쏘기, { $left }개 남음
at-cease-fire = 그만 쏘기
at-attack-section = 이 구간 부수기
at-pass = 넘기기
at-special-use = 특수 능력 쓰기
at-special-decline = 쓰지 않기
at-call-red = 빨강
at-call-white = 하양

# 카메라, 영상, 자
at-tools = 카메라와 영상과 자
at-measured = { $from }에서 { $to }까지 { $length }, 바퀴로 { $tix }틱
at-slow = 영상을 느리게
at-follow = 카메라가 움직임을 따라가기
at-dispute = 이의 제기
at-dispute-about = 출전하지 않은 피겨를 섞습니다. 상대가 빨강이나 하양을 부르고, 나온 색에 따라 정해집니다.
at-dispute-what = 무엇에 대해
at-dispute-open = 이의 제기하기

# 목록
at-side = 탁자 옆
at-tab-orders = 명령과 목록
at-tab-forces = 부대
at-tab-report = 지난 공격
at-no-report = 아직 아무도 공격하지 않았습니다.
at-rows = 탁자 위의 모든 것
at-rows-own = 내 피겨 ({ $seat })
at-rows-terrain = 지형
at-row-points = { $points }점
at-row-placed = 놓음
at-row-unplaced = 아직 놓지 않음
at-row-lying = 쓰러짐, 판정 전
at-row-touching = 맞닿음
at-row-touches = { $figure }에 닿음
at-row-from = { $figure }에서 { $length }
at-row-at = { $at } 자리
at-row-away = { $length } 떨어짐
at-row-protected = 엄폐로 보호됨
at-row-in-arc = 겨눌 수 있음
at-row-out-of-arc = 각도나 거리 밖
at-row-captured = { $seat }에게서 포획
at-row-covered = 엄폐 중
at-row-pinned = 묶임
at-row-tripped-left = 왼쪽 스위치 눌림
at-row-tripped-right = 오른쪽 스위치 눌림
at-row-spent = 무기 소진
at-row-moved = 움직임
at-row-attacked = 공격함
at-row-fallen = 넘어짐
at-row-weak = 약한 곳
at-row-drafted = 초안: { $tix }틱
at-terrain-high-barrier = 높은 장벽
at-terrain-low-barrier = 낮은 장벽
at-terrain-slowing = 느려지는 곳
at-terrain-cover = 엄폐물
at-force-of = { $seat }의 부대

# 명령
at-along = 선을 따라
at-along-middle = 가운데
at-along-right = 가운데에서 오른쪽으로 { $tix }틱
at-along-left = 가운데에서 왼쪽으로 { $tix }틱
at-advance = 전진
at-speed = 속도 { $tix }
at-tix-used = { $tix }틱 사용, { $limit } 중 { $rolled } 구름
at-slow-start = 느려지는 곳에서 시작
at-steer = 한 구간씩
at-leg-roll = 앞으로 { $length }
at-turn-by = 오른쪽으로 돌기 (도)
at-turn-it = 돌기
at-roll-by = 앞으로 (틱)
at-roll-it = 가기
at-towards = 향할 곳
at-path = 경로
at-back = 되돌리기
at-stops = 이동이 여기에서 일찍 끝납니다.
at-touches = { $things }에 닿음
at-ends-inside = { $things } 안에서 끝남
at-more-orders = 이동하면서 할 다른 일
at-push = { JOSA($object, "을/를") } 밀기
at-destroy = { JOSA($section, "을/를") } 부수기
at-drop-draft = 초안 지우기
at-turn-base = 받침을 오른쪽으로 돌리기 (도)
at-weapon = 무기: { $weapon }
at-missiles = 미사일 { $missiles }개
at-targets = 겨눌 수 있는 것
at-no-targets = 각도와 거리 안에 아무것도 없습니다.
at-all-targets = 전부 { $count }
at-aim-freely = 자유롭게 겨누기
at-key-steps = 키 한 번의 크기
at-hold = 눌러서 감기
at-let-go = 공격하지 않기
at-line-first = 선이 맨 먼저 닿는 것: { $thing }, { $length } 거리.
at-line-open = 선에 닿는 것이 없습니다.
at-clamped = 무기 앞에 걸리는 것이 있어 { $aim }까지만 됩니다.
at-special = 특수 능력
at-special-of = { $figure }:
at-special-target = 대상
at-special-targets = 대상, { $count }개까지
at-special-nobody = 쓸 수 있는 대상이 없습니다.
at-heading = 탁자 위의 방향
at-how-far = 거리
at-leads = { $at }에 오게 됩니다
at-cannot = 지금은 할 수 있는 일이 없습니다.
at-open-card = 카드

# 카드
at-card-type = 종류
at-card-points = 점수
at-card-class = 등급
at-card-faction = 세력
at-card-weapon = 무기
at-card-zone = 있는 곳
at-card-special = 특수 능력
at-card-no-special = 없음
at-card-wheel = 바퀴
at-card-wheel-about = 한 틱마다 한 칸 돕니다. 네모는 빨강, 동그라미는 하양이고, 별은 특수 창이 하얀 칸입니다. 지금 어느 칸인지는 창으로만 알 수 있습니다.
at-card-wheel-hidden = 이 게임에서는 바퀴를 보여 주지 않습니다.
at-card-master = 배틀 마스터
at-card-reach = 가운데에서 { $length }까지 닿음

# 끝
at-result-draw = 무승부
at-result-you = 이겼습니다
at-result-lost = { $seats } 승리
at-result-won = { $seats } 승리
at-how-last-standing = 다른 플레이어에게는 출전 중인 피겨가 없습니다.
at-how-wipe-out = 출전 중인 피겨가 하나도 남지 않았습니다.
at-how-turn-cap = 마지막 차례가 끝나 서 있는 피겨의 점수를 셌습니다.
at-how-resignation = 다른 플레이어가 모두 기권했습니다.

# 키
at-key-next = 움직일 수 있는 다음 또는 이전 피겨
at-key-target = 다음 또는 이전 대상
at-key-turn = 돌리기: 무기, 피겨, 선을 따라
at-key-ahead = 무기 위아래, 앞으로와 뒤로
at-key-coarse = 무기를 5°씩, 아니면 화면 옮기기
at-key-fine = 무기를 0.1°씩, 피겨를 1°씩
at-key-step = 무기 키의 크기: 0.1°, 1°, 5°
at-key-turn-more = 피겨를 45° 돌리기
at-key-half = 반 틱 앞으로
at-key-pull = 덜 당기거나 더 당기기
at-key-knob = 집게의 손잡이 돌리기
at-key-swing = 반대로 휘두르기
at-key-back = 마지막 구간 되돌리기
at-key-give = 하던 일 확정하기: 놓기, 이동, 공격
at-key-done = 끝내기: 준비, 이동 끝, 넘기기. Y는 차례를 바로 끝냄
at-key-all = 모든 피겨를 한꺼번에 놓기
at-key-lift = 끌면 몸통이 돌고, Shift를 누르고 끌면 무기가 오르내림
at-key-card = 피겨 카드
at-key-measure = 자
at-key-slow = 영상을 느리게
at-key-follow = 카메라 따라가기 또는 자유롭게
at-key-mode = 위에서 보기, 비스듬히 보기
at-key-flip = 맞은편에서 보기
at-key-reset = 탁자 전체
at-key-zoom = 가까이, 멀리
at-key-orbit = 화면 돌리기와 기울이기
at-key-cancel = 되돌리기, 닫기, 건너뛰기

title-attacktix = 어택틱스
`,po=`# Names that come with Plastic Attack; printed cards show them too.
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

# Armies
pw-ready-cardboard-brigade = Cardboard Brigade
pw-ready-curtain-call = Curtain Call
pw-ready-kitchen-shelf = Kitchen Shelf
pw-ready-monsters-under-the-bed = Monsters Under the Bed
pw-ready-quick-feet = Quick Feet
pw-ready-sunday-drive = Sunday Drive
pw-ready-the-repair-shop = The Repair Shop
pw-ready-two-against-the-world = Two Against the World
`,mo=`# The army workshop of Plastic Attack.

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
pw-fault-army-stranger =
    { $place ->
        [file] The file has “{ $key }”; it may have { $known }.
       *[other] { $place } has “{ $key }”; it may have { $known }.
    }
pw-fault-army-missing =
    { $place ->
        [file] The file has no “{ $key }”; it must have one.
       *[other] { $place } has no “{ $key }”; it must have one.
    }
pw-fault-army-misfit =
    { $must ->
        [one] { $place } is { $is }; it must be the number 1.
        [power] { $place } is { $is }; it must be a whole number from 1 to 10.
        [object] { $place } is { $is }; it must be an object in curly brackets.
        [figures] { $place } is { $is }; it must be a list of figures.
        [colors] { $place } is { $is }; it must be a list of three colours such as "#4b7f3a".
        [word] { $place } is { $is }; it must be one of { $words }.
       *[text] { $place } is { $is }; it must be text.
    }
pw-form-list = a list
pw-form-object = an object
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
pw-fault-setup-seats = There are { $seats } seats; 2 to { $most } can play.
pw-fault-setup-crowd = There are { $seats } seats, but at most { $max_players } players may sit down.
pw-fault-setup-army-size = An army must have { $min } to { $max } figures: both must be 1 to 15, and the first not above the second.
pw-fault-setup-max-turns = The longest game is set to { $max_turns } turns; it must be 1 to { $most }.
pw-fault-setup-max-players = The most players are set to { $max_players }; it must be 2 to { $most }.
pw-fault-setup-quick-game = The revised edition has no quick game.

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
pw-share-lead = Everybody who opens this link sees the army and can save it or play it. The whole army is in the link; it is stored nowhere else.
pw-share-link = Link to the army
pw-share-cannot = This browser cannot make such a link. Export the army as a file instead.
pw-import-title = Import an army
pw-import-open = Open this army
pw-import-schema = How the file of an army is written: JSON schema
pw-import-no-army = “army” has to be the list of figures.
pw-import-figure = Entry { $n } of the list is not a figure.
pw-import-figure-name = Figure { $n } has no name.
pw-import-words = { $name } (figure { $n }): “{ $key }” has to be text.
pw-import-power = { $name } (figure { $n }): the Power is { $power }, but it has to be a whole number.
pw-import-card = { $name } (figure { $n }) has no character card.
pw-import-slot = { $name } (figure { $n }): the card has no action for “{ $slot }”.
pw-import-look = { $name } (figure { $n }): the look has no “{ $key }” that can be drawn.
pw-import-colors = { $name } (figure { $n }): the look needs three colours such as #4b7f3a.
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
pw-pick-saved = Your armies
pw-pick-ready = Ready-made armies
`,ho=`# The table of Plastic Attack.

pa-credit = Credit: 2009 Domino Writing

pa-figure-of = { $figure } ({ $seat })

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
pa-does-dodge-2009 = Add 5 the next time you defend, with any figure.
pa-does-dodge-revised = This character adds 5 the next time it defends.
pa-does-explosion = Another character of the defender is wounded instead of the beaten one.
pa-does-heal = Raise the Power of one of your characters by 2, up to 10.
pa-does-intimidate = The wounded character subtracts 5 in its next battle.
pa-does-intimidation = The defender subtracts 5 in the next defence, with any figure.
pa-does-knock-out = The defender loses the next turn, but still defends.
pa-does-luck = Roll the die of one of your characters; a higher number becomes its Power.
pa-does-master-plan = Players of your choice, you too if you like, discard their hands and draw three cards each.
pa-does-mind-control = A figure you captured joins your army with Power 1.
pa-does-quick-action = Take another turn at once; afterwards play goes the other way round.
pa-does-recover = Take back one of your figures that was captured, at its starting Power.
pa-does-sharpshooter = Another character of the defender loses 1 Power instead of the beaten one.
pa-does-shield = Lay the attack card beside one of your characters; discard it in place of Power lost in battle.
pa-does-sneak = Take another turn at once; afterwards play goes the other way round.
pa-does-special-weapon = Add 5 the next time you attack, with any figure.
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
pa-awaited-defend = { $seat } attacks: you defend.
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

title-plastic-attack-2009 = Plastic Attack (2009)
title-plastic-attack-revised = Plastic Attack (revised)
pa-awaited-cards = { $names } lay a card.

room-army-ready = army handed in
room-army-missing = choosing an army
room-army-choose = Choose the army
room-army-other = Choose another army
room-army-of = Army of { $seat }
room-army-hand-in = Hand the army in
room-army-note = Armies stay sealed until all are in. Then the game begins by itself, and everybody sees them.

new-army = Army
new-army-unnamed = without a name
new-army-built = builds its own
new-army-later = to be chosen before the game
new-army-guest = Brings an army of their own.
new-army-let-build = Let the bot build its own

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
option-max_players = Most players
option-max_players-help = No more than this many sit down; a table in the browser has up to six seats.
option-max_turns = Longest game, in turns
option-max_turns-help = After this many turns the game ends.
`,go=`# 플라스틱 어택에 들어 있는 이름. 인쇄한 카드에도 나옵니다.
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

# 군단
pw-ready-cardboard-brigade = 골판지 여단
pw-ready-curtain-call = 커튼콜
pw-ready-kitchen-shelf = 부엌 선반
pw-ready-monsters-under-the-bed = 침대 밑 괴물들
pw-ready-quick-feet = 날쌘돌이들
pw-ready-sunday-drive = 일요일 드라이브
pw-ready-the-repair-shop = 수리점
pw-ready-two-against-the-world = 세상에 맞선 둘
`,_o=`# 플라스틱 어택의 군단 공방.

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
pw-fault-army-stranger =
    { $place ->
        [file] 파일에 “{ $key }” 항목이 있습니다. 쓸 수 있는 항목은 { $known }입니다.
       *[other] { $place }에 “{ $key }” 항목이 있습니다. 쓸 수 있는 항목은 { $known }입니다.
    }
pw-fault-army-missing =
    { $place ->
        [file] 파일에 “{ $key }” 항목이 없습니다. 꼭 있어야 합니다.
       *[other] { $place }에 “{ $key }” 항목이 없습니다. 꼭 있어야 합니다.
    }
pw-fault-army-misfit =
    { $must ->
        [one] { $place } 값이 { $is }입니다. 숫자 1이어야 합니다.
        [power] { $place } 값이 { $is }입니다. 1에서 10까지의 정수여야 합니다.
        [object] { $place } 값이 { $is }입니다. 중괄호로 묶은 객체여야 합니다.
        [figures] { $place } 값이 { $is }입니다. 피겨의 목록이어야 합니다.
        [colors] { $place } 값이 { $is }입니다. "#4b7f3a" 같은 색 세 가지의 목록이어야 합니다.
        [word] { $place } 값이 { $is }입니다. { $words } 가운데 하나여야 합니다.
       *[text] { $place } 값이 { $is }입니다. 문자열이어야 합니다.
    }
pw-form-list = 목록
pw-form-object = 객체
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
pw-fault-setup-seats = 자리가 { $seats }개입니다. 2명에서 { $most }명까지 할 수 있습니다.
pw-fault-setup-crowd = 자리가 { $seats }개인데, 최대 { $max_players }명까지만 앉을 수 있습니다.
pw-fault-setup-army-size = 군단의 피겨 수가 { $min }개에서 { $max }개까지로 정해져 있습니다. 둘 다 1에서 15까지여야 하고, 앞의 수가 뒤의 수보다 크면 안 됩니다.
pw-fault-setup-max-turns = 게임의 최대 차례 수가 { $max_turns }입니다. 1에서 { $most }까지여야 합니다.
pw-fault-setup-max-players = 최대 플레이어 수가 { $max_players }입니다. 2에서 { $most }까지여야 합니다.
pw-fault-setup-quick-game = 개정판에는 빠른 게임이 없습니다.

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
pw-import-open = 이 군단 열기
pw-import-schema = 군단 파일을 쓰는 법: JSON 스키마
pw-import-no-army = “army”는 피겨의 목록이어야 합니다.
pw-import-figure = 목록의 { $n }번째는 피겨가 아닙니다.
pw-import-figure-name = { $n }번째 피겨에 이름이 없습니다.
pw-import-words = { $name }({ $n }번째): “{ $key }” 값은 문자열이어야 합니다.
pw-import-power = { $name }({ $n }번째): 파워가 { $power }입니다. 정수여야 합니다.
pw-import-card = { $name }({ $n }번째)에 캐릭터 카드가 없습니다.
pw-import-slot = { $name }({ $n }번째): 카드의 “{ $slot }” 자리에 행동이 없습니다.
pw-import-look = { $name }({ $n }번째): 모습에 그릴 수 있는 “{ $key }” 값이 없습니다.
pw-import-colors = { $name }({ $n }번째): 모습에는 #4b7f3a 같은 색이 셋 있어야 합니다.
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
pw-pick-saved = 내 군단
pw-pick-ready = 마련된 군단
`,vo=`# 플라스틱 어택의 게임판.

pa-credit = 출처: 2009 Domino Writing

pa-figure-of = { $figure } ({ $seat })

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
pa-words-dodge = 회피 대기 중
pa-words-blast = 포격 대기 중
pa-words-intimidate = 위협 대기 중
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
pa-awaited-defend = { JOSA($seat, "이/가") } 공격 중: 당신이 방어합니다.
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

title-plastic-attack-2009 = 플라스틱 어택 (2009년판)
title-plastic-attack-revised = 플라스틱 어택 (개정판)
pa-awaited-cards = { JOSA($names, "이/가") } 카드를 낼 차례입니다.

room-army-ready = 군단을 냈습니다
room-army-missing = 군단을 고르는 중
room-army-choose = 군단 고르기
room-army-other = 다른 군단으로 바꾸기
room-army-of = { $seat }의 군단
room-army-hand-in = 이 군단으로 정하기
room-army-note = 모두가 군단을 낼 때까지 서로의 군단은 보이지 않습니다. 다 모이면 게임이 저절로 시작되고 군단이 모두에게 공개됩니다.

new-army = 군단
new-army-unnamed = 이름 없음
new-army-built = 직접 꾸립니다
new-army-later = 게임 전에 고릅니다
new-army-guest = 군단을 직접 가져옵니다.
new-army-let-build = 봇이 직접 꾸리게 하기

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
option-max_players = 최대 플레이어 수
option-max_players-help = 이보다 많은 사람은 앉을 수 없습니다. 브라우저에서는 여섯 자리까지 둘 수 있습니다.
option-max_turns = 게임의 최대 차례 수
option-max_turns-help = 이만큼 차례가 지나면 게임이 끝납니다.
`,yo=`# What is settled before a match of Plastic Fudge.

fw-battlefield = Battlefield
fw-size = { $width } × { $depth }″
fw-flag-green = Green defends a flag
fw-flag-tan = Tan defends a flag
fw-flag-none = no flag
fw-pool-count = { $count ->
    [one] 1 piece of terrain to place
   *[other] { $count } pieces of terrain to place
}
fw-radio-on = radio rules
fw-to-editor = Make a battlefield of your own
fw-presets = Rules
fw-preset-book = By the book
fw-preset-book-is = Every ruling at its default: 500 points, 25 Units, three quarters lost loses the battle.
fw-preset-classic-plus = Classic plus
fw-preset-classic-plus-is = Mortars with the Grenade Disc, flames of nine inches, and morale that breaks a little sooner.
fw-preset-quick = Quick
fw-preset-quick-is = Half of a force lost loses the battle.
fw-preset-changed = { $preset }, changed
fw-options-all = All options of the rules
fw-options-reset = Back to the preset
fw-options-changed = { $count } changed
fw-chapter-round = Round, forces and victory
fw-chapter-movement = Movement, terrain and sight
fw-chapter-attacks = Attacks and damage
fw-chapter-hth = Hand to hand
fw-chapter-explosions = Explosions and special weapons
fw-chapter-mines = Mines
fw-chapter-morale = Morale and rout
fw-chapter-vehicles = Vehicles
fw-chapter-radio = Radio
fw-chapter-other = Other

option-points = Most points of a force
option-unit_cap = Most Units of a force
option-loss_percent = Losses that lose the battle, in percent
option-loss_by = Losses are counted in
option-loss_by-units = Units
option-loss_by-points = points
option-max_rounds = Longest battle, in Rounds
option-special_prices = Prices
option-special_prices-audited = as the levels add up
option-special_prices-printed = as printed
option-stance = A kneeling or prone model
option-stance-paid = pays for its better Defence
option-stance-free = has it for nothing
option-scale = Movement and range
option-scale-0-5 = half
option-scale-0-75 = three quarters
option-scale-1 = as printed
option-scale-1-5 = one and a half times
option-scale-2 = twice
option-attack_timing = Attacks are made
option-attack_timing-after-moves = all together after the moves
option-attack_timing-anytime = also during one's own move
option-totals = Totals beyond the chart
option-totals-clamp = are cut to ±4
option-totals-extend = go on counting
option-abysmal = Abysmal is
option-abysmal-natural = −4 on the dice
option-abysmal-total = a total of −4
option-legendary = Legendary is
option-legendary-total = a total of +4
option-legendary-natural = +4 on the dice
option-half_in = Half inside a template
option-half_in-step = one step milder
option-half_in-row = Defence one row better
option-attack_arc = Arc of attack
option-attack_arc-360 = all round
option-forest_los = Woods
option-forest_los-clear = do not block sight
option-forest_los-block3 = block it after three inches
option-elev_range = Height and range
option-elev_range-flat = are measured flat
option-elev_range-add-bands = add a band a level
option-fire_into_melee = Fire at an enemy in contact with a friend
option-fire_into_melee-free = has no penalty
option-fire_into_melee--1 = at −1
option-fire_into_melee-forbidden = is forbidden
option-hth_gap = Contact reaches
option-hth_gap-0 = touching only
option-hth_penalty_scope = Penalties hand to hand
option-hth_penalty_scope-declared = when hand to hand is declared
option-hth_penalty_scope-contact = whenever an enemy is in contact
option-bfg_gain = The BFG Trooper's knife adds to
option-bfg_gain-al = Attack
option-bfg_gain-al-dl = Attack and Defence
option-mortar_template = The mortar
option-mortar_template-none = hits one target
option-mortar_template-grenade = has the Grenade Disc
option-flame_radius = Reach of a flame
option-flame_from_edge = Flames are measured from the edge of the base
option-bazooka_vs_vehicle = Bazooka against Vehicles
option-bazooka_vs_vehicle-0 = no bonus
option-bazooka_vs_vehicle-1 = +1
option-bazooka_vs_vehicle-2 = +2
option-base_dl = Defence of buildings, fortresses and camp
option-grenade_half = Half range of a grenade, in
option-grenade_half-inches = inches
option-grenade_half-bands = whole bands
option-dropped_blast = A dropped grenade
option-dropped_blast-reroll = is rolled anew
option-dropped_blast-same-roll = keeps its roll
option-mine_al = Attack of a mine
option-mine_dl = Defence of a mine
option-mine_cost = Price of a marker
option-own_mines = Own mines
option-own_mines-live = go off under anybody
option-own_mines-safe = spare their own side
option-morale_threshold = A morale check fails below
option-morale_every = Morale is checked
option-morale_every-round = once a Round
option-morale_every-movement-phase = after each movement phase
option-morale_stack = The row of 75 %
option-morale_stack-replace = replaces that of 50 %
option-morale_stack-add = is added to it
option-rout_heading = A routed Unit runs
option-rout_heading-facing = back, turned about
option-rout_heading-away-from-nearest-enemy = away from the nearest enemy
option-rout_heading-own-edge = to its own edge
option-contagion = Panic spreads to
option-contagion-any = anybody
option-contagion-friendly = friends
option-contagion-off = nobody
option-turns = Units turn
option-turns-free = by any angle
option-turns-grid45 = in steps of 45°
option-terrain_cost = Terrain slows
option-terrain_cost-piecewise = inch by inch
option-terrain_cost-whole-move = the whole move by its worst
option-veh_training = A Vehicle's Training changes penalties
option-veh_training-points = by 25 percentage points a level
option-veh_training-fraction = by a quarter a level
option-heli = Helicopters
option-heli-flies = fly
option-heli-ground = drive
option-wreck_save = Passengers of a wreck
option-wreck_save-roll = roll their Defence
option-wreck_save-die = die
option-wreck_save-safe = are unhurt
option-jeep_men = The Jeep's men on foot move
option-jeep_men-paid = as they paid for
option-jeep_men-foot-mediocre = six inches
option-howitzer_move = The Howitzer
option-howitzer_move-towed = is towed by a Jeep
option-howitzer_move-literal = moves an inch while a Jeep lives
option-min_range = Least range of howitzers
option-min_range-0 = none
option-radio_required = Radiomen that a side must bring
option-radio_required-none = none
option-radio_required-command = the Command Radioman
option-radio_required-both = both
option-radio_reach = Reach between the Radiomen
option-radio_reach-off = any distance
`,bo=`# The editor of battlefields of Plastic Fudge.

fw-board-name = Name of the battlefield
fw-board-unnamed = Battlefield without a name
fw-board-new = My battlefield
fw-board-clear = Clear the table
fw-board-good = The battlefield is legal.
fw-saved-boards = Battlefields on this device
fw-saved-boards-none = None is saved yet.
fw-ready-boards = Battlefields that come with the game

fw-canvas = The table from above. Arrow keys move what is picked, R turns it, Delete removes it.
fw-canvas-keys = Arrow keys move what is picked by 1″ (Shift 3″, Alt ¼″), R turns it, D duplicates it, Delete removes it. A square of the grid is 3″.
fw-tool = What the pointer does
fw-tool-pick = Pick and move
fw-tool-rect = Draw a rectangle
fw-tool-polygon = Draw corners
fw-add-table = Put on the table
fw-add-pool = Put into the pool
fw-snap = Snap to ¼″
fw-pool-view = This piece is placed by the players, around the cross.
fw-pool-back = Back to the table
fw-said-piece = { $id } lies there.

fw-piece-of = Piece { $id }: { $piece }
fw-piece-kind = Terrain
fw-piece-height = Height, inches
fw-piece-at = { $width } × { $depth }″ at { $x }, { $y }
fw-to-pool = To the pool
fw-to-table = To the table
fw-to-front = On top
fw-to-back = Underneath
fw-to-polygon = Make corners of it
fw-west = West
fw-south = South
fw-east = East
fw-north = North
fw-corners = { $count } corners
fw-corner-split = Add a corner behind corner { $n }
fw-corner-remove = Remove corner { $n }
fw-on-table = On the table
fw-on-table-none = Nothing lies there yet.
fw-in-pool = Placed by the players
fw-in-pool-none = Nothing: all terrain lies there from the start.

fw-story = What is fought for
fw-table = Table
fw-width = Width, inches
fw-depth = Depth, inches
fw-zone-of = { $side } deploys
fw-zone-shape = Where
fw-zone-north = along the north edge
fw-zone-east = along the east edge
fw-zone-south = along the south edge
fw-zone-west = along the west edge
fw-zone-near = around a point
fw-radius = Radius
fw-deep = How deep
fw-flag = A flag to take
fw-flag-owner = Defended by
fw-camp = A camp, closed to terrain that is placed
fw-radio-rules = Radio rules

fw-fault-word = The id is "{ $word }"; it has at most 32 small letters, digits and hyphens.
fw-fault-name = { $characters ->
    [0] The battlefield needs a name.
   *[other] The name has { $characters } characters; it must have 1 to 40, without line breaks.
}
fw-fault-story = The story has { $characters } characters; at most 400 can be shown.
fw-fault-table = The table is { $width } by { $depth } inches; both must be from 12 to 120.
fw-fault-too-many-pieces = There are { $pieces } pieces on the table; at most { $most } can be there.
fw-fault-too-many-pieces-pool = There are { $pieces } pieces to be placed; at most { $most } can be there.
fw-fault-same-id-piece = Two pieces are called { $piece }; each needs an id of its own.
fw-fault-reserved-id = A piece is called { $piece }; ids with g, t or m are those of Units and markers.
fw-fault-outline = { $piece } must have either a rectangle or corners.
fw-fault-polygon = { $piece } has no good outline: its sides may not cross or touch, and it needs some breadth.
fw-fault-off-table = { $piece } reaches beyond the edge of the table.
fw-fault-too-wide = { $piece } reaches more than 24 inches from its own origin; it could not be placed well.
fw-fault-height = { $piece } is { $height } inches high; heights are from 0 to 36.
fw-fault-hole = { $piece } has a hole that cannot be: at most 32, each with a radius up to 12 inches.
fw-fault-camp = The camp must be a rectangle on the table.
fw-fault-flag-off-table = The flag is not on the table.
fw-fault-flag-closed = The flag lies in { $piece }, which nobody can enter.
fw-fault-zone = The zone of { $side } must be on the table and at least 3 inches deep.
fw-fault-zones-overlap = The zones of Green and Tan overlap; nobody deploys among the enemy.
fw-fault-crowded = The zone of { $side } has room for { $room } Troopers beside ground that is closed; it needs room for 40.
`,xo=`# The log of Plastic Fudge.
pf-log-muster = { $side } brings { $units } Units for { $points } points and { $markers } markers.
pf-log-coin = The coin says: { $side } places terrain first.
pf-log-placed = { $side } places { $piece } ({ $at }).
pf-log-passed = { $side } passes.
pf-log-deployed = { $unit } is deployed ({ $at }).
pf-log-deployed-in = { $unit } is deployed in { $carrier }.
pf-log-deployed-reserve = { $unit } waits off the table.
pf-log-laid = { $side } lays marker { $mine } ({ $at }).
pf-log-laid-real = { $side } lays a mine, { $mine } ({ $at }).
pf-log-laid-false = { $side } lays a false marker, { $mine } ({ $at }).
pf-log-deploy-ended = { $side } is deployed.
pf-log-round = Round { $round }: Initiative
pf-log-moves = { $side } moves as Player { $role }
pf-log-phase-terrain = Terrain is placed
pf-log-phase-deploy = Deployment
pf-log-phase-attack = Attacks are committed
pf-log-phase-morale = Morale
pf-log-phase-jets = Jets
pf-log-initiative = Initiative: Green { $green }, Tan { $tan }. { $winner } wins.
pf-log-initiative-tie = Initiative: Green { $green }, Tan { $tan }. A tie, thrown again.
pf-log-role = { $side } is Player { $role }.
pf-log-turned = { $unit } turns to { $facing }°.
pf-log-moved = { $unit } moves { $length }″.
pf-log-moved-part = { $unit } is stopped after { $length }″.
pf-log-moved-tow = { $unit } moves { $length }″ and tows { $gun }.
pf-log-boarded = { $unit } boards { $carrier }.
pf-log-left = { $unit } gets out of { $carrier }.
pf-log-exit = { $unit } leaves the table by its own edge.
pf-log-enter = { $unit } comes in from its own edge.
pf-log-jet-called = { $unit } is called and arrives in Round { $round }.
pf-log-jets-ordered = { $side } orders { $count ->
    [0] no Jet
    [one] 1 Jet
   *[other] { $count } Jets
  }.
pf-log-jet-comes = { $unit } comes to the table.
pf-log-jet-leaves = { $unit } flies off again.
pf-log-committed = { $side } has committed its attacks.
pf-log-opened = All attacks are opened: Green { $green }, Tan { $tan }.
pf-log-attack = { $unit } attacks { $target } with { $weapon }: dice { $roll }, { $modifiers }.
pf-log-attack-sure = { $unit } attacks { $target } with { $weapon }.
pf-log-attack-wasted = The attack of { $unit } on { $target } is wasted.
pf-log-dropped = { $unit } drops the grenade: dice { $roll } for its blast.
pf-log-hit = { $target } defends { $defence } against { $attack } of { $unit }: { $result }.
pf-log-hit-half = { $target }, half under the template, defends { $defence } against { $attack } of { $unit }: { $result }.
pf-log-save = { $unit } in the wreck of { $carrier } defends { $defence } against { $attack }: { $result }.
pf-log-conflagration = { $unit } goes up in flames.
pf-log-sweep = { $unit } sweeps { $mine } with { $attack }: { $result }.
pf-log-sweep-real = { $unit } sweeps { $mine } with { $attack }: { $result }. It is a mine.
pf-log-sweep-false = { $unit } sweeps { $mine } with { $attack }: { $result }. It is a false marker.
pf-log-mine = { $unit } sets off { $mine }: dice { $roll }.
pf-log-mine-false = { $unit } touches { $mine }: a false marker.
pf-log-hole = A hole is blown into { $piece }.
pf-log-injured = { $unit } is injured, Defence { $dl }.
pf-log-destroyed = { $unit } is destroyed.
pf-log-morale-passed = { $unit } stands: { $total } (dice { $roll }, TL { $tl }{ $modifiers }), { $threshold } is needed.
pf-log-morale-failed = { $unit } is routed: { $total } (dice { $roll }, TL { $tl }{ $modifiers }), { $threshold } is needed.
pf-log-morale-rallied = { $unit } rallies: { $total } (dice { $roll }, TL { $tl }{ $modifiers }), { $threshold } is needed.
pf-log-contagion-passed = { $by } runs past { $unit }, who stands: { $total } (dice { $roll }, TL { $tl }{ $modifiers }).
pf-log-contagion-failed = { $by } carries { $unit } along: { $total } (dice { $roll }, TL { $tl }{ $modifiers }).
pf-log-with = , { $modifiers }
pf-log-rout = { $unit } runs.
pf-log-fled = { $unit } runs off the table.
pf-log-victory = Lost so far: Green { $green } of { $ofgreen }, Tan { $tan } of { $oftan }.
pf-log-end = { $side } wins. { $how }
pf-log-end-draw = A draw. { $how }

# Refusals
pf-now-muster = forces are handed in
pf-now-terrain = terrain is placed in turn
pf-now-deploy = Units are deployed, Green’s first
pf-now-initiative = the dice of the Initiative are to be thrown
pf-now-choose = the winner of the Initiative chooses a role
pf-now-move-a = Player A moves
pf-now-move-b = Player B moves
pf-now-attack = each side commits its attacks, once
pf-now-morale = the dice of Morale are to be thrown
pf-now-jets = orders are given to Jets
pf-now-over = the battle is over
pf-is-steady = it is not on the table
pf-is-routed = it is routed and obeys nobody
pf-is-destroyed = it is destroyed
pf-is-fled = it fled off the table
pf-is-out = it was taken off the table
pf-is-reserve = it waits off the table
pf-is-undeployed = it is not deployed
pf-aim-target = single target
pf-aim-point = point
pf-aim-direction = direction
pf-aim-marker = marker
pf-aim-base = Base
pf-refusal-over = The battle is over.
pf-refusal-other-step = This is not the time for it: { $step }.
pf-refusal-other-side = { $asked } is asked, not you: { $step }.
pf-refusal-other-side-nobody = Nobody is asked: { $step }.
pf-refusal-no-such-piece = There is no { $piece } left to place.
pf-refusal-piece-off-table = There { $piece } would stick out of the table; all of it must lie on it.
pf-refusal-on-camp = There { $piece } would overlap the camp, which stays free of it.
pf-refusal-on-strip = There { $piece } would overlap the outermost { $depth }″ of the strip where { $side } deploys.
pf-refusal-not-yours = { $unit } is not one of your Units.
pf-refusal-one-way = Say one thing for { $unit }: a place on the table, a carrier, or the reserve.
pf-refusal-jet-on-table = { $unit } is a Jet: it waits in reserve until it is called.
pf-refusal-no-reserve = { $unit } cannot wait off the table: only Helicopters and Jets do.
pf-refusal-no-ride = { $unit } cannot ride in { $carrier }: Troopers ride, in a carrier of their own side that is on the table.
pf-refusal-full = { $carrier } has no room for { $unit }: it carries { $capacity }.
pf-refusal-off-table = There { $unit } would stick out of the table.
pf-refusal-outside-zone = There { $unit } is { $gap }″ away and must be within { $limit }″: { $side } deploys in its zone only.
pf-refusal-closed = { $unit } cannot enter { $piece }, { $kind }.
pf-refusal-occupied = There { $unit } would stand on the base of { $other }.
pf-refusal-not-deployed = { $unit } is not deployed yet; all Units must be.
pf-refusal-no-marker-left = You have no marker left to lay.
pf-refusal-marker-off-table = There the marker would stick out of the table.
pf-refusal-marker-in-zone = There the marker would lie in the zone of { $side }; markers may not.
pf-refusal-marker-near-unit = There the marker would lie { $gap }″ from { $unit }; it must keep { $limit }″.
pf-refusal-cannot-act = { $unit } cannot do it: { $state }.
pf-refusal-moved-already = { $unit } has moved, boarded or left already in this Round; each Unit does so once.
pf-refusal-rides = { $unit } rides in { $carrier } and cannot do it from there.
pf-refusal-fifty-cal = { $unit } cannot move or turn: a .50 cal moves only after it was attacked hand to hand, or in contact with a steady enemy.
pf-refusal-howitzer = { $unit } does not move by itself; a Jeep tows it.
pf-refusal-jet = { $unit } is a Jet: it does not move, but is called.
pf-refusal-no-path = The order for { $unit } is empty; say how it turns and goes.
pf-refusal-not-ahead = A leg is longer than nothing and leads straight ahead; { $length }″ do not.
pf-refusal-no-turn = A turn is by 1 to 180 degrees to either side, not by { $degrees }.
pf-refusal-off-grid = At this table turns are made in steps of 45 degrees; { $degrees } is not one of them.
pf-refusal-too-far = That costs at least { $cost }″; { $unit } has { $allowance }″.
pf-refusal-in-the-way = { $unit } would cross the base of { $other }; it may only pass through Troopers of its own side.
pf-refusal-ends-on = { $unit } would end on the base of { $other }.
pf-refusal-ends-over = { $unit } would end over the base of { $other }.
pf-refusal-not-at-carrier = { $unit } would be { $gap }″ from { $carrier }; to board or leave it is within { $limit }″.
pf-refusal-not-aboard = { $unit } is in no carrier on the table.
pf-refusal-no-tow = { $unit } cannot tow { $gun }: a steady Jeep tows a Howitzer of its own side that stands on the table.
pf-refusal-not-hitched = { $gun } is { $gap }″ from { $unit }; to be towed it is within { $limit }″.
pf-refusal-no-helicopter = { $unit } is not a Helicopter; only Helicopters leave and enter by their edge.
pf-refusal-not-at-edge = { $unit } would be { $gap }″ from its own edge; to leave it is within { $limit }″.
pf-refusal-not-in-reserve = { $unit } does not wait off the table.
pf-refusal-no-jet = { $unit } is not a Jet; only Jets are called.
pf-refusal-called-already = { $unit } was called in Round { $round } already.
pf-refusal-no-radioman = Nobody can call { $unit }: it takes a steady Radioman on the table.
pf-refusal-not-while-moving = Attacks are made in the Attack step, after both sides have moved.
pf-refusal-no-such-unit = There is no such Unit: { $unit }.
pf-refusal-attacked-already = { $unit } has attacked in this Round already; one attack is allowed.
pf-refusal-attacks-twice = { $unit } has two attacks here; one in a Round is allowed.
pf-refusal-unarmed = { $unit } has no weapon and cannot attack.
pf-refusal-towed = { $unit } was towed in this Round; it may fire in the next.
pf-refusal-jet-out-of-step = { $unit } is a Jet; Jets attack in their own step after Morale.
pf-refusal-no-clear-aim = { $unit } needs exactly one aim: a target, a point, a direction, a marker, or a Base and a point.
pf-refusal-no-such-weapon = { $unit } has no weapon called { $weapon }.
pf-refusal-does-not-fit = The { $weapon } of { $unit } cannot be aimed like that ({ $aim }).
pf-refusal-does-not-fit-any = No weapon of { $unit } can be aimed like that ({ $aim }).
pf-refusal-only-in-contact = { $target } is not in contact with { $unit }; the { $weapon } is aimed at a single Unit hand to hand only.
pf-refusal-flame-aboard = { $unit } is aboard a Vehicle; there is no flame template there.
pf-refusal-no-such-target = There is no such Unit: { $target }.
pf-refusal-own-target = { $target } is your own; only enemy Units can be targets.
pf-refusal-target-off-table = { $target } cannot be a target: { $state }.
pf-refusal-target-rides = { $target } rides in { $carrier }; only the Vehicle itself can be a target.
pf-refusal-point-off-table = That is off the table ({ $point }).
pf-refusal-out-of-arc = That is not in front of { $unit }; it attacks within { $arc } degrees.
pf-refusal-out-of-reach = That is { $gap }″ from { $unit }; its { $weapon } reaches { $reach }″.
pf-refusal-hand-to-hand-only = The { $weapon } of { $unit } has Range Terrible; it reaches Units in contact only.
pf-refusal-too-near = That is { $gap }″ from { $unit }; at least { $least }″ are needed.
pf-refusal-out-of-sight = { $unit } cannot see that: { $blocked_by } stands between.
pf-refusal-cannot-throw-across = { $unit } cannot throw across { $blocked_by }; open ground must lie between.
pf-refusal-nobody-spots = Nobody spots for { $unit }: the Commander, a Trooper with binoculars or a Helicopter, steady, must see the target.
pf-refusal-into-melee = { $target } is in contact with your { $friend }; shooting into a melee is not allowed.
pf-refusal-no-such-marker = There is no such marker on the table: { $mine }.
pf-refusal-no-such-base = { $piece } is not a Base; a Building, a Fortress or the camp is needed.
pf-refusal-not-on-base = That is not a part of { $piece } that still stands ({ $point }).
pf-refusal-jet-not-coming = { $unit } is not one of your Jets that was called three Rounds ago with a steady Radioman left.
pf-refusal-jet-twice = { $unit } has two orders; one is allowed.
pf-refusal-jet-too-far = That is { $distance }″ from your edge of the table; { $unit } flies at most { $most }″.
pf-refusal-jet-off-table = { $unit } would stick out over the edge of the table.
pf-refusal-jet-on-base = { $unit } would stand on { $base }; a Jet ends on no base.
pf-refusal-no-battlefield = There is no such battlefield: { $word }.
pf-refusal-no-force = { $side } has handed in no force; both sides bring one.
pf-refusal-option = { $option } is { $value }; it must be { $allowed }.
pf-refusal-nobody-can-come = No force is legal with these options: the cheapest has { $units } Units and costs { $points } points.
`,So=`# Names of things of Plastic Fudge, for the table and the workshop alike.

pf-kind-basic = Basic Trooper
pf-kind-commander = Commander
pf-kind-radioman = Radioman
pf-kind-grenadier = Grenade and Rifle Trooper
pf-kind-sniper = Sniper
pf-kind-crawler = Crawling Trooper
pf-kind-minesweeper = Minesweeper
pf-kind-mortar = Mortar Trooper
pf-kind-fifty-cal = .50 cal Trooper
pf-kind-bazooka = Bazooka Trooper
pf-kind-flamethrower = Flamethrower Trooper
pf-kind-bfg = BFG Trooper
pf-kind-jeep = Jeep
pf-kind-tank = Tank
pf-kind-helicopter = Helicopter
pf-kind-jet = Jet Fighter
pf-kind-howitzer = Towed Howitzer
pf-kind-vehicle = Vehicle of your own

pf-level-3 = Superb
pf-level-2 = Great
pf-level-1 = Good
pf-level-0 = Fair
pf-level-m1 = Mediocre
pf-level-m2 = Poor
pf-level-m3 = Terrible

pf-attribute-ml = Movement
pf-attribute-rl = Range
pf-attribute-al = Attack
pf-attribute-dl = Defence
pf-attribute-tl = Training

pf-weapon-shot = shot
pf-weapon-grenade = grenade
pf-weapon-disc = Large Disc
pf-weapon-flame = flame
pf-weapon-bazooka = bazooka
pf-weapon-mortar = mortar
pf-weapon-sweeper = minesweeper

pf-arm-rifle = rifle
pf-arm-pistol = pistol
pf-arm-grenade = grenade
pf-arm-sweeper = sweeper
pf-arm-mortar = mortar
pf-arm-gun = gun
pf-arm-bazooka = bazooka
pf-arm-flame = flamethrower
pf-arm-bfg = BFG
pf-arm-cannon = cannon
pf-arm-howitzer = howitzer

pf-stance-standing = standing
pf-stance-kneeling = kneeling
pf-stance-prone = prone

pf-role-command = Command Radioman
pf-role-trooper = Trooper Radioman

pf-terrain-open = open ground
pf-terrain-hill = hill
pf-terrain-road = road
pf-terrain-camp = camp
pf-terrain-forest = forest
pf-terrain-water = water
pf-terrain-shallow = shallow water
pf-terrain-mountain = mountain
pf-terrain-building = building
pf-terrain-bridge = bridge
pf-terrain-marsh = marsh
pf-terrain-desert = desert
pf-terrain-low-wall = low wall
pf-terrain-fortress = fortress

pf-board-green-camp = Green Army against the Tan Nation
pf-board-green-camp-story = Green holds a camp at the end of a road that cuts through a forest. Tan comes down from the north and wants the flag. Before deployment both sides place hills, walls and woods, one piece at a time.
pf-board-meeting = Meeting at the crossroads
pf-board-meeting-story = Two columns run into each other where two roads cross between two farmhouses and two hills. There is nothing to take and nothing to hold: whoever loses too many first has lost.
pf-board-river = The river crossing
pf-board-river-story = A river runs from west to east. Green has to cross it, by the bridge in the middle or by one of two fords, and take the flag on the northern bank. Tan is dug in behind walls and waits.

pf-ready-rifle-platoon = Rifle platoon
pf-ready-rifle-platoon-about = Nine riflemen and a Lieutenant: some stand and run, some kneel or lie and hold the line.
pf-ready-patrol = Mixed patrol
pf-ready-patrol-about = One of each: grenades, a .50 cal, a Bazooka and two who run for the flag.
pf-ready-assault = Assault section
pf-ready-assault-about = Three men with grenades and rifles, who have to come close, and a Sergeant behind them.
pf-ready-snipers = Sniper team
pf-ready-snipers-about = Three Snipers who hit anything within fifteen inches, and hope that nobody comes nearer.
pf-ready-mortars = Mortar section
pf-ready-mortars-about = Two mortars that fire over hills and houses at whatever the Observer sees.
pf-ready-engineers = Engineers
pf-ready-engineers-about = Three markers to lay and two Minesweepers to find those of the enemy.
pf-ready-tank-hunters = Tank hunters
pf-ready-tank-hunters-about = Two Bazookas against armour and walls, and a Flamethrower for everything else.
pf-ready-armour = One Tank
pf-ready-armour-about = A Tank, and a Captain who keeps his head down.
pf-ready-airmobile = Air patrol
pf-ready-airmobile-about = A Helicopter that sets men down wherever they are needed.
pf-ready-big-gun = The big gun
pf-ready-big-gun-about = The largest gun that a man can carry, a Sniper beside it, and three who watch.
pf-ready-headquarters = Headquarters
pf-ready-headquarters-about = A Major with his Jeep and his Radioman, and one man on guard: exactly 500 points.
pf-ready-militia = Town militia
pf-ready-militia-about = Nineteen people with old rifles. Each is cheap, and there is always another one.

# The Units of the ready-made forces that have a name
pf-called-captain-moss = Captain Moss
pf-called-corporal-reed = Corporal Reed
pf-called-dragonfly = Dragonfly
pf-called-left-eye = Left eye
pf-called-lieutenant-finch = Lieutenant Finch
pf-called-lieutenant-hale = Lieutenant Hale
pf-called-lieutenant-oak = Lieutenant Oak
pf-called-major-fox = Major Fox
pf-called-militiaman = Militiaman
pf-called-observer = Observer
pf-called-old-molly = Old Molly
pf-called-recruit = Recruit
pf-called-right-eye = Right eye
pf-called-runner = Runner
pf-called-scout = Scout
pf-called-sergeant-brandt = Sergeant Brandt
pf-called-sergeant-doyle = Sergeant Doyle
pf-called-sergeant-mason = Sergeant Mason
pf-called-sergeant-pike = Sergeant Pike
pf-called-sergeant-stone = Sergeant Stone
pf-called-the-mayor = The Mayor
pf-called-third-eye = Third eye
pf-called-tiny = Tiny
`,Co=`# The force workshop of Plastic Fudge.

fw-benches = Workbenches
fw-bench-forces = Forces
fw-bench-boards = Battlefields

fw-force-name = Name of the force
fw-force-unnamed = Force without a name
fw-force-new = My force
fw-force-clear = Begin anew
fw-force-empty = Nobody has reported for duty. Add sample Units below, or begin with a ready-made force.
fw-remove = Remove

# Totals
fw-of = { $now } of { $most }
fw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
fw-points-short = { $points } pt
fw-points-left = points, { $left } left
fw-points-over = points, { $over } too many
fw-points-label = Points spent
fw-units = Units
fw-units-none = no Units
fw-unit-count = { $count ->
    [one] 1 Unit
   *[other] { $count } Units
}
fw-markers = Mine markers
fw-markers-fewer = One marker less
fw-markers-more = One marker more
fw-limits = Limits
fw-limit-points = Points
fw-limit-units = Units
fw-printed-prices = Prices as printed, with their slips

# Units
fw-roster = Units of the force
fw-unit-of = Unit { $place } of { $count }
fw-unit-nth = { $kind } (Unit { $n })
fw-unit-name = Name, if you like
fw-pick-unit = Pick a Unit to change it.
fw-line-commander = { $kind } (Commander)
fw-move-up = Move forward
fw-move-down = Move back
fw-reset = As in the sample list
fw-commander = Commander
fw-spotter = Binoculars
fw-radio = On the radio
fw-radio-none = no role of his own
fw-stance = Posture
fw-mark-commander = Commander
fw-mark-command = Command radio
fw-mark-trooper = Trooper radio
fw-mark-spotter = binoculars
fw-mark-fault = fault
fw-said-added = { $unit } added; { $count ->
    [one] 1 Unit
   *[other] { $count } Units
} now.
fw-said-removed = { $unit } removed.

# Weapons
fw-weapons = Weapons
fw-weapons-none = Unarmed: pays for Range and Attack Terrible.
fw-weapon-name = Name of the weapon
fw-weapon-kind = What it does
fw-weapon-add = Add a weapon
fw-weapon-remove = Remove { $weapon }
fw-inches = { $inches }″
fw-degrees = { $degrees }°
fw-reach = R{ $bands }, { $inches }″

# Price
fw-bill = Price
fw-bill-of = { $what } of { $weapon }
fw-bill-movement = Movement
fw-bill-range = Range
fw-bill-attack = Attack
fw-bill-defence = Defence
fw-bill-training = Training
fw-bill-radio = Radio that reaches R6
fw-bill-special = Special Trooper
fw-bill-vehicle = Vehicle
fw-bill-commander = Commander
fw-bill-misprint = Slip in the printed price
fw-bill-printed = printed { $printed }
fw-bill-sum = Together
fw-bill-audited = By the words of the rules
fw-bill-printed-row = As printed

# Sample Units
fw-tabs = What to begin with
fw-tab-sample = Sample Units
fw-tab-forces = Forces
fw-tab-audit = Price audit
fw-troopers = Troopers
fw-vehicles = Vehicles
fw-kind-levels = Movement { $ml }, Defence { $dl }, Training { $tl }
fw-kind-weapon = { $weapon }: Range { $rl }, Attack { $al }
fw-unarmed = unarmed
fw-add = Add { $kind }
fw-price-printed = { $points } as printed
fw-price-audited = { $points } added up
fw-price-led = + { $more } to lead: { $points }
fw-too-dear = { $price } is more than { $points }.
fw-too-dear-led = With the cheapest Commander { $price } + { $commander } = { $sum }, more than { $points }.
fw-too-dear-towed = With the Jeep that tows it and the cheapest Commander { $sums } = { $sum }, more than { $points }: it could not be moved.
fw-audit-lead = The sample list added up again by the level table, beside the printed prices. The sums count unless a table plays with prices as printed.
fw-audit-unit = Unit
fw-audit-levels = Levels
fw-audit-extra = Extra
fw-audit-sum = Sum
fw-audit-printed = Printed
fw-audit-misfits = What fits into no force of 500 points
fw-audit-commander = { $commander } is the cheapest Commander
fw-saved-forces = On this device
fw-saved-none = Nothing is saved yet.
fw-ready-forces = Ready-made

# Sharing, files, paper
fw-arrived-force = A force for you
fw-arrived-board = A battlefield for you
fw-import-force = Open a force file
fw-import-board = Open a battlefield file
fw-import-no-units = There is no list of units.
fw-import-markers = The number of markers is { $markers }.
fw-import-unit = Unit { $n } cannot be read.
fw-import-word = Unit { $n }: { $key } cannot be { $value }.
fw-import-value = { $key } cannot be { $value }.
fw-import-piece = Piece { $where } cannot have { $value }.
fw-print-title = Print stat cards
fw-print-lead = A card for each Unit, and the templates at their true size. Print at 100 %.

# Faults
fw-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
fw-faults-none = The force is legal.
fw-fault-show = show
fw-unreadable = The server cannot read it: { $because }
fw-fault-format = The format is { $format }; format 1 can be read.
fw-fault-other-game = It is for "{ $game }", not for Plastic Fudge.
fw-fault-force-name = The name of the force has { $characters } characters; at most 40 can be shown, without line breaks.
fw-fault-too-many-units = The force has { $units } Units; at most { $cap } may come.
fw-fault-too-many-points = The force costs { $points } points, { $over } too many; at most { $most } may be spent.
fw-fault-too-many-points-markers = The force costs { $points } points, { $over } too many; at most { $most } may be spent, and { $markers } go to markers.
fw-fault-cannot-be-fielded = { $what }: { $points } points; at most { $most } may be spent, so no force can have that.
fw-fault-cannot-be-fielded-led = { $what }: { $points } points, with the cheapest Commander ({ $commander }) { $sum }; at most { $most } may be spent, so no force can have that.
fw-howitzer-and-jeep = A Howitzer and the Jeep that tows it
fw-fault-commanders = { $commanders ->
    [0] Nobody is the Commander; exactly one Trooper must be.
   *[other] The force has { $commanders } Commanders; it must have exactly one.
}
fw-fault-commander-vehicle = { $unit } is a Vehicle; the Commander is a Trooper.
fw-fault-level = { $unit } has { $attribute } { $level }; levels are from −3 (Terrible) to +3 (Superb).
fw-fault-pose = { $unit } ({ $stance }) has Defence { $with }, that is { $standing } standing; both are from −3 to +3.
fw-fault-vehicle-pose = { $unit } is a Vehicle; only Troopers stand, kneel or lie.
fw-fault-unarmed = { $unit } has no weapon whose Range or Attack could be set.
fw-fault-too-many-weapons = { $unit } has { $weapons } weapons; at most 6 can be carried.
fw-fault-weapon-name = { $unit } has a weapon called "{ $weapon }"; a name has 1 to 24 characters, without line breaks.
fw-fault-same-weapon = { $unit } has two weapons called { $weapon }; each needs a name of its own.
fw-fault-weapon = { $unit } cannot carry { $weapon } ({ $kind }): that belongs to special Troopers, who pay for it.
fw-fault-weapon-grenade = { $unit } cannot carry { $weapon }: only Troopers throw grenades.
fw-fault-weapon-sweeper = { $unit } cannot carry { $weapon }: only Troopers sweep mines.
fw-fault-weapon-disc = { $unit } cannot carry { $weapon }: only Vehicles fire the Large Disc.
fw-fault-no-radio = { $unit } is not a Radioman; only a Radioman is given a role on the radio.
fw-fault-same-role = { $radiomen } Radiomen are the { $role }; each role is given once at most.
fw-fault-radioman-missing = A { $role } is missing; the options of this table ask for one.
fw-fault-vehicle-spotter = { $unit } is a Vehicle; only Troopers carry binoculars.
fw-fault-unit-name = The name of { $unit } has { $characters } characters; at most 40 can be shown, without line breaks.
fw-fault-same-id = { $id } is the id of two things; each needs one of its own.
fw-fault-own-id = { $unit } brings the id { $id }; the table names the Units of a force by their side, so leave ids out.
fw-fault-too-many-markers = The force has { $markers } markers; at most 40 may be laid.
fw-fault-no-battlefield = There is no battlefield called "{ $word }".
fw-fault-no-force = { $side } has handed in no force; both sides bring one.
fw-fault-option = { $option } is { $value }; it must be { $allowed }.
fw-from-to = from { $least } to { $most }
fw-one-of-arcs = 360, 180 or 90 degrees
fw-fault-nobody-can-come = No force is legal with these options: the cheapest has { $units } Units and costs { $points } points.
`,wo=`# The table of Plastic Fudge.
pf-flag = the flag
pf-marker = Marker
pf-marker-named = Marker { $id }
pf-mine-real = mine
pf-mine-false = false marker
pf-mine-unknown = mine or false, not known
pf-mine-found = found by the enemy
pf-mine-swept = found by its own side, which it no longer harms
pf-inches = { $length }″
pf-spot = { $x }″ east, { $y }″ north
pf-here = a place on the table
pf-level-abysmal = Abysmal
pf-no-webgl = This browser cannot draw the table in three dimensions. Everything on it is listed in the rows, and you can play the whole game from them.

# Where the battle stands
pf-round = Round { $round } of { $most }
pf-step-muster = Forces
pf-step-terrain = Placing terrain
pf-step-deploy = Deployment
pf-step-initiative = Initiative
pf-step-choose = Choice of roles
pf-step-move = { $side } moves (Player { $role })
pf-step-move-a = Movement of Player A
pf-step-move-b = Movement of Player B
pf-step-attack = Attacks
pf-step-morale = Morale
pf-step-jets = Jets
pf-step-over = The battle is over
pf-player = Player { $role }
pf-tally = Strengths and losses
pf-tally-side = { $left } of { $units } Units, { $percent } % lost
pf-tally-routed = { $count } routed
pf-has-committed = has committed

# What to do
pf-prompt-won = { $side } wins.
pf-prompt-draw = The battle ends in a draw.
pf-prompt-measure = Measuring: tap from where, then to where.
pf-prompt-place = Place a piece of terrain, or pass.
pf-prompt-place-piece = Tap or drag to where the piece goes; Q and E turn it.
pf-prompt-deploy = Deploy your Units in your zone, then end your deployment.
pf-prompt-deploy-unit = Tap where the Unit goes; arrows shift it, Q and E turn it.
pf-prompt-deploy-jet = A Jet waits off the table until a Radioman calls it.
pf-prompt-lay = Tap where the marker goes; { $left } left.
pf-prompt-roll-initiative = Throw the dice for Initiative.
pf-prompt-roll-morale = Throw the dice for Morale.
pf-prompt-role = You won the Initiative: be Player A and move first, or Player B and move second.
pf-prompt-move = Choose a Unit and say where it goes. Orders are drafts until you give them.
pf-prompt-move-unit = Tap or drag to where the Unit goes, or steer it leg by leg.
pf-prompt-move-or-fire = Tap or drag to where the Unit goes, or choose a target to fire at now.
pf-prompt-fire = Choose a target to fire at now, or keep the fire for the Attack step.
pf-prompt-jet = A steady Radioman may call the Jet; it comes in the third Round after that.
pf-prompt-move-group = Tap where the first of the group goes; the others move alike.
pf-prompt-commit = Draft the attacks of your Units, then commit them all, in secret.
pf-prompt-commit-unit = Choose whom the Unit attacks.
pf-prompt-aim = Lay the template or choose the point by tap, arrows or numbers, and keep it.
pf-prompt-jets = Say where your Jets come and what they attack.
pf-waits-muster = Waiting for forces.
pf-waits-terrain = { $names } places terrain.
pf-waits-deploy = { $names } deploys.
pf-waits-roll = The dice are to be thrown.
pf-waits-choose-role = { $names } chooses a role.
pf-waits-moves = { $names } moves.
pf-waits-commit = Waiting for the attacks of { $names }.
pf-waits-jets = { $names } orders Jets.
pf-waits-nothing = The battle is over.
pf-awaited-commit = { $names } commit their attacks
pf-awaited-roll = The dice are to be thrown
pf-roll-initiative = Throw for Initiative
pf-roll-morale = Throw for Morale
pf-role-a = Player A: move first
pf-role-b = Player B: move second
pf-give = Give { $count ->
    [one] 1 order
   *[other] { $count } orders
  }
pf-give-one = Give this order
pf-drafts-clear = Drop all drafts
pf-end-moves = { $count ->
    [0] End moves
    [one] End moves, 1 Unit stays
   *[other] End moves, { $count } Units stay
  }
pf-end-moves-drafts = End moves without the { $count ->
    [one] draft
   *[other] { $count } drafts
  }
pf-end-deploy = End deployment
pf-commit = Commit { $count ->
    [0] no attack
    [one] 1 attack
   *[other] { $count } attacks
  }
pf-jets-go = { $count ->
    [0] Let all Jets stay away
    [one] Send 1 Jet
   *[other] Send { $count } Jets
  }
pf-place = Place the piece
pf-pass = Pass
pf-sending = Giving orders, { $left } left
pf-stop = Stop

# Camera and rod
pf-tools = Camera, surface and measuring rod
pf-measured = { $length }″ from { $from } to { $to }, { $ticks ->
    [one] one tick
   *[other] { $ticks } ticks
} of 3 inches
pf-cloth = Surface of the table: { $cloth }
pf-cloth-felt = felt
pf-cloth-carpet = carpet
pf-cloth-sand = sand

# Rows
pf-side = Beside the table
pf-tab-orders = Orders and rows
pf-tab-report = Last fight
pf-rows = Everything on the table
pf-rows-own = Your Units ({ $side })
pf-rows-enemy = Enemy ({ $side })
pf-rows-things = Flag, markers, terrain
pf-row-in = in { $carrier }
pf-row-injuries = { $count ->
    [one] 1 injury
   *[other] { $count } injuries
  }
pf-row-commander = Commander
pf-row-moved = has moved
pf-row-attacked = has attacked
pf-row-called = called in Round { $round }
pf-row-from = { $length ->
    [one] 1 inch
   *[other] { $length } inches
} from { $name }
pf-row-ahead = straight ahead
pf-row-left = { $degrees }° to the left
pf-row-right = { $degrees }° to the right
pf-row-hidden = out of sight
pf-in-open = on open ground
pf-in-road = on a road
pf-in-camp = in the camp
pf-in-forest = in forest
pf-in-water = in water
pf-in-shallow = in shallow water
pf-in-mountain = on a mountain
pf-in-building = in a building
pf-in-bridge = on a bridge
pf-in-marsh = in a marsh
pf-in-desert = in desert
pf-in-low-wall = at a low wall
pf-in-fortress = in a fortress
pf-row-level = level { $level }
pf-row-height = { $height ->
    [one] 1 inch
   *[other] { $height } inches
} high
pf-row-holes = { $count ->
    [one] 1 hole
   *[other] { $count } holes
  }
pf-row-drafted = draft: { $order }
pf-row-attack-drafted = attack drafted
pf-row-held = holds
pf-cover-forest = +1 against ranged attacks
pf-cover-fortress = +2 against ranged attacks
pf-cover-low-wall = +1
pf-cover-shallow = −1
pf-cover-bridge = −1
pf-cover-marsh = −1
pf-cover-full = fully under it
pf-cover-half = half under it
pf-state-steady = steady
pf-state-routed = routed
pf-state-destroyed = destroyed
pf-state-fled = fled
pf-state-out = taken off the table
pf-state-reserve = waits off the table
pf-state-undeployed = not deployed yet
pf-card-of = Card of { $name }
pf-card-carries = carries { $count } of { $capacity }
pf-card-weapon = { $kind }, Attack { $al }, reaches { $reach }″
pf-card-unarmed = No weapon.
pf-morale-now = Morale, if it checked now
pf-morale-line = Total { $total } before the dice, { $threshold } is needed: { $percent } % pass

# Orders
pf-drafts = Drafted orders
pf-drafted = Drafted:
pf-draft-sending = is being given
pf-draft-drop = Drop the draft of { $name }
pf-draft-clear = Drop the draft
pf-draft-board = Board { $carrier }
pf-draft-tow = Tow { $gun }
pf-draft-exit = Leave by your own edge
pf-draft-enter = enters { $at }″ east
pf-draft-leave = gets out at { $at }, facing { $facing }°
pf-draft-deploy = { $at }, facing { $facing }°
pf-draft-reserve = Wait off the table
pf-draft-cost = { $cost } of { $allowance }″
pf-leg-go = { $length }″ ahead
pf-leg-left = { $degrees }° left
pf-leg-right = { $degrees }° right
pf-allowance = Goes { $allowance }″ this Round
pf-left = { $left }″ left
pf-over = { $over }″ too far
pf-cost-ground = { $length }″ { $kind }
pf-cost-ground-more = { $length }″ { $kind } × { $times } = { $cost }″
pf-cost-climbs = climbing { $cost }″
pf-cost-turns = turns { $cost }″
pf-steer = Leg by leg
pf-back = Back
pf-add-point = Add points to the path
pf-turn = Turn
pf-turn-by = Degrees, left +
pf-go = Go
pf-go-by = Inches
pf-to-place = To a place
pf-east = East
pf-north = North
pf-towards = Towards
pf-towards-degrees = towards { $degrees }°
pf-path = The path
pf-costs = What it costs: { $cost }″
pf-stops = Point by point
pf-stop-at = { $cost }″: { $ground }, facing { $facing }°
pf-touches = It touches { $markers }, which may go off.
pf-more-orders = More orders
pf-leave = Get out
pf-leave-side = On which side
pf-side-behind = behind
pf-leave-nowhere = There is no free place beside { $carrier }.
pf-call-jet = Call the Jet
pf-repeat = As last time
pf-hold = Hold
pf-group = { $count } Units move together.
pf-shift = Shift
pf-shift-west = Half an inch west
pf-shift-north = Half an inch north
pf-shift-south = Half an inch south
pf-shift-east = Half an inch east
pf-put = Put
pf-set = Set
pf-line = Place all { $count } in a line
pf-markers = Markers
pf-markers-left = { $count ->
    [one] 1 marker to lay
   *[other] { $count } markers to lay
  }
pf-lay = Lay
pf-lay-real = Lay a mine
pf-lay-false = Lay a false one
pf-pool = Pieces left
pf-place-legal = It may lie there.
pf-jet-at = Comes at
pf-jet-target = Attacks
pf-jet-stays = Stays away
pf-jet-point = Point on the table
pf-jet-in-reach = { $gap }″ away; it reaches { $reach }″.
pf-jet-too-far = { $gap }″ away, but it reaches only { $reach }″: the attack would be wasted.
pf-jet-called = Called in Round { $round }: it comes in the third Round after that, when Morale is over, if a steady Radioman is left.

# Attacks
pf-cannot-attack = This Unit cannot attack now.
pf-attacks-drafted = Attacks to commit
pf-no-attacks = None yet. No Unit has to attack.
pf-targets = Possible attacks, nearest first
pf-no-targets = Nothing in reach.
pf-no-attack-possible = Nothing can be attacked from here; see why below.
pf-all-targets = Show { $count } that are not possible
pf-only-legal = Only what is possible
pf-template-on = Template on { $target }
pf-shot-at = { $target }
pf-hth-of = { $target }, hand to hand
pf-sweep-of = Sweep { $target }
pf-breach-of = A hole in { $target }
pf-fire = Fire now
pf-lay-template = Lay the template: { $weapon }
pf-aim-on = On a Unit
pf-template-at = Centre
pf-direction = Direction in degrees
pf-aim-help = Tap the table or use the arrow keys; Enter keeps it.
pf-hole-choose = Choose the point of the hole
pf-hole-at = Point
pf-keep-aim = Draft this attack
pf-let-go = Let go
pf-nobody-under = No Unit is under it.
pf-hth = Hand to hand
pf-range-line = { $gap } of { $reach }″, band { $band }
pf-sight-clear = clear sight
pf-sight-none = no sight needed
pf-sight-blocked = blocked by { $by }
pf-sight-blocked-anyway = { $by } between, which does not matter
pf-spotted = spotted
pf-not-spotted = not spotted
pf-drop = { $percent } % that it is dropped or set off
pf-hole-sure = A hole in { $piece }, without dice
pf-totals = { $attack } against { $defence }
pf-modifiers = Modifiers
pf-attack-sum = Attack { $total }:
pf-defence-sum = Defence { $total }:
pf-chart-kill = KIL
pf-chart-injury = INJ
pf-chart-no_effect = NE
pf-chart-no_damage = – –
pf-result-kill = killed
pf-result-injury = injured
pf-result-no_effect = no effect
pf-result-no_damage = no damage
pf-mod-level = level
pf-mod-injuries = injuries
pf-mod-terrain = terrain
pf-mod-wall = low wall
pf-mod-elevation = higher ground
pf-mod-hth = attacked hand to hand
pf-mod-knife = knife
pf-mod-armour = against armour
pf-mod-melee = into a melee
pf-mod-half = half in
pf-mod-radio = out of touch
pf-mod-commander-near = Commander near
pf-mod-commander-lost = Commander lost
pf-mod-enemy-destroyed-50 = half the enemy destroyed
pf-mod-enemy-destroyed-75 = three quarters of the enemy destroyed
pf-mod-enemy-routed-50 = half the enemy routed
pf-mod-own-destroyed-50 = half of its own side destroyed
pf-mod-own-destroyed-75 = three quarters of its own side destroyed
pf-mod-own-routed-50 = half of its own side routed

# Dice and the last fight
pf-dice = Dice { $faces }, together { $sum }
pf-dice-skin = Show ordinary dice
pf-report-empty = Nobody has fought yet.
pf-report-shots = Shots
pf-report-fallen = Destroyed:
pf-report-injured = Injured:
pf-report-morale = Morale
pf-report-who = Who
pf-report-dice = Dice
pf-report-total = Total
pf-report-what = Result
pf-report-because = because of { $by }
pf-report-sum = dice { $roll }, TL { $tl }, others { $modifier }: { $total } of { $threshold }
pf-report-passed = stands
pf-report-rallied = rallies
pf-report-failed = routed
pf-report-runs = runs
pf-wasted = wasted
pf-cue-attack = { $unit }, { $weapon } → { $target }
pf-cue-attack-template = { $unit }, { $weapon }
pf-cue-sweep = { $unit } sweeps { $mine }
pf-cue-mine = { $unit } sets off { $mine }
pf-cue-mine-false = { $unit } finds nothing under { $mine }
pf-cue-save = { $unit } gets out of the wreck of { $carrier }
pf-cue-dropped = { $unit } drops the grenade
pf-cue-conflagration = { $unit } blows up
pf-sweep-kill = made harmless
pf-sweep-injury = found
pf-sweep-no-effect = not found
pf-sweep-no-damage = not found
pf-sweep-set-off = set off

# The end
pf-result-draw = A draw
pf-result-you = You win!
pf-result-lost = { $side } wins
pf-result-won = { $side } wins
pf-result-tally = { $destroyed } destroyed and { $fled } fled of { $units } Units; { $points } points, { $percent } % lost
pf-how-losses = The other side lost too many.
pf-how-flag = The flag was taken.
pf-how-round-limit = The last Round was played.
pf-how-resignation = The other side gave up.
pf-how-timeout = The other side’s time was up.

# Keys
pf-key-next = next or previous Unit
pf-key-side = another side of the carrier to get out on
pf-key-turn = turn by 15°
pf-key-turn-more = turn by 45°
pf-key-go = go 1 inch, or half an inch
pf-key-back = take the last leg back
pf-key-point = places that are tapped or typed go on from the end of the path; a tap with Shift does so too
pf-key-nudge = shift a Unit, a piece, a template or the point of a hole by half an inch
pf-key-keep = keep the template, place the piece
pf-key-hold = hold a Unit where it is
pf-key-repeat = order as last time
pf-key-group = in the rows: add to the group
pf-key-give = give the orders, commit, throw
pf-key-fire = Fire at once what the selected Unit has drafted, if the rules let you fire while you move
pf-key-done = end moves or deployment, pass
pf-key-role = choose to be Player A or B
pf-key-measure = measure
pf-key-mode = from above, or at an angle
pf-key-flip = from the other side
pf-key-reset = the whole table
pf-key-zoom = nearer, farther
pf-key-orbit = turn and tilt
pf-key-pan = shift the picture
pf-key-cloth = another surface for the table
pf-key-cancel = let go

title-plastic-fudge = Plastic Fudge
`,To=`# 플라스틱 퍼지 게임을 시작하기 전에 정하는 것.

fw-battlefield = 전장
fw-size = { $width } × { $depth }인치
fw-flag-green = 초록이 깃발을 지킴
fw-flag-tan = 황갈이 깃발을 지킴
fw-flag-none = 깃발 없음
fw-pool-count = 놓을 지형 { $count }개
fw-radio-on = 무전 규칙
fw-to-editor = 나만의 전장 만들기
fw-presets = 규칙
fw-preset-book = 책대로
fw-preset-book-is = 모든 판정이 기본값입니다. 500점, 유닛 25개, 4분의 3을 잃으면 집니다.
fw-preset-classic-plus = 클래식 플러스
fw-preset-classic-plus-is = 박격포가 수류탄 원판을 쓰고, 화염이 9인치까지 닿고, 사기가 조금 더 일찍 무너집니다.
fw-preset-quick = 빠른 게임
fw-preset-quick-is = 부대의 절반을 잃으면 집니다.
fw-preset-changed = { $preset }, 고침
fw-options-all = 모든 선택 항목
fw-options-reset = 고른 규칙으로 되돌리기
fw-options-changed = { $count }개 바뀜
fw-chapter-round = 라운드, 부대, 승리
fw-chapter-movement = 이동, 지형, 시야
fw-chapter-attacks = 공격과 피해
fw-chapter-hth = 근접전
fw-chapter-explosions = 폭발과 특수 무기
fw-chapter-mines = 지뢰
fw-chapter-morale = 사기와 패주
fw-chapter-vehicles = 차량
fw-chapter-radio = 무전
fw-chapter-other = 그 밖

option-points = 부대의 최대 점수
option-unit_cap = 부대의 최대 유닛 수
option-loss_percent = 지게 되는 손실(%)
option-loss_by = 손실을 세는 것
option-loss_by-units = 유닛
option-loss_by-points = 점수
option-max_rounds = 가장 긴 전투(라운드)
option-special_prices = 값
option-special_prices-audited = 단계를 더한 값
option-special_prices-printed = 인쇄된 값
option-stance = 무릎 꿇거나 엎드린 모형
option-stance-paid = 높은 방어의 값을 냄
option-stance-free = 값을 내지 않음
option-scale = 이동과 사거리
option-scale-0-5 = 절반
option-scale-0-75 = 4분의 3
option-scale-1 = 인쇄된 대로
option-scale-1-5 = 1.5배
option-scale-2 = 두 배
option-attack_timing = 공격하는 때
option-attack_timing-after-moves = 모두 이동한 뒤 함께
option-attack_timing-anytime = 자기 이동 중에도
option-totals = 표를 벗어난 합계
option-totals-clamp = ±4로 자름
option-totals-extend = 계속 셈
option-abysmal = 파멸
option-abysmal-natural = 주사위만으로 −4
option-abysmal-total = 합계 −4
option-legendary = 전설
option-legendary-total = 합계 +4
option-legendary-natural = 주사위만으로 +4
option-half_in = 범위 판에 절반 들어가면
option-half_in-step = 결과가 한 단계 가벼움
option-half_in-row = 방어를 한 줄 좋게
option-attack_arc = 공격할 수 있는 각도
option-attack_arc-360 = 사방
option-forest_los = 숲
option-forest_los-clear = 시야를 막지 않음
option-forest_los-block3 = 3인치 지나면 막음
option-elev_range = 높이와 사거리
option-elev_range-flat = 평면으로 잼
option-elev_range-add-bands = 층마다 한 칸 더함
option-fire_into_melee = 아군과 닿아 있는 적을 쏘기
option-fire_into_melee-free = 불이익 없음
option-fire_into_melee--1 = 공격 −1
option-fire_into_melee-forbidden = 금지
option-hth_gap = 닿아 있다고 보는 간격
option-hth_gap-0 = 맞닿을 때만
option-hth_penalty_scope = 근접전의 불이익
option-hth_penalty_scope-declared = 근접전을 선언당했을 때
option-hth_penalty_scope-contact = 적이 닿아 있으면 언제나
option-bfg_gain = BFG병의 칼이 더하는 것
option-bfg_gain-al = 공격
option-bfg_gain-al-dl = 공격과 방어
option-mortar_template = 박격포
option-mortar_template-none = 대상 하나를 맞힘
option-mortar_template-grenade = 수류탄 원판을 씀
option-flame_radius = 화염이 닿는 거리
option-flame_from_edge = 화염을 받침 가장자리에서 잼
option-bazooka_vs_vehicle = 차량에 대한 바주카
option-bazooka_vs_vehicle-0 = 보너스 없음
option-bazooka_vs_vehicle-1 = +1
option-bazooka_vs_vehicle-2 = +2
option-base_dl = 건물과 요새와 진지의 방어
option-grenade_half = 수류탄 사거리의 절반
option-grenade_half-inches = 인치로
option-grenade_half-bands = 온전한 칸으로
option-dropped_blast = 떨어뜨린 수류탄
option-dropped_blast-reroll = 다시 굴림
option-dropped_blast-same-roll = 처음 굴림 그대로
option-mine_al = 지뢰의 공격
option-mine_dl = 지뢰의 방어
option-mine_cost = 표식 하나의 값
option-own_mines = 자기 지뢰
option-own_mines-live = 누구 밑에서나 터짐
option-own_mines-safe = 자기 편에게는 터지지 않음
option-morale_threshold = 이보다 낮으면 사기 실패
option-morale_every = 사기를 점검하는 때
option-morale_every-round = 라운드마다 한 번
option-morale_every-movement-phase = 이동 단계마다
option-morale_stack = 75 %의 줄
option-morale_stack-replace = 50 %의 줄을 대신함
option-morale_stack-add = 50 %의 줄에 더함
option-rout_heading = 패주하는 방향
option-rout_heading-facing = 뒤로 돌아서
option-rout_heading-away-from-nearest-enemy = 가장 가까운 적의 반대쪽
option-rout_heading-own-edge = 자기 편 가장자리
option-contagion = 공포가 번지는 상대
option-contagion-any = 누구에게나
option-contagion-friendly = 아군에게만
option-contagion-off = 번지지 않음
option-turns = 방향 바꾸기
option-turns-free = 아무 각도로
option-turns-grid45 = 45도씩
option-terrain_cost = 지형이 늦추는 것
option-terrain_cost-piecewise = 1인치마다
option-terrain_cost-whole-move = 가장 험한 곳에 따라 이동 전체
option-veh_training = 차량의 훈련이 감소율을 바꾸는 폭
option-veh_training-points = 단계마다 25퍼센트포인트
option-veh_training-fraction = 단계마다 4분의 1
option-heli = 헬리콥터
option-heli-flies = 날아감
option-heli-ground = 땅으로 다님
option-wreck_save = 부서진 차량의 탑승자
option-wreck_save-roll = 방어를 굴림
option-wreck_save-die = 죽음
option-wreck_save-safe = 다치지 않음
option-jeep_men = 지프 탑승자가 걸을 때
option-jeep_men-paid = 값을 치른 만큼
option-jeep_men-foot-mediocre = 6인치
option-howitzer_move = 곡사포의 이동
option-howitzer_move-towed = 지프가 끎
option-howitzer_move-literal = 지프가 살아 있으면 1인치
option-min_range = 곡사포의 최소 사거리
option-min_range-0 = 없음
option-radio_required = 꼭 있어야 하는 무전병
option-radio_required-none = 없음
option-radio_required-command = 지휘 무전병
option-radio_required-both = 둘 다
option-radio_reach = 무전병 사이의 거리
option-radio_reach-off = 제한 없음
`,Eo=`# 플라스틱 퍼지의 전장 편집기.

fw-board-name = 전장 이름
fw-board-unnamed = 이름 없는 전장
fw-board-new = 나의 전장
fw-board-clear = 탁자 비우기
fw-board-good = 규칙에 맞는 전장입니다.
fw-saved-boards = 이 기기에 저장한 전장
fw-saved-boards-none = 아직 저장한 것이 없습니다.
fw-ready-boards = 게임에 딸린 전장

fw-canvas = 위에서 본 탁자. 화살표 키로 고른 것을 옮기고, R로 돌리고, Delete로 없앱니다.
fw-canvas-keys = 화살표 키로 고른 것을 1인치(Shift 3인치, Alt ¼인치) 옮기고, R로 돌리고, D로 복제하고, Delete로 없앱니다. 격자 한 칸은 3인치입니다.
fw-tool = 포인터가 하는 일
fw-tool-pick = 고르고 옮기기
fw-tool-rect = 직사각형 그리기
fw-tool-polygon = 꼭짓점 찍기
fw-add-table = 탁자에 놓기
fw-add-pool = 더미에 넣기
fw-snap = ¼인치에 맞추기
fw-pool-view = 이 지형은 플레이어들이 십자를 중심으로 놓습니다.
fw-pool-back = 탁자로 돌아가기
fw-said-piece = { JOSA($id, "을/를") } 놓았습니다.

fw-piece-of = 지형 { $id }: { $piece }
fw-piece-kind = 지형
fw-piece-height = 높이(인치)
fw-piece-at = { $width } × { $depth }인치, 위치 { $x }, { $y }
fw-to-pool = 더미로
fw-to-table = 탁자로
fw-to-front = 맨 위로
fw-to-back = 맨 아래로
fw-to-polygon = 꼭짓점으로 바꾸기
fw-west = 서쪽
fw-south = 남쪽
fw-east = 동쪽
fw-north = 북쪽
fw-corners = 꼭짓점 { $count }개
fw-corner-split = 꼭짓점 { $n } 뒤에 꼭짓점 더하기
fw-corner-remove = 꼭짓점 { $n } 빼기
fw-on-table = 탁자 위
fw-on-table-none = 아직 아무것도 없습니다.
fw-in-pool = 플레이어들이 놓는 것
fw-in-pool-none = 없습니다. 모든 지형이 처음부터 놓여 있습니다.

fw-story = 무엇을 두고 싸우는가
fw-table = 탁자
fw-width = 너비(인치)
fw-depth = 깊이(인치)
fw-zone-of = { $side } 배치 구역
fw-zone-shape = 어디에
fw-zone-north = 북쪽 가장자리
fw-zone-east = 동쪽 가장자리
fw-zone-south = 남쪽 가장자리
fw-zone-west = 서쪽 가장자리
fw-zone-near = 한 점의 둘레
fw-radius = 반지름
fw-deep = 깊이
fw-flag = 빼앗을 깃발
fw-flag-owner = 지키는 편
fw-camp = 지형을 놓을 수 없는 진지
fw-radio-rules = 무전 규칙

fw-fault-word = id가 "{ $word }"입니다. 영문 소문자, 숫자, 붙임표로 32자까지입니다.
fw-fault-name = { $characters ->
    [0] 전장에 이름이 있어야 합니다.
   *[other] 이름이 { $characters }자입니다. 줄을 바꾸지 않고 1자부터 40자까지입니다.
}
fw-fault-story = 이야기가 { $characters }자입니다. 400자까지 보일 수 있습니다.
fw-fault-table = 탁자가 { $width } × { $depth }인치입니다. 둘 다 12부터 120까지여야 합니다.
fw-fault-too-many-pieces = 탁자 위에 지형이 { $pieces }개 있습니다. { $most }개까지입니다.
fw-fault-too-many-pieces-pool = 놓을 지형이 { $pieces }개 있습니다. { $most }개까지입니다.
fw-fault-same-id-piece = 이름이 { $piece }인 지형이 둘 있습니다. 저마다 달라야 합니다.
fw-fault-reserved-id = 지형 이름이 { $piece }입니다. g, t, m으로 된 이름은 유닛과 표식의 것입니다.
fw-fault-outline = { $piece }: 직사각형이나 꼭짓점 가운데 하나가 있어야 합니다.
fw-fault-polygon = { $piece }: 윤곽이 바르지 않습니다. 변이 서로 만나거나 가로지르면 안 되고, 어느 정도 폭이 있어야 합니다.
fw-fault-off-table = { JOSA($piece, "이/가") } 탁자 가장자리를 넘습니다.
fw-fault-too-wide = { JOSA($piece, "이/가") } 자기 중심에서 24인치보다 멀리 뻗습니다. 제대로 놓을 수 없습니다.
fw-fault-height = { $piece }의 높이가 { $height }인치입니다. 0부터 36까지입니다.
fw-fault-hole = { $piece }: 있을 수 없는 구멍이 있습니다. 32개까지, 반지름은 12인치까지입니다.
fw-fault-camp = 진지는 탁자 위의 직사각형이어야 합니다.
fw-fault-flag-off-table = 깃발이 탁자 위에 없습니다.
fw-fault-flag-closed = 깃발이 아무도 들어갈 수 없는 { $piece } 안에 있습니다.
fw-fault-zone = { $side }의 배치 구역은 탁자 위에 있고 깊이가 3인치는 되어야 합니다.
fw-fault-zones-overlap = 초록과 황갈의 배치 구역이 겹칩니다. 적 한가운데에는 배치하지 않습니다.
fw-fault-crowded = { $side }의 배치 구역에는 막힌 땅을 빼면 보병 { $room }명의 자리가 있습니다. 40명의 자리가 있어야 합니다.
`,Do=`# 플라스틱 퍼지의 기록.
pf-log-muster = { $side }: 유닛 { $units }개, { $points }점, 표식 { $markers }개.
pf-log-coin = 동전 결과: { JOSA($side, "이/가") } 먼저 지형을 놓습니다.
pf-log-placed = { $side }: { $piece } 놓음 ({ $at }).
pf-log-passed = { $side }: 넘김.
pf-log-deployed = { $unit } 배치 ({ $at }).
pf-log-deployed-in = { $unit } 배치, { $carrier } 안.
pf-log-deployed-reserve = { $unit }: 탁자 밖에서 대기.
pf-log-laid = { $side }: 표식 { $mine } 놓음 ({ $at }).
pf-log-laid-real = { $side }: 지뢰 { $mine } 놓음 ({ $at }).
pf-log-laid-false = { $side }: 가짜 표식 { $mine } 놓음 ({ $at }).
pf-log-deploy-ended = { $side }: 배치 끝.
pf-log-round = { $round }라운드: 주도권
pf-log-moves = { $side } 이동 (플레이어 { $role })
pf-log-phase-terrain = 지형 놓기
pf-log-phase-deploy = 배치
pf-log-phase-attack = 공격 확정
pf-log-phase-morale = 사기
pf-log-phase-jets = 제트기
pf-log-initiative = 주도권: 초록 { $green }, 황갈 { $tan }. { JOSA($winner, "이/가") } 이겼습니다.
pf-log-initiative-tie = 주도권: 초록 { $green }, 황갈 { $tan }. 비겨서 다시 굴립니다.
pf-log-role = { $side }: 플레이어 { $role }.
pf-log-turned = { $unit }: { $facing }° 방향으로 돎.
pf-log-moved = { $unit }: { $length }인치 이동.
pf-log-moved-part = { $unit }: { $length }인치에서 멈춤.
pf-log-moved-tow = { $unit }: { $gun } 끌고 { $length }인치 이동.
pf-log-boarded = { $unit }: { $carrier } 탑승.
pf-log-left = { $unit }: { $carrier }에서 내림.
pf-log-exit = { $unit }: 자기 가장자리로 떠남.
pf-log-enter = { $unit }: 자기 가장자리에서 들어옴.
pf-log-jet-called = { $unit } 호출, { $round }라운드에 도착.
pf-log-jets-ordered = { $side }: 제트기 { $count }대에 명령.
pf-log-jet-comes = { $unit }: 탁자에 나타남.
pf-log-jet-leaves = { $unit }: 다시 떠남.
pf-log-committed = { $side }: 공격 확정.
pf-log-opened = 공격 공개: 초록 { $green }, 황갈 { $tan }.
pf-log-attack = { $unit }: { $weapon }, { $target } 공격, 주사위 { $roll }, { $modifiers }.
pf-log-attack-sure = { $unit }: { $weapon }, { $target } 공격.
pf-log-attack-wasted = { $unit }: { $target } 공격이 헛됨.
pf-log-dropped = { $unit }: 수류탄을 떨어뜨림, 폭발 주사위 { $roll }.
pf-log-hit = { $target }: { $unit }의 { $attack }에 방어 { $defence }, { $result }.
pf-log-hit-half = { $target } (반만 들어감): { $unit }의 { $attack }에 방어 { $defence }, { $result }.
pf-log-save = { $unit } ({ $carrier } 잔해): { $attack }에 방어 { $defence }, { $result }.
pf-log-conflagration = { $unit }: 불길에 휩싸임.
pf-log-sweep = { $unit }: { $mine } 탐지 { $attack }, { $result }.
pf-log-sweep-real = { $unit }: { $mine } 탐지 { $attack }, { $result }. 진짜 지뢰입니다.
pf-log-sweep-false = { $unit }: { $mine } 탐지 { $attack }, { $result }. 가짜 표식입니다.
pf-log-mine = { $unit }: { $mine } 폭발, 주사위 { $roll }.
pf-log-mine-false = { $unit }: { $mine } 건드림, 가짜 표식.
pf-log-hole = { $piece }에 구멍이 났습니다.
pf-log-injured = { $unit }: 부상, 방어 { $dl }.
pf-log-destroyed = { $unit }: 격파됨.
pf-log-morale-passed = { $unit }: 버팀, { $total } (주사위 { $roll }, TL { $tl }{ $modifiers }), 필요 { $threshold }.
pf-log-morale-failed = { $unit }: 패주, { $total } (주사위 { $roll }, TL { $tl }{ $modifiers }), 필요 { $threshold }.
pf-log-morale-rallied = { $unit }: 결집, { $total } (주사위 { $roll }, TL { $tl }{ $modifiers }), 필요 { $threshold }.
pf-log-contagion-passed = { $unit }: 달아나는 { $by } 곁에서 버팀, { $total } (주사위 { $roll }, TL { $tl }{ $modifiers }).
pf-log-contagion-failed = { $unit }: 달아나는 { JOSA($by, "을/를") } 따라 패주, { $total } (주사위 { $roll }, TL { $tl }{ $modifiers }).
pf-log-with = , { $modifiers }
pf-log-rout = { $unit }: 달아남.
pf-log-fled = { $unit }: 탁자 밖으로 달아남.
pf-log-victory = 지금까지의 손실: 초록 { $ofgreen } 중 { $green }, 황갈 { $oftan } 중 { $tan }.
pf-log-end = { $side } 승리. { $how }
pf-log-end-draw = 무승부. { $how }

# 거절
pf-now-muster = 부대를 내는 중입니다
pf-now-terrain = 지형을 번갈아 놓는 중입니다
pf-now-deploy = 유닛을 배치하는 중이고 초록이 먼저입니다
pf-now-initiative = 주도권 주사위를 굴릴 차례입니다
pf-now-choose = 주도권을 얻은 쪽이 역할을 고르는 중입니다
pf-now-move-a = 플레이어 A가 움직이는 중입니다
pf-now-move-b = 플레이어 B가 움직이는 중입니다
pf-now-attack = 양쪽이 공격을 한 번씩 확정하는 중입니다
pf-now-morale = 사기 주사위를 굴릴 차례입니다
pf-now-jets = 제트기에 명령하는 중입니다
pf-now-over = 전투가 끝났습니다
pf-is-steady = 탁자 위에 없습니다
pf-is-routed = 패주 중이라 명령을 따르지 않습니다
pf-is-destroyed = 격파되었습니다
pf-is-fled = 탁자 밖으로 달아났습니다
pf-is-out = 탁자를 떠났습니다
pf-is-reserve = 탁자 밖에서 대기 중입니다
pf-is-undeployed = 아직 배치되지 않았습니다
pf-aim-target = 단일 대상
pf-aim-point = 지점
pf-aim-direction = 방향
pf-aim-marker = 표식
pf-aim-base = 거점
pf-refusal-over = 전투가 끝났습니다.
pf-refusal-other-step = 지금은 할 수 없습니다. { $step }.
pf-refusal-other-side = { $asked } 차례입니다. { $step }.
pf-refusal-other-side-nobody = 지금은 누구의 차례도 아닙니다. { $step }.
pf-refusal-no-such-piece = 놓을 수 있는 { JOSA($piece, "이/가") } 남아 있지 않습니다.
pf-refusal-piece-off-table = 거기서는 { JOSA($piece, "이/가") } 탁자 밖으로 나갑니다. 전부 탁자 위에 있어야 합니다.
pf-refusal-on-camp = 거기서는 { JOSA($piece, "이/가") } 진지와 겹칩니다. 진지는 비워 둡니다.
pf-refusal-on-strip = 거기서는 { JOSA($piece, "이/가") } { $side } 배치 구역의 바깥쪽 { $depth }인치와 겹칩니다.
pf-refusal-not-yours = { JOSA($unit, "은/는") } 내 유닛이 아닙니다.
pf-refusal-one-way = { $unit }: 탁자 위의 자리, 차량, 예비 가운데 하나만 정하세요.
pf-refusal-jet-on-table = { JOSA($unit, "은/는") } 제트기입니다. 부를 때까지 예비로 기다립니다.
pf-refusal-no-reserve = { JOSA($unit, "은/는") } 탁자 밖에서 기다릴 수 없습니다. 헬리콥터와 제트기만 됩니다.
pf-refusal-no-ride = { JOSA($unit, "은/는") } { $carrier }에 탈 수 없습니다. 보병만, 탁자 위에 있는 자기 편 차량에 탑니다.
pf-refusal-full = { $carrier }에 { $unit } 자리가 없습니다. { $capacity }명까지 탑니다.
pf-refusal-off-table = 거기서는 { JOSA($unit, "이/가") } 탁자 밖으로 나갑니다.
pf-refusal-outside-zone = 거기서는 { JOSA($unit, "이/가") } { $gap }인치 떨어져 있습니다. { $limit }인치 안이어야 합니다. { JOSA($side, "은/는") } 자기 구역에만 배치합니다.
pf-refusal-closed = { JOSA($unit, "은/는") } { $piece }({ $kind })에 들어갈 수 없습니다.
pf-refusal-occupied = 거기서는 { JOSA($unit, "이/가") } { $other } 받침 위에 서게 됩니다.
pf-refusal-not-deployed = { JOSA($unit, "이/가") } 아직 배치되지 않았습니다. 모든 유닛을 배치해야 합니다.
pf-refusal-no-marker-left = 놓을 표식이 남아 있지 않습니다.
pf-refusal-marker-off-table = 거기서는 표식이 탁자 밖으로 나갑니다.
pf-refusal-marker-in-zone = 표식은 { $side } 구역에 놓을 수 없습니다.
pf-refusal-marker-near-unit = 거기서는 표식이 { $unit }에서 { $gap }인치입니다. { $limit }인치 떨어져야 합니다.
pf-refusal-cannot-act = { $unit }: 할 수 없습니다. { $state }.
pf-refusal-moved-already = { JOSA($unit, "은/는") } 이번 라운드에 이미 움직였거나 타고 내렸습니다. 한 번만 할 수 있습니다.
pf-refusal-rides = { JOSA($unit, "은/는") } { $carrier }에 타고 있어 할 수 없습니다.
pf-refusal-fifty-cal = { JOSA($unit, "은/는") } 이동하거나 돌 수 없습니다. 50구경 사수는 근접전을 당한 뒤나 정상 상태의 적과 닿아 있을 때만 이동합니다.
pf-refusal-howitzer = { JOSA($unit, "은/는") } 혼자 움직이지 않습니다. 지프가 끕니다.
pf-refusal-jet = { JOSA($unit, "은/는") } 제트기입니다. 움직이지 않고 부릅니다.
pf-refusal-no-path = { $unit } 명령이 비어 있습니다. 돌고 갈 길을 정하세요.
pf-refusal-not-ahead = 한 구간은 앞으로 0인치보다 길어야 합니다. { $length }인치는 안 됩니다.
pf-refusal-no-turn = 도는 각도는 어느 쪽으로든 1에서 180도입니다. { $degrees }도는 안 됩니다.
pf-refusal-off-grid = 이 탁자에서는 45도 단위로 돕니다. { $degrees }도는 안 됩니다.
pf-refusal-too-far = 적어도 { $cost }인치가 듭니다. { $unit }의 이동 한도는 { $allowance }인치입니다.
pf-refusal-in-the-way = { JOSA($unit, "이/가") } { $other } 받침을 지나게 됩니다. 자기 편 보병만 지날 수 있습니다.
pf-refusal-ends-on = { JOSA($unit, "이/가") } { $other } 받침 위에서 멈추게 됩니다.
pf-refusal-ends-over = { JOSA($unit, "이/가") } { $other } 받침 위에 떠서 멈추게 됩니다.
pf-refusal-not-at-carrier = { $unit }에서 { $carrier }까지 { $gap }인치입니다. 타고 내리려면 { $limit }인치 안이어야 합니다.
pf-refusal-not-aboard = { JOSA($unit, "은/는") } 탁자 위의 차량에 타고 있지 않습니다.
pf-refusal-no-tow = { JOSA($unit, "은/는") } { JOSA($gun, "을/를") } 끌 수 없습니다. 정상 상태의 지프가 탁자 위 자기 편 곡사포를 끕니다.
pf-refusal-not-hitched = { $gun }에서 { $unit }까지 { $gap }인치입니다. 끌려면 { $limit }인치 안이어야 합니다.
pf-refusal-no-helicopter = { JOSA($unit, "은/는") } 헬리콥터가 아닙니다. 헬리콥터만 가장자리로 드나듭니다.
pf-refusal-not-at-edge = { $unit }에서 자기 가장자리까지 { $gap }인치입니다. 떠나려면 { $limit }인치 안이어야 합니다.
pf-refusal-not-in-reserve = { JOSA($unit, "은/는") } 탁자 밖에서 기다리고 있지 않습니다.
pf-refusal-no-jet = { JOSA($unit, "은/는") } 제트기가 아닙니다. 제트기만 부릅니다.
pf-refusal-called-already = { JOSA($unit, "은/는") } 이미 { $round }라운드에 불렀습니다.
pf-refusal-no-radioman = { JOSA($unit, "을/를") } 부를 사람이 없습니다. 탁자 위에 정상 상태의 무전병이 있어야 합니다.
pf-refusal-not-while-moving = 공격은 양쪽이 움직인 뒤 공격 단계에서 합니다.
pf-refusal-no-such-unit = 그런 유닛이 없습니다: { $unit }.
pf-refusal-attacked-already = { JOSA($unit, "은/는") } 이번 라운드에 이미 공격했습니다. 한 번만 할 수 있습니다.
pf-refusal-attacks-twice = { $unit }: 공격이 둘입니다. 한 라운드에 하나만 됩니다.
pf-refusal-unarmed = { JOSA($unit, "은/는") } 무기가 없어 공격할 수 없습니다.
pf-refusal-towed = { JOSA($unit, "은/는") } 이번 라운드에 끌려갔습니다. 다음 라운드에 쏠 수 있습니다.
pf-refusal-jet-out-of-step = { JOSA($unit, "은/는") } 제트기입니다. 사기 다음의 제트기 단계에서 공격합니다.
pf-refusal-no-clear-aim = { $unit }: 대상, 지점, 방향, 표식, 거점의 한 지점 가운데 하나만 겨눠야 합니다.
pf-refusal-no-such-weapon = { $unit }: { $weapon } 무기가 없습니다.
pf-refusal-does-not-fit = { $unit }의 { $weapon }: 그렇게 겨눌 수 없습니다 ({ $aim }).
pf-refusal-does-not-fit-any = { $unit }: 그렇게 겨눌 무기가 없습니다 ({ $aim }).
pf-refusal-only-in-contact = { JOSA($target, "이/가") } { $unit }에 닿아 있지 않습니다. { JOSA($weapon, "은/는") } 근접전에서만 한 유닛을 겨눕니다.
pf-refusal-flame-aboard = { JOSA($unit, "은/는") } 차량에 타고 있습니다. 거기서는 화염 판을 쓰지 않습니다.
pf-refusal-no-such-target = 그런 유닛이 없습니다: { $target }.
pf-refusal-own-target = { JOSA($target, "은/는") } 자기 편입니다. 적 유닛만 대상이 됩니다.
pf-refusal-target-off-table = { $target }: 대상이 될 수 없습니다. { $state }.
pf-refusal-target-rides = { JOSA($target, "은/는") } { $carrier }에 타고 있습니다. 차량만 대상이 됩니다.
pf-refusal-point-off-table = 탁자 밖입니다 ({ $point }).
pf-refusal-out-of-arc = { $unit } 앞쪽이 아닙니다. { $arc }도 안을 공격합니다.
pf-refusal-out-of-reach = { $unit }에서 { $gap }인치입니다. { $weapon } 사거리는 { $reach }인치입니다.
pf-refusal-hand-to-hand-only = { $unit }의 { $weapon }: 사거리가 최악이라 닿아 있는 유닛만 공격합니다.
pf-refusal-too-near = { $unit }에서 { $gap }인치입니다. 적어도 { $least }인치여야 합니다.
pf-refusal-out-of-sight = { $unit }: 보이지 않습니다. 사이에 { JOSA($blocked_by, "이/가") } 있습니다.
pf-refusal-cannot-throw-across = { $unit }: { $blocked_by } 너머로 던질 수 없습니다.
pf-refusal-nobody-spots = { $unit }: 관측병이 없습니다. 정상 상태의 지휘관이나 쌍안경을 지닌 보병이나 헬리콥터가 대상을 봐야 합니다.
pf-refusal-into-melee = { JOSA($target, "이/가") } 아군 { $friend }에 닿아 있습니다. 근접전에는 쏠 수 없습니다.
pf-refusal-no-such-marker = 탁자에 그런 표식이 없습니다: { $mine }.
pf-refusal-no-such-base = { JOSA($piece, "은/는") } 거점이 아닙니다. 건물이나 요새나 진지여야 합니다.
pf-refusal-not-on-base = { $piece }에서 아직 서 있는 부분이 아닙니다 ({ $point }).
pf-refusal-jet-not-coming = { JOSA($unit, "은/는") } 지금 올 수 있는 내 제트기가 아닙니다. 세 라운드 전에 불렀고 정상 상태의 무전병이 남아 있어야 합니다.
pf-refusal-jet-twice = { $unit }: 명령이 둘입니다. 하나만 됩니다.
pf-refusal-jet-too-far = 자기 편 가장자리에서 { $distance }인치입니다. { JOSA($unit, "은/는") } { $most }인치까지 납니다.
pf-refusal-jet-off-table = { JOSA($unit, "이/가") } 탁자 밖으로 나갑니다.
pf-refusal-jet-on-base = { JOSA($unit, "이/가") } { $base } 위에 서게 됩니다. 제트기는 받침 위에서 멈추지 않습니다.
pf-refusal-no-battlefield = 그런 전장이 없습니다: { $word }.
pf-refusal-no-force = { JOSA($side, "이/가") } 부대를 내지 않았습니다. 양쪽 모두 냅니다.
pf-refusal-option = { $option }: { $value }. 허용되는 값: { $allowed }.
pf-refusal-nobody-can-come = 이 선택 항목으로는 규칙에 맞는 부대가 없습니다. 가장 싼 부대도 유닛 { $units }개에 { $points }점입니다.
`,Oo=`# 플라스틱 퍼지에 나오는 것들의 이름. 탁자와 공방이 함께 씁니다.

pf-kind-basic = 기본 보병
pf-kind-commander = 지휘관
pf-kind-radioman = 무전병
pf-kind-grenadier = 수류탄 소총병
pf-kind-sniper = 저격병
pf-kind-crawler = 포복병
pf-kind-minesweeper = 지뢰탐지병
pf-kind-mortar = 박격포병
pf-kind-fifty-cal = 50구경 사수
pf-kind-bazooka = 바주카병
pf-kind-flamethrower = 화염방사병
pf-kind-bfg = BFG병
pf-kind-jeep = 지프
pf-kind-tank = 전차
pf-kind-helicopter = 헬리콥터
pf-kind-jet = 제트기
pf-kind-howitzer = 곡사포
pf-kind-vehicle = 직접 만든 차량

pf-level-3 = 최상
pf-level-2 = 우수
pf-level-1 = 양호
pf-level-0 = 보통
pf-level-m1 = 미흡
pf-level-m2 = 나쁨
pf-level-m3 = 최악

pf-attribute-ml = 이동
pf-attribute-rl = 사거리
pf-attribute-al = 공격
pf-attribute-dl = 방어
pf-attribute-tl = 훈련

pf-weapon-shot = 사격
pf-weapon-grenade = 수류탄
pf-weapon-disc = 큰 원판
pf-weapon-flame = 화염
pf-weapon-bazooka = 바주카
pf-weapon-mortar = 박격포
pf-weapon-sweeper = 지뢰 탐지기

pf-arm-rifle = 소총
pf-arm-pistol = 권총
pf-arm-grenade = 수류탄
pf-arm-sweeper = 탐지기
pf-arm-mortar = 박격포
pf-arm-gun = 기관총
pf-arm-bazooka = 바주카
pf-arm-flame = 화염방사기
pf-arm-bfg = BFG
pf-arm-cannon = 전차포
pf-arm-howitzer = 곡사포

pf-stance-standing = 서 있음
pf-stance-kneeling = 무릎 꿇음
pf-stance-prone = 엎드림

pf-role-command = 지휘 무전병
pf-role-trooper = 야전 무전병

pf-terrain-open = 평지
pf-terrain-hill = 언덕
pf-terrain-road = 길
pf-terrain-camp = 진지
pf-terrain-forest = 숲
pf-terrain-water = 물
pf-terrain-shallow = 얕은 물
pf-terrain-mountain = 산악
pf-terrain-building = 건물
pf-terrain-bridge = 다리
pf-terrain-marsh = 늪
pf-terrain-desert = 사막
pf-terrain-low-wall = 낮은 담
pf-terrain-fortress = 요새

pf-board-green-camp = 초록군과 황갈국
pf-board-green-camp-story = 초록군은 숲을 가르는 길 끝에 진지를 두고 있습니다. 황갈군은 북쪽에서 내려와 깃발을 노립니다. 배치하기 전에 양쪽이 언덕과 담과 숲을 하나씩 번갈아 놓습니다.
pf-board-meeting = 네거리의 조우
pf-board-meeting-story = 농가 두 채와 언덕 두 개 사이, 두 길이 만나는 곳에서 두 부대가 마주칩니다. 빼앗을 것도 지킬 것도 없습니다. 먼저 너무 많이 잃는 쪽이 집니다.
pf-board-river = 강 건너기
pf-board-river-story = 강이 서쪽에서 동쪽으로 흐릅니다. 초록군은 가운데 다리나 두 여울 가운데 하나로 강을 건너 북쪽 기슭의 깃발을 빼앗아야 합니다. 황갈군은 담 뒤에 자리 잡고 기다립니다.

pf-ready-rifle-platoon = 소총 소대
pf-ready-rifle-platoon-about = 소총병 아홉과 소위 하나. 몇은 서서 달리고, 몇은 무릎 꿇거나 엎드려 자리를 지킵니다.
pf-ready-patrol = 혼성 순찰대
pf-ready-patrol-about = 하나씩 골고루. 수류탄, 50구경, 바주카, 그리고 깃발로 달려갈 두 명.
pf-ready-assault = 돌격 분대
pf-ready-assault-about = 가까이 다가가야 하는 수류탄 소총병 셋과 그 뒤의 중사.
pf-ready-snipers = 저격조
pf-ready-snipers-about = 15인치 안이면 무엇이든 맞히는 저격병 셋. 아무도 더 가까이 오지 않기를 바랍니다.
pf-ready-mortars = 박격포 분대
pf-ready-mortars-about = 관측병이 보는 것이면 언덕과 집 너머로도 쏘는 박격포 둘.
pf-ready-engineers = 공병대
pf-ready-engineers-about = 놓을 표식 셋과 적의 지뢰를 찾을 지뢰탐지병 둘.
pf-ready-tank-hunters = 전차 사냥꾼
pf-ready-tank-hunters-about = 장갑과 벽을 맡을 바주카 둘, 나머지를 맡을 화염방사기 하나.
pf-ready-armour = 전차 한 대
pf-ready-armour-about = 전차 한 대와 고개를 숙이고 있는 대위.
pf-ready-airmobile = 공중 순찰대
pf-ready-airmobile-about = 필요한 곳에 병사를 내려 주는 헬리콥터.
pf-ready-big-gun = 거대한 총
pf-ready-big-gun-about = 사람이 들 수 있는 가장 큰 총, 그 곁의 저격병, 그리고 지켜보는 셋.
pf-ready-headquarters = 본부
pf-ready-headquarters-about = 지프와 무전병을 거느린 소령과 보초 하나. 꼭 500점입니다.
pf-ready-militia = 마을 민병대
pf-ready-militia-about = 낡은 소총을 든 열아홉 명. 하나하나는 싸고, 뒤에는 언제나 한 명이 더 있습니다.

# 준비된 부대에서 이름이 있는 유닛
pf-called-captain-moss = 모스 대위
pf-called-corporal-reed = 리드 상병
pf-called-dragonfly = 잠자리호
pf-called-left-eye = 왼쪽 눈
pf-called-lieutenant-finch = 핀치 소위
pf-called-lieutenant-hale = 헤일 소위
pf-called-lieutenant-oak = 오크 소위
pf-called-major-fox = 폭스 소령
pf-called-militiaman = 민병대원
pf-called-observer = 관측병
pf-called-old-molly = 몰리 할멈
pf-called-recruit = 신병
pf-called-right-eye = 오른쪽 눈
pf-called-runner = 날쌘돌이
pf-called-scout = 정찰병
pf-called-sergeant-brandt = 브란트 중사
pf-called-sergeant-doyle = 도일 중사
pf-called-sergeant-mason = 메이슨 중사
pf-called-sergeant-pike = 파이크 중사
pf-called-sergeant-stone = 스톤 중사
pf-called-the-mayor = 시장님
pf-called-third-eye = 세 번째 눈
pf-called-tiny = 꼬맹이
`,ko=`# 플라스틱 퍼지의 부대 공방.

fw-benches = 작업대
fw-bench-forces = 부대
fw-bench-boards = 전장

fw-force-name = 부대 이름
fw-force-unnamed = 이름 없는 부대
fw-force-new = 나의 부대
fw-force-clear = 새로 시작
fw-force-empty = 아직 아무도 없습니다. 아래에서 예시 유닛을 더하거나 마련된 부대로 시작하세요.
fw-remove = 빼기

# 합계
fw-of = { $now } / { $most }
fw-points = { $points }점
fw-points-short = { $points }점
fw-points-left = 점, { $left }점 남음
fw-points-over = 점, { $over }점 넘음
fw-points-label = 쓴 점수
fw-units = 유닛
fw-units-none = 유닛 없음
fw-unit-count = 유닛 { $count }개
fw-markers = 지뢰 표식
fw-markers-fewer = 표식 하나 줄이기
fw-markers-more = 표식 하나 늘리기
fw-limits = 한도
fw-limit-points = 점수
fw-limit-units = 유닛
fw-printed-prices = 잘못까지 인쇄된 그대로의 값

# 유닛
fw-roster = 부대의 유닛
fw-unit-of = 유닛 { $count }개 중 { $place }번째
fw-unit-nth = { $kind } ({ $n }번째 유닛)
fw-unit-name = 원하면 이름을 적으세요
fw-pick-unit = 바꿀 유닛을 고르세요.
fw-line-commander = { $kind } (지휘관)
fw-move-up = 앞으로 옮기기
fw-move-down = 뒤로 옮기기
fw-reset = 예시 목록대로
fw-commander = 지휘관
fw-spotter = 쌍안경
fw-radio = 무전 역할
fw-radio-none = 맡은 역할 없음
fw-stance = 자세
fw-mark-commander = 지휘관
fw-mark-command = 지휘 무전
fw-mark-trooper = 야전 무전
fw-mark-spotter = 쌍안경
fw-mark-fault = 잘못 있음
fw-said-added = { JOSA($unit, "을/를") } 더했습니다. 이제 유닛은 { $count }개입니다.
fw-said-removed = { JOSA($unit, "을/를") } 뺐습니다.

# 무기
fw-weapons = 무기
fw-weapons-none = 무기가 없습니다. 사거리와 공격은 최악의 값을 냅니다.
fw-weapon-name = 무기 이름
fw-weapon-kind = 하는 일
fw-weapon-add = 무기 더하기
fw-weapon-remove = { $weapon } 빼기
fw-inches = { $inches }인치
fw-degrees = { $degrees }도
fw-reach = R{ $bands }, { $inches }인치

# 값
fw-bill = 값
fw-bill-of = { $weapon }의 { $what }
fw-bill-movement = 이동
fw-bill-range = 사거리
fw-bill-attack = 공격
fw-bill-defence = 방어
fw-bill-training = 훈련
fw-bill-radio = R6까지 닿는 무전기
fw-bill-special = 특수 보병
fw-bill-vehicle = 차량
fw-bill-commander = 지휘관
fw-bill-misprint = 인쇄된 값의 잘못
fw-bill-printed = 인쇄된 값 { $printed }
fw-bill-sum = 합계
fw-bill-audited = 규칙의 말대로 더한 값
fw-bill-printed-row = 인쇄된 값

# 예시 유닛
fw-tabs = 시작할 것
fw-tab-sample = 예시 유닛
fw-tab-forces = 부대
fw-tab-audit = 값 검산
fw-troopers = 보병
fw-vehicles = 차량
fw-kind-levels = 이동 { $ml }, 방어 { $dl }, 훈련 { $tl }
fw-kind-weapon = { $weapon }: 사거리 { $rl }, 공격 { $al }
fw-unarmed = 무기 없음
fw-add = { $kind } 더하기
fw-price-printed = 인쇄된 값 { $points }
fw-price-audited = 더한 값 { $points }
fw-price-led = 지휘하면 +{ $more }: { $points }
fw-too-dear = { $price }점은 { $points }점보다 많습니다.
fw-too-dear-led = 가장 싼 지휘관과 함께 { $price } + { $commander } = { $sum }점으로, { $points }점보다 많습니다.
fw-too-dear-towed = 끌어 줄 지프와 가장 싼 지휘관까지 { $sums } = { $sum }점으로, { $points }점보다 많습니다. 옮길 수 없는 대포가 됩니다.
fw-audit-lead = 예시 목록을 단계표로 다시 더해 인쇄된 값과 나란히 놓았습니다. 인쇄된 값으로 하기로 한 탁자가 아니면 더한 값을 씁니다.
fw-audit-unit = 유닛
fw-audit-levels = 단계
fw-audit-extra = 추가
fw-audit-sum = 합계
fw-audit-printed = 인쇄
fw-audit-misfits = 500점 부대에는 들어갈 수 없는 것
fw-audit-commander = { $commander }점은 가장 싼 지휘관의 값
fw-saved-forces = 이 기기에 저장한 것
fw-saved-none = 아직 저장한 것이 없습니다.
fw-ready-forces = 마련된 것

# 공유, 파일, 종이
fw-arrived-force = 부대가 도착했습니다
fw-arrived-board = 전장이 도착했습니다
fw-import-force = 부대 파일 열기
fw-import-board = 전장 파일 열기
fw-import-no-units = 유닛 목록(units)이 없습니다.
fw-import-markers = 표식의 수가 { $markers }입니다.
fw-import-unit = { $n }번째 유닛을 읽을 수 없습니다.
fw-import-word = { $n }번째 유닛: { $key } 값은 { $value }일 수 없습니다.
fw-import-value = { $key } 값은 { $value }일 수 없습니다.
fw-import-piece = 지형 { $where }: { $value } 값은 쓸 수 없습니다.
fw-print-title = 능력 카드 인쇄
fw-print-lead = 유닛마다 카드 한 장, 그리고 실제 크기의 범위 판. 100 %로 인쇄하세요.

# 잘못
fw-faults = 잘못된 것이 { $count }가지 있습니다
fw-faults-none = 규칙에 맞는 부대입니다.
fw-fault-show = 보기
fw-unreadable = 서버가 읽을 수 없습니다: { $because }
fw-fault-format = 형식이 { $format }입니다. 형식 1을 읽을 수 있습니다.
fw-fault-other-game = 플라스틱 퍼지가 아니라 "{ $game }" 파일입니다.
fw-fault-force-name = 부대 이름이 { $characters }자입니다. 줄을 바꾸지 않고 40자까지 보일 수 있습니다.
fw-fault-too-many-units = 부대에 유닛이 { $units }개 있습니다. { $cap }개까지 올 수 있습니다.
fw-fault-too-many-points = 부대의 값이 { $points }점으로 { $over }점 넘습니다. { $most }점까지 쓸 수 있습니다.
fw-fault-too-many-points-markers = 부대의 값이 { $points }점으로 { $over }점 넘습니다. { $most }점까지 쓸 수 있으며, 그 가운데 { $markers }점은 표식의 값입니다.
fw-fault-cannot-be-fielded = { $what }: { $points }점. { $most }점까지 쓸 수 있으므로 어느 부대에도 들어갈 수 없습니다.
fw-fault-cannot-be-fielded-led = { $what }: { $points }점, 가장 싼 지휘관({ $commander }점)과 함께 { $sum }점. { $most }점까지 쓸 수 있으므로 어느 부대에도 들어갈 수 없습니다.
fw-howitzer-and-jeep = 곡사포와 그것을 끌 지프
fw-fault-commanders = { $commanders ->
    [0] 지휘관이 없습니다. 보병 한 명이 지휘관이어야 합니다.
   *[other] 지휘관이 { $commanders }명입니다. 꼭 한 명이어야 합니다.
}
fw-fault-commander-vehicle = { JOSA($unit, "은/는") } 차량입니다. 지휘관은 보병입니다.
fw-fault-level = { $unit }: { $attribute } { $level }. 단계는 −3(최악)부터 +3(최상)까지입니다.
fw-fault-pose = { $unit } ({ $stance }): 방어 { $with }, 서 있으면 { $standing }. 둘 다 −3부터 +3까지여야 합니다.
fw-fault-vehicle-pose = { JOSA($unit, "은/는") } 차량입니다. 서거나 무릎 꿇거나 엎드리는 것은 보병뿐입니다.
fw-fault-unarmed = { JOSA($unit, "은/는") } 사거리나 공격을 정할 무기가 없습니다.
fw-fault-too-many-weapons = { $unit }의 무기가 { $weapons }개입니다. 6개까지 지닐 수 있습니다.
fw-fault-weapon-name = { $unit }의 무기 이름이 "{ $weapon }"입니다. 이름은 줄을 바꾸지 않고 1자부터 24자까지입니다.
fw-fault-same-weapon = { $unit }에게 이름이 { $weapon }인 무기가 둘 있습니다. 이름은 서로 달라야 합니다.
fw-fault-weapon = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다 ({ $kind }). 값을 치르는 특수 보병의 것입니다.
fw-fault-weapon-grenade = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다. 수류탄은 보병만 던집니다.
fw-fault-weapon-sweeper = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다. 지뢰 탐지는 보병만 합니다.
fw-fault-weapon-disc = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다. 큰 원판은 차량만 씁니다.
fw-fault-no-radio = { JOSA($unit, "은/는") } 무전병이 아닙니다. 무전 역할은 무전병만 맡습니다.
fw-fault-same-role = { $role }: 무전병 { $radiomen }명이 맡고 있습니다. 역할마다 한 명까지입니다.
fw-fault-radioman-missing = 이 탁자의 선택 항목이 요구하는 { JOSA($role, "이/가") } 없습니다.
fw-fault-vehicle-spotter = { JOSA($unit, "은/는") } 차량입니다. 쌍안경은 보병만 지닙니다.
fw-fault-unit-name = { $unit }의 이름이 { $characters }자입니다. 줄을 바꾸지 않고 40자까지 보일 수 있습니다.
fw-fault-same-id = id { JOSA($id, "이/가") } 둘에 쓰였습니다. 저마다 달라야 합니다.
fw-fault-own-id = { $unit }에 id { JOSA($id, "이/가") } 적혀 있습니다. 부대의 유닛은 편에 따라 탁자가 이름을 붙이므로 id를 빼세요.
fw-fault-too-many-markers = 부대에 표식이 { $markers }개 있습니다. 40개까지 놓을 수 있습니다.
fw-fault-no-battlefield = "{ $word }"라는 전장은 없습니다.
fw-fault-no-force = { JOSA($side, "은/는") } 부대를 내지 않았습니다. 양쪽 모두 부대를 가져옵니다.
fw-fault-option = { $option }: { $value }. 허용되는 값: { $allowed }.
fw-from-to = { $least }부터 { $most }까지
fw-one-of-arcs = 360도, 180도, 90도
fw-fault-nobody-can-come = 이 선택 항목으로는 규칙에 맞는 부대가 없습니다. 가장 싼 부대도 유닛 { $units }개에 { $points }점입니다.
`,Ao=`# 플라스틱 퍼지의 탁자.
pf-flag = 깃발
pf-marker = 표식
pf-marker-named = 표식 { $id }
pf-mine-real = 진짜 지뢰
pf-mine-false = 가짜 표식
pf-mine-unknown = 진짜인지 알 수 없음
pf-mine-found = 적이 찾아냄
pf-mine-swept = 놓은 편이 직접 찾아내어 그 편에는 터지지 않음
pf-inches = { $length }인치
pf-spot = 동쪽 { $x }, 북쪽 { $y }인치
pf-here = 탁자 위의 한 곳
pf-level-abysmal = 파멸
pf-no-webgl = 이 브라우저는 탁자를 입체로 그리지 못합니다. 탁자 위의 모든 것이 목록에 있고, 목록만으로 게임 전체를 할 수 있습니다.

# 전투의 상황
pf-round = { $most }라운드 중 { $round }라운드
pf-step-muster = 부대
pf-step-terrain = 지형 놓기
pf-step-deploy = 배치
pf-step-initiative = 주도권
pf-step-choose = 역할 선택
pf-step-move = { $side } 이동 (플레이어 { $role })
pf-step-move-a = 플레이어 A의 이동
pf-step-move-b = 플레이어 B의 이동
pf-step-attack = 공격
pf-step-morale = 사기
pf-step-jets = 제트기
pf-step-over = 전투 끝
pf-player = 플레이어 { $role }
pf-tally = 병력과 손실
pf-tally-side = 유닛 { $units } 중 { $left }, 손실 { $percent }%
pf-tally-routed = 패주 { $count }
pf-has-committed = 공격 확정함

# 할 일
pf-prompt-won = { $side } 승리.
pf-prompt-draw = 무승부로 끝났습니다.
pf-prompt-measure = 재는 중: 시작점을 누르고 끝점을 누르세요.
pf-prompt-place = 지형을 하나 놓거나 넘기세요.
pf-prompt-place-piece = 지형을 놓을 곳을 누르거나 끄세요. Q와 E로 돌립니다.
pf-prompt-deploy = 자기 구역에 유닛을 배치하고 배치를 끝내세요.
pf-prompt-deploy-unit = 유닛을 둘 곳을 누르세요. 화살표로 옮기고 Q와 E로 돌립니다.
pf-prompt-deploy-jet = 제트기는 무전병이 부를 때까지 탁자 밖에서 기다립니다.
pf-prompt-lay = 표식을 둘 곳을 누르세요. { $left }개 남음.
pf-prompt-roll-initiative = 주도권 주사위를 굴리세요.
pf-prompt-roll-morale = 사기 주사위를 굴리세요.
pf-prompt-role = 주도권을 얻었습니다. 먼저 움직이는 플레이어 A나 나중에 움직이는 플레이어 B를 고르세요.
pf-prompt-move = 유닛을 골라 갈 곳을 정하세요. 내리기 전까지 명령은 초안입니다.
pf-prompt-move-unit = 갈 곳을 누르거나 끌거나, 한 구간씩 정하세요.
pf-prompt-move-or-fire = 갈 곳을 누르거나 끌거나, 지금 쏠 상대를 고르세요.
pf-prompt-fire = 지금 쏠 상대를 고르거나 공격 단계까지 아끼세요.
pf-prompt-jet = 정상 상태의 무전병이 제트기를 부를 수 있습니다. 부른 뒤 세 번째 라운드에 옵니다.
pf-prompt-move-group = 무리의 첫 유닛이 갈 곳을 누르세요. 나머지도 똑같이 움직입니다.
pf-prompt-commit = 유닛들의 공격을 초안으로 정한 다음, 모두 비밀로 확정하세요.
pf-prompt-commit-unit = 이 유닛이 공격할 상대를 고르세요.
pf-prompt-aim = 탁자를 누르거나 화살표나 숫자로 범위 판이나 지점을 정하세요.
pf-prompt-jets = 제트기가 올 곳과 공격할 상대를 정하세요.
pf-waits-muster = 부대를 기다리는 중.
pf-waits-terrain = { $names } 차례: 지형 놓기.
pf-waits-deploy = { $names } 차례: 배치.
pf-waits-roll = 주사위를 굴릴 차례입니다.
pf-waits-choose-role = { $names } 차례: 역할 선택.
pf-waits-moves = { $names } 차례: 이동.
pf-waits-commit = { $names } 차례: 공격 확정.
pf-waits-jets = { $names } 차례: 제트기 명령.
pf-waits-nothing = 전투가 끝났습니다.
pf-awaited-commit = { $names } 공격 확정 중
pf-awaited-roll = 주사위를 굴릴 차례
pf-roll-initiative = 주도권 굴리기
pf-roll-morale = 사기 굴리기
pf-role-a = 플레이어 A: 먼저 이동
pf-role-b = 플레이어 B: 나중에 이동
pf-give = 명령 { $count }개 내리기
pf-give-one = 이 명령 내리기
pf-drafts-clear = 초안 모두 지우기
pf-end-moves = { $count ->
    [0] 이동 끝
   *[other] 이동 끝, { $count }개는 그대로
  }
pf-end-moves-drafts = 초안 { $count }개 없이 이동 끝
pf-end-deploy = 배치 끝
pf-commit = { $count ->
    [0] 공격 없이 확정
   *[other] 공격 { $count }개 확정
  }
pf-jets-go = { $count ->
    [0] 제트기를 부르지 않음
   *[other] 제트기 { $count }대 보내기
  }
pf-place = 지형 놓기
pf-pass = 넘기기
pf-sending = 명령을 내리는 중, { $left }개 남음
pf-stop = 멈추기

# 시점과 자
pf-tools = 시점, 탁자 바닥, 자
pf-measured = { $from }에서 { $to }까지 { $length }인치, 3인치 눈금 { $ticks }개
pf-cloth = 탁자 바닥: { $cloth }
pf-cloth-felt = 펠트
pf-cloth-carpet = 카펫
pf-cloth-sand = 모래

# 목록
pf-side = 탁자 옆
pf-tab-orders = 명령과 목록
pf-tab-report = 지난 전투
pf-rows = 탁자 위의 모든 것
pf-rows-own = 내 유닛 ({ $side })
pf-rows-enemy = 적 ({ $side })
pf-rows-things = 깃발, 표식, 지형
pf-row-in = { $carrier } 탑승
pf-row-injuries = 부상 { $count }
pf-row-commander = 지휘관
pf-row-moved = 이동함
pf-row-attacked = 공격함
pf-row-called = { $round }라운드에 부름
pf-row-from = { $name }에서 { $length }인치
pf-row-ahead = 정면
pf-row-left = 왼쪽 { $degrees }°
pf-row-right = 오른쪽 { $degrees }°
pf-row-hidden = 보이지 않음
pf-in-open = 평지
pf-in-road = 길 위
pf-in-camp = 진지 안
pf-in-forest = 숲속
pf-in-water = 물속
pf-in-shallow = 얕은 물속
pf-in-mountain = 산악
pf-in-building = 건물 안
pf-in-bridge = 다리 위
pf-in-marsh = 늪 속
pf-in-desert = 사막
pf-in-low-wall = 낮은 담 곁
pf-in-fortress = 요새 안
pf-row-level = { $level }층
pf-row-height = 높이 { $height }인치
pf-row-holes = 구멍 { $count }개
pf-row-drafted = 초안: { $order }
pf-row-attack-drafted = 공격 초안 있음
pf-row-held = 대기
pf-cover-forest = 원거리 공격에 +1
pf-cover-fortress = 원거리 공격에 +2
pf-cover-low-wall = +1
pf-cover-shallow = −1
pf-cover-bridge = −1
pf-cover-marsh = −1
pf-cover-full = 전부 들어감
pf-cover-half = 절반만 들어감
pf-state-steady = 정상
pf-state-routed = 패주
pf-state-destroyed = 격파됨
pf-state-fled = 달아남
pf-state-out = 탁자를 떠남
pf-state-reserve = 탁자 밖에서 대기
pf-state-undeployed = 아직 배치 전
pf-card-of = { $name } 카드
pf-card-carries = { $capacity }명 중 { $count }명 태움
pf-card-weapon = { $kind }, 공격 { $al }, { $reach }인치까지
pf-card-unarmed = 무기 없음.
pf-morale-now = 지금 사기를 점검한다면
pf-morale-line = 주사위 전 합계 { $total }, 필요한 값 { $threshold }: 성공 { $percent }%

# 명령
pf-drafts = 초안 명령
pf-drafted = 초안:
pf-draft-sending = 내리는 중
pf-draft-drop = { $name } 초안 지우기
pf-draft-clear = 초안 지우기
pf-draft-board = { $carrier } 타기
pf-draft-tow = { $gun } 끌기
pf-draft-exit = 자기 가장자리로 떠나기
pf-draft-enter = 동쪽 { $at }인치에서 들어옴
pf-draft-leave = { $at }에 내림, 방향 { $facing }°
pf-draft-deploy = { $at }, 방향 { $facing }°
pf-draft-reserve = 탁자 밖에서 대기
pf-draft-cost = { $allowance }인치 중 { $cost }
pf-leg-go = 앞으로 { $length }인치
pf-leg-left = 왼쪽 { $degrees }°
pf-leg-right = 오른쪽 { $degrees }°
pf-allowance = 이번 라운드에 { $allowance }인치
pf-left = { $left }인치 남음
pf-over = { $over }인치 초과
pf-cost-ground = { $kind } { $length }인치
pf-cost-ground-more = { $kind } { $length }인치 × { $times } = { $cost }인치
pf-cost-climbs = 오르기 { $cost }인치
pf-cost-turns = 회전 { $cost }인치
pf-steer = 한 구간씩
pf-back = 되돌리기
pf-add-point = 경로에 지점 더하기
pf-turn = 돌기
pf-turn-by = 각도, 왼쪽 +
pf-go = 가기
pf-go-by = 인치
pf-to-place = 갈 곳
pf-east = 동
pf-north = 북
pf-towards = 향할 곳
pf-towards-degrees = { $degrees }° 쪽
pf-path = 경로
pf-costs = 드는 거리: { $cost }인치
pf-stops = 지점마다
pf-stop-at = { $cost }인치: { $ground }, 방향 { $facing }°
pf-touches = { JOSA($markers, "을/를") } 건드립니다. 터질 수 있습니다.
pf-more-orders = 다른 명령
pf-leave = 내리기
pf-leave-side = 내릴 쪽
pf-side-behind = 뒤
pf-leave-nowhere = { $carrier } 곁에 빈자리가 없습니다.
pf-call-jet = 제트기 부르기
pf-repeat = 지난번처럼
pf-hold = 대기
pf-group = 유닛 { $count }개가 함께 움직입니다.
pf-shift = 옮기기
pf-shift-west = 서쪽으로 0.5인치
pf-shift-north = 북쪽으로 0.5인치
pf-shift-south = 남쪽으로 0.5인치
pf-shift-east = 동쪽으로 0.5인치
pf-put = 놓기
pf-set = 정하기
pf-line = { $count }개 모두 줄지어 놓기
pf-markers = 표식
pf-markers-left = 놓을 표식 { $count }개
pf-lay = 놓기
pf-lay-real = 지뢰 놓기
pf-lay-false = 가짜 놓기
pf-pool = 남은 지형
pf-place-legal = 여기 놓을 수 있습니다.
pf-jet-at = 오는 곳
pf-jet-target = 공격
pf-jet-stays = 오지 않음
pf-jet-point = 탁자에서 가리키기
pf-jet-in-reach = 거리 { $gap }″, 사거리 { $reach }″.
pf-jet-too-far = 거리 { $gap }″, 사거리는 { $reach }″뿐이라 공격이 헛되이 끝납니다.
pf-jet-called = { $round }라운드에 불렀습니다. 그 뒤 세 번째 라운드에 사기 판정이 끝나면 옵니다. 그때 정상 상태의 무전병이 남아 있어야 합니다.

# 공격
pf-cannot-attack = 이 유닛은 지금 공격할 수 없습니다.
pf-attacks-drafted = 확정할 공격
pf-no-attacks = 아직 없음. 공격하지 않아도 됩니다.
pf-targets = 할 수 있는 공격, 가까운 순
pf-no-targets = 닿는 상대가 없습니다.
pf-no-attack-possible = 여기서는 아무것도 공격할 수 없습니다. 이유는 아래에 있습니다.
pf-all-targets = 할 수 없는 { $count }개 보기
pf-only-legal = 할 수 있는 것만
pf-template-on = { $target } 위에 범위 판
pf-shot-at = { $target }
pf-hth-of = { $target }, 근접전
pf-sweep-of = { $target } 탐지
pf-breach-of = { $target }에 구멍 내기
pf-fire = 지금 발사
pf-lay-template = 범위 판 놓기: { $weapon }
pf-aim-on = 유닛 위에
pf-template-at = 중심
pf-direction = 방향 (도)
pf-aim-help = 탁자를 누르거나 화살표를 쓰세요. Enter로 정합니다.
pf-hole-choose = 구멍 낼 곳 고르기
pf-hole-at = 지점
pf-keep-aim = 이 공격을 초안에 넣기
pf-let-go = 그만두기
pf-nobody-under = 아무도 들어 있지 않습니다.
pf-hth = 근접전
pf-range-line = { $reach }인치 중 { $gap }인치, { $band }번째 칸
pf-sight-clear = 잘 보임
pf-sight-none = 볼 필요 없음
pf-sight-blocked = { $by }에 가림
pf-sight-blocked-anyway = 사이에 { $by } (상관없음)
pf-spotted = 관측됨
pf-not-spotted = 관측병 없음
pf-drop = 떨어뜨리거나 터뜨릴 확률 { $percent }%
pf-hole-sure = 주사위 없이 { $piece }에 구멍
pf-totals = { $attack } 대 { $defence }
pf-modifiers = 수정치
pf-attack-sum = 공격 { $total }:
pf-defence-sum = 방어 { $total }:
pf-chart-kill = KIL
pf-chart-injury = INJ
pf-chart-no_effect = NE
pf-chart-no_damage = – –
pf-result-kill = 격파
pf-result-injury = 부상
pf-result-no_effect = 효과 없음
pf-result-no_damage = 피해 없음
pf-mod-level = 단계
pf-mod-injuries = 부상
pf-mod-terrain = 지형
pf-mod-wall = 낮은 담
pf-mod-elevation = 높은 곳
pf-mod-hth = 근접전 당함
pf-mod-knife = 칼
pf-mod-armour = 대장갑
pf-mod-melee = 근접전에 사격
pf-mod-half = 절반만
pf-mod-radio = 연락 끊김
pf-mod-commander-near = 지휘관이 가까이
pf-mod-commander-lost = 지휘관 잃음
pf-mod-enemy-destroyed-50 = 적 절반 격파
pf-mod-enemy-destroyed-75 = 적 4분의 3 격파
pf-mod-enemy-routed-50 = 적 절반 패주
pf-mod-own-destroyed-50 = 아군 절반 격파
pf-mod-own-destroyed-75 = 아군 4분의 3 격파
pf-mod-own-routed-50 = 아군 절반 패주

# 주사위와 지난 전투
pf-dice = 주사위 { $faces }, 합계 { $sum }
pf-dice-skin = 보통 주사위로 보기
pf-report-empty = 아직 싸움이 없었습니다.
pf-report-shots = 사격
pf-report-fallen = 격파:
pf-report-injured = 부상:
pf-report-morale = 사기
pf-report-who = 누구
pf-report-dice = 주사위
pf-report-total = 합계
pf-report-what = 결과
pf-report-because = { $by } 때문
pf-report-sum = 주사위 { $roll }, TL { $tl }, 그 밖 { $modifier }: { $total } (필요 { $threshold })
pf-report-passed = 버팀
pf-report-rallied = 결집
pf-report-failed = 패주
pf-report-runs = 달아남
pf-wasted = 헛됨
pf-cue-attack = { $unit }, { $weapon } → { $target }
pf-cue-attack-template = { $unit }, { $weapon }
pf-cue-sweep = { $unit }: { $mine } 탐지
pf-cue-mine = { $unit }: { $mine } 폭발
pf-cue-mine-false = { $unit }: { $mine } 밑에 아무것도 없음
pf-cue-save = { $unit }: { $carrier } 잔해에서 탈출
pf-cue-dropped = { $unit }: 수류탄을 떨어뜨림
pf-cue-conflagration = { $unit }: 불길에 휩싸여 폭발
pf-sweep-kill = 해체
pf-sweep-injury = 발견
pf-sweep-no-effect = 발견하지 못함
pf-sweep-no-damage = 발견하지 못함
pf-sweep-set-off = 폭발

# 끝
pf-result-draw = 무승부
pf-result-you = 승리!
pf-result-lost = { $side } 승리
pf-result-won = { $side } 승리
pf-result-tally = 유닛 { $units } 중 격파 { $destroyed }, 달아남 { $fled }; { $points }점, 손실 { $percent }%
pf-how-losses = 상대의 손실이 너무 컸습니다.
pf-how-flag = 깃발을 빼앗았습니다.
pf-how-round-limit = 마지막 라운드가 끝났습니다.
pf-how-resignation = 상대가 기권했습니다.
pf-how-timeout = 상대의 시간이 다 됐습니다.

# 단축키
pf-key-next = 다음 또는 이전 유닛
pf-key-side = 탈것에서 내릴 쪽 바꾸기
pf-key-turn = 15° 돌기
pf-key-turn-more = 45° 돌기
pf-key-go = 1인치 또는 0.5인치 가기
pf-key-back = 마지막 구간 되돌리기
pf-key-point = 누르거나 적은 자리를 경로 끝에 이어 붙이기, Shift를 누른 채 눌러도 됨
pf-key-nudge = 유닛, 지형, 범위 판, 구멍 낼 곳을 0.5인치 옮기기
pf-key-keep = 범위 판이나 지형 정하기
pf-key-hold = 유닛 대기
pf-key-repeat = 지난번처럼 명령
pf-key-group = 목록에서: 무리에 넣기
pf-key-give = 명령 내리기, 확정, 굴리기
pf-key-fire = 이동 중에 쏘아도 되는 규칙이면, 고른 유닛의 공격 초안을 바로 발사하기
pf-key-done = 이동이나 배치 끝, 넘기기
pf-key-role = 플레이어 A나 B 고르기
pf-key-measure = 재기
pf-key-mode = 위에서 또는 비스듬히
pf-key-flip = 반대쪽에서
pf-key-reset = 탁자 전체
pf-key-zoom = 가까이, 멀리
pf-key-orbit = 돌리고 기울이기
pf-key-pan = 화면 옮기기
pf-key-cloth = 탁자 바닥 바꾸기
pf-key-cancel = 그만두기

title-plastic-fudge = 플라스틱 퍼지
`,jo=`# The table of Rug Rumble.

title-rug-rumble = Rug Rumble
rr-goal = All choose a toy in secret. Equal toys crash; of the others the fastest takes the marbles. A mouse scares the elephant away.
rr-round = Round { $round } of 8
rr-marbles = { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
}
rr-rug = { $marbles ->
    [one] 1 marble on the rug
   *[other] { $marbles } marbles on the rug
}
rr-ready = has chosen
rr-thinks = is choosing
rr-out = has left the game
rr-left = Has not raced yet: { $toys }
rr-race = The last race
rr-hand = Your toys
rr-choose = Choose a toy to race.
rr-chosen = You have chosen: { $toy }. Now the others choose.
rr-speed = { $toy ->
    [mouse] speed { $speed }, scares elephants
   *[other] speed { $speed }
}
rr-toy-mouse = Mouse
rr-toy-duck = Duck
rr-toy-frog = Frog
rr-toy-car = Car
rr-toy-robot = Robot
rr-toy-elephant = Elephant
rr-fate-crashed = { $toy } – crash!
rr-fate-scared = { $toy } runs off
rr-fate-won = { $toy } wins { $marbles }
rr-fate-lost = { $toy }
rr-key-choose = Choose a toy
rr-won-you = You win!
rr-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
}
rr-how-marbles = The last race is run; the most marbles win.
rr-how-resignation = Everybody else has left the game.
ended-marbles = { $winner } has the most marbles.
rr-log-drew = { $seat } draws a toy.
rr-log-drew-known = { $seat } draws a toy: { $toy }.
rr-log-poured = { $marbles ->
    [one] 1 marble rolls onto the rug; { $rug } there now.
   *[other] { $marbles } marbles roll onto the rug; { $rug } there now.
}
rr-log-chose = { $seat } has chosen.
rr-log-chose-known = { $seat } has chosen: { $toy }.
rr-log-raced = They race: { $toys }. { $winner } takes { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
}.
rr-log-crashed = They race: { $toys }. No toy is left, and the marbles stay.
rr-log-resigned = { $seat } leaves the game.
rr-refusal-over = The game is over.
rr-refusal-resigned = You have left the game.
rr-refusal-already-chosen = You have chosen already; the choice stays.
rr-refusal-not-in-hand = That toy is not in your hand.
rr-refusal-has-raced = Every such toy of yours has raced.
`,Mo=`# 양탄자 대소동의 탁자.

title-rug-rumble = 양탄자 대소동
rr-goal = 모두 몰래 장난감을 하나씩 고릅니다. 같은 장난감끼리는 부딪혀 넘어지고, 남은 것 중 가장 빠른 장난감이 구슬을 모두 가져갑니다. 생쥐는 코끼리를 쫓아냅니다.
rr-round = { $round }/8 라운드
rr-marbles = 구슬 { $marbles }개
rr-rug = 양탄자에 구슬 { $marbles }개
rr-ready = 골랐어요
rr-thinks = 고르는 중
rr-out = 기권
rr-left = 아직 달리지 않은 장난감: { $toys }
rr-race = 지난 경주
rr-hand = 내 장난감
rr-choose = 달리게 할 장난감을 고르세요.
rr-chosen = 고른 장난감: { $toy }. 다른 사람들이 고르고 있습니다.
rr-speed = { $toy ->
    [mouse] 빠르기 { $speed }, 코끼리를 쫓음
   *[other] 빠르기 { $speed }
}
rr-toy-mouse = 생쥐
rr-toy-duck = 오리
rr-toy-frog = 개구리
rr-toy-car = 자동차
rr-toy-robot = 로봇
rr-toy-elephant = 코끼리
rr-fate-crashed = { $toy } – 쿵!
rr-fate-scared = { $toy } – 도망
rr-fate-won = { $toy } – 구슬 { $marbles }개
rr-fate-lost = { $toy }
rr-key-choose = 장난감 고르기
rr-won-you = 이겼습니다!
rr-won = { $seats } 승리!
rr-how-marbles = 마지막 경주가 끝났습니다. 구슬이 가장 많으면 이깁니다.
rr-how-resignation = 다른 사람이 모두 기권했습니다.
ended-marbles = { $winner }의 구슬이 가장 많습니다.
rr-log-drew = { $seat }: 장난감을 하나 꺼냈습니다.
rr-log-drew-known = { $seat }: 장난감을 하나 꺼냈습니다({ $toy }).
rr-log-poured = 구슬 { $marbles }개를 부어 양탄자에 { $rug }개가 있습니다.
rr-log-chose = { $seat }: 장난감을 골랐습니다.
rr-log-chose-known = { $seat }: 장난감을 골랐습니다({ $toy }).
rr-log-raced = 경주: { $toys }. { $winner } 구슬 { $marbles }개 획득.
rr-log-crashed = 경주: { $toys }. 남은 장난감이 없어 구슬은 그대로 있습니다.
rr-log-resigned = { $seat }: 기권했습니다.
rr-refusal-over = 게임이 끝났습니다.
rr-refusal-resigned = 이미 기권했습니다.
rr-refusal-already-chosen = 이미 골랐습니다. 고른 것은 바꿀 수 없습니다.
rr-refusal-not-in-hand = 손에 없는 장난감입니다.
rr-refusal-has-raced = 이미 다 달린 장난감입니다.
`,No=`# The Toy Battle table.

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
tb-decline = Decline
tb-cancel = Put back
tb-yes-skully = Draw two
tb-yes-star = Draw one
tb-yes-clouds = Draw one
tb-yes-xb42 = Take one
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

title-toy-battle = Toy Battle

ended-hq = { $winner } has taken the headquarters of { $loser }.
ended-medals = { $winner } has gathered enough medals.
ended-stuck = No move is left: { $winner } wins.

new-board = Board
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
`,Po=`# 토이 배틀의 게임판.

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
tb-decline = 쓰지 않기
tb-cancel = 선택 취소
tb-yes-skully = 두 개 뽑기
tb-yes-star = 하나 뽑기
tb-yes-clouds = 하나 뽑기
tb-yes-xb42 = 하나 빼앗기
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

title-toy-battle = 토이 배틀

ended-hq = { JOSA($winner, "이/가") } { $loser }의 사령부를 점령했습니다.
ended-medals = { JOSA($winner, "이/가") } 훈장을 충분히 모았습니다.
ended-stuck = 뽑을 수도 놓을 수도 없어 게임이 끝났습니다. { JOSA($winner, "이/가") } 이겼습니다.

new-board = 게임판
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
`,Fo=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Fo{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Io=class extends Fo{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Lo=class e extends Fo{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Fo)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Fo&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ro=100,zo=`⁨`,Bo=`⁩`;function Vo(e,t,n){return n===t||n instanceof Io&&t instanceof Io&&n.value===t.value||t instanceof Io&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ho(e,t,n){return t[n]?Zo(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Uo(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Wo(e,i.value):n.push(Wo(e,i));return{positional:n,named:r}}function Wo(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Io(t.value,{minimumFractionDigits:t.precision});case`var`:return Go(e,t);case`mesg`:return Ko(e,t);case`term`:return qo(e,t);case`func`:return Jo(e,t);case`select`:return Yo(e,t);default:return new $}}function Go(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Fo)return n;switch(typeof n){case`string`:return n;case`number`:return new Io(n);case`object`:if(Lo.supportsValue(n))return new Lo(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Ko(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Zo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Zo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function qo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Uo(e,r).named;let n=Zo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Uo(e,r).named;let o=Zo(e,a.value);return e.params=null,o}function Jo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Uo(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Yo(e,{selector:t,variants:n,star:r}){let i=Wo(e,t);if(i instanceof $)return Ho(e,n,r);for(let t of n)if(Vo(e,i,Wo(e,t.key)))return Zo(e,t.value);return Ho(e,n,r)}function Xo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ro)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ro}`);r&&n.push(zo),n.push(Wo(e,i).toString(e)),r&&n.push(Bo)}return e.dirty.delete(t),n.join(``)}function Zo(e,t){return typeof t==`string`?e.bundle._transform(t):Xo(e,t)}var Qo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function $o(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var es=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ts(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Io)return new Io(n.valueOf(),{...n.opts,...$o(t,es)});if(n instanceof Lo)return new Io(n.toNumber(),{...$o(t,es)});throw TypeError(`Invalid argument to NUMBER`)}var ns=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function rs(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Lo||n instanceof Io)return new Lo(n,$o(t,ns));throw TypeError(`Invalid argument to DATETIME`)}var is=new Map;function as(e){let t=Array.isArray(e)?e.join(` `):e,n=is.get(t);return n===void 0&&(n=new Map,is.set(t,n)),n}var os=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ts,DATETIME:rs,...t},this._useIsolating=n,this._transform=r,this._intls=as(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Qo(this,n,t);try{return Xo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},ss=/^(-?[a-zA-Z][\w-]*) *= */gm,cs=/\.([a-zA-Z][\w-]*) *= */y,ls=/\*?\[/y,us=/(-?[0-9]+(?:\.([0-9]+))?)/y,ds=/([a-zA-Z][\w-]*)/y,fs=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ps=/^[A-Z][A-Z0-9_-]*$/,ms=/([^{}\n\r]+)/y,hs=/([^\\"\n\r]*)/y,gs=/\\([\\"])/y,_s=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,vs=/^\n+/,ys=/ +$/,bs=/ *\r?\n/g,xs=/( *)$/,Ss=/{\s*/y,Cs=/\s*}/y,ws=/\[\s*/y,Ts=/\s*] */y,Es=/\s*\(\s*/y,Ds=/\s*->\s*/y,Os=/\s*:\s*/y,ks=/\s*,?\s*/y,As=/\s+/y,js=class{constructor(e){this.body=[],ss.lastIndex=0;let t=0;for(;;){let n=ss.exec(e);if(n===null)break;t=ss.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(cs);){let t=o(cs),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ms)&&(r=o(ms)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,vs),u([i],i.length)):r?S(r,ys):null}function u(r=[],i){for(;;){if(n(ms)){r.push(o(ms));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ys));let c=[];for(let e of r)e instanceof Ms&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ss,SyntaxError);let e=f();if(i(Cs))return e;if(i(Ds)){let t=h();return i(Cs,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(fs)){let[,e,t,n=null]=a(fs);if(e===`$`)return{type:`var`,name:t};if(i(Es)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ps.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ks)}}function m(){let e=f();return e.type===`mesg`&&i(Os)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ls);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(ws,SyntaxError);let e;return e=n(us)?v():{type:`str`,value:o(ds)},i(Ts,SyntaxError),e}function _(){if(n(us))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(us),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(hs),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(gs))return o(gs);if(n(_s)){let[,e,t]=a(_s),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(As),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(bs,`
`),n=xs.exec(e)[1].length;return new Ms(t,n)}}},Ms=class{constructor(e,t){this.value=e,this.length=t}};function Ns(e,t){let[n=``,r=``]=t.split(`/`),i=Ps(e);return i===`ㄹ`&&n.startsWith(`으`)?e+r:e+(i===null?r:n)}function Ps(e){let t=e.trim().replace(/(?<=.)\([A-Z0-9]\)$/u,``).replace(/[)\]}"'’”.!?★]+$/u,``).at(-1)??``,n=t.charCodeAt(0);if(n>=44032&&n<=55203){let e=(n-44032)%28;return e===0?null:e===8?`ㄹ`:`x`}return`178`.includes(t)||`lrL`.includes(t)?t===``?null:`ㄹ`:`036`.includes(t)||`mnbpktcMNR`.includes(t)?t===``?null:`x`:null}var Fs=[`en`,`ko`],Is={...Object.assign({"./en/match.ftl":Ha,"./en/new.ftl":Ua,"./en/problems.ftl":Wa,"./en/shell.ftl":Ga,"./en/workshop.ftl":Ka,"./ko/match.ftl":qa,"./ko/new.ftl":Ja,"./ko/problems.ftl":Ya,"./ko/shell.ftl":Xa,"./ko/workshop.ftl":Za}),...Object.assign({"../games/attacktix/texts/en-choices.ftl":Qa,"../games/attacktix/texts/en-log.ftl":$a,"../games/attacktix/texts/en-names.ftl":eo,"../games/attacktix/texts/en-refusals.ftl":to,"../games/attacktix/texts/en-tournament.ftl":no,"../games/attacktix/texts/en-workshop.ftl":ro,"../games/attacktix/texts/en.ftl":io,"../games/attacktix/texts/ko-choices.ftl":ao,"../games/attacktix/texts/ko-log.ftl":oo,"../games/attacktix/texts/ko-names.ftl":so,"../games/attacktix/texts/ko-refusals.ftl":co,"../games/attacktix/texts/ko-tournament.ftl":lo,"../games/attacktix/texts/ko-workshop.ftl":uo,"../games/attacktix/texts/ko.ftl":fo,"../games/plastic-attack/texts/en-names.ftl":po,"../games/plastic-attack/texts/en-workshop.ftl":mo,"../games/plastic-attack/texts/en.ftl":ho,"../games/plastic-attack/texts/ko-names.ftl":go,"../games/plastic-attack/texts/ko-workshop.ftl":_o,"../games/plastic-attack/texts/ko.ftl":vo,"../games/plastic-fudge/texts/en-choices.ftl":yo,"../games/plastic-fudge/texts/en-editor.ftl":bo,"../games/plastic-fudge/texts/en-log.ftl":xo,"../games/plastic-fudge/texts/en-names.ftl":So,"../games/plastic-fudge/texts/en-workshop.ftl":Co,"../games/plastic-fudge/texts/en.ftl":wo,"../games/plastic-fudge/texts/ko-choices.ftl":To,"../games/plastic-fudge/texts/ko-editor.ftl":Eo,"../games/plastic-fudge/texts/ko-log.ftl":Do,"../games/plastic-fudge/texts/ko-names.ftl":Oo,"../games/plastic-fudge/texts/ko-workshop.ftl":ko,"../games/plastic-fudge/texts/ko.ftl":Ao,"../games/rug-rumble/texts/en.ftl":jo,"../games/rug-rumble/texts/ko.ftl":Mo,"../games/toy-battle/texts/en.ftl":No,"../games/toy-battle/texts/ko.ftl":Po})};function Ls(e){return Object.keys(Is).filter(t=>t.includes(`/${e}/`)||RegExp(`/${e}(-[a-z]+)?\\.ftl$`).test(t)).sort().map(e=>Is[e]??``)}function Rs(e){let t=new os(e,{useIsolating:!1,functions:{JOSA:([e,t])=>Ns(zs(e),zs(t))}});for(let n of Ls(e)){let e=t.addResource(new js(n),{allowOverrides:!1});if(e.length>0)throw e[0]}return t}function zs(e){return typeof e==`object`&&e&&`valueOf`in e?String(e.valueOf()):String(e??``)}var Bs={en:Rs(`en`),ko:Rs(`ko`)},Vs=nn({language:`en`});function Hs(){return Vs.language}function Us(e){Vs.language=e}function Ws(e){return Bs[Vs.language].hasMessage(e)}function Gs(e,t={}){return Ks(Vs.language,e,t)}function Ks(e,t,n={}){let r=Bs[e],i=r.getMessage(t);if(!i?.value)return t;let a=[],o=r.formatPattern(i.value,n,a);return a[0],o}function qs(e){return e[Vs.language]??e.en??Object.values(e)[0]??``}var Js=new Map(Object.entries(Object.assign({"../games/attacktix/cover.ts":{workshop:!0,seats:{p1:`teal`,p2:`rose`,p3:`lime`,p4:`slate`}},"../games/plastic-attack/cover.ts":{ids:[`plastic-attack-2009`,`plastic-attack-revised`],workshop:!0},"../games/plastic-fudge/cover.ts":{workshop:!0},"../games/toy-battle/cover.ts":{shapes:{red:`M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z`}}})).map(([e,t])=>[e.split(`/`).at(-2)??``,t])),Ys=e=>Js.get(e)?.ids??[e];function Xs(e){return[...Js].find(([t])=>Ys(t).includes(e))?.[1]}var Zs={red:{main:`#d93a2b`,hi:`#ff8a70`,lo:`#971f18`,on:`#ffffff`,ink:`light-dark(#ac2419, #ffa893)`,wash:`light-dark(#fbdfd6, #552b2a)`,shape:`M12 2.5L22.5 21H1.5Z`},blue:{main:`#1f6ed4`,hi:`#6db1ff`,lo:`#134a9a`,on:`#ffffff`,ink:`light-dark(#1554a8, #93c4ff)`,wash:`light-dark(#dce9fb, #243a5c)`,shape:`M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z`},green:{main:`#2a7f4f`,hi:`#6cc893`,lo:`#1a5634`,on:`#ffffff`,ink:`light-dark(#1d6b41, #8cdcae)`,wash:`light-dark(#d9f0e1, #234535)`,shape:`M3 3H21V21H3Z`},yellow:{main:`#f0b429`,hi:`#ffe08a`,lo:`#a87408`,on:`#2d2119`,ink:`light-dark(#7a5000, #ffd26b)`,wash:`light-dark(#fdeec4, #4d3d1a)`,shape:`M12 1L23 12L12 23L1 12Z`},purple:{main:`#7a4bb0`,hi:`#bd95ec`,lo:`#4e2b7b`,on:`#ffffff`,ink:`light-dark(#5f3494, #d3b5fa)`,wash:`light-dark(#ebdff8, #402c58)`,shape:`M12 1L15.1 8.6L23.3 9.2L17 14.5L19 22.5L12 18.1L5 22.5L7 14.5L.7 9.2L8.9 8.6Z`},orange:{main:`#e0701a`,hi:`#ffb574`,lo:`#96450a`,on:`#2d1503`,ink:`light-dark(#944408, #ffb986)`,wash:`light-dark(#fde3cf, #57351c)`,shape:`M12 1.5L22.7 9.3L18.6 21.8H5.4L1.3 9.3Z`},tan:{main:`#b58b52`,hi:`#e3c592`,lo:`#72532a`,on:`#261706`,ink:`light-dark(#6e4d1d, #e2c293)`,wash:`light-dark(#f3e7d3, #443620)`,shape:`M8 2H16V8H22V16H16V22H8V16H2V8H8Z`},teal:{main:`#0f7c84`,hi:`#62c9d0`,lo:`#07494f`,on:`#ffffff`,ink:`light-dark(#0a5e65, #86d6dc)`,wash:`light-dark(#d5eeef, #1c4549)`,shape:`M6.500 2H17.500L23.500 12L17.500 22H6.500L.5 12Z`},rose:{main:`#c02a72`,hi:`#f28fc0`,lo:`#7d1146`,on:`#ffffff`,ink:`light-dark(#991a57, #ffa6d2)`,wash:`light-dark(#fadcea, #55243f)`,shape:`M12 22L2.400 12.400A6.200 6.200 0 0 1 12 4.600A6.200 6.200 0 0 1 21.600 12.400Z`},lime:{main:`#9dc233`,hi:`#d5ee85`,lo:`#5d7a10`,on:`#1d2606`,ink:`light-dark(#47600a, #cbe67a)`,wash:`light-dark(#eaf4c9, #38431a)`,shape:`M12 .8C15.600 7.200 20.200 10.200 20.200 15A8.200 8.200 0 0 1 3.800 15C3.800 10.200 8.400 7.200 12 .8Z`},slate:{main:`#56627b`,hi:`#a3b0cb`,lo:`#333c4f`,on:`#ffffff`,ink:`light-dark(#414c63, #b9c5de)`,wash:`light-dark(#e2e6ef, #343c4c)`,shape:`M2.500 2H21.500L15 12L21.500 22H2.500L9 12Z`}},Qs=Object.assign(Object.fromEntries(Object.keys(Zs).map(e=>[e,e])),...[...Js.values()].map(({seats:e})=>e)),$s=Object.keys(Qs),ec=e=>Zs[Qs[e]]??Zs.orange,tc=(e,t)=>Xs(e)?.shapes?.[t]??ec(t).shape;function nc(e){let t=`seat-${Qs[e]??e}`;return Ws(t)?Gs(t):e}function rc(e){let t=ec(e);return e=>{let n={seat:t.main,"seat-hi":t.hi,"seat-lo":t.lo,"seat-on":t.on,"seat-ink":t.ink,"seat-wash":t.wash};for(let[t,r]of Object.entries(n))e.style.setProperty(`--${t}`,r)}}export{Ur as $,da as A,Ze as At,Mi as B,Ta as C,Yt as Ct,ma as D,st as Dt,va as E,bt as Et,Gi as F,_ as Ft,li as G,bi as H,Ui as I,ai as J,ci as K,Li as L,Zi as M,Ae as Mt,Xi as N,ke as Nt,la as O,ct as Ot,Yi as P,f as Pt,qr as Q,Pi as R,Da as S,Jt as St,ba as T,xt as Tt,yi as U,Ai as V,pi as W,Yr as X,Xr as Y,ei as Z,Ia as _,fn as _t,tc as a,jr as at,Aa as b,hn as bt,Fs as c,Z as ct,Hs as d,Nn as dt,Hr as et,Us as f,Mn as ft,za as g,on as gt,Ba as h,sn as ht,nc as i,Vr as it,ua as j,Ye as jt,fa as k,Qe as kt,Ws as l,lr as lt,Ks as m,Dn as mt,rc as n,Br as nt,Xs as o,Ar as ot,Gs as p,Tn as pt,oi as q,ec as r,Wr as rt,Ys as s,kr as st,$s as t,Rr as tt,qs as u,fr as ut,Ra as v,pn as vt,xa as w,qt as wt,ka as x,nn as xt,ja as y,mn as yt,Ni as z};