// A document in memory for specs of screens, with what Node has of the web and jsdom lacks.
const { TestEnvironment } = require('jest-environment-jsdom');

const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
];

module.exports = class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    for (const name of ofNode) this.global[name] ??= globalThis[name];
    // Layout is the journeys' business; here nothing has a size, and a table still has to show its first rows.
    Object.defineProperties(this.global.HTMLElement.prototype, {
      clientHeight: { get: () => 600 },
      clientWidth: { get: () => 1200 },
      offsetHeight: { get: () => 600 },
      offsetWidth: { get: () => 1200 },
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.EventSource ??= class extends this.global.EventTarget {
      close() {}
    };
    const { HTMLDialogElement } = this.global;
    HTMLDialogElement.prototype.showModal ??= function open() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.removeAttribute('open');
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.Element.prototype.scrollTo ??= () => {};
    this.global.scrollTo = () => {};
  }
};
