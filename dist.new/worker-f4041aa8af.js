
var createThinker = (() => {
  var _scriptDir = typeof document !== 'undefined' && document.currentScript ? document.currentScript.src : undefined;
  
  return (
function(createThinker) {
  createThinker = createThinker || {};


var a;a||=typeof createThinker !== 'undefined' ? createThinker : {};var g,k;a.ready=new Promise(function(b,c){g=b;k=c});var l=Object.assign({},a),m="object"==typeof window,n="function"==typeof importScripts,p="",q;
if(m||n)n?p=self.location.href:"undefined"!=typeof document&&document.currentScript&&(p=document.currentScript.src),_scriptDir&&(p=_scriptDir),0!==p.indexOf("blob:")?p=p.substr(0,p.replace(/[?#].*/,"").lastIndexOf("/")+1):p="",n&&(q=b=>{var c=new XMLHttpRequest;c.open("GET",b,!1);c.responseType="arraybuffer";c.send(null);return new Uint8Array(c.response)});var r=a.printErr||console.warn.bind(console);Object.assign(a,l);l=null;var t;a.wasmBinary&&(t=a.wasmBinary);
var noExitRuntime=a.noExitRuntime||!0;"object"!=typeof WebAssembly&&u("no native wasm support detected");var v,w=!1,x=new TextDecoder("utf8"),y,z;function A(){var b=v.buffer;y=b;a.HEAP8=new Int8Array(b);a.HEAP16=new Int16Array(b);a.HEAP32=new Int32Array(b);a.HEAPU8=z=new Uint8Array(b);a.HEAPU16=new Uint16Array(b);a.HEAPU32=new Uint32Array(b);a.HEAPF32=new Float32Array(b);a.HEAPF64=new Float64Array(b)}var B,C=[],D=[],E=[];function F(){var b=a.preRun.shift();C.unshift(b)}var G=0,H=null,I=null;
a.preloadedImages={};a.preloadedAudios={};function u(b){if(a.onAbort)a.onAbort(b);b="Aborted("+b+")";r(b);w=!0;b=new WebAssembly.RuntimeError(b+". Build with -s ASSERTIONS=1 for more info.");k(b);throw b;}function J(){return K.startsWith("data:application/octet-stream;base64,")}var K;K="worker-4a1c47d79d.wasm";if(!J()){var L=K;K=a.locateFile?a.locateFile(L,p):p+L}
function M(){var b=K;try{if(b==K&&t)return new Uint8Array(t);if(q)return q(b);throw"both async and sync fetching of the wasm failed";}catch(c){u(c)}}function N(){return t||!m&&!n||"function"!=typeof fetch?Promise.resolve().then(function(){return M()}):fetch(K,{credentials:"same-origin"}).then(function(b){if(!b.ok)throw"failed to load wasm binary file at '"+K+"'";return b.arrayBuffer()}).catch(function(){return M()})}
function O(b){for(;0<b.length;){var c=b.shift();if("function"==typeof c)c(a);else{var d=c.o;"number"==typeof d?void 0===c.m?B.get(d)():B.get(d)(c.m):d(void 0===c.m?null:c.m)}}}var P={a:function(){u("")},b:function(b){var c=z.length;b>>>=0;if(2147483648<b)return!1;for(var d=1;4>=d;d*=2){var h=c*(1+.2/d);h=Math.min(h,b+100663296);var e=Math;h=Math.max(b,h);e=e.min.call(e,2147483648,h+(65536-h%65536)%65536);a:{try{v.grow(e-y.byteLength+65535>>>16);A();var f=1;break a}catch(T){}f=void 0}if(f)return!0}return!1}};
(function(){function b(e){a.asm=e.exports;v=a.asm.c;A();B=a.asm.j;D.unshift(a.asm.d);G--;a.monitorRunDependencies&&a.monitorRunDependencies(G);0==G&&(null!==H&&(clearInterval(H),H=null),I&&(e=I,I=null,e()))}function c(e){b(e.instance)}function d(e){return N().then(function(f){return WebAssembly.instantiate(f,h)}).then(function(f){return f}).then(e,function(f){r("failed to asynchronously prepare wasm: "+f);u(f)})}var h={a:P};G++;a.monitorRunDependencies&&a.monitorRunDependencies(G);if(a.instantiateWasm)try{return a.instantiateWasm(h,
b)}catch(e){return r("Module.instantiateWasm callback failed with error: "+e),!1}(function(){return t||"function"!=typeof WebAssembly.instantiateStreaming||J()||"function"!=typeof fetch?d(c):fetch(K,{credentials:"same-origin"}).then(function(e){return WebAssembly.instantiateStreaming(e,h).then(c,function(f){r("wasm streaming compile failed: "+f);r("falling back to ArrayBuffer instantiation");return d(c)})})})().catch(k);return{}})();
a.___wasm_call_ctors=function(){return(a.___wasm_call_ctors=a.asm.d).apply(null,arguments)};a._worker_buffer=function(){return(a._worker_buffer=a.asm.e).apply(null,arguments)};a._worker_begin=function(){return(a._worker_begin=a.asm.f).apply(null,arguments)};a._worker_step=function(){return(a._worker_step=a.asm.g).apply(null,arguments)};a._worker_answer=function(){return(a._worker_answer=a.asm.h).apply(null,arguments)};a._worker_problem=function(){return(a._worker_problem=a.asm.i).apply(null,arguments)};
a._malloc=function(){return(a._malloc=a.asm.k).apply(null,arguments)};a._free=function(){return(a._free=a.asm.l).apply(null,arguments)};a.UTF8ToString=function(b,c){if(!b)return"";c=b+c;for(var d=b;!(d>=c)&&z[d];)++d;return x.decode(z.subarray(b,d))};var Q;I=function R(){Q||S();Q||(I=R)};
function S(){function b(){if(!Q&&(Q=!0,a.calledRun=!0,!w)){O(D);g(a);if(a.onRuntimeInitialized)a.onRuntimeInitialized();if(a.postRun)for("function"==typeof a.postRun&&(a.postRun=[a.postRun]);a.postRun.length;){var c=a.postRun.shift();E.unshift(c)}O(E)}}if(!(0<G)){if(a.preRun)for("function"==typeof a.preRun&&(a.preRun=[a.preRun]);a.preRun.length;)F();O(C);0<G||(a.setStatus?(a.setStatus("Running..."),setTimeout(function(){setTimeout(function(){a.setStatus("")},1);b()},1)):b())}}a.run=S;
if(a.preInit)for("function"==typeof a.preInit&&(a.preInit=[a.preInit]);0<a.preInit.length;)a.preInit.pop()();S();


  return createThinker.ready
}
);
})();
if (typeof exports === 'object' && typeof module === 'object')
  module.exports = createThinker;
else if (typeof define === 'function' && define['amd'])
  define([], function() { return createThinker; });
else if (typeof exports === 'object')
  exports["createThinker"] = createThinker;
