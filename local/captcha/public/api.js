/* global document, location, window, addEventListener */
/**
 * The widget's script: the part of Google's v2 API that the site uses.
 * https://developers.google.com/recaptcha/docs/display#javascript_api
 */
(() => {
  const address = new URL(document.currentScript.src);
  const sizes = { normal: [304, 78], compact: [164, 144] };

  window.grecaptcha ??= create(address.origin);
  const onload = address.searchParams.get('onload');
  // Google calls it asynchronously.
  if (onload) setTimeout(() => window[onload]());

  function create(origin) {
    const widgets = [];

    addEventListener('message', (event) => {
      const widget = widgets.find(({ frame }) => frame.contentWindow === event.source);
      if (!widget || event.origin !== origin) return;
      const { type, token } = event.data;
      if (type === 'verified') widget.options.callback(token);
      else if (type === 'expired') widget.options['expired-callback']();
      else if (type === 'error') widget.options['error-callback']();
    });

    return {
      render(element, options) {
        if (widgets.some(({ frame }) => element.contains(frame))) {
          throw new Error('reCAPTCHA has already been rendered in this element');
        }
        return widgets.push(build(element, options)) - 1;
      },

      reset(id) {
        const { frame, loaded } = widgets[id];
        // A frame that is still loading has nothing to reset, and no origin yet.
        if (loaded) frame.contentWindow?.postMessage({ type: 'reset' }, origin);
      },
    };

    function build(element, options) {
      const { sitekey, theme = 'light', size = 'normal' } = options;
      const [width, height] = sizes[size];
      const query = new URLSearchParams({ k: sitekey, co: location.origin, theme, size });
      const frame = document.createElement('iframe');
      frame.title = 'reCAPTCHA';
      frame.width = String(width);
      frame.height = String(height);
      frame.style.border = '0';
      frame.src = `${origin}/recaptcha/anchor?${query}`;
      const box = document.createElement('div');
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
      box.append(frame);
      element.append(box);
      const widget = { options, frame, loaded: false };
      frame.addEventListener('load', () => {
        widget.loaded = true;
      });
      return widget;
    }
  }
})();
