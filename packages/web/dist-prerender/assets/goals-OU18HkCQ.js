import "../prerender.mjs";
export {};
