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

// Every spec of a screen begins on one day, the day its samples were written on, and goes on from there as time does: what a page
// says of a date ("in 5 days", a year left out or not) is then the same whenever it is run.
const firstDay = Date.parse('2026-11-20T00:00:00.000Z');

/** The `Date` of a document that was opened at that instant. */
function dateFrom(RealDate, opened) {
  const ahead = opened - RealDate.now();
  return class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
}

module.exports = class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    const PageDate = dateFrom(this.global.Date, firstDay);
    this.global.Date = PageDate;
    // Made time goes on from there too, not from the day of the machine.
    const made = this.fakeTimersModern;
    const useFakeTimers = made.useFakeTimers.bind(made);
    made.useFakeTimers = (config) => useFakeTimers({ now: PageDate.now(), ...config });
    for (const name of ofNode) this.global[name] ??= globalThis[name];
    // Layout is the journeys' business; here nothing has a size, and a table still has to show its first rows.
    Object.defineProperties(this.global.HTMLElement.prototype, {
      clientHeight: { get: () => 600 },
      clientWidth: { configurable: true, get: () => 1200 },
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
