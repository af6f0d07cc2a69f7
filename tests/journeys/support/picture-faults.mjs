/** Runs in the page, so that nothing of this side is known in it: all it needs stands in this one function. */
export function pictureFaults(known) {
  const width = document.documentElement.clientWidth;
  const slack = 1;
  const faults = [];
  const classNames = /\.-?[a-z_][\w-]*/gi;

  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
    const classes = [...element.classList].map((one) => `.${one}`).join('');
    return `${element.localName}${classes} "${text.slice(0, 30)}"`;
  };
  const around = (element) => (element === null ? [] : [element, ...around(element.parentElement)]);

  const checkStyles = () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    const loaded = new Set((rules.join('\n').match(classNames) ?? []).map((one) => one.slice(1)));
    const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
    for (const one of known) if (used.has(one) && !loaded.has(one)) faults.push(`no style of .${one} was loaded`);
    const sideways = document.scrollingElement.scrollWidth;
    if (sideways > width + slack) faults.push(`scrolls sideways: ${sideways} in ${width}`);
  };

  /** What is left of a box inside all that cuts or scrolls it; undefined where nothing of it is seen. */
  const seenOf = (element, { left, right, top, bottom }) => {
    const seen = { left, right, top, bottom };
    // What waits outside of the window until it has the focus is not seen, nor is what a closed fold holds.
    const isAway = right <= 0 || bottom + scrollY <= 0 || !element.checkVisibility();
    if (isAway || right - left <= slack || bottom - top <= slack) return undefined;
    for (const at of around(element)) {
      const style = getComputedStyle(at);
      const isHidden = style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0';
      if (isHidden || style.clipPath !== 'none' || style.clip !== 'auto') return undefined;
      if (at === document.body || at === document.documentElement) continue;
      const outer = at.getBoundingClientRect();
      if (style.overflowX !== 'visible') {
        seen.left = Math.max(seen.left, outer.left);
        seen.right = Math.min(seen.right, outer.right);
      }
      if (style.overflowY !== 'visible') {
        seen.top = Math.max(seen.top, outer.top);
        seen.bottom = Math.min(seen.bottom, outer.bottom);
      }
    }
    return seen.right - seen.left > slack && seen.bottom - seen.top > slack ? seen : undefined;
  };
  const isOutside = ({ left, right }) => left < -slack || right > width + slack;

  const checkControls = () => {
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const seen = seenOf(control, control.getBoundingClientRect());
      if (seen === undefined) continue;
      if (isOutside(seen)) faults.push(`outside of the window: ${nameOf(control)}`);
      const isLabelled = control.matches('button, summary, a.button');
      if (
        isLabelled &&
        getComputedStyle(control).overflowX === 'visible' &&
        control.scrollWidth > control.clientWidth + 2
      )
        faults.push(`words wider than their control: ${nameOf(control)}`);
    }
  };

  /** What lies over the rest by intent: a bar that stays, a drawer, a menu. */
  const layerOf = (element) =>
    around(element).find((at) => {
      const { position, zIndex } = getComputedStyle(at);
      return (
        /fixed|sticky/.test(position) || at.localName === 'dialog' || (position === 'absolute' && zIndex !== 'auto')
      );
    });
  const linesOf = (text) => {
    const element = text.parentElement;
    if (text.data.trim() === '' || /^(script|style|option|noscript|title)$/.test(element.localName)) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].flatMap((rect) => {
      const seen = seenOf(element, rect);
      return seen === undefined ? [] : [{ element, layer: layerOf(element), ...seen }];
    });
  };
  const checkTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode() !== null) lines.push(...linesOf(walker.currentNode));
    for (const line of lines) if (isOutside(line)) faults.push(`text outside of the window: ${nameOf(line.element)}`);
    lines.sort((one, other) => one.top - other.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (one.element === other.element || one.layer !== other.layer) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        // The box of a line is higher than its signs.
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > 2 && high > lower * 0.4)
          faults.push(`one text on another: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
  };

  checkStyles();
  checkControls();
  checkTexts();
  return [...new Set(faults)];
}
