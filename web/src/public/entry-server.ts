export const render = () => null;
