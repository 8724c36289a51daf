import { theme, type ThemeConfig } from 'antd'
import { CONTROLS } from './controlsClass.ts'

const PRIMARY = 'var(--primary-700)'
const PRIMARY_HOVER = 'var(--primary-800)'
const PRIMARY_TINT = 'var(--primary-100)'
const ERROR = 'var(--error-600)'
const TEXT = 'var(--neutral-900)'
const QUIET = 'var(--neutral-600)'
const BORDER = 'var(--neutral-400)'
const LINE = 'var(--neutral-200)'
const RING = '0 0 0 3px var(--focus-ring)'

/**
 * The site's colours, fonts and shapes for the component library (see `styles/tokens.css`). Every
 * colour that the styles in use refer to is a custom property of the site: what the library would
 * work out by itself suits neither the race's theme nor the dark scheme.
 */
export const antdTheme: ThemeConfig = {
  // The styles are extracted at build time (tools/build/antdStyles.ts).
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: CONTROLS },
  // The library works out others from these; only here it takes custom properties for them.
  algorithm: (seed) => ({
    ...theme.defaultAlgorithm(seed),
    colorPrimary: PRIMARY,
    colorSuccess: PRIMARY,
    colorWarning: ERROR,
    colorError: ERROR,
    colorLink: PRIMARY,
  }),
  token: {
    colorPrimaryHover: PRIMARY_HOVER,
    colorPrimaryActive: PRIMARY_HOVER,
    colorPrimaryBg: PRIMARY_TINT,
    colorPrimaryBgHover: PRIMARY_TINT,
    colorPrimaryBorder: PRIMARY,
    colorWarningBg: 'var(--error-100)',
    colorWarningBgHover: 'var(--error-100)',
    colorWarningBorderHover: ERROR,
    colorWarningHover: ERROR,
    colorWarningText: 'var(--error-700)',
    colorWarningOutline: 'var(--focus-ring)',
    colorWarningAffix: ERROR,
    colorErrorBg: 'var(--error-100)',
    colorErrorBgHover: 'var(--error-100)',
    colorErrorBorderHover: ERROR,
    colorErrorText: 'var(--error-700)',
    colorErrorOutline: 'var(--focus-ring)',
    colorErrorAffix: ERROR,
    colorLinkHover: PRIMARY_HOVER,
    colorLinkActive: PRIMARY_HOVER,
    colorText: TEXT,
    colorTextHeading: TEXT,
    colorTextSecondary: 'var(--neutral-700)',
    colorTextTertiary: QUIET,
    colorTextQuaternary: QUIET,
    colorTextDescription: QUIET,
    colorTextPlaceholder: QUIET,
    colorTextDisabled: QUIET,
    colorTextLightSolid: 'var(--on-primary)',
    colorWhite: 'var(--on-primary)',
    colorIcon: QUIET,
    colorIconHover: TEXT,
    colorFill: LINE,
    colorFillSecondary: LINE,
    colorFillTertiary: PRIMARY_TINT,
    colorFillQuaternary: 'var(--neutral-100)',
    colorBgSolid: TEXT,
    colorBgSolidHover: TEXT,
    colorBgSolidActive: TEXT,
    colorBgContainer: 'var(--surface)',
    colorBgElevated: 'var(--raised)',
    colorBgContainerDisabled: LINE,
    colorBgTextHover: PRIMARY_TINT,
    colorBgTextActive: PRIMARY_TINT,
    colorBgMask: 'rgb(var(--shade-rgb) / 72%)',
    colorBorder: BORDER,
    colorBorderDisabled: LINE,
    colorBorderSecondary: LINE,
    colorSplit: LINE,
    controlItemBgHover: PRIMARY_TINT,
    controlItemBgActive: PRIMARY_TINT,
    controlItemBgActiveHover: PRIMARY_TINT,
    controlOutline: 'var(--focus-ring)',
    boxShadow: 'var(--shadow-menu)',
    boxShadowSecondary: 'var(--shadow-menu)',
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
      colorPrimary: 'var(--accent-600)',
      colorPrimaryHover: 'var(--accent-700)',
      colorPrimaryActive: 'var(--accent-700)',
      primaryColor: 'var(--on-accent)',
      solidTextColor: 'var(--on-accent)',
      borderColorDisabled: 'transparent',
      fontWeight: 700,
      primaryShadow: 'none',
      defaultShadow: 'none',
      defaultColor: PRIMARY,
      defaultBorderColor: PRIMARY,
      defaultHoverColor: PRIMARY_HOVER,
      defaultHoverBorderColor: PRIMARY_HOVER,
      defaultHoverBg: PRIMARY_TINT,
      defaultActiveColor: PRIMARY_HOVER,
      defaultActiveBorderColor: PRIMARY_HOVER,
    },
    DatePicker: {
      activeShadow: RING,
      errorActiveShadow: RING,
      warningActiveShadow: RING,
      cellHoverBg: PRIMARY_TINT,
      cellActiveWithRangeBg: PRIMARY_TINT,
      multipleItemBg: PRIMARY_TINT,
      hoverBorderColor: PRIMARY,
    },
    Input: {
      activeBorderColor: PRIMARY,
      hoverBorderColor: PRIMARY,
      activeShadow: RING,
      errorActiveShadow: RING,
      warningActiveShadow: RING,
      paddingInline: 16,
    },
    Radio: { buttonSolidCheckedColor: 'var(--on-primary)' },
    Select: { multipleItemBg: PRIMARY_TINT, hoverBorderColor: PRIMARY },
    Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 6px', labelColor: TEXT },
    Drawer: { paddingLG: 0, zIndexPopup: 1000 },
  },
}
