import { describe, expect, test } from 'vitest'
import { cardAction, sortCards } from '#features/home/cards/cardAction.ts'
import type { SearchCard, SiteConfig } from '#site-config/siteConfig.ts'
import { edition } from '#tests/editions/yanling-2024/documents.ts'

type SearchSwitch = NonNullable<SiteConfig['scoreSearch']>

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
const search: SearchSwitch = {
  jumpType: 2,
  jumpUrl: '/switch',
  openStatus: true,
  dialogText: 'switch',
  dialogTextEn: '',
  useMultipleSearch: false,
}
const channel = (isEnabled: boolean, fallback: string) => ({ isEnabled, fallback, fallbackEn: '' })
const environment = {
  isCharityShown: true,
  channels: { applyNow: channel(true, ''), jy: channel(true, 'no jy'), cs: channel(true, 'no cs') },
}

describe('a search card', () => {
  const act = (changes: Partial<SearchCard>, toggle: Partial<SearchSwitch> | null) => {
    const both = toggle ? { ...search, ...toggle } : undefined
    const config = {
      searchConfigList: [],
      registrationSearch: both,
      scoreSearch: both,
      pictureSearch: both,
      entryChannels: [],
    }
    const action = cardAction({ ...card, ...changes }, config, environment)
    if (action.kind === 'link') return action.to
    return action.kind === 'closed' ? `closed: ${action.texts.dialogText}` : action.kind
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
    ['external link that is a path', { jumpType: 1 }, {}, 'closed: card'],
    ['script', { jumpType: 1, jumpUrl: 'javascript:alert(1)' }, {}, 'closed: card'],
    ['internal link that is external', { jumpUrl: '//race.test' }, {}, 'closed: card'],
    ['past years', { moduleType: 3 }, { useMultipleSearch: true }, '/multiple-score-search'],
    ['photos have none', { moduleType: 4 }, { useMultipleSearch: true }, '/own'],
    [
      'past years, closed',
      { moduleType: 3 },
      { useMultipleSearch: true, openStatus: false },
      'closed: card',
    ],
  ])('%s', (_, changes, toggle, expected) => {
    expect(act(changes, toggle)).toBe(expected)
  })
})

describe('the sign-up card', () => {
  const signup = (changes: Partial<SearchCard> = {}, at: Partial<typeof environment> = {}) =>
    cardAction(
      { ...card, moduleType: 1, jumpUrl: '/post', ...changes },
      {
        searchConfigList: [],
        registrationSearch: undefined,
        scoreSearch: undefined,
        pictureSearch: undefined,
        entryChannels: edition.entryChannels,
      },
      { ...environment, ...at },
    )
  const kinds = (at: Partial<typeof environment>) => {
    const action = signup({}, at)
    return action.kind === 'channels'
      ? action.channels.map(({ kind, closed }) => (closed ? `${kind}: ${closed.fallback}` : kind))
      : action.kind
  }

  test('needs no switch and offers its channels', () => {
    expect(signup()).toMatchObject({
      kind: 'channels',
      channels: [
        { kind: 'mass', to: '/post' },
        { kind: 'direct', to: '/direct' },
        { kind: 'elite', to: '/direct?channel=jy' },
        { kind: 'charity', to: '/direct?channel=cs' },
      ],
    })
  })

  test('lists closed channels with their text, and hides charity altogether', () => {
    const { applyNow } = environment.channels
    const channels = { applyNow, jy: channel(false, 'no jy'), cs: channel(false, 'no cs') }
    expect(kinds({ channels })).toEqual(['mass', 'direct', 'elite: no jy', 'charity: no cs'])
    expect(kinds({ isCharityShown: false })).toEqual(['mass', 'direct', 'elite'])
  })

  test.each<[string, Partial<SearchCard>, boolean, object]>([
    ['closed', { openStatus: false }, true, { kind: 'closed', texts: { dialogText: 'card' } }],
    ['stage closed', {}, false, { kind: 'closed', texts: { dialogText: 'soon' } }],
    ['unusable', { jumpUrl: '' }, true, { kind: 'closed', texts: { dialogText: 'card' } }],
    ['elsewhere', { jumpUrl: '/race-information' }, true, { to: '/race-information' }],
    ['outside', { jumpType: 1, jumpUrl: 'https://race.test/' }, true, { to: 'https://race.test/' }],
  ])('%s', (_, changes, enabled, expected) => {
    const channels = { ...environment.channels, applyNow: channel(enabled, 'soon') }
    expect(signup(changes, { channels })).toMatchObject(expected)
  })
})

test('cards are sorted by module type', () => {
  const cards = ([4, 1, 3, 2] as const).map((moduleType) => ({ ...card, moduleType }))
  expect(sortCards(cards).map(({ moduleType }) => moduleType)).toEqual([1, 2, 3, 4])
})
