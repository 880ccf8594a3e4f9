import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { r as distanceMeters } from "./geo-Df4cGKpX.js";
import { t as defineCity } from "./place-Cd75vmUI.js";
// packages/rules/src/places/gazetteer/eg.ts
var egyptianCities = [
	defineCity("eg", "Cairo", [30.0444, 31.2357], [
		[
			"Cairo International Airport",
			"Heliopolis",
			"airport",
			30.1219,
			31.4056
		],
		[
			"Tahrir Square",
			"Downtown",
			"landmark",
			30.0444,
			31.2357
		],
		[
			"Ramses Station",
			"Azbakeya",
			"station",
			30.0626,
			31.2467
		],
		[
			"Khan el-Khalili",
			"Islamic Cairo",
			"market",
			30.0477,
			31.2622
		],
		[
			"Egyptian Museum",
			"Downtown",
			"landmark",
			30.0478,
			31.2336
		],
		[
			"Citadel of Saladin",
			"Islamic Cairo",
			"landmark",
			30.0299,
			31.2611
		],
		[
			"City Stars Mall",
			"Nasr City",
			"mall",
			30.073,
			31.3456
		],
		[
			"Cairo Festival City Mall",
			"New Cairo",
			"mall",
			30.0285,
			31.4085
		],
		[
			"Cairo Tower",
			"Zamalek",
			"landmark",
			30.0459,
			31.2243
		],
		[
			"Al-Azhar University",
			"Nasr City",
			"university",
			30.0575,
			31.315
		],
		[
			"Ain Shams University",
			"Abbassia",
			"university",
			30.0775,
			31.285
		],
		[
			"American University in Cairo",
			"New Cairo",
			"university",
			30.0195,
			31.5
		],
		[
			"Kasr Al-Ainy Hospital",
			"Manial",
			"hospital",
			30.031,
			31.228
		],
		[
			"Cairo International Stadium",
			"Nasr City",
			"stadium",
			30.0691,
			31.3123
		],
		[
			"Al-Azhar Park",
			"Darb al-Ahmar",
			"park",
			30.0405,
			31.265
		],
		[
			"Zamalek",
			"",
			"suburb",
			30.0615,
			31.2195
		],
		[
			"Maadi",
			"",
			"suburb",
			29.96,
			31.257
		],
		[
			"Heliopolis",
			"",
			"suburb",
			30.0911,
			31.3225
		],
		[
			"Nasr City",
			"",
			"suburb",
			30.0565,
			31.33
		],
		[
			"New Cairo",
			"",
			"suburb",
			30.0075,
			31.4913
		]
	]),
	defineCity("eg", "Alexandria", [31.2001, 29.9187], [
		[
			"Borg El Arab Airport",
			"Borg El Arab",
			"airport",
			30.9177,
			29.6964
		],
		[
			"Bibliotheca Alexandrina",
			"Shatby",
			"landmark",
			31.2089,
			29.9092
		],
		[
			"Misr Station",
			"Moharam Bek",
			"station",
			31.1925,
			29.9045
		],
		[
			"Citadel of Qaitbay",
			"Anfoushi",
			"landmark",
			31.214,
			29.8856
		],
		[
			"San Stefano Grand Plaza",
			"San Stefano",
			"mall",
			31.2455,
			29.9665
		],
		[
			"City Centre Alexandria",
			"Desert Road",
			"mall",
			31.1685,
			29.932
		],
		[
			"Alexandria University",
			"Shatby",
			"university",
			31.2105,
			29.9135
		],
		[
			"Montaza Palace",
			"Montaza",
			"park",
			31.2885,
			30.016
		],
		[
			"Stanley Bridge",
			"Stanley",
			"landmark",
			31.2355,
			29.949
		],
		[
			"Alexandria Stadium",
			"Moharam Bek",
			"stadium",
			31.1975,
			29.9135
		],
		[
			"Smouha",
			"",
			"suburb",
			31.2135,
			29.9445
		],
		[
			"Sidi Gaber Station",
			"Sidi Gaber",
			"station",
			31.2185,
			29.942
		]
	]),
	defineCity("eg", "Giza", [30.0131, 31.2089], [
		[
			"Pyramids of Giza",
			"Al Haram",
			"landmark",
			29.9792,
			31.1342
		],
		[
			"Grand Egyptian Museum",
			"Al Haram",
			"landmark",
			29.9937,
			31.1195
		],
		[
			"Cairo University",
			"Dokki",
			"university",
			30.0263,
			31.208
		],
		[
			"Giza Railway Station",
			"Giza Square",
			"station",
			30.0103,
			31.2072
		],
		[
			"Giza Zoo",
			"Dokki",
			"park",
			30.0245,
			31.2135
		],
		[
			"Mall of Arabia",
			"6th of October",
			"mall",
			30.007,
			30.9735
		],
		[
			"Mall of Egypt",
			"6th of October",
			"mall",
			29.9725,
			31.017
		],
		[
			"Sphinx International Airport",
			"Abu Rawash",
			"airport",
			30.1085,
			30.8935
		],
		[
			"Dokki",
			"",
			"suburb",
			30.0385,
			31.211
		],
		[
			"Mohandessin",
			"",
			"suburb",
			30.055,
			31.2
		],
		[
			"6th of October City",
			"",
			"suburb",
			29.9725,
			30.944
		],
		[
			"Sheikh Zayed City",
			"",
			"suburb",
			30.0425,
			30.984
		]
	]),
	defineCity("eg", "Port Said", [31.2653, 32.3019], [
		[
			"Port Said Airport",
			"El Gamil",
			"airport",
			31.2794,
			32.24
		],
		[
			"Suez Canal Authority Building",
			"Palestine Street",
			"landmark",
			31.2605,
			32.313
		],
		[
			"Port Said Railway Station",
			"Mohamed Mahmoud",
			"station",
			31.259,
			32.301
		],
		[
			"Port Said Lighthouse",
			"Al Sharq",
			"landmark",
			31.2645,
			32.3085
		],
		[
			"Port Fouad Ferry",
			"Palestine Street",
			"station",
			31.2575,
			32.313
		],
		[
			"Port Said University",
			"Port Fouad",
			"university",
			31.2485,
			32.3165
		],
		[
			"Al Masry Club Stadium",
			"Al Manakh",
			"stadium",
			31.27,
			32.292
		],
		[
			"Port Fouad",
			"",
			"suburb",
			31.2495,
			32.32
		],
		[
			"Al Salam Hospital",
			"Al Zohour",
			"hospital",
			31.2665,
			32.2835
		]
	]),
	defineCity("eg", "Suez", [29.9668, 32.5498], [
		[
			"Suez Railway Station",
			"Arbaeen",
			"station",
			29.974,
			32.528
		],
		[
			"Port Tewfik",
			"Port Tewfik",
			"landmark",
			29.937,
			32.5675
		],
		[
			"Suez University",
			"Al Salam",
			"university",
			29.988,
			32.5045
		],
		[
			"Suez General Hospital",
			"Suez",
			"hospital",
			29.971,
			32.544
		],
		[
			"Suez Stadium",
			"Faisal",
			"stadium",
			29.984,
			32.528
		],
		[
			"Suez Corniche",
			"Corniche",
			"landmark",
			29.958,
			32.555
		],
		[
			"Suez Bus Station",
			"Cairo Road",
			"station",
			29.993,
			32.508
		],
		[
			"Arbaeen",
			"",
			"suburb",
			29.977,
			32.533
		],
		[
			"Ain Sokhna Port",
			"Ain Sokhna",
			"landmark",
			29.6605,
			32.3505
		]
	]),
	defineCity("eg", "Luxor", [25.6872, 32.6396], [
		[
			"Luxor International Airport",
			"New Tiba",
			"airport",
			25.671,
			32.7066
		],
		[
			"Luxor Temple",
			"East Bank",
			"landmark",
			25.6995,
			32.6391
		],
		[
			"Karnak Temple",
			"Karnak",
			"landmark",
			25.7188,
			32.6573
		],
		[
			"Luxor Railway Station",
			"East Bank",
			"station",
			25.6955,
			32.6455
		],
		[
			"Valley of the Kings",
			"West Bank",
			"landmark",
			25.7402,
			32.6014
		],
		[
			"Luxor Museum",
			"Corniche",
			"landmark",
			25.7075,
			32.6445
		],
		[
			"Winter Palace Hotel",
			"Corniche",
			"hotel",
			25.696,
			32.6365
		],
		[
			"Luxor International Hospital",
			"Television Street",
			"hospital",
			25.6885,
			32.651
		],
		[
			"Luxor Souq",
			"East Bank",
			"market",
			25.7,
			32.6425
		],
		[
			"West Bank Ferry",
			"Corniche",
			"station",
			25.6995,
			32.6365
		]
	])
];
// packages/rules/src/places/gazetteer/et.ts
var ethiopianCities = [
	defineCity("et", "Addis Ababa", [9.0107, 38.7613], [
		[
			"Bole International Airport",
			"Bole",
			"airport",
			8.9806,
			38.7993
		],
		[
			"Meskel Square",
			"Kirkos",
			"landmark",
			9.0105,
			38.7613
		],
		[
			"Merkato",
			"Addis Ketema",
			"market",
			9.0335,
			38.739
		],
		[
			"African Union Headquarters",
			"Lideta",
			"office",
			8.9995,
			38.7425
		],
		[
			"Edna Mall",
			"Bole",
			"mall",
			8.9975,
			38.786
		],
		[
			"Addis Ababa University",
			"Sidist Kilo",
			"university",
			9.0465,
			38.7605
		],
		[
			"National Museum of Ethiopia",
			"Arat Kilo",
			"landmark",
			9.0385,
			38.762
		],
		[
			"Tikur Anbessa (Black Lion) Hospital",
			"Lideta",
			"hospital",
			9.02,
			38.7495
		],
		[
			"St Paul’s Hospital",
			"Gulele",
			"hospital",
			9.0475,
			38.728
		],
		[
			"Holy Trinity Cathedral",
			"Arat Kilo",
			"landmark",
			9.031,
			38.7665
		],
		[
			"La Gare",
			"Kirkos",
			"station",
			9.0115,
			38.754
		],
		[
			"Furi-Lebu Railway Station",
			"Lebu",
			"station",
			8.9185,
			38.6865
		],
		[
			"Addis Ababa Stadium",
			"Kirkos",
			"stadium",
			9.0135,
			38.756
		],
		[
			"Unity Park",
			"Arat Kilo",
			"park",
			9.0265,
			38.763
		],
		[
			"Sheraton Addis",
			"Kirkos",
			"hotel",
			9.0195,
			38.76
		],
		[
			"Bole",
			"",
			"suburb",
			8.9955,
			38.789
		],
		[
			"Piassa",
			"",
			"suburb",
			9.035,
			38.753
		],
		[
			"Kazanchis",
			"",
			"suburb",
			9.017,
			38.77
		],
		[
			"Megenagna",
			"",
			"suburb",
			9.02,
			38.801
		],
		[
			"CMC",
			"",
			"suburb",
			9.021,
			38.849
		]
	]),
	defineCity("et", "Dire Dawa", [9.6009, 41.8501], [
		[
			"Dire Dawa Airport",
			"Airport",
			"airport",
			9.6247,
			41.8542
		],
		[
			"Old Railway Station",
			"Kezira",
			"station",
			9.5995,
			41.853
		],
		[
			"Dire Dawa SGR Station",
			"Melka Jebdu",
			"station",
			9.634,
			41.782
		],
		[
			"Kefira Market",
			"Megala",
			"market",
			9.5915,
			41.859
		],
		[
			"Dire Dawa University",
			"Sabian",
			"university",
			9.6125,
			41.8285
		],
		[
			"Dil Chora Referral Hospital",
			"Kezira",
			"hospital",
			9.5975,
			41.8465
		],
		[
			"Dire Dawa Stadium",
			"Kezira",
			"stadium",
			9.6045,
			41.848
		],
		[
			"Kezira",
			"",
			"suburb",
			9.598,
			41.851
		],
		[
			"Sabian",
			"",
			"suburb",
			9.6125,
			41.838
		]
	]),
	defineCity("et", "Mekelle", [13.4967, 39.4753], [
		[
			"Alula Aba Nega Airport",
			"Quiha",
			"airport",
			13.4674,
			39.5335
		],
		[
			"Martyrs’ Memorial (Hawelti)",
			"Hawelti",
			"landmark",
			13.481,
			39.475
		],
		[
			"Yohannes IV Palace Museum",
			"Kedamay Weyane",
			"landmark",
			13.5005,
			39.4765
		],
		[
			"Mekelle University Arid Campus",
			"Endayesus",
			"university",
			13.4785,
			39.487
		],
		[
			"Ayder Referral Hospital",
			"Ayder",
			"hospital",
			13.4905,
			39.451
		],
		[
			"Mekelle Market",
			"Kedamay Weyane",
			"market",
			13.495,
			39.469
		],
		[
			"Axum Hotel",
			"Hawelti",
			"hotel",
			13.4905,
			39.477
		],
		[
			"Quiha",
			"",
			"suburb",
			13.478,
			39.545
		],
		[
			"Adi Haki",
			"",
			"suburb",
			13.4855,
			39.4705
		]
	]),
	defineCity("et", "Adama", [8.5414, 39.2689], [
		[
			"Adama Science and Technology University",
			"Kebele 14",
			"university",
			8.5625,
			39.2905
		],
		[
			"Adama Railway Station",
			"Adama",
			"station",
			8.497,
			39.293
		],
		[
			"Adama Bus Station",
			"Central",
			"station",
			8.541,
			39.2745
		],
		[
			"Adama Hospital Medical College",
			"Central",
			"hospital",
			8.5425,
			39.2665
		],
		[
			"Adama Stadium",
			"Central",
			"stadium",
			8.539,
			39.266
		],
		[
			"Adama Market",
			"Central",
			"market",
			8.5465,
			39.2635
		],
		[
			"Dire International Hotel",
			"Central",
			"hotel",
			8.5405,
			39.272
		],
		[
			"Sodere Resort",
			"Sodere",
			"landmark",
			8.3985,
			39.3955
		],
		[
			"Geda",
			"",
			"suburb",
			8.5335,
			39.258
		]
	]),
	defineCity("et", "Hawassa", [7.0504, 38.4955], [
		[
			"Hawassa Airport",
			"Airport",
			"airport",
			7.0985,
			38.398
		],
		[
			"Lake Hawassa Fish Market (Amora Gedel)",
			"Lakeside",
			"market",
			7.044,
			38.459
		],
		[
			"Hawassa University Main Campus",
			"Tabor",
			"university",
			7.0505,
			38.5045
		],
		[
			"Hawassa Referral Hospital",
			"Hayk Dar",
			"hospital",
			7.033,
			38.488
		],
		[
			"Hawassa Industrial Park",
			"Industry",
			"office",
			7.076,
			38.501
		],
		[
			"St Gabriel Church",
			"Piassa",
			"landmark",
			7.0545,
			38.4675
		],
		[
			"Haile Resort",
			"Lakeside",
			"hotel",
			7.0735,
			38.474
		],
		[
			"Hawassa Bus Station",
			"Menaheria",
			"station",
			7.0525,
			38.485
		],
		[
			"Tabor Hill",
			"Tabor",
			"landmark",
			7.055,
			38.493
		]
	]),
	defineCity("et", "Bahir Dar", [11.5936, 37.3908], [
		[
			"Bahir Dar Airport",
			"Airport",
			"airport",
			11.6081,
			37.3216
		],
		[
			"Lake Tana Port",
			"Shum Abo",
			"station",
			11.6,
			37.388
		],
		[
			"Bahir Dar University Peda Campus",
			"Peda",
			"university",
			11.5745,
			37.396
		],
		[
			"Felege Hiwot Hospital",
			"Kebele 3",
			"hospital",
			11.601,
			37.381
		],
		[
			"Bahir Dar Stadium",
			"Zenzelima Road",
			"stadium",
			11.5645,
			37.4175
		],
		[
			"Bahir Dar Market",
			"Kebele 5",
			"market",
			11.5885,
			37.382
		],
		[
			"Saint George Church",
			"Shum Abo",
			"landmark",
			11.5975,
			37.3885
		],
		[
			"Bahir Dar Bus Station",
			"Kebele 4",
			"station",
			11.5905,
			37.38
		],
		[
			"Blue Nile Bridge",
			"Abay",
			"landmark",
			11.599,
			37.4085
		]
	])
];
// packages/rules/src/places/gazetteer/gh.ts
var ghanaianCities = [
	defineCity("gh", "Accra", [5.5502, -.2174], [
		[
			"Kotoka International Airport",
			"Airport City",
			"airport",
			5.6052,
			-.1703
		],
		[
			"Accra Mall",
			"Tetteh Quarshie",
			"mall",
			5.6207,
			-.1735
		],
		[
			"Independence Square",
			"Osu",
			"landmark",
			5.5463,
			-.1925
		],
		[
			"Makola Market",
			"Accra Central",
			"market",
			5.5465,
			-.209
		],
		[
			"West Hills Mall",
			"Weija",
			"mall",
			5.5445,
			-.345
		],
		[
			"Marina Mall",
			"Airport City",
			"mall",
			5.604,
			-.178
		],
		[
			"Kwame Nkrumah Circle",
			"Circle",
			"station",
			5.5698,
			-.2155
		],
		[
			"Kwame Nkrumah Mausoleum",
			"Accra Central",
			"landmark",
			5.5445,
			-.203
		],
		[
			"University of Ghana",
			"Legon",
			"university",
			5.6508,
			-.187
		],
		[
			"Korle Bu Teaching Hospital",
			"Korle Bu",
			"hospital",
			5.537,
			-.2265
		],
		[
			"37 Military Hospital",
			"Cantonments",
			"hospital",
			5.588,
			-.1845
		],
		[
			"Accra Sports Stadium",
			"Osu",
			"stadium",
			5.5515,
			-.192
		],
		[
			"Kaneshie Market",
			"Kaneshie",
			"market",
			5.566,
			-.2345
		],
		[
			"Achimota School",
			"Achimota",
			"school",
			5.6275,
			-.212
		],
		[
			"Labadi Beach",
			"La",
			"landmark",
			5.5605,
			-.1435
		],
		[
			"Osu",
			"",
			"suburb",
			5.556,
			-.1825
		],
		[
			"East Legon",
			"",
			"suburb",
			5.637,
			-.161
		],
		[
			"Madina",
			"",
			"suburb",
			5.6685,
			-.1655
		],
		[
			"Dansoman",
			"",
			"suburb",
			5.546,
			-.265
		],
		[
			"Spintex",
			"",
			"suburb",
			5.636,
			-.1
		]
	]),
	defineCity("gh", "Kumasi", [6.6885, -1.6244], [
		[
			"Kumasi International Airport",
			"Manhyia",
			"airport",
			6.7146,
			-1.5908
		],
		[
			"Kejetia Market",
			"Adum",
			"market",
			6.698,
			-1.6215
		],
		[
			"Kumasi City Mall",
			"Asokwa",
			"mall",
			6.67,
			-1.6075
		],
		[
			"Kwame Nkrumah University (KNUST)",
			"Ayeduase",
			"university",
			6.6745,
			-1.5716
		],
		[
			"Komfo Anokye Teaching Hospital",
			"Bantama",
			"hospital",
			6.6975,
			-1.6295
		],
		[
			"Baba Yara Stadium",
			"Asokwa",
			"stadium",
			6.682,
			-1.605
		],
		[
			"Manhyia Palace",
			"Manhyia",
			"landmark",
			6.7035,
			-1.6155
		],
		[
			"Tech Junction",
			"KNUST",
			"station",
			6.6865,
			-1.5745
		],
		[
			"Adum",
			"",
			"suburb",
			6.6915,
			-1.625
		],
		[
			"Bantama",
			"",
			"suburb",
			6.703,
			-1.637
		],
		[
			"Suame",
			"",
			"suburb",
			6.7165,
			-1.637
		]
	]),
	defineCity("gh", "Tamale", [9.4034, -.8424], [
		[
			"Tamale International Airport",
			"Nyankpala",
			"airport",
			9.5572,
			-.8632
		],
		[
			"Tamale Central Market",
			"Central",
			"market",
			9.403,
			-.8415
		],
		[
			"Tamale Teaching Hospital",
			"Salaga Road",
			"hospital",
			9.3905,
			-.824
		],
		[
			"Aliu Mahama Stadium",
			"Education Ridge",
			"stadium",
			9.415,
			-.8665
		],
		[
			"University for Development Studies, Dungu",
			"Dungu",
			"university",
			9.374,
			-.881
		],
		[
			"Tamale Main Station",
			"Central",
			"station",
			9.4045,
			-.84
		],
		[
			"Tamale Technical University",
			"Education Ridge",
			"university",
			9.418,
			-.859
		],
		[
			"Centre for National Culture",
			"Central",
			"landmark",
			9.401,
			-.8445
		],
		[
			"Vittin",
			"",
			"suburb",
			9.3905,
			-.8085
		],
		[
			"Sakasaka",
			"",
			"suburb",
			9.407,
			-.851
		]
	]),
	defineCity("gh", "Takoradi", [4.8963, -1.7553], [
		[
			"Takoradi Airport",
			"Apremdo",
			"airport",
			4.8961,
			-1.7748
		],
		[
			"Takoradi Market Circle",
			"Central",
			"market",
			4.8985,
			-1.759
		],
		[
			"Takoradi Mall",
			"Effia Junction",
			"mall",
			4.916,
			-1.774
		],
		[
			"Takoradi Harbour",
			"Harbour",
			"landmark",
			4.8875,
			-1.744
		],
		[
			"Takoradi Technical University",
			"Airport Ridge",
			"university",
			4.9075,
			-1.757
		],
		[
			"Effia-Nkwanta Regional Hospital",
			"Sekondi",
			"hospital",
			4.922,
			-1.73
		],
		[
			"Essipong Stadium",
			"Sekondi",
			"stadium",
			4.943,
			-1.697
		],
		[
			"Sekondi",
			"",
			"suburb",
			4.937,
			-1.711
		],
		[
			"Anaji",
			"",
			"suburb",
			4.9195,
			-1.784
		],
		[
			"Kwesimintsim",
			"",
			"suburb",
			4.909,
			-1.776
		]
	]),
	defineCity("gh", "Cape Coast", [5.1053, -1.2466], [
		[
			"Cape Coast Castle",
			"Victoria Road",
			"landmark",
			5.1036,
			-1.2413
		],
		[
			"University of Cape Coast",
			"Apewosika",
			"university",
			5.1155,
			-1.2905
		],
		[
			"Cape Coast Teaching Hospital",
			"Interberton",
			"hospital",
			5.1345,
			-1.2655
		],
		[
			"Cape Coast Sports Stadium",
			"Abura",
			"stadium",
			5.1235,
			-1.2725
		],
		[
			"Kotokuraba Market",
			"Kotokuraba",
			"market",
			5.1085,
			-1.2455
		],
		[
			"Pedu Junction",
			"Pedu",
			"station",
			5.128,
			-1.26
		],
		[
			"Mfantsipim School",
			"Kotokuraba",
			"school",
			5.1155,
			-1.248
		],
		[
			"Elmina Castle",
			"Elmina",
			"landmark",
			5.0826,
			-1.3482
		],
		[
			"Abura",
			"",
			"suburb",
			5.1275,
			-1.2545
		]
	]),
	defineCity("gh", "Tema", [5.6698, -.0166], [
		[
			"Tema Harbour",
			"Harbour",
			"landmark",
			5.6375,
			.01
		],
		[
			"Tema Community 1 Market",
			"Community 1",
			"market",
			5.6455,
			-.0055
		],
		[
			"Tema General Hospital",
			"Community 12",
			"hospital",
			5.6745,
			-.0235
		],
		[
			"Tema Railway Station",
			"Community 1",
			"station",
			5.6485,
			-.0035
		],
		[
			"Tema Motorway Roundabout",
			"Community 11",
			"landmark",
			5.673,
			-.004
		],
		[
			"Tema Sports Stadium",
			"Community 5",
			"stadium",
			5.654,
			-.013
		],
		[
			"Meridian Rock (Greenwich)",
			"Community 2",
			"landmark",
			5.636,
			0
		],
		[
			"Ashaiman",
			"",
			"suburb",
			5.6945,
			-.0335
		],
		[
			"Sakumono",
			"",
			"suburb",
			5.6195,
			-.0605
		],
		[
			"Community 25",
			"",
			"suburb",
			5.732,
			.039
		]
	])
];
// packages/rules/src/places/gazetteer/ke.ts
var kenyanCities = [
	defineCity("ke", "Nairobi", [-1.2864, 36.8172], [
		[
			"Jomo Kenyatta International Airport (JKIA)",
			"Embakasi",
			"airport",
			-1.3305,
			36.9252
		],
		[
			"Kenyatta International Convention Centre (KICC)",
			"CBD",
			"landmark",
			-1.2885,
			36.8233
		],
		[
			"Nairobi Central Railway Station",
			"CBD",
			"station",
			-1.2913,
			36.8282
		],
		[
			"Nairobi SGR Terminus",
			"Syokimau",
			"station",
			-1.365,
			36.907
		],
		[
			"Westgate Shopping Mall",
			"Westlands",
			"mall",
			-1.2571,
			36.8033
		],
		[
			"Sarit Centre",
			"Westlands",
			"mall",
			-1.261,
			36.802
		],
		[
			"Village Market",
			"Gigiri",
			"mall",
			-1.2295,
			36.8045
		],
		[
			"Two Rivers Mall",
			"Ruaka",
			"mall",
			-1.2114,
			36.7951
		],
		[
			"Yaya Centre",
			"Kilimani",
			"mall",
			-1.2927,
			36.7878
		],
		[
			"Junction Mall",
			"Ngong Road",
			"mall",
			-1.2985,
			36.7625
		],
		[
			"Prestige Plaza",
			"Ngong Road",
			"mall",
			-1.2996,
			36.7875
		],
		[
			"Galleria Mall",
			"Karen",
			"mall",
			-1.3432,
			36.7652
		],
		[
			"The Hub Karen",
			"Karen",
			"mall",
			-1.3197,
			36.7041
		],
		[
			"Garden City Mall",
			"Thika Road",
			"mall",
			-1.2323,
			36.8786
		],
		[
			"Thika Road Mall (TRM)",
			"Roysambu",
			"mall",
			-1.2197,
			36.8885
		],
		[
			"Nextgen Mall",
			"Mombasa Road",
			"mall",
			-1.3235,
			36.8435
		],
		[
			"Wilson Airport",
			"Lang'ata",
			"airport",
			-1.3217,
			36.8148
		],
		[
			"Kencom Bus Stop",
			"CBD",
			"station",
			-1.2857,
			36.8251
		],
		[
			"Machakos Country Bus Station",
			"Pumwani",
			"station",
			-1.2888,
			36.8375
		],
		[
			"Globe Roundabout",
			"CBD",
			"landmark",
			-1.2789,
			36.8215
		],
		[
			"University of Nairobi",
			"CBD",
			"university",
			-1.2796,
			36.8163
		],
		[
			"Kenyatta University",
			"Kahawa",
			"university",
			-1.1807,
			36.9278
		],
		[
			"Strathmore University",
			"Madaraka",
			"university",
			-1.3096,
			36.8128
		],
		[
			"Technical University of Kenya",
			"CBD",
			"university",
			-1.2922,
			36.8212
		],
		[
			"USIU Africa",
			"Kasarani",
			"university",
			-1.2186,
			36.8794
		],
		[
			"Kenyatta National Hospital",
			"Upper Hill",
			"hospital",
			-1.3015,
			36.8068
		],
		[
			"Nairobi Hospital",
			"Upper Hill",
			"hospital",
			-1.2963,
			36.8046
		],
		[
			"Aga Khan University Hospital",
			"Parklands",
			"hospital",
			-1.2612,
			36.8236
		],
		[
			"MP Shah Hospital",
			"Parklands",
			"hospital",
			-1.2637,
			36.8125
		],
		[
			"Mama Lucy Kibaki Hospital",
			"Umoja",
			"hospital",
			-1.2745,
			36.8994
		],
		[
			"Moi International Sports Centre, Kasarani",
			"Kasarani",
			"stadium",
			-1.2281,
			36.8907
		],
		[
			"Nyayo National Stadium",
			"Madaraka",
			"stadium",
			-1.3042,
			36.8245
		],
		[
			"Uhuru Park",
			"CBD",
			"park",
			-1.2897,
			36.8162
		],
		[
			"Karura Forest",
			"Gigiri",
			"park",
			-1.2358,
			36.8278
		],
		[
			"Nairobi National Park Main Gate",
			"Lang'ata",
			"park",
			-1.3387,
			36.7787
		],
		[
			"Giraffe Centre",
			"Karen",
			"landmark",
			-1.3762,
			36.7444
		],
		[
			"Nairobi National Museum",
			"Museum Hill",
			"landmark",
			-1.2741,
			36.8147
		],
		[
			"United Nations Office at Nairobi",
			"Gigiri",
			"office",
			-1.2335,
			36.8182
		],
		[
			"Gikomba Market",
			"Pumwani",
			"market",
			-1.2866,
			36.8403
		],
		[
			"Toi Market",
			"Kibera",
			"market",
			-1.3067,
			36.7783
		],
		[
			"City Market",
			"CBD",
			"market",
			-1.2838,
			36.8198
		],
		[
			"Alliance High School",
			"Kikuyu",
			"school",
			-1.262,
			36.669
		],
		[
			"Starehe Boys Centre",
			"Starehe",
			"school",
			-1.2808,
			36.838
		],
		[
			"Westlands",
			"",
			"suburb",
			-1.2676,
			36.807
		],
		[
			"Kilimani",
			"",
			"suburb",
			-1.2897,
			36.787
		],
		[
			"Karen",
			"",
			"suburb",
			-1.3194,
			36.7073
		],
		[
			"Lang'ata",
			"",
			"suburb",
			-1.3433,
			36.7693
		],
		[
			"Kibera",
			"",
			"suburb",
			-1.3133,
			36.788
		],
		[
			"Eastleigh",
			"",
			"suburb",
			-1.2746,
			36.8506
		],
		[
			"South B",
			"",
			"suburb",
			-1.3105,
			36.8345
		],
		[
			"Embakasi",
			"",
			"suburb",
			-1.322,
			36.9
		],
		[
			"Umoja",
			"",
			"suburb",
			-1.281,
			36.896
		],
		[
			"Roysambu",
			"",
			"suburb",
			-1.218,
			36.887
		],
		[
			"Kasarani",
			"",
			"suburb",
			-1.2215,
			36.899
		],
		[
			"Ruaka",
			"",
			"suburb",
			-1.2085,
			36.7765
		],
		[
			"Kawangware",
			"",
			"suburb",
			-1.2855,
			36.746
		],
		[
			"Lavington",
			"",
			"suburb",
			-1.2785,
			36.769
		],
		[
			"Rongai",
			"",
			"suburb",
			-1.396,
			36.7435
		]
	]),
	defineCity("ke", "Mombasa", [-4.0547, 39.6636], [
		[
			"Moi International Airport",
			"Port Reitz",
			"airport",
			-4.0327,
			39.6031
		],
		[
			"Mombasa SGR Terminus",
			"Miritini",
			"station",
			-4.023,
			39.579
		],
		[
			"Fort Jesus",
			"Old Town",
			"landmark",
			-4.0626,
			39.6797
		],
		[
			"Likoni Ferry",
			"Likoni",
			"station",
			-4.0755,
			39.6655
		],
		[
			"Nyali Centre",
			"Nyali",
			"mall",
			-4.036,
			39.702
		],
		[
			"City Mall Nyali",
			"Nyali",
			"mall",
			-4.0213,
			39.7186
		],
		[
			"Mombasa Tusks",
			"Moi Avenue",
			"landmark",
			-4.0625,
			39.6632
		],
		[
			"Coast General Hospital",
			"Tononoka",
			"hospital",
			-4.0477,
			39.6745
		],
		[
			"Aga Khan Hospital Mombasa",
			"Kizingo",
			"hospital",
			-4.0685,
			39.676
		],
		[
			"Technical University of Mombasa",
			"Tudor",
			"university",
			-4.038,
			39.668
		],
		[
			"Haller Park",
			"Bamburi",
			"park",
			-4.012,
			39.72
		],
		[
			"Bamburi",
			"",
			"suburb",
			-3.995,
			39.722
		],
		[
			"Likoni",
			"",
			"suburb",
			-4.088,
			39.66
		],
		[
			"Mtwapa",
			"",
			"suburb",
			-3.944,
			39.746
		]
	]),
	defineCity("ke", "Kisumu", [-.1022, 34.7617], [
		[
			"Kisumu International Airport",
			"Korando",
			"airport",
			-.0861,
			34.7289
		],
		[
			"Mega City Mall",
			"Nairobi Road",
			"mall",
			-.1101,
			34.7745
		],
		[
			"West End Mall",
			"Milimani",
			"mall",
			-.0985,
			34.7555
		],
		[
			"Maseno University Kisumu Campus",
			"CBD",
			"university",
			-.101,
			34.756
		],
		[
			"Jaramogi Oginga Odinga Hospital",
			"Kakamega Road",
			"hospital",
			-.0895,
			34.771
		],
		[
			"Aga Khan Hospital Kisumu",
			"Milimani",
			"hospital",
			-.102,
			34.751
		],
		[
			"Kibuye Market",
			"Kibuye",
			"market",
			-.0935,
			34.77
		],
		[
			"Dunga Beach",
			"Dunga",
			"landmark",
			-.145,
			34.736
		],
		[
			"Jomo Kenyatta Sports Ground",
			"CBD",
			"stadium",
			-.0985,
			34.765
		],
		[
			"Kisumu Main Bus Park",
			"CBD",
			"station",
			-.0985,
			34.7615
		],
		[
			"Mamboleo",
			"",
			"suburb",
			-.063,
			34.782
		]
	]),
	defineCity("ke", "Nakuru", [-.2833, 36.0667], [
		[
			"Westside Mall",
			"CBD",
			"mall",
			-.2875,
			36.062
		],
		[
			"Nakuru Railway Station",
			"CBD",
			"station",
			-.291,
			36.075
		],
		[
			"Lake Nakuru National Park Main Gate",
			"Section 58",
			"park",
			-.311,
			36.085
		],
		[
			"Menengai Crater Viewpoint",
			"Menengai",
			"landmark",
			-.233,
			36.089
		],
		[
			"Nakuru County Referral Hospital",
			"Milimani",
			"hospital",
			-.277,
			36.073
		],
		[
			"Egerton University Nakuru Campus",
			"CBD",
			"university",
			-.2865,
			36.0625
		],
		[
			"Kabarak University",
			"Kabarak",
			"university",
			-.167,
			35.966
		],
		[
			"Afraha Stadium",
			"CBD",
			"stadium",
			-.2865,
			36.077
		],
		[
			"Wakulima Market",
			"CBD",
			"market",
			-.289,
			36.066
		],
		[
			"Milimani",
			"",
			"suburb",
			-.272,
			36.079
		],
		[
			"Lanet",
			"",
			"suburb",
			-.297,
			36.129
		]
	]),
	defineCity("ke", "Eldoret", [.5143, 35.2698], [
		[
			"Eldoret International Airport",
			"Kapseret",
			"airport",
			.4045,
			35.2389
		],
		[
			"Zion Mall",
			"CBD",
			"mall",
			.5155,
			35.2735
		],
		[
			"Rupa Mall",
			"Malaba Road",
			"mall",
			.521,
			35.258
		],
		[
			"Moi Teaching and Referral Hospital",
			"CBD",
			"hospital",
			.5128,
			35.2805
		],
		[
			"University of Eldoret",
			"Chepkoilel",
			"university",
			.5805,
			35.3068
		],
		[
			"Moi University Main Campus",
			"Kesses",
			"university",
			.2854,
			35.2948
		],
		[
			"Kipchoge Keino Stadium",
			"CBD",
			"stadium",
			.5175,
			35.284
		],
		[
			"Eldoret Railway Station",
			"CBD",
			"station",
			.5165,
			35.266
		],
		[
			"Langas",
			"",
			"suburb",
			.487,
			35.263
		],
		[
			"Elgon View",
			"",
			"suburb",
			.503,
			35.288
		]
	]),
	defineCity("ke", "Thika", [-1.0396, 37.0834], [
		[
			"Ananas Mall",
			"Makongeni",
			"mall",
			-1.047,
			37.093
		],
		[
			"Thika Level 5 Hospital",
			"CBD",
			"hospital",
			-1.0405,
			37.077
		],
		[
			"Mount Kenya University",
			"General Kago Road",
			"university",
			-1.0455,
			37.0815
		],
		[
			"Thika Stadium",
			"CBD",
			"stadium",
			-1.0375,
			37.0735
		],
		[
			"Thika Main Stage",
			"CBD",
			"station",
			-1.0375,
			37.0725
		],
		[
			"Blue Post Hotel",
			"Chania Falls",
			"hotel",
			-1.0275,
			37.068
		],
		[
			"Makongeni",
			"",
			"suburb",
			-1.0525,
			37.101
		],
		[
			"Juja",
			"",
			"suburb",
			-1.1018,
			37.0144
		],
		[
			"JKUAT",
			"Juja",
			"university",
			-1.0955,
			37.0125
		],
		[
			"Ruiru",
			"",
			"suburb",
			-1.1466,
			36.9605
		]
	])
];
// packages/rules/src/places/gazetteer/ma.ts
var moroccanCities = [
	defineCity("ma", "Casablanca", [33.5731, -7.5898], [
		[
			"Mohammed V International Airport",
			"Nouaceur",
			"airport",
			33.3675,
			-7.5898
		],
		[
			"Hassan II Mosque",
			"Sour Jdid",
			"landmark",
			33.6085,
			-7.6327
		],
		[
			"Casa Voyageurs Station",
			"Belvédère",
			"station",
			33.5899,
			-7.5911
		],
		[
			"Casa Port Station",
			"Sidi Belyout",
			"station",
			33.5995,
			-7.6125
		],
		[
			"Morocco Mall",
			"Aïn Diab",
			"mall",
			33.5764,
			-7.707
		],
		[
			"Anfaplace Mall",
			"Aïn Diab",
			"mall",
			33.5975,
			-7.6655
		],
		[
			"Twin Center",
			"Maârif",
			"mall",
			33.5868,
			-7.6326
		],
		[
			"Place Mohammed V",
			"Centre",
			"landmark",
			33.5905,
			-7.6187
		],
		[
			"Stade Mohammed V",
			"Maârif",
			"stadium",
			33.5828,
			-7.6468
		],
		[
			"CHU Ibn Rochd",
			"Hôpitaux",
			"hospital",
			33.5795,
			-7.6195
		],
		[
			"Université Hassan II",
			"Aïn Chock",
			"university",
			33.553,
			-7.623
		],
		[
			"Quartier Habous",
			"Habous",
			"market",
			33.578,
			-7.6045
		],
		[
			"Maârif",
			"",
			"suburb",
			33.5765,
			-7.637
		],
		[
			"Sidi Maârouf",
			"",
			"suburb",
			33.52,
			-7.647
		],
		[
			"Aïn Sebaâ",
			"",
			"suburb",
			33.607,
			-7.538
		]
	]),
	defineCity("ma", "Rabat", [34.0209, -6.8416], [
		[
			"Rabat-Salé Airport",
			"Salé",
			"airport",
			34.0515,
			-6.7515
		],
		[
			"Rabat Ville Station",
			"Centre",
			"station",
			34.0165,
			-6.8355
		],
		[
			"Rabat Agdal Station",
			"Agdal",
			"station",
			34.002,
			-6.856
		],
		[
			"Hassan Tower",
			"Hassan",
			"landmark",
			34.0241,
			-6.8227
		],
		[
			"Kasbah of the Udayas",
			"Medina",
			"landmark",
			34.0315,
			-6.8365
		],
		[
			"Chellah",
			"Chellah",
			"landmark",
			34.0068,
			-6.8204
		],
		[
			"Université Mohammed V",
			"Agdal",
			"university",
			34.0055,
			-6.847
		],
		[
			"CHU Ibn Sina",
			"Souissi",
			"hospital",
			33.986,
			-6.853
		],
		[
			"Mega Mall",
			"Souissi",
			"mall",
			33.9575,
			-6.868
		],
		[
			"Complexe Moulay Abdellah",
			"Hay Riad",
			"stadium",
			33.96,
			-6.889
		],
		[
			"Hay Riad",
			"",
			"suburb",
			33.9555,
			-6.873
		],
		[
			"Salé",
			"",
			"suburb",
			34.0389,
			-6.8166
		]
	]),
	defineCity("ma", "Fes", [34.0331, -5.0003], [
		[
			"Fès-Saïs Airport",
			"Saïss",
			"airport",
			33.9273,
			-4.978
		],
		[
			"Fès Railway Station",
			"Ville Nouvelle",
			"station",
			34.0475,
			-5.0075
		],
		[
			"Bab Bou Jeloud",
			"Medina",
			"landmark",
			34.0617,
			-4.984
		],
		[
			"Al Quaraouiyine",
			"Medina",
			"landmark",
			34.0645,
			-4.9733
		],
		[
			"Chouara Tannery",
			"Medina",
			"landmark",
			34.0663,
			-4.9709
		],
		[
			"Royal Palace",
			"Fès el-Jdid",
			"landmark",
			34.0545,
			-4.993
		],
		[
			"Borj Fez Mall",
			"Ville Nouvelle",
			"mall",
			34.0425,
			-4.9975
		],
		[
			"CHU Hassan II",
			"Route Sidi Harazem",
			"hospital",
			34.0065,
			-4.9615
		],
		[
			"Université Sidi Mohamed Ben Abdellah",
			"Dhar El Mehraz",
			"university",
			34.0345,
			-4.977
		],
		[
			"Complexe Sportif de Fès",
			"Route de Séfrou",
			"stadium",
			34.001,
			-4.9665
		]
	]),
	defineCity("ma", "Marrakesh", [31.6295, -7.9811], [
		[
			"Marrakesh Menara Airport",
			"Ménara",
			"airport",
			31.6069,
			-8.0363
		],
		[
			"Jemaa el-Fnaa",
			"Medina",
			"landmark",
			31.6258,
			-7.9891
		],
		[
			"Marrakesh Railway Station",
			"Guéliz",
			"station",
			31.6308,
			-8.0163
		],
		[
			"Koutoubia Mosque",
			"Medina",
			"landmark",
			31.6236,
			-7.9935
		],
		[
			"Majorelle Garden",
			"Guéliz",
			"park",
			31.6414,
			-8.003
		],
		[
			"Bahia Palace",
			"Medina",
			"landmark",
			31.6218,
			-7.982
		],
		[
			"Menara Mall",
			"Hivernage",
			"mall",
			31.6085,
			-8.0115
		],
		[
			"Carré Eden",
			"Guéliz",
			"mall",
			31.6345,
			-8.0095
		],
		[
			"CHU Mohammed VI",
			"Amerchich",
			"hospital",
			31.6605,
			-7.9905
		],
		[
			"Université Cadi Ayyad",
			"Amerchich",
			"university",
			31.6475,
			-8.019
		],
		[
			"Guéliz",
			"",
			"suburb",
			31.6365,
			-8.01
		],
		[
			"Palmeraie",
			"",
			"suburb",
			31.672,
			-7.952
		]
	]),
	defineCity("ma", "Tangier", [35.7595, -5.834], [
		[
			"Ibn Battouta Airport",
			"Boukhalef",
			"airport",
			35.7269,
			-5.9169
		],
		[
			"Tanger Ville Station",
			"Malabata",
			"station",
			35.7715,
			-5.7865
		],
		[
			"Tanger Ville Port",
			"Port",
			"station",
			35.788,
			-5.806
		],
		[
			"Grand Socco",
			"Medina",
			"landmark",
			35.7847,
			-5.8125
		],
		[
			"Kasbah Museum",
			"Kasbah",
			"landmark",
			35.7888,
			-5.8129
		],
		[
			"Tanger City Mall",
			"Malabata",
			"mall",
			35.769,
			-5.789
		],
		[
			"Stade Ibn Batouta",
			"Ziaten",
			"stadium",
			35.7405,
			-5.858
		],
		[
			"Caves of Hercules",
			"Achakar",
			"landmark",
			35.7601,
			-5.9393
		],
		[
			"Cap Spartel",
			"Perdicaris",
			"landmark",
			35.7917,
			-5.9228
		],
		[
			"Malabata",
			"",
			"suburb",
			35.784,
			-5.767
		]
	]),
	defineCity("ma", "Agadir", [30.4278, -9.5981], [
		[
			"Al Massira Airport",
			"Temsia",
			"airport",
			30.325,
			-9.4131
		],
		[
			"Souk El Had",
			"Centre",
			"market",
			30.4125,
			-9.5785
		],
		[
			"Agadir Beach",
			"Secteur Balnéaire",
			"landmark",
			30.417,
			-9.6055
		],
		[
			"Agadir Oufella Kasbah",
			"Oufella",
			"landmark",
			30.4295,
			-9.624
		],
		[
			"Agadir Marina",
			"Marina",
			"landmark",
			30.42,
			-9.618
		],
		[
			"Université Ibn Zohr",
			"Dakhla",
			"university",
			30.406,
			-9.5445
		],
		[
			"Hôpital Hassan II",
			"Talborjt",
			"hospital",
			30.4335,
			-9.5865
		],
		[
			"Stade Adrar",
			"Tikiouine",
			"stadium",
			30.4275,
			-9.5405
		],
		[
			"Gare Routière d’Agadir",
			"Al Massira",
			"station",
			30.4045,
			-9.571
		],
		[
			"Inezgane",
			"",
			"suburb",
			30.3555,
			-9.536
		]
	])
];
// packages/rules/src/places/gazetteer/ng.ts
var nigerianCities = [
	defineCity("ng", "Lagos", [6.455, 3.3941], [
		[
			"Murtala Muhammed International Airport",
			"Ikeja",
			"airport",
			6.5774,
			3.3212
		],
		[
			"Ikeja City Mall",
			"Alausa",
			"mall",
			6.614,
			3.358
		],
		[
			"The Palms Shopping Mall",
			"Lekki",
			"mall",
			6.4353,
			3.4516
		],
		[
			"Tafawa Balewa Square",
			"Lagos Island",
			"landmark",
			6.4467,
			3.4023
		],
		[
			"Murtala Muhammed Domestic Terminal 2 (MMA2)",
			"Ikeja",
			"airport",
			6.585,
			3.334
		],
		[
			"Computer Village",
			"Ikeja",
			"market",
			6.594,
			3.342
		],
		[
			"Balogun Market",
			"Lagos Island",
			"market",
			6.455,
			3.388
		],
		[
			"Alaba International Market",
			"Ojo",
			"market",
			6.4625,
			3.1905
		],
		[
			"Oshodi Transport Interchange",
			"Oshodi",
			"station",
			6.556,
			3.3495
		],
		[
			"CMS Bus Terminal",
			"Lagos Island",
			"station",
			6.4505,
			3.391
		],
		[
			"Obalende Motor Park",
			"Ikoyi",
			"station",
			6.4475,
			3.412
		],
		[
			"Mobolaji Johnson Railway Station",
			"Ebute Metta",
			"station",
			6.4915,
			3.382
		],
		[
			"Jibowu Bus Terminal",
			"Yaba",
			"station",
			6.5195,
			3.368
		],
		[
			"University of Lagos (UNILAG)",
			"Akoka",
			"university",
			6.5158,
			3.3898
		],
		[
			"Lagos State University (LASU)",
			"Ojo",
			"university",
			6.468,
			3.1995
		],
		[
			"Yaba College of Technology",
			"Yaba",
			"university",
			6.5185,
			3.3755
		],
		[
			"Lagos University Teaching Hospital (LUTH)",
			"Idi-Araba",
			"hospital",
			6.5166,
			3.3535
		],
		[
			"Lagos State University Teaching Hospital (LASUTH)",
			"Ikeja",
			"hospital",
			6.5925,
			3.3425
		],
		[
			"Lagos Island General Hospital",
			"Lagos Island",
			"hospital",
			6.449,
			3.3975
		],
		[
			"Reddington Hospital",
			"Victoria Island",
			"hospital",
			6.4295,
			3.424
		],
		[
			"Eko Hotel and Suites",
			"Victoria Island",
			"hotel",
			6.4265,
			3.43
		],
		[
			"National Theatre",
			"Iganmu",
			"landmark",
			6.4765,
			3.3692
		],
		[
			"National Stadium Surulere",
			"Surulere",
			"stadium",
			6.4975,
			3.364
		],
		[
			"Teslim Balogun Stadium",
			"Surulere",
			"stadium",
			6.496,
			3.361
		],
		[
			"Freedom Park",
			"Lagos Island",
			"park",
			6.449,
			3.3965
		],
		[
			"Lekki Conservation Centre",
			"Lekki",
			"park",
			6.4415,
			3.5357
		],
		[
			"Nike Art Gallery",
			"Lekki",
			"landmark",
			6.4275,
			3.482
		],
		[
			"Lekki Phase 1 Gate",
			"Lekki",
			"landmark",
			6.437,
			3.4525
		],
		[
			"Landmark Centre",
			"Victoria Island",
			"landmark",
			6.4225,
			3.4465
		],
		[
			"Novare Lekki Mall",
			"Sangotedo",
			"mall",
			6.47,
			3.6325
		],
		[
			"Adeniran Ogunsanya Mall",
			"Surulere",
			"mall",
			6.4935,
			3.3565
		],
		[
			"Maryland Mall",
			"Maryland",
			"mall",
			6.5705,
			3.367
		],
		[
			"Festival Mall",
			"Festac Town",
			"mall",
			6.4665,
			3.2985
		],
		[
			"King's College",
			"Lagos Island",
			"school",
			6.446,
			3.403
		],
		[
			"Apapa Port",
			"Apapa",
			"landmark",
			6.445,
			3.369
		],
		[
			"Victoria Island",
			"",
			"suburb",
			6.4281,
			3.4219
		],
		[
			"Ikoyi",
			"",
			"suburb",
			6.4541,
			3.4347
		],
		[
			"Ikeja",
			"",
			"suburb",
			6.6018,
			3.3515
		],
		[
			"Lekki",
			"",
			"suburb",
			6.4478,
			3.4723
		],
		[
			"Ajah",
			"",
			"suburb",
			6.4675,
			3.5655
		],
		[
			"Yaba",
			"",
			"suburb",
			6.5095,
			3.3711
		],
		[
			"Surulere",
			"",
			"suburb",
			6.4985,
			3.3545
		],
		[
			"Apapa",
			"",
			"suburb",
			6.4489,
			3.359
		],
		[
			"Festac Town",
			"",
			"suburb",
			6.466,
			3.283
		],
		[
			"Mushin",
			"",
			"suburb",
			6.5275,
			3.354
		],
		[
			"Agege",
			"",
			"suburb",
			6.618,
			3.3275
		],
		[
			"Gbagada",
			"",
			"suburb",
			6.555,
			3.3885
		],
		[
			"Ojota",
			"",
			"suburb",
			6.587,
			3.379
		],
		[
			"Ketu",
			"",
			"suburb",
			6.598,
			3.3865
		],
		[
			"Ikorodu",
			"",
			"suburb",
			6.6194,
			3.5105
		],
		[
			"Badagry",
			"",
			"suburb",
			6.4155,
			2.8815
		]
	]),
	defineCity("ng", "Abuja", [9.0579, 7.4951], [
		[
			"Nnamdi Azikiwe International Airport",
			"Airport Road",
			"airport",
			9.0068,
			7.2632
		],
		[
			"Jabi Lake Mall",
			"Jabi",
			"mall",
			9.0765,
			7.425
		],
		[
			"Ceddi Plaza",
			"Central Area",
			"mall",
			9.0575,
			7.481
		],
		[
			"Wuse Market",
			"Wuse",
			"market",
			9.066,
			7.4665
		],
		[
			"Abuja National Mosque",
			"Central Area",
			"landmark",
			9.0605,
			7.4895
		],
		[
			"National Christian Centre",
			"Central Area",
			"landmark",
			9.056,
			7.493
		],
		[
			"Transcorp Hilton",
			"Maitama",
			"hotel",
			9.0735,
			7.494
		],
		[
			"University of Abuja Main Campus",
			"Giri",
			"university",
			8.9805,
			7.178
		],
		[
			"National Hospital",
			"Central Area",
			"hospital",
			9.0405,
			7.462
		],
		[
			"Moshood Abiola National Stadium",
			"Package B",
			"stadium",
			9.0375,
			7.4535
		],
		[
			"Idu Railway Station",
			"Idu",
			"station",
			9.053,
			7.344
		],
		[
			"Utako Motor Park",
			"Utako",
			"station",
			9.066,
			7.441
		],
		[
			"Garki",
			"",
			"suburb",
			9.034,
			7.488
		],
		[
			"Maitama",
			"",
			"suburb",
			9.0895,
			7.495
		],
		[
			"Gwarinpa",
			"",
			"suburb",
			9.108,
			7.413
		],
		[
			"Asokoro",
			"",
			"suburb",
			9.045,
			7.526
		]
	]),
	defineCity("ng", "Kano", [12.0022, 8.592], [
		[
			"Mallam Aminu Kano International Airport",
			"Fagge",
			"airport",
			12.0476,
			8.5246
		],
		[
			"Ado Bayero Mall",
			"Zoo Road",
			"mall",
			11.977,
			8.542
		],
		[
			"Bayero University Kano New Campus",
			"Gwarzo Road",
			"university",
			11.979,
			8.423
		],
		[
			"Aminu Kano Teaching Hospital",
			"Zaria Road",
			"hospital",
			11.965,
			8.556
		],
		[
			"Murtala Muhammad Specialist Hospital",
			"Kofar Mata",
			"hospital",
			11.996,
			8.523
		],
		[
			"Kurmi Market",
			"Old City",
			"market",
			11.998,
			8.512
		],
		[
			"Sabon Gari Market",
			"Sabon Gari",
			"market",
			12.014,
			8.535
		],
		[
			"Gidan Makama Museum",
			"Old City",
			"landmark",
			11.992,
			8.52
		],
		[
			"Sani Abacha Stadium",
			"Kofar Mata",
			"stadium",
			12.002,
			8.529
		],
		[
			"Kano Railway Station",
			"Fagge",
			"station",
			12.008,
			8.541
		],
		[
			"Nassarawa",
			"",
			"suburb",
			11.995,
			8.555
		]
	]),
	defineCity("ng", "Ibadan", [7.3878, 3.8964], [
		[
			"University of Ibadan",
			"Agbowo",
			"university",
			7.4433,
			3.9003
		],
		[
			"University College Hospital (UCH)",
			"Oritamefa",
			"hospital",
			7.4015,
			3.905
		],
		[
			"Palms Mall Ibadan",
			"Ring Road",
			"mall",
			7.361,
			3.871
		],
		[
			"Cocoa Mall",
			"Dugbe",
			"mall",
			7.388,
			3.8815
		],
		[
			"Cocoa House",
			"Dugbe",
			"landmark",
			7.3878,
			3.88
		],
		[
			"Bodija Market",
			"Bodija",
			"market",
			7.434,
			3.912
		],
		[
			"Ibadan Airport",
			"Alakia",
			"airport",
			7.3625,
			3.9783
		],
		[
			"Moniya Railway Station",
			"Moniya",
			"station",
			7.524,
			3.913
		],
		[
			"Lekan Salami Stadium",
			"Adamasingba",
			"stadium",
			7.396,
			3.885
		],
		[
			"Agodi Gardens",
			"Agodi",
			"park",
			7.407,
			3.8985
		],
		[
			"Challenge",
			"",
			"suburb",
			7.348,
			3.882
		],
		[
			"Bodija",
			"",
			"suburb",
			7.421,
			3.907
		]
	]),
	defineCity("ng", "Port Harcourt", [4.7774, 7.0134], [
		[
			"Port Harcourt International Airport",
			"Omagwa",
			"airport",
			5.0155,
			6.9496
		],
		[
			"Port Harcourt Mall",
			"Azikiwe Road",
			"mall",
			4.7765,
			7.0135
		],
		[
			"Pleasure Park",
			"Aba Road",
			"park",
			4.8365,
			7.0325
		],
		[
			"University of Port Harcourt",
			"Choba",
			"university",
			4.9005,
			6.92
		],
		[
			"Rivers State University",
			"Nkpolu",
			"university",
			4.7985,
			6.98
		],
		[
			"UPTH Teaching Hospital",
			"Alakahia",
			"hospital",
			4.8845,
			6.93
		],
		[
			"Mile One Market",
			"Diobu",
			"market",
			4.791,
			6.999
		],
		[
			"Adokiye Amiesimaka Stadium",
			"Igwuruta",
			"stadium",
			4.939,
			7.02
		],
		[
			"Waterlines Junction",
			"Aba Road",
			"landmark",
			4.815,
			7.0085
		],
		[
			"GRA Phase 2",
			"",
			"suburb",
			4.822,
			7
		],
		[
			"Trans Amadi",
			"",
			"suburb",
			4.813,
			7.04
		],
		[
			"Rumuokoro",
			"",
			"suburb",
			4.868,
			6.997
		]
	]),
	defineCity("ng", "Benin City", [6.335, 5.6218], [
		[
			"Benin Airport",
			"GRA",
			"airport",
			6.317,
			5.5995
		],
		[
			"King's Square (Ring Road)",
			"Oredo",
			"landmark",
			6.3345,
			5.622
		],
		[
			"Oba's Palace",
			"Oredo",
			"landmark",
			6.331,
			5.62
		],
		[
			"University of Benin",
			"Ugbowo",
			"university",
			6.3985,
			5.6145
		],
		[
			"University of Benin Teaching Hospital (UBTH)",
			"Ugbowo",
			"hospital",
			6.39,
			5.6125
		],
		[
			"Samuel Ogbemudia Stadium",
			"Ogbe",
			"stadium",
			6.3265,
			5.633
		],
		[
			"Oba Market",
			"Oredo",
			"market",
			6.336,
			5.624
		],
		[
			"Kada Plaza",
			"Sapele Road",
			"mall",
			6.321,
			5.6345
		],
		[
			"Ramat Park",
			"Ikpoba Hill",
			"station",
			6.347,
			5.655
		],
		[
			"Ugbowo",
			"",
			"suburb",
			6.378,
			5.612
		],
		[
			"Ikpoba Hill",
			"",
			"suburb",
			6.351,
			5.663
		]
	])
];
// packages/rules/src/places/gazetteer/rw.ts
var rwandanCities = [
	defineCity("rw", "Kigali", [-1.9441, 30.0619], [
		[
			"Kigali International Airport",
			"Kanombe",
			"airport",
			-1.9634,
			30.1347
		],
		[
			"Kigali Convention Centre",
			"Kimihurura",
			"landmark",
			-1.9546,
			30.0938
		],
		[
			"Kigali Heights",
			"Kimihurura",
			"mall",
			-1.953,
			30.0925
		],
		[
			"Nyabugogo Bus Station",
			"Nyabugogo",
			"station",
			-1.94,
			30.0445
		],
		[
			"Kigali City Tower",
			"Nyarugenge",
			"mall",
			-1.9445,
			30.059
		],
		[
			"Union Trade Centre (UTC)",
			"Nyarugenge",
			"mall",
			-1.9465,
			30.0605
		],
		[
			"Kimironko Market",
			"Kimironko",
			"market",
			-1.95,
			30.126
		],
		[
			"Kimironko Bus Park",
			"Kimironko",
			"station",
			-1.949,
			30.1265
		],
		[
			"Remera Taxi Park",
			"Remera",
			"station",
			-1.9585,
			30.119
		],
		[
			"Amahoro Stadium",
			"Remera",
			"stadium",
			-1.9545,
			30.1145
		],
		[
			"BK Arena",
			"Remera",
			"stadium",
			-1.9525,
			30.1155
		],
		[
			"Kigali Genocide Memorial",
			"Gisozi",
			"landmark",
			-1.9306,
			30.0605
		],
		[
			"University Teaching Hospital (CHUK)",
			"Nyarugenge",
			"hospital",
			-1.9565,
			30.0605
		],
		[
			"King Faisal Hospital",
			"Kacyiru",
			"hospital",
			-1.9435,
			30.094
		],
		[
			"University of Rwanda, Gikondo Campus",
			"Gikondo",
			"university",
			-1.9735,
			30.077
		],
		[
			"Nyamirambo",
			"",
			"suburb",
			-1.979,
			30.0405
		],
		[
			"Kacyiru",
			"",
			"suburb",
			-1.937,
			30.085
		],
		[
			"Gikondo",
			"",
			"suburb",
			-1.9745,
			30.074
		],
		[
			"Kicukiro",
			"",
			"suburb",
			-1.9905,
			30.103
		],
		[
			"Nyarutarama",
			"",
			"suburb",
			-1.932,
			30.102
		]
	]),
	defineCity("rw", "Rubavu", [-1.7028, 29.2569], [
		[
			"Gisenyi Airport",
			"Gisenyi",
			"airport",
			-1.6772,
			29.2589
		],
		[
			"Grande Barrière (Goma border)",
			"Gisenyi",
			"landmark",
			-1.7015,
			29.24
		],
		[
			"Petite Barrière (Goma border)",
			"Gisenyi",
			"landmark",
			-1.688,
			29.2485
		],
		[
			"Gisenyi Public Beach",
			"Gisenyi",
			"landmark",
			-1.7035,
			29.249
		],
		[
			"Lake Kivu Serena Hotel",
			"Gisenyi",
			"hotel",
			-1.7045,
			29.253
		],
		[
			"Gisenyi Hospital",
			"Gisenyi",
			"hospital",
			-1.698,
			29.2625
		],
		[
			"Rubavu Bus Park",
			"Gisenyi",
			"station",
			-1.6975,
			29.2575
		],
		[
			"Umuganda Stadium",
			"Gisenyi",
			"stadium",
			-1.689,
			29.2565
		],
		[
			"Rubona Port",
			"Rubona",
			"landmark",
			-1.729,
			29.2625
		]
	]),
	defineCity("rw", "Musanze", [-1.4998, 29.635], [
		[
			"Musanze Bus Park",
			"Muhoza",
			"station",
			-1.503,
			29.634
		],
		[
			"Goico Plaza",
			"Muhoza",
			"mall",
			-1.502,
			29.6355
		],
		[
			"Ruhengeri Hospital",
			"Muhoza",
			"hospital",
			-1.5065,
			29.6335
		],
		[
			"INES Ruhengeri",
			"Musanze",
			"university",
			-1.5035,
			29.6115
		],
		[
			"Ubworoherane Stadium",
			"Muhoza",
			"stadium",
			-1.4985,
			29.6315
		],
		[
			"Musanze Caves",
			"Musanze",
			"landmark",
			-1.4985,
			29.6125
		],
		[
			"Volcanoes National Park Headquarters",
			"Kinigi",
			"park",
			-1.432,
			29.596
		],
		[
			"Kinigi",
			"",
			"suburb",
			-1.447,
			29.589
		],
		[
			"Ruhengeri Airport",
			"Muhoza",
			"airport",
			-1.4978,
			29.6328
		]
	]),
	defineCity("rw", "Huye", [-2.5967, 29.7394], [
		[
			"University of Rwanda, Huye Campus",
			"Ngoma",
			"university",
			-2.6155,
			29.7425
		],
		[
			"University Teaching Hospital of Butare (CHUB)",
			"Ngoma",
			"hospital",
			-2.6015,
			29.747
		],
		[
			"Ethnographic Museum",
			"Ngoma",
			"landmark",
			-2.5885,
			29.7395
		],
		[
			"Huye Stadium",
			"Ngoma",
			"stadium",
			-2.6065,
			29.751
		],
		[
			"Huye Bus Park",
			"Ngoma",
			"station",
			-2.5925,
			29.7395
		],
		[
			"Butare Cathedral",
			"Ngoma",
			"landmark",
			-2.6045,
			29.7445
		],
		[
			"Butare Market",
			"Ngoma",
			"market",
			-2.5975,
			29.741
		],
		[
			"Hotel Credo",
			"Ngoma",
			"hotel",
			-2.6065,
			29.742
		],
		[
			"Tumba",
			"",
			"suburb",
			-2.625,
			29.751
		]
	]),
	defineCity("rw", "Muhanga", [-2.0845, 29.7527], [
		[
			"Kabgayi Basilica",
			"Kabgayi",
			"landmark",
			-2.1015,
			29.752
		],
		[
			"Kabgayi Hospital",
			"Kabgayi",
			"hospital",
			-2.0985,
			29.7545
		],
		[
			"Muhanga Bus Park",
			"Nyamabuye",
			"station",
			-2.0795,
			29.7545
		],
		[
			"Muhanga Market",
			"Nyamabuye",
			"market",
			-2.08,
			29.753
		],
		[
			"Muhanga Stadium",
			"Nyamabuye",
			"stadium",
			-2.085,
			29.7565
		],
		[
			"Institut Catholique de Kabgayi",
			"Kabgayi",
			"university",
			-2.103,
			29.7545
		],
		[
			"Gitarama",
			"",
			"suburb",
			-2.0745,
			29.7565
		],
		[
			"Splendid Hotel",
			"Nyamabuye",
			"hotel",
			-2.0825,
			29.7535
		]
	]),
	defineCity("rw", "Rwamagana", [-1.9487, 30.4347], [
		[
			"Rwamagana Bus Park",
			"Kigabiro",
			"station",
			-1.95,
			30.4355
		],
		[
			"Rwamagana Hospital",
			"Kigabiro",
			"hospital",
			-1.9535,
			30.4325
		],
		[
			"Rwamagana Market",
			"Kigabiro",
			"market",
			-1.949,
			30.437
		],
		[
			"Dereva Hotel",
			"Kigabiro",
			"hotel",
			-1.951,
			30.436
		],
		[
			"Lake Muhazi",
			"Muhazi",
			"landmark",
			-1.8585,
			30.415
		],
		[
			"Rwamagana Stadium",
			"Kigabiro",
			"stadium",
			-1.9525,
			30.4385
		],
		[
			"Eastern Province Headquarters",
			"Kigabiro",
			"office",
			-1.947,
			30.4305
		],
		[
			"Musha",
			"",
			"suburb",
			-1.951,
			30.318
		]
	])
];
// packages/rules/src/places/gazetteer/tz.ts
var tanzanianCities = [
	defineCity("tz", "Dar es Salaam", [-6.8161, 39.2804], [
		[
			"Julius Nyerere International Airport",
			"Kipawa",
			"airport",
			-6.8781,
			39.2026
		],
		[
			"Kariakoo Market",
			"Kariakoo",
			"market",
			-6.8186,
			39.274
		],
		[
			"Mlimani City Mall",
			"Ubungo",
			"mall",
			-6.7725,
			39.219
		],
		[
			"Dar es Salaam SGR Station",
			"Gerezani",
			"station",
			-6.8205,
			39.2885
		],
		[
			"Ubungo Bus Terminal",
			"Ubungo",
			"station",
			-6.7925,
			39.213
		],
		[
			"Magufuli Bus Terminal",
			"Mbezi Luis",
			"station",
			-6.7755,
			39.107
		],
		[
			"Kigamboni Ferry",
			"Kivukoni",
			"station",
			-6.8205,
			39.2985
		],
		[
			"University of Dar es Salaam",
			"Ubungo",
			"university",
			-6.7806,
			39.2043
		],
		[
			"Muhimbili National Hospital",
			"Upanga",
			"hospital",
			-6.8035,
			39.274
		],
		[
			"Aga Khan Hospital",
			"Upanga",
			"hospital",
			-6.798,
			39.2895
		],
		[
			"Slipway",
			"Msasani",
			"mall",
			-6.7515,
			39.2715
		],
		[
			"Mwenge Woodcarvers Market",
			"Mwenge",
			"market",
			-6.766,
			39.229
		],
		[
			"Benjamin Mkapa Stadium",
			"Temeke",
			"stadium",
			-6.8535,
			39.2735
		],
		[
			"National Museum",
			"Kivukoni",
			"landmark",
			-6.8165,
			39.295
		],
		[
			"Coco Beach",
			"Oyster Bay",
			"landmark",
			-6.7715,
			39.2855
		],
		[
			"Masaki",
			"",
			"suburb",
			-6.7445,
			39.2845
		],
		[
			"Mikocheni",
			"",
			"suburb",
			-6.763,
			39.245
		],
		[
			"Sinza",
			"",
			"suburb",
			-6.785,
			39.222
		],
		[
			"Mbagala",
			"",
			"suburb",
			-6.9,
			39.269
		],
		[
			"Tegeta",
			"",
			"suburb",
			-6.6575,
			39.183
		]
	]),
	defineCity("tz", "Mwanza", [-2.5164, 32.9175], [
		[
			"Mwanza Airport",
			"Ilemela",
			"airport",
			-2.4445,
			32.9327
		],
		[
			"Rock City Mall",
			"Ghana Quarters",
			"mall",
			-2.502,
			32.9045
		],
		[
			"Bugando Medical Centre",
			"Bugando",
			"hospital",
			-2.5265,
			32.907
		],
		[
			"Bismarck Rock",
			"Capri Point",
			"landmark",
			-2.521,
			32.894
		],
		[
			"Mwanza Railway Station",
			"Station Road",
			"station",
			-2.523,
			32.9005
		],
		[
			"Mwanza Port",
			"Kamanga",
			"station",
			-2.5165,
			32.8955
		],
		[
			"St Augustine University (SAUT)",
			"Nyegezi",
			"university",
			-2.5915,
			32.9155
		],
		[
			"CCM Kirumba Stadium",
			"Kirumba",
			"stadium",
			-2.4975,
			32.907
		],
		[
			"Nyegezi Bus Terminal",
			"Nyegezi",
			"station",
			-2.5855,
			32.9145
		],
		[
			"Buzuruga",
			"",
			"suburb",
			-2.5155,
			32.933
		]
	]),
	defineCity("tz", "Arusha", [-3.3731, 36.6942], [
		[
			"Kilimanjaro International Airport",
			"Hai",
			"airport",
			-3.4294,
			37.0745
		],
		[
			"Arusha Airport",
			"Kisongo",
			"airport",
			-3.3679,
			36.6333
		],
		[
			"Arusha Clock Tower",
			"Central",
			"landmark",
			-3.3725,
			36.6945
		],
		[
			"Arusha International Conference Centre (AICC)",
			"Sekei",
			"landmark",
			-3.369,
			36.6945
		],
		[
			"Arusha Central Market",
			"Central",
			"market",
			-3.3725,
			36.686
		],
		[
			"Mount Meru Hospital",
			"Sekei",
			"hospital",
			-3.3665,
			36.701
		],
		[
			"Sheikh Amri Abeid Stadium",
			"Kaloleni",
			"stadium",
			-3.369,
			36.686
		],
		[
			"Njiro Complex",
			"Njiro",
			"mall",
			-3.4065,
			36.7115
		],
		[
			"TGT Shopping Centre",
			"Kisongo Road",
			"mall",
			-3.371,
			36.6635
		],
		[
			"Arusha Bus Stand",
			"Central",
			"station",
			-3.3745,
			36.6855
		],
		[
			"Njiro",
			"",
			"suburb",
			-3.409,
			36.714
		],
		[
			"Sakina",
			"",
			"suburb",
			-3.3585,
			36.674
		]
	]),
	defineCity("tz", "Dodoma", [-6.1731, 35.7419], [
		[
			"Dodoma Airport",
			"Area A",
			"airport",
			-6.1704,
			35.7526
		],
		[
			"Dodoma SGR Station",
			"Mkonze",
			"station",
			-6.196,
			35.734
		],
		[
			"Bunge (Parliament of Tanzania)",
			"Central",
			"landmark",
			-6.1785,
			35.76
		],
		[
			"University of Dodoma (UDOM)",
			"Chimwaga",
			"university",
			-6.2165,
			35.814
		],
		[
			"Benjamin Mkapa Hospital",
			"Ng’hong’hona",
			"hospital",
			-6.2215,
			35.824
		],
		[
			"Dodoma Regional Hospital",
			"Central",
			"hospital",
			-6.175,
			35.7435
		],
		[
			"Jamhuri Stadium",
			"Central",
			"stadium",
			-6.1695,
			35.745
		],
		[
			"Nyerere Square",
			"Central",
			"landmark",
			-6.1745,
			35.7425
		],
		[
			"Majengo Market",
			"Majengo",
			"market",
			-6.173,
			35.738
		],
		[
			"Magufuli City, Mtumba",
			"Mtumba",
			"office",
			-6.178,
			35.916
		]
	]),
	defineCity("tz", "Mbeya", [-8.9094, 33.4608], [
		[
			"Songwe Airport",
			"Songwe",
			"airport",
			-8.9199,
			33.2739
		],
		[
			"Mbeya University of Science and Technology",
			"Iyunga",
			"university",
			-8.9425,
			33.416
		],
		[
			"Mbeya Zonal Referral Hospital",
			"Central",
			"hospital",
			-8.9125,
			33.457
		],
		[
			"Sokoine Stadium",
			"Central",
			"stadium",
			-8.9055,
			33.457
		],
		[
			"Mwanjelwa Market",
			"Mwanjelwa",
			"market",
			-8.9165,
			33.4355
		],
		[
			"Mbeya Bus Station",
			"Central",
			"station",
			-8.907,
			33.459
		],
		[
			"Mbeya TAZARA Station",
			"Iyunga",
			"station",
			-8.9335,
			33.424
		],
		[
			"Uyole",
			"",
			"suburb",
			-8.9115,
			33.516
		],
		[
			"Forest",
			"",
			"suburb",
			-8.9115,
			33.448
		]
	]),
	defineCity("tz", "Zanzibar City", [-6.163, 39.188], [
		[
			"Abeid Amani Karume International Airport",
			"Kiembe Samaki",
			"airport",
			-6.222,
			39.2249
		],
		[
			"Zanzibar Ferry Terminal",
			"Malindi",
			"station",
			-6.1585,
			39.192
		],
		[
			"Forodhani Gardens",
			"Stone Town",
			"park",
			-6.161,
			39.189
		],
		[
			"House of Wonders",
			"Stone Town",
			"landmark",
			-6.1613,
			39.1893
		],
		[
			"Darajani Market",
			"Stone Town",
			"market",
			-6.1635,
			39.194
		],
		[
			"Mnazi Mmoja Hospital",
			"Mnazi Mmoja",
			"hospital",
			-6.167,
			39.193
		],
		[
			"Amaan Stadium",
			"Amani",
			"stadium",
			-6.1735,
			39.215
		],
		[
			"State University of Zanzibar",
			"Vuga",
			"university",
			-6.1655,
			39.1905
		],
		[
			"Stone Town",
			"",
			"suburb",
			-6.1622,
			39.1895
		],
		[
			"Michenzani",
			"",
			"suburb",
			-6.1665,
			39.203
		]
	])
];
// packages/rules/src/places/gazetteer/ug.ts
var ugandanCities = [
	defineCity("ug", "Kampala", [.3136, 32.5811], [
		[
			"Old Taxi Park",
			"Central",
			"station",
			.3129,
			32.5775
		],
		[
			"Acacia Mall",
			"Kololo",
			"mall",
			.3372,
			32.5868
		],
		[
			"Garden City Mall",
			"Yusuf Lule Road",
			"mall",
			.3203,
			32.5926
		],
		[
			"Makerere University",
			"Makerere",
			"university",
			.335,
			32.5675
		],
		[
			"Mulago National Hospital",
			"Mulago",
			"hospital",
			.338,
			32.576
		],
		[
			"Owino Market (St Balikuddembe)",
			"Central",
			"market",
			.31,
			32.574
		],
		[
			"Nakasero Market",
			"Nakasero",
			"market",
			.3125,
			32.579
		],
		[
			"Uganda National Mosque",
			"Old Kampala",
			"landmark",
			.3153,
			32.569
		],
		[
			"Kasubi Tombs",
			"Kasubi",
			"landmark",
			.3293,
			32.5533
		],
		[
			"Mandela National Stadium",
			"Namboole",
			"stadium",
			.3475,
			32.6595
		],
		[
			"Lugogo Mall",
			"Lugogo",
			"mall",
			.3275,
			32.6065
		],
		[
			"Village Mall",
			"Bugolobi",
			"mall",
			.3165,
			32.622
		],
		[
			"Kampala Railway Station",
			"Central",
			"station",
			.3095,
			32.583
		],
		[
			"Nsambya Hospital",
			"Nsambya",
			"hospital",
			.302,
			32.587
		],
		[
			"Kampala Serena Hotel",
			"Nakasero",
			"hotel",
			.3185,
			32.586
		],
		[
			"Kololo",
			"",
			"suburb",
			.331,
			32.594
		],
		[
			"Ntinda",
			"",
			"suburb",
			.354,
			32.612
		],
		[
			"Kabalagala",
			"",
			"suburb",
			.2985,
			32.599
		],
		[
			"Wandegeya",
			"",
			"suburb",
			.3305,
			32.573
		],
		[
			"Muyenga",
			"",
			"suburb",
			.2925,
			32.611
		]
	]),
	defineCity("ug", "Entebbe", [.0512, 32.4637], [
		[
			"Entebbe International Airport",
			"Airport",
			"airport",
			.0447,
			32.443
		],
		[
			"Uganda Wildlife Conservation Centre (Zoo)",
			"Lugard Avenue",
			"park",
			.0565,
			32.4785
		],
		[
			"Entebbe Botanical Gardens",
			"Manyago",
			"park",
			.063,
			32.48
		],
		[
			"Victoria Mall",
			"Berkeley Road",
			"mall",
			.0525,
			32.467
		],
		[
			"Entebbe General Hospital",
			"Kitoro",
			"hospital",
			.0635,
			32.471
		],
		[
			"State House Entebbe",
			"Nakiwogo Road",
			"landmark",
			.0605,
			32.467
		],
		[
			"Imperial Botanical Beach Hotel",
			"Nambi Road",
			"hotel",
			.0585,
			32.482
		],
		[
			"Kitoro",
			"",
			"suburb",
			.065,
			32.4665
		],
		[
			"Nakiwogo Ferry Landing",
			"Nakiwogo",
			"station",
			.08,
			32.4505
		],
		[
			"Abayita Ababiri",
			"",
			"suburb",
			.1005,
			32.505
		]
	]),
	defineCity("ug", "Jinja", [.4244, 33.2042], [
		[
			"Source of the Nile",
			"Cliff Road",
			"landmark",
			.4185,
			33.1955
		],
		[
			"Jinja Central Market",
			"Central",
			"market",
			.4285,
			33.2085
		],
		[
			"Jinja Regional Referral Hospital",
			"Rotary Road",
			"hospital",
			.4305,
			33.2035
		],
		[
			"Jinja Airport",
			"Walukuba",
			"airport",
			.4515,
			33.1925
		],
		[
			"Jinja Railway Station",
			"Central",
			"station",
			.4255,
			33.211
		],
		[
			"Nile Breweries",
			"Njeru",
			"office",
			.4335,
			33.182
		],
		[
			"Owen Falls Dam",
			"Njeru",
			"landmark",
			.4435,
			33.1845
		],
		[
			"Busoga College Mwiri",
			"Mwiri",
			"school",
			.4715,
			33.2415
		],
		[
			"Bugembe",
			"",
			"suburb",
			.4675,
			33.2385
		],
		[
			"Walukuba",
			"",
			"suburb",
			.4365,
			33.2265
		]
	]),
	defineCity("ug", "Mbarara", [-.6072, 30.6545], [
		[
			"Mbarara University of Science and Technology",
			"Kamukuzi",
			"university",
			-.6165,
			30.6565
		],
		[
			"Mbarara Regional Referral Hospital",
			"Kamukuzi",
			"hospital",
			-.616,
			30.6585
		],
		[
			"Mbarara Central Market",
			"High Street",
			"market",
			-.6085,
			30.6555
		],
		[
			"Mbarara Taxi Park",
			"High Street",
			"station",
			-.6065,
			30.6575
		],
		[
			"Kakyeka Stadium",
			"Kakyeka",
			"stadium",
			-.6035,
			30.646
		],
		[
			"Igongo Cultural Centre",
			"Biharwe",
			"landmark",
			-.5495,
			30.763
		],
		[
			"Lake View Resort Hotel",
			"Fort Portal Road",
			"hotel",
			-.6005,
			30.632
		],
		[
			"Kakoba",
			"",
			"suburb",
			-.6135,
			30.672
		],
		[
			"Ruharo",
			"",
			"suburb",
			-.6065,
			30.634
		]
	]),
	defineCity("ug", "Gulu", [2.7746, 32.299], [
		[
			"Gulu Airport",
			"Koro",
			"airport",
			2.8056,
			32.2718
		],
		[
			"Gulu University",
			"Laroo",
			"university",
			2.789,
			32.317
		],
		[
			"St Mary’s Hospital Lacor",
			"Lacor",
			"hospital",
			2.768,
			32.2485
		],
		[
			"Gulu Regional Referral Hospital",
			"Central",
			"hospital",
			2.7785,
			32.2975
		],
		[
			"Gulu Main Market",
			"Central",
			"market",
			2.773,
			32.296
		],
		[
			"Gulu Bus Park",
			"Central",
			"station",
			2.7725,
			32.298
		],
		[
			"Pece Stadium",
			"Pece",
			"stadium",
			2.77,
			32.304
		],
		[
			"Acholi Inn",
			"Senior Quarters",
			"hotel",
			2.781,
			32.3015
		],
		[
			"Layibi",
			"",
			"suburb",
			2.7515,
			32.2865
		]
	]),
	defineCity("ug", "Mbale", [1.0806, 34.175], [
		[
			"Mbale Clock Tower",
			"Central",
			"landmark",
			1.0795,
			34.175
		],
		[
			"Mbale Regional Referral Hospital",
			"Pallisa Road",
			"hospital",
			1.0765,
			34.173
		],
		[
			"Mbale Central Market",
			"Central",
			"market",
			1.0785,
			34.178
		],
		[
			"Mbale Taxi Park",
			"Kumi Road",
			"station",
			1.0835,
			34.1765
		],
		[
			"Islamic University in Uganda (IUIU)",
			"Nkoma",
			"university",
			1.0965,
			34.174
		],
		[
			"Mount Elgon Hotel",
			"Masaba Road",
			"hotel",
			1.072,
			34.189
		],
		[
			"Mbale Municipal Stadium",
			"Central",
			"stadium",
			1.0745,
			34.1805
		],
		[
			"Nkokonjeru",
			"",
			"suburb",
			1.074,
			34.196
		],
		[
			"Namakwekwe",
			"",
			"suburb",
			1.0905,
			34.183
		]
	])
];
// packages/rules/src/places/gazetteer/za.ts
var southAfricanCities = [
	defineCity("za", "Johannesburg", [-26.2041, 28.0473], [
		[
			"OR Tambo International Airport",
			"Kempton Park",
			"airport",
			-26.1325,
			28.2315
		],
		[
			"Sandton City",
			"Sandton",
			"mall",
			-26.1086,
			28.0529
		],
		[
			"Park Station",
			"Braamfontein",
			"station",
			-26.1971,
			28.0418
		],
		[
			"Rosebank Mall",
			"Rosebank",
			"mall",
			-26.1462,
			28.042
		],
		[
			"Mall of Africa",
			"Waterfall",
			"mall",
			-26.015,
			28.1069
		],
		[
			"FNB Stadium",
			"Nasrec",
			"stadium",
			-26.2348,
			27.9826
		],
		[
			"University of the Witwatersrand (Wits)",
			"Braamfontein",
			"university",
			-26.1907,
			28.0302
		],
		[
			"Maponya Mall",
			"Soweto",
			"mall",
			-26.2577,
			27.9013
		],
		[
			"Lanseria International Airport",
			"Lanseria",
			"airport",
			-25.9385,
			27.925
		],
		[
			"Sandton Gautrain Station",
			"Sandton",
			"station",
			-26.1077,
			28.0577
		],
		[
			"Rosebank Gautrain Station",
			"Rosebank",
			"station",
			-26.1455,
			28.0441
		],
		[
			"Midrand Gautrain Station",
			"Midrand",
			"station",
			-25.9962,
			28.1374
		],
		[
			"Marlboro Gautrain Station",
			"Marlboro",
			"station",
			-26.0838,
			28.1112
		],
		[
			"Rhodesfield Gautrain Station",
			"Kempton Park",
			"station",
			-26.1271,
			28.2246
		],
		[
			"Noord Street Taxi Rank (MTN)",
			"Joubert Park",
			"station",
			-26.1975,
			28.048
		],
		[
			"Bree Street Taxi Rank",
			"Newtown",
			"station",
			-26.2012,
			28.0375
		],
		[
			"Bara Taxi Rank",
			"Diepkloof",
			"station",
			-26.259,
			27.9425
		],
		[
			"Nelson Mandela Square",
			"Sandton",
			"mall",
			-26.1073,
			28.0547
		],
		[
			"Eastgate Shopping Centre",
			"Bedfordview",
			"mall",
			-26.1798,
			28.1167
		],
		[
			"Cresta Shopping Centre",
			"Cresta",
			"mall",
			-26.1304,
			27.9732
		],
		[
			"Fourways Mall",
			"Fourways",
			"mall",
			-26.0173,
			28.0065
		],
		[
			"Hyde Park Corner",
			"Hyde Park",
			"mall",
			-26.1266,
			28.035
		],
		[
			"Melrose Arch",
			"Melrose",
			"mall",
			-26.1343,
			28.0683
		],
		[
			"Northgate Mall",
			"North Riding",
			"mall",
			-26.0612,
			27.9463
		],
		[
			"Clearwater Mall",
			"Strubens Valley",
			"mall",
			-26.1272,
			27.906
		],
		[
			"Westgate Mall",
			"Roodepoort",
			"mall",
			-26.1633,
			27.8813
		],
		[
			"Greenstone Shopping Centre",
			"Edenvale",
			"mall",
			-26.1187,
			28.1415
		],
		[
			"Southgate Mall",
			"Mondeor",
			"mall",
			-26.2656,
			27.9794
		],
		[
			"The Glen Shopping Centre",
			"Oakdene",
			"mall",
			-26.2773,
			28.0576
		],
		[
			"Carlton Centre",
			"Marshalltown",
			"mall",
			-26.2062,
			28.0466
		],
		[
			"Montecasino",
			"Fourways",
			"landmark",
			-26.0243,
			28.0116
		],
		[
			"UJ Kingsway Campus",
			"Auckland Park",
			"university",
			-26.1833,
			27.9993
		],
		[
			"UJ Doornfontein Campus",
			"Doornfontein",
			"university",
			-26.1926,
			28.0577
		],
		[
			"UJ Soweto Campus",
			"Soweto",
			"university",
			-26.2612,
			27.9238
		],
		[
			"Charlotte Maxeke Academic Hospital",
			"Parktown",
			"hospital",
			-26.1752,
			28.0466
		],
		[
			"Chris Hani Baragwanath Hospital",
			"Diepkloof",
			"hospital",
			-26.2608,
			27.9428
		],
		[
			"Helen Joseph Hospital",
			"Auckland Park",
			"hospital",
			-26.1826,
			27.9896
		],
		[
			"Rahima Moosa Hospital",
			"Coronationville",
			"hospital",
			-26.185,
			27.969
		],
		[
			"Netcare Milpark Hospital",
			"Parktown",
			"hospital",
			-26.1805,
			28.017
		],
		[
			"Netcare Sunninghill Hospital",
			"Sunninghill",
			"hospital",
			-26.0373,
			28.0695
		],
		[
			"Mediclinic Sandton",
			"Bryanston",
			"hospital",
			-26.0703,
			28.0146
		],
		[
			"Ellis Park Stadium",
			"Doornfontein",
			"stadium",
			-26.1976,
			28.0609
		],
		[
			"Orlando Stadium",
			"Soweto",
			"stadium",
			-26.231,
			27.9236
		],
		[
			"Wanderers Stadium",
			"Illovo",
			"stadium",
			-26.1312,
			28.0576
		],
		[
			"Constitution Hill",
			"Braamfontein",
			"landmark",
			-26.1886,
			28.0427
		],
		[
			"Apartheid Museum",
			"Ormonde",
			"landmark",
			-26.2377,
			28.0096
		],
		[
			"Gold Reef City",
			"Ormonde",
			"landmark",
			-26.2365,
			28.013
		],
		[
			"Mandela House, Vilakazi Street",
			"Soweto",
			"landmark",
			-26.2385,
			27.9088
		],
		[
			"Hector Pieterson Memorial",
			"Soweto",
			"landmark",
			-26.2355,
			27.9083
		],
		[
			"Arts on Main",
			"Maboneng",
			"landmark",
			-26.2046,
			28.059
		],
		[
			"Market Theatre",
			"Newtown",
			"landmark",
			-26.2023,
			28.0315
		],
		[
			"Nelson Mandela Bridge",
			"Newtown",
			"landmark",
			-26.1967,
			28.034
		],
		[
			"Ponte City",
			"Berea",
			"landmark",
			-26.1906,
			28.057
		],
		[
			"Sandton Convention Centre",
			"Sandton",
			"landmark",
			-26.1065,
			28.0553
		],
		[
			"Gallagher Convention Centre",
			"Midrand",
			"landmark",
			-25.9995,
			28.1275
		],
		[
			"Johannesburg Expo Centre",
			"Nasrec",
			"landmark",
			-26.241,
			27.98
		],
		[
			"Johannesburg Zoo",
			"Parkview",
			"park",
			-26.1668,
			28.0378
		],
		[
			"Zoo Lake",
			"Parkview",
			"park",
			-26.159,
			28.03
		],
		[
			"Johannesburg Botanical Garden",
			"Emmarentia",
			"park",
			-26.1563,
			28.002
		],
		[
			"St John's College",
			"Houghton",
			"school",
			-26.1745,
			28.056
		],
		[
			"King Edward VII School",
			"Houghton",
			"school",
			-26.167,
			28.0635
		],
		[
			"Roedean School",
			"Parktown",
			"school",
			-26.179,
			28.041
		],
		[
			"St Stithians College",
			"Randburg",
			"school",
			-26.088,
			28.022
		],
		[
			"Johannesburg CBD (Joburg, JHB)",
			"Marshalltown",
			"suburb",
			-26.2045,
			28.043
		],
		[
			"Sandton",
			"",
			"suburb",
			-26.1076,
			28.0567
		],
		[
			"Rosebank",
			"",
			"suburb",
			-26.145,
			28.041
		],
		[
			"Randburg",
			"",
			"suburb",
			-26.0936,
			28.0064
		],
		[
			"Soweto",
			"",
			"suburb",
			-26.2485,
			27.87
		],
		[
			"Diepkloof",
			"Soweto",
			"suburb",
			-26.245,
			27.95
		],
		[
			"Alexandra",
			"",
			"suburb",
			-26.1033,
			28.0979
		],
		[
			"Midrand",
			"",
			"suburb",
			-25.9992,
			28.1263
		],
		[
			"Braamfontein",
			"",
			"suburb",
			-26.1926,
			28.034
		],
		[
			"Melville",
			"",
			"suburb",
			-26.1755,
			28.008
		],
		[
			"Parkhurst",
			"",
			"suburb",
			-26.1395,
			28.018
		],
		[
			"Hillbrow",
			"",
			"suburb",
			-26.189,
			28.049
		],
		[
			"Yeoville",
			"",
			"suburb",
			-26.181,
			28.064
		],
		[
			"Houghton",
			"",
			"suburb",
			-26.165,
			28.059
		],
		[
			"Parktown",
			"",
			"suburb",
			-26.182,
			28.034
		],
		[
			"Newtown",
			"",
			"suburb",
			-26.204,
			28.033
		],
		[
			"Fordsburg",
			"",
			"suburb",
			-26.206,
			28.023
		],
		[
			"Turffontein",
			"",
			"suburb",
			-26.244,
			28.04
		],
		[
			"Bryanston",
			"",
			"suburb",
			-26.056,
			28.026
		],
		[
			"Fourways",
			"",
			"suburb",
			-26.014,
			28.011
		],
		[
			"Rivonia",
			"",
			"suburb",
			-26.054,
			28.061
		],
		[
			"Sunninghill",
			"",
			"suburb",
			-26.03,
			28.07
		],
		[
			"Diepsloot",
			"",
			"suburb",
			-25.933,
			28.012
		],
		[
			"Cosmo City",
			"",
			"suburb",
			-26.023,
			27.93
		],
		[
			"Roodepoort",
			"",
			"suburb",
			-26.1625,
			27.8725
		],
		[
			"Lenasia",
			"",
			"suburb",
			-26.319,
			27.829
		],
		[
			"Kempton Park",
			"",
			"suburb",
			-26.1,
			28.23
		],
		[
			"Tembisa",
			"",
			"suburb",
			-25.996,
			28.227
		],
		[
			"Germiston",
			"",
			"suburb",
			-26.218,
			28.167
		],
		[
			"Bedfordview",
			"",
			"suburb",
			-26.179,
			28.133
		],
		[
			"Edenvale",
			"",
			"suburb",
			-26.14,
			28.153
		]
	]),
	defineCity("za", "Cape Town", [-33.9249, 18.4241], [
		[
			"Cape Town International Airport",
			"Matroosfontein",
			"airport",
			-33.97,
			18.597
		],
		[
			"V&A Waterfront",
			"Waterfront",
			"mall",
			-33.9036,
			18.4207
		],
		[
			"Cape Town Station",
			"City Centre",
			"station",
			-33.9224,
			18.4258
		],
		[
			"Table Mountain Cableway",
			"Gardens",
			"landmark",
			-33.9481,
			18.403
		],
		[
			"Canal Walk",
			"Century City",
			"mall",
			-33.8937,
			18.5117
		],
		[
			"University of Cape Town (UCT)",
			"Rondebosch",
			"university",
			-33.9577,
			18.4612
		],
		[
			"DHL Stadium",
			"Green Point",
			"stadium",
			-33.9035,
			18.4112
		],
		[
			"Cape Town International Convention Centre",
			"Foreshore",
			"landmark",
			-33.9155,
			18.4257
		],
		[
			"Company's Garden",
			"Gardens",
			"park",
			-33.9272,
			18.417
		],
		[
			"Kirstenbosch Botanical Garden",
			"Newlands",
			"park",
			-33.9875,
			18.4327
		],
		[
			"Cavendish Square",
			"Claremont",
			"mall",
			-33.9803,
			18.464
		],
		[
			"Tyger Valley Centre",
			"Bellville",
			"mall",
			-33.8735,
			18.635
		],
		[
			"N1 City Mall",
			"Goodwood",
			"mall",
			-33.893,
			18.56
		],
		[
			"Groote Schuur Hospital",
			"Observatory",
			"hospital",
			-33.9408,
			18.463
		],
		[
			"Red Cross Children’s Hospital",
			"Rondebosch",
			"hospital",
			-33.9541,
			18.4873
		],
		[
			"Tygerberg Hospital",
			"Parow",
			"hospital",
			-33.9131,
			18.6107
		],
		[
			"CPUT District Six Campus",
			"Zonnebloem",
			"university",
			-33.9316,
			18.4299
		],
		[
			"University of the Western Cape (UWC)",
			"Bellville",
			"university",
			-33.933,
			18.628
		],
		[
			"Newlands Stadium",
			"Newlands",
			"stadium",
			-33.9706,
			18.4681
		],
		[
			"Sea Point",
			"",
			"suburb",
			-33.915,
			18.388
		],
		[
			"Camps Bay",
			"",
			"suburb",
			-33.951,
			18.3777
		],
		[
			"Observatory",
			"",
			"suburb",
			-33.937,
			18.47
		],
		[
			"Woodstock",
			"",
			"suburb",
			-33.927,
			18.448
		],
		[
			"Claremont",
			"",
			"suburb",
			-33.982,
			18.465
		],
		[
			"Langa",
			"",
			"suburb",
			-33.946,
			18.53
		],
		[
			"Gugulethu",
			"",
			"suburb",
			-33.984,
			18.57
		],
		[
			"Khayelitsha",
			"",
			"suburb",
			-34.04,
			18.677
		],
		[
			"Mitchells Plain",
			"",
			"suburb",
			-34.048,
			18.618
		],
		[
			"Bellville",
			"",
			"suburb",
			-33.9,
			18.629
		],
		[
			"Muizenberg",
			"",
			"suburb",
			-34.108,
			18.471
		],
		[
			"Hout Bay",
			"",
			"suburb",
			-34.048,
			18.356
		],
		[
			"Bloubergstrand",
			"",
			"suburb",
			-33.805,
			18.464
		]
	]),
	defineCity("za", "Durban", [-29.8587, 31.0218], [
		[
			"King Shaka International Airport",
			"La Mercy",
			"airport",
			-29.6144,
			31.1197
		],
		[
			"Gateway Theatre of Shopping",
			"Umhlanga",
			"mall",
			-29.7264,
			31.067
		],
		[
			"uShaka Marine World",
			"Point",
			"landmark",
			-29.8675,
			31.0458
		],
		[
			"Moses Mabhida Stadium",
			"Stamford Hill",
			"stadium",
			-29.829,
			31.0303
		],
		[
			"Durban Station",
			"Greyville",
			"station",
			-29.845,
			31.0215
		],
		[
			"Durban City Hall",
			"Durban Central",
			"landmark",
			-29.8587,
			31.0262
		],
		[
			"Durban ICC",
			"Durban Central",
			"landmark",
			-29.8553,
			31.0305
		],
		[
			"Warwick Junction Taxi Rank",
			"Warwick",
			"station",
			-29.8575,
			31.0125
		],
		[
			"Victoria Street Market",
			"Warwick",
			"market",
			-29.856,
			31.015
		],
		[
			"The Pavilion",
			"Westville",
			"mall",
			-29.8489,
			30.935
		],
		[
			"Musgrave Centre",
			"Berea",
			"mall",
			-29.849,
			30.999
		],
		[
			"UKZN Howard College",
			"Glenwood",
			"university",
			-29.8678,
			30.9807
		],
		[
			"UKZN Westville",
			"Westville",
			"university",
			-29.818,
			30.944
		],
		[
			"DUT Steve Biko Campus",
			"Berea",
			"university",
			-29.8515,
			31.0063
		],
		[
			"Inkosi Albert Luthuli Hospital",
			"Cato Manor",
			"hospital",
			-29.8735,
			30.9585
		],
		[
			"King Edward VIII Hospital",
			"Umbilo",
			"hospital",
			-29.881,
			30.989
		],
		[
			"Addington Hospital",
			"South Beach",
			"hospital",
			-29.861,
			31.0435
		],
		[
			"Durban Botanic Gardens",
			"Berea",
			"park",
			-29.8467,
			31.007
		],
		[
			"Florida Road",
			"Morningside",
			"landmark",
			-29.829,
			31.017
		],
		[
			"North Beach",
			"Golden Mile",
			"landmark",
			-29.848,
			31.037
		],
		[
			"Umhlanga Rocks",
			"",
			"suburb",
			-29.727,
			31.085
		],
		[
			"Umlazi",
			"",
			"suburb",
			-29.968,
			30.883
		],
		[
			"KwaMashu",
			"",
			"suburb",
			-29.746,
			30.983
		],
		[
			"Chatsworth",
			"",
			"suburb",
			-29.909,
			30.886
		],
		[
			"Phoenix",
			"",
			"suburb",
			-29.704,
			31.005
		],
		[
			"Pinetown",
			"",
			"suburb",
			-29.817,
			30.859
		],
		[
			"Amanzimtoti",
			"",
			"suburb",
			-30.052,
			30.89
		]
	]),
	defineCity("za", "Pretoria", [-25.7461, 28.1881], [
		[
			"Menlyn Park Shopping Centre",
			"Menlyn",
			"mall",
			-25.7829,
			28.2755
		],
		[
			"Hatfield Gautrain Station",
			"Hatfield",
			"station",
			-25.7477,
			28.2379
		],
		[
			"Union Buildings",
			"Arcadia",
			"landmark",
			-25.7402,
			28.212
		],
		[
			"Church Square",
			"Pretoria Central",
			"landmark",
			-25.7464,
			28.1881
		],
		[
			"Pretoria Gautrain Station",
			"Salvokop",
			"station",
			-25.7586,
			28.1893
		],
		[
			"University of Pretoria",
			"Hatfield",
			"university",
			-25.7545,
			28.2314
		],
		[
			"Loftus Versfeld Stadium",
			"Arcadia",
			"stadium",
			-25.7533,
			28.2228
		],
		[
			"Steve Biko Academic Hospital",
			"Prinshof",
			"hospital",
			-25.7302,
			28.2027
		],
		[
			"Centurion Mall",
			"Centurion",
			"mall",
			-25.8577,
			28.188
		],
		[
			"Centurion Gautrain Station",
			"Centurion",
			"station",
			-25.8516,
			28.1897
		],
		[
			"Bosman Street Taxi Rank",
			"Pretoria Central",
			"station",
			-25.7545,
			28.187
		],
		[
			"Bloed Street Mall and Taxi Rank",
			"Pretoria Central",
			"station",
			-25.7385,
			28.193
		],
		[
			"Denneboom Station",
			"Mamelodi",
			"station",
			-25.719,
			28.348
		],
		[
			"Wonderboom Airport",
			"Annlin",
			"airport",
			-25.6539,
			28.2242
		],
		[
			"Brooklyn Mall",
			"Brooklyn",
			"mall",
			-25.7711,
			28.2341
		],
		[
			"Menlyn Maine",
			"Menlyn",
			"mall",
			-25.786,
			28.28
		],
		[
			"Time Square Casino and Sun Arena",
			"Menlyn",
			"landmark",
			-25.7875,
			28.2793
		],
		[
			"Kolonnade Shopping Centre",
			"Montana",
			"mall",
			-25.6846,
			28.2531
		],
		[
			"Wonderpark Shopping Centre",
			"Karenpark",
			"mall",
			-25.6788,
			28.1058
		],
		[
			"Woodlands Boulevard",
			"Pretorius Park",
			"mall",
			-25.8259,
			28.313
		],
		[
			"The Grove Mall",
			"Equestria",
			"mall",
			-25.762,
			28.323
		],
		[
			"Mall@Reds",
			"Rooihuiskraal",
			"mall",
			-25.8862,
			28.1425
		],
		[
			"Forest Hill City",
			"Monavoni",
			"mall",
			-25.879,
			28.093
		],
		[
			"Irene Village Mall",
			"Irene",
			"mall",
			-25.864,
			28.2365
		],
		[
			"Sammy Marks Square",
			"Pretoria Central",
			"mall",
			-25.7445,
			28.194
		],
		[
			"Sunnypark Shopping Centre",
			"Sunnyside",
			"mall",
			-25.7525,
			28.2065
		],
		[
			"Hatfield Plaza",
			"Hatfield",
			"mall",
			-25.749,
			28.2365
		],
		[
			"Quagga Centre",
			"Pretoria West",
			"mall",
			-25.753,
			28.132
		],
		[
			"Castle Walk",
			"Erasmuskloof",
			"mall",
			-25.81,
			28.261
		],
		[
			"Lynnwood Bridge",
			"Lynnwood",
			"mall",
			-25.764,
			28.279
		],
		[
			"Atlyn Mall",
			"Atteridgeville",
			"mall",
			-25.77,
			28.064
		],
		[
			"Denlyn Mall",
			"Mamelodi",
			"mall",
			-25.7136,
			28.3533
		],
		[
			"Jubilee Mall",
			"Hammanskraal",
			"mall",
			-25.406,
			28.27
		],
		[
			"Tshwane University of Technology (TUT)",
			"Pretoria West",
			"university",
			-25.732,
			28.1615
		],
		[
			"UNISA Main Campus",
			"Muckleneuk",
			"university",
			-25.7672,
			28.1993
		],
		[
			"Sefako Makgatho Health Sciences University",
			"Ga-Rankuwa",
			"university",
			-25.617,
			28.017
		],
		[
			"CSIR",
			"Brummeria",
			"office",
			-25.756,
			28.279
		],
		[
			"Kalafong Hospital",
			"Atteridgeville",
			"hospital",
			-25.763,
			28.09
		],
		[
			"Netcare Unitas Hospital",
			"Lyttelton",
			"hospital",
			-25.833,
			28.196
		],
		[
			"Life Groenkloof Hospital",
			"Groenkloof",
			"hospital",
			-25.77,
			28.2115
		],
		[
			"Netcare Pretoria East Hospital",
			"Moreleta Park",
			"hospital",
			-25.8215,
			28.3045
		],
		[
			"Mediclinic Kloof",
			"Erasmuskloof",
			"hospital",
			-25.8126,
			28.26
		],
		[
			"Zuid-Afrikaans Hospital",
			"Muckleneuk",
			"hospital",
			-25.767,
			28.214
		],
		[
			"Dr George Mukhari Academic Hospital",
			"Ga-Rankuwa",
			"hospital",
			-25.6187,
			28.0118
		],
		[
			"Voortrekker Monument",
			"Groenkloof",
			"landmark",
			-25.7763,
			28.1757
		],
		[
			"Freedom Park",
			"Salvokop",
			"landmark",
			-25.7669,
			28.1873
		],
		[
			"South African State Theatre",
			"Pretoria Central",
			"landmark",
			-25.7475,
			28.1935
		],
		[
			"Tshwane House",
			"Pretoria Central",
			"office",
			-25.744,
			28.1925
		],
		[
			"Melrose House",
			"Pretoria Central",
			"landmark",
			-25.7553,
			28.1925
		],
		[
			"Marabastad",
			"Pretoria Central",
			"market",
			-25.74,
			28.176
		],
		[
			"National Zoological Garden",
			"Pretoria Central",
			"park",
			-25.739,
			28.189
		],
		[
			"Pretoria National Botanical Garden",
			"Brummeria",
			"park",
			-25.738,
			28.273
		],
		[
			"Rietvlei Nature Reserve",
			"Irene",
			"park",
			-25.888,
			28.283
		],
		[
			"SuperSport Park",
			"Centurion",
			"stadium",
			-25.86,
			28.1953
		],
		[
			"Lucas Moripe Stadium",
			"Atteridgeville",
			"stadium",
			-25.766,
			28.0735
		],
		[
			"Pretoria Boys High School",
			"Brooklyn",
			"school",
			-25.76,
			28.2225
		],
		[
			"Pretoria High School for Girls",
			"Hatfield",
			"school",
			-25.748,
			28.223
		],
		[
			"Afrikaanse Hoër Seunskool (Affies)",
			"Elandspoort",
			"school",
			-25.758,
			28.218
		],
		[
			"Hoërskool Menlopark",
			"Menlo Park",
			"school",
			-25.769,
			28.261
		],
		[
			"St Alban's College",
			"Lynnwood Glen",
			"school",
			-25.772,
			28.29
		],
		[
			"Sheraton Pretoria Hotel",
			"Arcadia",
			"hotel",
			-25.744,
			28.21
		],
		[
			"Pretoria CBD (PTA)",
			"Pretoria Central",
			"suburb",
			-25.7475,
			28.19
		],
		[
			"Hatfield",
			"",
			"suburb",
			-25.7487,
			28.238
		],
		[
			"Arcadia",
			"",
			"suburb",
			-25.7455,
			28.215
		],
		[
			"Sunnyside",
			"",
			"suburb",
			-25.754,
			28.21
		],
		[
			"Brooklyn",
			"",
			"suburb",
			-25.764,
			28.235
		],
		[
			"Waterkloof",
			"",
			"suburb",
			-25.779,
			28.237
		],
		[
			"Lynnwood",
			"",
			"suburb",
			-25.765,
			28.27
		],
		[
			"Garsfontein",
			"",
			"suburb",
			-25.795,
			28.301
		],
		[
			"Faerie Glen",
			"",
			"suburb",
			-25.785,
			28.309
		],
		[
			"Moreleta Park",
			"",
			"suburb",
			-25.823,
			28.292
		],
		[
			"Silver Lakes",
			"",
			"suburb",
			-25.779,
			28.368
		],
		[
			"Silverton",
			"",
			"suburb",
			-25.735,
			28.3
		],
		[
			"Gezina",
			"",
			"suburb",
			-25.719,
			28.208
		],
		[
			"Capital Park",
			"",
			"suburb",
			-25.723,
			28.19
		],
		[
			"Montana",
			"",
			"suburb",
			-25.678,
			28.243
		],
		[
			"Pretoria North",
			"",
			"suburb",
			-25.673,
			28.176
		],
		[
			"Mamelodi",
			"",
			"suburb",
			-25.72,
			28.39
		],
		[
			"Nellmapius",
			"",
			"suburb",
			-25.738,
			28.366
		],
		[
			"Eersterust",
			"",
			"suburb",
			-25.708,
			28.312
		],
		[
			"Atteridgeville",
			"",
			"suburb",
			-25.773,
			28.071
		],
		[
			"Soshanguve",
			"",
			"suburb",
			-25.523,
			28.1
		],
		[
			"Mabopane",
			"",
			"suburb",
			-25.501,
			28.048
		],
		[
			"Ga-Rankuwa",
			"",
			"suburb",
			-25.617,
			27.985
		],
		[
			"Hammanskraal",
			"",
			"suburb",
			-25.4,
			28.28
		],
		[
			"Centurion",
			"",
			"suburb",
			-25.8603,
			28.1894
		],
		[
			"Lyttelton",
			"",
			"suburb",
			-25.829,
			28.211
		],
		[
			"Irene",
			"",
			"suburb",
			-25.873,
			28.219
		],
		[
			"Olievenhoutbosch",
			"",
			"suburb",
			-25.91,
			28.096
		]
	]),
	defineCity("za", "Gqeberha", [-33.9608, 25.6022], [
		[
			"Chief Dawid Stuurman Airport (Port Elizabeth)",
			"Walmer",
			"airport",
			-33.9849,
			25.6173
		],
		[
			"Nelson Mandela Bay Stadium",
			"North End",
			"stadium",
			-33.9378,
			25.5989
		],
		[
			"Boardwalk Mall",
			"Summerstrand",
			"mall",
			-33.984,
			25.659
		],
		[
			"Greenacres Shopping Centre",
			"Newton Park",
			"mall",
			-33.9505,
			25.577
		],
		[
			"Baywest Mall",
			"Hunters Retreat",
			"mall",
			-33.9545,
			25.462
		],
		[
			"Nelson Mandela University South Campus",
			"Summerstrand",
			"university",
			-34.0007,
			25.6697
		],
		[
			"Livingstone Hospital",
			"Korsten",
			"hospital",
			-33.934,
			25.571
		],
		[
			"Donkin Reserve",
			"Central",
			"landmark",
			-33.961,
			25.6195
		],
		[
			"Kings Beach",
			"Humewood",
			"landmark",
			-33.971,
			25.645
		],
		[
			"Summerstrand",
			"",
			"suburb",
			-33.99,
			25.665
		],
		[
			"New Brighton",
			"",
			"suburb",
			-33.897,
			25.594
		],
		[
			"Walmer",
			"",
			"suburb",
			-33.977,
			25.588
		]
	]),
	defineCity("za", "Bloemfontein", [-29.117, 26.2141], [
		[
			"Bram Fischer International Airport",
			"Airport",
			"airport",
			-29.0927,
			26.3024
		],
		[
			"Loch Logan Waterfront",
			"Westdene",
			"mall",
			-29.1146,
			26.209
		],
		[
			"Mimosa Mall",
			"Brandwag",
			"mall",
			-29.1105,
			26.206
		],
		[
			"University of the Free State",
			"Park West",
			"university",
			-29.1079,
			26.1856
		],
		[
			"Toyota Stadium",
			"Willows",
			"stadium",
			-29.1172,
			26.2087
		],
		[
			"Universitas Hospital",
			"Universitas",
			"hospital",
			-29.118,
			26.184
		],
		[
			"Pelonomi Hospital",
			"Heidedal",
			"hospital",
			-29.1395,
			26.243
		],
		[
			"Bloemfontein Station",
			"Central",
			"station",
			-29.1185,
			26.225
		],
		[
			"Naval Hill",
			"Naval Hill",
			"landmark",
			-29.099,
			26.233
		],
		[
			"Langenhoven Park",
			"",
			"suburb",
			-29.088,
			26.156
		],
		[
			"Mangaung",
			"",
			"suburb",
			-29.165,
			26.24
		]
	])
];
// packages/rules/src/places/gazetteer.ts
var gazetteer_exports = /* @__PURE__ */ __exportAll({ nearestCity: () => nearestCity });
/** The sixty cities, country by country in list order, each country's in the order of its list. */
var cities = [
	...southAfricanCities,
	...nigerianCities,
	...kenyanCities,
	...ghanaianCities,
	...ugandanCities,
	...tanzanianCities,
	...egyptianCities,
	...moroccanCities,
	...ethiopianCities,
	...rwandanCities
];
var byId = new Map(cities.map((city) => [city.id, city]));
/** The city with this id, such as 'pretoria'. */
function cityById(id) {
	return byId.get(id);
}
/** The city whose centre is nearest, however far away. */
function nearestCity(point) {
	let nearest = cities[0];
	let least = Infinity;
	for (const city of cities) {
		const meters = distanceMeters(point, city.center);
		if (meters < least) [nearest, least] = [city, meters];
	}
	return nearest;
}
export { gazetteer_exports as n, nearestCity as r, cityById as t };
