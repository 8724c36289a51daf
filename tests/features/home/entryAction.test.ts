import { describe, expect, test } from 'vitest'
import type { SearchCard, SearchSwitch } from '../../../src/api/siteConfig.ts'
import { entryAction, inOrder } from '../../../src/features/home/entryAction.ts'

const card: SearchCard = {
  id: '',
  title: '',
  titleEn: '',
  subTitle: '',
  subTitleEn: '',
  moduleType: 2,
  signUpStartTime: '',
  signUpEndTime: '',
  signUpTimeTitle: '',
  signUpTimeTitleEn: '',
  jumpType: 2,
  jumpUrl: '/own',
  openStatus: true,
  dialogText: 'card',
  dialogTextEn: '',
}
const lookUp: SearchSwitch = {
  jumpType: 2,
  jumpUrl: '/switch',
  openStatus: true,
  dialogText: 'switch',
  dialogTextEn: '',
  useMultipleSearch: false,
}
const entry = (enabled: boolean, fallback: string) => ({ enabled, fallback, fallbackEn: '' })
const stage = {
  charityShown: true,
  entries: { applyNow: entry(true, ''), jy: entry(true, 'no jy'), cs: entry(true, 'no cs') },
}

describe('a look-up card', () => {
  const act = (own: Partial<SearchCard>, toggle: Partial<SearchSwitch> | null) => {
    const both = toggle ? { ...lookUp, ...toggle } : undefined
    const config = {
      searchConfigList: [],
      registrationSearch: both,
      scoreSearch: both,
      pictureSearch: both,
    }
    const action = entryAction({ ...card, ...own }, config, stage)
    if (action.kind === 'link') return action.to
    return action.kind === 'closed' ? `closed: ${action.words.dialogText}` : action.kind
  }

  test.each<[string, Partial<SearchCard>, Partial<SearchSwitch> | null, string]>([
    ['both open', {}, {}, '/own'],
    ['card closed', { openStatus: false }, {}, 'closed: card'],
    ['switch closed', {}, { openStatus: false }, 'closed: card'],
    ['no switch', {}, null, 'closed: card'],
    ['words of the switch', { openStatus: false, dialogText: '' }, {}, 'closed: switch'],
    ['no words', { openStatus: false, dialogText: '' }, { dialogText: '' }, 'closed: '],
    ['no jump of its own', { jumpType: undefined, jumpUrl: '' }, {}, '/switch'],
    ['empty address', { jumpUrl: '' }, {}, 'closed: card'],
    ['unknown kind of jump', { jumpType: 9 }, {}, 'closed: card'],
    ['outside', { jumpType: 1, jumpUrl: 'https://race.test/a' }, {}, 'https://race.test/a'],
    ['outside that is a path', { jumpType: 1 }, {}, 'closed: card'],
    ['script', { jumpType: 1, jumpUrl: 'javascript:alert(1)' }, {}, 'closed: card'],
    ['inside that is outside', { jumpUrl: '//race.test' }, {}, 'closed: card'],
    ['past years', { moduleType: 3 }, { useMultipleSearch: true }, '/multiple-score-search'],
    ['photos have none', { moduleType: 4 }, { useMultipleSearch: true }, '/own'],
    [
      'past years, closed',
      { moduleType: 3 },
      { useMultipleSearch: true, openStatus: false },
      'closed: card',
    ],
  ])('%s', (_, own, toggle, expected) => {
    expect(act(own, toggle)).toBe(expected)
  })
})

describe('the sign-up card', () => {
  const signUp = (own: Partial<SearchCard> = {}, at: Partial<typeof stage> = {}) =>
    entryAction(
      { ...card, moduleType: 1, jumpUrl: '/post', ...own },
      {
        searchConfigList: [],
        registrationSearch: undefined,
        scoreSearch: undefined,
        pictureSearch: undefined,
      },
      { ...stage, ...at },
    )
  const kinds = (at: Partial<typeof stage>) => {
    const action = signUp({}, at)
    return action.kind === 'channels'
      ? action.channels.map(({ kind, closed }) => (closed ? `${kind}: ${closed.fallback}` : kind))
      : action.kind
  }

  test('needs no switch and offers its channels', () => {
    expect(signUp()).toEqual({
      kind: 'channels',
      channels: [
        { kind: 'mass', to: '/post' },
        { kind: 'direct', to: '/direct' },
        { kind: 'elite', to: '/direct?channel=jy' },
        { kind: 'charity', to: '/direct?channel=cs' },
      ],
    })
  })

  test('lists switched-off channels with their words, and hides charity altogether', () => {
    const { applyNow } = stage.entries
    const entries = { applyNow, jy: entry(false, 'no jy'), cs: entry(false, 'no cs') }
    expect(kinds({ entries })).toEqual(['mass', 'direct', 'elite: no jy', 'charity: no cs'])
    expect(kinds({ charityShown: false })).toEqual(['mass', 'direct', 'elite'])
  })

  test.each<[string, Partial<SearchCard>, boolean, object]>([
    ['closed', { openStatus: false }, true, { kind: 'closed', words: { dialogText: 'card' } }],
    ['stage closed', {}, false, { kind: 'closed', words: { dialogText: 'soon' } }],
    ['unusable', { jumpUrl: '' }, true, { kind: 'closed', words: { dialogText: 'card' } }],
    ['elsewhere', { jumpUrl: '/race-information' }, true, { to: '/race-information' }],
    ['outside', { jumpType: 1, jumpUrl: 'https://race.test/' }, true, { to: 'https://race.test/' }],
  ])('%s', (_, own, enabled, expected) => {
    const entries = { ...stage.entries, applyNow: entry(enabled, 'soon') }
    expect(signUp(own, { entries })).toMatchObject(expected)
  })
})

test('cards stand in the order of their kinds', () => {
  const cards = ([4, 1, 3, 2] as const).map((moduleType) => ({ ...card, moduleType }))
  expect(inOrder(cards).map(({ moduleType }) => moduleType)).toEqual([1, 2, 3, 4])
})
