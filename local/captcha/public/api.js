/* global document, location, window, addEventListener */
/**
 * The widget's script: the part of Google's v2 API that the site uses.
 * https://developers.google.com/recaptcha/docs/display#javascript_api
 */
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const sizes = { normal: [304, 78], compact: [164, 144] };
  const widgets = [];

  window.grecaptcha ??= {
    render(element, options) {
      if (widgets.some(({ frame }) => element.contains(frame))) {
        throw new Error('reCAPTCHA has already been rendered in this element');
      }
      const { sitekey, theme = 'light', size = 'normal' } = options;
      const frame = document.createElement('iframe');
      const widget = { options, frame, loaded: false };
      [frame.width, frame.height] = sizes[size];
      frame.title = 'reCAPTCHA';
      frame.style.border = '0';
      frame.style.display = 'block';
      frame.src = `${origin}/recaptcha/anchor?${new URLSearchParams({ k: sitekey, co: location.origin, theme, size })}`;
      frame.addEventListener('load', () => {
        widget.loaded = true;
      });
      element.append(frame);
      return widgets.push(widget) - 1;
    },

    reset(id) {
      const { frame, loaded } = widgets[id];
      // A frame that is still loading has nothing to reset, and no origin yet.
      if (loaded) frame.contentWindow?.postMessage({ type: 'reset' }, origin);
    },
  };

  addEventListener('message', (event) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === event.source);
    if (!widget || event.origin !== origin) return;
    const { type, token } = event.data;
    if (type === 'verified') widget.options.callback(token);
    else if (type === 'expired') widget.options['expired-callback']();
    else if (type === 'error') widget.options['error-callback']();
  });

  const onload = searchParams.get('onload');
  // Google calls it asynchronously.
  if (onload) setTimeout(() => window[onload]());
})();
