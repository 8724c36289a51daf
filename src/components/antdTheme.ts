import type { ThemeConfig } from 'antd'

const PINE = '#22523f'
const PERSIMMON = '#be3c14'
const PERSIMMON_DARK = '#a03210'
const STONE_600 = '#59625d'
const RING = '#cfe0d6'

/** The class of every control, which carries the colours and sizes below. */
export const CONTROLS = 'controls'

/** The site's colours, type and shapes for the component library (see `styles/tokens.css`). */
export const antdTheme: ThemeConfig = {
  // The styles of the controls are made by the build (tools/antdStyles.ts).
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: CONTROLS },
  token: {
    colorPrimary: PINE,
    colorError: PERSIMMON,
    colorErrorText: PERSIMMON_DARK,
    colorLink: PINE,
    colorText: '#1c2320',
    colorTextSecondary: '#404944',
    colorTextDescription: STONE_600,
    colorTextPlaceholder: STONE_600,
    colorTextDisabled: STONE_600,
    colorBgContainerDisabled: '#e0e3dd',
    colorBorder: '#858d88',
    colorBorderSecondary: '#e0e3dd',
    borderRadius: 4,
    controlHeight: 48,
    controlInteractiveSize: 20,
    fontFamily: 'var(--sans)',
    fontSize: 16,
    motionDurationMid: '0.16s',
    motionDurationSlow: '0.32s',
  },
  components: {
    Button: {
      colorPrimary: PERSIMMON,
      colorPrimaryHover: PERSIMMON_DARK,
      colorPrimaryActive: PERSIMMON_DARK,
      borderColorDisabled: 'transparent',
      fontWeight: 700,
      primaryShadow: 'none',
      defaultShadow: 'none',
      defaultColor: PINE,
      defaultBorderColor: PINE,
      defaultHoverColor: '#1a4033',
      defaultHoverBorderColor: '#1a4033',
      defaultHoverBg: '#e4ede6',
      defaultActiveColor: '#1a4033',
      defaultActiveBorderColor: '#1a4033',
    },
    Input: {
      activeBorderColor: PINE,
      hoverBorderColor: PINE,
      activeShadow: `0 0 0 3px ${RING}`,
      errorActiveShadow: `0 0 0 3px ${RING}`,
      paddingInline: 16,
    },
    Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 6px', labelColor: '#1c2320' },
    Drawer: { paddingLG: 0, zIndexPopup: 1000 },
  },
}
