/**
 * A sine movement: amplitude, whole periods per video, and initial phase (0 to 1).
 * @typedef {[reach: number, turns: number, start?: number]} Wave
 */

/**
 * A moving part of a drawing: its children `of[0]` to `of[1]`, or those of its group number
 * `within`. `depth` is its share of the camera movement. `about` is the centre of rotation. `fall`
 * is the distance it falls per video before it repeats. `march` makes each figure walk to the place
 * of the next one of its kind.
 * @typedef {object} Layer
 * @property {[number, number]} of
 * @property {number} [within]
 * @property {number} [depth]
 * @property {Wave} [x]
 * @property {Wave} [y]
 * @property {Wave} [turn] degrees
 * @property {[number, number]} [about]
 * @property {Wave} [fade]
 * @property {number} [fall]
 * @property {boolean} [march]
 */

/**
 * The camera moves to (x, y) and closer by `zoom`, and returns.
 * @typedef {{ x?: number, y?: number, zoom: number }} Camera
 * @typedef {{ camera: Camera, layers: Layer[] }} Plan
 */

/**
 * Runs in the page. Splits the current drawing into the plan's layers and defines `pose(t)` for t
 * from 0 to 1. All movements return to their start at 1, so videos loop.
 * @param {Plan} plan
 */
export function prepareStage({ camera, layers }) {
  const drawing = /** @type {SVGSVGElement} */ (document.querySelector('svg'))
  const { width, height } = drawing.viewBox.baseVal
  const full = Math.PI * 2
  // Marching figures follow the bridge, which slopes down to the right. They appear and disappear
  // outside the picture.
  const SLOPE = 0.12
  const EDGE = 60
  const top = [...drawing.children]
  // The grain is only for stills: in a video it would take up most of the bit rate.
  top.filter((child) => child.hasAttribute('filter')).forEach((child) => child.remove())
  const inside = new Map(top.map((child, number) => [number, [...child.children]]))

  /** @param {Wave} wave @param {number} t */
  const swing = ([reach, turns, start = 0], t) =>
    reach * (Math.sin(full * (turns * t + start)) - Math.sin(full * start))

  /** @param {Element[]} parts */
  function wrap(parts) {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    parts[0]?.before(group)
    group.append(...parts)
    return group
  }

  /** @param {SVGGElement} group @param {number} distance */
  function repeatAbove(group, distance) {
    const copy = /** @type {SVGGElement} */ (group.cloneNode(true))
    group.append(copy)
    copy.setAttribute('transform', `translate(0 ${-distance})`)
  }

  /**
   * @typedef {{ x: number, y: number }} Place
   * @param {SVGGElement} figure
   * @param {Place} home where it was drawn
   * @param {Place} from
   * @param {Place} to
   */
  const step = (figure, home, from, to) => (/** @type {number} */ t) => {
    const x = from.x + (to.x - from.x) * t - home.x
    const y = from.y + (to.y - from.y) * t - home.y
    figure.setAttribute('transform', `translate(${x} ${y})`)
  }

  /** @param {SVGGElement} group @returns {((t: number) => void)[]} */
  function marching(group) {
    const places = [...group.children].map((figure) => {
      const [x = 0, y = 0] = (figure.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(
        Number,
      )
      return { figure, x, y, kind: figure.getAttribute('href') }
    })
    const beyond = (/** @type {Place} */ from, /** @type {number} */ x) => ({
      x,
      y: from.y + (x - from.x) * SLOPE,
    })
    return [...new Set(places.map(({ kind }) => kind))].flatMap((kind) => {
      const line = places.filter((place) => place.kind === kind).sort((a, b) => a.x - b.x)
      return line.flatMap((place, index) => {
        const ahead = line[index + 1] ?? beyond(place, width + EDGE)
        const steps = [step(wrap([place.figure]), place, place, ahead)]
        if (index > 0) return steps
        const comer = wrap([
          group.appendChild(/** @type {Element} */ (place.figure.cloneNode(true))),
        ])
        return [step(comer, place, beyond(place, -EDGE), place), ...steps]
      })
    })
  }

  const moves = layers.flatMap((layer) => {
    const [first, last] = layer.of
    const family = layer.within === undefined ? top : (inside.get(layer.within) ?? [])
    const group = wrap(family.slice(first, last + 1))
    if (layer.fall) repeatAbove(group, layer.fall)
    const walkers = layer.march ? marching(group) : []
    const { depth = 0, x, y, turn, about = [0, 0], fade, fall = 0 } = layer
    return [
      ...walkers,
      (/** @type {number} */ t) => {
        const near = (depth * (1 - Math.cos(full * t))) / 2
        const dx = (camera.x ?? 0) * near + (x ? swing(x, t) : 0)
        const dy = (camera.y ?? 0) * near + (y ? swing(y, t) : 0) + fall * t
        const zoom = `translate(${width / 2} ${height / 2})scale(${1 + camera.zoom * near})translate(${-width / 2} ${-height / 2})`
        const spin = turn ? `rotate(${swing(turn, t)} ${about.join(' ')})` : ''
        group.setAttribute('transform', `translate(${dx} ${dy})${depth ? zoom : ''}${spin}`)
        if (fade)
          group.style.opacity = String(
            1 - (fade[0] * (1 - Math.cos(full * (fade[1] * t + (fade[2] ?? 0))))) / 2,
          )
      },
    ]
  })
  Object.assign(window, { pose: (/** @type {number} */ t) => moves.forEach((move) => move(t)) })
}
