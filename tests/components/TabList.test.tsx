import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TabList } from '#components/TabList.tsx'

const TABS = ['Phone', 'E-mail', 'Code']

function Tabs() {
  const [chosen, setChosen] = useState(0)
  return (
    <>
      <TabList
        label="Ways to log in"
        tabs={TABS}
        chosen={chosen}
        onSelect={setChosen}
        panelId="panel"
        className={undefined}
      />
      <div id="panel" role="tabpanel">
        <button type="button">Next</button>
      </div>
    </>
  )
}
const selected = () => screen.getByRole('tab', { selected: true })

test('a click selects a tab, and each names the panel that it shows', async () => {
  render(<Tabs />)
  expect(screen.getByRole('tablist', { name: 'Ways to log in' })).toBeInTheDocument()
  expect(selected()).toHaveTextContent('Phone')
  await userEvent.click(screen.getByRole('tab', { name: 'Code' }))
  expect(selected()).toHaveTextContent('Code')
  for (const tab of screen.getAllByRole('tab'))
    expect(tab).toHaveAttribute('aria-controls', 'panel')
})

test.each([
  ['{ArrowRight}', 'E-mail'],
  ['{ArrowRight>3}', 'Phone'],
  ['{ArrowLeft}', 'Code'],
  ['{End}', 'Code'],
  ['{End}{ArrowRight}', 'Phone'],
  ['{End}{Home}', 'Phone'],
  ['x', 'Phone'],
])('%s selects and focuses %s', async (keys, name) => {
  render(<Tabs />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(selected()).toHaveTextContent(name)
  expect(selected()).toHaveFocus()
})

test('Tab goes from the selected tab to the panel', async () => {
  render(<Tabs />)
  await userEvent.tab()
  expect(selected()).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})
