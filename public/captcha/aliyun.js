/**
 * Shows Aliyun's slider in this frame and tells the site's page, which starts it, how it ends.
 * The frame has an origin of its own, without storage and cookies: the slider gets stand-ins that
 * last as long as the frame.
 */
;(() => {
  const site = location.origin
  const tell = (message) => parent.postMessage(message, site)
  const broken = (code) => tell({ kind: 'broken', code: String(code) })

  function memoryStorage() {
    const kept = new Map()
    return {
      get length() {
        return kept.size
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, value) => void kept.set(String(key), String(value)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
    }
  }

  function standIn() {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, { value: memoryStorage(), configurable: true })
    }
    const cookies = new Map()
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
      set(text) {
        const [pair] = String(text).split(';')
        const [name, ...value] = pair.split('=')
        cookies.set(name.trim(), value.join('=').trim())
      },
    })
  }

  function show(state, module, { appKey, scene, language }) {
    if (typeof module?.init !== 'function') return broken(state)
    module.init({
      appkey: appKey,
      scene,
      language,
      renderTo: 'check',
      success: ({ sessionId, sig, token }) => tell({ kind: 'passed', sessionId, sig, token }),
      fail: (code) => tell({ kind: 'failed', code: String(code) }),
      error: broken,
    })
    tell({ kind: 'shown' })
  }

  function start(options) {
    const script = document.createElement('script')
    script.src = options.script
    script.addEventListener('error', () => broken('script'))
    script.addEventListener('load', () => {
      try {
        window.AWSC.use('nc', (state, module) => show(state, module, options))
      } catch (error) {
        broken(error)
      }
    })
    document.head.append(script)
  }

  function hear({ source, origin, data }) {
    if (source !== parent || origin !== site || data?.kind !== 'start') return
    removeEventListener('message', hear)
    start(data)
  }

  function ready() {
    addEventListener('message', hear)
    tell({ kind: 'ready' })
  }

  try {
    void localStorage
    void document.cookie
  } catch {
    standIn()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready)
  else ready()
})()
