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
    // As browsers do: the focus goes to the first control and, if the dialog is still in the page when it closes, back to the opener.
    const openers = new WeakMap();
    HTMLDialogElement.prototype.showModal ??= function open() {
      openers.set(this, this.ownerDocument.activeElement);
      this.setAttribute('open', '');
      this.querySelector('[autofocus], button, input, select, textarea, a[href]')?.focus();
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.removeAttribute('open');
      if (this.isConnected) openers.get(this)?.focus();
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.Element.prototype.scrollTo ??= () => {};
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.scrollTo = () => {};
  }
};
