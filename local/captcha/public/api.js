/* global document, HTMLElement, HTMLScriptElement, location, window, addEventListener */
/**
 * The widget's script: the part of Google's v2 API that pages use.
 * https://developers.google.com/recaptcha/docs/display#javascript_api
 */
(() => {
  const script = document.currentScript;
  const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
  const sizes = { normal: [304, 78], compact: [164, 144] };

  window.grecaptcha ??= create(address.origin);
  const onload = address.searchParams.get('onload');
  // Google calls it asynchronously.
  if (onload) setTimeout(() => call(onload));

  /** A callback may be a function or the name of a global one. */
  function call(callback, ...values) {
    const target = typeof callback === 'string' ? window[callback] : callback;
    if (typeof target === 'function') target(...values);
  }

  function create(origin) {
    const widgets = [];

    addEventListener('message', (event) => {
      const widget = widgets.find(({ frame }) => frame.contentWindow === event.source);
      if (!widget || event.origin !== origin) return;
      const { type, token } = event.data ?? {};
      if (type === 'verified') {
        setResponse(widget, String(token));
        call(widget.options.callback, String(token));
      } else if (type === 'expired') {
        setResponse(widget, '');
        call(widget.options['expired-callback']);
      } else if (type === 'error') {
        setResponse(widget, '');
        call(widget.options['error-callback']);
      }
    });

    return {
      ready: (callback) => void setTimeout(() => call(callback)),

      render(container, options = {}) {
        const element = typeof container === 'string' ? document.getElementById(container) : container;
        if (!(element instanceof HTMLElement)) {
          throw new Error('reCAPTCHA placeholder element must be an element or id');
        }
        if (widgets.some((widget) => widget.element === element && element.contains(widget.frame))) {
          throw new Error('reCAPTCHA has already been rendered in this element');
        }
        if (element.childNodes.length > 0) throw new Error('reCAPTCHA placeholder element must be empty');
        const settings = { ...fromAttributes(element), ...options };
        if (!settings.sitekey) throw new Error('Missing required parameters: sitekey');
        const id = widgets.length;
        widgets.push(build(element, settings, id));
        return id;
      },

      reset(id = 0) {
        const widget = existing(id);
        setResponse(widget, '');
        // A frame that is still loading has nothing to reset, and no origin yet.
        if (widget.loaded) widget.frame.contentWindow?.postMessage({ type: 'reset' }, origin);
      },

      getResponse: (id = 0) => existing(id).field.value,
    };

    function existing(id) {
      if (!widgets[id]) throw new Error('Invalid reCAPTCHA client id: ' + id);
      return widgets[id];
    }

    function build(element, options, id) {
      const size = Object.hasOwn(sizes, options.size) ? options.size : 'normal';
      const [width, height] = sizes[size];
      const query = new URLSearchParams({
        k: options.sitekey,
        co: location.origin,
        theme: options.theme === 'dark' ? 'dark' : 'light',
        size,
        tabindex: String(Number(options.tabindex) || 0),
      });
      const frame = document.createElement('iframe');
      frame.title = 'reCAPTCHA';
      frame.width = String(width);
      frame.height = String(height);
      frame.style.border = '0';
      frame.src = `${origin}/recaptcha/anchor?${query}`;
      const field = document.createElement('textarea');
      field.id = id === 0 ? 'g-recaptcha-response' : `g-recaptcha-response-${id}`;
      field.name = 'g-recaptcha-response';
      field.className = 'g-recaptcha-response';
      field.style.display = 'none';
      const box = document.createElement('div');
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
      box.append(frame, field);
      element.append(box);
      const widget = { element, options, frame, field, loaded: false };
      frame.addEventListener('load', () => {
        widget.loaded = true;
      });
      return widget;
    }

    function setResponse(widget, token) {
      widget.field.value = token;
    }
  }

  /** The element's own `data-` attributes. */
  function fromAttributes({ dataset }) {
    return {
      sitekey: dataset.sitekey,
      theme: dataset.theme,
      size: dataset.size,
      tabindex: dataset.tabindex,
      callback: dataset.callback,
      'expired-callback': dataset.expiredCallback,
      'error-callback': dataset.errorCallback,
    };
  }
})();
