import type { Country } from './country.ts'

const CHINESE_REGIONS = 4

/**
 * ISO 3166-1: two-letter, three-letter and numeric code, Chinese|English name. Chinese regions
 * first.
 */
const ROWS = `
CN CHN 156 中国大陆|Mainland China
HK HKG 344 中国香港|Hong Kong, China
MO MAC 446 中国澳门|Macao, China
TW TWN 158 中国台湾|Taiwan, China
AD AND 020 安道尔|Andorra
AE ARE 784 阿联酋|United Arab Emirates
AF AFG 004 阿富汗|Afghanistan
AG ATG 028 安提瓜和巴布达|Antigua and Barbuda
AI AIA 660 安圭拉|Anguilla
AL ALB 008 阿尔巴尼亚|Albania
AM ARM 051 亚美尼亚|Armenia
AO AGO 024 安哥拉|Angola
AQ ATA 010 南极洲|Antarctica
AR ARG 032 阿根廷|Argentina
AS ASM 016 美属萨摩亚|American Samoa
AT AUT 040 奥地利|Austria
AU AUS 036 澳大利亚|Australia
AW ABW 533 阿鲁巴|Aruba
AX ALA 248 奥兰|Åland Islands
AZ AZE 031 阿塞拜疆|Azerbaijan
BA BIH 070 波黑|Bosnia and Herzegovina
BB BRB 052 巴巴多斯|Barbados
BD BGD 050 孟加拉国|Bangladesh
BE BEL 056 比利时|Belgium
BF BFA 854 布基纳法索|Burkina Faso
BG BGR 100 保加利亚|Bulgaria
BH BHR 048 巴林|Bahrain
BI BDI 108 布隆迪|Burundi
BJ BEN 204 贝宁|Benin
BL BLM 652 圣巴泰勒米|Saint Barthélemy
BM BMU 060 百慕大|Bermuda
BN BRN 096 文莱|Brunei Darussalam
BO BOL 068 玻利维亚|Bolivia
BQ BES 535 荷兰加勒比区|Bonaire, Sint Eustatius and Saba
BR BRA 076 巴西|Brazil
BS BHS 044 巴哈马|Bahamas
BT BTN 064 不丹|Bhutan
BV BVT 074 布韦岛|Bouvet Island
BW BWA 072 博茨瓦纳|Botswana
BY BLR 112 白俄罗斯|Belarus
BZ BLZ 084 伯利兹|Belize
CA CAN 124 加拿大|Canada
CC CCK 166 科科斯（基林）群岛|Cocos (Keeling) Islands
CD COD 180 刚果（金）|Democratic Republic of the Congo
CF CAF 140 中非|Central African Republic
CG COG 178 刚果（布）|Republic of the Congo
CH CHE 756 瑞士|Switzerland
CI CIV 384 科特迪瓦|Cote d'Ivoire
CK COK 184 库克群岛|Cook Islands
CL CHL 152 智利|Chile
CM CMR 120 喀麦隆|Cameroon
CO COL 170 哥伦比亚|Colombia
CR CRI 188 哥斯达黎加|Costa Rica
CU CUB 192 古巴|Cuba
CV CPV 132 佛得角|Cape Verde
CW CUW 531 库拉索|Curaçao
CX CXR 162 圣诞岛|Christmas Island
CY CYP 196 塞浦路斯|Cyprus
CZ CZE 203 捷克|Czech Republic
DE DEU 276 德国|Germany
DJ DJI 262 吉布提|Djibouti
DK DNK 208 丹麦|Denmark
DM DMA 212 多米尼克|Dominica
DO DOM 214 多米尼加|Dominican Republic
DZ DZA 012 阿尔及利亚|Algeria
EC ECU 218 厄瓜多尔|Ecuador
EE EST 233 爱沙尼亚|Estonia
EG EGY 818 埃及|Egypt
EH ESH 732 阿拉伯撒哈拉民主共和国|Western Sahara
ER ERI 232 厄立特里亚|Eritrea
ES ESP 724 西班牙|Spain
ET ETH 231 埃塞俄比亚|Ethiopia
FI FIN 246 芬兰|Finland
FJ FJI 242 斐济|Fiji
FK FLK 238 福克兰群岛|Falkland Islands (Malvinas)
FM FSM 583 密克罗尼西亚联邦|Micronesia, Federated States of
FO FRO 234 法罗群岛|Faroe Islands
FR FRA 250 法国|France
GA GAB 266 加蓬|Gabon
GB GBR 826 英国|United Kingdom
GD GRD 308 格林纳达|Grenada
GE GEO 268 格鲁吉亚|Georgia
GF GUF 254 法属圭亚那|French Guiana
GG GGY 831 根西|Guernsey
GH GHA 288 加纳|Ghana
GI GIB 292 直布罗陀|Gibraltar
GL GRL 304 格陵兰|Greenland
GM GMB 270 冈比亚|Republic of The Gambia
GN GIN 324 几内亚|Guinea
GP GLP 312 瓜德罗普|Guadeloupe
GQ GNQ 226 赤道几内亚|Equatorial Guinea
GR GRC 300 希腊|Greece
GS SGS 239 南乔治亚和南桑威奇群岛|South Georgia and the South Sandwich Islands
GT GTM 320 危地马拉|Guatemala
GU GUM 316 关岛|Guam
GW GNB 624 几内亚比绍|Guinea-Bissau
GY GUY 328 圭亚那|Guyana
HM HMD 334 赫德岛和麦克唐纳群岛|Heard Island and McDonald Islands
HN HND 340 洪都拉斯|Honduras
HR HRV 191 克罗地亚|Croatia
HT HTI 332 海地|Haiti
HU HUN 348 匈牙利|Hungary
ID IDN 360 印尼|Indonesia
IE IRL 372 爱尔兰|Ireland
IL ISR 376 以色列|Israel
IM IMN 833 马恩岛|Isle of Man
IN IND 356 印度|India
IO IOT 086 英属印度洋领地|British Indian Ocean Territory
IQ IRQ 368 伊拉克|Iraq
IR IRN 364 伊朗|Islamic Republic of Iran
IS ISL 352 冰岛|Iceland
IT ITA 380 意大利|Italy
JE JEY 832 泽西|Jersey
JM JAM 388 牙买加|Jamaica
JO JOR 400 约旦|Jordan
JP JPN 392 日本|Japan
KE KEN 404 肯尼亚|Kenya
KG KGZ 417 吉尔吉斯斯坦|Kyrgyzstan
KH KHM 116 柬埔寨|Cambodia
KI KIR 296 基里巴斯|Kiribati
KM COM 174 科摩罗|Comoros
KN KNA 659 圣基茨和尼维斯|Saint Kitts and Nevis
KP PRK 408 朝鲜|North Korea
KR KOR 410 韩国|South Korea
KW KWT 414 科威特|Kuwait
KY CYM 136 开曼群岛|Cayman Islands
KZ KAZ 398 哈萨克斯坦|Kazakhstan
LA LAO 418 老挝|Lao People's Democratic Republic
LB LBN 422 黎巴嫩|Lebanon
LC LCA 662 圣卢西亚|Saint Lucia
LI LIE 438 列支敦士登|Liechtenstein
LK LKA 144 斯里兰卡|Sri Lanka
LR LBR 430 利比里亚|Liberia
LS LSO 426 莱索托|Lesotho
LT LTU 440 立陶宛|Lithuania
LU LUX 442 卢森堡|Luxembourg
LV LVA 428 拉脱维亚|Latvia
LY LBY 434 利比亚|Libya
MA MAR 504 摩洛哥|Morocco
MC MCO 492 摩纳哥|Monaco
MD MDA 498 摩尔多瓦|Moldova, Republic of
ME MNE 499 黑山|Montenegro
MF MAF 663 法属圣马丁|Saint Martin (French part)
MG MDG 450 马达加斯加|Madagascar
MH MHL 584 马绍尔群岛|Marshall Islands
MK MKD 807 北马其顿|The Republic of North Macedonia
ML MLI 466 马里|Mali
MM MMR 104 缅甸|Myanmar
MN MNG 496 蒙古|Mongolia
MP MNP 580 北马里亚纳群岛|Northern Mariana Islands
MQ MTQ 474 马提尼克|Martinique
MR MRT 478 毛里塔尼亚|Mauritania
MS MSR 500 蒙特塞拉特|Montserrat
MT MLT 470 马耳他|Malta
MU MUS 480 毛里求斯|Mauritius
MV MDV 462 马尔代夫|Maldives
MW MWI 454 马拉维|Malawi
MX MEX 484 墨西哥|Mexico
MY MYS 458 马来西亚|Malaysia
MZ MOZ 508 莫桑比克|Mozambique
NA NAM 516 纳米比亚|Namibia
NC NCL 540 新喀里多尼亚|New Caledonia
NE NER 562 尼日尔|Niger
NF NFK 574 诺福克岛|Norfolk Island
NG NGA 566 尼日利亚|Nigeria
NI NIC 558 尼加拉瓜|Nicaragua
NL NLD 528 荷兰|Netherlands
NO NOR 578 挪威|Norway
NP NPL 524 尼泊尔|Nepal
NR NRU 520 瑙鲁|Nauru
NU NIU 570 纽埃|Niue
NZ NZL 554 新西兰|New Zealand
OM OMN 512 阿曼|Oman
PA PAN 591 巴拿马|Panama
PE PER 604 秘鲁|Peru
PF PYF 258 法属波利尼西亚|French Polynesia
PG PNG 598 巴布亚新几内亚|Papua New Guinea
PH PHL 608 菲律宾|Philippines
PK PAK 586 巴基斯坦|Pakistan
PL POL 616 波兰|Poland
PM SPM 666 圣皮埃尔和密克隆|Saint Pierre and Miquelon
PN PCN 612 皮特凯恩群岛|Pitcairn
PR PRI 630 波多黎各|Puerto Rico
PS PSE 275 巴勒斯坦|State of Palestine
PT PRT 620 葡萄牙|Portugal
PW PLW 585 帕劳|Palau
PY PRY 600 巴拉圭|Paraguay
QA QAT 634 卡塔尔|Qatar
RE REU 638 留尼汪|Reunion
RO ROU 642 罗马尼亚|Romania
RS SRB 688 塞尔维亚|Serbia
RU RUS 643 俄罗斯|Russian Federation
RW RWA 646 卢旺达|Rwanda
SA SAU 682 沙特阿拉伯|Saudi Arabia
SB SLB 090 所罗门群岛|Solomon Islands
SC SYC 690 塞舌尔|Seychelles
SD SDN 729 苏丹|Sudan
SE SWE 752 瑞典|Sweden
SG SGP 702 新加坡|Singapore
SH SHN 654 圣赫勒拿、阿森松和特里斯坦-达库尼亚|Saint Helena
SI SVN 705 斯洛文尼亚|Slovenia
SJ SJM 744 斯瓦尔巴和扬马延|Svalbard and Jan Mayen
SK SVK 703 斯洛伐克|Slovakia
SL SLE 694 塞拉利昂|Sierra Leone
SM SMR 674 圣马力诺|San Marino
SN SEN 686 塞内加尔|Senegal
SO SOM 706 索马里|Somalia
SR SUR 740 苏里南|Suriname
SS SSD 728 南苏丹|South Sudan
ST STP 678 圣多美和普林西比|Sao Tome and Principe
SV SLV 222 萨尔瓦多|El Salvador
SX SXM 534 荷属圣马丁|Sint Maarten (Dutch part)
SY SYR 760 叙利亚|Syrian Arab Republic
SZ SWZ 748 斯威士兰|Eswatini
TC TCA 796 特克斯和凯科斯群岛|Turks and Caicos Islands
TD TCD 148 乍得|Chad
TF ATF 260 法属南部领地|French Southern Territories
TG TGO 768 多哥|Togo
TH THA 764 泰国|Thailand
TJ TJK 762 塔吉克斯坦|Tajikistan
TK TKL 772 托克劳|Tokelau
TL TLS 626 东帝汶|Timor-Leste
TM TKM 795 土库曼斯坦|Turkmenistan
TN TUN 788 突尼斯|Tunisia
TO TON 776 汤加|Tonga
TR TUR 792 土耳其|Türkiye
TT TTO 780 特立尼达和多巴哥|Trinidad and Tobago
TV TUV 798 图瓦卢|Tuvalu
TZ TZA 834 坦桑尼亚|United Republic of Tanzania
UA UKR 804 乌克兰|Ukraine
UG UGA 800 乌干达|Uganda
UM UMI 581 美国本土外小岛屿|United States Minor Outlying Islands
US USA 840 美国|United States of America
UY URY 858 乌拉圭|Uruguay
UZ UZB 860 乌兹别克斯坦|Uzbekistan
VA VAT 336 梵蒂冈|Holy See (Vatican City State)
VC VCT 670 圣文森特和格林纳丁斯|Saint Vincent and the Grenadines
VE VEN 862 委内瑞拉|Venezuela
VG VGB 092 英属维尔京群岛|Virgin Islands, British
VI VIR 850 美属维尔京群岛|Virgin Islands, U.S.
VN VNM 704 越南|Vietnam
VU VUT 548 瓦努阿图|Vanuatu
WF WLF 876 瓦利斯和富图纳|Wallis and Futuna
WS WSM 882 萨摩亚|Samoa
YE YEM 887 也门|Yemen
YT MYT 175 马约特|Mayotte
ZA ZAF 710 南非|South Africa
ZM ZMB 894 赞比亚|Zambia
ZW ZWE 716 津巴布韦|Zimbabwe
`

/** The built-in country list (spec §3), used until the server's list has loaded. */
export const builtInCountries: Country[] = ROWS.trim()
  .split('\n')
  .map((row, index) => {
    const [, twoCode = '', threeCode = '', numberCode = '', cnName = '', enName = ''] =
      /^(\S+) (\S+) (\S+) (.+)\|(.+)$/.exec(row) ?? []
    return {
      id: String(index + 1),
      twoCode,
      threeCode,
      numberCode,
      cnName,
      enName,
      itemName: cnName,
      itemCode: twoCode,
      itemSort: index < CHINESE_REGIONS ? index + 1 : 100,
      dictCode: 'country',
    }
  })
