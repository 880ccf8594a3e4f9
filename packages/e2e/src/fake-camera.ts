import config from '../playwright.config.ts';

/** For `test.use`: a phone whose camera sees what the browser makes up. */
export const fakeCamera = {
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
};
