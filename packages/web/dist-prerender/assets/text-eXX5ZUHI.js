import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { S as languages, b as inEachLanguage, r as language } from "./preferences-D2yk24TH.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { f as product, n as provideRefusalTexts } from "./refusals-6kaomp8o.js";
// \0virtual:texts/app
var app_default = {
	"close": ["Close"],
	"retry": ["Try again"],
	"back": ["Back"],
	"home": ["Home"],
	"services": ["Services"],
	"done": ["Done"],
	"change": ["Change"],
	"choose": ["Choose"],
	"error": ["Error"],
	"notSent": ["It could not be sent. Check your connection and try again."],
	"loading": ["Loading"],
	"reload": ["Reload"],
	"screenFailed": ["This page could not be shown."],
	"fallbackTitle": ["Loading Error - Using Fallback"],
	"callPolice": ["Call the police: ", ["number"]],
	"needsScript": ["This page needs JavaScript. Turn it on in your browser, then load the page again."],
	"skipToContent": ["Skip to content"],
	"mainMenu": ["Main menu"],
	"language": ["Language"],
	"notifications": ["Notifications"],
	"offlineBanner": ["You are offline. What you see may be old."],
	"signOut": ["Sign Out"],
	"tabHome": ["Home"],
	"tabHistory": ["History"],
	"tabDashboard": ["Dashboard"],
	"passenger": ["Passenger"],
	"driver": ["Driver"],
	"staff": ["Staff"],
	"map": ["Map"],
	"mapStill": ["A drawing of the way"],
	"showMap": [
		"Show map (about ",
		["kilobytes"],
		" KB)"
	],
	"zoomIn": ["Zoom in"],
	"zoomOut": ["Zoom out"],
	"locateMe": ["Locate me"],
	"sheetUp": ["Open the sheet further"],
	"sheetDown": ["Show the map"],
	"liveUnderWay": ["Under way"],
	"livePin": ["PIN ", ["pin"]],
	"notFoundTitle": ["404 Page Not Found"],
	"notFoundText": ["There is nothing at this address."],
	"tabProfile": ["Profile"],
	"minutes": [["n"], " min"],
	"minuteRange": [
		["from"],
		"–",
		["to"],
		" min"
	],
	"mapCredit": ["© OpenStreetMap contributors"],
	"tabSupport": ["Support"],
	"tourOpen": ["Guided tour"],
	"noConnection": ["No connection."],
	"maybeOurSide": ["It may be on our side. Nothing of yours is lost."],
	"offlineNow": ["You are offline. Connection lost just now."],
	"offlineMinutes": [
		"You are offline. Last connected ",
		[
			"n",
			"plural",
			{
				"one": ["#", " minute"],
				"other": ["#", " minutes"]
			}
		],
		" ago."
	],
	"offlineHours": [
		"You are offline. Last connected ",
		[
			"n",
			"plural",
			{
				"one": ["#", " hour"],
				"other": ["#", " hours"]
			}
		],
		" ago."
	],
	"offlineDays": [
		"You are offline. Last connected ",
		[
			"n",
			"plural",
			{
				"one": ["#", " day"],
				"other": ["#", " days"]
			}
		],
		" ago."
	],
	"offlineUnsent": [[
		"n",
		"plural",
		{
			"one": ["#", " entry is"],
			"other": ["#", " entries are"]
		}
	], " not sent yet."],
	"updateReady": ["A new version is ready."],
	"updateNow": ["Update"],
	"notNow": ["Not now"],
	"offlineFixes": ["Your position is sent when you are connected."],
	"screenMissing": ["This page is not on your phone yet. It opens when you are connected."],
	"emergencyHelp": ["Emergency help"],
	"typeStandard": [["product"]],
	"typeShare": ["Share"],
	"typePremium": ["Premium"],
	"typeLadies": ["Ladies Only"],
	"typeScholar": ["Scholar"],
	"typeLarge": ["Large delivery"],
	"typeStandardNote": ["Everyday car, up to 4"],
	"typeShareNote": ["Share the trip, pay less"],
	"typePremiumNote": ["Newer car, more space"],
	"typeLadiesNote": ["Verified female drivers"],
	"typeScholarNote": ["To school and back"],
	"bonusMorning": [
		"Morning peak +",
		["percent"],
		"%"
	],
	"bonusEvening": [
		"Evening peak +",
		["percent"],
		"%"
	],
	"bonusWeekend": [
		"Weekend +",
		["percent"],
		"%"
	],
	"bonusOwn": [
		"Bonus +",
		["percent"],
		"%"
	],
	"cash": ["Cash"],
	"mpesa": ["M-Pesa"],
	"wallet": [["product"], " Wallet"],
	"methodPackage": ["Ride package"],
	"paymentMethods": ["Payment methods"],
	"payAfterRide": ["Pay after ride"],
	"payCourier": ["Pay the courier"],
	"currentLocation": ["Current Location"],
	"pickupLocation": ["Pickup"],
	"destination": ["Destination"],
	"distance": ["Distance"],
	"goBack": ["Go Back"],
	"call": ["Call ", ["name"]],
	"total": ["Total"],
	"starsCount": [[
		"n",
		"plural",
		{
			"one": ["#", " star"],
			"other": ["#", " stars"]
		}
	]],
	"rateName": [
		"How was ",
		["name"],
		"?"
	],
	"saveReceipt": ["Save or print"],
	"tripFare": ["Trip fare"],
	"payCommission": ["Commission"],
	"payPromotion": ["Promotion, paid by us"],
	"payNet": ["You get"],
	"from": ["from"],
	"recentTrips": ["Recent trips"],
	"tripsNotLoaded": ["We could not load your trips."],
	"notRated": ["Not rated"],
	"requestRide": ["Request Ride"],
	"homeAi": ["AI features"],
	"laterAt": ["Pickup at ", ["time"]],
	"cancelRequest": ["Cancel ride"],
	"genderFemale": ["Female"],
	"genderMale": ["Male"],
	"genderOther": ["Other"],
	"genderUnsaid": ["Prefer not to say"],
	"login": ["Login"],
	"email": ["Email"],
	"password": ["Password"],
	"earnings": ["Earnings"],
	"openVerification": ["Verify now"],
	"whyNoTrips": ["Why no trips?"],
	"rating": ["Rating"],
	"withdraw": ["Withdraw"],
	"accept": ["Accept"],
	"serviceFood": ["Food Delivery"],
	"serviceParcel": ["Parcel Delivery"],
	"serviceGrocery": ["Grocery Shopping"],
	"serviceHeat": ["City Heat Map"],
	"quickLogin": ["Quick Login"],
	"offlineRequest": ["You can request once you are connected again."],
	"whereTo": ["Where to?"],
	"installApp": ["Install app"],
	"ratingNew": ["New"],
	"homeScholar": ["Scholar Rides"],
	"openSafety": ["Safety"],
	"openSettings": ["Settings"],
	"serviceScholarNote": ["To school and back"],
	"endedBefore": [
		"Ended ",
		["distance"],
		" before ",
		["place"]
	],
	"walletOwes": ["You owe ", ["amount"]]
};
// \0virtual:texts/rooms
var all = {
	"en": {
		"account": { "default": {
			"profileActive": ["Active"],
			"profileEmail": ["Email address"],
			"profilePhone": ["Phone"],
			"profileGender": ["Gender as registered"],
			"profileLocation": ["Country"],
			"profileVehicle": ["Vehicle information"],
			"profileLadies": ["Eligible for ladies-only rides"],
			"profileLadiesHow": ["Ladies-only rides open once our team has confirmed your gender from a document."],
			"profileEdit": ["Edit profile"],
			"profileName": ["Full name"],
			"profileSave": ["Save"],
			"profileSaved": ["Saved"],
			"profileNotSaved": ["That could not be saved"],
			"profileTryLater": ["Please try again later."],
			"profileNotLoaded": ["We could not load your profile."],
			"profileGenderConfirmed": ["Our team confirmed this from your document. To change it, write to support."],
			"profilePhoto": ["Photo"],
			"profilePhotoRemove": ["Remove photo"],
			"profileTrips": [[
				"n",
				"plural",
				{
					"one": ["#", " trip"],
					"other": ["#", " trips"]
				}
			], " so far"],
			"settingsLanguage": ["Language"],
			"settingsCountry": ["Country"],
			"settingsLooks": ["Appearance"],
			"settingsAuto": ["Automatic"],
			"settingsLight": ["Light"],
			"settingsDark": ["Dark"],
			"settingsSun": ["Sun mode"],
			"settingsNotifications": ["Notifications"],
			"notifyRide": ["Rides"],
			"notifyChat": ["Messages"],
			"notifyPromotion": ["Offers and news"],
			"notifySafety": ["Safety messages always arrive."],
			"settingsPassword": ["Change password"],
			"settingsPasswordNow": ["Current password"],
			"settingsPasswordNew": ["New password"],
			"settingsPasswordDone": ["Password changed. All other devices are signed out."],
			"settingsEmail": ["Change email address"],
			"settingsEmailNew": ["New email address"],
			"settingsDevices": ["Signed-in devices"],
			"deviceUnknown": ["Unknown device"],
			"deviceThis": ["This device"],
			"deviceSince": ["since ", ["date"]],
			"deviceSignOut": ["Sign out"],
			"deviceSignOutOthers": ["Sign out all other devices"],
			"settingsData": ["Your data"],
			"settingsExport": ["Download a copy of your data"],
			"settingsExported": ["Saved on this device"],
			"settingsDelete": ["Delete account"],
			"settingsDeleteText": ["This can't be undone. Your name, contacts, photo and papers are deleted; trips stay without you, because the books need them."],
			"settingsDeleteDo": ["Delete my account"],
			"settingsDeleted": ["Your account is deleted."],
			"openPlaces": ["Saved places"],
			"settingsTitle": ["Settings"],
			"pushTitle": ["When the app is closed"],
			"pushHint": ["Know when your driver arrives or a trip is cancelled, also with the screen off."],
			"pushOn": ["Turn on"],
			"pushOff": ["Turn off"],
			"pushIsOn": ["On for this device."],
			"pushBlocked": ["Your browser blocks notifications for this site. Allow them in its settings."],
			"pushUnsupported": ["This browser can’t show messages while the app is closed."],
			"quietTitle": ["Quiet hours"],
			"quietFrom": ["From"],
			"quietTo": ["To"],
			"dataTitle": ["Data and this phone"],
			"dataSaver": ["Data saver"],
			"dataSaverNote": ["No map tiles, no pictures, fewer updates."],
			"dataUsed": [
				"About ",
				["visit"],
				" since you opened the app, ",
				["today"],
				" today."
			],
			"installNote": [
				"Installed, ",
				["product"],
				" opens like any other app, also without a network."
			],
			"openPackages": ["Ride packages"],
			"openOrders": ["My orders"],
			"openDocuments": ["Your documents"],
			"settingsGeneral": ["This app"],
			"settingsSunNote": ["Black on white, larger letters"],
			"settingsSignIn": ["Sign-in"],
			"profileDetails": ["Your details"],
			"profileEditShort": ["Edit"],
			"settingsNoPhone": ["No phone number"],
			"settingsPhoneConfirmed": ["Confirmed"],
			"settingsPhoneUnconfirmed": ["Not confirmed yet"],
			"settingsPhoneChange": ["Change number"],
			"settingsPhoneConfirm": ["Confirm number"],
			"profilePhoneChange": ["Change phone number"],
			"openVehicles": ["Vehicles"],
			"openStanding": ["Your standing"]
		} },
		"app": { "default": {
			"close": ["Close"],
			"retry": ["Try again"],
			"back": ["Back"],
			"home": ["Home"],
			"services": ["Services"],
			"done": ["Done"],
			"change": ["Change"],
			"choose": ["Choose"],
			"error": ["Error"],
			"notSent": ["It could not be sent. Check your connection and try again."],
			"loading": ["Loading"],
			"reload": ["Reload"],
			"screenFailed": ["This page could not be shown."],
			"fallbackTitle": ["Loading Error - Using Fallback"],
			"callPolice": ["Call the police: ", ["number"]],
			"needsScript": ["This page needs JavaScript. Turn it on in your browser, then load the page again."],
			"skipToContent": ["Skip to content"],
			"mainMenu": ["Main menu"],
			"language": ["Language"],
			"notifications": ["Notifications"],
			"offlineBanner": ["You are offline. What you see may be old."],
			"signOut": ["Sign Out"],
			"tabHome": ["Home"],
			"tabHistory": ["History"],
			"tabDashboard": ["Dashboard"],
			"passenger": ["Passenger"],
			"driver": ["Driver"],
			"staff": ["Staff"],
			"map": ["Map"],
			"mapStill": ["A drawing of the way"],
			"showMap": [
				"Show map (about ",
				["kilobytes"],
				" KB)"
			],
			"zoomIn": ["Zoom in"],
			"zoomOut": ["Zoom out"],
			"locateMe": ["Locate me"],
			"sheetUp": ["Open the sheet further"],
			"sheetDown": ["Show the map"],
			"liveUnderWay": ["Under way"],
			"livePin": ["PIN ", ["pin"]],
			"notFoundTitle": ["404 Page Not Found"],
			"notFoundText": ["There is nothing at this address."],
			"tabProfile": ["Profile"],
			"minutes": [["n"], " min"],
			"minuteRange": [
				["from"],
				"–",
				["to"],
				" min"
			],
			"mapCredit": ["© OpenStreetMap contributors"],
			"tabSupport": ["Support"],
			"tourOpen": ["Guided tour"],
			"noConnection": ["No connection."],
			"maybeOurSide": ["It may be on our side. Nothing of yours is lost."],
			"offlineNow": ["You are offline. Connection lost just now."],
			"offlineMinutes": [
				"You are offline. Last connected ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" ago."
			],
			"offlineHours": [
				"You are offline. Last connected ",
				[
					"n",
					"plural",
					{
						"one": ["#", " hour"],
						"other": ["#", " hours"]
					}
				],
				" ago."
			],
			"offlineDays": [
				"You are offline. Last connected ",
				[
					"n",
					"plural",
					{
						"one": ["#", " day"],
						"other": ["#", " days"]
					}
				],
				" ago."
			],
			"offlineUnsent": [[
				"n",
				"plural",
				{
					"one": ["#", " entry is"],
					"other": ["#", " entries are"]
				}
			], " not sent yet."],
			"updateReady": ["A new version is ready."],
			"updateNow": ["Update"],
			"notNow": ["Not now"],
			"offlineFixes": ["Your position is sent when you are connected."],
			"screenMissing": ["This page is not on your phone yet. It opens when you are connected."],
			"emergencyHelp": ["Emergency help"],
			"typeStandard": [["product"]],
			"typeShare": ["Share"],
			"typePremium": ["Premium"],
			"typeLadies": ["Ladies Only"],
			"typeScholar": ["Scholar"],
			"typeLarge": ["Large delivery"],
			"typeStandardNote": ["Everyday car, up to 4"],
			"typeShareNote": ["Share the trip, pay less"],
			"typePremiumNote": ["Newer car, more space"],
			"typeLadiesNote": ["Verified female drivers"],
			"typeScholarNote": ["To school and back"],
			"bonusMorning": [
				"Morning peak +",
				["percent"],
				"%"
			],
			"bonusEvening": [
				"Evening peak +",
				["percent"],
				"%"
			],
			"bonusWeekend": [
				"Weekend +",
				["percent"],
				"%"
			],
			"bonusOwn": [
				"Bonus +",
				["percent"],
				"%"
			],
			"cash": ["Cash"],
			"mpesa": ["M-Pesa"],
			"wallet": [["product"], " Wallet"],
			"methodPackage": ["Ride package"],
			"paymentMethods": ["Payment methods"],
			"payAfterRide": ["Pay after ride"],
			"payCourier": ["Pay the courier"],
			"currentLocation": ["Current Location"],
			"pickupLocation": ["Pickup"],
			"destination": ["Destination"],
			"distance": ["Distance"],
			"goBack": ["Go Back"],
			"call": ["Call ", ["name"]],
			"total": ["Total"],
			"starsCount": [[
				"n",
				"plural",
				{
					"one": ["#", " star"],
					"other": ["#", " stars"]
				}
			]],
			"rateName": [
				"How was ",
				["name"],
				"?"
			],
			"saveReceipt": ["Save or print"],
			"tripFare": ["Trip fare"],
			"payCommission": ["Commission"],
			"payPromotion": ["Promotion, paid by us"],
			"payNet": ["You get"],
			"from": ["from"],
			"recentTrips": ["Recent trips"],
			"tripsNotLoaded": ["We could not load your trips."],
			"notRated": ["Not rated"],
			"requestRide": ["Request Ride"],
			"homeAi": ["AI features"],
			"laterAt": ["Pickup at ", ["time"]],
			"cancelRequest": ["Cancel ride"],
			"genderFemale": ["Female"],
			"genderMale": ["Male"],
			"genderOther": ["Other"],
			"genderUnsaid": ["Prefer not to say"],
			"login": ["Login"],
			"email": ["Email"],
			"password": ["Password"],
			"earnings": ["Earnings"],
			"openVerification": ["Verify now"],
			"whyNoTrips": ["Why no trips?"],
			"rating": ["Rating"],
			"withdraw": ["Withdraw"],
			"accept": ["Accept"],
			"serviceFood": ["Food Delivery"],
			"serviceParcel": ["Parcel Delivery"],
			"serviceGrocery": ["Grocery Shopping"],
			"serviceHeat": ["City Heat Map"],
			"quickLogin": ["Quick Login"],
			"offlineRequest": ["You can request once you are connected again."],
			"whereTo": ["Where to?"],
			"installApp": ["Install app"],
			"ratingNew": ["New"],
			"homeScholar": ["Scholar Rides"],
			"openSafety": ["Safety"],
			"openSettings": ["Settings"],
			"serviceScholarNote": ["To school and back"],
			"endedBefore": [
				"Ended ",
				["distance"],
				" before ",
				["place"]
			],
			"walletOwes": ["You owe ", ["amount"]]
		} },
		"assistant": { "default": {
			"aiTitle": ["AI features"],
			"aiTabVoice": ["Voice Ordering"],
			"aiTabShopping": ["Smart Shopping"],
			"aiTabPricing": ["Competitive Pricing"],
			"aiTabVehicle": ["Vehicle Verification"],
			"aiTabTraining": ["Multi-Service Training"],
			"aiOwnRules": [
				"Say or write what you need; ",
				["product"],
				" finds it."
			],
			"aiPowered": [
				"The AI model ",
				["name"],
				" powers voice processing and recommendations; our rules check all it says."
			],
			"aiByRules": [
				"Worked out by ",
				["product"],
				"."
			],
			"aiByModel": [
				"Proposed by the AI model ",
				["name"],
				", checked by our rules."
			],
			"aiStore": ["Store"],
			"aiNoStores": ["No store that takes rand delivers to your place. Prices are those of another one."],
			"aiTotal": ["Estimated total"],
			"voiceIdle": ["Tap to start"],
			"voiceRecording": ["Listening..."],
			"voiceProcessing": ["Processing..."],
			"voiceHint": ["Say items like: 2 kg bananas, 1 liter milk, white bread"],
			"voiceBox": ["What you need"],
			"voiceSample": ["Sample"],
			"voiceSampleText": ["This browser heard no words. Change this sample or type your own, then send it."],
			"voiceSend": ["Find items"],
			"voicePrivacy": ["Your browser turns speech into text. We get the text, never the recording."],
			"voiceResult": ["What we understood"],
			"voiceConfidence": [["percent"], "% sure"],
			"voiceRounded": [
				"You asked for ",
				["asked"],
				"; it is sold by ",
				["unit"],
				"."
			],
			"unitEach": ["pieces"],
			"unitPack": ["packs"],
			"voiceRefused": ["Recording Error"],
			"voiceRefusedText": ["Unable to access microphone. Please check permissions."],
			"voiceStarted": ["Recording Started"],
			"voiceStartedText": ["Speak your grocery order clearly..."],
			"voiceFailed": ["Processing Error"],
			"voiceFailedText": ["Failed to process voice order. Please try again."],
			"voiceClarify": ["Clarification Needed"],
			"voiceDone": ["Order Processed"],
			"voiceFound": [
				[
					"n",
					"plural",
					{
						"one": [
							"Found ",
							"#",
							" item"
						],
						"other": [
							"Found ",
							"#",
							" items"
						]
					}
				],
				". Estimated total: ",
				["amount"]
			],
			"smartHousehold": ["Household size"],
			"smartBudget": ["Weekly budget"],
			"smartDiets": ["Dietary preferences"],
			"smartGenerate": ["Generate Weekly Shopping List"],
			"smartHow": ["How it works"],
			"smartHow1": ["We count what your household eats in a week: vegetables and fruit, staples, protein, milk foods."],
			"smartHow2": ["We fill that from one store, best value first, with what you bought before, and never above your budget."],
			"smartHow3": ["With a diet we take only foods that surely fit it. Labels have the last word: read them, and ask your doctor."],
			"smartDone": ["Smart List Generated"],
			"smartCreated": [
				[
					"n",
					"plural",
					{
						"one": [
							"Created ",
							"#",
							" item"
						],
						"other": [
							"Created ",
							"#",
							" items"
						]
					}
				],
				" with nutrition score ",
				["score"],
				"/10"
			],
			"smartFailed": ["Generation Failed"],
			"smartFailedText": ["Unable to generate smart shopping list. Please try again."],
			"smartList": ["Your week"],
			"smartEmpty": ["Nothing in this store fits your diets and budget."],
			"smartOfBudget": ["of your budget of ", ["budget"]],
			"smartOrdersUsed": [[
				"n",
				"plural",
				{
					"one": ["#", " earlier order"],
					"other": ["#", " earlier orders"]
				}
			], " looked at"],
			"smartScoreNote": ["A count of what the list holds for your household, not medical advice."],
			"dietVegetarian": ["Vegetarian"],
			"dietVegan": ["Vegan"],
			"dietHalal": ["Halal"],
			"dietKosher": ["Kosher"],
			"dietGluten": ["Gluten-free"],
			"dietDairy": ["Dairy-free"],
			"dietLowCarb": ["Low-carb"],
			"dietDiabetic": ["Diabetic-friendly"],
			"dietHeart": ["Heart-healthy"],
			"ratePromise": ["Price Promise"],
			"ratePromiseText": [
				"We keep our rates ",
				["percent"],
				"% below those of the leading app."
			],
			"rateValid": [
				"A reference is shown with its day and source, and hidden when it is older than ",
				[
					"days",
					"plural",
					{
						"one": ["#", " day"],
						"other": ["#", " days"]
					}
				],
				"."
			],
			"rateUpdated": ["Last updated ", ["time"]],
			"rateNotLoaded": ["We could not load the rates."],
			"rateLeading": ["Leading app ", ["amount"]],
			"rateNone": ["No current reference to compare with."],
			"rateSaved": ["You save ", ["amount"]],
			"ratePublished": ["published tariff"],
			"rateRecorded": ["our own record"],
			"rateRideBase": ["Ride, base fare"],
			"rateRidePerKm": ["Ride, per km"],
			"rateFood": ["Food delivery, from"],
			"rateGrocery": ["Grocery delivery, from"],
			"rateParcel": ["Parcel delivery"],
			"rateScooter": ["Scooter delivery"],
			"kindCar": ["Car"],
			"kindScooter": ["Scooter"],
			"kindMotorcycle": ["Motorcycle"],
			"kindBakkie": ["Bakkie"],
			"vehicleKind": ["Vehicle type"],
			"vehicleMadeIn": ["Year of make"],
			"vehicleVerify": ["Verify Vehicle Eligibility"],
			"vehicleResult": ["Result"],
			"vehicleEligible": ["Eligible"],
			"vehicleNotEligible": ["Not Eligible"],
			"vehicleBenefits": ["What it may carry"],
			"vehicleNext": ["What else is needed"],
			"vehicleToastEligible": ["Vehicle Eligible"],
			"vehicleToastOld": ["Vehicle Too Old"],
			"vehicleFailed": ["Verification Failed"],
			"vehicleFailedText": ["Unable to verify vehicle age. Please try again."],
			"vehiclePolicy": ["Vehicle policy"],
			"vehicleLimit": ["up to ", [
				"n",
				"plural",
				{
					"one": ["#", " year"],
					"other": ["#", " years"]
				}
			]],
			"policyInspection": ["A safety inspection that was passed"],
			"policyInsurance": ["Current insurance"],
			"policyRegistration": ["Registration"],
			"trainedRides": ["Rides"],
			"trainedFood": ["Food"],
			"trainedGrocery": ["Grocery"],
			"trainedParcel": ["Parcel"],
			"trainedScooter": ["Scooter"],
			"trainedDone": ["Completed"],
			"trainedMinutes": [["n"], " min"],
			"trainedCertificate": ["Certificate: ", ["name"]],
			"trainedRequired": ["required"],
			"trainedOptional": ["optional"],
			"trainedSelect": ["Select"],
			"trainedSelected": ["Selected"],
			"trainedStart": ["Start Training"],
			"trainedProgress": ["Progress of your selection"],
			"trainedSaved": ["A module is completed when its lessons are read and its quiz is passed. The server keeps it."],
			"trainedForDrivers": ["Drivers learn here to work for several services. Each module is lessons and a quiz, and what they complete is kept. As a passenger you can read what your drivers and couriers are trained for."],
			"trainedNotLoaded": ["We could not load the training."],
			"trainedFailed": ["Failed to start training module"],
			"trainedLevels": ["Certification levels"],
			"trainedScooterBenefits": ["Why a scooter"],
			"rateExample": ["example figure"],
			"needWords": ["Say or write what you want first."],
			"voiceTry": ["Try one of these"],
			"voiceTry1": ["Chicken, spinach and rice"],
			"voiceTry2": ["5 kg maize meal, rice and a dozen eggs"],
			"voiceTry3": ["Tomatoes, onions and potatoes"],
			"voiceThen": ["You see each item with its price before anything goes into the cart."],
			"voiceTry4": ["Brown bread, butter and tea"],
			"voiceTry5": ["Carrots, cabbage and cooking oil"]
		} },
		"auth": { "default": {
			"account": ["Account"],
			"register": ["Register"],
			"loginTitle": ["Welcome back"],
			"registerTitle": ["Create an account"],
			"forgotPassword": ["Forgot your password?"],
			"backToLogin": ["Back to login"],
			"signingIn": ["Signing in..."],
			"creatingAccount": ["Creating account..."],
			"loginSuccessTitle": ["Welcome back!"],
			"loginSuccess": ["Successfully logged in."],
			"loginFailedTitle": ["Login failed"],
			"loginFailed": ["Invalid credentials"],
			"registerSuccessTitle": ["Account created!"],
			"registerSuccess": [
				"Welcome to ",
				["product"],
				"!"
			],
			"registerFailedTitle": ["Registration failed"],
			"registerFailed": ["Unable to create account"],
			"resetSentTitle": ["Reset email sent!"],
			"resetSent": ["Check your email for password reset instructions."],
			"resetNotSent": ["Failed to send reset email"],
			"forgotTitle": ["Reset your password"],
			"forgotText": ["We send a link to your email. It works once, for 30 minutes."],
			"sendResetLink": ["Send link"],
			"newPasswordTitle": ["Choose a new password"],
			"savePassword": ["Save password"],
			"passwordChangedTitle": ["Password changed"],
			"passwordChanged": ["Sign in with the new one. All other devices are signed out."],
			"chooseRole": [
				"How will you use ",
				["product"],
				"?"
			],
			"passengerRoleNote": ["Ride, order and send."],
			"driverRoleNote": ["Drive, deliver and earn."],
			"fullName": ["Full name"],
			"phoneNumber": ["Phone number"],
			"gender": ["Gender"],
			"vehicleRegistration": ["Vehicle registration"],
			"vehicleModel": ["Vehicle model"],
			"vehicleColor": ["Vehicle colour (optional)"],
			"licenseNumber": ["Driver's licence number (optional)"],
			"searchByPhone": ["Search by phone"],
			"quickLoginDemo": ["The people of the demo. Tap one to look around as them."],
			"quickLoginWhose": ["Accounts that signed in on this device before. Tap yours: it needs no password."],
			"verified": ["Verified"],
			"unverified": ["Not verified yet"],
			"ridesCount": [[
				"n",
				"plural",
				{
					"one": ["#", " ride"],
					"other": ["#", " rides"]
				}
			]],
			"justNow": ["Just now"],
			"hoursAgo": [["n"], "h ago"],
			"yesterday": ["Yesterday"],
			"noRecentUsers": ["No recent users found"],
			"usersNotLoaded": ["We could not load the accounts."],
			"goToFullLogin": ["Go to Full Login"],
			"fullLogin": ["Full Login / Register"],
			"backToWelcome": ["Back to Welcome"],
			"forgetDevice": ["Forget this device"],
			"loggedInAs": ["Logged in as ", ["name"]],
			"quickLoginFailed": ["Unable to log in"],
			"phoneOrEmailLogin": ["Phone or email"],
			"confirmPasswordTitle": ["Your password, please"],
			"confirmPasswordText": ["Before this can change, we make sure that it is you."],
			"confirmPasswordDemo": ["The demo’s password is ", ["password"]],
			"confirmPasswordWrong": ["That is not your password"],
			"confirmPasswordFailed": ["Your password could not be checked"],
			"resetKeptTitle": ["No email can be sent"],
			"resetKept": ["This server has no mail service, so no link reaches you. Ask the people who run it."],
			"forgetDeviceTitle": ["Forget this device?"],
			"forgetDeviceText": ["The accounts that signed in here leave this list, and signing in again takes the password. Nobody is signed out."],
			"forgetDeviceDo": ["Forget"],
			"forgetDeviceKeep": ["Keep"],
			"forgetDeviceDone": ["Forgotten on this device"],
			"forgetDeviceDemo": ["The demo’s accounts stay listed: every visitor shares them."],
			"forgetDeviceFailed": ["The device could not be forgotten"],
			"tryTitle": ["What you can try"],
			"tryNote": ["This is a demo. One tap signs you in as one of its people."],
			"tryRide": ["Take a ride across Pretoria"],
			"tryFood": ["Order food from a kitchen nearby"],
			"tryParcel": ["Send a parcel"],
			"trySchool": ["Find a child a seat to school"],
			"tryDrive": ["Drive and earn"],
			"searchByPhoneHint": [[
				"n",
				"plural",
				{
					"one": [
						"At least ",
						"#",
						" digit"
					],
					"other": [
						"At least ",
						"#",
						" digits"
					]
				}
			]],
			"sendCode": ["Send me a code"],
			"orPassword": ["or with your password"],
			"codeNeedsPhone": ["Enter your phone number: the code comes by text message"],
			"codeTitle": ["Enter the code"],
			"codeSentTo": [
				"We sent six digits to ",
				["phone"],
				". They work for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				", in this browser alone."
			],
			"codeCalled": [
				"We are calling ",
				["phone"],
				" and say six digits, twice. They work for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				", in this browser alone."
			],
			"codeSentByWhatsApp": [
				"We sent six digits to ",
				["phone"],
				" by WhatsApp. They work for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				", in this browser alone."
			],
			"codeSharedWhy": [
				"Others asked for many codes to ",
				["phone"],
				"."
			],
			"codeShared": [
				"Type the twelve digits of the text message that we sent there at ",
				["time"],
				". They work until ",
				["until"],
				"."
			],
			"codeSharedNext": ["No message there? The next one can be sent when these digits have run out."],
			"code": ["Code"],
			"codeAgain": ["Send a new code"],
			"codeAgainIn": [[
				"n",
				"plural",
				{
					"one": [
						"New code in ",
						"#",
						" second"
					],
					"other": [
						"New code in ",
						"#",
						" seconds"
					]
				}
			]],
			"codeNotCome": ["Has it not come?"],
			"codeByCall": ["Call me with the code"],
			"codeByWhatsApp": ["Send it by WhatsApp"],
			"codeOtherNumber": ["Change the number"],
			"codeDemo": [
				"This demo sends no messages. The code for ",
				["phone"],
				" is ",
				["code"],
				"."
			],
			"codeNotSent": ["The code could not be sent"],
			"codeFailed": ["The code could not be checked"],
			"contestedTitle": ["An account has this number"],
			"contestedText": ["The number was not confirmed there for a long time, or never. If the account is yours, give its password once."],
			"contestedNew": ["It is not mine: start a new account"],
			"contestedNewNote": ["The number then belongs to your new account."],
			"invitedTitle": [
				"Are you ",
				["name"],
				"?"
			],
			"invitedText": [
				["city"],
				" has this number on its list of drivers: ",
				["name"],
				", ",
				["vehicle"],
				" ",
				["plate"],
				"."
			],
			"invitedYes": ["Yes, that is me"],
			"invitedNo": ["No, this number is mine"],
			"invitedNoNote": ["The team is told that it has somebody else’s number, and you may start an account of your own."],
			"phoneConfirmed": ["Confirmed by a code"],
			"emailOptional": ["Email (optional)"],
			"passwordOptional": ["Password (optional)"],
			"codesEnough": ["Without a password you sign in by a code to your phone."],
			"confirmCodeTitle": ["Confirm that it is you"],
			"changePhoneTitle": ["Your phone number"],
			"changePhoneText": ["A code goes to the number. It is yours once you have given the code here."],
			"changePhoneDone": ["Your number is confirmed"],
			"recoverTitle": ["Back into your account"],
			"recoverText": ["Forgot your password, or have a new phone with the same number? A code to your number signs you in here and signs out every other device."],
			"recoverByEmail": ["lost the number, too?"],
			"recoverDoneTitle": ["You are back"],
			"recoverDone": ["Every other device is signed out."],
			"recoverPasswordText": ["You are signed in. A new password is a second way in; codes go on working without it."],
			"recoverPasswordNot": ["Not now"],
			"codeConfirm": ["Confirm code"],
			"codeConfirmNumber": ["Confirm this number"],
			"recoverMailText": ["Then we send a link to the email of your account. It works once, for 30 minutes."],
			"quickLoginWhat": ["For accounts that signed in on this device before"],
			"quickLoginNone": ["An account shows here once it has signed in on this device."],
			"actConfirm": ["Confirm"],
			"actSaveProfile": ["Save my details"],
			"actSetPassword": ["Change my password"],
			"actSetEmail": ["Change my email"],
			"actSignOutDevices": ["Sign out the devices"],
			"actDeleteAccount": ["Delete my account now"],
			"actExport": ["Download my data"],
			"actChangeNumber": ["Change my number"],
			"actSaveContact": ["Save the contact"],
			"actRemoveContact": ["Remove the contact"],
			"actSendDocument": ["Send the document"],
			"actSendCheck": ["Send for the check"],
			"actWithdrawCheck": ["Take the check back"],
			"actOpenDocument": ["Open the document"],
			"actSaveVehicle": ["Save the vehicle"],
			"actRemoveVehicle": ["Remove the vehicle"],
			"actConfirmNumber": ["Confirm my number"],
			"sendCodeInstead": ["Use a code instead"]
		} },
		"auth-password": { "default": {
			"passwordHint": [[
				"n",
				"plural",
				{
					"one": [
						"At least ",
						"#",
						" character"
					],
					"other": [
						"At least ",
						"#",
						" characters"
					]
				}
			]],
			"showTyped": ["Show what you typed"],
			"hideTyped": ["Hide what you typed"]
		} },
		"brand": { "default": {
			"lawVersion": ["Version ", ["n"]],
			"lawOther": [
				"There is no translation into your language: this is the ",
				["language"],
				" text."
			],
			"lawNone": [["product"], " has not published this text yet."],
			"lawNotLoaded": ["We could not load this text."],
			"helpTitle": ["Help and contact"],
			"helpNone": [["product"], " has not published a contact yet."],
			"helpCall": ["Call ", ["phone"]],
			"helpWrite": ["Write to ", ["email"]],
			"helpChat": ["Chat with the team"],
			"helpHours": ["Reached at these hours: ", ["hours"]],
			"helpWho": ["Who runs this"],
			"helpTax": ["Tax number ", ["number"]],
			"consentBand": ["Please read our terms before your next ride."],
			"consentRead": ["Read"],
			"consentTitle": ["Read and agree"],
			"consentText": ["These texts are new, or have changed since you agreed to them."],
			"consentAgree": ["I agree"],
			"consentNotSaved": ["Your agreement could not be saved"],
			"lawTerms": ["Terms"],
			"lawPrivacy": ["Privacy"],
			"lawDrivers": ["Drivers’ agreement"],
			"lawHelp": ["Help and contact"],
			"agreeTo": ["I have read this and agree to it:"]
		} },
		"cars": { "default": {
			"carLooks": [
				["colour"],
				" ",
				["car"]
			],
			"carWhite": ["White"],
			"carSilver": ["Silver"],
			"carGrey": ["Grey"],
			"carBlack": ["Black"],
			"carRed": ["Red"],
			"carMaroon": ["Maroon"],
			"carBlue": ["Blue"],
			"carGreen": ["Green"],
			"carYellow": ["Yellow"],
			"carOrange": ["Orange"],
			"carGold": ["Gold"],
			"carBeige": ["Beige"],
			"carBrown": ["Brown"],
			"carPurple": ["Purple"]
		} },
		"catalogue": { "default": {
			"foodGate": ["Log in to order food"],
			"foodSearch": ["Search restaurants"],
			"foodCuisines": ["Cuisines"],
			"foodAll": ["All restaurants"],
			"foodNone": ["No restaurant fits here yet."],
			"foodNotLoaded": ["We could not load this."],
			"foodClosedNow": ["Closed now"],
			"foodExtras": ["Extras"],
			"foodAdd": ["Add"],
			"foodAddName": ["Add ", ["name"]],
			"showPictures": ["Show pictures"],
			"foodGone": ["Not there today"],
			"foodAdded": ["Added to Cart"],
			"foodPlaced": ["Order Placed"],
			"foodFailed": ["Failed to place order. Please try again."],
			"cuisineAll": ["All"],
			"cuisineSouthAfrican": ["South African"],
			"cuisineFastFood": ["Fast Food"],
			"cuisineItalian": ["Italian"],
			"cuisineIndian": ["Indian"],
			"cuisineChinese": ["Chinese"],
			"cuisineAfrican": ["African"],
			"cuisineContinental": ["Continental"],
			"shopClosed": ["Closed"],
			"cartTitle": ["Your cart"],
			"cartOpen": ["Cart · ", ["n"]],
			"cartEmpty": ["Your cart is empty"],
			"cartLess": [
				"One ",
				["name"],
				" less"
			],
			"cartMore": [
				"One ",
				["name"],
				" more"
			],
			"cartNote": ["Note for the kitchen"],
			"cartSubstitute": ["If it is not there"],
			"substituteAllow": ["Best match"],
			"substituteAsk": ["Ask me"],
			"substituteRefund": ["Leave it out"],
			"cartSubtotal": ["Subtotal"],
			"cartDeliveryFee": ["Delivery fee"],
			"cartServiceFee": ["Service fee"],
			"cartFeeInside": [
				"with ",
				["delivery"],
				" delivery"
			],
			"cartFeesInside": [
				"with ",
				["delivery"],
				" delivery and ",
				["service"],
				" service"
			],
			"priceFrom": ["from ", ["amount"]],
			"cartLeast": [
				"Orders begin at ",
				["amount"],
				" without fees."
			],
			"cartNoPrice": ["We have no price for the way to this address yet."],
			"cartAddress": ["Delivery address"],
			"cartCourierNote": ["Note for the courier"],
			"cartNoAddress": ["Choose where it is brought."],
			"cartOtherTitle": ["Start a new cart?"],
			"cartOther": [
				"Your cart has items from ",
				["name"],
				". Each order is from one shop."
			],
			"cartStartOver": ["Start a new cart"],
			"groceryPlace": ["Place Order"],
			"groceryPlacing": ["Placing Order..."],
			"groceryPlaced": ["Order placed successfully!"],
			"groceryFailed": ["Failed to place order"],
			"storesNone": ["No store delivers here yet."],
			"storesNotLoaded": ["We could not load this."],
			"storeSupermarket": ["Supermarket"],
			"storeMarket": ["Market"],
			"storeButchery": ["Butchery"],
			"storeBakery": ["Bakery"],
			"storeConvenience": ["Corner shop"],
			"storeDelivery": [
				"Delivery ",
				["fee"],
				" · ",
				["n"],
				" min"
			],
			"storeShop": ["Shop Now"],
			"storeBack": ["Back to Stores"],
			"productSearch": ["Search"],
			"productSearchHint": ["Search products..."],
			"productCategory": ["Category"],
			"productAll": ["All Categories"],
			"productsNone": ["Nothing like that on these shelves."],
			"productOrganic": ["Organic"],
			"productInStock": ["In stock: Yes"],
			"productNotInStock": ["In stock: No"],
			"productAdd": ["Add to Cart"],
			"productAddName": ["Add to Cart: ", ["name"]],
			"productOut": ["Out of Stock"],
			"grocerySay": ["Say what you need"],
			"cartPut": ["Add to cart"],
			"cartSignIn": ["Log in to order"],
			"cartShopNote": ["Note for the shopper"],
			"minutesRange": [["range"], " min"],
			"againTitle": ["Order again from ", ["name"]],
			"againLine": [
				["n"],
				" × ",
				["name"]
			],
			"againGone": ["Not available now"],
			"againWithout": [
				"Without ",
				["extras"],
				": no longer offered"
			],
			"againPrice": [
				"Was ",
				["before"],
				", now ",
				["now"]
			],
			"againNothing": ["Nothing of this order is available now."],
			"againShopGone": [["name"], " does not deliver to you now."],
			"againLook": ["See all of ", ["name"]],
			"againPut": [
				"Put ",
				[
					"n",
					"plural",
					{
						"one": ["#", " item"],
						"other": ["#", " items"]
					}
				],
				" in the cart"
			],
			"cartPutNothing": ["Nothing was found to put in the cart."],
			"offlineOrder": ["You can order once you are connected again."],
			"cartView": ["View cart"],
			"cartThings": [[
				"n",
				"plural",
				{
					"one": ["#", " item"],
					"other": ["#", " items"]
				}
			]],
			"cartNoteAdd": ["Add a note"],
			"cartShopNoteAdd": ["Add a note for the shopper"],
			"cartCourierNoteAdd": ["Add a note for the courier"],
			"cartArrives": [
				"Arrives ",
				["from"],
				"–",
				["to"]
			],
			"cartArrivesNote": ["If you order now, by the shop’s estimate"],
			"shopDelivery": ["Delivery ", ["fee"]],
			"menuSections": ["Sections of the menu"],
			"menuEmpty": ["Nothing is on this menu yet."],
			"dishLiked": [
				["percent"],
				"% liked it (",
				["of"],
				")"
			],
			"goodsFound": ["In the shops around you"],
			"goodsSearch": ["Search all shops"],
			"foodSearchHint": ["Search restaurants and dishes"],
			"againRow": ["Order again"],
			"againOf": [
				["name"],
				", again: ",
				["what"]
			],
			"groceryList": ["Weekly shopping list"],
			"foodListNotLoaded": ["The restaurants could not be loaded."],
			"menuNotLoaded": ["The menu could not be loaded."],
			"deliverToPin": ["Your pin on the map"],
			"cartWithFees": ["with all fees"],
			"cartAddMore": ["Add more items"],
			"shopOpenAllDay": ["Open 24\xA0hours"],
			"sectionMains": ["Mains"],
			"sectionSides": ["Sides"],
			"sectionDrinks": ["Drinks"],
			"sectionBurgers": ["Burgers"],
			"sectionCurries": ["Curries"],
			"sectionPizza": ["Pizza"],
			"sectionPasta": ["Pasta"],
			"sectionRice": ["Rice"],
			"sectionChicken": ["Chicken"],
			"sectionSweets": ["Sweets"],
			"sectionNoodles": ["Noodles"],
			"sectionStarters": ["Starters"],
			"sectionSalads": ["Salads"],
			"sectionBread": ["Bread"],
			"sectionPantry": ["Pantry"],
			"sectionVegetables": ["Vegetables"],
			"sectionFruit": ["Fruit"],
			"sectionDairy": ["Dairy and eggs"],
			"sectionMeat": ["Meat and fish"],
			"sectionBakery": ["Bread and cakes"],
			"sectionHousehold": ["Household"],
			"sectionCare": ["Care and baby"],
			"sectionSnacks": ["Snacks"],
			"shopFrom": ["From ", ["name"]],
			"foodGateText": ["Then you see the restaurants near you, their menus and what each dish costs."],
			"foodGateNew": ["Create an account"],
			"shopOpenUntil": ["Open until ", ["time"]],
			"shopClosedUntil": ["Closed now · opens ", ["time"]],
			"shopOpens": ["Opens ", ["time"]]
		} },
		"chat": { "default": {
			"chatTitle": ["Live chat support"],
			"chatIntro": ["Our automatic helper answers at once. You can ask for a person at any time."],
			"chatToLastTrip": ["Open your last trip"],
			"chatCategory": ["What is it about?"],
			"catGeneral": ["General"],
			"catTechnical": ["Technical"],
			"catPayment": ["Payment"],
			"catRide": ["A trip"],
			"chatPriority": ["How pressing is it?"],
			"prioNormal": ["Normal"],
			"prioLow": ["Low"],
			"prioHigh": ["High"],
			"prioUrgent": ["Urgent"],
			"chatStart": ["Start New Chat"],
			"chatStarted": ["Chat Started"],
			"chatStartFailed": ["Failed to start chat session"],
			"chatSendFailed": ["Failed to send message"],
			"chatYours": ["Your chats"],
			"chatTopics": ["Quick topics"],
			"topicLost": ["Lost item"],
			"topicPayment": ["Payment problem"],
			"topicSafety": ["Safety"],
			"topicAccount": ["My account"],
			"chatCommon": ["Common Questions"],
			"chatHelper": ["Automatic helper"],
			"chatTeam": ["Support team"],
			"chatOpen": ["Open"],
			"chatClosed": ["Closed"],
			"chatWaits": ["A person of our team answers as soon as one is free."],
			"chatAnswers": [["name"], " of our team answers you."],
			"chatWrite": ["Message"],
			"chatSend": ["Send"],
			"chatEnd": ["Close chat"],
			"chatOver": ["This chat is closed. Start a new one when you need us."],
			"chatRate": ["Did this help you?"],
			"chatRated": ["Thank you for telling us."],
			"chatRateFailed": ["Your answer was not saved. Please try again."],
			"chatUnsent": ["Goes out when you are online again"],
			"chatSending": ["On its way"],
			"chatEarlier": ["Earlier messages"],
			"chatNotLoaded": ["We could not load your chats."],
			"chatAboutTrip": ["About your trip number ", ["n"]],
			"chatBack": ["All chats"],
			"chatNotClosed": ["The chat could not be closed"],
			"chatTryLater": ["Please try again."],
			"chatWith": ["Message ", ["name"]],
			"chatTripTitle": ["Chat with ", ["name"]],
			"chatTripNote": ["Only the two of you read this. It ends with the trip."],
			"chatTripOver": ["The trip is over. For anything about it, report an issue."],
			"chatQuick": ["Quick phrases"],
			"quickHere": ["I am here"],
			"quickMinute": ["I need one more minute"],
			"quickWhere": ["Where are you exactly?"],
			"quickEntrance": ["I am at the entrance"],
			"quickThanks": ["Thank you"],
			"botWelcome": ["Hello! I am the automatic helper. Ask me about lost items, payments, fares, your account or safety. Press \"Talk to a person\" at any time and our team takes over."],
			"botStaffTold": ["Thank you. Our team has been told and a person answers here. Write down what happened; you can leave this screen, we will tell you."],
			"botHandOver": ["I have told our team. A person answers here as soon as one is free."],
			"botUnknown": ["I do not know that one, so I have told our team. A person answers here as soon as one is free."],
			"botMore": ["Did that not help? Press \"Talk to a person\" and our team takes over."],
			"faqLostQuestion": ["I left something in the car. How do I get it back?"],
			"faqLostAnswer": ["Open the trip in your history and press \"I left something in the car\". Say what it is and where it lay: we ask the driver at once, and the answer stands on that trip."],
			"faqPaymentQuestion": ["I have a problem with a payment."],
			"faqPaymentAnswer": ["Each receipt in your history shows what was charged line by line. If a line is wrong, press \"Report Issue\" on that trip: we check it against the ledger and pay back what was too much."],
			"faqSafetyQuestion": ["I do not feel safe. What can I do?"],
			"faqSafetyAnswer": ["In danger press EMERGENCY on the trip or on the Safety screen: your contacts and our team are told with your place. You can share each trip live. For something that happened earlier write it here; a person reads it."],
			"faqAccountQuestion": ["How do I change my account or password?"],
			"faqAccountAnswer": ["Name, phone and photo are in your profile; password, devices, language, your data and deletion are in the settings. If you cannot sign in, use \"Forgot password\" on the sign-in screen."],
			"faqCancelQuestion": ["When may I cancel a trip?"],
			"faqCancelAnswer": ["Until the trip has begun you can cancel on its screen. While we look for a driver it costs nothing; later the screen says before you confirm whether a fee applies."],
			"faqFareQuestion": ["How is my fare made?"],
			"faqFareAnswer": ["A base, a price for each kilometre, and at busy times a surge that you see before you ask for the ride. What you agreed to is what you pay."],
			"faqDocumentsQuestion": ["How long does the check of my documents take?"],
			"faqDocumentsAnswer": ["People of our team look at each document in the order in which it came. The verification screen says how it stands and, when one is rejected, why and what to send instead."],
			"faqPinQuestion": ["What is the PIN of my trip for?"],
			"faqPinAnswer": ["It makes sure that you sit in the right car. Check the plate first, then tell the driver the four digits; the trip begins only with them."],
			"chatShort": ["Message"],
			"chatSent": ["Sent"],
			"chatFirst": ["How can we help?"],
			"chatKind": ["Choose a subject and how pressing it is"],
			"chatAskPerson": ["Talk to a person"],
			"chatPersonWish": ["I want to talk to a person"],
			"chatToTrips": ["Open your trips"]
		} },
		"countries": { "default": {
			"selectCountry": ["Select Country"],
			"chooseCountry": ["Choose Your Country"],
			"searchCountries": ["Search countries or cities..."],
			"noCountryFound": ["No country or city of that name."],
			"dontSeeCountry": ["Don't see your country? We're expanding across Africa!"],
			"requestCountry": ["Request Your Country"],
			"plusMore": [
				"+",
				["n"],
				" more"
			],
			"statusLive": ["Live"],
			"statusBeta": ["Beta"],
			"statusComingSoon": ["Coming soon"],
			"statusUnknown": ["Unknown"],
			"comingSoonTo": ["coming soon to ", ["country"]],
			"joinWaitingList": ["Join our waiting list for early access"],
			"betaIn": ["Beta testing available in ", ["country"]],
			"limitedFeatures": ["Limited features, early access"],
			"operationalSince": ["Fully operational since ", ["date"]],
			"allFeatures": ["All features available"],
			"waitingList": ["Waiting list"],
			"joinWaitingListButton": ["Join the waiting list"],
			"waitingListDone": ["Thank you. We will write when it is open."],
			"country": ["Country"],
			"city": ["City"],
			"phoneOrEmail": ["Phone or email"],
			"countryZa": ["South Africa"],
			"countryNg": ["Nigeria"],
			"countryKe": ["Kenya"],
			"countryGh": ["Ghana"],
			"countryUg": ["Uganda"],
			"countryTz": ["Tanzania"],
			"countryEg": ["Egypt"],
			"countryMa": ["Morocco"],
			"countryEt": ["Ethiopia"],
			"countryRw": ["Rwanda"],
			"countryLs": ["Lesotho"],
			"countryZm": ["Zambia"],
			"methodCard": ["Card"],
			"methodEft": ["Instant EFT"],
			"methodBankTransfer": ["Bank transfer"],
			"chooseCity": ["Choose Your City"],
			"searchCities": ["Search cities..."],
			"noCityFound": ["No city of that name."],
			"dontSeeCity": ["Don't see your city?"],
			"requestCity": ["Request Your City"],
			"cityPaused": ["No new requests at the moment"],
			"noCityYet": ["Opening soon"]
		} },
		"dispatch": { "default": {
			"whyIntro": [[
				"hours",
				"plural",
				{
					"one": [
						"Requests near you in the last ",
						"#",
						" hour"
					],
					"other": [
						"Requests near you in the last ",
						"#",
						" hours"
					]
				}
			]],
			"whyNotLoaded": ["We could not load this."],
			"whyNobody": ["There were no requests near you while you were online."],
			"whyNobodyText": ["Stay online near malls, taxi ranks and office areas at peak hours: there are more requests there."],
			"whyNear": ["Requests near you"],
			"whyOffered": ["Offered to you"],
			"whyAccepted": ["You accepted"],
			"whyNow": ["Right now"],
			"whyReasons": ["Where the others went"],
			"nowReady": ["You are ready: online, verified, and we know where you are."],
			"nowOffline": ["You are offline. Requests reach you only while you are online."],
			"nowNotVerified": ["Your verification is not approved yet. No trips are offered before it is."],
			"nowStale": [
				"Your phone has not told us where you are for over a minute. Keep ",
				["product"],
				" open and location on."
			],
			"nowBusy": ["You have a trip under way. New ones come when it is completed."],
			"gateNotVerified": ["You were not verified"],
			"gateNotVerifiedDo": ["Complete your verification; trips follow once it is approved."],
			"gateOffline": ["You had gone offline"],
			"gateOfflineDo": ["Stay online until you really stop for the day."],
			"gateVehicle": ["Your vehicle did not fit the ride type"],
			"gateVehicleDo": ["Nothing to do: those passengers asked for another kind of vehicle."],
			"gateGender": ["Ladies-only rides"],
			"gateGenderDo": ["They go to women whose gender staff have verified from a document."],
			"gateBusy": ["You had a trip under way"],
			"gateBusyDo": ["Complete a trip as soon as the passenger is out; you are free for the next at once."],
			"gateHasOffer": ["You were looking at another offer"],
			"gateHasOfferDo": ["Answer offers quickly; while one stands you get no other."],
			"gateStale": ["We did not know where you were"],
			"gateStaleDo": [
				"Keep ",
				["product"],
				" open with location on, and check your data connection."
			],
			"gateDeclined": ["You declined"],
			"gateDeclinedDo": ["That is your right and costs nothing. The same trip does not come back."],
			"gateLapsed": ["The offer's time ran out"],
			"gateLapsedDo": ["You have 15 seconds. Keep the phone in its holder with the sound on."],
			"gateNotShown": ["The offer never came to your screen"],
			"gateNotShownDo": ["It does not count against you. Keep the app open, or turn on messages so that offers reach you when it is closed."],
			"gateAskedBefore": ["The offer was taken back, or you gave the trip back"],
			"gateAskedBeforeDo": ["The passenger cancelled, or it went to others after you gave it back."],
			"gateTooFar": ["You were too far away"],
			"gateTooFarDo": [
				"The nearest of them was ",
				["km"],
				" km away; offers go out within ",
				["radius"],
				" km. Wait closer to where people ask."
			],
			"gateTurn": ["It was another driver’s turn"],
			"gateTurnDo": ["At a rank with a line trips go to the first in line. Join the line when you are there."],
			"gateDetour": ["It would have been too long a detour"],
			"gateDetourDo": ["You carried a shared ride, and somebody would have arrived later than they accepted. Nothing to do."],
			"gateNearer": ["Another driver was nearer"],
			"gateNearerDo": ["You could have been asked. Move away from where many drivers wait."],
			"gateGone": ["It was over before you could be asked"],
			"gateGoneDo": ["The passenger cancelled or was served; nothing to do."],
			"gateWaiting": ["You are being asked now"],
			"gateWaitingDo": ["Look at your dashboard."],
			"whyKeepOpen": ["Keep the app open, or turn on messages, so that offers reach you when it is closed."],
			"whyOnlineFirst": ["Go online first: requests go to drivers who are online."],
			"whyWhereBusy": ["See where it is busy"]
		} },
		"drivers": { "default": {
			"online": ["Online"],
			"offline": ["Offline"],
			"driverStatus": ["Driver Status"],
			"youAreOnline": ["You are online and ready to receive ride requests"],
			"youAreOffline": ["You are offline and will not receive ride requests"],
			"notVerifiedYet": ["Your verification is not approved yet. You can go online once it is."],
			"statusNotChanged": ["Your status could not be changed."],
			"todaysEarnings": ["Fares today, rounded"],
			"todayNet": ["You get today"],
			"todayFares": ["Fares after commission"],
			"todayBonuses": ["Trip bonuses"],
			"todayGoals": ["Goals reached"],
			"todayReferrals": ["Drivers you brought"],
			"todayNotLoaded": ["We could not load today's figures."],
			"completedTrips": ["Trips"],
			"hoursOnline": ["Hours online"],
			"seeAll": ["See all"],
			"noTripsDriver": ["Your trips will show here."],
			"sunMode": ["Sun mode"],
			"newRequest": ["New ride request"],
			"offerTotal": [
				["minutes"],
				" min in total · ",
				["km"],
				" km"
			],
			"secondsLeft": [[
				"n",
				"plural",
				{
					"one": ["#", " second left"],
					"other": ["#", " seconds left"]
				}
			]],
			"toPickup": [
				["minutes"],
				" min · ",
				["km"],
				" km to pickup"
			],
			"alongOffer": [
				"On your way: the passenger you have arrives ",
				[
					"n",
					"plural",
					{
						"0": ["no later"],
						"one": ["#", " minute later"],
						"other": ["#", " minutes later"]
					}
				],
				"."
			],
			"tripLeg": [
				["minutes"],
				" min · ",
				["km"],
				" km trip"
			],
			"tripsCount": [[
				"n",
				"plural",
				{
					"one": ["#", " trip"],
					"other": ["#", " trips"]
				}
			]],
			"offerNumberVerified": ["Number verified"],
			"offerSelfieChecked": ["Selfie checked"],
			"offerIdChecked": ["ID checked"],
			"decline": ["Decline"],
			"accepting": ["Accepting..."],
			"offerGoneTitle": ["Offer gone"],
			"offerBonusSpent": ["Bonus spent"],
			"offerSoundOff": ["Sound is off. Touch the screen once, then offers ring."],
			"offerSoundNone": ["This browser plays no sound. Keep the screen in sight."],
			"offerPushHint": ["Get offers also while the app is closed"],
			"offerPushOn": ["Turn on"],
			"offerPushNone": ["Offers reach you only while the app is open: this browser takes no messages."],
			"missedTitle": ["Missed offer"],
			"missedOffer": [
				"You missed ",
				["pay"],
				", ",
				["km"],
				" km"
			],
			"missedShown": ["Its 15 seconds passed without an answer."],
			"missedUnseen": ["It never came to your screen, so it does not count against you."],
			"missedGone": ["It is gone: another driver has it, or it was cancelled."],
			"missedAsked": ["We ask for it. If another driver is being asked now, it is yours when they let it go."],
			"takeIt": ["Take it"],
			"training": ["Training"],
			"trainingFirst": ["Your training is not complete yet. Finish the required modules, then you can go online."],
			"openTraining": ["Open training"],
			"viewAnalytics": ["View analytics"],
			"keepSending": ["Send position with the screen off"],
			"drivingView": ["Dark driving view"],
			"drivingWaiting": ["Waiting for a request"],
			"drivingBack": ["Show everything"],
			"drivingGoOnline": ["Back, to go online"],
			"drivingOff": ["Go offline"],
			"locationNotAllowed": ["Your phone does not let us see where you are. Allow this app the location, or you get no requests."],
			"locationNotFound": ["Your phone does not find where it is. Turn its location on, or go where it sees the sky."],
			"screenMayDarken": ["Your screen may go off by itself. We then get no position from this app."],
			"keepSendingMore": ["How to keep sending"],
			"beforeDriving": ["Before you drive"],
			"beforeNone": ["All is set"],
			"moreForDrivers": ["More"],
			"offerRates": [
				["perKm"],
				"/km · ",
				["perHour"],
				"/h"
			],
			"offerSpoken": [
				["pay"],
				", ",
				[
					"minutes",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" to the pickup, to ",
				["place"]
			],
			"offerFast": [
				"Demo trip, ",
				["factor"],
				"× as fast: it pays nothing and counts nowhere."
			],
			"offerSpokenFast": [
				"Demo trip without pay, ",
				[
					"minutes",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" to the pickup, to ",
				["place"]
			],
			"goOnDuty": ["Go online"],
			"lookingForTrips": ["Looking for trips near you"],
			"beforeScreen": ["The screen may go dark"],
			"beforeSound": ["No sound"],
			"beforePush": ["No notifications while the app is closed"],
			"suspendedNow": ["You are suspended"],
			"suspendedWhy": ["See why and answer"],
			"selfieTitle": ["A picture of you first"],
			"selfieNotLoaded": ["The camera step could not be loaded."],
			"offerDay": [
				"Your first trip of the day: ",
				["amount"],
				" commission for today comes off once."
			],
			"todayDayCommission": ["Commission of the day"]
		} },
		"drivers-rank": { "default": {
			"rankTitle": ["Line at this rank"],
			"rankWaiting": [[
				"n",
				"plural",
				{
					"0": ["Nobody waits in line"],
					"one": ["#", " driver waits in line"],
					"other": ["#", " drivers wait in line"]
				}
			]],
			"rankPosition": [
				"Your place in line: ",
				["n"],
				" of ",
				["of"]
			],
			"rankAway": ["You are away from the rank. Come back now, or you lose your place."],
			"rankLate": ["No connection: the line may have moved, and you may have lost your place."],
			"rankJoin": ["Join the line"],
			"rankLeave": ["Leave the line"]
		} },
		"drivers-tracker": { "default": {
			"trackerTitle": ["Send position with the screen off"],
			"trackerIntro": ["This app sends no position while the screen is off. The free app Traccar Client does. Pair it once, and passengers go on seeing you."],
			"trackerPairing": ["2. Pair it"],
			"trackerNone": ["No app is paired."],
			"trackerPair": ["Pair Traccar Client"],
			"trackerPairAgain": ["Pair again"],
			"trackerUnpair": ["Unpair"],
			"trackerOpen": ["Open in Traccar Client"],
			"trackerCode": ["Code to scan with Traccar Client"],
			"trackerCopy": ["Copy the address"],
			"trackerCopied": ["Address copied"],
			"trackerNotCopied": ["This browser does not let us copy. Press long on the address to copy it."],
			"trackerGoodUntil": [
				"Good until ",
				["time"],
				". Show it to nobody: whoever has it can send positions in your name."
			],
			"trackerWaiting": ["Waiting for the first position"],
			"trackerHidden": [
				"A code waits to be used until ",
				["time"],
				". A code is shown once: pair again to see a new one."
			],
			"trackerLapsed": ["The code was not used in time. Pair again."],
			"trackerPaired": ["Paired."],
			"trackerLastAt": [
				"Last position at ",
				["time"],
				"."
			],
			"trackerNoPosition": ["No position has counted yet."],
			"trackerOffDuty": ["You are offline: what Traccar Client sends is not used."],
			"trackerNotCounting": ["Traccar Client reaches us, but its positions do not count. Let the phone set its time by itself, and allow the exact location."],
			"trackerEnded": ["Unpaired. What Traccar Client still sends is not used."],
			"trackerNotLoaded": ["We could not load your pairing."],
			"trackerFailed": ["That did not work. Please try again."],
			"trackerNeedsNetwork": ["You need a connection for this."],
			"trackerStepInstall": ["It is free, and made for this."],
			"trackerStepOpen": ["Press the button here, then “Open in Traccar Client”."],
			"trackerStepScan": ["On a computer, scan the code that appears with Traccar Client."],
			"trackerStepAllow": ["Allow it your location “all the time”, turn battery saving off for it, and turn tracking on."],
			"trackerStepStop": ["Turn tracking off when you finish work: it uses battery."],
			"trackerVehicle": ["A GPS tracker in the vehicle can send too. Ask your operator."],
			"trackerInstall": ["1. Install Traccar Client"],
			"trackerThen": ["3. Let it send"]
		} },
		"earnings": { "default": {
			"totalEarned": ["Total earned"],
			"thisWeek": ["This week"],
			"thisMonth": ["This month"],
			"totalRides": ["Total rides"],
			"tabOverview": ["Overview"],
			"tabIncentives": ["Incentives"],
			"tabReferrals": ["Referrals"],
			"tabGoals": ["Goals"],
			"earningsNotLoaded": ["We could not load your earnings."],
			"dailyEarnings": ["Daily earnings"],
			"daysShown": [[
				"n",
				"plural",
				{
					"one": ["#", " day"],
					"other": ["#", " days"]
				}
			]],
			"noTripsInDays": [[
				"n",
				"plural",
				{
					"one": [
						"No trips yet in this ",
						"#",
						" day."
					],
					"other": [
						"No trips yet in these ",
						"#",
						" days."
					]
				}
			]],
			"showAsTable": ["Show as table"],
			"dayColumn": ["Day"],
			"earnedColumn": ["Earned"],
			"bestDay": [
				"Best day: ",
				["day"],
				", ",
				["amount"]
			],
			"whereFrom": ["Where it comes from"],
			"allTime": ["All time"],
			"kindFares": ["Fares after commission"],
			"kindBonuses": ["Trip bonuses"],
			"kindGoals": ["Goals reached"],
			"kindReferrals": ["Drivers you brought"],
			"latestPay": ["Latest trips"],
			"noPayYet": ["Your payslip lines will show here after your first trip."],
			"availableBalance": ["Available to withdraw"],
			"youOwe": ["You owe"],
			"youOweText": ["Commission on cash trips. It is taken from what you earn next."],
			"cashCollected": ["Cash taken from passengers"],
			"payouts": ["Payouts"],
			"noPayouts": ["You have not withdrawn anything yet."],
			"payoutRequested": ["Requested"],
			"payoutPaid": ["Paid"],
			"payoutFailed": ["Failed"],
			"payoutFailedText": ["The money is back in your balance."],
			"payoutOpen": ["A payout is under way. You can ask for the next one when it is done."],
			"nothingToWithdraw": ["There is nothing to withdraw yet."],
			"payoutAmount": ["Amount in ", ["currency"]],
			"payoutAtMost": ["At most ", ["amount"]],
			"payoutDestination": ["Bank account or mobile money number"],
			"payoutPasswordWhy": ["Your password again, so that nobody with your phone can do this."],
			"requestPayout": ["Request payout"],
			"payoutSentTitle": ["Payout requested"],
			"payoutSentText": [["amount"], " is set aside until it is paid out."],
			"bonusHours": ["Bonus hours"],
			"bonusRule": ["Bonuses do not add up: the best one counts, at the moment you accept the trip."],
			"runningNow": ["Running now"],
			"spentToday": ["Used up today"],
			"weeklyGoal": ["Weekly goal"],
			"dailyGoal": ["Daily goal"],
			"monthlyChallenge": ["Monthly challenge"],
			"weeklyGoalText": [
				"Earn ",
				["target"],
				" this week and get ",
				["reward"],
				" on top."
			],
			"dailyGoalText": [
				"Earn ",
				["target"],
				" today and get ",
				["reward"],
				" on top."
			],
			"monthlyChallengeText": [
				"Earn ",
				["target"],
				" this month and get ",
				["reward"],
				" on top."
			],
			"goalEarned": [
				["earned"],
				" of ",
				["target"],
				" earned"
			],
			"goalBonus": [["reward"], " bonus"],
			"goalPaid": [["reward"], " paid"],
			"goalToGo": [
				["amount"],
				" to go until ",
				["day"],
				"."
			],
			"goalCounts": ["Fares after commission and trip bonuses count; goals and referrals do not."],
			"goalSpent": ["Today's budget for this is used up. Once you reach it, it is paid with a trip of another day of this period."],
			"dailyGoalSpent": ["Today's budget for this is used up."],
			"referTitle": ["Bring a driver"],
			"referHow": [
				"Name the phone of somebody who shall drive. When they have registered with it and completed ",
				[
					"rides",
					"plural",
					{
						"one": ["#", " ride"],
						"other": ["#", " rides"]
					}
				],
				" with different passengers, you get ",
				["reward"],
				"."
			],
			"referredCount": ["Referred"],
			"joinedCount": ["Driving"],
			"rewardedCount": ["Rewarded"],
			"referPhone": ["Their phone number"],
			"sendReferral": ["Send referral"],
			"referralSent": ["Referral Sent!"],
			"referralSentText": [
				"You'll earn ",
				["reward"],
				" when they complete their first ",
				[
					"rides",
					"plural",
					{
						"one": ["#", " ride"],
						"other": ["#", " rides"]
					}
				],
				"."
			],
			"referralFailed": ["Referral Failed"],
			"referralFailedText": ["Please check the phone number and try again."],
			"chooseDays": ["Days in the chart"],
			"bonusSpan": [
				["from"],
				" to ",
				["until"]
			],
			"earningsSections": ["Parts of your earnings"],
			"needPhone": ["Enter the whole number first."],
			"cashInHand": [["amount"], " was paid to you in cash, so there is nothing to withdraw."],
			"firstTrip": ["Go online for your first trip"],
			"kindDayCommission": ["Commission per day"]
		} },
		"heatmap": { "default": {
			"heatTitle": ["City Heat Map"],
			"heatCity": ["City"],
			"heatService": ["Service"],
			"heatWindow": ["Time window"],
			"heatAll": ["All services"],
			"heatRides": ["Rides"],
			"heatFood": ["Food"],
			"heatParcel": ["Parcels"],
			"heatGrocery": ["Groceries"],
			"heat15m": ["15 min"],
			"heat1h": ["1 hour"],
			"heat6h": ["6 hours"],
			"heat24h": ["24 hours"],
			"heatRefresh": ["Refresh Data"],
			"heatSample": ["Sample data: too little is recorded here yet."],
			"heatUpdated": ["Updated at ", ["time"]],
			"heatTotalDemand": ["Total Demand"],
			"heatUnit": ["requests/hour"],
			"heatAway": [["distance"], " away"],
			"heatElsewhere": ["In another city"],
			"heatAvgWait": ["Avg Wait Time"],
			"heatMinutes": [["n"], " min"],
			"heatActiveDrivers": ["Active Drivers"],
			"heatCoverage": ["Coverage Areas"],
			"heatMapView": ["Heat Map View"],
			"heatAreaDetails": ["Area Details"],
			"heatAnalytics": ["Analytics"],
			"heatCritical": ["Critical"],
			"heatHigh": ["High"],
			"heatMedium": ["Medium"],
			"heatLow": ["Low"],
			"heatSurge": ["Surge"],
			"heatNone": ["No demand is recorded here yet."],
			"heatFailed": ["The heat map could not be loaded."],
			"heatWait": ["Wait"],
			"heatDrivers": ["Drivers"],
			"heatSurgeFactor": ["Surge"],
			"heatPeaks": ["Peak hours"],
			"heatShares": ["Services in ", ["area"]],
			"heatCircle": [
				["name"],
				": ",
				["level"],
				", ",
				[
					"n",
					"plural",
					{
						"one": ["#", " request an hour"],
						"other": ["#", " requests an hour"]
					}
				]
			],
			"heatLegend": ["Legend"],
			"busyAreas": ["Busy areas"],
			"busyRefresh": ["Refresh busy areas"],
			"busyTop": ["Busiest now"],
			"busyOpen": ["Open the city heat map"],
			"busyTips": ["Tips"],
			"busyTip1": [
				"Wait near ",
				["name"],
				": demand there is the strongest now."
			],
			"busyTip2": [
				"Few drivers are near ",
				["name"],
				": offers come sooner there."
			],
			"busyTip3": [
				"Peak hours today: ",
				["hours"],
				"."
			],
			"busyFare": ["Average fare"],
			"busySpot": [
				["name"],
				": ",
				["level"],
				", ",
				["n"],
				"%"
			],
			"busyNoWait": ["not known"],
			"heatNoSurge": ["none"],
			"busyDemand": [
				"Demand ",
				["n"],
				"%"
			],
			"busiest": ["Busiest: ", ["name"]],
			"busiestAt": [
				"Busiest: ",
				["name"],
				", ",
				["distance"]
			],
			"busyLooking": ["Looking for the busiest area…"],
			"busyTooFew": ["Busy areas: see an example"],
			"heatRanking": ["Areas by demand"]
		} },
		"identity": { "default": {
			"identityTitle": ["Verify who you are"],
			"identityOptional": ["Optional"],
			"identityWhy": ["Drivers read on your request that our team checked you. It helps them say yes to somebody they do not know. You ride just as well without it."],
			"identityTold": ["Drivers see “Selfie checked” or “ID checked”, never the picture."],
			"identityKept": [
				"The picture is deleted ",
				[
					"n",
					"plural",
					{
						"one": ["#", " day"],
						"other": ["#", " days"]
					}
				],
				" after our team decided. Of the check its kind and its day stay."
			],
			"identityBack": ["You can take it back at any time. The picture goes at once, and drivers see nothing of it any more."],
			"identityTakeSelfie": ["Take a selfie"],
			"identitySendId": ["Send an ID"],
			"identitySelfie": ["Selfie"],
			"identityId": ["ID document"],
			"identityLookSelfie": ["Your whole face, without a filter."],
			"identityLookId": ["An ID card, passport or driver’s licence, with the name that your account has."],
			"identityConsent": ["By sending it you agree that our team looks at it for this check, and for nothing else."],
			"identitySend": ["Send for the check"],
			"identitySending": ["Sending..."],
			"identitySent": ["Sent"],
			"identitySentText": ["Our team looks at it. You are told what came of it."],
			"identityTryAgain": ["Please try again."],
			"identityWaits": [
				"Our team looks at it. This takes ",
				["from"],
				"-",
				["to"],
				" hours."
			],
			"identityAccepted": [
				"Checked on ",
				["day"],
				". Drivers read it on your requests and trips."
			],
			"identityRefused": [
				"Not accepted on ",
				["day"],
				"."
			],
			"identityTakenBack": [
				"Our team took the acceptance back on ",
				["day"],
				"."
			],
			"identityNote": ["Our team: ", ["note"]],
			"identityGoes": [
				"The picture is deleted on ",
				["day"],
				"."
			],
			"identityGone": ["The picture has been deleted."],
			"identityOfName": ["It is about your name: once you change that, send it again."],
			"identityWithdraw": ["Take it back"],
			"identityDelete": ["Delete it"],
			"identityWithdrawText": ["The picture is deleted at once, and drivers see nothing of the check any more. You can send another whenever you like."],
			"identityWithdrawn": ["Taken back"],
			"identityNotLoaded": ["We could not load how your check stands."]
		} },
		"landing": { "default": {
			"welcome": ["Welcome to ", ["product"]],
			"tagline": ["Rides, food, groceries and parcels in one app. Pay with cash or from your wallet."],
			"builtBy": ["Built by Africans,"],
			"forAfricans": ["for Africans"],
			"builtByForAfricans": ["Built by Africans, for Africans"],
			"startingFrom": ["Starting from"],
			"standardStartingFrom": ["Standard ride, starting from"],
			"getStartedPassenger": ["Get started as passenger"],
			"driveWithUs": ["Drive with us"],
			"downloadAppFile": ["Download app file"],
			"whyUs": ["Why ", ["product"]],
			"newLadiesOnly": ["NEW: Ladies-Only Rides"],
			"ladiesOnlyClaim": ["Female passengers, matched only with verified female drivers."],
			"safe": ["Safe"],
			"fast": ["Fast"],
			"affordable": ["Affordable"],
			"claimPayments": ["Pay in cash. Mobile money, cards, online payment and bank transfer follow country by country."],
			"claimWallet": [["wallet"], " in South Africa"],
			"claimDriving": ["Flexible driving: go online when you want, see what each trip pays before you accept it."],
			"claimPrice": ["About 5% below the leading app"],
			"claimCities": ["10+ African cities"],
			"claimUsers": ["50K+ active users"],
			"seeServices": ["See all services"],
			"starting": ["Starting..."],
			"getStarted": ["Get Started"],
			"continueAs": ["Continue as"]
		} },
		"navigation": { "default": {
			"navDirections": ["Directions"],
			"navLooking": ["Looking for the way..."],
			"navLeftWay": ["You have left the way. A new one is being looked for."],
			"navStraightOn": ["Keep straight on"],
			"navStraightOnInto": ["Keep straight on along ", ["street"]],
			"navBearLeft": ["Bear left"],
			"navBearLeftInto": ["Bear left into ", ["street"]],
			"navLeft": ["Turn left"],
			"navLeftInto": ["Turn left into ", ["street"]],
			"navSharpLeft": ["Turn sharp left"],
			"navSharpLeftInto": ["Turn sharp left into ", ["street"]],
			"navBearRight": ["Bear right"],
			"navBearRightInto": ["Bear right into ", ["street"]],
			"navRight": ["Turn right"],
			"navRightInto": ["Turn right into ", ["street"]],
			"navSharpRight": ["Turn sharp right"],
			"navSharpRightInto": ["Turn sharp right into ", ["street"]],
			"navUTurn": ["Make a U-turn"],
			"navUTurnInto": ["Make a U-turn into ", ["street"]],
			"navRoundabout": ["Drive into the roundabout"],
			"navExit": ["At the roundabout take exit ", ["exit"]],
			"navExitInto": [
				"At the roundabout take exit ",
				["exit"],
				" into ",
				["street"]
			],
			"navArrive": ["You arrive: ", ["place"]],
			"navIn": [
				"In ",
				["distance"],
				": ",
				["turn"]
			],
			"navMeters": [[
				"n",
				"plural",
				{
					"one": ["#", " metre"],
					"other": ["#", " metres"]
				}
			]],
			"navKilometers": [[
				"n",
				"plural",
				{
					"one": ["#", " kilometre"],
					"other": ["#", " kilometres"]
				}
			]],
			"navMinutes": [["n"], " min"],
			"navArrival": ["Arrival ", ["time"]],
			"navThen": ["Then"],
			"navOn": ["You are on ", ["street"]],
			"navBackToCar": ["Back to the car"],
			"navStraight": ["in a straight line"],
			"navNoStreets": ["The streets here are not on our map. The arrow shows the direction, not the way."],
			"navNoAnswer": ["The way could not be loaded. The arrow shows the direction; we try again."],
			"navSpoken": ["Spoken directions"],
			"navNoVoice": ["This phone cannot speak English. It chimes before each turn."],
			"navChoose": ["Navigate with another app"],
			"navChooseNote": [
				"It opens with ",
				["place"],
				" filled in. We remember which one you chose."
			],
			"navWith": ["Navigate with ", ["app"]],
			"navOtherApp": ["The map app of this phone"],
			"navShort": ["Maps"],
			"navHere": ["You have arrived"],
			"navVoice": ["Voice"]
		} },
		"notifications": { "default": {
			"bellLabel": ["Notifications"],
			"bellUnread": [
				"Notifications, ",
				["n"],
				" unread"
			],
			"bellNone": ["No notifications yet"],
			"bellFailed": ["Notifications could not be loaded."],
			"bellReadAll": ["Mark all as read"],
			"bellAllRead": ["Notifications marked as read"],
			"bellMore": ["Show older ones"],
			"bellNow": ["Just now"],
			"bellMinutes": [["n"], "m ago"],
			"bellHours": [["n"], "h ago"],
			"bellDays": [["n"], "d ago"],
			"bellNotRead": ["It could not be marked as read. Try again."],
			"bellNew": ["New"],
			"bellNoneHint": ["News of your trips and messages comes here."]
		} },
		"orders": { "default": {
			"parcelSender": ["Sender Information"],
			"parcelReceiver": ["Receiver Information"],
			"parcelDetails": ["Package Details"],
			"parcelVehicle": ["Choose Vehicle"],
			"parcelEstimate": ["Cost Estimate"],
			"parcelName": ["Name"],
			"parcelPhone": ["Phone"],
			"parcelPickup": ["Pickup address"],
			"parcelDropoff": ["Delivery address"],
			"parcelType": ["Package type"],
			"parcelWeight": ["Weight (kg)"],
			"parcelValue": ["Declared value (optional)"],
			"parcelValueHint": ["for insurance purposes"],
			"parcelNote": ["Delivery instructions"],
			"parcelFragile": [
				"Fragile (+",
				["percent"],
				"%)"
			],
			"parcelSignature": ["Only by PIN, never by photo"],
			"parcelMax": [
				"max ",
				["n"],
				" kg"
			],
			"parcelMinutes": [
				["from"],
				"-",
				["to"],
				" min"
			],
			"parcelBase": ["Vehicle"],
			"parcelWeightLine": [
				"Weight above ",
				["kg"],
				" kg"
			],
			"parcelFragileLine": ["Fragile"],
			"parcelTooHeavy": ["None of our vehicles carries that much."],
			"parcelPaidBy": ["Who pays?"],
			"parcelBySender": ["The sender"],
			"parcelByReceiver": ["The receiver"],
			"parcelByReceiverNote": ["In cash, at the door."],
			"parcelSubmit": ["Request Parcel Delivery"],
			"parcelMissingTitle": ["Missing Information"],
			"parcelMissing": ["Please fill in all required fields"],
			"parcelRequestedTitle": ["Delivery Requested"],
			"parcelRequested": ["Your parcel delivery has been requested successfully!"],
			"parcelFailed": ["Failed to request delivery. Please try again."],
			"parcelNoPrice": ["We have no price for this parcel yet."],
			"packageDocument": ["Document"],
			"packageSmall": ["Small package (up to 5 kg)"],
			"packageMedium": ["Medium package (5-20 kg)"],
			"packageLarge": ["Large package (20-50 kg)"],
			"packageFragile": ["Fragile"],
			"packageElectronics": ["Electronics"],
			"vehicleMotorcycle": ["Motorcycle"],
			"vehicleSedan": ["Sedan"],
			"vehicleTuktuk": ["Tuk-tuk"],
			"vehicleBakkie": ["Bakkie"],
			"vehicleVan": ["Van"],
			"ordersTitle": ["My orders"],
			"ordersNone": ["You have not ordered anything yet."],
			"ordersNotLoaded": ["We could not load your orders."],
			"orderFood": ["Food"],
			"orderGrocery": ["Groceries"],
			"orderParcel": ["Parcel"],
			"orderSearching": ["Looking for a courier"],
			"orderCourierComes": ["The courier is on the way to pick it up"],
			"liveCourierComes": ["Courier on the way"],
			"orderPlaced": ["Waiting for the shop"],
			"orderPreparing": ["Being prepared"],
			"orderReady": ["Ready for the courier"],
			"orderOnWay": ["On its way"],
			"orderReturning": ["On its way back"],
			"orderDelivered": ["Delivered"],
			"orderReturned": ["Brought back"],
			"orderRejected": ["The shop could not take it"],
			"orderCancelled": ["Cancelled"],
			"orderNoCourier": ["No courier was found"],
			"orderCancelledByYou": ["You cancelled it"],
			"orderCancelledByShop": ["The shop cancelled it"],
			"orderEnd": ["How it ended"],
			"orderMoneyBack": [["amount"], " is back in your wallet."],
			"orderNothingToPay": ["You pay nothing."],
			"parcelSendAgain": ["Send again for ", ["fare"]],
			"orderCourier": ["Your courier"],
			"orderPin": ["PIN for the door"],
			"orderPinNote": ["Say it to the courier once you have the order."],
			"orderPinParcel": ["The receiver has it by SMS and says it to the courier."],
			"orderPinBack": ["Say it to the courier once you have your parcel back."],
			"orderConfirm": ["It has arrived: no PIN needed"],
			"orderConfirmed": ["You said that it arrived."],
			"orderTryAgain": ["Please try again."],
			"orderMoney": ["What it costs"],
			"orderSubtotal": ["Items"],
			"orderDeliveryFee": ["Delivery fee"],
			"orderServiceFee": ["Service fee"],
			"orderCancel": ["Cancel order"],
			"orderCancelSure": ["Cancel this order?"],
			"orderSteps": ["Steps"],
			"orderPlaces": ["From and to"],
			"stepPlaced": ["Placed"],
			"stepTaken": ["Accepted"],
			"stepReady": ["Ready"],
			"stepPickedUp": ["Picked up"],
			"stepDelivered": ["Delivered"],
			"stepReturned": ["Brought back"],
			"orderItems": ["What you ordered"],
			"orderNoAnswer": ["The shop did not answer in time."],
			"orderReadyAbout": ["Ready at about ", ["time"]],
			"orderLineMissing": ["Not there: not charged"],
			"orderLineInstead": ["Instead: ", ["name"]],
			"orderAgain": ["Order again"],
			"orderProof": ["Photo of the handover"],
			"orderPinUnsent": ["We can't send texts yet: tell the receiver the PIN yourself."],
			"orderPinStopped": ["The receiver wants no messages from us: tell them the PIN yourself."],
			"orderPinLimited": ["Too many texts within the hour, so the receiver got none: tell them the PIN yourself."],
			"parcelNoPlace": ["Choose a place from the list, or show it on the map."],
			"parcelStepRoute": ["From and to"],
			"parcelStepWhat": ["What"],
			"parcelStepConfirm": ["Confirm"],
			"parcelContinue": ["Continue"],
			"parcelNameMissing": ["Write a name."],
			"parcelPhoneMissing": ["Write a phone number."],
			"parcelTypeMissing": ["Choose what it is."],
			"parcelWeightMissing": ["Write the weight in kilograms, such as 2 or 2.5."],
			"parcelWeightHint": [
				"Each kilogram above ",
				["kg"],
				" costs more."
			],
			"parcelCheapest": ["Cheapest"],
			"orderArrives": [
				"Arrives ",
				["from"],
				"–",
				["to"]
			],
			"orderPayCash": [
				"Pay the courier ",
				["amount"],
				" in cash"
			],
			"orderAgainOf": ["Order again: ", ["name"]],
			"lineLikedAsk": [
				"How was ",
				["name"],
				"?"
			],
			"lineLike": ["I liked ", ["name"]],
			"lineDislike": ["I did not like ", ["name"]],
			"lineLiked": ["You liked it"],
			"lineNotLiked": ["You did not like it"],
			"orderClock": [
				["from"],
				"–",
				["to"]
			],
			"orderHowWasIt": ["How was it?"],
			"orderRated": [
				"You gave ",
				["name"],
				" ",
				["n"],
				" of 5."
			],
			"courierCall": ["Call"],
			"orderArrivesBy": ["Arrives by ", ["to"]],
			"orderClockBy": ["by ", ["to"]],
			"orderEtaPickup": ["to the pickup"],
			"orderRateShop": [
				"How was ",
				["name"],
				"?"
			],
			"schoolOnBoard": [["name"], " is on board"],
			"schoolDriving": [[
				"n",
				"plural",
				{
					"one": ["#", " child is on board"],
					"other": ["#", " children are on board"]
				}
			]],
			"orderEstimate": [
				"Estimated arrival ",
				["from"],
				"–",
				["to"]
			],
			"orderFrom": ["From"],
			"orderTo": ["To"],
			"parcelSignatureNote": ["Handed over only for the receiver’s PIN, never left at the door."],
			"parcelAddressHint": ["Street, building or place"],
			"parcelNameHint": ["First and last name"],
			"lineTagsGood": ["What was good?"],
			"lineTagsBad": ["What was not good?"]
		} },
		"orders-said": { "default": {
			"saidTasty": ["Tasty"],
			"saidHot": ["Came hot"],
			"saidGenerous": ["Generous portion"],
			"saidWellPacked": ["Well packed"],
			"saidBland": ["No taste"],
			"saidCold": ["Came cold"],
			"saidTooLittle": ["Too little"],
			"saidSpilled": ["Spilled"],
			"saidNotAsDescribed": ["Not as described"],
			"saidFresh": ["Fresh"],
			"saidGoodValue": ["Good value"],
			"saidNotFresh": ["Not fresh"],
			"saidDamaged": ["Damaged"]
		} },
		"payments": { "default": {
			"walletTitle": ["Wallet"],
			"walletHolds": ["In your wallet"],
			"topUpTitle": ["Top up"],
			"topUpAmount": ["Amount in ", ["currency"]],
			"topUpBounds": [
				"Whole amounts, from ",
				["least"],
				" to ",
				["most"],
				"."
			],
			"topUpBy": ["Pay with"],
			"topUpPhone": ["Phone number"],
			"topUpPhoneHint": [["provider"], " asks at this phone. It may be somebody else’s who pays for you."],
			"topUpPageHint": [
				"You pay on ",
				["provider"],
				"’s own page: we never see your card."
			],
			"topUpStart": ["Top up with ", ["provider"]],
			"topUpNotSent": ["That did not reach us. Try again: nothing is paid twice."],
			"topUpNotLoaded": ["We could not load your top-ups."],
			"topUpNone": ["Money can’t be added to the wallet here"],
			"topUpNoneNote": ["Pay in cash; refunds still come into your wallet."],
			"topUpHistory": ["Your top-ups"],
			"topUpStatePending": ["Under way"],
			"topUpStateUnknown": ["Not known yet"],
			"topUpStateSucceeded": ["Arrived"],
			"topUpStateFailed": ["Not paid"],
			"topUpStateExpired": ["Expired"],
			"topUpCreated": [
				"We are asking ",
				["provider"],
				"."
			],
			"topUpAtPage": [
				"Pay ",
				["amount"],
				" on ",
				["provider"],
				"’s page. It brings you back here."
			],
			"topUpAtPhone": [
				"Look at your phone ",
				["phone"],
				": type your PIN in ",
				["provider"],
				"’s message to pay ",
				["amount"],
				"."
			],
			"topUpWaiting": [
				"We are waiting for ",
				["provider"],
				"."
			],
			"topUpUnknown": [
				["provider"],
				" has not told us yet whether ",
				["amount"],
				" was paid. Don’t pay again: we go on asking, and what was paid arrives by itself."
			],
			"topUpArrived": [["amount"], " arrived in your wallet."],
			"topUpNoFunds": ["There was too little money on the account. Nothing was taken."],
			"topUpWrongPin": ["The PIN was wrong. Nothing was taken."],
			"topUpCancelled": ["You said no. Nothing was taken."],
			"topUpPromptFailed": ["The message did not reach your phone. Nothing was taken. Try again."],
			"topUpUnreachable": ["Your phone could not be reached. If you paid after all, the money arrives by itself; don’t pay again."],
			"topUpBusy": ["Your phone shows another payment. Answer that one first, then try again."],
			"topUpLimit": [
				"That is more than ",
				["provider"],
				" lets you pay today. Nothing was taken."
			],
			"topUpDeclined": [["provider"], " did not take the payment. On its page you can try another card."],
			"topUpRefused": [["provider"], " did not take our request. Try later, or pay in cash."],
			"topUpNotAnswered": ["Nobody answered in time. Nothing was taken."],
			"topUpLooking": ["Our team looks at this payment. Nothing of it is lost."],
			"topUpClosed": ["Our team closed this top-up: nothing was added to your wallet."],
			"topUpGo": ["Go to ", ["provider"]],
			"topUpHangs": [
				"It takes longer? You may close this: we ask ",
				["provider"],
				" until it is clear, for a day, and then our team does."
			],
			"topUpOffline": ["No connection: this is how it stood last. What you have paid arrives without you."],
			"topUpReceipt": ["receipt ", ["receipt"]],
			"topUpPlay": ["play money"],
			"topUpHelp": ["Ask support"],
			"topUpAgain": ["Another top-up"],
			"topUpQuick": ["Often chosen"]
		} },
		"places": { "default": {
			"nearPlace": [
				"Near ",
				["place"],
				", ",
				["distance"]
			],
			"placesNear": ["Places near ", ["place"]],
			"placeNone": [
				"No place found for “",
				["text"],
				"”. Check the spelling, or:"
			],
			"placeOnMap": ["Choose on the map"],
			"placePin": ["Put a pin on the map"],
			"placePinNote": [
				"The driver sees “",
				["text"],
				"” and the pin"
			],
			"positionUnknownTitle": ["Your position is not known"],
			"positionUnknown": ["Allow the location, search for the place, or choose it on the map."],
			"placeHome": ["Home"],
			"placeWork": ["Work"],
			"placeLinkUnread": ["This link does not say where the place is. Open it, then copy the place’s name or its full address here, or choose it on the map."],
			"pinMove": ["Move the pickup on the map"],
			"clearText": ["Clear"],
			"placesNearby": ["Nearby"],
			"placesFound": ["Results"],
			"askPlace": ["Place or address"]
		} },
		"places-kinds": { "default": {
			"kindStreet": ["Street"],
			"kindCity": ["City"],
			"kindTown": ["Town"],
			"kindSuburb": ["Suburb"],
			"kindVillage": ["Village"],
			"kindSchool": ["School"],
			"kindUniversity": ["University"],
			"kindHospital": ["Hospital"],
			"kindClinic": ["Clinic"],
			"kindPharmacy": ["Pharmacy"],
			"kindMall": ["Mall"],
			"kindMarket": ["Market"],
			"kindSupermarket": ["Supermarket"],
			"kindShop": ["Shop"],
			"kindRestaurant": ["Food and drink"],
			"kindHotel": ["Hotel or lodge"],
			"kindBank": ["Bank"],
			"kindFuel": ["Fuel station"],
			"kindPolice": ["Police"],
			"kindWorship": ["Place of worship"],
			"kindAirport": ["Airport"],
			"kindStation": ["Station"],
			"kindBusStation": ["Bus stop"],
			"kindTaxiRank": ["Taxi rank"],
			"kindPark": ["Park"],
			"kindSport": ["Sports ground"],
			"kindPublic": ["Public building"],
			"kindSight": ["Landmark"],
			"kindOffice": ["Office"]
		} },
		"places-market": { "default": {
			"marketPlaceAirport": ["Airport"],
			"marketPlaceMall": ["Shopping centre"],
			"marketPlaceRank": ["Rank"],
			"marketPlaceOther": ["Another place"]
		} },
		"places-pin": { "default": {
			"pinHow": ["Move the map until the pin stands on the place, or use the buttons."],
			"pinNorth": ["100 m north"],
			"pinSouth": ["100 m south"],
			"pinEast": ["100 m east"],
			"pinWest": ["100 m west"],
			"pinUse": ["Use this point"],
			"pinStop": [
				"The driver stops in ",
				["street"],
				", ",
				["meters"],
				" m from the pin."
			],
			"pinStopUnnamed": [
				"The driver stops in the street ",
				["meters"],
				" m from the pin."
			],
			"pinStopHere": [
				"The driver can stop right here, in ",
				["street"],
				"."
			],
			"pinPickup": ["Pick me up here"]
		} },
		"places-saved": { "default": {
			"savedTitle": ["Saved places"],
			"savedAbout": ["They come first when you choose where to go, on every phone that you sign in on."],
			"savedAddHome": ["Add home"],
			"savedAddWork": ["Add work"],
			"savedAdd": ["Add a place"],
			"savedEdit": ["Change"],
			"savedRemove": ["Remove"],
			"savedRemoveSure": [
				"Remove “",
				["name"],
				"” from your saved places?"
			],
			"savedName": ["What you call it"],
			"savedWhere": ["Where it is"],
			"savedSave": ["Save"],
			"savedMissingTitle": ["Something is missing"],
			"savedMissingName": ["Give the place a name."],
			"savedMissingPlace": ["Choose the place from the list or on the map."],
			"savedDone": ["Saved"],
			"savedRemoved": ["Removed"],
			"savedNotSaved": ["Not saved"],
			"savedTryAgain": ["Check your connection and try again."],
			"savedNotLoaded": ["Your saved places could not be loaded."],
			"savedRecent": ["Where you went last, on this phone"],
			"savedForgetRecent": ["Forget these"]
		} },
		"preflight": { "default": {
			"checkOwner": ["Somebody owns the console"],
			"checkOwnerWhy": ["Only an owner decides about cities, prices and the team."],
			"checkOwnerDo": ["Run “npm run owner” on the server and open the link that it prints."],
			"checkFactor": ["Everybody of the team has a second factor"],
			"checkFactorWhy": ["Whoever has not set it up can’t do anything in the console yet."],
			"checkFactorDo": ["They sign in at /staff and scan the code with an authenticator app; or shut out who is no longer needed."],
			"checkDemo": ["The demo is off and its people are gone"],
			"checkDemoWhy": ["The demo’s password is published, and its people and cities are nobody’s."],
			"checkDemoDo": ["Start the server with DEMO=0, and run “npm run demo -- remove” with it once."],
			"checkBrand": ["The instance has your name"],
			"checkBrandWhy": ["Until then people read the product’s own name and see its colours and icon."],
			"checkBrandDo": ["Write it under Brand and texts (/staff/brand), or by “npm run brand -- apply FILE.yaml”."],
			"checkContact": ["People find how to reach you"],
			"checkContactWhy": ["The help page, mails and receipts name it, and so does security.txt."],
			"checkContactDo": ["Write a phone or an e-mail address under Brand and texts (/staff/brand)."],
			"checkLaw": ["Terms, privacy and the drivers’ agreement are published"],
			"checkLawWhy": ["Nobody can agree to what they can’t read in their language, and law asks for it."],
			"checkLawDo": ["Write them under Brand and texts (/staff/brand), in each language of your cities."],
			"checkMarket": ["A city is open"],
			"checkMarketWhy": ["Nobody can ask for a ride where no city is open."],
			"checkMarketDo": ["Add a city under Set-up. One that is a draft is opened under Cities."],
			"checkVersions": ["Each city is served by its newest version"],
			"checkVersionsWhy": ["A newer one can’t be read by this release, so an older one counts, or none."],
			"checkVersionsDo": ["Write it out by “npm run market -- export ID”, correct what “npm run market -- apply FILE.yaml” names, and apply it."],
			"checkNames": ["Services have a name in every language of their city"],
			"checkNamesWhy": ["Who reads another language sees a name in English."],
			"checkNamesDo": ["Write the missing names under Cities, at its services."],
			"checkMap": ["Each city has its map, streets and places"],
			"checkMapWhy": ["Without it the map is empty, places are not found by name, and ways and times are estimates."],
			"checkMapDo": ["Run “npm run map -- import FILE --city ID” with an OpenStreetMap extract (docs/maps.md)."],
			"checkAddress": ["The server has an https address of its own"],
			"checkAddressWhy": ["Phones give their position, camera and messages to https pages alone, and links in messages lead to this address."],
			"checkAddressDo": ["Put a proxy with a certificate in front, and set PUBLIC_URL to its address."],
			"checkSms": ["Text messages leave the server"],
			"checkSmsWhy": ["People sign in by a code in a text message, and emergency contacts are told by one. Until then they are only written down."],
			"checkSmsDo": ["Set SMS_URL, SMS_USERNAME and SMS_API_KEY (docs/running.md)."],
			"checkMail": ["Mails leave the server"],
			"checkMailWhy": ["Links for a forgotten password and invitations into the team go by mail."],
			"checkMailDo": ["Set SMTP_URL and MAIL_FROM (docs/running.md)."],
			"checkSupport": ["The safety screen shows the team’s number"],
			"checkSupportWhy": ["Beside the numbers of police and ambulance people find yours."],
			"checkSupportDo": ["Set SUPPORT_PHONE to a number that somebody answers."],
			"checkOnCall": ["Somebody is on call who can be reached"],
			"checkOnCallWhy": ["Otherwise an emergency rings no phone."],
			"checkOnCallDo": ["Keep the roster under On call (/staff/on-call)."],
			"checkWeek": ["The next seven days are covered"],
			"checkWeekWhy": ["In an hour without anybody an emergency waits until somebody looks."],
			"checkWeekDo": ["Fill the hours that are marked in the roster (/staff/on-call)."],
			"checkTests": ["Test alarms were confirmed"],
			"checkTestsWhy": ["Who did not confirm one may not hear a real one."],
			"checkTestsDo": ["Ask them to look at their phone, and confirm the next one."],
			"checkTopUp": ["Money can be brought in where you ticked it"],
			"checkTopUpWhy": ["People read that they can top up their wallet, and no provider takes real money there."],
			"checkTopUpDo": ["Run “npm run provider -- connect COUNTRY PROVIDER live SECRETS.json” with a file of the keys of your account, or take topUp out of the city."],
			"checkNumbers": ["Emergency numbers are confirmed"],
			"checkNumbersWhy": ["A wrong number costs minutes when a life is at stake, so screens show none that nobody has checked."],
			"checkNumbersDo": ["Check them with the authorities of the country, and confirm them under Set-up."],
			"checkFacts": ["The law of the country is known"],
			"checkFactsWhy": ["Who runs a city without knowing what the law asks for may be closed by it, and drivers with it."],
			"checkFactsDo": ["Ask the authorities or a lawyer, and write it under Set-up with its source."],
			"checkOwnerTask": ["Make the owner’s account"],
			"checkFactorTask": ["Give everybody of the team a second factor"],
			"checkDemoTask": ["Turn the demo off and remove its people"],
			"checkBrandTask": ["Give your instance a name"],
			"checkContactTask": ["Say how people reach you"],
			"checkLawTask": ["Publish terms, privacy and the drivers’ agreement"],
			"checkMarketTask": ["Open a city"],
			"checkVersionsTask": ["Correct the city versions that can’t be read"],
			"checkNamesTask": ["Name each service in every language of its city"],
			"checkMapTask": ["Give each city its map"],
			"checkAddressTask": ["Give the server an https address"],
			"checkSmsTask": ["Let text messages leave the server"],
			"checkMailTask": ["Let mails leave the server"],
			"checkSupportTask": ["Show the team’s number on the safety screen"],
			"checkOnCallTask": ["Put somebody on call"],
			"checkWeekTask": ["Cover the next seven days"],
			"checkTestsTask": ["Have the test alarms confirmed"],
			"checkNumbersTask": ["Confirm the emergency numbers"],
			"checkFactsTask": ["Find out what the law says"],
			"checkTopUpTask": ["Connect a provider for top-ups"]
		} },
		"problems": { "default": {
			"problem_suspended": ["You are suspended. Read the reason and answer under “Your standing” in your profile."],
			"problem_approval_needed": ["A second person has to agree to this first."],
			"problem_invalid_request": ["Please check what you entered and try again."],
			"problem_invitation_invalid": ["This invitation is too old or was used already. Ask for a new one."],
			"problem_not_signed_in": ["Sign in first."],
			"problem_invalid_credentials": ["Invalid email or password"],
			"problem_forbidden": ["You may not do this."],
			"problem_foreign_origin": ["This came from another site."],
			"problem_own_request": ["You asked for this yourself. Somebody else has to agree."],
			"problem_second_factor_needed": ["Give your second factor first."],
			"problem_wrong_code": ["That code is not right. Wait for the next one and try again."],
			"problem_confirm_password": ["Give your password to go on."],
			"problem_staff_sign_in": ["Staff sign in at /staff."],
			"problem_unknown_device": ["Sign in with your password on this device first."],
			"problem_driver_not_verified": ["You can do this once your verification is approved."],
			"problem_ladies_only": ["Ladies-only rides are for verified women alone."],
			"problem_setup_link_invalid": ["This link is too old, was used already, or a newer one took its place. “npm run owner” prints another."],
			"problem_not_set_up": ["This server is not set up yet. Its operator opens the link that it printed when it started; “npm run owner” prints another."],
			"problem_last_owner": ["This is the last owner. Make somebody else an owner first."],
			"problem_wrong_pin": ["That PIN is not right."],
			"problem_not_found": ["There is nothing here, or it is not yours."],
			"problem_account_exists": ["Unable to create an account with these details. Sign in, or reset your password."],
			"problem_live_ride_exists": ["You already have a ride under way."],
			"problem_rider_has_ride": ["A ride for this person is under way already."],
			"problem_too_many_rides": ["You have five rides under way. Ask again when one has ended."],
			"problem_fare_changed": ["The price has changed. Please look at it again."],
			"problem_promotion_refused": ["The code takes nothing off any more. Please look at the price again."],
			"problem_bonus_spent": ["The bonus is spent for today. Look at the trip again."],
			"problem_quote_expired": ["The price has been renewed. Please look at it again."],
			"problem_illegal_transition": ["This is not possible at the moment. Please look again."],
			"problem_end_unproven": ["Say why the trip ends here."],
			"problem_https_needed": ["This works only over an encrypted connection (https)."],
			"problem_offer_gone": ["This request is gone. The next one will come."],
			"problem_already_rated": ["You have rated this already."],
			"problem_check_exists": ["This check was started already."],
			"problem_already_decided": ["Somebody decided this already."],
			"problem_document_expired": ["A document of yours has expired. Upload a new one to go online."],
			"problem_document_missing": ["Your city asks for another document now. Upload it to go online."],
			"problem_document_in_review": ["A document that you sent is being reviewed: you can go online once it is approved."],
			"problem_no_position": ["We don’t know where you are. Let the phone send its position and wait a moment."],
			"problem_place_required": ["Say from where to where: each city has prices of its own."],
			"problem_destination_out_of_reach": ["That place is too far away: trips end within the city’s reach."],
			"problem_not_bookable_here": ["There is no service here yet."],
			"problem_balance_too_low": ["Your balance is too low."],
			"problem_hours_overlap": ["Somebody has these hours at this place of the chain already, or this person has them at another."],
			"problem_hours_over": ["These hours are over already."],
			"problem_not_in_team": ["This person is not in the team, or was shut out of the console."],
			"problem_roster_full": ["This roster is full. Remove hours that nobody needs any more."],
			"problem_contact_exists": ["This number is in your list already."],
			"problem_too_many_contacts": ["Your list of contacts is full. Remove one first."],
			"problem_saved_place_exists": ["You have saved a place of this name already. Change that one instead."],
			"problem_too_many_saved_places": ["Your list of saved places is full. Remove one first."],
			"problem_chat_closed": ["This chat is closed."],
			"problem_too_many_chats": ["Close one of your open chats first."],
			"problem_reference_taken": ["This number was used for another order."],
			"problem_changed_meanwhile": ["Somebody else has changed this since you looked at it. Look at it again."],
			"problem_basket_changed": ["Something in your cart has changed. Please look at it again."],
			"problem_group_full": ["This group is full."],
			"problem_already_joined": ["This student is in the group already."],
			"problem_group_exists": ["There is a group to this school by this route already."],
			"problem_too_many_groups": ["This driver has as many groups as there may be."],
			"problem_too_many_children": ["The list of children is full."],
			"problem_package_changed": ["The package is sold on other terms now. Look at it again."],
			"problem_package_active": ["You have this package already."],
			"problem_shop_closed": ["The shop takes no orders now."],
			"problem_payment_under_way": ["Answer the request on your phone first, or wait until it is over."],
			"problem_payout_open": ["A payout is already under way. You can ask for the next one when it is done."],
			"problem_referral_refused": ["This number can’t be invited: it is your own, or it was invited already."],
			"problem_training_unfinished": ["Finish the required training first."],
			"problem_video_not_watched": ["You must watch the complete training video before taking the quiz"],
			"problem_reset_link_invalid": ["This link was used or is too old. Ask for a new one."],
			"problem_too_many_files": ["Too many files wait to be used. Try again tomorrow."],
			"problem_file_too_large": ["Please select a file smaller than 10MB"],
			"problem_file_type": ["Only photos and PDF are accepted."],
			"problem_picture_type": ["Only a photo is accepted here: JPEG, PNG, WebP or AVIF that does not move."],
			"problem_picture_too_small": ["This part of the photo is too small. Choose a larger part, or a larger photo."],
			"problem_voice_type": ["Only a voice note is accepted here. Record it again."],
			"problem_voice_too_long": ["A voice note has at most 15 seconds. Record a shorter one."],
			"problem_body_too_large": ["That is too much at once."],
			"problem_unsupported_media_type": ["This kind of file is not accepted."],
			"problem_quiz_answers_invalid": ["Answer every question of this quiz."],
			"problem_idempotency_key_reused": ["This was sent already. Reload the page and try again."],
			"problem_pin_locked": ["Too many wrong PINs. It can be confirmed in the app."],
			"problem_too_many_requests": [
				"Too many tries. Please wait ",
				[
					"n",
					"plural",
					{
						"one": ["#", " second"],
						"other": ["#", " seconds"]
					}
				],
				"."
			],
			"problem_internal": ["Something went wrong on our side. Please try again."],
			"problem_overloaded": ["Too busy right now. Please try again shortly."],
			"problem_field": ["Please correct this."],
			"problem_field_missing": ["Please fill this in."],
			"problem_field_short": [[
				"n",
				"plural",
				{
					"one": [
						"At least ",
						"#",
						" character, please."
					],
					"other": [
						"At least ",
						"#",
						" characters, please."
					]
				}
			]],
			"problem_field_long": [[
				"n",
				"plural",
				{
					"one": [
						"At most ",
						"#",
						" character, please."
					],
					"other": [
						"At most ",
						"#",
						" characters, please."
					]
				}
			]],
			"problem_field_few": [
				"Choose at least ",
				["n"],
				"."
			],
			"problem_field_many": [
				"Choose at most ",
				["n"],
				"."
			],
			"problem_field_small": [
				"This can’t be less than ",
				["n"],
				"."
			],
			"problem_field_big": [
				"This can’t be more than ",
				["n"],
				"."
			],
			"problem_field_number": ["This must be a number."],
			"problem_field_date": ["This must be a date and time."],
			"problem_field_email": ["This is not an email address."],
			"problem_field_name": ["A name only, please: no link, address or number."],
			"problem_field_choice": ["This can’t be chosen."],
			"problem_field_unknown": ["Unknown field"],
			"problem_field_format": ["This does not look right."],
			"problem_too_many_booked": ["You have booked as many rides ahead as is possible."],
			"problem_plate_taken": ["This plate is registered already. If the vehicle is yours, ask support."],
			"problem_selfie_due": ["Take a picture of yourself first, then you are on duty."],
			"problem_consent_due": ["Read the terms and agree to them first."],
			"problem_vehicle_in_fleet": ["This vehicle belongs to a fleet. It has to be taken out there first."],
			"problem_vehicle_in_use": ["Another driver is online with this vehicle. Choose another one, or ask them to go offline."],
			"problem_vehicle_not_approved": ["This vehicle is not approved yet. We tell you when it is."],
			"problem_vehicle_too_old": ["Your vehicle is too old to drive for us."],
			"problem_code_wrong": ["That is not the code. Look at the newest message."],
			"problem_unproven_phone": ["Confirm the number by a code first."],
			"problem_channel_not_offered": ["A code can’t come this way now. Ask for a text message."],
			"problem_code_over": ["This code is too old or was used up. Ask for a new one."],
			"problem_codes_unavailable": ["This server sends no messages. Use your password."],
			"problem_codes_spent": ["We can’t send more codes today. Sign in with your password, or try again tomorrow."],
			"problem_proof_needed": ["Many people sign in from your network just now. Please try again."],
			"problem_device_overtaken": ["Please tap again."],
			"problem_cancelling_costs": ["Cancelling costs something now. Look again."],
			"problem_owed_changed": ["You have an outstanding balance from earlier trips. Please look at the price again."]
		} },
		"rides": { "default": {
			"chooseRide": ["Choose a ride"],
			"requestType": ["Request ", ["type"]],
			"requestTypeFor": [
				"Request ",
				["type"],
				" for ",
				["name"]
			],
			"requesting": ["Requesting..."],
			"ladiesOnlyTitle": ["Ladies Only Ride"],
			"ladiesOnlyRefusal": ["This ride type is available only for verified female passengers"],
			"missingDestinationTitle": ["Missing destination"],
			"missingDestination": ["Please enter your destination"],
			"rideRequestedTitle": ["Ride requested!"],
			"rideRequested": ["Looking for nearby drivers..."],
			"requestFailedTitle": ["Request failed"],
			"requestFailed": ["Unable to request ride"],
			"laterBooked": ["Your ride is booked"],
			"laterBookedText": [
				["when"],
				", for ",
				["fare"],
				"."
			],
			"laterType": ["Book ", ["type"]],
			"quoteRetrying": ["We could not get the price. Trying again…"],
			"quoting": ["Getting the price…"],
			"findingYou": ["Finding you…"],
			"askDestination": ["Choose where you are going."],
			"askListed": ["Choose the destination from the list, or show it on the map."],
			"askPickup": ["Choose where the driver should come."],
			"noPrice": ["There is no price for this trip."],
			"noCarNear": ["No car near"],
			"fastTrip": [
				"Trip runs ",
				["factor"],
				"× as fast"
			],
			"fastTripNote": ["Demo: nobody pays or earns by this trip, and it counts nowhere."],
			"arriveBy": ["there by ", ["time"]],
			"carIn": [
				"car in ",
				["n"],
				" min"
			],
			"historyFor": ["For ", ["name"]]
		} },
		"rides-after": { "default": {
			"favouriteDriver": ["Favourite driver"],
			"favouriteNote": [
				"Asked first for your next rides and deliveries when at most three minutes farther than the nearest. ",
				["name"],
				" is not told."
			],
			"neverAgainWith": [
				"Don't match me with ",
				["name"],
				" again"
			],
			"neverAgainTitle": [
				"Never meet ",
				["name"],
				" again?"
			],
			"neverAgainText": [
				"You and ",
				["name"],
				" are not matched any more, on no trip. ",
				["name"],
				" is not told, and you can take it back at any time on the safety page."
			],
			"neverAgainYes": ["Don't match us again"],
			"neverAgainSet": [
				"You and ",
				["name"],
				" are not matched any more."
			],
			"markTakeBack": ["Take it back"],
			"markNotSaved": ["This was not saved. Try again."],
			"markedPeople": ["People you chose"],
			"markedFavourite": ["Favourite driver"],
			"markedNever": ["Not matched with you"],
			"markTakeBackOf": ["Take it back for ", ["name"]],
			"lostTitle": ["Left in the car"],
			"lostReport": ["I left something in the car"],
			"leftReport": ["Something was left in the car"],
			"lostWhat": ["What is it, and where did it lie?"],
			"leftWhat": ["What did you find, and where?"],
			"lostNote": [["name"], " is told. You can write to each other for two days after the ride; no phone number is shown."],
			"lostNeedsWords": ["Write a few words first."],
			"lostSend": ["Send the report"],
			"lostNotLoaded": ["What was left in the car could not be loaded."],
			"lostWrite": ["Write to ", ["name"]],
			"lostOpen": [["name"], " was told and looks for it."],
			"lostFound": [["name"], " has it."],
			"lostReturned": ["It was given back."],
			"lostClosed": ["It is not looked for any more."],
			"leftOpen": [["name"], " was asked."],
			"leftFound": [
				"It belongs to ",
				["name"],
				"."
			],
			"leftClosed": [
				"It does not belong to ",
				["name"],
				", or nobody asks any more."
			],
			"lostAsked": [["name"], " misses this. Is it in the car?"],
			"leftAsked": [["name"], " found this in the car. Is it yours?"],
			"lostToGiveBack": [
				"Agree with ",
				["name"],
				" on how it comes back."
			],
			"lostHaveIt": ["I have it"],
			"lostNotThere": ["Not in the car"],
			"leftIsMine": ["It is mine"],
			"leftNotMine": ["Not mine"],
			"lostGotBack": ["I have it back"],
			"lostGaveBack": ["I gave it back"],
			"lostNoMore": ["Don't look any more"],
			"favouriteCourier": ["Favourite courier"]
		} },
		"rides-hail": { "default": {
			"hailLink": ["Somebody is here: start a trip"],
			"hailTitle": ["Trip with somebody here"],
			"hailService": ["Service"],
			"hailFrom": ["from ", ["amount"]],
			"hailPerKm": [["amount"], " a kilometre"],
			"hailPerMinute": [["amount"], " a minute"],
			"hailWhereTo": ["Where to (if they say)"],
			"hailAnywhere": ["Wherever they get out"],
			"hailChoose": ["Choose a place from the list, or leave it empty"],
			"hailPhone": ["Their phone number (if they like)"],
			"hailPhoneNote": ["They get your plate, a link to follow the trip and the receipt by text message."],
			"hailCash": ["The meter counts kilometres and minutes. They pay you in cash what it shows at the end."],
			"hailNone": ["Your vehicle takes nobody along here."],
			"hailNotLoaded": ["We could not see what is possible here."],
			"hailUnderWay": ["Trip by the meter"],
			"hailOpenEnd": ["The trip ends wherever your passenger gets out."],
			"hailEndQuestion": ["Has your passenger got out?"],
			"hailEndFare": [
				"The meter shows ",
				["amount"],
				", in cash."
			],
			"meterTitle": ["The meter shows"],
			"meterBegins": ["The meter begins to count"],
			"meterLate": ["No connection: what was driven meanwhile is counted later."],
			"hailCallOffNote": ["In its first two minutes, where it began, the trip is called off and costs nothing. Later it ends here, at what the meter shows."],
			"hailEndWaits": ["No connection. The meter stopped at your tap, and the end is sent by itself."]
		} },
		"rides-home": { "default": {
			"welcomeName": ["Welcome, ", ["name"]],
			"noTripsYet": ["Your trips will show here."],
			"tripsToCome": ["Your trips will show here."],
			"laterTitle": ["Booked ahead"],
			"laterBegins": ["We look for a driver from ", ["time"]],
			"laterFailed": ["Could not begin"],
			"laterCancelSure": ["Cancel this booking?"],
			"laterFree": ["It costs nothing."],
			"quickActions": ["Quick actions"],
			"homePackages": ["Packages"],
			"homeTopUp": ["Top up"],
			"tabOrders": ["My orders"],
			"homePlaces": ["Saved places"],
			"glanceTooFar": ["Too far for a ride from here"],
			"glanceTakes": [
				"The ride takes ",
				["n"],
				" min"
			],
			"glanceCar": [
				"car in ",
				["n"],
				" min"
			],
			"glanceThere": ["There by ", ["time"]],
			"placesNotLoaded": ["We could not load your places."],
			"placesToCome": ["Your places will show here."],
			"glanceAddHome": ["Add home"],
			"glanceAddWork": ["Add work"],
			"needsInternet": ["Needs internet"]
		} },
		"rides-meet": { "default": {
			"meetDriver": ["Meet your passenger at ", ["place"]],
			"meetPassenger": [
				"Your driver meets you at ",
				["place"],
				", about ",
				["meters"],
				" m on foot"
			]
		} },
		"rides-pickup": { "default": {
			"hintNote": ["What to look out for"],
			"promoRow": ["Promo code"],
			"promoWhy": ["Do you have one?"],
			"promoAdd": ["Enter"],
			"promoOff": ["Remove"],
			"promoTry": ["Use this code"],
			"promoEmpty": ["Enter the code first."],
			"promoTakes": [
				["discount"],
				" off: ",
				["fare"],
				" instead of ",
				["before"]
			],
			"promoLooking": ["Looking…"],
			"promoFailed": ["This could not be looked up. Try again."],
			"promoTooMany": ["Too many codes were tried. Wait a minute."],
			"promoNowOnly": ["It counts for a ride that begins now and that no package pays."],
			"promo_unknown": ["There is no such code here."],
			"promo_not_yet": ["This code does not count yet."],
			"promo_expired": ["This code has expired."],
			"promo_not_for_service": ["This code is not for this kind of ride."],
			"promo_not_first_ride": ["This code is for a first ride."],
			"promo_already_used": ["You have used this code already."],
			"promo_budget_spent": ["This code is used up for today."],
			"promo_no_discount": ["This ride costs as little as it may: the code takes nothing off."],
			"hintExample": ["Blue gate beside Shoprite"],
			"hintLetters": [[
				"n",
				"plural",
				{
					"one": ["#", " letter left"],
					"other": ["#", " letters left"]
				}
			]],
			"hintTakePhoto": ["Add a photo of the gate"],
			"hintNewPhoto": ["Another photo"],
			"hintNoPhoto": ["Remove the photo"],
			"hintRecord": ["Record a voice note"],
			"hintNoVoice": ["Remove the voice note"],
			"hintVoiceWords": ["Write a few words too, for drivers who cannot listen."],
			"hintVoiceFirst": ["Keep or discard the voice note first."],
			"hintVoiceRefused": ["The microphone is not allowed here. Write it instead."],
			"hintVoiceNone": ["No microphone can be used here. Write it instead."],
			"hintVoiceShort": ["That was too short. Tap and speak."],
			"hintVoiceNotLoaded": ["The recorder did not load. Tap to try again."],
			"hintVoiceSending": ["Sending…"],
			"hintVoiceSent": ["Ready to save"],
			"hintVoiceNotSent": ["Not sent yet"],
			"hintSendAgain": ["Send again"],
			"hintWho": ["Only your driver sees and hears this, from the acceptance until the trip ends. We keep it for your next pickup here."],
			"hintSave": ["Save"],
			"hintForget": ["Forget what I said of this place"],
			"hintEmpty": ["Write a few words or add a photo."],
			"hintOffline": ["This can be saved once you are connected again."],
			"hintNotSaved": ["This was not saved. Try again."],
			"riderName": ["Their name"],
			"riderPhone": ["Their phone number"],
			"riderNote": ["The driver asks for this name and calls this number. We text them the car, the PIN and a link to follow it; you pay, and can call the ride off."],
			"riderNoteSelf": ["The driver asks for this name and calls this number. You see the car and the PIN: tell them. Cash is paid by whoever rides."],
			"riderSet": ["They ride"],
			"riderSelf": ["I ride myself"],
			"riderMissing": ["Write their name and their phone number."],
			"hintTitle": ["How does the driver find you?"],
			"hintAdd": ["Help the driver find you"],
			"hintAddFor": ["Help the driver find ", ["name"]],
			"riderFor": ["For ", ["name"]],
			"hintWhy": ["A note, a photo or your voice"],
			"hintLast": ["Last time: ", ["note"]],
			"hintPhoto": ["Photo of the gate"],
			"hintVoice": ["Voice note"],
			"hintWrite": ["Add"],
			"hintChange": ["Change what helps the driver find you"],
			"riderTitle": ["Who rides?"],
			"riderMe": ["You ride"],
			"riderWhy": ["Or ask for somebody else"],
			"riderChange": ["Change who rides"],
			"riderNow": ["For somebody else only now, not ahead"],
			"priceMoved": [
				"It was ",
				["before"],
				" on your home screen; now it is ",
				["now"],
				"."
			],
			"carsNear": [
				[
					"n",
					"plural",
					{
						"one": ["#", " car"],
						"other": ["#", " cars"]
					}
				],
				" near · from ",
				["m"],
				" min"
			],
			"carsMany": [
				["n"],
				"+ cars near · from ",
				["m"],
				" min"
			],
			"carsFar": [
				"Nearest car ",
				["m"],
				" min away"
			],
			"surgeNote": [
				"Many people ask right now: prices are ",
				["factor"],
				" times the usual."
			],
			"mapWaits": ["The map comes when you are connected."],
			"ladiesNoticeTitle": ["Ladies-only rides"],
			"ladiesNotice": ["Matched only with verified female drivers, real-time tracking, 24/7 emergency support."],
			"ladiesHow": ["Staff confirm it from your ID document."],
			"shareBound": [
				"Up to ",
				[
					"seats",
					"plural",
					{
						"one": ["#", " person"],
						"other": ["#", " people"]
					}
				],
				". Another passenger may share the car: you arrive at most ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" later."
			],
			"shareMay": [
				"Up to ",
				[
					"seats",
					"plural",
					{
						"one": ["#", " person"],
						"other": ["#", " people"]
					}
				],
				". Another passenger may share the car."
			],
			"usePackage": ["Use my package"],
			"usePackageLeft": [[
				"n",
				"plural",
				{
					"one": ["#", " ride left"],
					"other": ["#", " rides left"]
				}
			]],
			"usePackageDearer": [
				"this ride costs only ",
				["fare"],
				" without it"
			],
			"usePackageUnlimited": ["Unlimited rides"],
			"schedule": ["Schedule"],
			"laterNow": ["Pick me up now"],
			"laterNowFor": [
				"Pick up ",
				["name"],
				" now"
			],
			"laterFixed": ["The fare is fixed now, without surge"],
			"laterWhen": ["When should the driver be there?"],
			"laterToday": ["Today"],
			"laterTomorrow": ["Tomorrow"],
			"laterSetToday": ["today"],
			"laterSetTomorrow": ["tomorrow"],
			"laterTime": ["Time"],
			"serviceSeats": [[
				"n",
				"plural",
				{
					"one": [
						"For ",
						"#",
						" person"
					],
					"other": [
						"Up to ",
						"#",
						" people"
					]
				}
			]],
			"serviceHelmet": ["helmet for you"],
			"laterMorning": ["Morning"],
			"laterAfternoon": ["Afternoon"],
			"laterEvening": ["Evening"],
			"laterNote": ["You are reminded half an hour before. Cancelling is free until we look for a driver."],
			"laterBounds": [
				"Choose a time from ",
				[
					"minutes",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" to ",
				[
					"days",
					"plural",
					{
						"one": ["#", " day"],
						"other": ["#", " days"]
					}
				],
				" ahead."
			],
			"laterSet": [
				"Schedule for ",
				["day"],
				", ",
				["time"]
			],
			"laterRideNow": ["Ride now instead"],
			"waitingTerms": [
				[
					"free",
					"plural",
					{
						"one": ["#", " minute of waiting is"],
						"other": ["#", " minutes of waiting are"]
					}
				],
				" free, then ",
				["amount"],
				" a minute, for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" at most."
			],
			"owedWithThis": [
				"Outstanding balance: ",
				["amount"],
				". In cash you pay it with this trip."
			],
			"cancelTerms": [
				"Cancelling is free for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" after a driver accepts, then it costs ",
				["amount"],
				"."
			],
			"noShowTerms": [
				"Not coming within ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" costs ",
				["amount"],
				"."
			],
			"fareDetails": ["What the price is made of"]
		} },
		"rides-trip": { "default": {
			"poolTitle": ["Shared car"],
			"poolAlone": [
				"Another passenger may join on the way. You arrive at most ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" later."
			],
			"poolWith": ["You share the car with another passenger."],
			"poolStopFirst": ["The car stops for the other passenger before it comes to you or to your destination."],
			"poolLonger": [
				"Your trip takes ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" longer than alone; ",
				[
					"max",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" is the most."
			],
			"stopsAhead": ["Stops ahead"],
			"stopPickup": ["Pick up ", ["name"]],
			"stopDropoff": ["Drop off ", ["name"]],
			"aboutMinutes": [
				"about ",
				["n"],
				" min"
			],
			"tripTime": ["Trip time"],
			"activeRide": ["Active ride"],
			"noActiveRide": ["No active ride found"],
			"rideNotLoaded": ["We could not load your ride."],
			"remaining": [["distance"], " remaining"],
			"seenAgo": [
				"seen ",
				["n"],
				" s ago"
			],
			"tripRequested": ["Finding a driver"],
			"tripAccepted": ["Driver on the way"],
			"tripArriving": ["Driver is arriving"],
			"tripAcceptedDriver": ["Drive to ", ["place"]],
			"tripArrived": ["At the pickup"],
			"tripInProgressTo": ["On the way to ", ["place"]],
			"tripCompleted": ["Trip completed"],
			"tripCancelledTitle": ["Trip cancelled"],
			"tripStatus": ["Trip status"],
			"stepAccepted": ["Ride accepted"],
			"stepArrived": ["Arrived at pickup"],
			"stepInProgress": ["Trip in progress"],
			"stepCompleted": ["Trip completed"],
			"tripSummary": ["Trip summary"],
			"driversAsked": [[
				"n",
				"plural",
				{
					"one": ["#", " driver asked so far"],
					"other": ["#", " drivers asked so far"]
				}
			]],
			"startPin": ["Your PIN"],
			"startPinNote": ["Tell it to the driver when you get in."],
			"riderPin": ["PIN for ", ["name"]],
			"riderPinNote": [
				"Tell it to ",
				["name"],
				": the driver asks for it."
			],
			"riderRides": [["name"], " rides"],
			"riderTold": ["We text them car, PIN and link once a driver comes."],
			"riderTell": ["Tell them the car and the PIN."],
			"riderIsIn": [["name"], " is in the car"],
			"bookedByName": [["name"], " asked for this ride for you"],
			"bookedYouPay": ["You pay the driver in cash."],
			"bookedTheyPay": [["name"], " pays for it."],
			"bookedForOthers": ["For others"],
			"askForAnother": ["Ask for another ride"],
			"askForSomebody": ["Book a ride for somebody else"],
			"pinLockedNote": ["Five wrong PINs were tried. Confirm only if you are in the right car."],
			"iAmInTheCar": ["I am in: start without the PIN"],
			"startConfirmed": ["Confirmed. The trip starts now."],
			"iHaveArrived": ["I have arrived"],
			"askPin": ["Ask for the passenger's PIN"],
			"pinLockedDriver": ["Locked. Ask the passenger to confirm in the app."],
			"passengerConfirmed": ["The passenger has confirmed in the app."],
			"startTrip": ["Start Trip"],
			"completeTrip": ["Complete Trip"],
			"completeTripQuestion": ["Complete the trip here?"],
			"completeTripConfirm": ["Yes, we have arrived"],
			"tripCompletedTitle": ["Trip completed!"],
			"thanksForRiding": ["Thank you for riding with ", ["product"]],
			"cancelTrip": ["Cancel Trip"],
			"whyCancel": ["Why do you cancel?"],
			"cancelNotePassenger": ["Cancelling is free before the trip starts."],
			"cancelNoteDriver": ["Before the pickup the trip goes to another driver."],
			"cancelNoteOnBoard": [
				"Your passenger is in the car. If you cancel, ",
				["name"],
				" pays nothing, you are not paid, and ",
				["name"],
				" is asked whether all is well. To be paid for the way driven, choose “",
				["button"],
				"”."
			],
			"cancelNoteLast": ["A driver gave this trip back before, so it ends now for the passenger."],
			"endTripHere": ["I can't go on: end the trip here"],
			"youCancelled": ["You cancelled the trip"],
			"youCancelledDriver": ["The passenger pays nothing and is told that it was you."],
			"nothingCharged": ["You pay nothing."],
			"passengerCancelled": [["name"], " cancelled the trip"],
			"passengerCancelledText": ["You are free for the next one."],
			"driverCancelled": [["name"], " cancelled the trip"],
			"driverCancelledText": ["It was not your doing. You pay nothing, and can ask for another driver."],
			"noShowEnded": ["Nobody came"],
			"noShowEndedText": [["name"], " waited at the pickup and then ended the trip."],
			"driverEnded": [["name"], " ended the trip on the way"],
			"driverEndedText": ["You pay nothing for it."],
			"areYouSafe": ["Are you safe?"],
			"areYouSafeText": ["If you are not, press EMERGENCY: your contacts and our team are told where you are."],
			"findAnother": ["Find another ride from here"],
			"packageBack": ["The ride is back in your package."],
			"againFor": ["Ask again for ", ["fare"]],
			"againOther": ["Change the trip"],
			"againDearer": [
				"The price went from ",
				["before"],
				" to ",
				["now"],
				"."
			],
			"driverGaveBackTitle": ["Your driver had to give the trip back"],
			"driverGaveBack": ["We look for another driver; the price stays the same."],
			"thanksForDelivering": ["Thank you for delivering with ", ["product"]],
			"tripCancelledToast": ["Trip cancelled"],
			"rideHasBeenCancelled": ["The ride has been cancelled."],
			"reasonChangedMyMind": ["I changed my mind"],
			"reasonWaitTooLong": ["The wait is too long"],
			"reasonWrongPlace": ["Wrong pickup or destination"],
			"reasonDriverAsked": ["The driver asked me to"],
			"reasonFeltUnsafe": ["I did not feel safe"],
			"reasonOther": ["Another reason"],
			"reasonNoShow": ["The passenger did not come"],
			"reasonCannotReach": ["I cannot reach the pickup"],
			"reasonVehicle": ["A problem with the vehicle"],
			"reasonTooMany": ["Too many people or bags"],
			"reasonNoDriver": ["No driver was found"],
			"reasonNotVerified": ["Ladies-only rides are for women whose gender our team has confirmed"],
			"nobodyFoundTitle": ["No driver found"],
			"nobodyFound": ["Nobody could take this trip. Nothing was charged."],
			"sendRating": ["Send rating"],
			"youRated": [
				"You gave ",
				["n"],
				" of 5."
			],
			"receipt": ["Receipt"],
			"receiptNotLoaded": ["We could not load the receipt."],
			"openReceipt": ["Open the receipt of ", ["name"]],
			"lineBase": ["Base fare"],
			"lineDistance": ["Distance"],
			"lineSurge": ["High demand"],
			"lineTime": ["Time"],
			"lineBooking": ["Booking fee"],
			"linePlace": ["Pickup place fee"],
			"lineWeight": ["Weight"],
			"lineFragile": ["Fragile"],
			"lineNight": ["Night or holiday"],
			"lineMinimum": ["Up to the minimum fare"],
			"lineRounding": ["Rounding"],
			"rideHistory": ["Ride history"],
			"lastRatings": ["Last ratings"],
			"noHistoryPassenger": ["Your rides, orders and parcels will show here."],
			"noHistoryDriver": ["Trips you drive will show here. Go online to get the first."],
			"goOnline": ["Go online"],
			"payTitle": ["Your pay"],
			"reportIssue": ["Report Issue"],
			"aboutDriver": ["About your driver"],
			"aboutDriverFailed": ["We could not load this."],
			"aboutVerified": ["Approved by our team"],
			"aboutNotVerified": ["Not approved at the moment"],
			"aboutWoman": ["A woman, confirmed from her ID document"],
			"aboutDocuments": [[
				"of",
				"plural",
				{
					"one": [
						["n"],
						" of ",
						"#",
						" document checked and valid"
					],
					"other": [
						["n"],
						" of ",
						"#",
						" documents checked and valid"
					]
				}
			]],
			"aboutChecks": [[
				"of",
				"plural",
				{
					"one": [
						["n"],
						" of ",
						"#",
						" background check clear"
					],
					"other": [
						["n"],
						" of ",
						"#",
						" background checks clear"
					]
				}
			]],
			"aboutLessons": [[
				"of",
				"plural",
				{
					"one": [
						["n"],
						" of ",
						"#",
						" required lesson completed"
					],
					"other": [
						["n"],
						" of ",
						"#",
						" required lessons completed"
					]
				}
			]],
			"aboutRating": ["Rating"],
			"aboutRated": [
				["rating"],
				" of 5, ",
				[
					"n",
					"plural",
					{
						"one": ["#", " rating"],
						"other": ["#", " ratings"]
					}
				]
			],
			"aboutNoRating": ["Not rated yet"],
			"aboutTrips": ["Completed trips"],
			"aboutSince": ["With us since"],
			"courierArrived": ["I am at the pickup"],
			"courierPickedUp": ["I have it: start the delivery"],
			"courierAskPin": ["Ask for the four-digit PIN"],
			"courierPinLocked": ["Too many wrong PINs. Ask the customer to confirm in the app, or take a photo."],
			"courierHandOver": ["Handed over"],
			"courierPhoto": ["Hand over with a photo"],
			"courierConfirmed": ["The customer confirmed that it arrived."],
			"courierNobody": ["Nobody is there"],
			"courierNobodySure": ["It goes back to the sender. You are paid all the same."],
			"courierBack": ["Bring it back"],
			"courierCarries": ["You carry"],
			"courierReceiver": ["Receiver"],
			"courierPaidByReceiver": ["The receiver pays in cash"],
			"courierFragile": ["Fragile"],
			"courierDelivered": ["Delivered. Thank you!"],
			"ratingUnsent": [
				"You gave ",
				["n"],
				" of 5. It is sent when you are connected."
			],
			"courierCollect": [
				"Collect ",
				["amount"],
				" in cash"
			],
			"courierPaid": ["Paid in the app: collect nothing"],
			"endFarFrom": [
				"You are ",
				["distance"],
				" from ",
				["place"]
			],
			"endFarNote": [
				"The fare becomes that of the way driven, never more than agreed. We ask ",
				["name"],
				" whether it ended here."
			],
			"endNotSeen": ["We could not see the whole trip"],
			"endNotSeenNote": [
				"You are paid the fare. Bonuses wait until the trip is confirmed: we ask ",
				["name"],
				"."
			],
			"endWhy": ["Why does the trip end here?"],
			"endPassengerAsked": ["The passenger asked to end here"],
			"endWrongPin": ["The destination on the map is wrong"],
			"endNoGps": ["My phone has no position"],
			"endGoOn": ["Not yet: go on driving"],
			"collectCash": [
				"Collect ",
				["amount"],
				" in cash"
			],
			"payCash": [
				"Pay ",
				["amount"],
				" in cash"
			],
			"cashGotAll": ["Collected"],
			"cashPaidLess": ["Paid less"],
			"cashHowMuch": [
				"How much of ",
				["amount"],
				" did you get?"
			],
			"cashLessNote": ["It is written on the receipt, and our team sees it."],
			"cashSave": ["Save"],
			"cashTaken": [
				"Taken in cash: ",
				["amount"],
				" of ",
				["total"]
			],
			"endedEarly": [
				"Ended early: ",
				["amount"],
				" was agreed."
			],
			"payWaits": ["Bonus, goals and package pay wait until the trip is confirmed."],
			"endAskFar": [
				["name"],
				" ended the trip ",
				["distance"],
				" from ",
				["place"],
				". Is that right?"
			],
			"endAskHere": [
				["name"],
				" ended the trip to ",
				["place"],
				". Is that right?"
			],
			"endRight": ["Yes, that is right"],
			"endWrong": ["No, report it"],
			"rateNow": ["Rate ", ["name"]],
			"afterTrip": ["After your trip to ", ["place"]],
			"endCannotGoOn": ["I can't go on driving"],
			"endAskSafe": [["name"], " could not go on driving. Are you safe?"],
			"endSafe": ["I am safe"],
			"endNeedHelp": ["I need help"],
			"endHereTitle": ["End the trip here?"],
			"endHereFare": [
				["name"],
				" pays for the way driven so far, never more than ",
				["fare"],
				"."
			],
			"endHereAsk": [["name"], " is told that you ended it and asked whether all is well, with the emergency button at hand."],
			"endHereStaff": [
				"Our team reads your reason and looks at the trip; ",
				["name"],
				" does not see it. Bonuses wait until then."
			],
			"endHereWhy": ["Why can't you go on?"],
			"endedHereDriver": ["You ended the trip on the way"],
			"endedHereDriverText": [["name"], " was told, and is asked whether all is well."],
			"endedHereCost": [
				"You pay ",
				["fare"],
				" for the way driven. ",
				["quoted"],
				" was agreed for the whole trip."
			],
			"endedHereCostSame": [
				"You pay ",
				["fare"],
				", as agreed."
			],
			"endedHerePackage": ["The ride counts in your package. If that is not fair, report it."],
			"endedHereSafe": ["Good that you are safe."],
			"findAnotherFor": ["Find another ride from here for ", ["fare"]],
			"needAmount": ["Enter the amount first."],
			"needPin": ["Enter the four digits first."],
			"positionSeconds": [
				"Position from ",
				["n"],
				" s ago"
			],
			"positionMinutes": [
				"Position from ",
				["n"],
				" min ago"
			],
			"positionStopped": ["The driver’s phone sends no position right now. Your trip goes on."],
			"positionStoppedDriver": ["We get no position from you, and your passenger sees where you were. The trip goes on. Keep this app open with the screen on."],
			"positionMore": ["What else helps"],
			"callShort": ["Call"],
			"pinTriesLeft": [[
				"n",
				"plural",
				{
					"0": ["No tries left."],
					"one": ["#", " try left."],
					"other": ["#", " tries left."]
				}
			]],
			"hintHeading": ["Find the passenger"],
			"hintGate": ["Photo of the pickup"],
			"hintReport": ["Report what the passenger says here"],
			"hintReported": ["Reported. Support looks at it."],
			"hintNotReported": ["Not reported"],
			"changeQuestion": [["fare"], " in cash. What do you give?"],
			"changeExact": ["Exact"],
			"changeGive": [
				"The passenger pays with ",
				["amount"],
				": give back ",
				["change"]
			],
			"changeGet": [
				"You get ",
				["change"],
				" back from ",
				["amount"]
			],
			"tagsGood": ["What was good?"],
			"tagsBad": ["What was not good?"],
			"rateWords": ["Anything else? (if you like)"],
			"tagSafeDriving": ["Drove safely"],
			"tagFriendly": ["Friendly"],
			"tagCleanCar": ["Clean car"],
			"tagKnewTheWay": ["Knew the way"],
			"tagOnTime": ["On time"],
			"tagUnsafeDriving": ["Drove unsafely"],
			"tagUnfriendly": ["Unfriendly"],
			"tagDirtyCar": ["Dirty car"],
			"tagLongWay": ["Took a long way"],
			"tagCameLate": ["Came late"],
			"tagAskedForMore": ["Asked for more money"],
			"tagPolite": ["Polite"],
			"tagWasReady": ["Was ready"],
			"tagEasyToFind": ["Easy to find"],
			"tagLeftItClean": ["Left the car clean"],
			"tagKeptWaiting": ["Kept me waiting"],
			"tagHardToFind": ["Hard to find"],
			"tagLeftAMess": ["Left a mess"],
			"tagDidNotPay": ["Did not pay in full"],
			"fastTripMark": [
				"Demo · ",
				["factor"],
				"× as fast"
			],
			"historyShow": ["Show"],
			"historyAll": ["All"],
			"historyRides": ["Rides"],
			"historyOrders": ["Orders"],
			"historyParcels": ["Parcels"],
			"rideCancelled": ["Cancelled"],
			"historyNone": ["Nothing of this kind yet."],
			"driverOutside": ["Your driver is outside"],
			"freeWait": ["free waiting"],
			"freeWaitOver": ["free waiting is over"],
			"freeWaitThen": ["Then the driver may leave."],
			"freeWaitGone": ["The driver may leave now."],
			"waitNote": [["name"], " knows that you are here. After the free wait you may leave."],
			"waitOverNote": ["You have waited long enough. Call once more, or end the trip."],
			"noShow": [["name"], " did not come: end the trip"],
			"noShowDone": [["name"], " was told that you waited."],
			"historySchool": ["School"],
			"timeSoFar": ["Time so far"],
			"cancelFree": ["Cancel ride · free"],
			"arriving": ["Arriving"],
			"underHundredMeters": ["Less than 100 m"],
			"earlyFare": [
				["fare"],
				" for the way driven. ",
				["quoted"],
				" was agreed for the whole trip."
			],
			"earlyFareLeast": [
				["fare"],
				", the lowest fare, for the way driven. ",
				["quoted"],
				" was agreed for the whole trip."
			],
			"endedEarlyChip": ["Ended early"],
			"cashFrom": ["Cash from ", ["name"]],
			"cashStepLater": ["Close it to answer later: it stays on your home screen."],
			"thanksForDriving": ["Thank you for driving with ", ["product"]],
			"photoChecked": [
				"Photo checked ",
				["day"],
				" by our team"
			],
			"numberVerified": ["Number verified"],
			"selfieChecked": ["Selfie checked"],
			"idChecked": ["ID checked"],
			"rideAgain": ["Ride again"],
			"rideAgainTo": ["Ride again: ", ["place"]],
			"minutesGone": [["time"], " min"],
			"dueAbout": ["about ", ["time"]],
			"searchUntil": [
				"If nobody can take it by ",
				["time"],
				", you pay nothing."
			],
			"searchLeft": ["left"],
			"changeOther": ["Give another note"],
			"searchNearest": ["We ask the nearest driver first"],
			"liveMore": [["n"], " more under way"],
			"teamEnded": ["Our team cancelled this trip. Nothing was charged. Write to us if you want to know more."],
			"reasonTeam": ["Cancelled by our team"],
			"lineWaiting": ["Waiting"],
			"linePromotion": ["Promotion"],
			"lineCode": [
				"Promotion (",
				["code"],
				")"
			],
			"waitingThen": [
				"Then ",
				["amount"],
				" a minute, for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" at most."
			],
			"waitingPerMinute": [
				"Waiting costs ",
				["amount"],
				" a minute now, for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " minute"],
						"other": ["#", " minutes"]
					}
				],
				" at most."
			],
			"waitingMost": ["Waiting costs no more than this."],
			"waitingSoFar": ["for waiting so far"],
			"waitingOnTop": [["amount"], " on top"],
			"waitNotSeen": ["Waiting costs nothing here: your phone does not show you at the pickup."],
			"iAmThere": ["I am at the pickup"],
			"cancelNoteFree": ["Cancelling is free until a driver has accepted."],
			"cancelFreeNow": ["Cancelling is free now."],
			"cancelCostsFrom": [
				"Cancelling is free until ",
				["time"],
				". After that it costs ",
				["amount"],
				"."
			],
			"cancelCostsNow": [
				"Cancelling costs ",
				["amount"],
				" now. Choose a reason to cancel all the same."
			],
			"noShowCosts": [
				"If you are not there by ",
				["time"],
				", the trip may be ended: that costs ",
				["amount"],
				"."
			],
			"feePaid": [
				"Cancelling cost ",
				["amount"],
				". It was taken from your wallet."
			],
			"feeOwed": [
				"Cancelling cost ",
				["amount"],
				". You owe it, and pay it with your next trip in cash."
			],
			"feeNoShowPaid": [
				"The driver waited and you did not come. That cost ",
				["amount"],
				", taken from your wallet."
			],
			"feeNoShowOwed": [
				"The driver waited and you did not come. That cost ",
				["amount"],
				": you owe it, and pay it with your next trip in cash."
			],
			"feeWaived": [
				"The fee of ",
				["amount"],
				" was taken back by our team."
			],
			"feeNet": [
				"You get ",
				["amount"],
				" for it."
			],
			"feeNetLater": [
				"You get ",
				["amount"],
				" for it once the passenger has paid."
			],
			"feeOfOperator": [
				"The passenger is charged ",
				["amount"],
				" by the operator."
			],
			"owedBefore": ["Outstanding balance"],
			"noShowCostsNow": [
				"The driver may end the trip now: that costs ",
				["amount"],
				"."
			],
			"taxNumber": ["Tax number ", ["number"]],
			"lineFixed": ["Fixed price"],
			"lineToll": ["Tolls"],
			"lineTax": [
				"Includes ",
				["tax"],
				" ",
				["percent"],
				" %"
			],
			"lineCommissionTax": [
				"Commission includes ",
				["tax"],
				" ",
				["percent"],
				" %"
			],
			"changeYouGet": ["You get back"],
			"changeFromFare": [
				"from ",
				["amount"],
				" · fare ",
				["due"]
			],
			"changeFromDue": [
				"from ",
				["amount"],
				" · ",
				["due"],
				" to pay"
			],
			"changeEdit": ["Edit"],
			"cashTake": ["Take"],
			"cashGiveBack": ["Give back"],
			"cashKeep": ["You keep"]
		} },
		"rides-voice": { "default": {
			"vnName": ["Voice note"],
			"vnPlay": ["Play the voice note"],
			"vnStop": ["Stop the voice note"],
			"vnSeconds": [[
				"n",
				"plural",
				{
					"one": ["#", " second"],
					"other": ["#", " seconds"]
				}
			]],
			"vnLoading": ["Loading…"],
			"vnFailed": ["The voice note did not load. Tap to try again."],
			"vnAsking": ["Allow the microphone…"],
			"vnRecording": ["Speak now"],
			"vnSpoken": ["Spoken so far"],
			"vnEnd": ["Stop recording"],
			"vnListen": ["Listen before you keep it"],
			"vnKeep": ["Keep"],
			"vnDiscard": ["Discard"]
		} },
		"safety": { "default": {
			"emergency": ["EMERGENCY"],
			"sos": ["SOS"],
			"callEmergency": ["Call for help"],
			"emergencyContacted": ["Your emergency contacts and authorities have been notified."],
			"emergencyActivated": ["Emergency Alert Activated"],
			"emergencyCounting": ["Your alert goes out in"],
			"emergencySecondsLeft": [[
				"n",
				"plural",
				{
					"one": ["#", " second left"],
					"other": ["#", " seconds left"]
				}
			]],
			"emergencyTriggerNow": ["Trigger Now"],
			"emergencyCancel": ["Cancel"],
			"emergencyStop": ["Cancel Emergency Alert"],
			"emergencySending": ["Sending your alert…"],
			"emergencyNotSent": ["Alert not sent yet"],
			"emergencyNotSentWhy": ["There is no connection. We try again every few seconds. Call or text now:"],
			"emergencyRefused": ["The alert could not be sent from this phone. Call now:"],
			"emergencyRaised": ["Alert raised at ", ["time"]],
			"emergencySoFar": ["What has happened so far"],
			"emergencyServerHas": ["Your alert has arrived."],
			"emergencyStaffNotYet": ["Waiting for our team to answer."],
			"emergencyStaffHas": [
				"Our team has taken it in hand at ",
				["time"],
				"."
			],
			"emergencyNoContacts": ["You have no emergency contacts. Nobody but our team was told."],
			"alertSms": ["Text to ", ["name"]],
			"alertMail": ["Mail to ", ["name"]],
			"alertSent": ["sent at ", ["time"]],
			"alertWaiting": ["not sent yet, trying"],
			"alertWritten": ["written down only: this server has no sender"],
			"alertFailed": ["could not be sent"],
			"numberPolice": ["Police"],
			"numberMedical": ["Ambulance"],
			"numberFire": ["Fire"],
			"numberSupport": ["Support line"],
			"chatSupport": ["Chat with our team"],
			"textContacts": ["Text my contacts"],
			"sosSmsBody": [
				"I need help.",
				["trip"],
				" ",
				["link"]
			],
			"sosSmsTrip": [
				" I am in a ",
				["vehicle"],
				", plate ",
				["plate"],
				"."
			],
			"sosSmsPlace": [
				" I am at ",
				["place"],
				"."
			],
			"safeTitle": ["Are you safe?"],
			"safeHint": ["Our team is told, and so are your contacts as far as we can reach them. It stays open until our team closes it."],
			"safeMistake": ["I pressed it by mistake"],
			"safeNow": ["I am safe now"],
			"safeOther": ["Another reason"],
			"safeKeep": ["Keep the alert"],
			"safeNotSent": ["This could not be sent yet. Your alert still stands with our team."],
			"drillBadge": ["Practice: nobody is told"],
			"drillStart": ["Practise the alert"],
			"drillHint": ["Everything happens as in an emergency, but nobody is told."],
			"drillDone": ["This is where you would see who has been told. It was a practice: nobody was."],
			"drillEnd": ["End practice"],
			"alertStanding": ["Your emergency alert is active"],
			"alertOpen": ["Open"],
			"safetyTitle": ["Safety"],
			"safetyNumbers": ["Emergency numbers"],
			"safetyFeatures": ["How we keep you safe"],
			"featureShare": ["Share your trip by a link that ends with the trip."],
			"featureVerified": ["Drivers’ papers are checked by people before they drive."],
			"featurePin": ["A trip starts only with your PIN."],
			"featureCheck": ["When a trip stops long or leaves its way, we ask whether you are all right."],
			"teamThere": ["Our team is at work now and sees emergencies."],
			"featureTrained": ["You are trained for safety, and so is your right to refuse a trip that is not safe."],
			"featureRider": ["You see the name and phone number that a passenger gave, and their rating."],
			"safetyProtocol": ["What happens after you press"],
			"protocol1": ["You have five seconds to cancel."],
			"protocol2": ["We text your contacts: your name, the vehicle, the place and a live link."],
			"protocol3Passenger": ["Our team can see where you are. You see here whether somebody has taken it in hand."],
			"protocol3Driver": ["Our team can see where your vehicle is. You see here whether somebody has taken it in hand."],
			"protocol4": ["It stays open until our team closes it."],
			"safetySection": ["Your safety"],
			"safetyOpen": ["Contacts, numbers and practice"],
			"checkTitle": ["Are you all right?"],
			"checkLongStop": ["Your trip has stood still for some minutes."],
			"checkOffRoute": ["Your trip is going away from its destination."],
			"checkDriverNoLonger": ["Your driver may not drive ladies-only trips any more. This trip goes on, and our team knows."],
			"checkLeft": [
				"Without an answer our team looks into it in ",
				["n"],
				" s."
			],
			"checkFine": ["I am all right"],
			"checkHelp": ["I need help"],
			"checkNotSent": ["Your answer could not be sent. Try again or call."],
			"emergencyContactsUntold": ["None of your contacts was told by us yet. Text them yourself."],
			"emergencyUnheard": ["This press did not reach our server. The alert below still stands. Call or text now."],
			"policeSay": ["Tell the police"],
			"policePlace": ["Place"],
			"policeNear": [
				["km"],
				" from ",
				["place"]
			],
			"policeCar": ["Car"],
			"policeDriver": ["Driver"],
			"policePassenger": ["Passenger"],
			"policeWay": ["On the way"],
			"policeFromTo": [
				"from ",
				["from"],
				" to ",
				["to"]
			],
			"teamAway": [
				"Nobody on our team is on call right now. In an emergency dial ",
				["police"],
				" (police) or ",
				["medical"],
				" (ambulance)."
			],
			"protocol2Mail": ["We mail your contacts who have an email address. We can't send texts: use “Text my contacts”, your phone sends it."],
			"protocol2Nothing": ["We can't send texts or mails yet. Use “Text my contacts”: your phone sends it, with the place and a live link."],
			"protocol2Nobody": ["You have no emergency contacts yet: nobody but our team is told. Add one on this page."],
			"logTitle": ["Your alerts"],
			"logNone": ["You have raised no alert."],
			"logNotLoaded": ["Your alerts could not be loaded."],
			"logSafe": [
				"You said: ",
				["reason"],
				" (",
				["time"],
				")"
			],
			"logClosed": ["Closed by our team on ", ["time"]],
			"logOpen": ["Open, nobody of our team has taken it yet"],
			"logInHand": ["Open, our team has it in hand"],
			"logTold": [[
				"n",
				"plural",
				{
					"one": ["#", " contact was told"],
					"other": ["#", " contacts were told"]
				}
			]],
			"logToldNobody": ["no contact was reached"],
			"alertStopped": ["not sent: they asked for no more messages"],
			"alertLimited": ["not sent again: told several times within the hour"],
			"emergencyHide": ["Close – the alert stays on"],
			"teamUnknown": [
				"We can't see right now whether our team is on call. In an emergency dial ",
				["police"],
				" (police) or ",
				["medical"],
				" (ambulance)."
			],
			"teamOnCall": ["Our team is on call now."],
			"whoTeamOnCall": ["Your alert goes to the phone of whoever of our team is on call."],
			"emergencyTeamCalled": ["Whoever of our team is on call is being called."],
			"whoTitle": ["Who is told"],
			"whoTeamThere": ["Our team is at the screen and sees your alert."],
			"whoTeamAway": ["Our team gets your alert, but nobody is on call right now."],
			"whoTeamLater": ["Our team gets your alert once this phone has a connection."],
			"whoContactsNone": ["You have no emergency contacts: nobody else is told."],
			"whoContactsText": ["Your emergency contacts get a text."],
			"whoContactsMail": ["Contacts with an email address get a mail. We can't text: “Text my contacts” comes next."],
			"whoContactsSelf": ["We can't text your contacts. “Text my contacts” comes next: your phone sends it."],
			"whoPolice": ["The police do not get this alert."],
			"emergencyStaffAway": ["Nobody is on call right now: call the police."],
			"emergencyTeamSees": ["Our team can see it."],
			"teamAwayAlone": ["Nobody on our team is on call right now. Call somebody who is near you."]
		} },
		"scholar": { "default": {
			"scholarTitle": ["Scholar Rides"],
			"scholarSearch": ["School, area or route"],
			"scholarArea": ["Area"],
			"scholarSchedule": ["Schedule"],
			"scholarAll": ["All"],
			"scholarNone": ["No group fits."],
			"scholarNotLoaded": ["We could not load the groups."],
			"scheduleMorning": ["Morning"],
			"scheduleAfternoon": ["Afternoon"],
			"scheduleBoth": ["Both ways"],
			"runMorning": ["To school"],
			"runAfternoon": ["Home again"],
			"scholarMoreStops": [[
				"n",
				"plural",
				{
					"one": [
						"+",
						"#",
						" more stop"
					],
					"other": [
						"+",
						"#",
						" more stops"
					]
				}
			]],
			"scholarMonth": ["a month"],
			"scholarFull": ["Group Full"],
			"scholarJoin": ["Join group"],
			"scholarJoinAnother": ["Joined · add another"],
			"scholarWait": ["Join the waiting list"],
			"scholarJoined": ["Joined Scholar Group!"],
			"scholarWaiting": ["You are on the waiting list"],
			"scholarFailed": ["Failed to join scholar group. Please try again."],
			"scholarTryAgain": ["Please try again."],
			"scholarStudent": ["Who rides?"],
			"scholarMyself": ["I ride myself"],
			"scholarStop": ["Stop"],
			"scholarCollector": ["Who meets the child after school?"],
			"scholarCollectorHint": ["This person tells the driver a PIN and takes the child home."],
			"scholarMine": ["Your seats"],
			"scholarOnList": ["On the waiting list"],
			"scholarPin": ["PIN for ", ["name"]],
			"scholarLeave": ["Give the seat up"],
			"scholarLeaveSure": [
				"Give up the seat of ",
				["name"],
				"?"
			],
			"scholarChildren": ["Your children"],
			"scholarChildName": ["Name of the child"],
			"scholarAddChild": ["Add"],
			"scholarRemove": ["Remove ", ["name"]],
			"rollRun": ["Which run?"],
			"rollNone": ["There is no school run then."],
			"rollNotCalled": ["Not called yet"],
			"rollOnBoard": ["On board"],
			"rollAbsent": ["Absent"],
			"rollHandedOver": ["Handed over"],
			"rollHandOver": ["Hand over"],
			"rollHandOverTo": ["Hand over to ", ["name"]],
			"rollPin": ["PIN of the collector"],
			"needChildName": ["Write the child's name first."],
			"needCollectorPin": ["Enter the four digits first."],
			"scholarGroups": ["School groups"],
			"scholarChildFirst": ["Add your child, then choose a group and a stop."],
			"scholarChecked": ["Papers checked by our staff"],
			"scholarToday": ["Today"],
			"schoolRun": ["School run"],
			"scholarJoinFor": [
				"Join for ",
				["price"],
				" a month"
			],
			"scholarFree": [[
				"n",
				"plural",
				{
					"0": ["No seat free"],
					"one": [
						"#",
						" of ",
						["of"],
						" seats free"
					],
					"other": [
						"#",
						" of ",
						["of"],
						" seats free"
					]
				}
			]],
			"scholarToSchool": [
				"To school: ",
				["time"],
				", ",
				["stop"]
			],
			"scholarFromSchool": [
				"Home again: ",
				["time"],
				", ",
				["stop"]
			],
			"scholarBack": ["Home again: after school, to ", ["stop"]],
			"scholarTerms": ["You pay the driver each month. You can give the seat up on any day."],
			"scholarSeen": ["With a seat you see the car and its plate, and can call the driver around the pickup and during the ride."],
			"scholarNewChild": ["Add another child"],
			"scholarNextToday": ["Today"],
			"scholarNextTomorrow": ["Tomorrow"],
			"scholarPickup": ["Pickup"],
			"scholarLeaves": ["Leaves school"],
			"scholarCallDriver": ["Call ", ["name"]],
			"scholarCallWhen": [
				"You can call the driver from an hour before the pickup, and while ",
				["name"],
				" is on board."
			],
			"scholarPinNote": [["name"], " tells the driver this PIN when the child is handed over. Give it to nobody else."],
			"scholarLeaveNote": ["The seat goes to the next family at once. What you paid the driver is between the two of you."],
			"scholarRemoveSure": [
				"Remove ",
				["name"],
				"?"
			],
			"scholarRemoveDo": ["Remove"],
			"rollGotOn": ["Got on"],
			"rollNotHere": ["Not here"],
			"rollCount": [[
				"n",
				"plural",
				{
					"0": ["No children yet"],
					"one": [
						["called"],
						" of ",
						"#",
						" child called"
					],
					"other": [
						["called"],
						" of ",
						"#",
						" children called"
					]
				}
			]],
			"rollFirst": [
				"First stop ",
				["time"],
				", ",
				["stop"]
			],
			"rollEmptyStops": [[
				"n",
				"plural",
				{
					"one": ["#", " stop without children"],
					"other": ["#", " stops without children"]
				}
			]],
			"rollAllStops": [[
				"n",
				"plural",
				{
					"one": ["See the stop"],
					"other": [
						"See the ",
						"#",
						" stops"
					]
				}
			]],
			"rollWayBack": ["After school, first to ", ["stop"]],
			"rollToday": [
				"Your runs today, ",
				["day"],
				"."
			],
			"rollCall": ["Call each child at its stop: the family is told at once."],
			"rollNothing": ["No children yet. Children are listed here once a family books a seat."],
			"rollNext": ["Next: ", ["stop"]],
			"rollHandNext": ["Next: hand over ", [
				"n",
				"plural",
				{
					"one": ["#", " child"],
					"other": ["#", " children"]
				}
			]],
			"rollDone": ["This run is done for today."],
			"scholarPayDriver": ["paid to the driver"],
			"scholarNoSeat": ["No seat yet"],
			"scholarRemoveNote": ["The name is taken off your list. You can add it again."],
			"scholarRemoveSeat": ["Give the seat up first, under “Your seats”."],
			"scholarHowPaid": ["How do you pay?"],
			"scholarCash": ["Cash to the driver"],
			"scholarWallet": ["Wallet, month by month"],
			"scholarCashNote": ["You agree with the driver when."],
			"scholarFirst": [
				"First ",
				["price"],
				" for ",
				[
					"n",
					"plural",
					{
						"one": ["#", " run"],
						"other": ["#", " runs"]
					}
				],
				" from ",
				["day"],
				", then the price of the month."
			],
			"scholarPayJoin": [
				"Join for ",
				["price"],
				" from your wallet"
			],
			"scholarWalletTerms": ["Your wallet pays each month ahead, and each run that is driven pays the driver. What nobody drives comes back at the end of the month, or at once when you give the seat up. A run on which your child stays at home counts as driven."],
			"scholarLeaveBack": ["The seat goes to the next family at once. What is paid and not driven comes back to your wallet at once."],
			"scholarPayWallet": ["from your wallet"],
			"scholarUnpaid": [
				"Your wallet does not hold the month. The seat is kept until ",
				["day"],
				"."
			],
			"scholarDriven": [
				"This month: ",
				["driven"],
				" of ",
				["runs"],
				" runs driven. Of ",
				["price"],
				", ",
				["unused"],
				" are not driven yet."
			],
			"scholarWalletFrom": [
				"Your wallet pays from ",
				["day"],
				" on."
			],
			"scholarToWallet": ["Pay by wallet from the next month"],
			"scholarToCash": ["Pay the driver in cash from the next month"],
			"rollPaid": ["Paid by wallet"],
			"rollUnpaid": ["Not paid yet"],
			"scholarToCashNow": ["Pay this month to the driver in cash"]
		} },
		"scholar-groups": { "default": {
			"groupProposed": ["Waits for the team"],
			"groupOpen": ["Open"],
			"groupPaused": ["Paused"],
			"groupClosed": ["Closed"],
			"groupStops": ["Stops"],
			"groupStopsNote": ["Each with its place and time. They are put in order by their times."],
			"groupStop": ["Stop ", ["n"]],
			"groupStopAdd": ["Add a stop"],
			"groupStopRemove": ["Remove stop ", ["n"]],
			"groupStopTaken": [[
				"n",
				"plural",
				{
					"one": ["#", " child gets on here"],
					"other": ["#", " children get on here"]
				}
			]],
			"groupTime": ["To school"],
			"groupTimeHome": ["Home again"],
			"groupMorning": ["To school"],
			"groupAfternoon": ["Home again"],
			"groupBoth": ["Both ways"],
			"groupSchoolAt": ["Where is the school?"],
			"groupSchool": ["Name of the school"],
			"groupArea": ["Part of town"],
			"groupRoute": ["Route"],
			"groupRouteHint": ["As families know it, such as Sunnyside – Hatfield"],
			"groupWhen": ["Which way?"],
			"groupDays": ["Days"],
			"groupSeats": ["Seats for children"],
			"groupPrice": ["Price a month"],
			"groupNeedsSchool": ["Choose where the school is."],
			"groupNeedsNames": ["Write the school, the part of town and the route."],
			"groupNeedsDays": ["Choose the days."],
			"groupNeedsStops": ["Choose a place for each stop."],
			"groupNeedsTimes": ["Write the time of each stop."],
			"groupNeedsNumbers": ["Write the seats and the price."],
			"groupLookAgain": ["Something is not right. Look at the marked fields."],
			"groupNotSent": ["That did not work. Please try again."],
			"groupNew": ["Offer a school group"],
			"groupChange": ["Change"],
			"groupProposeNote": ["Our team looks at it, your papers and your car. Families see it after that."],
			"groupPropose": ["Send it to the team"],
			"groupSave": ["Save"],
			"groupSent": ["Sent to the team"],
			"groupTaken": [
				["n"],
				" of ",
				["of"],
				" seats taken"
			],
			"groupMonth": ["a month"],
			"groupWaits": ["Families do not see it yet. You can still change it."],
			"groupSaid": ["The team says: ", ["note"]],
			"groupPause": ["Pause"],
			"groupGoOn": ["Drive again"],
			"groupWithdraw": ["Withdraw"],
			"groupClose": ["Close the group"],
			"groupCloseSure": [
				"Close ",
				["school"],
				"?"
			],
			"groupCloseEmpty": ["Nobody has a seat in it."],
			"groupCloseNote": [[
				"n",
				"plural",
				{
					"one": ["#", " child loses the seat"],
					"other": ["#", " children lose their seats"]
				}
			], " at once, and the families get back what is paid and not driven."],
			"groupsOwn": ["The groups you offer"],
			"groupsOwnNone": ["Drive children along one route to their school for a price a month. You choose the stops and times."],
			"groupsNotLoaded": ["We could not load your groups."],
			"groupsEnough": [
				"You have as many groups as there may be: ",
				["n"],
				"."
			],
			"groupNoDriver": ["No driver"],
			"groupDriver": ["Driver"],
			"groupDriverIs": [
				["name"],
				", ",
				["plate"]
			],
			"groupDriverSearch": ["Find a driver by name, plate or number"],
			"groupNeedsDriver": ["Choose who drives."],
			"groupMake": ["Make a school group"],
			"groupMakeNote": ["Families see it at once. The driver must be approved, trained and drive a car for children."],
			"groupMade": ["The group is made"],
			"groupsNone": ["No school groups yet"],
			"groupsNoneNote": ["Drivers offer them in the app, or you make one for a driver."],
			"groupOpenIt": ["Open to families"],
			"groupOpenNote": ["The driver reads it. Families see the group and take seats."],
			"groupPauseNote": ["The driver reads it. Seats are kept, nobody joins, no new month is taken, and only the team opens it again."],
			"groupCloseTeam": ["The driver reads it. Every seat ends, and families get back what is paid and not driven."],
			"groupReason": ["Why"],
			"groupFacts": ["The group"],
			"groupWaiting": ["On the waiting list"],
			"groupCity": ["City"],
			"groupChangeNote": ["Its driver and families are told. A new price counts from the next month."],
			"groupReadAgain": ["Read it again"]
		} },
		"selfies": { "default": {
			"selfieWhy": ["Show that it is you who drives. Then you are on duty at once."],
			"selfieKept": [
				"Our team compares it with your checked photo. Passengers never see it. It is deleted after ",
				[
					"days",
					"plural",
					{
						"one": ["#", " day"],
						"other": ["#", " days"]
					}
				],
				", and with your account."
			],
			"selfieSend": ["Send and go on duty"],
			"selfieFile": ["Take or choose a picture"],
			"selfieAgain": ["That picture can’t be used. Take a new one."]
		} },
		"services": { "default": {
			"superApp": [["product"], ", the African super app"],
			"chooseService": ["Choose Your Service"],
			"serviceRide": ["Book a Ride"],
			"serviceRideNote": ["Standard, share, premium, ladies only"],
			"serviceFoodNote": ["Order from local restaurants"],
			"serviceGroceryNote": ["From supermarkets"],
			"serviceParcelNote": ["Send packages"],
			"serviceDrive": ["Drive and Earn"],
			"serviceDriveNote": ["Join as a driver"],
			"serviceHeatNote": ["Demand by area and hour"],
			"serviceGroceryDelivery": ["Grocery Delivery"],
			"statAims": ["What we aim for"],
			"statCities": ["African Cities"],
			"statUsers": ["Active Users"],
			"statPrices": ["Prices below the leading app"],
			"superadminDisabled": ["SuperAdmin Dashboard Temporarily Disabled"],
			"paymentMaintenance": ["Payment page under maintenance"],
			"notServedTitle": ["Not here yet"],
			"notServedText": [
				"This is not offered in ",
				["city"],
				"."
			]
		} },
		"setup": { "default": {
			"firstTitle": ["Set up your instance"],
			"firstNotLoaded": ["We could not find out how this instance stands."],
			"firstNotYet": ["Nobody runs this instance yet: it has no owner, so nothing else opens."],
			"firstHow": [
				"If you are its operator, open the link that the server printed when it started. It works once, for half an hour. “",
				["command"],
				"” on the server prints another."
			],
			"firstDone": ["This instance has its owner. The owner and the team sign in at the console."],
			"firstToConsole": ["To the console"],
			"firstOwnerNote": ["You become the owner: you decide about cities, prices and the team. A second factor and your first city come next."],
			"firstName": ["Your name"],
			"firstEmail": ["Work email"],
			"firstEmailHint": ["You sign in with it."],
			"firstPhone": ["Phone at work"],
			"firstPhoneHint": [
				"With its country, such as ",
				["phone"],
				". Alarms ring there."
			],
			"firstPassword": ["Choose a password"],
			"firstInstance": ["What your service is called"],
			"firstInstanceHint": ["Passengers and drivers read it everywhere. It is changed later under Brand and texts."],
			"firstMake": ["Make the owner’s account"],
			"firstNotMade": ["The account could not be made"],
			"setupTitle": ["Set-up"],
			"setupCities": ["Cities"],
			"setupFirst": ["Your first city"],
			"setupFirstNote": ["Begin with these few facts. Every detail can be changed later under Cities."],
			"setupAnother": ["Add a city"],
			"setupCountry": ["Country"],
			"setupTemplate": [
				"By the template of this country: ",
				["currency"],
				", clocks of ",
				["zone"],
				", ",
				["languages"],
				", paid in cash."
			],
			"setupCity": ["City or region"],
			"setupCentre": ["Centre: latitude, longitude"],
			"setupCentreHint": ["Move the map under the pin, or type the degrees."],
			"setupRadius": ["Pickup area: kilometres around the centre"],
			"setupServices": ["Vehicles and fares"],
			"setupBase": [
				"Base (",
				["currency"],
				")"
			],
			"setupPerKm": [
				"Each kilometre (",
				["currency"],
				")"
			],
			"setupMinimum": [
				"At least (",
				["currency"],
				")"
			],
			"setupCommission": ["Your commission (percent)"],
			"setupFare": [
				["km"],
				" km cost ",
				["fare"]
			],
			"setupRoundTo": [
				"Round fares to (",
				["currency"],
				")"
			],
			"setupRoundToHint": ["What people can pay without small coins."],
			"setupStatus": ["How it begins"],
			"setupDraft": ["As a draft: nobody sees it yet"],
			"setupOpen": ["Open: people can ask for rides at once"],
			"setupNeedsService": ["Choose at least one kind of vehicle"],
			"setupSave": ["Save the city"],
			"setupSaved": ["The city is saved"],
			"setupLookAgain": ["Please look at the marked fields."],
			"setupNotSaved": ["The city could not be saved"],
			"setupIsDraft": ["Draft"],
			"setupIsOpen": ["Open"],
			"setupIsPaused": ["Paused"],
			"setupIsClosed": ["Closed"],
			"setupNoCities": ["No city yet. The owner adds the first one."],
			"setupNotLoaded": ["We could not load how this instance stands."],
			"setupChecks": ["What is still missing"],
			"setupAllThere": ["Nothing is missing."],
			"setupChecksNote": [
				"“",
				["command"],
				"” on the server says the same."
			],
			"setupMissingOf": ["Missing: ", ["names"]],
			"setupNumbers": ["Emergency numbers"],
			"setupNumbersNote": ["People see them when they press EMERGENCY, and only once you have confirmed them. Ask the authorities, or call and say that it is a check."],
			"setupPolice": ["Police"],
			"setupMedical": ["Ambulance"],
			"setupFire": ["Fire"],
			"setupConfirm": ["I have checked them: confirm"],
			"setupConfirmed": [
				"Confirmed by ",
				["name"],
				", ",
				["day"]
			],
			"setupUnconfirmed": ["Not confirmed: nobody sees them"],
			"setupNumbersNotSaved": ["The numbers could not be confirmed"],
			"factsTitle": ["What the law says"],
			"factsNote": ["Of each country that you serve. Nothing here is guessed: write what you found out and where it stands. A city whose commission is above the cap is refused."],
			"lawFact_commission_cap": ["Highest commission (percent of the fare)"],
			"lawFact_operator_licence": ["Licence of the operator"],
			"lawFact_driver_permit": ["Permit that drivers need"],
			"lawFact_data_protection": ["Registration for personal data"],
			"lawSays": ["What it says"],
			"lawSource": ["Where it stands"],
			"lawCapHint": ["A percentage; 100 where the law sets none"],
			"lawUnknown": ["Unknown"],
			"lawKnown": ["Comes with the product"],
			"lawStated": [
				"Stated by ",
				["name"],
				", ",
				["day"]
			],
			"factsSave": ["Save with its source"],
			"lawForget": ["It is unknown"],
			"lawNotSaved": ["This could not be saved"],
			"setupBefore": ["Before you open"],
			"setupLeft": [[
				"n",
				"plural",
				{
					"0": ["Everything is there to open"],
					"one": [
						"#",
						" of ",
						["of"],
						" steps is left before you open"
					],
					"other": [
						"#",
						" of ",
						["of"],
						" steps are left before you open"
					]
				}
			]],
			"setupLater": ["Later"],
			"setupDone": [
				["n"],
				" of ",
				["of"],
				" done"
			],
			"setupDoneList": ["Done"],
			"setupMissingMany": [
				"Missing: ",
				["names"],
				" and ",
				["n"],
				" more"
			],
			"setupCopy": [
				"Copy “",
				["command"],
				"”"
			],
			"setupCopied": ["The command is copied"],
			"setupNotCopied": ["This browser does not let us copy."],
			"setupAllCities": ["All cities: ", ["n"]]
		} },
		"sharing": { "default": {
			"shareTitle": ["Share my ride"],
			"shareEnds": ["Sharing stops automatically when the trip ends."],
			"shareNoTrip": ["Not shared yet. When you have a trip, you share it from here."],
			"shareNotYet": ["Not shared yet."],
			"shareNow": ["Share"],
			"shareCopy": ["Copy link"],
			"shareCopied": ["Link Copied"],
			"shareStarted": ["Trip Shared Successfully"],
			"shareStopped": ["Sharing Stopped"],
			"shareFailed": ["The trip could not be shared"],
			"shareTryAgain": ["Check the connection and try again."],
			"shareBy": ["Send the link by"],
			"shareBySms": ["SMS"],
			"shareByEmail": ["Email"],
			"shareByLink": ["Link"],
			"shareWithName": ["Share with ", ["name"]],
			"shareLinkOut": ["Anyone with your link can follow this trip."],
			"shareStopAll": ["Stop all sharing"],
			"shareText": [
				"Follow my ",
				["product"],
				" trip: ",
				["url"]
			],
			"shareSent": ["link sent"],
			"shareWaiting": ["sending the link"],
			"shareWritten": ["written down only: this server has no sender. Hand the link on yourself."],
			"shareNotSent": ["could not be sent. Hand the link on yourself."],
			"shareHandOn": ["you hand the link on"],
			"contactsTitle": ["Emergency contacts"],
			"contactsNone": ["No contacts yet. Add someone who should know where you are."],
			"contactsNotLoaded": ["Your contacts could not be loaded."],
			"contactAdd": ["Add contact"],
			"contactEdit": ["Edit"],
			"contactRemove": ["Remove"],
			"contactRemoveSure": [
				"Remove ",
				["name"],
				"? Nobody else will be told in their place."
			],
			"contactName": ["Name"],
			"contactPhone": ["Phone number"],
			"contactEmail": ["Email (optional)"],
			"contactRelation": ["Relationship"],
			"relationFamily": ["Family"],
			"relationFriend": ["Friend"],
			"relationColleague": ["Colleague"],
			"relationPartner": ["Partner"],
			"relationOther": ["Other"],
			"contactAuto": ["Always share my trips with this contact"],
			"contactAutoShort": ["follows every trip"],
			"contactSave": ["Save"],
			"contactAdded": ["Contact Added"],
			"contactSaved": ["Contact saved"],
			"contactRemoved": ["Contact removed"],
			"contactMissing": ["Missing Information"],
			"contactMissingText": ["Please provide at least name and phone number."],
			"contactNotSaved": ["The contact could not be saved"],
			"trackOf": [["name"], " shares this trip with you"],
			"trackEmergency": [["name"], " raised an emergency"],
			"trackRaised": ["Raised at ", ["time"]],
			"trackTeamHas": [
				"The operator’s team has it in hand since ",
				["time"],
				"."
			],
			"trackTeamNot": [
				"The operator’s team has not answered yet. Call ",
				["name"],
				" or the police."
			],
			"trackSafe": [
				["name"],
				" said at ",
				["time"],
				": I am safe."
			],
			"trackRequested": ["Looking for a driver"],
			"trackAccepted": ["The driver is on the way to the pickup"],
			"trackArrived": ["The driver is at the pickup"],
			"trackInProgress": ["On the way to the destination"],
			"trackCompleted": ["The trip has ended"],
			"trackCancelled": ["The trip was cancelled"],
			"trackEnded": ["This trip has ended."],
			"trackEndedHint": ["Nothing more can be seen here."],
			"trackUnknown": ["There is no trip to follow here."],
			"trackUnknownHint": ["It has ended, or the link was not copied whole. Ask whoever sent it for a new one."],
			"trackUpdated": ["Position of ", ["time"]],
			"trackNoPosition": ["No position yet"],
			"trackLost": [
				"Connection lost. This is what was known at ",
				["time"],
				"."
			],
			"trackCallPolice": [
				"Call the police (",
				["number"],
				")"
			],
			"trackDriver": ["Driver"],
			"trackLoading": ["Loading the trip"],
			"trackAbout": [
				"What is ",
				["product"],
				"?"
			],
			"trackParcel": ["A parcel of ", ["name"]],
			"trackParcelRequested": ["A courier is looked for"],
			"trackParcelAccepted": ["The courier is on the way to pick it up"],
			"trackParcelArrived": ["The courier picks it up"],
			"trackParcelOnWay": ["It is on the way"],
			"reconnecting": ["Connection lost. Looking every few seconds."],
			"shareNothingSent": ["Nothing was sent"],
			"shareStoppedBy": ["not sent: they asked for no more messages. Hand the link on yourself."],
			"shareLimited": ["not sent: too many messages within the hour. Hand the link on yourself."],
			"shareTextName": [
				"Text ",
				["name"],
				" from this phone"
			],
			"contactStopped": ["Wants no more messages: is not told in an emergency"],
			"stopAsk": ["Messages on behalf of ", ["name"]],
			"stopWhat": [
				["name"],
				" uses ",
				["product"],
				" and had us write to you. You can stop all messages on behalf of ",
				["name"],
				"."
			],
			"stopAlerts": [
				"If ",
				["name"],
				" named you for emergencies, you are then not told of one either."
			],
			"stopNow": ["Stop these messages"],
			"stopDone": ["Stopped"],
			"stopDoneText": [
				"You get no more messages from us on behalf of ",
				["name"],
				". ",
				["name"],
				" can see that you stopped them."
			],
			"stopUndo": ["Let them come again"],
			"stopSomebody": ["somebody"],
			"stopGone": ["This link does not work any more."],
			"stopGoneHint": ["Use the one in the newest message that you got from us."],
			"stopNotLoaded": ["This page could not be loaded."],
			"shareSendSms": ["Send by SMS"],
			"shareWithPeople": ["Your people"],
			"shareNobody": ["Add someone who should know where you are."]
		} },
		"staff": { "default": {
			"staffConsole": ["Staff console"],
			"staffSignInTitle": ["Staff sign-in"],
			"staffEmail": ["Work email"],
			"staffPassword": ["Your password"],
			"staffSignIn": ["Sign in"],
			"staffNotSignedIn": ["You could not be signed in"],
			"staffTryLater": ["Please try again later."],
			"factorTitle": ["Second factor"],
			"factorEnrol": ["Scan this code with an authenticator app, then type the six digits it shows."],
			"factorSecret": ["Or type this key: ", ["secret"]],
			"factorQr": ["Code for the authenticator app"],
			"factorGive": ["Type the six digits of your authenticator app."],
			"factorCode": ["Six-digit code"],
			"factorConfirm": ["Confirm"],
			"factorWrong": ["The code was not taken"],
			"sectionQueue": ["Reviews"],
			"sectionDrivers": ["Drivers"],
			"sectionAudit": ["Audit log"],
			"sectionPayouts": ["Payouts"],
			"payoutsNone": ["No payouts are waiting."],
			"staffPayoutPaid": ["Paid"],
			"payoutCouldNot": ["Could not be paid"],
			"payoutNote": ["Reference or reason"],
			"staffMenu": ["Staff menu"],
			"listNotLoaded": ["We could not load this list."],
			"queueEmpty": ["No reviews are waiting."],
			"queueDocuments": ["Documents to review"],
			"queueChecks": ["Background checks to complete"],
			"queueDrivers": ["Drivers to decide"],
			"queueConduct": ["People whom others do not want to meet again"],
			"conductPeople": [[
				"n",
				"plural",
				{
					"one": ["#", " person"],
					"other": ["#", " people"]
				}
			], " in 30 days"],
			"conductTrips": ["Trips: ", ["trips"]],
			"conductFound": ["What you found"],
			"conductClose": ["I looked at it"],
			"queueLost": ["Left in cars"],
			"lostMissed": [
				["passenger"],
				" misses it · ",
				["driver"],
				", ",
				["plate"],
				" · trip ",
				["ride"]
			],
			"lostFoundBy": [
				["driver"],
				", ",
				["plate"],
				" found it · ",
				["passenger"],
				" · trip ",
				["ride"]
			],
			"lostWithDriver": ["The driver has it"],
			"lostWaits": ["No answer yet"],
			"lostStaffReturned": ["It was given back"],
			"lostStaffClosed": ["Close the report"],
			"auditLostReturned": ["said that something lost was given back"],
			"auditLostClosed": ["closed a report of something lost"],
			"queueMissing": [[
				"n",
				"plural",
				{
					"0": ["All is in place"],
					"one": ["#", " thing missing"],
					"other": ["#", " things missing"]
				}
			]],
			"queueSince": ["since ", ["time"]],
			"driversBring": ["Bring in drivers"],
			"driverSearch": ["Name, phone, plate or DR number"],
			"driversNone": ["No driver fits."],
			"auditNone": ["Nothing was done yet."],
			"auditOlder": ["Older entries"],
			"auditCommandLine": ["Command line"],
			"auditWhen": ["When"],
			"auditWho": ["Who"],
			"auditWhat": ["What"],
			"auditOn": ["On"],
			"auditDetail": ["Detail"],
			"reviewStatus": ["Status"],
			"stNotStarted": ["Not started"],
			"stNotSent": ["Not sent"],
			"stPending": ["Pending"],
			"stInReview": ["In review"],
			"stApproved": ["Approved"],
			"stRejected": ["Rejected"],
			"stSuspended": ["Suspended"],
			"reviewApprove": ["Approve"],
			"reviewReject": ["Reject"],
			"reviewNote": ["Note (needed to reject)"],
			"reviewOpen": ["Open the file"],
			"reviewNumber": ["Number: ", ["number"]],
			"reviewExpires": ["Expires: ", ["date"]],
			"reviewFailed": ["That was not done"],
			"reviewDone": ["Saved"],
			"reviewScore": ["Score out of 100"],
			"reviewClear": ["Clear"],
			"reviewFlag": ["Flag"],
			"reviewReopen": ["Decide again"],
			"reviewReopenWhy": ["Reason to open it again (the driver reads it)"],
			"reviewExpiryDate": ["Expiry date as printed on it"],
			"reviewGender": ["Gender"],
			"reviewGenderNote": ["Confirm it from the approved ID document. Ladies-only rides ask for it."],
			"staffGenderFemale": ["Female"],
			"staffGenderMale": ["Male"],
			"staffGenderOther": ["Other"],
			"genderSaid": ["The driver says: ", ["gender"]],
			"genderChoose": ["Choose what the ID document says."],
			"genderConfirm": ["Confirm gender"],
			"genderTakeBack": ["Withdraw confirmation"],
			"genderVerified": ["Confirmed from a document"],
			"genderNotVerified": ["Not confirmed"],
			"driverApprove": ["Approve driver"],
			"driverReject": ["Reject driver"],
			"driverNotes": ["Notes the driver sees"],
			"suspendHeading": ["Suspension"],
			"suspendLift": ["Lift suspension"],
			"onlineNow": ["Online now"],
			"sectionEmergencies": ["Emergencies"],
			"sectionOnCall": ["On call"],
			"emergencyEventCalled": ["Called, being on call"],
			"emergencyEventNobody": ["Nobody was on call"],
			"onCallNobody": ["Nobody is on call"],
			"onCallNobodyIn": ["Nobody is on call in ", ["cities"]],
			"onCallNobodyWhy": ["An emergency rings no phone now."],
			"onCallTestCame": [
				"Test alarm of ",
				["time"],
				": did it reach you?"
			],
			"onCallTestTap": ["It came"],
			"onCallIntro": ["Whoever is on call is told of an emergency by notification and text, the next after a minute, until somebody takes it."],
			"onCallNoText": ["No SMS gateway is set up: texts are only written down. An alarm rings only on phones with notifications turned on."],
			"onCallDevice": ["This device"],
			"onCallDeviceOn": ["Alarms ring here, also when the console is closed and you are signed out for the night. Signing out by hand ends it."],
			"onCallDeviceOff": ["Alarms do not ring here yet."],
			"onCallDeviceBlocked": ["This browser blocks notifications. Allow them in its settings."],
			"onCallDeviceNever": ["This browser can't take notifications."],
			"onCallTurnOn": ["Ring on this device"],
			"onCallTurnOff": ["Stop ringing here"],
			"onCallRosters": ["Rosters"],
			"onCallNone": ["No roster yet"],
			"onCallNoneNote": ["Put somebody on call below. Until then emergencies are only seen where the console is open."],
			"onCallNow": ["On call now: ", ["names"]],
			"onCallThen": [
				["first"],
				", then ",
				["next"]
			],
			"onCallNobodyNow": ["Nobody now"],
			"onCallWeek": ["The next seven days"],
			"onCallUncovered": ["Hours without anybody"],
			"onCallCovered": ["The next seven days are covered."],
			"onCallGap": [
				["from"],
				" to ",
				["to"]
			],
			"onCallShift": [
				["days"],
				", ",
				["from"],
				" to ",
				["to"]
			],
			"onCallNextDay": [["time"], " the next day"],
			"onCallEveryDay": ["Every day"],
			"onCallOnce": [["date"], " only"],
			"onCallStep1": ["First"],
			"onCallStep2": ["Second"],
			"onCallStep3": ["Third"],
			"onCallRemove": [
				"Remove the hours of ",
				["name"],
				": ",
				["days"]
			],
			"onCallRemoveAsk": [
				"Take ",
				["name"],
				" off the roster?"
			],
			"onCallRemoveDo": ["Remove"],
			"onCallAdd": ["Put somebody on call"],
			"onCallCity": ["City"],
			"onCallWho": ["Who"],
			"onCallChain": ["Called"],
			"onCallWhen": ["When"],
			"onCallWeekly": ["Every week"],
			"onCallOneDay": ["One day"],
			"onCallDate": ["Date"],
			"onCallDateHint": ["Stands in for whoever has these hours every week."],
			"onCallFrom": ["From"],
			"onCallTo": ["To"],
			"onCallZone": [
				"Local time in ",
				["city"],
				". An end before the start is on the next day."
			],
			"onCallNeedDay": ["Choose a day"],
			"onCallNeedWho": ["Choose who"],
			"onCallAdded": ["Put on call"],
			"onCallRemoved": ["Taken off the roster"],
			"onCallTeam": ["The team"],
			"onCallReachBoth": ["Text and notification"],
			"onCallReachText": ["Text only"],
			"onCallReachPush": ["Notification only"],
			"onCallReachNothing": ["Can't be reached"],
			"onCallReachGone": ["Not in the team"],
			"onCallNoPhone": ["No phone number"],
			"onCallTestNone": ["No test alarm yet"],
			"onCallTestDone": ["Test alarm confirmed ", ["time"]],
			"onCallTestMissed": [
				"Test alarm of ",
				["time"],
				" missed"
			],
			"onCallTestWaits": ["Test alarm sent ", ["time"]],
			"auditShiftAdded": ["put somebody on call"],
			"auditShiftRemoved": ["took somebody off the on-call roster"],
			"subjectShift": ["Hours ", ["n"]],
			"subjectFleet": ["Fleet ", ["n"]],
			"subjectSchool": ["School group ", ["n"]],
			"sectionOutbox": ["Messages"],
			"sectionWaiting": ["Waiting list"],
			"waitingNobody": ["Nobody is waiting for a place to open."],
			"emergenciesOpen": ["Open now"],
			"emergenciesClosed": ["Closed"],
			"emergenciesNone": ["No emergency is open."],
			"emergenciesMore": ["Show older ones"],
			"emergencyNew": ["New emergency: ", ["name"]],
			"emergencyNobody": ["Nobody is handling this yet"],
			"emergencyHas": [["name"], " is handling this"],
			"emergencyHad": ["Handled by ", ["name"]],
			"emergencyHadNobody": ["Nobody handled this"],
			"emergencySaidSafe": [
				"Said at ",
				["time"],
				" that they are safe"
			],
			"emergencyTake": ["I am handling this"],
			"emergencyNote": ["What was done"],
			"emergencyAddNote": ["Add note"],
			"emergencyClose": ["Close emergency"],
			"emergencyCloseHint": ["How did it end? Write it down first."],
			"emergencyTripOf": ["The trip"],
			"trailTitle": ["The way driven"],
			"trailDriven": [
				"Driven ",
				["driven"],
				", priced ",
				["priced"]
			],
			"trailNothing": ["No driven distance is recorded yet. Priced ", ["priced"]],
			"trailJumps": [[
				"n",
				"plural",
				{
					"one": ["The phone jumped once, farther than anything drives."],
					"other": [
						"The phone jumped ",
						"#",
						" times, farther than anything drives."
					]
				}
			]],
			"emergencyContactsOf": ["Contacts"],
			"emergencyCourse": ["What happened"],
			"emergencyPlaceOf": [
				["from"],
				" at ",
				["time"],
				", ",
				["age"]
			],
			"emergencyNoPlace": ["No position is known."],
			"emergencyEventRaised": ["Raised"],
			"emergencyEventAgain": ["Pressed again"],
			"emergencyEventTaken": ["Handling began"],
			"emergencyEventSafe": ["Said: I am safe"],
			"emergencyEventNote": ["Note"],
			"emergencyEventClosed": ["Closed"],
			"emergencyMapLink": ["Open in maps"],
			"emergencyCall": ["Call ", ["name"]],
			"outboxWaiting": ["Not sent yet"],
			"outboxAll": ["All messages"],
			"outboxNone": ["Everything has been sent."],
			"outboxWrittenOnly": ["Not all of these went out."],
			"outboxWrittenNote": ["What reads “Not sent” reached nobody: no gateway is set up that sends it."],
			"outboxSecret": ["Holds a secret of its recipient and is not shown."],
			"outboxUrgent": ["Urgent"],
			"outboxTries": [[
				"n",
				"plural",
				{
					"one": ["#", " try"],
					"other": ["#", " tries"]
				}
			]],
			"outboxSent": ["Sent"],
			"outboxWritten": ["Not sent"],
			"outboxRing": ["Ring this number"],
			"outboxFailed": ["Given up"],
			"outboxCall": ["Phone call"],
			"outboxWaits": ["Waits"],
			"sectionChats": ["Chats"],
			"chatsWaiting": ["Waiting for a person"],
			"chatsMine": ["Yours"],
			"chatsOthers": ["With colleagues"],
			"chatsNone": ["Nobody is waiting for an answer."],
			"chatsSince": ["since ", ["time"]],
			"chatTake": ["Take this chat"],
			"chatHas": [["name"], " answers this chat."],
			"chatCloseNote": ["Note for colleagues (optional)"],
			"chatTrip": ["The trip"],
			"chatPerson": ["The person"],
			"chatStars": [
				"Rated ",
				["n"],
				" of 5"
			],
			"chatTakeFirst": ["Take this chat to answer."],
			"chatColleague": ["A colleague answers this chat."],
			"sectionBoards": ["Order boards"],
			"sectionFleets": ["Fleets"],
			"sectionSchools": ["School groups"],
			"boardSearch": ["Restaurant or store"],
			"boardsNone": ["No shop fits."],
			"boardWaiting": [["n"], " waiting"],
			"boardOpen": [["n"], " in work"],
			"boardClosed": ["Closed"],
			"boardShop": ["The shop"],
			"boardPause": [[
				"n",
				"plural",
				{
					"one": [
						"Pause for ",
						"#",
						" minute"
					],
					"other": [
						"Pause for ",
						"#",
						" minutes"
					]
				}
			]],
			"boardDeactivate": ["Stop taking orders"],
			"boardActivate": ["Take orders again"],
			"boardHours": ["Opening hours"],
			"boardHoursHint": ["Such as Mo-Fr 08:00-20:00, Sa 09:00-14:00; 2026 Dec 25 off"],
			"boardSaveHours": ["Save hours"],
			"boardPrint": ["Print"],
			"boardEmpty": ["No order is open."],
			"boardMinutes": ["Ready in"],
			"boardAccept": ["Accept"],
			"boardReady": ["It is ready"],
			"boardReason": ["Reason (the customer reads it)"],
			"boardDecline": ["Decline"],
			"boardReject": ["Give the order back"],
			"boardNew": ["New"],
			"boardPreparing": ["Preparing"],
			"boardIsReady": ["Ready"],
			"boardLeft": ["answer within ", ["time"]],
			"boardReadyBy": ["for ", ["time"]],
			"boardCourierComes": [["name"], " is on the way"],
			"boardCourierHere": [["name"], " is here"],
			"boardPick": ["Picked, replaced or missing"],
			"boardAllow": ["Best match is welcome"],
			"boardAsk": ["Ask the customer first"],
			"boardRefund": ["No replacement"],
			"boardFinalPrice": ["Price in the end"],
			"boardPicked": ["Picked"],
			"boardMissing": ["Not there"],
			"boardInstead": ["In the bag instead"],
			"boardReplaced": ["Replaced"],
			"boardItems": ["Menu and stock"],
			"boardSearchItem": ["Search items"],
			"boardAvailable": [["name"], " is there"],
			"boardEdit": ["Change ", ["name"]],
			"boardPrice": ["Price"],
			"boardStock": ["Stock (empty: not counted)"],
			"boardSaveItem": ["Save"],
			"boardItemName": ["Name"],
			"boardItemSection": ["Section"],
			"boardItemAbout": ["Description"],
			"boardItemAdd": ["Add an item"],
			"boardItemAdded": [["name"], " is on the menu"],
			"boardItemRemove": ["Remove from the menu"],
			"boardItemRemoveAsk": [
				"Remove ",
				["name"],
				"?"
			],
			"boardItemRemoveNote": ["Customers no longer see it. Orders that have it keep it. For today alone, switch it off instead."],
			"boardItemRemoved": [["name"], " is off the menu"],
			"pictureAdd": ["Add a picture"],
			"pictureReplace": ["Replace the picture"],
			"pictureTake": ["Take a photo"],
			"pictureRemove": ["Remove the picture"],
			"pictureRemoved": [["name"], " has no picture now"],
			"pictureSaved": ["Customers see the new picture of ", ["name"]],
			"pictureCrop": ["Picture of ", ["name"]],
			"pictureMove": ["Move the photo"],
			"pictureZoom": ["Zoom"],
			"pictureZoomIn": ["Closer"],
			"pictureZoomOut": ["Farther"],
			"pictureHow": ["Move the photo with a finger, the mouse or arrow keys. The slider brings it closer."],
			"pictureUse": ["Use this part"],
			"pictureMeanwhile": ["Meanwhile somebody else changed this."],
			"pictureHintItem": ["A square photo of the dish or product, in daylight. Without one it is drawn."],
			"pictureHintShop": ["Three times as wide as high: it stands above the shop's name, and in the lists of customers."],
			"pictureOnlyPhotos": ["Choose a photo: JPEG, PNG, WebP or AVIF."],
			"pictureTooLarge": ["Choose a photo of less than 10 MB."],
			"pictureNoneShop": ["No picture yet: what it sells is drawn."],
			"boardPicture": ["Picture of the shop"],
			"boardItemMeanwhile": ["Meanwhile somebody else saved:"],
			"needItem": ["Give it a name, a section and a price."],
			"shopDay": ["Today"],
			"shopDayNone": ["No order yet today."],
			"shopDaySold": ["Sold"],
			"shopDayCommission": ["Commission"],
			"shopDayOrders": ["Orders"],
			"shopDayNotServed": ["Refused or called off"],
			"shopDayReady": ["Ready after, on average"],
			"shopDayBest": ["Sold best"],
			"sectionTrips": ["Trips to check"],
			"heldNone": ["No trips to check."],
			"heldNote": ["Reason or note"],
			"heldRelease": ["Release the pay"],
			"heldRefuse": ["Refuse the pay"],
			"payoutTrips": [[
				"n",
				"plural",
				{
					"one": ["#", " trip behind it"],
					"other": ["#", " trips behind it"]
				}
			]],
			"tripDriven": [
				["minutes"],
				" min ",
				["seconds"],
				" s · driven ",
				["driven"],
				" of ",
				["priced"]
			],
			"wayUnknown": ["unknown"],
			"tripPlain": ["Seen driven"],
			"tripAsked": ["Passenger asked"],
			"tripConfirmedBy": ["Confirmed by the passenger"],
			"tripReported": ["Reported by the passenger"],
			"payHeld": ["Pay waits"],
			"payReleased": ["Pay released"],
			"payRefused": ["Pay refused"],
			"flagTooFast": ["Too fast"],
			"flagWayShort": ["Way too short"],
			"flagElsewhere": ["Ended elsewhere"],
			"flagCashShort": ["Cash was less"],
			"needNote": ["Write the note first."],
			"needReason": ["Write the reason first."],
			"needIdApproved": ["Approve the ID document first."],
			"needNotApproved": ["Approved already."],
			"needInstead": ["Write what is in the bag instead first."],
			"needExpiry": ["Enter the expiry date first."],
			"needScore": [
				"Enter a score from 0 to ",
				["max"],
				" first."
			],
			"needChange": ["Change something first."],
			"emergencyNoneNamed": ["No emergency contacts were named. Only our team was told."],
			"auditStaffCreated": ["made a staff account"],
			"auditSignedIn": ["signed in"],
			"auditFactorMade": ["set up codes for signing in"],
			"auditFactorGiven": ["confirmed with a code"],
			"auditFactorReset": ["reset the codes for signing in"],
			"auditChatClaimed": ["took a chat"],
			"auditChatAnswered": ["answered a chat"],
			"auditChatClosed": ["closed a chat"],
			"auditShopChanged": ["changed a shop"],
			"auditItemChanged": ["changed an item"],
			"auditItemAdded": ["added an item"],
			"auditItemRemoved": ["removed an item"],
			"auditOrderAccepted": ["accepted an order"],
			"auditOrderRejected": ["gave an order back"],
			"auditOrderReady": ["called an order ready"],
			"auditOrderLine": ["picked, replaced or marked an item"],
			"auditDocument": ["reviewed a document"],
			"auditDocumentAgain": ["opened a document again"],
			"auditCheck": ["completed a background check"],
			"auditCheckAgain": ["opened a background check again"],
			"auditGender": ["decided on a confirmed gender"],
			"auditDriver": ["decided on a driver"],
			"auditVehicleCorrected": ["corrected a vehicle"],
			"auditVehicleDecided": ["decided on a vehicle"],
			"auditVehicleShared": ["changed who may drive a vehicle"],
			"auditFleetCreated": ["made a fleet"],
			"auditFleetChanged": ["changed a fleet"],
			"auditFleetIn": ["put a vehicle into a fleet"],
			"auditFleetOut": ["took a vehicle out of a fleet"],
			"auditSchoolCreated": ["made a school group"],
			"auditSchoolChanged": ["changed a school group"],
			"auditSchoolOpened": ["opened a school group"],
			"auditSchoolPaused": ["paused a school group"],
			"auditSchoolClosed": ["closed a school group"],
			"auditSuspended": ["suspended a driver"],
			"auditLifted": ["lifted a suspension"],
			"auditWritten": ["wrote to a driver"],
			"auditEmergencyTaken": ["began to handle an emergency"],
			"auditEmergencyNoted": ["wrote down what was done in an emergency"],
			"auditEmergencyClosed": ["closed an emergency"],
			"auditConduct": ["looked at a person whom others do not want to meet"],
			"sectionNow": ["Now"],
			"nowCalm": ["Nothing urgent. New emergencies, chats and late orders show here by themselves."],
			"nowWaits": ["To do"],
			"nowLateOrders": ["Late orders"],
			"nowPlaceNear": ["near ", ["place"]],
			"nowSoFar": ["Open for"],
			"auditOther": ["made a change"],
			"subjectDriver": ["driver ", ["n"]],
			"subjectUser": ["person ", ["n"]],
			"subjectOrder": ["order ", ["n"]],
			"subjectChat": ["chat ", ["n"]],
			"subjectEmergency": ["emergency ", ["n"]],
			"subjectShop": ["shop ", ["n"]],
			"subjectItem": ["item ", ["n"]],
			"subjectTrip": ["trip ", ["n"]],
			"emergencyOpenIt": ["Open the emergency"],
			"emergencyHasSince": [
				["name"],
				" is handling this since ",
				["time"]
			],
			"emergencyNoTrip": ["Not on a trip."],
			"emergencyCopy": ["Copy the place"],
			"emergencyCopied": ["The place is copied"],
			"emergencyRaisedAt": ["Raised ", ["time"]],
			"boardTakes": ["Taking orders"],
			"boardTakesNot": ["Not taking orders"],
			"boardIsClosed": ["Closed by its hours"],
			"boardIsPaused": ["Paused until ", ["time"]],
			"boardStopSure": [
				"Stop taking orders at ",
				["name"],
				"?"
			],
			"boardStopNote": ["Customers see it as closed until you take orders again. Orders that are open stay open."],
			"boardNoneHere": ["None"],
			"boardDayOpen": [["day"], ": open"],
			"boardFrom": [["day"], ": from"],
			"boardTo": [["day"], ": until"],
			"boardAllDay": ["Open 24 hours"],
			"boardSameDays": ["Same every day"],
			"boardPauseFor": ["Pause for"],
			"boardTakesUntil": ["Taking orders until ", ["time"]],
			"boardIsClosedUntil": ["Closed by its hours until ", ["time"]],
			"boardPauseHour": ["An hour"],
			"boardPauseTomorrow": ["Until tomorrow"],
			"boardBusy": [[
				"n",
				"plural",
				{
					"one": [
						"Busy: ",
						"#",
						" minute longer"
					],
					"other": [
						"Busy: ",
						"#",
						" minutes longer"
					]
				}
			]],
			"boardBusyEnd": [[
				"n",
				"plural",
				{
					"one": [
						"#",
						" minute longer until ",
						["time"],
						": end it"
					],
					"other": [
						"#",
						" minutes longer until ",
						["time"],
						": end it"
					]
				}
			]],
			"shopOtherDays": ["Holidays and other days"],
			"shopOtherDaysNote": ["Days on which you are closed or have other hours."],
			"shopRemoveDay": ["Remove ", ["day"]],
			"shopDayFrom": ["First day"],
			"shopDayTo": ["Last day, if there are several"],
			"shopDayOpen": ["Open on these days"],
			"shopTimeFrom": ["Open from"],
			"shopTimeTo": ["Open until"],
			"shopAddDay": ["Add"],
			"shopNeedsDay": ["Choose the first day."],
			"shopDaysBackwards": ["The last day is before the first."],
			"shopDaysFull": ["No more days can be kept. Remove one."],
			"shopChangedMeanwhile": ["Somebody else has changed the hours meanwhile:"],
			"shopTakeTheirs": ["Keep theirs"],
			"shopSaveMine": ["Save mine"],
			"queueNote": ["Papers, background checks and drivers come here when they wait for a decision, the oldest first."],
			"waitingNote": ["Who asks for a country or city that is not open yet is listed here."],
			"heldListNote": ["Trips whose bonus or package pay must be looked at first come here."],
			"payoutsNote": ["What drivers ask to be paid out comes here, the oldest first."],
			"chatsNote": ["People who ask for a person come here, the urgent ones marked."],
			"outboxNote": ["Texts and emails that could not go out yet are listed here."],
			"emergenciesNote": ["An emergency shows here, and as a red bar on every page, as soon as it is raised."],
			"boardsNote": ["Try a part of its name."],
			"boardEmptyNote": ["A new order comes here by itself, with a tone until it is answered."],
			"backgroundChecksOf": ["Background checks"],
			"notStaff": ["Not staff? To ", ["product"]],
			"auditNote": ["What staff do is written here, with who did it and when."],
			"driversNote": ["Try a part of the name, a phone, a plate or a DR number."],
			"facePhoto": ["Photo of the face"],
			"nowNothing": ["Nothing is waiting."],
			"nowNothingElse": ["Nothing else is waiting."],
			"auditLostFound": ["said that the driver has something lost"],
			"auditLostOpen": ["opened a report of something lost again"],
			"auditPayoutPaid": ["paid a driver out"],
			"auditPayoutFailed": ["said that a payout could not be paid"],
			"auditPaymentClosed": ["closed a top-up without crediting it"],
			"auditPaymentCredited": ["credited a top-up by hand"],
			"auditPayReleased": ["released the pay of a trip"],
			"auditPayRefused": ["refused the pay of a trip"],
			"auditScore": ["score ", ["n"]],
			"auditPicture": ["another picture"],
			"auditNoPicture": ["without a picture"],
			"auditItemThere": ["there"],
			"boardWaitsAnswer": ["Waiting for an answer"],
			"boardLateBy": [[
				"n",
				"plural",
				{
					"one": ["#", " minute late"],
					"other": ["#", " minutes late"]
				}
			]],
			"boardWaitsCourier": ["Waiting for a courier"],
			"boardCourierIsHere": ["Courier is here"],
			"boardLate": [[
				"n",
				"plural",
				{
					"one": ["#", " late"],
					"other": ["#", " late"]
				}
			]],
			"boardsBusy": ["With open orders"],
			"boardsQuiet": ["Without orders"],
			"reviewLacks": [
				"Not yet: ",
				["what"],
				"."
			],
			"vehicleNotGiven": ["Vehicle details"],
			"oneNotLoaded": ["We could not load this page."],
			"reviewStillMissing": ["Still missing"],
			"emergencyPhoneOf": [["name"], "’s phone"],
			"emergencyCarOf": [["name"], "’s vehicle"],
			"placeSeconds": [["n"], " s ago"],
			"placeMinutes": [["n"], " min ago"],
			"placeHours": [["n"], " h ago"],
			"placeDays": [[
				"n",
				"plural",
				{
					"one": ["#", " day ago"],
					"other": ["#", " days ago"]
				}
			]],
			"chatWaitsNow": ["waiting under a minute"],
			"chatWaitsMinutes": [
				"waiting ",
				["n"],
				" min"
			],
			"chatWaitsHours": [
				"waiting ",
				["n"],
				" h"
			],
			"chatWaitsDays": [[
				"n",
				"plural",
				{
					"one": [
						"waiting ",
						"#",
						" day"
					],
					"other": [
						"waiting ",
						"#",
						" days"
					]
				}
			]],
			"lacksSending": [[
				"n",
				"plural",
				{
					"one": ["#", " still missing"],
					"other": ["#", " still missing"]
				}
			]],
			"lacksApproval": [[
				"n",
				"plural",
				{
					"one": ["#", " paper not approved"],
					"other": ["#", " papers not approved"]
				}
			]],
			"lacksChecks": [[
				"n",
				"plural",
				{
					"one": ["#", " check open"],
					"other": ["#", " checks open"]
				}
			]],
			"papersOptional": ["Optional, not sent: ", ["papers"]],
			"filterShow": ["Show"],
			"filterAll": ["All"],
			"filterNone": ["Nothing fits."],
			"filterPassengers": ["Passengers"],
			"filterRestaurants": ["Restaurants"],
			"filterStores": ["Stores"],
			"payoutsEnded": ["Ended"],
			"budgetsToday": ["Bonuses and promotions today"],
			"budgetSpent": [
				["spent"],
				" of ",
				["budget"]
			],
			"packagesSold": ["Packages of rides"],
			"packagesSoldFor": [[
				"n",
				"plural",
				{
					"one": [
						"#",
						" sold for ",
						["sum"]
					],
					"other": [
						"#",
						" sold for ",
						["sum"]
					]
				}
			]],
			"packagesDriven": [[
				"n",
				"plural",
				{
					"one": ["#", " ride driven"],
					"other": ["#", " rides driven"]
				}
			]],
			"packagesHeld": [["sum"], " held for rides to come"],
			"packagesReturned": [["sum"], " given back"],
			"packagesAdded": [
				"Fares cost ",
				["sum"],
				" more than their rides were sold for"
			],
			"packagesOver": [
				"Rides were sold for ",
				["sum"],
				" more than their fares"
			],
			"consoleNothing": ["Nothing is open to your role yet."],
			"consoleNothingNote": ["Ask an owner of the console what you are to do here."],
			"auditRolesSet": ["changed the roles of"],
			"sectionTeam": ["Team"],
			"sectionApprovals": ["Approvals"],
			"approvalsNote": ["Large payouts and new owners wait here."],
			"sectionAccount": ["My sign-in"],
			"roleOwner": ["Owner"],
			"roleOwnerNote": ["Everything, and the team"],
			"roleOperations": ["Operations"],
			"roleOperationsNote": ["The search, emergencies, chats, reviews, boards and trips"],
			"roleSupport": ["Support"],
			"roleSupportNote": ["The search, emergencies, chats and lost things"],
			"roleFinance": ["Finance"],
			"roleFinanceNote": ["Payouts and pay that is held"],
			"roleReviewer": ["Reviewer"],
			"roleReviewerNote": ["Drivers’ papers and checks"],
			"roleMerchant": ["Merchant"],
			"roleMerchantNote": ["The board, menu and stock of one shop"],
			"roleFleet": ["Fleet owner"],
			"roleFleetNote": ["The trips and money of one fleet, nothing of passengers"],
			"roleReadOnly": ["Read-only"],
			"roleReadOnlyNote": ["Boards, held trips, the search without people, and the audit log, without changing anything"],
			"teamInvite": ["Invite somebody"],
			"teamName": ["Name"],
			"teamPhone": ["Work phone, with its country"],
			"teamRoles": ["Roles"],
			"teamShop": ["Shop"],
			"teamShopChoose": ["Choose a shop"],
			"teamFleet": ["Fleet"],
			"teamFleetChoose": ["Choose a fleet"],
			"teamNoFleets": ["There is no fleet yet. Make one under Fleets first."],
			"teamNeedRole": ["Choose a role first, and the shop of a merchant or the fleet of its owner."],
			"teamMakeLink": ["Send the invitation"],
			"teamLink": ["Invitation link for ", ["name"]],
			"teamLinkNote": ["It was mailed too. It works once, for three days, and whoever has it gets the account: give it to nobody else."],
			"teamCopy": ["Copy link"],
			"teamCopied": ["Link copied"],
			"teamInvited": ["Invited"],
			"teamInvitedBy": [
				"Invited by ",
				["name"],
				", until ",
				["time"]
			],
			"teamWithdraw": ["Withdraw invitation"],
			"teamYou": ["You"],
			"teamDisabled": ["Shut out"],
			"teamNoRole": ["No role"],
			"teamNoFactor": ["no second factor yet"],
			"teamNotSignedIn": ["Not signed in"],
			"teamSessions": [
				[
					"n",
					"plural",
					{
						"one": [
							"Signed in on ",
							"#",
							" device"
						],
						"other": [
							"Signed in on ",
							"#",
							" devices"
						]
					}
				],
				", last on ",
				["time"]
			],
			"teamOwnerAsked": ["Becomes an owner once a second person agrees."],
			"teamDemo": ["The account of the demo stays as it is."],
			"teamChange": ["Change ", ["name"]],
			"teamSaveRoles": ["Save roles"],
			"teamSavePhone": ["Save phone"],
			"teamSignOut": ["Sign out everywhere"],
			"teamDisable": ["Shut out"],
			"teamDisableSure": [
				"Shut ",
				["name"],
				" out?"
			],
			"teamDisableNote": ["Every open page of theirs is refused at once. They can be let in again."],
			"teamEnable": ["Let in again"],
			"inviteTitle": ["Join the team"],
			"inviteChoose": ["Choose a password"],
			"inviteJoin": ["Join"],
			"inviteDone": ["Welcome. Sign in now."],
			"factorDemo": [
				"In the demo nobody needs an app: the code of now is ",
				["code"],
				"."
			],
			"factorNew": ["Another authenticator"],
			"factorNewNote": ["For a new phone. The old one holds until the new one has shown its first code."],
			"factorBegin": ["Set it up"],
			"recoveryTitle": ["Recovery codes"],
			"recoveryNote": ["Write these down and keep them away from your phone. Each signs you in once when the authenticator is lost. They are shown only now."],
			"recoveryDone": ["I have them"],
			"recoveryUse": ["Use a recovery code"],
			"recoveryGive": ["Type one of the codes that you wrote down."],
			"recoveryCode": ["Recovery code"],
			"recoveryBack": ["Use the authenticator"],
			"recoveryLeft": [[
				"n",
				"plural",
				{
					"one": ["#", " code is left"],
					"other": ["#", " codes are left"]
				}
			], ". New ones void the old."],
			"recoveryNew": ["Make new codes"],
			"approvalOwner": [["name"], " becomes an owner"],
			"approvalPayout": [
				"Pay ",
				["amount"],
				" to ",
				["name"]
			],
			"approvalAskedBy": [
				"Asked by ",
				["name"],
				", ",
				["time"]
			],
			"approvalNote": ["Reason (needed to refuse)"],
			"approvalAgree": ["Agree"],
			"approvalRefuse": ["Refuse"],
			"approvalTakeBack": ["Take back"],
			"approvalOwn": ["Somebody else has to agree."],
			"approvalAlone": [
				"Nobody else can agree: you may from ",
				["time"],
				" on."
			],
			"approvalsNone": ["Nothing waits for a second person."],
			"approvalsDecided": ["Decided"],
			"approvalAgreed": [["name"], " agreed"],
			"approvalRefused": [["name"], " refused"],
			"payoutAsk": ["Ask a second person"],
			"payoutAsked": ["A second person has to agree first."],
			"payoutLarge": ["Large: it is paid once a second person agrees."],
			"payoutGiven": ["A second person agreed."],
			"auditFactorReplaced": ["set up another authenticator"],
			"auditRecoveryMade": ["made new recovery codes"],
			"auditRecoveryUsed": ["signed in with a recovery code"],
			"auditInvited": ["invited somebody"],
			"auditWithdrawn": ["took an invitation back"],
			"auditJoined": ["joined the team"],
			"auditPhoneSet": ["changed the work phone of"],
			"auditDisabled": ["shut somebody out"],
			"auditEnabled": ["let somebody in again"],
			"auditSignedOut": ["signed somebody out everywhere"],
			"auditAsked": ["asked a second person"],
			"auditAgreed": ["agreed as the second person"],
			"auditRefusedTo": ["refused as the second person"],
			"subjectInvitation": ["Invitation ", ["n"]],
			"subjectApproval": ["Request ", ["n"]],
			"reviewVehicleDriven": ["The driver drives this one"],
			"reviewVehicleKind": ["Kind"],
			"reviewVehicleClass": ["Class"],
			"vehicleClassStandard": ["Standard"],
			"vehicleClassPremium": ["Premium"],
			"reviewVehiclePlate": ["Licence plate"],
			"reviewVehicleSave": ["Save vehicle"],
			"reviewVehicleApprove": ["Approve vehicle"],
			"reviewVehicleReject": ["Reject vehicle"],
			"reviewVehicleLacks": ["Not yet: ", ["lacks"]],
			"reviewVehicleNotOwner": ["Somebody else’s vehicle"],
			"reviewShareHead": ["Let them drive another vehicle"],
			"reviewShareText": ["A vehicle that is registered already, of somebody else. One driver is online with it at a time."],
			"reviewShareDo": ["Let them drive it"],
			"reviewShareEnd": ["No longer"],
			"needPlate": ["Type the plate first."],
			"sectionSearch": ["Search"],
			"deskSearch": ["Phone, name, e-mail, plate, or number of a trip, order or receipt"],
			"deskHint": ["Press / to search from any page, and the arrow keys to go through what was found."],
			"deskNothingNote": ["Names by how they begin, phones and plates in any spacing, e-mails as a whole."],
			"deskPeople": ["People"],
			"deskVehicles": ["Vehicles"],
			"deskTrips": ["Trips"],
			"deskOrders": ["Orders"],
			"deskReceipts": ["Receipts"],
			"deskMore": ["Not everybody who fits is shown. Write more of the name."],
			"deskDayNumber": [
				"no. ",
				["n"],
				" of its day"
			],
			"deskShowPhone": ["Show the phone"],
			"deskShowEmail": ["Show the e-mail"],
			"deskWhy": ["Why do you need it?"],
			"deskWhyNote": ["It is written down with your name."],
			"deskState": ["Standing"],
			"deskDeleted": ["Account deleted"],
			"deskMayRide": ["May ride"],
			"deskGenderSeen": ["Gender confirmed"],
			"deskPapers": ["Papers and review"],
			"deskHistory": ["Trips and orders"],
			"deskDriven": ["Driven"],
			"deskAsked": ["Asked for"],
			"deskNoTrips": ["No trip yet."],
			"deskNoOrders": ["No order yet."],
			"deskSessions": ["Signed in"],
			"deskByPassword": ["with the password"],
			"deskByCode": ["with a code"],
			"deskByTap": ["with one tap"],
			"deskLive": ["Under way"],
			"deskDone": ["What staff did"],
			"deskPhone": ["phone"],
			"deskEmail": ["e-mail"],
			"deskOnTheWay": ["On the way"],
			"deskReturning": ["Goes back"],
			"deskDelivered": ["Delivered"],
			"deskReturned": ["Brought back"],
			"deskRejected": ["Not taken"],
			"deskCancelled": ["Cancelled"],
			"auditContactShown": ["had a masked contact shown"],
			"deskPerson": ["Trips, orders and contacts"],
			"passedNotVerified": ["Not verified"],
			"passedOffline": ["Offline"],
			"passedVehicle": ["Vehicle does not fit"],
			"passedGender": ["Ladies-only rule"],
			"passedBusy": ["On another trip"],
			"passedHasOffer": ["Had another offer"],
			"passedStale": ["Position too old"],
			"passedDeclined": ["Declined"],
			"passedLapsed": ["Let the time pass"],
			"passedNotShown": ["Never on a screen"],
			"passedAskedBefore": ["Had it before"],
			"passedTooFar": ["Too far away"],
			"passedKeptApart": ["One does not want to meet the other"],
			"passedNotTurn": ["Another driver’s turn in the line"],
			"evHailed": ["Begun with somebody who stood before the vehicle"],
			"passedDetour": ["Too long a detour"],
			"passedOffered": ["Was offered"],
			"passedOtherNearer": ["Another was nearer"],
			"passedTaken": ["Got another trip"],
			"passedGone": ["No longer free"],
			"passedTripGone": ["The trip was gone"],
			"offerAccepted": ["Accepted"],
			"offerWithdrawn": ["Taken back"],
			"evRequested": ["Asked for"],
			"evAccepted": ["A driver accepted"],
			"evArrived": ["At the pickup"],
			"evStarted": ["Started"],
			"evCompleted": ["Ended"],
			"evCancelled": ["Cancelled"],
			"evReopened": ["Put back for other drivers"],
			"evStartConfirmed": ["Start confirmed in the app"],
			"evHandover": ["Handover confirmed"],
			"evTurnedRound": ["Goes back to the sender"],
			"evCash": ["Cash taken"],
			"evChange": ["Change asked for"],
			"evShared": ["The car is shared"],
			"evEntitlement": ["The driver lost the right to drive"],
			"evOther": ["Changed"],
			"byItself": ["by itself"],
			"partyOperator": ["Operator"],
			"partyOther": ["Other"],
			"accountHeld": ["waits"],
			"accountCommission": ["commission"],
			"accountBonuses": ["bonuses"],
			"accountPromotions": ["promotions"],
			"accountPackages": ["packages"],
			"tripTimeline": ["What happened in order"],
			"tripSearch": ["The search for a driver"],
			"tripOffers": ["Offered to"],
			"tripNoOffers": ["Nobody was asked."],
			"tripPassedOver": ["Looked at, and what decided"],
			"tripNobodyNear": ["No driver was looked at."],
			"tripRounds": [[
				"n",
				"plural",
				{
					"one": ["#", " round"],
					"other": ["#", " rounds"]
				}
			]],
			"tripMoney": ["Money"],
			"tripMoved": ["What moved"],
			"tripNothingMoved": ["Nothing has moved yet."],
			"tripChat": ["What the two wrote"],
			"tripChatNone": ["They wrote nothing."],
			"tripChatShow": ["Read the chat"],
			"tripWayShow": ["Show it on the map"],
			"tripRider": ["Rides"],
			"tripNoDriver": ["nobody yet"],
			"auditTripChatShown": ["read the chat of a trip"],
			"tripDo": ["What to do"],
			"tripCancelDo": ["Cancel the trip"],
			"tripCancelNote": ["Nothing is charged and both sides are told. They do not read why; your colleagues do."],
			"tripPutBackDo": ["Give it to other drivers"],
			"tripPutBackNote": ["The driver loses the trip, and another is looked for at once. Both are told."],
			"tripEndDo": ["End the trip here"],
			"tripEndNote": ["It costs the way driven, at most what was quoted, and the passenger is asked about the end."],
			"tripNoteDo": ["Write a note"],
			"tripNoteLabel": ["Note"],
			"tripNoteNote": ["For your colleagues alone, with your name."],
			"auditTripCancelled": ["cancelled a trip"],
			"auditTripPutBack": ["gave a trip to other drivers"],
			"auditTripEnded": ["ended a trip"],
			"auditTripNoted": ["wrote a note about a trip"],
			"tripWhy": ["Why?"],
			"factRole": ["Role"],
			"factAccount": ["Account"],
			"factRating": ["Rating"],
			"factRatings": [
				"(",
				[
					"n",
					"plural",
					{
						"one": ["#", " rating"],
						"other": ["#", " ratings"]
					}
				],
				")"
			],
			"factSince": ["Registered"],
			"factPhone": ["Phone"],
			"factEmail": ["E-mail"],
			"factEnglish": ["English"],
			"factSwahili": ["Swahili"],
			"factSesotho": ["Sotho"],
			"factTrip": ["Trip"],
			"factKind": ["Kind"],
			"factAskedFor": ["Asked for"],
			"factPickupAt": ["Pickup at"],
			"factSearchUntil": ["Searched for until"],
			"factWay": ["Way"],
			"factFare": ["Fare"],
			"factOrder": ["Order"],
			"deskNoBrowser": ["Unknown device"],
			"tripAllPassed": ["Show all ", ["n"]],
			"sectionStuck": ["Stuck trips"],
			"stuckStanding": ["The car does not move"],
			"stuckNoDriver": ["No driver yet"],
			"stuckOverlong": ["Takes twice as long as expected"],
			"stuckStandingSince": ["since ", ["time"]],
			"stuckNoDriverSince": ["searching since ", ["time"]],
			"stuckOverlongSince": [
				"expected: ",
				["n"],
				" min"
			],
			"stuckNone": ["No trip is stuck"],
			"stuckNote": ["A trip without a driver, a car that does not move and a trip of twice its time come here by themselves."],
			"stuckAll": [[
				"n",
				"plural",
				{
					"one": ["#", " stuck trip"],
					"other": [
						"All ",
						"#",
						" stuck trips"
					]
				}
			]],
			"staffForgot": ["Forgot it? Get a link to your work email"],
			"teamPhoneHint": ["Such as ", ["phone"]],
			"factorFrom": ["Your authenticator app shows it, a new one every 30 seconds."],
			"recoveryNone": ["No codes are left. If you lose your authenticator, you can’t sign in. Make new ones now."],
			"auditShops": ["Shops and orders"],
			"auditEverybody": ["Everybody"],
			"auditDay": ["Day"],
			"auditFilterNote": ["Choose another person, act or day."],
			"subjectShiftOf": [["name"], "’s hours"],
			"sectionBook": ["Book a ride"],
			"auditTripBooked": ["asked for a ride for somebody who called"],
			"auditCallerFound": ["looked somebody up who called"],
			"boardPauseOrBusy": ["Pause or busy"],
			"onCallSomebody": ["Somebody is on call"],
			"onCallNobodyThen": ["Nobody"],
			"auditPersonSuspended": ["suspended somebody"],
			"auditPersonUpheld": ["looked again and upheld a suspension"],
			"auditPersonLifted": ["looked again and lifted a suspension"],
			"approvalBan": [
				"Let a suspension stand without an end: ",
				["who"],
				", ",
				["reason"]
			],
			"sectionSuspensions": ["Suspensions"],
			"suspendNew": ["Suspend"],
			"suspendSide": ["As what"],
			"suspendBecause": ["Reason"],
			"suspendWords": ["Words to the person"],
			"suspendWordsHint": ["The person reads this. Leave out names and numbers of others."],
			"suspendTrips": ["Trips it is about"],
			"suspendTripsHint": ["Numbers of the person's own trips, with commas"],
			"suspendEvidence": ["What else it rests on"],
			"suspendReview": ["A person looks again by"],
			"suspendReviewHint": ["Within ", [
				"n",
				"plural",
				{
					"one": ["#", " day"],
					"other": ["#", " days"]
				}
			]],
			"suspendNow": ["Suspend now"],
			"suspendUphold": ["Uphold"],
			"suspendBan": ["Ask for a ban"],
			"suspendBanAsked": ["A second person is asked to agree to a ban."],
			"suspendIsBan": ["Ban, without an end"],
			"suspendBy": ["By ", ["name"]],
			"suspendLookDue": ["Look by ", ["date"]],
			"suspendWaits": ["Waits for a look"],
			"suspendAnswered": ["Answered on ", ["date"]],
			"suspendNoAnswer": ["No answer yet"],
			"suspendUpheldBy": [
				["name"],
				" upheld it on ",
				["date"]
			],
			"suspendLiftedBy": [
				["name"],
				" lifted it on ",
				["date"]
			],
			"suspendNone": ["Nobody is suspended"],
			"suspendNoneNote": ["Whoever is suspended stands here until somebody lifts it."],
			"suspendListed": ["Standing suspensions"],
			"suspendNever": ["Never suspended"],
			"suspendOpen": ["Look at it on the person's page"],
			"suspendStands": ["It stands beside the review: the person's page has it."],
			"factCalled": ["Called out as"],
			"factPayment": ["Payment"],
			"factFrom": ["From"],
			"factTo": ["To"],
			"factWeight": ["Weight"],
			"factReceiver": ["Receiver"],
			"factCustomer": ["Customer"],
			"factShop": ["Shop"],
			"deskOrderTrip": ["The trip that carries it"],
			"deskOrderPlaced": ["Ordered"],
			"deskOrderAnswerBy": ["answer until ", ["time"]],
			"deskOrderAccepted": ["The shop accepted"],
			"deskOrderReadyBy": ["ready by ", ["time"]],
			"deskOrderReadyAt": ["Ready"],
			"deskOrderSearches": [[
				"n",
				"plural",
				{
					"one": ["#", " search"],
					"other": ["#", " searches"]
				}
			], " for a courier"],
			"deskOrderPickedUp": ["Picked up"],
			"deskOrderNoCourier": ["no courier was found"],
			"deskOrderItems": ["Items"],
			"deskOrderDelivery": ["Delivery"],
			"deskOrderService": ["Service fee"],
			"deskOrderWhat": ["What was ordered"],
			"deskOrderNoAnswer": ["the shop did not answer"],
			"sectionIdentity": ["Selfies and IDs"],
			"identityWaiting": ["Waiting"],
			"identityDecided": ["Decided in the last ", [
				"n",
				"plural",
				{
					"one": ["day"],
					"other": ["#", " days"]
				}
			]],
			"identityNothing": ["No selfie or ID waits"],
			"identityNothingNote": ["What passengers send of themselves stands here until somebody decides."],
			"identityKindSelfie": ["Selfie"],
			"identityKindId": ["ID document"],
			"identityIsPending": ["Waiting"],
			"identityIsAccepted": ["Accepted"],
			"identityIsRefused": ["Refused"],
			"identityIsTakenBack": ["Taken back"],
			"identityAskSelfie": ["Is it one face, of a person in front of the camera? Refuse a photo of a photo or of a screen."],
			"identityAskId": [
				"Is it an official document that is in date, and does it carry the name ",
				["name"],
				"?"
			],
			"identityDecide": ["Your decision"],
			"identityAccept": ["Accept"],
			"identityRefuse": ["Refuse"],
			"identityWhyNot": ["Why not? The person reads it."],
			"identityDecidedBy": [
				["name"],
				" on ",
				["day"]
			],
			"identitySentOn": ["Sent"],
			"identityDecidedOn": ["Decided"],
			"identityPictureGoes": [
				"The picture is deleted on ",
				["day"],
				"."
			],
			"identityPictureGone": ["The picture has been deleted. Of the check its kind and its day stay."],
			"identityTakeBackDo": ["Take the acceptance back"],
			"identityTakeBackWhy": ["Why is it taken back?"],
			"identityTakeBackNote": ["The person reads it. Drivers see nothing of the check any more."],
			"auditIdentityAccepted": ["accepted what a passenger sent of themselves"],
			"auditIdentityRefused": ["refused what a passenger sent of themselves"],
			"auditIdentityTakenBack": ["took back that a passenger is checked"],
			"queueSelfies": ["Selfies to compare"],
			"selfieHeading": ["Selfie check: ", ["name"]],
			"selfieAccount": ["Driver account: ", ["name"]],
			"selfieFace": ["Checked photo"],
			"selfieTaken": ["Selfie at going online"],
			"selfieNoFace": ["No checked photo: compare with the ID document."],
			"selfieNothing": ["There is neither a checked photo nor an ID document to compare with."],
			"selfieAll": ["The latest selfies"],
			"selfieSame": ["Same person"],
			"selfieOther": ["Not the same person"],
			"selfieOtherWhat": ["The driver is taken offline and can’t drive until a person of the team looks again. They read what you write here, and may answer. A trip with its passenger on board goes on."],
			"selfieRestsOn": ["What it rests on"],
			"selfieEvidence": [
				"The selfie of ",
				["time"],
				" beside the checked photo."
			],
			"selfieEvidenceId": [
				"The selfie of ",
				["time"],
				" beside the ID document."
			],
			"auditSelfieSame": ["saw the same person on a selfie"],
			"auditSelfieOther": ["saw another person on a selfie"],
			"auditMarketAdded": ["added a city"],
			"auditDriversImported": ["brought in drivers by a file"],
			"auditDriversInvited": ["invited drivers by text message"],
			"auditNumberCorrected": ["corrected the number of an invited driver"],
			"auditDriverWithdrawn": ["took the invitation of a driver back"],
			"subjectMarket": [
				"Version ",
				["n"],
				" of a city"
			],
			"subjectCountry": ["Country"],
			"subjectPayment": ["top-up ", ["n"]],
			"sectionSetup": ["Set-up"],
			"feeTitle": ["Fee"],
			"feeCancelled": ["Called off late"],
			"feeNoShow": ["The passenger did not come"],
			"feeIsOwed": ["owed"],
			"feeIsPaid": ["paid"],
			"feeIsWaived": ["taken back"],
			"feeWaiveDo": ["Take the fee back"],
			"feeWaiveNoteOwed": [
				"The passenger owes ",
				["amount"],
				" no more. Both sides are told."
			],
			"feeWaiveNotePaid": [["amount"], " goes back to the passenger's wallet, from whoever got it. Both sides are told."],
			"evFeeWaived": ["Fee taken back"],
			"auditFeeWaived": ["took the fee of a trip back"],
			"auditNumbersConfirmed": ["confirmed emergency numbers"],
			"auditLawStated": ["stated what the law says"],
			"accountPayout": ["set aside for a payout"],
			"accountBalance": ["balance"],
			"accountFees": ["outstanding fees"],
			"accountService": ["service fees"],
			"accountOutside": ["outside"],
			"evSeenAtPickup": ["Seen at the pickup"],
			"auditMarketSaved": ["saved a version of a city"],
			"auditMarketStatus": ["opened, paused or closed a city"],
			"auditMarketPublished": ["published a version of a city"],
			"auditMarketWithdrawn": ["took back a version of a city"],
			"sectionCities": ["Cities"],
			"auditIsOpen": ["It is open"],
			"auditIsPaused": ["It is paused"],
			"auditIsClosed": ["It is closed"],
			"auditBrandChanged": ["changed the brand"],
			"auditBrandText": ["changed a text of the law"],
			"subjectBrand": [
				"Version ",
				["n"],
				" of the brand"
			],
			"sectionBrand": ["Brand and texts"],
			"selfieCheck": ["Selfie check"],
			"faceEnlarge": [["name"], ": show larger"],
			"faceNoPicture": ["Not a picture, such as a PDF: it opens in a tab of its own."],
			"selfieLookFirst": ["Open the ID document first."],
			"selfieSameThen": ["The driver goes on driving. Your decision is recorded."],
			"selfieOtherThen": ["You write why, then the driver is taken offline until somebody looks again."],
			"reviewGenderBy": [
				["name"],
				" confirmed it from the ID document on ",
				["day"],
				"."
			],
			"reviewGenderSet": ["Ladies-only rides rest on it."],
			"groupNow": ["Today"],
			"groupTrips": ["Trips and orders"],
			"groupPeople": ["People"],
			"groupMoney": ["Money"],
			"groupSetup": ["Set-up and team"],
			"alarmsMore": ["Other alarms"],
			"faceHow": ["Tap the face to bring it to the middle."],
			"faceSize": ["Size"],
			"faceLarger": ["Show larger"],
			"goFactor": ["See who has none"],
			"goBrand": ["Write the name"],
			"goContact": ["Write the contact"],
			"goLaw": ["Write the texts"],
			"goMarket": ["Open the cities"],
			"goNames": ["Write the missing names"],
			"goRoster": ["Open the roster"],
			"goWeek": ["Fill the hours"],
			"goTests": ["See the test alarms"]
		} },
		"staff-book": { "default": {
			"bookPhone": ["Caller’s number"],
			"bookPhoneHint": ["Ask for it, or read it off the phone. What is known of them comes by itself."],
			"bookKnownApp": [["name"], " has the app, and sees the ride there too."],
			"bookKnown": [["name"], " rode with you before."],
			"bookNew": ["A new number."],
			"bookHasRide": ["A ride of theirs is under way."],
			"bookOpenRide": ["Open the ride"],
			"bookName": ["Name"],
			"bookLast": ["Last places of this number"],
			"bookTo": ["Where to"],
			"bookType": ["Which ride"],
			"bookTypeNote": ["The prices come when both places are chosen. Say the price before you ask for the ride."],
			"bookCash": ["They pay in cash. The driver’s name, the plate, the PIN and a link reach them by SMS."],
			"bookCashNoText": ["They pay in cash. No SMS goes out from here: tell them name, plate and PIN on the phone."],
			"bookDo": ["Ask for the ride, ", ["fare"]],
			"bookDoPlain": ["Ask for the ride"],
			"bookNeeds": [
				"Still missing: ",
				["what"],
				"."
			],
			"bookDone": ["The ride is asked for"],
			"bookPriceComes": ["The price is on its way."]
		} },
		"staff-brand": { "default": {
			"brandTitle": ["Brand and texts"],
			"brandNotLoaded": ["We could not load the brand."],
			"brandIsOwn": ["You have not set your own brand yet."],
			"brandVersion": [
				"Version ",
				["version"],
				" is in force. Every server follows within five seconds."
			],
			"brandLooks": ["Name, looks and contact"],
			"brandName": ["Name"],
			"brandShortName": ["Short name"],
			"brandShortNameHint": [
				"Below the icon on a phone. If empty, the name is used. ",
				["n"],
				" of ",
				["most"],
				" letters."
			],
			"brandTagline": ["One line about it"],
			"brandLogo": ["Logo"],
			"brandLogoAdd": ["Choose a logo"],
			"brandLogoReplace": ["Replace the logo"],
			"brandLogoRemove": ["Remove the logo"],
			"brandLogoHint": ["A square picture looks best. PNG, JPEG or WebP, at least 192 pixels wide or high. The app’s icons are made from it."],
			"brandOwnColors": ["Our own colours"],
			"brandPrimary": ["Colour by day"],
			"brandAccent": ["Colour by night"],
			"brandNeedsContrast": ["Choose colours on which everybody can read"],
			"brandContact": ["How people reach you"],
			"brandPhone": ["Phone, with its country"],
			"brandEmail": ["E-mail"],
			"brandHours": ["Hours, such as ", ["example"]],
			"brandCompanyPart": ["Who you are"],
			"brandCompany": ["Company, as registered"],
			"brandAddress": ["Address"],
			"brandTax": ["Tax number"],
			"brandSenders": ["As whom messages come"],
			"brandSmsSender": ["Sender of text messages"],
			"brandSmsSenderHint": ["As your provider registered it. The server’s setting where it is empty."],
			"brandMailSender": ["Sender of mails"],
			"brandMailSenderHint": ["A name, without the address. The name above where it is empty."],
			"brandSave": ["Save and publish"],
			"brandSaved": ["The brand is saved"],
			"brandNotSaved": ["It could not be saved"],
			"brandLookAgain": ["Please look at the marked fields."],
			"brandMeanwhile": ["Somebody else has changed this meanwhile"],
			"brandPreview": ["What people see"],
			"brandByDay": ["By day"],
			"brandByNight": ["By night"],
			"brandSampleButton": ["Request a ride"],
			"brandSampleLink": ["A link"],
			"lawTitle": ["Texts of the law"],
			"lawNote": ["People agree to them when they register. With a new version they are asked again before their next ride, drivers to their agreement too."],
			"lawLanguage": ["Language of the text"],
			"lawNotPublished": ["Not published yet."],
			"lawInForce": [
				"Version ",
				["version"],
				" is in force."
			],
			"lawMarkdown": ["Text in Markdown"],
			"lawMarkdownHint": [["example"], ". HTML is shown as it is typed."],
			"lawAskAgain": ["This changes what people agreed to: ask everybody again"],
			"lawSave": ["Save and publish the text"],
			"lawSaved": ["The text is saved"],
			"lawEmpty": ["Write something first"],
			"lawPreview": ["What people read"],
			"lawPreviewEmpty": ["What you write is shown here."]
		} },
		"staff-fleets": { "default": {
			"fleetsNone": ["No fleet yet"],
			"fleetsNoneNote": ["A fleet is somebody’s vehicles, driven by others. Make one, put vehicles in by their plates, and invite its owner under Team."],
			"fleetsNotYours": ["No fleet is given to you"],
			"fleetsNotYoursNote": ["Ask the team to give you yours."],
			"fleetNew": ["New fleet"],
			"fleetMake": ["Make the fleet"],
			"fleetMade": ["The fleet is made"],
			"fleetName": ["Name of the fleet"],
			"fleetPhone": ["Phone of its owner or company"],
			"fleetCountry": ["Country of its vehicles"],
			"fleetWhy": ["Why (it stands in the log)"],
			"fleetVehicles": [[
				"n",
				"plural",
				{
					"one": ["#", " vehicle"],
					"other": ["#", " vehicles"]
				}
			]],
			"fleetNoOwner": ["No owner has access yet"],
			"fleetOwners": ["Owner: ", ["names"]],
			"fleetViews": ["Views of the fleet"],
			"fleetToday": ["Today"],
			"fleetSums": ["Week and month"],
			"fleetKeep": ["Vehicles and owner"],
			"fleetTodaySum": ["Today so far"],
			"fleetNoTrips": ["No trip yet today."],
			"fleetEmpty": ["No vehicle belongs to this fleet"],
			"fleetEmptyNote": ["Vehicles stand here once the team has put them in."],
			"fleetNobody": ["Nobody is online with it"],
			"fleetOnTrip": ["On a trip"],
			"fleetFree": ["Online"],
			"fleetIdle": ["Offline"],
			"fleetNear": ["Around ", ["area"]],
			"fleetTrips": [[
				"n",
				"plural",
				{
					"one": ["#", " trip"],
					"other": ["#", " trips"]
				}
			]],
			"fleetExpires": [
				["paper"],
				" expires on ",
				["day"]
			],
			"fleetExpired": [
				["paper"],
				" expired on ",
				["day"]
			],
			"fleetFare": ["Fares"],
			"fleetFareOne": ["Fare"],
			"fleetNeedsAll": ["Fill in everything first."],
			"fleetCommission": ["Commission"],
			"fleetNet": ["Drivers get"],
			"fleetNetOne": ["Driver gets"],
			"fleetCash": ["Taken in cash"],
			"fleetGone": ["This vehicle no longer belongs to the fleet. Trips made until then stay."],
			"fleetNoTripsEver": ["No trips yet"],
			"fleetNoTripsEverNote": ["Trips made with vehicles of the fleet stand here, by day."],
			"fleetPaid": ["Paid"],
			"fleetInCash": ["in cash"],
			"fleetNotCash": ["not in cash"],
			"fleetDriverNote": ["Only trips with vehicles of this fleet."],
			"fleetWeek": ["Week"],
			"fleetMonth": ["Month"],
			"fleetBefore": ["Earlier"],
			"fleetNext": ["Later"],
			"fleetFromTo": [
				["from"],
				" to ",
				["to"]
			],
			"fleetNoSums": ["No trips in this time"],
			"fleetNoSumsNote": ["Choose an earlier week or month."],
			"fleetCsv": ["Download as a table (CSV)"],
			"fleetTotal": ["All together"],
			"fleetPutIn": ["Put a vehicle in"],
			"fleetPlate": ["Plate"],
			"fleetPutInNote": ["Whoever may drive it is told that its owner sees the trips from now on."],
			"fleetTakeOut": ["Take out"],
			"fleetTakeOutNote": ["The owner keeps the trips made until now and sees none made later. Drivers are told."],
			"fleetSince": ["Since ", ["day"]],
			"fleetRename": ["Name and phone"],
			"fleetSave": ["Save"],
			"fleetInviteNote": ["An owner is invited under Team, with the role “Fleet owner”."]
		} },
		"staff-markets": { "default": {
			"citiesNone": ["No city yet"],
			"citiesNoneNote": ["An owner adds the first one under Set-up."],
			"cityNoneInForce": ["no version in force yet"],
			"cityVersion": ["Version ", ["number"]],
			"cityComes": [
				"version ",
				["number"],
				" comes on ",
				["date"]
			],
			"cityWaits": [
				"Version ",
				["number"],
				" waits for a second person"
			],
			"cityStatus": ["Is it open?"],
			"cityUnderWay": [
				"Trips now: ",
				["underWay"],
				" · booked: ",
				["booked"]
			],
			"cityOpen": ["Open the city"],
			"cityPause": ["Pause the city"],
			"cityClose": ["Close the city"],
			"cityOpenNote": [
				"From now on people can ask for everything that ",
				["city"],
				" offers, at its prices."
			],
			"cityPauseNote": [
				"Nobody can ask for anything new in ",
				["city"],
				". Trips now (",
				["underWay"],
				") go on, and booked ones (",
				["booked"],
				") are carried out."
			],
			"cityCloseNote": [
				"Nobody can ask for anything in ",
				["city"],
				" any more. Trips now (",
				["underWay"],
				") go on to their end. Booked rides (",
				["booked"],
				") are called off, and their passengers are told."
			],
			"cityStatusSet": ["The city is now: ", ["status"]],
			"cityWhy": ["Why? It is written down with your name."],
			"cityVersionWaiting": ["Waits for a second person"],
			"cityVersionWaits": ["Waits"],
			"cityVersionPublished": ["Published"],
			"cityVersionBack": ["Taken back"],
			"cityVersionFrom": ["From ", ["at"]],
			"cityVersionApprover": ["published by ", ["name"]],
			"cityVersionAlone": ["published alone after a day"],
			"cityVersions": [
				"Versions (",
				["n"],
				")"
			],
			"cityPublish": ["Publish it"],
			"cityPublished": [
				"Version ",
				["number"],
				" is published"
			],
			"cityTakeBack": ["Take it back"],
			"cityTakenBack": [
				"Version ",
				["number"],
				" is taken back"
			],
			"cityNeedsOther": ["Somebody else publishes what you wrote."],
			"cityAloneFrom": [
				"Nobody else may publish: you can from ",
				["at"],
				"."
			],
			"cityAloneNote": ["You publish it alone. Every driver of the city is told, and it is written down."],
			"cityEdit": ["Change the city"],
			"cityTabGeneral": ["General"],
			"cityTabArea": ["Area"],
			"cityTabPlaces": ["Places"],
			"cityTabServices": ["Services"],
			"cityTabOrders": ["Orders"],
			"cityTabWhole": ["Document"],
			"cityDiscard": ["Leave it as it was"],
			"cityOvertaken": [
				"Somebody else saved version ",
				["number"],
				" meanwhile. What you changed is still here, and can’t be saved on top of it."
			],
			"cityLoadTheirs": ["Go on from version ", ["number"]],
			"cityEditsComing": [
				"You change version ",
				["number"],
				", which is still to come. Saved from now on, its changes count from now too."
			],
			"cityName": ["Name"],
			"cityNameIn": ["Name in ", ["language"]],
			"cityTimeZone": ["Time zone"],
			"cityReach": ["How far trips go (km)"],
			"cityReachHint": ["In a straight line from the pickup, outside the area."],
			"cityRounding": [
				"Fares are rounded to (",
				["currency"],
				")"
			],
			"cityRoundingHint": ["What people can pay in the hand."],
			"cityDecimals": ["Amounts are shown"],
			"cityDecimalsNone": ["in whole units"],
			"cityDecimalsTwo": ["with two decimals"],
			"cityLanguages": ["Languages"],
			"cityPayments": ["Ways to pay"],
			"cityDebtLimit": [
				"So much may a passenger owe for fees (",
				["currency"],
				")"
			],
			"cityDebtLimitHint": ["Empty: four times the dearer fee of the service."],
			"cityHolidays": ["Holidays"],
			"cityHolidayDate": ["Day"],
			"cityHolidayName": ["Name in English"],
			"cityHolidayAdd": ["Add a holiday"],
			"cityHolidayRemove": ["Remove holiday ", ["n"]],
			"cityFactor": ["Times"],
			"cityServiceWhat": ["What it is"],
			"cityTariff": ["What it costs"],
			"cityServiceRemove": ["Remove"],
			"cityServiceId": ["Id of a new service"],
			"cityServiceIdHint": ["Small letters, such as boda. It never changes."],
			"cityServiceAdd": ["Add the service"],
			"cityServiceKnown": ["There is a service of this id already."],
			"cityServiceNeedsId": ["Write an id of small letters first."],
			"cityKind": ["Kind"],
			"cityKindRide": ["Ride"],
			"cityKindShared": ["Shared ride"],
			"cityKindLadies": ["Ladies only"],
			"cityKindScholar": ["School run"],
			"cityKindFood": ["Food of restaurants"],
			"cityKindGrocery": ["Groceries"],
			"cityKindParcel": ["Parcel"],
			"cityKindLarge": ["Large things"],
			"cityVehicles": ["Vehicles"],
			"cityVehiclesByDocument": [
				"Vehicles: ",
				["vehicles"],
				". They are written in the whole document."
			],
			"citySeats": ["Seats"],
			"cityHelmet": ["The driver brings a helmet"],
			"cityMaxKg": ["At most (kg)"],
			"cityWeight": ["Weight costs"],
			"cityAboveKg": ["Above (kg)"],
			"cityPerKg": [
				"Each kilogram (",
				["currency"],
				")"
			],
			"cityBase": [
				"Base (",
				["currency"],
				")"
			],
			"cityIncludedKm": ["Kilometres within it"],
			"cityPerKm": [
				"Each kilometre (",
				["currency"],
				")"
			],
			"cityPerKmAfter": [
				"Each kilometre after that (",
				["currency"],
				")"
			],
			"cityUpToKm": ["Up to (km)"],
			"citySplit": ["Price kilometres in sections"],
			"cityJoin": ["One price for every kilometre"],
			"citySectionAdd": ["Add a section"],
			"citySectionRemove": ["Remove section ", ["n"]],
			"cityPerMinute": [
				"Each minute (",
				["currency"],
				")"
			],
			"cityBookingFee": [
				"Booking fee (",
				["currency"],
				")"
			],
			"cityMinimum": [
				"At least (",
				["currency"],
				")"
			],
			"citySurge": ["Surge at most (times)"],
			"citySurgeHint": ["1 means none."],
			"cityCommission": ["Your commission (percent)"],
			"cityWaiting": ["Waiting is charged"],
			"cityFreeMinutes": ["Free minutes"],
			"cityWaitingMinute": [
				"Each minute after that (",
				["currency"],
				")"
			],
			"cityMostMinutes": ["Minutes at most"],
			"cityNight": ["The night costs more"],
			"cityFrom": ["From"],
			"cityTo": ["Until"],
			"cityCancelling": ["Cancelling costs"],
			"cityCancelFee": [
				"After that it costs (",
				["currency"],
				")"
			],
			"cityNoShowAfter": ["Nobody came, after minutes"],
			"cityNoShowFee": [
				"Nobody came (",
				["currency"],
				")"
			],
			"cityTakes": ["Who gets the fee"],
			"cityTakesDriver": ["the driver"],
			"cityTakesOperator": ["the operator"],
			"cityLike": ["The same as"],
			"cityOwnTariff": ["A tariff of its own"],
			"cityMakeLike": ["The same as another service, times a factor"],
			"cityOrdersSpecified": ["Each shop has a delivery fee of its own here, as in the demo. The whole document says it otherwise."],
			"cityServiceFee": ["A service fee is taken"],
			"cityFeePercent": ["Of the goods (percent)"],
			"cityFeeLeast": [
				"At least (",
				["currency"],
				")"
			],
			"cityFeeMost": [
				"At most (",
				["currency"],
				")"
			],
			"cityBasket": [
				"An order is worth at least (",
				["currency"],
				")"
			],
			"cityShopCommission": ["Shops leave to you (percent)"],
			"cityWhole": ["The document, as YAML"],
			"cityWholeHint": ["Whatever no form covers stands here too. An unknown line is refused."],
			"cityWholeTake": ["Take this text"],
			"cityWholeLeave": ["Leave it"],
			"cityWholeAsIs": ["The text says what the forms say."],
			"cityNoDocument": ["This is no document."],
			"citySaveTitle": ["Look, then save"],
			"citySaveFrom": ["From when on, on the clocks of ", ["zone"]],
			"citySaveFromHint": ["Empty: from now on."],
			"cityLook": ["Show what changes"],
			"cityLookAgain": ["The document is refused. Look at these lines:"],
			"cityChanges": ["What changes"],
			"cityNoChanges": ["Nothing changes."],
			"cityColumnTrip": ["Trip"],
			"cityColumnBefore": ["Before"],
			"cityColumnAfter": ["After"],
			"cityColumnChange": ["Change"],
			"cityTypical": [
				"What typical trips cost (",
				["currency"],
				")"
			],
			"cityRecent": [
				"The last real trips (",
				["n"],
				")"
			],
			"cityRecentTrips": [
				"What they cost, and would cost (",
				["currency"],
				")"
			],
			"cityTripNumber": ["trip ", ["n"]],
			"cityCountsAtOnce": ["It counts from its time on, without a second person."],
			"cityNotActedOn": [
				"Kept with it, and not acted on by this version of the product: ",
				["parts"],
				"."
			],
			"cityPlacesNote": ["Airports, malls and ranks. A trip that begins at one costs its fee on top."],
			"cityPlaceName": ["Name"],
			"cityPlaceNameHint": ["Small letters, digits and hyphens, such as kisumu-airport"],
			"cityPlaceKind": ["What it is"],
			"cityPlaceFee": [
				"Pickup fee (",
				["currency"],
				")"
			],
			"cityPlaceRadius": ["Radius (m)"],
			"cityPlaceRadiusHint": ["Pickups so near to the point are there; 200 m where nothing is written"],
			"cityPlaceAt": ["Where it is"],
			"cityPlaceAdd": ["Add a place"],
			"cityPlaceRemove": ["Remove ", ["name"]],
			"cityMeet": ["Meeting points"],
			"cityMeetAt": ["Meeting point ", ["n"]],
			"cityMeetAdd": ["Add a meeting point"],
			"cityMeetRemove": ["Remove meeting point ", ["n"]],
			"cityWillWait": [
				"Typical trips change by ",
				["percent"],
				" percent within a week, so it waits until somebody else publishes it."
			],
			"cityOvertakes": [
				"It takes back version ",
				["number"],
				", which waits."
			],
			"cityBookings": [
				"Rides are booked by services that go: ",
				["services"],
				"."
			],
			"cityBookingsCarryOut": ["Carry them out at their prices"],
			"cityBookingsCancel": ["Call them off, with a message"],
			"citySave": ["Save and publish"],
			"citySaveToWait": ["Save, to wait for a second person"],
			"citySaved": [
				"Version ",
				["number"],
				" is published"
			],
			"citySavedWaits": [
				"Version ",
				["number"],
				" waits for a second person"
			],
			"areaHow": ["Drag a corner, tap an edge for another one. The arrow keys move the chosen corner, Delete removes it. Dots become corners as the map comes nearer."],
			"areaCorner": [
				"Corner ",
				["n"],
				" of ",
				["of"]
			],
			"areaCornerAt": [
				"Corner ",
				["n"],
				" of ",
				["of"],
				": latitude, longitude"
			],
			"areaAdd": ["Add a corner after it"],
			"areaRemove": ["Remove this corner"],
			"areaCrosses": ["An outline must not cross itself: it stays as it was."],
			"areaTooFew": ["An outline has three corners at least."],
			"areaPart": ["Part of the area"],
			"areaPartNumber": ["Part ", ["n"]],
			"areaPaste": ["Paste an outline"],
			"areaGeoJson": ["An outline in GeoJSON"],
			"areaGeoJsonHint": ["A Polygon or a MultiPolygon, longitude first."],
			"areaNoGeoJson": ["This is no polygon in GeoJSON."],
			"areaNothingPasted": ["Paste a text first."],
			"areaTake": ["Take this outline"],
			"areaNotDrawn": ["The area can’t be drawn as it is written."],
			"areaBefore": ["Corner before"],
			"areaNext": ["Next corner"],
			"cityCommissionDay": [
				"Your commission per day (",
				["currency"],
				")"
			],
			"cityTolls": ["Tolls on the way"],
			"cityTollsIncluded": ["are in the fare"],
			"cityTollsPassed": ["come on top, for the driver"],
			"citiesToDo": ["Waiting for you"],
			"citySearch": ["Search a city"],
			"citySearchName": ["Name of the city"],
			"citiesNoMap": [[
				"n",
				"plural",
				{
					"one": ["#", " city has no map"],
					"other": ["#", " cities have no map"]
				}
			]],
			"cityNotFound": [
				"No city is called “",
				["typed"],
				"”."
			],
			"cityNoMap": ["no map yet"]
		} },
		"staff-onboarding": { "default": {
			"onboardTitle": ["Bring in drivers"],
			"onboardNote": ["A CSV file with a line for each driver: name, phone, vehicle, make, model, colour and plate; language, year, email and licence where you have them. It is read as a whole and not kept."],
			"onboardTemplate": ["Download an example"],
			"onboardCity": ["City"],
			"onboardNoCity": ["There is no city yet to bring drivers to. Add one under Set-up first."],
			"onboardChoose": ["Choose the file"],
			"onboardOther": ["Choose another file"],
			"onboardReading": ["Reading the file…"],
			"onboardNotRead": ["The file could not be checked"],
			"onboardLarge": [
				"The file is too large. It may have ",
				[
					"n",
					"plural",
					{
						"one": ["#", " line"],
						"other": ["#", " lines"]
					}
				],
				" at most."
			],
			"onboardGood": [[
				"n",
				"plural",
				{
					"one": ["#", " driver"],
					"other": ["#", " drivers"]
				}
			], ", no faults."],
			"onboardBad": [
				[
					"n",
					"plural",
					{
						"one": ["#", " driver"],
						"other": ["#", " drivers"]
					}
				],
				", ",
				[
					"faults",
					"plural",
					{
						"one": ["#", " fault"],
						"other": ["#", " faults"]
					}
				],
				". Nothing is written before all are gone."
			],
			"onboardKnown": ["This file is there already. Nothing changes."],
			"onboardMore": [
				"And ",
				[
					"n",
					"plural",
					{
						"one": ["#", " more fault"],
						"other": ["#", " more faults"]
					}
				],
				"."
			],
			"onboardWrite": [[
				"n",
				"plural",
				{
					"one": [
						"Make ",
						"#",
						" account"
					],
					"other": [
						"Make ",
						"#",
						" accounts"
					]
				}
			]],
			"onboardWritten": ["The accounts are made"],
			"onboardWrittenText": ["Nobody was written to yet: the invitations wait to be sent."],
			"onboardNotWritten": ["The drivers could not be brought in"],
			"onboardLine": ["Line ", ["n"]],
			"onboardWhat": ["What is wrong"],
			"onboardImports": ["Files so far"],
			"onboardNone": ["No file was brought in yet."],
			"onboardNoneNote": ["Once there is one, its invitations go out from here."],
			"onboardImport": [
				["city"],
				": ",
				[
					"n",
					"plural",
					{
						"one": ["#", " driver"],
						"other": ["#", " drivers"]
					}
				]
			],
			"onboardState": [
				["invited"],
				" invited · ",
				["signedIn"],
				" signed in"
			],
			"onboardSend": ["Send the invitations"],
			"onboardSendRest": ["Send the rest"],
			"onboardAllSent": ["All invited"],
			"onboardSent": [[
				"n",
				"plural",
				{
					"one": ["#", " invitation sent"],
					"other": ["#", " invitations sent"]
				}
			]],
			"onboardBudget": [
				"The budget for messages of this day is spent. ",
				[
					"n",
					"plural",
					{
						"one": ["#", " is"],
						"other": ["#", " are"]
					}
				],
				" left for tomorrow."
			],
			"onboardNoTexts": ["No text messages go to this country: set up a gateway first."],
			"onboardNotSent": ["The invitations could not be sent"],
			"onboardWaiting": ["Not signed in yet"],
			"onboardWaitingNone": ["Everybody who was brought in has signed in."],
			"onboardWaitingFound": ["Nobody of this name, plate or number waits."],
			"onboardWaitingNote": ["Whoever has signed in stands under Drivers."],
			"onboardSearch": ["Name, plate or number"],
			"onboardDenied": ["The number is somebody else’s"],
			"onboardInvitedOn": ["Invited ", ["day"]],
			"onboardNotInvited": ["Not invited yet"],
			"onboardCorrect": ["Correct the number"],
			"onboardCorrectNote": ["The invitation can then be sent again, to the new number."],
			"onboardCorrected": ["The number is corrected"],
			"onboardNewNumber": ["New number"],
			"onboardWithdraw": ["Take back"],
			"onboardWithdrawSure": [
				"Take ",
				["name"],
				" back?"
			],
			"onboardWithdrawNote": ["The account goes. Number and plate can be registered by anybody then."],
			"onboardWithdrawn": ["The driver was taken back"],
			"fileFault_not_utf8": ["The text is not in UTF-8. Save the file as “CSV UTF-8”."],
			"fileFault_not_csv": ["This line can’t be read: look at its quotes and separators."],
			"fileFault_empty": ["There is no driver in the file."],
			"fileFault_too_many_lines": ["The file has more than 5,000 drivers. Split it."],
			"fileFault_column_missing": ["This column is missing in the first line."],
			"fileFault_column_unknown": ["Not a column of a file of drivers."],
			"fileFault_column_twice": ["This column stands there twice."],
			"fileFault_missing": ["Nothing is written here."],
			"fileFault_too_long": ["This is too long."],
			"fileFault_name": ["Not a name that people can read."],
			"fileFault_phone": ["Not a mobile number of this country."],
			"fileFault_language": ["Not one of en, sw, st."],
			"fileFault_vehicle": ["Not a kind of vehicle, such as motorcycle, tuktuk or sedan."],
			"fileFault_plate": ["Not a number plate."],
			"fileFault_year": ["Not a year, such as 2021."],
			"fileFault_too_old": ["The vehicle is too old to drive."],
			"fileFault_email": ["Not an email address."],
			"fileFault_twice": [
				"The same stands in line ",
				["first"],
				"."
			],
			"fileFault_taken": ["An account or a vehicle has this already."]
		} },
		"standing": { "default": {
			"standingTitle": ["Your standing"],
			"standingGood": ["Nothing is stopped"],
			"standingGoodNote": ["If that ever changes, you read here why and what it rests on, and you can answer."],
			"standingNotLoaded": ["Your standing could not be loaded."],
			"standingPassenger": ["Suspended as a passenger"],
			"standingDriver": ["Suspended as a driver"],
			"standingOver": ["Lifted"],
			"standingSince": ["Since ", ["date"]],
			"standingRests": ["What it rests on"],
			"standingTrip": ["Trip ", ["n"]],
			"standingStops": ["What is stopped"],
			"standingGoesOn": ["A trip under way goes on to its end."],
			"standingLookBy": [
				"By ",
				["date"],
				" a person of our team looks again."
			],
			"standingBan": [
				"No end. Two people of our team decided it. Once you answer, a person looks again within ",
				[
					"n",
					"plural",
					{
						"one": ["#", " day"],
						"other": ["#", " days"]
					}
				],
				"."
			],
			"standingAnswer": ["Your answer"],
			"standingAnswerHint": [
				"Say what happened, in your own words. A person reads it within ",
				[
					"n",
					"plural",
					{
						"one": ["#", " day"],
						"other": ["#", " days"]
					}
				],
				"."
			],
			"standingSend": ["Send answer"],
			"standingSent": ["Your answer was sent"],
			"standingNotSent": ["Your answer was not sent"],
			"standingTryLater": ["Please try again in a moment."],
			"standingWriteFirst": ["Write your answer first"],
			"standingAnswered": ["You answered on ", ["date"]],
			"standingRead": [
				"A person reads it by ",
				["date"],
				"."
			],
			"standingUpheld": [
				"Looked at again on ",
				["date"],
				": it stands"
			],
			"standingLifted": ["Lifted on ", ["date"]],
			"standingEarlier": ["Earlier"],
			"standingEmergency": ["In danger? Emergency help is always open to you."],
			"standingSafety": ["Open safety"],
			"stopsRides": ["Asking for rides"],
			"stopsBooked": ["Rides booked for later"],
			"stopsOrders": ["Ordering food and groceries"],
			"stopsParcels": ["Sending parcels"],
			"stopsSchool": ["New seats on school rides"],
			"stopsOnline": ["Going online"],
			"stopsOffers": ["New trips offered to you"],
			"becauseSafety": ["Safety"],
			"becauseHarassment": ["Harassment"],
			"becauseDiscrimination": ["Discrimination"],
			"becauseFraud": ["Fraud"],
			"becauseUnpaid": ["Unpaid trips"],
			"becausePapers": ["Papers"],
			"becauseSharing": ["Account used by somebody else"],
			"becauseDamage": ["Damage"],
			"becauseOther": ["Another reason"]
		} },
		"subscriptions": { "default": {
			"packagesTitle": ["Ride packages"],
			"packagesClaim": ["Up to 30 percent off when you ride often"],
			"tabWeekly": ["Weekly"],
			"tabMonthly": ["Monthly"],
			"tabScholarWeekly": ["School week"],
			"tabScholarMonthly": ["School month"],
			"packageRides": [[
				"n",
				"plural",
				{
					"one": ["#", " ride"],
					"other": ["#", " rides"]
				}
			]],
			"packageUnlimited": ["Unlimited"],
			"packageDays": [[
				"n",
				"plural",
				{
					"one": ["#", " day"],
					"other": ["#", " days"]
				}
			]],
			"packagePopular": ["Popular"],
			"packageOff": [["n"], "% off"],
			"packageBuy": ["Buy from wallet"],
			"packageOwned": ["Active"],
			"packageBought": ["Package Purchased!"],
			"packageFailedTitle": ["Purchase Failed"],
			"packageFailed": ["Unable to complete package purchase. Please try again."],
			"packagesMine": ["My packages"],
			"packageLeft": [[
				"total",
				"plural",
				{
					"one": [
						["left"],
						" of ",
						"#",
						" ride left"
					],
					"other": [
						["left"],
						" of ",
						"#",
						" rides left"
					]
				}
			]],
			"packageUntil": ["until ", ["date"]],
			"packageOver": ["Over"],
			"packagesNotLoaded": ["We could not load the packages."],
			"benefitsTitle": ["What a package gives you"],
			"benefitPrice": ["A fixed price for each ride, also when it is busy"],
			"benefitReach": ["Each ride may be up to 15 km long"],
			"benefitBack": ["A ride that never began is given back"],
			"packageConfirm": [
				"Buy ",
				["name"],
				" for ",
				["price"],
				" from your wallet?"
			],
			"packageEach": [["price"], " a ride"],
			"packageLastDay": [
				"until ",
				["date"],
				", ",
				["time"]
			],
			"packageUnused": ["Rides that are not used by then are gone; no money comes back for them."],
			"packageUsed": [
				["used"],
				" of ",
				["total"],
				" used"
			],
			"packageEndsTitle": ["When it ends"],
			"packageEnds": ["It ends with its last ride or on its last day, whichever comes first."],
			"packageNoRenewal": ["It is not renewed by itself: you buy the next one when you want it."],
			"packageWouldEnd": [
				"Bought now it lasts until ",
				["date"],
				"."
			],
			"packageBalance": ["In your wallet"],
			"packageSaves": ["You save ", ["price"]],
			"packageLapses": [[
				"n",
				"plural",
				{
					"one": [
						"lapses after ",
						"#",
						" day"
					],
					"other": [
						"lapses after ",
						"#",
						" days"
					]
				}
			]],
			"packageTopUpFirst": ["That is too little for a package. Top up your wallet, or pay each ride in cash."],
			"packageTopUp": ["Top up"],
			"packageNoneInReach": ["That is too little for a package, and money can't be added to the wallet in the app. Pay each ride in cash."],
			"packageSomeInReach": ["It pays for some of these packages."],
			"packageRideInstead": ["Book a Ride"],
			"ownPackagesClaim": [
				"Rides in ",
				["city"],
				", paid ahead at a fixed price"
			],
			"ownPackagesNone": [
				"No packages are sold in ",
				["city"],
				" now."
			],
			"ownPackageReach": [
				"up to ",
				["km"],
				" km a ride"
			],
			"ownPackageUnused": [
				"What you do not use by then comes back to your wallet: ",
				["price"],
				" for each ride."
			],
			"ownPackageBack": ["Before your first ride you can give it back for all that it cost"],
			"ownPackageEndBack": ["Rides that are left then come back to your wallet as money."],
			"ownPackageReturned": [["price"], " came back"],
			"ownPackageGive": ["Give it back"],
			"ownPackageGiveSure": [
				"You get ",
				["price"],
				" back into your wallet, and the package is gone."
			],
			"ownPackageGiven": [["price"], " is back in your wallet"],
			"ownPackageKept": ["It could not be given back"]
		} },
		"tour": { "default": {
			"tourPrevious": ["Previous"],
			"tourNext": ["Next"],
			"tourSkip": ["Skip Tour"],
			"tourComplete": ["Complete"],
			"tourStep": [
				"Step ",
				["n"],
				" of ",
				["of"]
			],
			"tourLandCountryTitle": ["Choose your country"],
			"tourLandCountryText": ["Prices, cities and ways to pay follow it."],
			"tourLandCityTitle": ["Choose your city"],
			"tourLandCityText": ["Prices, services and ways to pay follow it."],
			"tourLandLanguageTitle": ["Your language"],
			"tourLandLanguageText": ["English, Kiswahili or Sesotho, at any time."],
			"tourLandRideTitle": ["Go somewhere"],
			"tourLandRideText": ["Make an account in a minute and see the fare before you ask for a ride."],
			"tourLandDriveTitle": ["Drive and earn"],
			"tourLandDriveText": ["Send your documents, finish the training, see what each trip pays before you accept it."],
			"tourLandQuickTitle": ["Back again?"],
			"tourLandQuickText": ["On a phone that knows you, sign in with one tap."],
			"tourPaxWhereTitle": ["Where to?"],
			"tourPaxWhereText": ["Choose the place, see each fare, and ask for the ride."],
			"tourPaxMapTitle": ["Around you"],
			"tourPaxMapText": ["The map shows where you are; below it are the busy areas."],
			"tourPaxSafetyTitle": ["Your safety"],
			"tourPaxSafetyText": ["One tap on EMERGENCY tells your contacts and our team where you are. Five seconds to cancel."],
			"tourPaxBellTitle": ["What happened"],
			"tourPaxBellText": ["Every step of your trips and payments is told here."],
			"tourPaxSupportTitle": ["Talk to us"],
			"tourPaxSupportText": ["The helper answers at once, a person when you ask."],
			"tourDrvOnlineTitle": ["Go online here"],
			"tourDrvOnlineText": ["Offers come only while you are online. Each shows what you keep before you accept."],
			"tourDrvTodayTitle": ["Your day"],
			"tourDrvTodayText": ["What you earned today, straight from the ledger."],
			"tourDrvToolsTitle": ["Your tools"],
			"tourDrvToolsText": ["Training, earnings, payouts, and why offers passed you by."],
			"tourDrvSafetyTitle": ["Your safety"],
			"tourDrvSafetyText": ["EMERGENCY works for drivers too, on every trip screen."],
			"tourHeatPickTitle": ["Choose what you look at"],
			"tourHeatPickText": ["City, service, and the last hour up to the last day."],
			"tourHeatCardsTitle": ["The city in four numbers"],
			"tourHeatCardsText": ["Recorded demand. Where too little was recorded, it says that it is a sample."],
			"tourHeatTabsTitle": ["Three views"],
			"tourHeatTabsText": ["The map, each area in detail, and how demand spreads over services."]
		} },
		"training": { "default": {
			"trainingTitle": ["Driver Training"],
			"trainingIntro": ["Short lessons to read, then eight questions each. The required ones come before your first trip."],
			"trainingProgress": ["Overall progress"],
			"trainingRequiredDone": [[
				"total",
				"plural",
				{
					"one": [
						["done"],
						" of ",
						"#",
						" required module completed"
					],
					"other": [
						["done"],
						" of ",
						"#",
						" required modules completed"
					]
				}
			]],
			"requiredModule": ["Required"],
			"optionalModule": ["Optional"],
			"advisedSchool": ["Advised for school runs"],
			"advisedDeliveries": ["Advised for deliveries"],
			"moduleMinutes": [
				"about ",
				["n"],
				" min"
			],
			"moduleNotStarted": ["Not started"],
			"moduleInProgress": ["In progress"],
			"moduleCompleted": ["Completed"],
			"moduleFailed": ["Failed"],
			"moduleStart": ["Start"],
			"moduleContinue": ["Continue"],
			"moduleRetry": ["Try again"],
			"trainingNotLoaded": ["The training could not be loaded."],
			"lessonNotLoaded": ["The lesson could not be loaded."],
			"lessonPart": [
				"Part ",
				["n"],
				" of ",
				["total"]
			],
			"next": ["Next"],
			"markWatched": ["Mark as watched"],
			"lessonWatched": ["Watched"],
			"lessonTranscript": ["This text is the transcript of the video."],
			"watchVideo": ["Watch the video (uses data)"],
			"startQuiz": ["Start Quiz"],
			"watchFirstTitle": ["Watch the Video First"],
			"watchFirst": ["You must watch the complete training video before taking the quiz"],
			"trainingStartedTitle": ["Training Started"],
			"trainingStartFailed": ["Failed to start training module"],
			"trainingFailedTitle": ["Training Failed"],
			"trainingFailed": ["You need at least 80% to pass. Please try again."],
			"trainingCompletedTitle": ["Training Completed!"],
			"trainingCompleteFailed": ["Failed to complete training"],
			"answersKept": ["Your answers are kept. Try again when you are connected."],
			"quizQuestion": [
				"Question ",
				["n"],
				" of ",
				["total"]
			],
			"submitQuiz": ["Submit"],
			"submittingQuiz": ["Submitting..."],
			"quizScore": [
				"You scored ",
				["percent"],
				"%"
			],
			"quizPassed": ["This module is complete."],
			"wrongQuestions": ["Questions to look at again"],
			"retryFrom": [
				"You can take the quiz again from ",
				["time"],
				"."
			],
			"readAgain": ["Read the lesson again"],
			"quizAgain": ["Take the quiz again"],
			"allModules": ["All modules"],
			"needAnswer": ["Choose an answer first."],
			"needAnswers": ["Answer every question first."]
		} },
		"vehicles": { "default": {
			"whatYouDrive": ["What do you drive?"],
			"vehicleKindSedan": ["Car"],
			"vehicleKindPremium": ["Premium car"],
			"vehicleKindMinibus": ["Minibus"],
			"vehicleKindMotorcycle": ["Motorcycle"],
			"vehicleKindTuktuk": ["Tuk-tuk"],
			"vehicleKindScooter": ["Scooter"],
			"vehicleKindBicycle": ["Bicycle"],
			"vehicleKindBakkie": ["Bakkie (pickup)"],
			"vehicleKindVan": ["Van"],
			"vehicleUses": ["For ", ["uses"]],
			"usePeople": ["people"],
			"useShared": ["people who share a ride"],
			"useFood": ["food and groceries"],
			"useParcels": [
				"parcels up to ",
				["kg"],
				" kg"
			],
			"useLarge": ["large goods"],
			"vehiclesTitle": ["Vehicles"],
			"vehiclesNotLoaded": ["We could not load your vehicles."],
			"vehicleAdd": ["Add a vehicle"],
			"vehicleAdded": ["Vehicle added"],
			"vehicleAddedText": ["Send its papers. We tell you when it is approved."],
			"vehicleNotAdded": ["The vehicle could not be added"],
			"vehicleDriven": ["You drive this one"],
			"vehicleApproved": ["Approved"],
			"vehicleWantsPapers": ["Send its papers"],
			"vehicleInReview": ["We are reviewing it"],
			"vehicleRefused": ["Not accepted"],
			"vehicleInUse": ["Somebody else drives it now"],
			"vehicleOfOther": ["Somebody else’s, which you may drive"],
			"vehicleOfFleet": ["Belongs to the fleet ", ["fleet"]],
			"vehicleOfFleetNote": ["Its owner sees the trips you make with this vehicle: when, between which parts of town, fare, commission and what you get; and, while you are online with it, in which part of town you are. Of trips with a vehicle outside the fleet the owner sees nothing."],
			"vehicleContested": ["Another vehicle has this plate. Our team finds out whose it is."],
			"vehicleRemove": ["Remove"],
			"vehicleRemoveAsk": ["Remove this vehicle?"],
			"vehicleRemoveText": ["Its papers go with it, and somebody else can register the plate."],
			"vehicleNotRemoved": ["The vehicle could not be removed"],
			"vehiclePapers": ["Papers of ", ["plate"]],
			"vehicleToday": ["Which vehicle do you drive today?"],
			"vehicleLast": ["You drove this one last"],
			"vehicleGo": ["Go online with ", ["plate"]],
			"vehicleMissing": ["Not approved yet. Still missing: ", ["papers"]],
			"vehicleWaits": ["Not approved yet. Our team is looking at its papers"],
			"vehicleRefusedWhy": ["Not accepted: ", ["note"]],
			"missingRegistration": ["registration"],
			"missingInsurance": ["insurance"],
			"missingVehicle": ["details of the vehicle"]
		} },
		"verification": { "default": {
			"verificationTitle": ["Driver verification"],
			"verificationProgress": [["n"], "% complete"],
			"verificationNotLoaded": ["We could not load your verification."],
			"verificationSteps": ["Steps"],
			"stepPersonalDocuments": ["Personal documents"],
			"stepVehicleDocuments": ["Vehicle and its documents"],
			"stepBackgroundChecks": ["Background checks"],
			"stepReview": ["Final review"],
			"stepNotStarted": ["Not started"],
			"verifyStepInProgress": ["In progress"],
			"verifyStepCompleted": ["Completed"],
			"stepFailed": ["Needs you"],
			"documentsHeading": ["Documents"],
			"docIdDocument": ["ID document"],
			"docDriversLicense": ["Driver's license"],
			"docVehicleRegistration": ["Vehicle registration"],
			"docVehicleInsurance": ["Vehicle insurance"],
			"docPdpPermit": ["Professional driving permit (PDP)"],
			"docPoliceClearance": ["Police clearance"],
			"docOptional": ["Optional"],
			"docNeededFrom": ["Needed from ", ["day"]],
			"docComing": [
				"From ",
				["day"],
				" your city also asks for: ",
				["papers"],
				". Send it before then, and you drive on without a break."
			],
			"docPending": [
				"Your document is being reviewed. This takes ",
				["from"],
				"-",
				["to"],
				" hours."
			],
			"docApproved": ["Document verified successfully!"],
			"docVerified": ["Verified"],
			"docRejected": ["This document was not accepted. Please upload a new one."],
			"docExpired": ["This document has expired. Upload a new one to go online."],
			"docReviewNote": ["Reviewer: ", ["note"]],
			"docNumber": ["Document number (optional)"],
			"docExpiry": ["Expiry date"],
			"docUpload": ["Upload"],
			"docUploading": ["Uploading..."],
			"docReplace": ["Replace"],
			"documentUploaded": ["Document uploaded successfully"],
			"documentUploadedText": ["Your document is now under review."],
			"uploadFailed": ["Upload failed"],
			"uploadFailedText": ["Failed to upload document"],
			"checksHeading": ["Background checks"],
			"checkCriminal": ["Criminal record"],
			"checkDrivingRecord": ["Driving record"],
			"checkIdentity": ["Identity"],
			"checkStart": ["Start check"],
			"checkPending": ["In progress"],
			"checkClear": ["Clear"],
			"checkScores": ["Scores out of 100"],
			"checkFlagged": ["This check needs a talk with us. Please contact support."],
			"verifyTalk": ["Talk with support"],
			"checkStarted": ["Background check initiated"],
			"checkStartedText": ["Your background check is now in progress."],
			"checkNotStarted": ["Failed to start background check"],
			"checkNotStartedText": ["Please try again later"],
			"vehicleHeading": ["Your vehicle"],
			"vehicleMake": ["Make"],
			"vehicleModelName": ["Model"],
			"vehiclePlate": ["Licence plate"],
			"vehicleColour": ["Colour"],
			"vehicleYearLabel": ["Year"],
			"vehicleSave": ["Save vehicle"],
			"vehicleSaved": ["Vehicle saved"],
			"vehicleNotSaved": ["The vehicle could not be saved"],
			"statusNotStarted": ["Upload your documents to begin."],
			"statusPending": [
				"Some things are still missing. Once all is sent, a review takes ",
				["from"],
				"-",
				["to"],
				" hours."
			],
			"statusInReview": [
				"All is sent. We are reviewing it: this takes ",
				["from"],
				"-",
				["to"],
				" hours."
			],
			"statusApproved": ["You are verified. You may accept rides."],
			"statusRejected": ["Your verification was not accepted. Read the note, and upload what is asked for."],
			"statusSuspended": ["You are suspended and can't drive at the moment."],
			"reviewerNotes": ["Notes from the reviewer"],
			"goToDashboard": ["Go to the dashboard"],
			"verifyStatusUnknown": ["We have your verification on file. For what comes next, write to support."],
			"verifyStepOther": ["Another step"],
			"needFields": ["Fill in every field first."],
			"docMissing": ["Not sent yet"],
			"docAdd": ["Add"],
			"docAgain": ["Send a new one"],
			"docsSent": [
				["n"],
				" of ",
				["of"],
				" required sent"
			],
			"docsNext": ["Next: ", ["name"]],
			"docsBack": ["Back to the list"],
			"docStep": [
				["n"],
				" of ",
				["of"]
			],
			"docSelfie": ["Photo of your face"],
			"docFaceWhy": ["Once our team has checked it, your passengers see it on their trip, and parents of the children you drive. Nobody else does."],
			"docGoodUntil": ["Good until ", ["day"]],
			"suspendedRead": ["Read why and answer"]
		} },
		"verification-picture": { "default": {
			"docOpenCamera": ["Open the camera"],
			"docPickFile": ["Choose a file"],
			"docOtherWay": ["Another way"],
			"docFitCard": ["Fit the whole card into the frame."],
			"docFitPage": ["Fit the whole page into the frame."],
			"docLight": ["Lay it flat where it is light, so that no light shines back."],
			"docShutter": ["Take the picture"],
			"docTaken": ["Your picture"],
			"docUse": ["Use this"],
			"docRetake": ["Take again"],
			"cameraStarting": ["The camera starts..."],
			"cameraDenied": ["The camera is not allowed here. Allow it in your browser's settings, or choose a file."],
			"cameraNone": ["We found no camera. Choose a file."],
			"faultBlurred": ["This looks blurred. Take it again, or use it anyway."],
			"faultGlare": ["Light shines back from it. Turn it a little and take it again, or use it anyway."],
			"faultDark": ["This is dark. Take it again where it is light, or use it anyway."],
			"docFitFace": ["Fit your face into the frame."],
			"docFaceLight": ["Face the light, without a hat or dark glasses."],
			"docChooseFile": ["Photo or PDF"],
			"docChooseHint": ["At most 10 MB"],
			"fileTooLarge": ["File too large"],
			"fileTooLargeText": ["Please select a file smaller than 10MB"],
			"needFile": ["Choose a file first."],
			"docView": ["View what you sent"],
			"docViewFailed": ["Not opened"],
			"docViewFailedText": ["The document could not be opened. Please try again."]
		} }
	},
	"sw": {
		"account": { "default": {
			"profileActive": ["Inatumika"],
			"profileEmail": ["Barua pepe"],
			"profilePhone": ["Simu"],
			"profileGender": ["Jinsia iliyosajiliwa"],
			"profileLocation": ["Nchi"],
			"profileVehicle": ["Taarifa za gari"],
			"profileLadies": ["Unastahili safari za wanawake pekee"],
			"profileLadiesHow": ["Safari za wanawake pekee hufunguka timu yetu ikishathibitisha jinsia yako kwa hati."],
			"profileEdit": ["Hariri wasifu"],
			"profileName": ["Jina kamili"],
			"profileSave": ["Hifadhi"],
			"profileSaved": ["Imehifadhiwa"],
			"profileNotSaved": ["Haikuweza kuhifadhiwa"],
			"profileTryLater": ["Tafadhali jaribu tena baadaye."],
			"profileNotLoaded": ["Hatukuweza kupakia wasifu wako."],
			"profileGenderConfirmed": ["Timu yetu ilithibitisha hili kutoka kwenye hati yako. Kulibadilisha, andikia msaada."],
			"profilePhoto": ["Picha"],
			"profilePhotoRemove": ["Ondoa picha"],
			"profileTrips": [[
				"n",
				"plural",
				{
					"one": [
						"Safari ",
						"#",
						" hadi sasa"
					],
					"other": [
						"Safari ",
						"#",
						" hadi sasa"
					]
				}
			]],
			"settingsLanguage": ["Lugha"],
			"settingsCountry": ["Nchi"],
			"settingsLooks": ["Mwonekano"],
			"settingsAuto": ["Otomatiki"],
			"settingsLight": ["Angavu"],
			"settingsDark": ["Giza"],
			"settingsSun": ["Hali ya jua"],
			"settingsNotifications": ["Arifa"],
			"notifyRide": ["Safari"],
			"notifyChat": ["Ujumbe"],
			"notifyPromotion": ["Ofa na habari"],
			"notifySafety": ["Yanayohusu usalama wako huja daima."],
			"settingsPassword": ["Badilisha nenosiri"],
			"settingsPasswordNow": ["Nenosiri la sasa"],
			"settingsPasswordNew": ["Nenosiri jipya"],
			"settingsPasswordDone": ["Nenosiri limebadilishwa. Vifaa vingine vyote vimeondolewa."],
			"settingsEmail": ["Badilisha barua pepe"],
			"settingsEmailNew": ["Barua pepe mpya"],
			"settingsDevices": ["Vifaa vilivyoingia"],
			"deviceUnknown": ["Kifaa kisichojulikana"],
			"deviceThis": ["Kifaa hiki"],
			"deviceSince": ["tangu ", ["date"]],
			"deviceSignOut": ["Ondoa"],
			"deviceSignOutOthers": ["Ondoa vifaa vingine vyote"],
			"settingsData": ["Data yako"],
			"settingsExport": ["Pakua nakala ya data yako"],
			"settingsExported": ["Imehifadhiwa kwenye kifaa hiki"],
			"settingsDelete": ["Futa akaunti"],
			"settingsDeleteText": ["Hili haliwezi kutenduliwa. Jina, mawasiliano, picha na hati zako zitafutwa; safari zitabaki bila wewe, kwa sababu vitabu vya hesabu vinazihitaji."],
			"settingsDeleteDo": ["Futa akaunti yangu"],
			"settingsDeleted": ["Akaunti yako imefutwa."],
			"openPlaces": ["Maeneo yaliyohifadhiwa"],
			"settingsTitle": ["Mipangilio"],
			"pushTitle": ["Programu ikifungwa"],
			"pushHint": ["Jua dereva anapofika au safari inapoghairiwa, hata skrini ikiwa imezimwa."],
			"pushOn": ["Washa"],
			"pushOff": ["Zima"],
			"pushIsOn": ["Imewashwa kwa kifaa hiki."],
			"pushBlocked": ["Kivinjari chako kimezuia arifa za tovuti hii. Ziruhusu kwenye mipangilio yake."],
			"pushUnsupported": ["Kivinjari hiki hakiwezi kuonyesha ujumbe programu ikiwa imefungwa."],
			"quietTitle": ["Saa za utulivu"],
			"quietFrom": ["Kuanzia"],
			"quietTo": ["Hadi"],
			"dataTitle": ["Data na simu hii"],
			"dataSaver": ["Okoa data"],
			"dataSaverNote": ["Bila picha za ramani, bila picha, masasisho machache."],
			"dataUsed": [
				"Takriban ",
				["visit"],
				" tangu ufungue programu, ",
				["today"],
				" leo."
			],
			"installNote": [
				"Ikisakinishwa, ",
				["product"],
				" hufunguka kama programu nyingine yoyote, hata bila mtandao."
			],
			"openPackages": ["Vifurushi vya safari"],
			"openOrders": ["Oda zangu"],
			"openDocuments": ["Hati zako"],
			"settingsGeneral": ["Programu hii"],
			"settingsSunNote": ["Nyeusi juu ya nyeupe, herufi kubwa"],
			"settingsSignIn": ["Kuingia"],
			"profileDetails": ["Taarifa zako"],
			"profileEditShort": ["Hariri"],
			"settingsNoPhone": ["Hakuna namba ya simu"],
			"settingsPhoneConfirmed": ["Imethibitishwa"],
			"settingsPhoneUnconfirmed": ["Bado haijathibitishwa"],
			"settingsPhoneChange": ["Badilisha namba"],
			"settingsPhoneConfirm": ["Thibitisha namba"],
			"profilePhoneChange": ["Badilisha namba ya simu"],
			"openVehicles": ["Magari"],
			"openStanding": ["Hali yako"]
		} },
		"app": { "default": {
			"close": ["Funga"],
			"retry": ["Jaribu tena"],
			"back": ["Rudi"],
			"home": ["Nyumbani"],
			"services": ["Huduma"],
			"done": ["Tayari"],
			"change": ["Badilisha"],
			"choose": ["Chagua"],
			"error": ["Hitilafu"],
			"notSent": ["Haikutumwa. Angalia mtandao wako kisha ujaribu tena."],
			"loading": ["Inapakia"],
			"reload": ["Pakia upya"],
			"screenFailed": ["Ukurasa huu haukuweza kuonyeshwa."],
			"fallbackTitle": ["Hitilafu ya Kupakia - Ukurasa wa Akiba"],
			"callPolice": ["Piga simu polisi: ", ["number"]],
			"needsScript": ["Ukurasa huu unahitaji JavaScript. Iwashe kwenye kivinjari chako, kisha pakia ukurasa upya."],
			"skipToContent": ["Nenda kwenye maudhui"],
			"mainMenu": ["Menyu kuu"],
			"language": ["Lugha"],
			"notifications": ["Arifa"],
			"offlineBanner": ["Huna mtandao. Unachokiona huenda ni cha zamani."],
			"signOut": ["Ondoka"],
			"tabHome": ["Nyumbani"],
			"tabHistory": ["Historia"],
			"tabDashboard": ["Dashibodi"],
			"passenger": ["Abiria"],
			"driver": ["Dereva"],
			"staff": ["Wafanyakazi"],
			"map": ["Ramani"],
			"mapStill": ["Mchoro wa njia"],
			"showMap": [
				"Onyesha ramani (takriban KB ",
				["kilobytes"],
				")"
			],
			"zoomIn": ["Vuta karibu"],
			"zoomOut": ["Sogeza mbali"],
			"locateMe": ["Nionyeshe nilipo"],
			"sheetUp": ["Fungua zaidi"],
			"sheetDown": ["Onyesha ramani"],
			"liveUnderWay": ["Yanaendelea sasa"],
			"livePin": ["PIN yako ", ["pin"]],
			"notFoundTitle": ["404 Ukurasa Haukupatikana"],
			"notFoundText": ["Hakuna kitu kwenye anwani hii."],
			"tabProfile": ["Wasifu"],
			"minutes": [[
				"n",
				"plural",
				{
					"one": ["dakika ", "#"],
					"other": ["dakika ", "#"]
				}
			]],
			"minuteRange": [
				"dakika ",
				["from"],
				"–",
				["to"]
			],
			"mapCredit": ["© Wachangiaji wa OpenStreetMap"],
			"tabSupport": ["Msaada"],
			"tourOpen": ["Ziara ya mwongozo"],
			"noConnection": ["Hakuna mtandao."],
			"maybeOurSide": ["Huenda tatizo liko upande wetu. Hakuna chako kilichopotea."],
			"offlineNow": ["Huna mtandao. Umekatika sasa hivi."],
			"offlineMinutes": [
				"Huna mtandao. Ulikuwepo mwisho ",
				[
					"n",
					"plural",
					{
						"one": [
							"dakika ",
							"#",
							" iliyopita"
						],
						"other": [
							"dakika ",
							"#",
							" zilizopita"
						]
					}
				],
				"."
			],
			"offlineHours": [
				"Huna mtandao. Ulikuwepo mwisho ",
				[
					"n",
					"plural",
					{
						"one": [
							"saa ",
							"#",
							" iliyopita"
						],
						"other": [
							"saa ",
							"#",
							" zilizopita"
						]
					}
				],
				"."
			],
			"offlineDays": [
				"Huna mtandao. Ulikuwepo mwisho ",
				[
					"n",
					"plural",
					{
						"one": [
							"siku ",
							"#",
							" iliyopita"
						],
						"other": [
							"siku ",
							"#",
							" zilizopita"
						]
					}
				],
				"."
			],
			"offlineUnsent": [[
				"n",
				"plural",
				{
					"one": [
						"Jambo ",
						"#",
						" halijatumwa"
					],
					"other": [
						"Mambo ",
						"#",
						" hayajatumwa"
					]
				}
			], " bado."],
			"updateReady": ["Toleo jipya liko tayari."],
			"updateNow": ["Sasisha"],
			"notNow": ["Si sasa"],
			"offlineFixes": ["Mahali ulipo patatumwa utakapopata mtandao."],
			"screenMissing": ["Ukurasa huu bado haupo kwenye simu yako. Utafunguka utakapopata mtandao."],
			"emergencyHelp": ["Msaada wa dharura"],
			"typeStandard": [["product"]],
			"typeShare": ["Kushiriki"],
			"typePremium": ["Premium"],
			"typeLadies": ["Wanawake Pekee"],
			"typeScholar": ["Wanafunzi"],
			"typeLarge": ["Mzigo mkubwa"],
			"typeStandardNote": ["Gari la kila siku, hadi watu 4"],
			"typeShareNote": ["Shiriki safari, lipa kidogo"],
			"typePremiumNote": ["Gari jipya zaidi, nafasi zaidi"],
			"typeLadiesNote": ["Madereva wanawake waliothibitishwa"],
			"typeScholarNote": ["Kwenda shule na kurudi"],
			"bonusMorning": [
				"Msongamano wa asubuhi +",
				["percent"],
				"%"
			],
			"bonusEvening": [
				"Msongamano wa jioni +",
				["percent"],
				"%"
			],
			"bonusWeekend": [
				"Wikendi +",
				["percent"],
				"%"
			],
			"bonusOwn": [
				"Bonasi +",
				["percent"],
				"%"
			],
			"cash": ["Pesa taslimu"],
			"mpesa": ["M-Pesa"],
			"wallet": ["Pochi ya ", ["product"]],
			"methodPackage": ["Kifurushi cha safari"],
			"paymentMethods": ["Njia za malipo"],
			"payAfterRide": ["Lipa baada ya safari"],
			"payCourier": ["Mlipe msafirishaji"],
			"currentLocation": ["Mahali Ulipo"],
			"pickupLocation": ["Mahali pa kuchukuliwa"],
			"destination": ["Unakoenda"],
			"distance": ["Umbali"],
			"goBack": ["Rudi"],
			"call": ["Mpigie ", ["name"]],
			"total": ["Jumla"],
			"starsCount": [[
				"n",
				"plural",
				{
					"one": ["nyota ", "#"],
					"other": ["nyota ", "#"]
				}
			]],
			"rateName": [
				"Safari na ",
				["name"],
				" ilikuwaje?"
			],
			"saveReceipt": ["Hifadhi au chapisha"],
			"tripFare": ["Nauli ya safari"],
			"payCommission": ["Kamisheni"],
			"payPromotion": ["Punguzo, tunalolipa sisi"],
			"payNet": ["Unapata"],
			"from": ["kuanzia"],
			"recentTrips": ["Safari za hivi karibuni"],
			"tripsNotLoaded": ["Safari zako hazikuweza kupakiwa."],
			"notRated": ["Bado haijakadiriwa"],
			"requestRide": ["Omba Safari"],
			"homeAi": ["Vipengele vya AI"],
			"laterAt": ["Kuchukua saa ", ["time"]],
			"cancelRequest": ["Ghairi ombi"],
			"genderFemale": ["Mwanamke"],
			"genderMale": ["Mwanaume"],
			"genderOther": ["Nyingine"],
			"genderUnsaid": ["Sipendi kusema"],
			"login": ["Ingia"],
			"email": ["Barua pepe"],
			"password": ["Nenosiri"],
			"earnings": ["Mapato"],
			"openVerification": ["Thibitisha sasa"],
			"whyNoTrips": ["Mbona hakuna safari?"],
			"rating": ["Ukadiriaji"],
			"withdraw": ["Toa pesa"],
			"accept": ["Kubali"],
			"serviceFood": ["Kuletewa Chakula"],
			"serviceParcel": ["Kutuma Mizigo"],
			"serviceGrocery": ["Bidhaa za Dukani"],
			"serviceHeat": ["Ramani ya Mahitaji ya Jiji"],
			"quickLogin": ["Kuingia Haraka"],
			"offlineRequest": ["Utaweza kuomba ukipata mtandao tena."],
			"whereTo": ["Unaenda wapi?"],
			"installApp": ["Sakinisha programu"],
			"ratingNew": ["Mpya"],
			"homeScholar": ["Safari za Wanafunzi"],
			"openSafety": ["Usalama"],
			"openSettings": ["Mipangilio"],
			"serviceScholarNote": ["Kwenda shule na kurudi"],
			"endedBefore": [
				"Iliishia ",
				["distance"],
				" kabla ya ",
				["place"]
			],
			"walletOwes": ["Unadaiwa ", ["amount"]],
			"problem_suspended": ["Umesimamishwa. Soma sababu na ujibu kwenye “Hali yako” katika wasifu wako."],
			"problem_approval_needed": ["Mtu wa pili lazima akubali hili kwanza."],
			"problem_invalid_request": ["Tafadhali kagua ulichoandika kisha ujaribu tena."],
			"problem_invitation_invalid": ["Mwaliko huu ni wa zamani mno au umeshatumika. Omba mwingine."],
			"problem_not_signed_in": ["Ingia kwanza."],
			"problem_invalid_credentials": ["Barua pepe au nenosiri si sahihi"],
			"problem_forbidden": ["Huruhusiwi kufanya hivi."],
			"problem_foreign_origin": ["Ombi hili limetoka tovuti nyingine."],
			"problem_own_request": ["Wewe ndiye uliyeomba hili. Mtu mwingine lazima akubali."],
			"problem_second_factor_needed": ["Toa uthibitisho wa pili kwanza."],
			"problem_wrong_code": ["Msimbo si sahihi. Subiri unaofuata kisha ujaribu tena."],
			"problem_confirm_password": ["Weka nenosiri lako ili kuendelea."],
			"problem_staff_sign_in": ["Wafanyakazi huingia kwenye /staff."],
			"problem_unknown_device": ["Ingia kwanza kwa nenosiri lako kwenye kifaa hiki."],
			"problem_driver_not_verified": ["Utaweza kufanya hivi uthibitisho wako ukiidhinishwa."],
			"problem_ladies_only": ["Safari za wanawake pekee ni kwa wanawake waliothibitishwa tu."],
			"problem_setup_link_invalid": ["Kiungo hiki ni cha zamani mno, kimeshatumika, au kipya kimechukua nafasi yake. “npm run owner” huandika kingine."],
			"problem_not_set_up": ["Seva hii bado haijasanidiwa. Mwendeshaji wake afungue kiungo kilichoandikwa ilipoanza; “npm run owner” huandika kingine."],
			"problem_last_owner": ["Huyu ndiye mmiliki wa mwisho. Mfanye mtu mwingine kuwa mmiliki kwanza."],
			"problem_wrong_pin": ["PIN hiyo si sahihi."],
			"problem_not_found": ["Hakuna kitu hapa, au si chako."],
			"problem_account_exists": ["Akaunti haikuweza kufunguliwa kwa taarifa hizi. Ingia, au badilisha nenosiri lako."],
			"problem_live_ride_exists": ["Tayari una safari inayoendelea."],
			"problem_rider_has_ride": ["Tayari kuna safari ya mtu huyu inayoendelea."],
			"problem_too_many_rides": ["Una safari tano zinazoendelea. Omba tena moja ikimalizika."],
			"problem_fare_changed": ["Bei imebadilika. Tafadhali iangalie tena."],
			"problem_promotion_refused": ["Msimbo haupunguzi bei tena. Tafadhali iangalie bei tena."],
			"problem_bonus_spent": ["Bonasi ya leo imekwisha. Iangalie safari tena."],
			"problem_quote_expired": ["Bei imesasishwa. Tafadhali iangalie tena."],
			"problem_illegal_transition": ["Hili haliwezekani kwa sasa. Tafadhali angalia tena."],
			"problem_end_unproven": ["Sema kwa nini safari inaishia hapa."],
			"problem_https_needed": ["Hii inafanya kazi tu kupitia muunganisho uliosimbwa (https)."],
			"problem_offer_gone": ["Ombi hili limeondoka. Linalofuata litakuja."],
			"problem_already_rated": ["Umeshakadiria hii."],
			"problem_check_exists": ["Ukaguzi huu umeshaanza."],
			"problem_already_decided": ["Hili limeshaamuliwa."],
			"problem_document_expired": ["Hati yako imeisha muda. Pakia mpya ili uingie kazini."],
			"problem_document_missing": ["Mji wako sasa unataka hati nyingine. Ipakie ili uingie kazini."],
			"problem_document_in_review": ["Hati uliyotuma inakaguliwa: utaweza kuingia kazini ikiidhinishwa."],
			"problem_no_position": ["Hatujui ulipo. Ruhusu simu itume mahali ulipo, kisha subiri kidogo."],
			"problem_place_required": ["Sema kutoka wapi hadi wapi: kila mji una bei zake."],
			"problem_destination_out_of_reach": ["Mahali hapo ni mbali mno: safari huishia ndani ya eneo la jiji."],
			"problem_not_bookable_here": ["Bado hakuna huduma hapa."],
			"problem_balance_too_low": ["Salio lako halitoshi."],
			"problem_hours_overlap": ["Saa hizi tayari zina mtu kwenye nafasi hii ya zamu, au mtu huyu anazo kwenye nafasi nyingine."],
			"problem_hours_over": ["Saa hizi zimeshapita."],
			"problem_not_in_team": ["Mtu huyu hayumo kwenye timu, au amezuiwa kuingia kwenye dawati."],
			"problem_roster_full": ["Ratiba hii imejaa. Ondoa saa ambazo hazihitajiki tena."],
			"problem_contact_exists": ["Namba hii tayari iko kwenye orodha yako."],
			"problem_too_many_contacts": ["Orodha yako ya watu imejaa. Ondoa mmoja kwanza."],
			"problem_saved_place_exists": ["Tayari umehifadhi mahali kwa jina hili. Badilisha hapo."],
			"problem_too_many_saved_places": ["Orodha yako ya mahali palipohifadhiwa imejaa. Ondoa pamoja kwanza."],
			"problem_chat_closed": ["Mazungumzo haya yamefungwa."],
			"problem_too_many_chats": ["Funga kwanza mojawapo ya mazungumzo yako yaliyo wazi."],
			"problem_reference_taken": ["Namba hii imetumika kwa oda nyingine."],
			"problem_changed_meanwhile": ["Mtu mwingine amebadilisha hili tangu ulipoliangalia. Liangalie tena."],
			"problem_basket_changed": ["Kitu kwenye kikapu chako kimebadilika. Tafadhali kiangalie tena."],
			"problem_group_full": ["Kundi hili limejaa."],
			"problem_already_joined": ["Mwanafunzi huyu tayari yuko kwenye kundi."],
			"problem_group_exists": ["Tayari kuna kundi la shule hii kwa njia hii."],
			"problem_too_many_groups": ["Dereva huyu ana makundi yote yanayoruhusiwa."],
			"problem_too_many_children": ["Orodha ya watoto imejaa."],
			"problem_package_changed": ["Kifurushi hiki sasa kinauzwa kwa masharti mengine. Kiangalie tena."],
			"problem_package_active": ["Tayari una kifurushi hiki."],
			"problem_shop_closed": ["Duka halipokei oda kwa sasa."],
			"problem_payment_under_way": ["Jibu kwanza ombi lililo kwenye simu yako, au subiri liishe."],
			"problem_payout_open": ["Kuna malipo yanayoendelea. Unaweza kuomba mengine yakikamilika."],
			"problem_referral_refused": ["Namba hii haiwezi kualikwa: ni yako, au ilishaalikwa."],
			"problem_training_unfinished": ["Maliza kwanza mafunzo ya lazima."],
			"problem_video_not_watched": ["Lazima utazame video yote ya mafunzo kabla ya kujibu maswali"],
			"problem_reset_link_invalid": ["Kiungo hiki kimetumika au muda wake umeisha. Omba kipya."],
			"problem_too_many_files": ["Faili nyingi mno zinasubiri kutumika. Jaribu tena kesho."],
			"problem_file_too_large": ["Tafadhali chagua faili lisilozidi MB 10"],
			"problem_file_type": ["Picha na PDF pekee zinakubalika."],
			"problem_picture_type": ["Picha tu inakubaliwa hapa: JPEG, PNG, WebP au AVIF isiyosogea."],
			"problem_picture_too_small": ["Sehemu hii ya picha ni ndogo mno. Chagua sehemu kubwa zaidi, au picha kubwa zaidi."],
			"problem_voice_type": ["Ujumbe wa sauti pekee unakubaliwa hapa. Urekodi tena."],
			"problem_voice_too_long": ["Ujumbe wa sauti usizidi sekunde 15. Rekodi mfupi zaidi."],
			"problem_body_too_large": ["Ni nyingi mno kwa mara moja."],
			"problem_unsupported_media_type": ["Aina hii ya faili haikubaliki."],
			"problem_quiz_answers_invalid": ["Jibu kila swali."],
			"problem_idempotency_key_reused": ["Hii ilishatumwa. Pakia ukurasa upya kisha ujaribu tena."],
			"problem_pin_locked": ["PIN nyingi zisizo sahihi. Inaweza kuthibitishwa kwenye programu."],
			"problem_too_many_requests": [
				"Umejaribu mara nyingi mno. Tafadhali subiri ",
				[
					"n",
					"plural",
					{
						"one": ["sekunde ", "#"],
						"other": ["sekunde ", "#"]
					}
				],
				"."
			],
			"problem_internal": ["Kuna hitilafu upande wetu. Tafadhali jaribu tena."],
			"problem_overloaded": ["Kuna shughuli nyingi sasa. Tafadhali jaribu tena baada ya muda mfupi."],
			"problem_field": ["Tafadhali sahihisha hapa."],
			"problem_field_missing": ["Tafadhali jaza hapa."],
			"problem_field_short": [[
				"n",
				"plural",
				{
					"one": [
						"Angalau herufi ",
						"#",
						", tafadhali."
					],
					"other": [
						"Angalau herufi ",
						"#",
						", tafadhali."
					]
				}
			]],
			"problem_field_long": [[
				"n",
				"plural",
				{
					"one": [
						"Si zaidi ya herufi ",
						"#",
						", tafadhali."
					],
					"other": [
						"Si zaidi ya herufi ",
						"#",
						", tafadhali."
					]
				}
			]],
			"problem_field_few": [
				"Chagua angalau ",
				["n"],
				"."
			],
			"problem_field_many": [
				"Chagua si zaidi ya ",
				["n"],
				"."
			],
			"problem_field_small": [
				"Hii haiwezi kuwa chini ya ",
				["n"],
				"."
			],
			"problem_field_big": [
				"Hii haiwezi kuwa zaidi ya ",
				["n"],
				"."
			],
			"problem_field_number": ["Hii lazima iwe nambari."],
			"problem_field_date": ["Hii lazima iwe tarehe na saa."],
			"problem_field_email": ["Hii si anwani ya barua pepe."],
			"problem_field_name": ["Jina pekee, tafadhali: bila kiungo, anwani wala nambari."],
			"problem_field_choice": ["Hii haiwezi kuchaguliwa."],
			"problem_field_unknown": ["Sehemu haijulikani"],
			"problem_field_format": ["Hii haionekani kuwa sahihi."],
			"problem_too_many_booked": ["Umepanga safari nyingi kadiri inavyowezekana."],
			"problem_plate_taken": ["Namba hii ya gari imeshasajiliwa. Ikiwa gari ni lako, uliza huduma kwa wateja."],
			"problem_selfie_due": ["Piga kwanza picha yako, kisha utakuwa kazini."],
			"problem_consent_due": ["Soma kwanza masharti na uyakubali."],
			"problem_vehicle_in_fleet": ["Gari hili ni la kundi la magari. Lazima litolewe huko kwanza."],
			"problem_vehicle_in_use": ["Dereva mwingine yuko kazini na gari hili. Chagua lingine, au mwombe atoke kazini."],
			"problem_vehicle_not_approved": ["Gari hili bado halijaidhinishwa. Tutakuambia likiidhinishwa."],
			"problem_vehicle_too_old": ["Gari lako ni kuukuu mno kufanya kazi nasi."],
			"problem_code_wrong": ["Huo si msimbo. Angalia ujumbe mpya kabisa."],
			"problem_unproven_phone": ["Thibitisha namba kwa msimbo kwanza."],
			"problem_channel_not_offered": ["Msimbo hauwezi kuja kwa njia hii sasa. Omba ujumbe wa maandishi."],
			"problem_code_over": ["Msimbo huu ni wa zamani sana au umetumika. Omba mpya."],
			"problem_codes_unavailable": ["Seva hii haitumi ujumbe. Tumia nenosiri lako."],
			"problem_codes_spent": ["Hatuwezi kutuma misimbo zaidi leo. Ingia kwa nenosiri lako, au jaribu tena kesho."],
			"problem_proof_needed": ["Watu wengi wanaingia kutoka mtandao wako sasa hivi. Tafadhali jaribu tena."],
			"problem_device_overtaken": ["Tafadhali gusa tena."],
			"problem_cancelling_costs": ["Kughairi sasa kuna gharama. Angalia tena."],
			"problem_owed_changed": ["Una deni la safari za awali. Tafadhali angalia bei tena."]
		} },
		"assistant": { "default": {
			"aiTitle": ["Vipengele vya AI"],
			"aiTabVoice": ["Agiza kwa Sauti"],
			"aiTabShopping": ["Ununuzi Mahiri"],
			"aiTabPricing": ["Bei za Ushindani"],
			"aiTabVehicle": ["Uhakiki wa Gari"],
			"aiTabTraining": ["Mafunzo ya Huduma Nyingi"],
			"aiOwnRules": [
				"Sema au andika unachohitaji; ",
				["product"],
				" inakitafuta."
			],
			"aiPowered": [
				"Modeli ya AI ",
				["name"],
				" huendesha uchakataji wa sauti na mapendekezo; sheria zetu hukagua yote."
			],
			"aiByRules": [
				"Imekokotolewa na ",
				["product"],
				"."
			],
			"aiByModel": [
				"Imependekezwa na modeli ya AI ",
				["name"],
				", imekaguliwa na sheria zetu."
			],
			"aiStore": ["Duka"],
			"aiNoStores": ["Hakuna duka la randi linalofikisha kwako. Bei ni za duka lingine."],
			"aiTotal": ["Jumla inayokadiriwa"],
			"voiceIdle": ["Gusa kuanza"],
			"voiceRecording": ["Inasikiliza..."],
			"voiceProcessing": ["Inachakata..."],
			"voiceHint": ["Taja bidhaa kama: ndizi kilo 2, maziwa lita 1, mkate mweupe"],
			"voiceBox": ["Unachohitaji"],
			"voiceSample": ["Mfano"],
			"voiceSampleText": ["Kivinjari hiki hakikusikia maneno. Badilisha mfano huu au andika yako, kisha utume."],
			"voiceSend": ["Tafuta bidhaa"],
			"voicePrivacy": ["Kivinjari chako hugeuza sauti kuwa maandishi. Tunapata maandishi, si sauti."],
			"voiceResult": ["Tulichoelewa"],
			"voiceConfidence": [
				"Uhakika ",
				["percent"],
				"%"
			],
			"voiceRounded": [
				"Uliomba ",
				["asked"],
				"; inauzwa kwa ",
				["unit"],
				"."
			],
			"unitEach": ["vipande"],
			"unitPack": ["pakiti"],
			"voiceRefused": ["Hitilafu ya Kurekodi"],
			"voiceRefusedText": ["Haiwezi kufikia maikrofoni. Tafadhali angalia ruhusa."],
			"voiceStarted": ["Kurekodi Kumeanza"],
			"voiceStartedText": ["Sema agizo lako la vyakula waziwazi..."],
			"voiceFailed": ["Hitilafu ya Uchakataji"],
			"voiceFailedText": ["Imeshindwa kuchakata agizo la sauti. Tafadhali jaribu tena."],
			"voiceClarify": ["Ufafanuzi Unahitajika"],
			"voiceDone": ["Agizo Limechakatwa"],
			"voiceFound": [
				[
					"n",
					"plural",
					{
						"one": [
							"Bidhaa ",
							"#",
							" imepatikana"
						],
						"other": [
							"Bidhaa ",
							"#",
							" zimepatikana"
						]
					}
				],
				". Jumla inayokadiriwa: ",
				["amount"]
			],
			"smartHousehold": ["Idadi ya watu nyumbani"],
			"smartBudget": ["Bajeti ya wiki"],
			"smartDiets": ["Mapendeleo ya chakula"],
			"smartGenerate": ["Tengeneza Orodha ya Wiki"],
			"smartHow": ["Inavyofanya kazi"],
			"smartHow1": ["Tunahesabu wanachokula nyumbani kwako kwa wiki: mboga na matunda, vyakula vikuu, protini, maziwa."],
			"smartHow2": ["Tunajaza kutoka duka moja, thamani bora kwanza, pamoja na ulichonunua awali, bila kuzidi bajeti yako."],
			"smartHow3": ["Ukiwa na mlo maalum tunachukua vyakula vinavyofaa kwa hakika tu. Lebo ndiyo ya mwisho: isome, na muulize daktari wako."],
			"smartDone": ["Orodha Mahiri Imetengenezwa"],
			"smartCreated": [
				[
					"n",
					"plural",
					{
						"one": ["Orodha ya bidhaa ", "#"],
						"other": ["Orodha ya bidhaa ", "#"]
					}
				],
				" yenye alama ya lishe ",
				["score"],
				"/10"
			],
			"smartFailed": ["Utengenezaji Umeshindwa"],
			"smartFailedText": ["Haiwezi kutengeneza orodha mahiri. Tafadhali jaribu tena."],
			"smartList": ["Wiki yako"],
			"smartEmpty": ["Hakuna kitu katika duka hili kinachofaa mlo na bajeti yako."],
			"smartOfBudget": ["ya bajeti yako ya ", ["budget"]],
			"smartOrdersUsed": [[
				"n",
				"plural",
				{
					"one": [
						"agizo ",
						"#",
						" la awali limeangaliwa"
					],
					"other": [
						"maagizo ",
						"#",
						" ya awali yameangaliwa"
					]
				}
			]],
			"smartScoreNote": ["Hesabu ya kilichomo kwa nyumba yako, si ushauri wa daktari."],
			"dietVegetarian": ["Bila nyama"],
			"dietVegan": ["Mimea pekee"],
			"dietHalal": ["Halali"],
			"dietKosher": ["Kosher (Kiyahudi)"],
			"dietGluten": ["Bila gluteni"],
			"dietDairy": ["Bila maziwa"],
			"dietLowCarb": ["Wanga kidogo"],
			"dietDiabetic": ["Inafaa kisukari"],
			"dietHeart": ["Afya ya moyo"],
			"ratePromise": ["Ahadi ya Bei"],
			"ratePromiseText": [
				"Tunaweka viwango vyetu ",
				["percent"],
				"% chini ya programu inayoongoza."
			],
			"rateValid": [
				"Kiwango cha kulinganisha kinaonyeshwa na siku na chanzo chake, na kufichwa kikiwa na zaidi ya ",
				[
					"days",
					"plural",
					{
						"one": ["siku ", "#"],
						"other": ["siku ", "#"]
					}
				],
				"."
			],
			"rateUpdated": ["Ilisasishwa mwisho ", ["time"]],
			"rateNotLoaded": ["Hatukuweza kupakia viwango."],
			"rateLeading": ["Programu inayoongoza ", ["amount"]],
			"rateNone": ["Hakuna kiwango cha sasa cha kulinganisha."],
			"rateSaved": ["Unaokoa ", ["amount"]],
			"ratePublished": ["bei iliyochapishwa"],
			"rateRecorded": ["rekodi yetu"],
			"rateRideBase": ["Safari, nauli ya msingi"],
			"rateRidePerKm": ["Safari, kwa km"],
			"rateFood": ["Chakula, kuanzia"],
			"rateGrocery": ["Vyakula vya duka, kuanzia"],
			"rateParcel": ["Kutuma mizigo"],
			"rateScooter": ["Usafirishaji kwa skuta"],
			"kindCar": ["Gari"],
			"kindScooter": ["Skuta"],
			"kindMotorcycle": ["Pikipiki"],
			"kindBakkie": ["Pikapu"],
			"vehicleKind": ["Aina ya gari"],
			"vehicleMadeIn": ["Mwaka wa kutengenezwa"],
			"vehicleVerify": ["Hakiki Ustahiki wa Gari"],
			"vehicleResult": ["Matokeo"],
			"vehicleEligible": ["Inastahiki"],
			"vehicleNotEligible": ["Haistahiki"],
			"vehicleBenefits": ["Inachoweza kubeba"],
			"vehicleNext": ["Kinachohitajika zaidi"],
			"vehicleToastEligible": ["Gari Linastahiki"],
			"vehicleToastOld": ["Gari ni Kuukuu Mno"],
			"vehicleFailed": ["Uhakiki Umeshindwa"],
			"vehicleFailedText": ["Haiwezi kuhakiki umri wa gari. Tafadhali jaribu tena."],
			"vehiclePolicy": ["Sera ya magari"],
			"vehicleLimit": ["hadi ", [
				"n",
				"plural",
				{
					"one": ["mwaka ", "#"],
					"other": ["miaka ", "#"]
				}
			]],
			"policyInspection": ["Ukaguzi wa usalama uliofaulu"],
			"policyInsurance": ["Bima hai"],
			"policyRegistration": ["Usajili"],
			"trainedRides": ["Safari"],
			"trainedFood": ["Chakula"],
			"trainedGrocery": ["Vyakula vya duka"],
			"trainedParcel": ["Vifurushi"],
			"trainedScooter": ["Skuta"],
			"trainedDone": ["Imekamilika"],
			"trainedMinutes": ["dakika ", ["n"]],
			"trainedCertificate": ["Cheti: ", ["name"]],
			"trainedRequired": ["ya lazima"],
			"trainedOptional": ["ya hiari"],
			"trainedSelect": ["Chagua"],
			"trainedSelected": ["Imechaguliwa"],
			"trainedStart": ["Anza Mafunzo"],
			"trainedProgress": ["Maendeleo ya ulichochagua"],
			"trainedSaved": ["Moduli inakamilika masomo yakisomwa na jaribio likifaulu. Seva huihifadhi."],
			"trainedForDrivers": ["Madereva hujifunza hapa kufanyia huduma kadhaa. Kila moduli ni masomo na jaribio, na wanachokamilisha huhifadhiwa. Kama abiria unaweza kusoma madereva na wasafirishaji wako wamefunzwa nini."],
			"trainedNotLoaded": ["Hatukuweza kupakia mafunzo."],
			"trainedFailed": ["Imeshindwa kuanza moduli ya mafunzo"],
			"trainedLevels": ["Viwango vya vyeti"],
			"trainedScooterBenefits": ["Kwa nini skuta"],
			"rateExample": ["takwimu ya mfano"],
			"needWords": ["Sema au andika unachotaka kwanza."],
			"voiceTry": ["Jaribu mojawapo"],
			"voiceTry1": ["kuku, mchicha na mchele"],
			"voiceTry2": ["unga ugali kilo 5, mchele na mayai 12"],
			"voiceTry3": ["nyanya, vitunguu na viazi"],
			"voiceThen": ["Unaona kila bidhaa na bei yake kabla ya chochote kuingia kikapuni."],
			"voiceTry4": ["mkate, siagi na chai"],
			"voiceTry5": ["karoti, kabichi na mafuta ya kupikia"]
		} },
		"auth": { "default": {
			"account": ["Akaunti"],
			"register": ["Jisajili"],
			"loginTitle": ["Karibu tena"],
			"registerTitle": ["Fungua akaunti"],
			"forgotPassword": ["Umesahau nenosiri lako?"],
			"backToLogin": ["Rudi kuingia"],
			"signingIn": ["Unaingia..."],
			"creatingAccount": ["Inafungua akaunti..."],
			"loginSuccessTitle": ["Karibu tena!"],
			"loginSuccess": ["Umeingia."],
			"loginFailedTitle": ["Kuingia kumeshindikana"],
			"loginFailed": ["Taarifa za kuingia si sahihi"],
			"registerSuccessTitle": ["Akaunti imefunguliwa!"],
			"registerSuccess": [
				"Karibu ",
				["product"],
				"!"
			],
			"registerFailedTitle": ["Usajili umeshindikana"],
			"registerFailed": ["Akaunti haikuweza kufunguliwa"],
			"resetSentTitle": ["Barua pepe imetumwa!"],
			"resetSent": ["Angalia barua pepe yako upate maelekezo ya kubadilisha nenosiri."],
			"resetNotSent": ["Barua pepe haikutumwa"],
			"forgotTitle": ["Badilisha nenosiri lako"],
			"forgotText": ["Tutatuma kiungo kwa barua pepe yako. Kinafanya kazi mara moja tu, ndani ya dakika 30."],
			"sendResetLink": ["Tuma kiungo"],
			"newPasswordTitle": ["Chagua nenosiri jipya"],
			"savePassword": ["Hifadhi nenosiri"],
			"passwordChangedTitle": ["Nenosiri limebadilishwa"],
			"passwordChanged": ["Ingia kwa nenosiri jipya. Vifaa vingine vyote vimeondolewa."],
			"chooseRole": [
				"Utatumiaje ",
				["product"],
				"?"
			],
			"passengerRoleNote": ["Safiri, agiza na utume."],
			"driverRoleNote": ["Endesha, peleka na upate mapato."],
			"fullName": ["Jina kamili"],
			"phoneNumber": ["Namba ya simu"],
			"gender": ["Jinsia"],
			"vehicleRegistration": ["Namba ya usajili wa gari"],
			"vehicleModel": ["Modeli ya gari"],
			"vehicleColor": ["Rangi ya gari (si lazima)"],
			"licenseNumber": ["Namba ya leseni ya udereva (si lazima)"],
			"searchByPhone": ["Tafuta kwa namba ya simu"],
			"quickLoginDemo": ["Watu wa onyesho. Gusa mmoja uone programu kama yeye."],
			"quickLoginWhose": ["Akaunti zilizowahi kuingia kwenye kifaa hiki. Gusa yako: haihitaji nenosiri."],
			"verified": ["Amethibitishwa"],
			"unverified": ["Bado hajathibitishwa"],
			"ridesCount": [[
				"n",
				"plural",
				{
					"one": ["safari ", "#"],
					"other": ["safari ", "#"]
				}
			]],
			"justNow": ["Sasa hivi"],
			"hoursAgo": [[
				"n",
				"plural",
				{
					"one": [
						"saa ",
						"#",
						" iliyopita"
					],
					"other": [
						"saa ",
						"#",
						" zilizopita"
					]
				}
			]],
			"yesterday": ["Jana"],
			"noRecentUsers": ["Hakuna watumiaji wa hivi karibuni"],
			"usersNotLoaded": ["Akaunti hazikuweza kupakiwa."],
			"goToFullLogin": ["Nenda Kuingia Kikamilifu"],
			"fullLogin": ["Kuingia Kikamilifu / Kujisajili"],
			"backToWelcome": ["Rudi Mwanzo"],
			"forgetDevice": ["Sahau kifaa hiki"],
			"loggedInAs": ["Umeingia kama ", ["name"]],
			"quickLoginFailed": ["Imeshindikana kuingia"],
			"phoneOrEmailLogin": ["Simu au barua pepe"],
			"confirmPasswordTitle": ["Nenosiri lako, tafadhali"],
			"confirmPasswordText": ["Kabla ya hili kubadilika, tunahakikisha kuwa ni wewe."],
			"confirmPasswordDemo": ["Nenosiri la onyesho ni ", ["password"]],
			"confirmPasswordWrong": ["Hilo si nenosiri lako"],
			"confirmPasswordFailed": ["Nenosiri lako halikuweza kukaguliwa"],
			"resetKeptTitle": ["Hakuna barua pepe inayoweza kutumwa"],
			"resetKept": ["Seva hii haina huduma ya barua pepe, kwa hiyo hakuna kiungo kitakachokufikia. Waulize wanaoiendesha."],
			"forgetDeviceTitle": ["Usahau kifaa hiki?"],
			"forgetDeviceText": ["Akaunti zilizoingia hapa zitaondoka kwenye orodha hii, na kuingia tena kutahitaji nenosiri. Hakuna anayeondolewa."],
			"forgetDeviceDo": ["Sahau"],
			"forgetDeviceKeep": ["Baki"],
			"forgetDeviceDone": ["Imesahauliwa kwenye kifaa hiki"],
			"forgetDeviceDemo": ["Akaunti za onyesho zinabaki kwenye orodha: kila mgeni anazishiriki."],
			"forgetDeviceFailed": ["Kifaa hakikuweza kusahauliwa"],
			"tryTitle": ["Unachoweza kujaribu"],
			"tryNote": ["Hili ni onyesho. Mguso mmoja unakuingiza kama mmoja wa watu wake."],
			"tryRide": ["Safiri ndani ya Pretoria"],
			"tryFood": ["Agiza chakula kutoka jiko la karibu"],
			"tryParcel": ["Tuma mzigo"],
			"trySchool": ["Mpatie mtoto kiti cha kwenda shule"],
			"tryDrive": ["Endesha na upate mapato"],
			"searchByPhoneHint": [[
				"n",
				"plural",
				{
					"one": ["Angalau tarakimu ", "#"],
					"other": ["Angalau tarakimu ", "#"]
				}
			]],
			"sendCode": ["Nitumie msimbo"],
			"orPassword": ["au kwa nenosiri lako"],
			"codeNeedsPhone": ["Weka namba yako ya simu: msimbo unakuja kwa ujumbe mfupi"],
			"codeTitle": ["Weka msimbo"],
			"codeSentTo": [
				"Tumetuma tarakimu sita kwa ",
				["phone"],
				". Zinafanya kazi kwa ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				", kwenye kivinjari hiki pekee."
			],
			"codeCalled": [
				"Tunapiga simu ",
				["phone"],
				" na kutaja tarakimu sita, mara mbili. Zinafanya kazi kwa ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				", kwenye kivinjari hiki pekee."
			],
			"codeSentByWhatsApp": [
				"Tumetuma tarakimu sita kwa ",
				["phone"],
				" kupitia WhatsApp. Zinafanya kazi kwa ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				", kwenye kivinjari hiki pekee."
			],
			"codeSharedWhy": [
				"Watu wengine waliomba misimbo mingi kwa ",
				["phone"],
				"."
			],
			"codeShared": [
				"Andika tarakimu kumi na mbili za ujumbe tuliotuma huko saa ",
				["time"],
				". Zinafanya kazi hadi ",
				["until"],
				"."
			],
			"codeSharedNext": ["Hakuna ujumbe? Mwingine unaweza kutumwa tarakimu hizi zikiisha muda."],
			"code": ["Msimbo"],
			"codeAgain": ["Tuma msimbo mpya"],
			"codeAgainIn": [[
				"n",
				"plural",
				{
					"one": ["Msimbo mpya baada ya sekunde ", "#"],
					"other": ["Msimbo mpya baada ya sekunde ", "#"]
				}
			]],
			"codeNotCome": ["Haujafika?"],
			"codeByCall": ["Nipigie simu unitajie msimbo"],
			"codeByWhatsApp": ["Utume kwa WhatsApp"],
			"codeOtherNumber": ["Badilisha namba"],
			"codeDemo": [
				"Onyesho hili halitumi ujumbe. Msimbo wa ",
				["phone"],
				" ni ",
				["code"],
				"."
			],
			"codeNotSent": ["Msimbo haukuweza kutumwa"],
			"codeFailed": ["Msimbo haukuweza kukaguliwa"],
			"contestedTitle": ["Akaunti nyingine ina namba hii"],
			"contestedText": ["Namba haijathibitishwa huko kwa muda mrefu, au kamwe. Ikiwa akaunti ni yako, weka nenosiri lake mara moja."],
			"contestedNew": ["Si yangu: anza akaunti mpya"],
			"contestedNewNote": ["Namba itakuwa ya akaunti yako mpya."],
			"invitedTitle": [
				"Je, wewe ni ",
				["name"],
				"?"
			],
			"invitedText": [
				["city"],
				" ina namba hii kwenye orodha yake ya madereva: ",
				["name"],
				", ",
				["vehicle"],
				" ",
				["plate"],
				"."
			],
			"invitedYes": ["Ndiyo, ni mimi"],
			"invitedNo": ["Hapana, namba hii ni yangu"],
			"invitedNoNote": ["Timu inaambiwa kuwa ina namba ya mtu mwingine, na unaweza kuanza akaunti yako mwenyewe."],
			"phoneConfirmed": ["Imethibitishwa kwa msimbo"],
			"emailOptional": ["Barua pepe (si lazima)"],
			"passwordOptional": ["Nenosiri (si lazima)"],
			"codesEnough": ["Bila nenosiri unaingia kwa msimbo kwenye simu yako."],
			"confirmCodeTitle": ["Thibitisha kuwa ni wewe"],
			"changePhoneTitle": ["Namba yako ya simu"],
			"changePhoneText": ["Msimbo unatumwa kwa namba hiyo. Ni yako ukishaweka msimbo hapa."],
			"changePhoneDone": ["Namba yako imethibitishwa"],
			"recoverTitle": ["Rudi kwenye akaunti yako"],
			"recoverText": ["Umesahau nenosiri, au una simu mpya yenye namba ileile? Msimbo kwa namba yako unakuingiza hapa na kuondoa vifaa vingine vyote."],
			"recoverByEmail": ["umepoteza na namba?"],
			"recoverDoneTitle": ["Umerudi"],
			"recoverDone": ["Vifaa vingine vyote vimeondolewa."],
			"recoverPasswordText": ["Umeingia. Nenosiri jipya ni njia ya pili ya kuingia; misimbo inaendelea kufanya kazi bila hilo."],
			"recoverPasswordNot": ["Si sasa"],
			"codeConfirm": ["Thibitisha msimbo"],
			"codeConfirmNumber": ["Thibitisha namba hii"],
			"recoverMailText": ["Basi tutatuma kiungo kwa barua pepe ya akaunti yako. Kinafanya kazi mara moja tu, ndani ya dakika 30."],
			"quickLoginWhat": ["Kwa akaunti zilizowahi kuingia kwenye kifaa hiki"],
			"quickLoginNone": ["Akaunti huonekana hapa ikishaingia kwenye kifaa hiki."],
			"actConfirm": ["Thibitisha"],
			"actSaveProfile": ["Hifadhi taarifa zangu"],
			"actSetPassword": ["Badilisha nenosiri langu"],
			"actSetEmail": ["Badilisha barua pepe yangu"],
			"actSignOutDevices": ["Ondoa vifaa"],
			"actDeleteAccount": ["Futa akaunti yangu sasa"],
			"actExport": ["Pakua data yangu"],
			"actChangeNumber": ["Badilisha namba yangu"],
			"actSaveContact": ["Hifadhi mtu huyu"],
			"actRemoveContact": ["Ondoa mtu huyu"],
			"actSendDocument": ["Tuma hati"],
			"actSendCheck": ["Tuma kwa ukaguzi"],
			"actWithdrawCheck": ["Ondoa ukaguzi"],
			"actOpenDocument": ["Fungua hati"],
			"actSaveVehicle": ["Hifadhi gari"],
			"actRemoveVehicle": ["Ondoa gari"],
			"actConfirmNumber": ["Thibitisha namba yangu"],
			"sendCodeInstead": ["Tumia msimbo badala yake"]
		} },
		"auth-password": { "default": {
			"passwordHint": [[
				"n",
				"plural",
				{
					"one": ["Angalau herufi ", "#"],
					"other": ["Angalau herufi ", "#"]
				}
			]],
			"showTyped": ["Onyesha ulichoandika"],
			"hideTyped": ["Ficha ulichoandika"]
		} },
		"brand": { "default": {
			"lawVersion": ["Toleo la ", ["n"]],
			"lawOther": [
				"Hakuna tafsiri katika lugha yako: haya ni maandishi ya ",
				["language"],
				"."
			],
			"lawNone": [["product"], " bado haijachapisha maandishi haya."],
			"lawNotLoaded": ["Hatukuweza kupakia maandishi haya."],
			"helpTitle": ["Msaada na mawasiliano"],
			"helpNone": [["product"], " bado haijachapisha mawasiliano."],
			"helpCall": ["Piga simu ", ["phone"]],
			"helpWrite": ["Andika kwa ", ["email"]],
			"helpChat": ["Ongea na timu"],
			"helpHours": ["Saa za kupatikana: ", ["hours"]],
			"helpWho": ["Nani anaendesha hii"],
			"helpTax": ["Namba ya kodi ", ["number"]],
			"consentBand": ["Tafadhali soma masharti yetu kabla ya safari yako ijayo."],
			"consentRead": ["Soma"],
			"consentTitle": ["Soma na ukubali"],
			"consentText": ["Maandishi haya ni mapya, au yamebadilika tangu ulipoyakubali."],
			"consentAgree": ["Ninakubali"],
			"consentNotSaved": ["Ridhaa yako haikuhifadhiwa"],
			"lawTerms": ["Masharti"],
			"lawPrivacy": ["Faragha"],
			"lawDrivers": ["Mkataba wa madereva"],
			"lawHelp": ["Msaada na mawasiliano"],
			"agreeTo": ["Nimesoma na ninakubali:"]
		} },
		"cars": { "default": {
			"carLooks": [
				["car"],
				" ",
				["colour"]
			],
			"carWhite": ["nyeupe"],
			"carSilver": ["ya fedha"],
			"carGrey": ["ya kijivu"],
			"carBlack": ["nyeusi"],
			"carRed": ["nyekundu"],
			"carMaroon": ["ya damu ya mzee"],
			"carBlue": ["ya buluu"],
			"carGreen": ["ya kijani"],
			"carYellow": ["ya njano"],
			"carOrange": ["ya chungwa"],
			"carGold": ["ya dhahabu"],
			"carBeige": ["ya krimu"],
			"carBrown": ["ya kahawia"],
			"carPurple": ["ya zambarau"]
		} },
		"catalogue": { "default": {
			"foodGate": ["Ingia ili kuagiza chakula"],
			"foodSearch": ["Tafuta migahawa"],
			"foodCuisines": ["Aina za vyakula"],
			"foodAll": ["Migahawa yote"],
			"foodNone": ["Bado hakuna mgahawa unaolingana hapa."],
			"foodNotLoaded": ["Hatukuweza kupakia hili."],
			"foodClosedNow": ["Imefungwa sasa"],
			"foodExtras": ["Nyongeza"],
			"foodAdd": ["Ongeza"],
			"foodAddName": ["Ongeza ", ["name"]],
			"showPictures": ["Onyesha picha"],
			"foodGone": ["Haipo leo"],
			"foodAdded": ["Imeongezwa kwenye kikapu"],
			"foodPlaced": ["Oda imetumwa"],
			"foodFailed": ["Imeshindikana kutuma oda. Tafadhali jaribu tena."],
			"cuisineAll": ["Vyote"],
			"cuisineSouthAfrican": ["Cha Afrika Kusini"],
			"cuisineFastFood": ["Chakula cha haraka"],
			"cuisineItalian": ["Cha Kiitaliano"],
			"cuisineIndian": ["Cha Kihindi"],
			"cuisineChinese": ["Cha Kichina"],
			"cuisineAfrican": ["Cha Kiafrika"],
			"cuisineContinental": ["Cha Kizungu"],
			"shopClosed": ["Imefungwa"],
			"cartTitle": ["Kikapu chako"],
			"cartOpen": ["Kikapu · ", ["n"]],
			"cartEmpty": ["Kikapu chako ni tupu"],
			"cartLess": [
				"Punguza ",
				["name"],
				" moja"
			],
			"cartMore": [
				"Ongeza ",
				["name"],
				" moja"
			],
			"cartNote": ["Maelezo kwa jikoni"],
			"cartSubstitute": ["Kama haipo"],
			"substituteAllow": ["Inayofanana zaidi"],
			"substituteAsk": ["Niulize"],
			"substituteRefund": ["Iache"],
			"cartSubtotal": ["Jumla ya bidhaa"],
			"cartDeliveryFee": ["Ada ya kupeleka"],
			"cartServiceFee": ["Ada ya huduma"],
			"cartFeeInside": ["pamoja na usafirishaji ", ["delivery"]],
			"cartFeesInside": [
				"pamoja na usafirishaji ",
				["delivery"],
				" na huduma ",
				["service"]
			],
			"priceFrom": ["kuanzia ", ["amount"]],
			"cartLeast": [
				"Oda huanzia ",
				["amount"],
				" bila ada."
			],
			"cartNoPrice": ["Bado hatuna bei ya kupeleka kwenye anwani hii."],
			"cartAddress": ["Anwani ya kupeleka"],
			"cartCourierNote": ["Maelezo kwa msafirishaji"],
			"cartNoAddress": ["Chagua mahali pa kupeleka."],
			"cartOtherTitle": ["Anza kikapu kipya?"],
			"cartOther": [
				"Kikapu chako kina bidhaa za ",
				["name"],
				". Oda moja huwa ya duka moja."
			],
			"cartStartOver": ["Anza kikapu kipya"],
			"groceryPlace": ["Tuma oda"],
			"groceryPlacing": ["Inatuma oda..."],
			"groceryPlaced": ["Oda imetumwa!"],
			"groceryFailed": ["Imeshindikana kutuma oda"],
			"storesNone": ["Bado hakuna duka linalopeleka hapa."],
			"storesNotLoaded": ["Hatukuweza kupakia hili."],
			"storeSupermarket": ["Supamaketi"],
			"storeMarket": ["Soko"],
			"storeButchery": ["Duka la nyama"],
			"storeBakery": ["Duka la mikate"],
			"storeConvenience": ["Duka la jirani"],
			"storeDelivery": [
				"Kupeleka ",
				["fee"],
				" · ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				]
			],
			"storeShop": ["Nunua sasa"],
			"storeBack": ["Rudi kwenye maduka"],
			"productSearch": ["Tafuta"],
			"productSearchHint": ["Tafuta bidhaa..."],
			"productCategory": ["Kundi"],
			"productAll": ["Makundi yote"],
			"productsNone": ["Hakuna kitu kama hicho hapa."],
			"productOrganic": ["Asilia"],
			"productInStock": ["Ipo: Ndiyo"],
			"productNotInStock": ["Ipo: Hapana"],
			"productAdd": ["Ongeza kwenye kikapu"],
			"productAddName": ["Ongeza kwenye kikapu: ", ["name"]],
			"productOut": ["Imeisha"],
			"grocerySay": ["Sema unachohitaji"],
			"cartPut": ["Weka kikapuni"],
			"cartSignIn": ["Ingia ili kuagiza"],
			"cartShopNote": ["Ujumbe kwa anayechukua bidhaa"],
			"minutesRange": ["dakika ", ["range"]],
			"againTitle": ["Agiza tena kutoka ", ["name"]],
			"againLine": [
				["n"],
				" × ",
				["name"]
			],
			"againGone": ["Haipatikani sasa"],
			"againWithout": [
				"Bila ",
				["extras"],
				": haitolewi tena"
			],
			"againPrice": [
				"Ilikuwa ",
				["before"],
				", sasa ",
				["now"]
			],
			"againNothing": ["Hakuna kitu cha agizo hili kinachopatikana sasa."],
			"againShopGone": [["name"], " haikuletei sasa."],
			"againLook": ["Tazama vyote vya ", ["name"]],
			"againPut": [
				"Weka ",
				[
					"n",
					"plural",
					{
						"one": ["kitu ", "#"],
						"other": ["vitu ", "#"]
					}
				],
				" kwenye kikapu"
			],
			"cartPutNothing": ["Hakuna kilichopatikana cha kuweka kwenye kikapu."],
			"offlineOrder": ["Unaweza kuagiza ukiunganishwa tena."],
			"cartView": ["Ona kikapu"],
			"cartThings": [[
				"n",
				"plural",
				{
					"one": ["kitu ", "#"],
					"other": ["vitu ", "#"]
				}
			]],
			"cartNoteAdd": ["Ongeza maelezo"],
			"cartShopNoteAdd": ["Ongeza ujumbe kwa anayechukua bidhaa"],
			"cartCourierNoteAdd": ["Ongeza maelezo kwa msafirishaji"],
			"cartArrives": [
				"Itafika ",
				["from"],
				"–",
				["to"]
			],
			"cartArrivesNote": ["Ukiagiza sasa, kama duka linavyosema"],
			"shopDelivery": ["Kupeleka ", ["fee"]],
			"menuSections": ["Sehemu za menyu"],
			"menuEmpty": ["Bado hakuna kitu kwenye menyu hii."],
			"dishLiked": [
				["percent"],
				"% waliipenda (",
				["of"],
				")"
			],
			"goodsFound": ["Katika maduka yaliyo karibu nawe"],
			"goodsSearch": ["Tafuta katika maduka yote"],
			"foodSearchHint": ["Tafuta migahawa na vyakula"],
			"againRow": ["Agiza tena"],
			"againOf": [
				["name"],
				", tena: ",
				["what"]
			],
			"groceryList": ["Orodha ya wiki"],
			"foodListNotLoaded": ["Migahawa haikuweza kupakiwa."],
			"menuNotLoaded": ["Menyu haikuweza kupakiwa."],
			"deliverToPin": ["Alama yako kwenye ramani"],
			"cartWithFees": ["pamoja na ada zote"],
			"cartAddMore": ["Ongeza bidhaa nyingine"],
			"shopOpenAllDay": ["Wazi saa\xA024"],
			"sectionMains": ["Milo mikuu"],
			"sectionSides": ["Vya kando"],
			"sectionDrinks": ["Vinywaji"],
			"sectionBurgers": ["Baga"],
			"sectionCurries": ["Kari"],
			"sectionPizza": ["Piza"],
			"sectionPasta": ["Tambi za Kiitaliano"],
			"sectionRice": ["Wali"],
			"sectionChicken": ["Kuku"],
			"sectionSweets": ["Vitamu"],
			"sectionNoodles": ["Tambi"],
			"sectionStarters": ["Vianzio"],
			"sectionSalads": ["Saladi"],
			"sectionBread": ["Mikate"],
			"sectionPantry": ["Vyakula vikavu"],
			"sectionVegetables": ["Mboga"],
			"sectionFruit": ["Matunda"],
			"sectionDairy": ["Maziwa na mayai"],
			"sectionMeat": ["Nyama na samaki"],
			"sectionBakery": ["Mikate na keki"],
			"sectionHousehold": ["Vya nyumbani"],
			"sectionCare": ["Usafi na mtoto"],
			"sectionSnacks": ["Vitafunio"],
			"shopFrom": ["Kutoka ", ["name"]],
			"foodGateText": ["Kisha utaona migahawa iliyo karibu, menyu zake na bei ya kila chakula."],
			"foodGateNew": ["Fungua akaunti"],
			"shopOpenUntil": ["Imefunguliwa hadi ", ["time"]],
			"shopClosedUntil": ["Imefungwa sasa · hufunguliwa ", ["time"]],
			"shopOpens": ["Hufunguliwa ", ["time"]]
		} },
		"chat": { "default": {
			"chatTitle": ["Msaada kwa mazungumzo"],
			"chatIntro": ["Msaidizi wetu wa kiotomatiki hujibu mara moja. Unaweza kuomba mtu wakati wowote."],
			"chatToLastTrip": ["Fungua safari yako ya mwisho"],
			"chatCategory": ["Inahusu nini?"],
			"catGeneral": ["Mengineyo"],
			"catTechnical": ["Kiufundi"],
			"catPayment": ["Malipo"],
			"catRide": ["Safari"],
			"chatPriority": ["Ni haraka kiasi gani?"],
			"prioNormal": ["Kawaida"],
			"prioLow": ["Chini"],
			"prioHigh": ["Juu"],
			"prioUrgent": ["Dharura"],
			"chatStart": ["Anza mazungumzo mapya"],
			"chatStarted": ["Mazungumzo yameanza"],
			"chatStartFailed": ["Imeshindikana kuanza mazungumzo"],
			"chatSendFailed": ["Imeshindikana kutuma ujumbe"],
			"chatYours": ["Mazungumzo yako"],
			"chatTopics": ["Mada za haraka"],
			"topicLost": ["Kitu kilichopotea"],
			"topicPayment": ["Tatizo la malipo"],
			"topicSafety": ["Usalama"],
			"topicAccount": ["Akaunti yangu"],
			"chatCommon": ["Maswali ya kawaida"],
			"chatHelper": ["Msaidizi wa kiotomatiki"],
			"chatTeam": ["Timu ya msaada"],
			"chatOpen": ["Wazi"],
			"chatClosed": ["Imefungwa"],
			"chatWaits": ["Mtu wa timu yetu atajibu mara atakapopatikana."],
			"chatAnswers": [["name"], " wa timu yetu anakujibu."],
			"chatWrite": ["Ujumbe"],
			"chatSend": ["Tuma"],
			"chatEnd": ["Funga mazungumzo"],
			"chatOver": ["Mazungumzo haya yamefungwa. Anza mapya ukituhitaji."],
			"chatRate": ["Je, hii ilikusaidia?"],
			"chatRated": ["Asante kwa kutuambia."],
			"chatRateFailed": ["Jibu lako halijahifadhiwa. Tafadhali jaribu tena."],
			"chatUnsent": ["Utatumwa ukipata mtandao tena"],
			"chatSending": ["Unatumwa"],
			"chatEarlier": ["Ujumbe wa awali"],
			"chatNotLoaded": ["Hatukuweza kupakia mazungumzo yako."],
			"chatAboutTrip": ["Kuhusu safari yako namba ", ["n"]],
			"chatBack": ["Mazungumzo yote"],
			"chatNotClosed": ["Mazungumzo hayakufungwa"],
			"chatTryLater": ["Tafadhali jaribu tena."],
			"chatWith": ["Mwandikie ", ["name"]],
			"chatTripTitle": ["Mazungumzo na ", ["name"]],
			"chatTripNote": ["Nyinyi wawili tu mnasoma haya. Yataisha safari ikiisha."],
			"chatTripOver": ["Safari imeisha. Kwa lolote kuihusu, ripoti tatizo."],
			"chatQuick": ["Misemo ya haraka"],
			"quickHere": ["Niko hapa"],
			"quickMinute": ["Nahitaji dakika moja zaidi"],
			"quickWhere": ["Uko wapi hasa?"],
			"quickEntrance": ["Niko mlangoni"],
			"quickThanks": ["Asante"],
			"botWelcome": ["Habari! Mimi ni msaidizi wa kiotomatiki. Niulize kuhusu vitu vilivyopotea, malipo, nauli, akaunti yako au usalama. Bonyeza \"Ongea na mtu\" wakati wowote na timu yetu itapokea."],
			"botStaffTold": ["Asante. Timu yetu imearifiwa na mtu atajibu hapa. Andika kilichotokea; unaweza kuondoka kwenye skrini hii, tutakuarifu."],
			"botHandOver": ["Nimeiarifu timu yetu. Mtu atajibu hapa mara atakapopatikana."],
			"botUnknown": ["Hilo silijui, kwa hiyo nimeiarifu timu yetu. Mtu atajibu hapa mara atakapopatikana."],
			"botMore": ["Haikusaidia? Bonyeza \"Ongea na mtu\" na timu yetu itakusaidia."],
			"faqLostQuestion": ["Nimesahau kitu kwenye gari. Nitakipataje?"],
			"faqLostAnswer": ["Fungua safari kwenye historia yako na ubonyeze \"Nimesahau kitu kwenye gari\". Sema ni nini na kilikuwa wapi: tunamuuliza dereva mara moja, na jibu huonekana kwenye safari hiyo."],
			"faqPaymentQuestion": ["Nina tatizo la malipo."],
			"faqPaymentAnswer": ["Kila risiti kwenye historia yako inaonyesha ulichotozwa mstari kwa mstari. Ikiwa mstari si sahihi, bonyeza \"Ripoti tatizo\" kwenye safari hiyo: tutakagua kwenye vitabu vya hesabu na kurudisha kilichozidi."],
			"faqSafetyQuestion": ["Sijisikii salama. Nifanye nini?"],
			"faqSafetyAnswer": ["Ukiwa hatarini bonyeza DHARURA kwenye safari au skrini ya Usalama: watu wako na timu yetu wataarifiwa pamoja na mahali ulipo. Unaweza kushiriki kila safari moja kwa moja. Kwa lililotokea awali liandike hapa; mtu atalisoma."],
			"faqAccountQuestion": ["Nabadilishaje akaunti au nenosiri langu?"],
			"faqAccountAnswer": ["Jina, simu na picha viko kwenye wasifu wako; nenosiri, vifaa, lugha, data yako na kufuta akaunti viko kwenye mipangilio. Usipoweza kuingia, tumia \"Umesahau nenosiri lako?\" kwenye skrini ya kuingia."],
			"faqCancelQuestion": ["Ninaweza kughairi safari lini?"],
			"faqCancelAnswer": ["Mpaka safari ianze unaweza kughairi kwenye skrini yake. Tunapotafuta dereva ni bure; baadaye skrini inasema kabla hujathibitisha kama kuna ada."],
			"faqFareQuestion": ["Nauli yangu inahesabiwaje?"],
			"faqFareAnswer": ["Kiasi cha msingi, bei ya kila kilomita, na wakati wa shughuli nyingi ongezeko unaloliona kabla ya kuomba safari. Ulichokubali ndicho unacholipa."],
			"faqDocumentsQuestion": ["Ukaguzi wa hati zangu huchukua muda gani?"],
			"faqDocumentsAnswer": ["Watu wa timu yetu huangalia kila hati kwa mpangilio ilivyokuja. Skrini ya uthibitisho inaonyesha ilipofikia na, ikikataliwa, sababu na cha kutuma badala yake."],
			"faqPinQuestion": ["PIN ya safari yangu ni ya nini?"],
			"faqPinAnswer": ["Inahakikisha uko kwenye gari sahihi. Angalia namba ya gari kwanza, kisha mwambie dereva tarakimu nne; safari huanza nazo tu."],
			"chatShort": ["Andika"],
			"chatSent": ["Imetumwa"],
			"chatFirst": ["Tukusaidie vipi?"],
			"chatKind": ["Chagua mada na uharaka"],
			"chatAskPerson": ["Ongea na mtu"],
			"chatPersonWish": ["Nataka kuongea na mtu"],
			"chatToTrips": ["Fungua safari zako"]
		} },
		"countries": { "default": {
			"selectCountry": ["Chagua Nchi"],
			"chooseCountry": ["Chagua Nchi Yako"],
			"searchCountries": ["Tafuta nchi au miji..."],
			"noCountryFound": ["Hakuna nchi wala mji wenye jina hilo."],
			"dontSeeCountry": ["Huoni nchi yako? Tunapanuka kote Afrika!"],
			"requestCountry": ["Omba Nchi Yako"],
			"plusMore": [
				"+",
				["n"],
				" zaidi"
			],
			"statusLive": ["Inafanya kazi"],
			"statusBeta": ["Majaribio"],
			"statusComingSoon": ["Inakuja hivi karibuni"],
			"statusUnknown": ["Haijulikani"],
			"comingSoonTo": ["inakuja hivi karibuni ", ["country"]],
			"joinWaitingList": ["Jiunge na orodha ya kusubiri upate mapema"],
			"betaIn": ["Majaribio yanapatikana ", ["country"]],
			"limitedFeatures": ["Huduma chache, unapata mapema"],
			"operationalSince": ["Inafanya kazi kikamilifu tangu ", ["date"]],
			"allFeatures": ["Huduma zote zinapatikana"],
			"waitingList": ["Orodha ya kusubiri"],
			"joinWaitingListButton": ["Jiunge na orodha"],
			"waitingListDone": ["Asante. Tutakuandikia itakapofunguliwa."],
			"country": ["Nchi"],
			"city": ["Mji"],
			"phoneOrEmail": ["Simu au barua pepe"],
			"countryZa": ["Afrika Kusini"],
			"countryNg": ["Nigeria"],
			"countryKe": ["Kenya"],
			"countryGh": ["Ghana"],
			"countryUg": ["Uganda"],
			"countryTz": ["Tanzania"],
			"countryEg": ["Misri"],
			"countryMa": ["Moroko"],
			"countryEt": ["Ethiopia"],
			"countryRw": ["Rwanda"],
			"countryLs": ["Lesotho"],
			"countryZm": ["Zambia"],
			"methodCard": ["Kadi"],
			"methodEft": ["EFT ya papo hapo"],
			"methodBankTransfer": ["Uhamisho wa benki"],
			"chooseCity": ["Chagua Mji Wako"],
			"searchCities": ["Tafuta miji..."],
			"noCityFound": ["Hakuna mji wenye jina hilo."],
			"dontSeeCity": ["Huoni mji wako?"],
			"requestCity": ["Omba Mji Wako"],
			"cityPaused": ["Hakuna maombi mapya kwa sasa"],
			"noCityYet": ["Tunafungua hivi karibuni"]
		} },
		"dispatch": { "default": {
			"whyIntro": [[
				"hours",
				"plural",
				{
					"one": [
						"Maombi karibu nawe katika saa ",
						"#",
						" iliyopita"
					],
					"other": [
						"Maombi karibu nawe katika saa ",
						"#",
						" zilizopita"
					]
				}
			]],
			"whyNotLoaded": ["Hatukuweza kupakia hili."],
			"whyNobody": ["Hakukuwa na maombi karibu nawe ulipokuwa kazini."],
			"whyNobodyText": ["Kaa kazini karibu na maduka makubwa, vituo vya teksi na ofisi saa za msongamano: kuna maombi zaidi huko."],
			"whyNear": ["Maombi karibu nawe"],
			"whyOffered": ["Uliyoletewa"],
			"whyAccepted": ["Uliyokubali"],
			"whyNow": ["Sasa hivi"],
			"whyReasons": ["Mengine yalikwenda wapi"],
			"nowReady": ["Uko tayari: uko kazini, umethibitishwa, na tunajua ulipo."],
			"nowOffline": ["Hauko kazini. Maombi hukufikia ukiwa kazini tu."],
			"nowNotVerified": ["Uthibitisho wako bado haujaidhinishwa. Hakuna safari zinazotolewa kabla ya hapo."],
			"nowStale": [
				"Simu yako haijatuambia ulipo kwa zaidi ya dakika moja. Acha ",
				["product"],
				" wazi na eneo likiwa limewashwa."
			],
			"nowBusy": ["Una safari inayoendelea. Nyingine zitakuja ikikamilika."],
			"gateNotVerified": ["Hukuwa umethibitishwa"],
			"gateNotVerifiedDo": ["Kamilisha uthibitisho wako; safari hufuata ukiidhinishwa."],
			"gateOffline": ["Ulikuwa umetoka kazini"],
			"gateOfflineDo": ["Kaa kazini hadi umalize kazi ya siku."],
			"gateVehicle": ["Gari lako halikufaa aina ya safari"],
			"gateVehicleDo": ["Hakuna la kufanya: abiria hao walitaka gari la aina nyingine."],
			"gateGender": ["Safari za wanawake pekee"],
			"gateGenderDo": ["Huenda kwa wanawake ambao jinsia yao imethibitishwa na wafanyakazi kwa hati."],
			"gateBusy": ["Ulikuwa na safari inayoendelea"],
			"gateBusyDo": ["Kamilisha safari mara abiria anaposhuka; uko huru kwa inayofuata papo hapo."],
			"gateHasOffer": ["Ulikuwa unaangalia ombi lingine"],
			"gateHasOfferDo": ["Jibu maombi haraka; moja likiwa wazi hupati lingine."],
			"gateStale": ["Hatukujua ulipo"],
			"gateStaleDo": [
				"Acha ",
				["product"],
				" wazi na eneo likiwa limewashwa, na uangalie mtandao wako wa data."
			],
			"gateDeclined": ["Ulikataa"],
			"gateDeclinedDo": ["Ni haki yako na haigharimu kitu. Safari hiyo hairudi."],
			"gateLapsed": ["Muda wa ombi uliisha"],
			"gateLapsedDo": ["Una sekunde 15. Weka simu kwenye kishikilio na sauti iwe juu."],
			"gateNotShown": ["Ombi halikufika kwenye skrini yako"],
			"gateNotShownDo": ["Halihesabiwi dhidi yako. Acha programu wazi, au washa arifa ili maombi yakufikie ikiwa imefungwa."],
			"gateAskedBefore": ["Ombi liliondolewa, au ulirudisha safari"],
			"gateAskedBeforeDo": ["Abiria alighairi, au ilikwenda kwa wengine ulipoirudisha."],
			"gateTooFar": ["Ulikuwa mbali mno"],
			"gateTooFarDo": [
				"La karibu zaidi lilikuwa umbali wa km ",
				["km"],
				"; maombi hutumwa ndani ya km ",
				["radius"],
				". Subiri karibu na wanakoomba."
			],
			"gateTurn": ["Ilikuwa zamu ya dereva mwingine"],
			"gateTurnDo": ["Kwenye kituo chenye foleni safari huenda kwa wa kwanza. Ingia kwenye foleni ukiwa hapo."],
			"gateDetour": ["Njia ingekuwa ndefu mno"],
			"gateDetourDo": ["Ulikuwa na safari ya kushiriki, na mtu angechelewa kuliko alivyokubali. Hakuna la kufanya."],
			"gateNearer": ["Dereva mwingine alikuwa karibu zaidi"],
			"gateNearerDo": ["Ungeweza kuulizwa. Ondoka mahali madereva wengi wanaposubiri."],
			"gateGone": ["Liliisha kabla hujaulizwa"],
			"gateGoneDo": ["Abiria alighairi au alihudumiwa; hakuna la kufanya."],
			"gateWaiting": ["Unaulizwa sasa"],
			"gateWaitingDo": ["Angalia dashibodi yako."],
			"whyKeepOpen": ["Acha programu wazi, au washa arifa, ili maombi yakufikie ikiwa imefungwa."],
			"whyOnlineFirst": ["Ingia kazini kwanza: maombi huenda kwa madereva walio kazini."],
			"whyWhereBusy": ["Ona kulikojaa maombi"]
		} },
		"drivers": { "default": {
			"online": ["Kazini"],
			"offline": ["Nje ya kazi"],
			"driverStatus": ["Hali ya Dereva"],
			"youAreOnline": ["Uko kazini na tayari kupokea maombi ya safari"],
			"youAreOffline": ["Hauko kazini na hutapokea maombi ya safari"],
			"notVerifiedYet": ["Uthibitisho wako bado haujaidhinishwa. Utaweza kuingia kazini ukiidhinishwa."],
			"statusNotChanged": ["Hali yako haikuweza kubadilishwa."],
			"todaysEarnings": ["Nauli za leo, takriban"],
			"todayNet": ["Unapata leo"],
			"todayFares": ["Nauli baada ya kamisheni"],
			"todayBonuses": ["Bonasi za safari"],
			"todayGoals": ["Malengo yaliyofikiwa"],
			"todayReferrals": ["Madereva uliowaalika"],
			"todayNotLoaded": ["Takwimu za leo hazikuweza kupakiwa."],
			"completedTrips": ["Safari"],
			"hoursOnline": ["Saa kazini"],
			"seeAll": ["Tazama zote"],
			"noTripsDriver": ["Safari zako zitaonekana hapa."],
			"sunMode": ["Hali ya jua"],
			"newRequest": ["Ombi jipya la safari"],
			"offerTotal": [
				[
					"minutes",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" kwa jumla · km ",
				["km"]
			],
			"secondsLeft": [[
				"n",
				"plural",
				{
					"one": ["imebaki sekunde ", "#"],
					"other": ["zimebaki sekunde ", "#"]
				}
			]],
			"toPickup": [
				[
					"minutes",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" · km ",
				["km"],
				" hadi kumchukua"
			],
			"alongOffer": [
				"Iko njiani kwako: abiria uliye naye ",
				[
					"n",
					"plural",
					{
						"0": ["hatachelewa"],
						"one": ["atachelewa kwa dakika ", "#"],
						"other": ["atachelewa kwa dakika ", "#"]
					}
				],
				"."
			],
			"tripLeg": [
				[
					"minutes",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" · safari ya km ",
				["km"]
			],
			"tripsCount": [[
				"n",
				"plural",
				{
					"one": ["safari ", "#"],
					"other": ["safari ", "#"]
				}
			]],
			"offerNumberVerified": ["Namba imethibitishwa"],
			"offerSelfieChecked": ["Selfi imekaguliwa"],
			"offerIdChecked": ["Kitambulisho kimekaguliwa"],
			"decline": ["Kataa"],
			"accepting": ["Inakubali..."],
			"offerGoneTitle": ["Ombi limeondoka"],
			"offerBonusSpent": ["Bonasi imekwisha"],
			"offerSoundOff": ["Sauti imezimwa. Gusa skrini mara moja, kisha maombi yatalia."],
			"offerSoundNone": ["Kivinjari hiki hakitoi sauti. Angalia skrini."],
			"offerPushHint": ["Pata maombi hata programu ikiwa imefungwa"],
			"offerPushOn": ["Washa"],
			"offerPushNone": ["Maombi yanakufikia programu ikiwa wazi tu: kivinjari hiki hakipokei arifa."],
			"missedTitle": ["Ombi lililopita"],
			"missedOffer": [
				"Umekosa ",
				["pay"],
				", km ",
				["km"]
			],
			"missedShown": ["Sekunde zake 15 zilipita bila jibu."],
			"missedUnseen": ["Halikufika kwenye skrini yako, kwa hiyo halihesabiwi dhidi yako."],
			"missedGone": ["Limeondoka: dereva mwingine analo, au limeghairiwa."],
			"missedAsked": ["Tunaliomba. Ikiwa dereva mwingine anaulizwa sasa, ni lako akiliacha."],
			"takeIt": ["Lichukue"],
			"training": ["Mafunzo"],
			"trainingFirst": ["Mafunzo yako bado hayajakamilika. Maliza moduli za lazima, kisha utaweza kuingia kazini."],
			"openTraining": ["Fungua mafunzo"],
			"viewAnalytics": ["Tazama takwimu"],
			"keepSending": ["Tuma mahali ulipo skrini ikizimika"],
			"drivingView": ["Mwonekano wa giza wa kuendesha"],
			"drivingWaiting": ["Tunasubiri ombi"],
			"drivingBack": ["Onyesha yote"],
			"drivingGoOnline": ["Rudi, uingie kazini"],
			"drivingOff": ["Toka kazini"],
			"locationNotAllowed": ["Simu yako haituruhusu kuona ulipo. Ruhusu programu hii kutumia mahali ulipo, la sivyo hutapata maombi."],
			"locationNotFound": ["Simu yako haijui ilipo. Washa huduma ya mahali, au nenda penye anga wazi."],
			"screenMayDarken": ["Skrini yako inaweza kuzimika yenyewe. Hapo programu hii haitutumii mahali ulipo."],
			"keepSendingMore": ["Jinsi ya kuendelea kutuma"],
			"beforeDriving": ["Kabla ya kuendesha"],
			"beforeNone": ["Yote yako sawa"],
			"moreForDrivers": ["Zaidi"],
			"offerRates": [
				["perKm"],
				"/km · ",
				["perHour"],
				"/saa"
			],
			"offerSpoken": [
				["pay"],
				", ",
				[
					"minutes",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" hadi kumchukua, kwenda ",
				["place"]
			],
			"offerFast": [
				"Safari ya onyesho, ",
				["factor"],
				"× haraka zaidi: hailipi chochote na haihesabiwi popote."
			],
			"offerSpokenFast": [
				"Safari ya onyesho bila malipo, ",
				[
					"minutes",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" hadi pa kuchukulia, kwenda ",
				["place"]
			],
			"goOnDuty": ["Ingia kazini"],
			"lookingForTrips": ["Tunatafuta safari karibu nawe"],
			"beforeScreen": ["Skrini inaweza kuzimika"],
			"beforeSound": ["Hakuna sauti"],
			"beforePush": ["Hakuna arifa programu ikifungwa"],
			"suspendedNow": ["Umesimamishwa"],
			"suspendedWhy": ["Ona sababu na ujibu"],
			"selfieTitle": ["Kwanza picha yako"],
			"selfieNotLoaded": ["Hatua ya kamera haikuweza kupakiwa."],
			"offerDay": [
				"Safari yako ya kwanza leo: kamisheni ya siku ya ",
				["amount"],
				" hukatwa mara moja."
			],
			"todayDayCommission": ["Kamisheni ya siku"]
		} },
		"drivers-rank": { "default": {
			"rankTitle": ["Foleni ya kituo hiki"],
			"rankWaiting": [[
				"n",
				"plural",
				{
					"0": ["Hakuna anayesubiri kwenye foleni"],
					"one": [
						"Dereva ",
						"#",
						" anasubiri kwenye foleni"
					],
					"other": [
						"Madereva ",
						"#",
						" wanasubiri kwenye foleni"
					]
				}
			]],
			"rankPosition": [
				"Nafasi yako kwenye foleni: ",
				["n"],
				" kati ya ",
				["of"]
			],
			"rankAway": ["Uko mbali na kituo. Rudi sasa, la sivyo utapoteza nafasi yako."],
			"rankLate": ["Hakuna mtandao: huenda foleni imesonga, na huenda umepoteza nafasi yako."],
			"rankJoin": ["Ingia kwenye foleni"],
			"rankLeave": ["Toka kwenye foleni"]
		} },
		"drivers-tracker": { "default": {
			"trackerTitle": ["Tuma mahali ulipo skrini ikizimika"],
			"trackerIntro": ["Programu hii haitumi mahali ulipo skrini ikiwa imezimwa. Programu ya bure Traccar Client inatuma. Iunganishe mara moja, na abiria wataendelea kukuona."],
			"trackerPairing": ["2. Iunganishe"],
			"trackerNone": ["Hakuna programu iliyounganishwa."],
			"trackerPair": ["Unganisha Traccar Client"],
			"trackerPairAgain": ["Unganisha upya"],
			"trackerUnpair": ["Tenganisha"],
			"trackerOpen": ["Fungua kwenye Traccar Client"],
			"trackerCode": ["Msimbo wa kuskani kwa Traccar Client"],
			"trackerCopy": ["Nakili anwani"],
			"trackerCopied": ["Anwani imenakiliwa"],
			"trackerNotCopied": ["Kivinjari hiki hakituruhusu kunakili. Bonyeza anwani kwa muda mrefu ili kuinakili."],
			"trackerGoodUntil": [
				"Inafaa hadi ",
				["time"],
				". Usimwonyeshe mtu: aliye nayo anaweza kutuma mahali kwa jina lako."
			],
			"trackerWaiting": ["Tunasubiri mahali pa kwanza"],
			"trackerHidden": [
				"Kuna msimbo unaosubiri kutumiwa hadi ",
				["time"],
				". Msimbo huonyeshwa mara moja: unganisha upya ili kuona mwingine."
			],
			"trackerLapsed": ["Msimbo haukutumiwa kwa wakati. Unganisha upya."],
			"trackerPaired": ["Imeunganishwa."],
			"trackerLastAt": [
				"Mahali pa mwisho saa ",
				["time"],
				"."
			],
			"trackerNoPosition": ["Bado hakuna mahali palipokubaliwa."],
			"trackerOffDuty": ["Uko nje ya kazi: kinachotumwa na Traccar Client hakitumiki."],
			"trackerNotCounting": ["Traccar Client inatufikia, lakini mahali inapotuma hapakubaliwi. Acha simu iweke saa yenyewe, na uruhusu mahali halisi."],
			"trackerEnded": ["Imetenganishwa. Kinachotumwa na Traccar Client hakitumiki tena."],
			"trackerNotLoaded": ["Hatukuweza kupakia muunganisho wako."],
			"trackerFailed": ["Imeshindikana. Jaribu tena."],
			"trackerNeedsNetwork": ["Unahitaji mtandao kwa hili."],
			"trackerStepInstall": ["Ni bure, na imetengenezwa kwa hili."],
			"trackerStepOpen": ["Bonyeza kitufe hapa, kisha “Fungua katika Traccar Client”."],
			"trackerStepScan": ["Kwenye kompyuta, changanua msimbo utakaoonekana kwa Traccar Client."],
			"trackerStepAllow": ["Iruhusu mahali ulipo “wakati wote”, zima uokoaji wa betri kwake, na uwashe ufuatiliaji."],
			"trackerStepStop": ["Zima ufuatiliaji ukimaliza kazi: unatumia betri."],
			"trackerVehicle": ["Kifaa cha GPS ndani ya gari kinaweza kutuma pia. Muulize mwendeshaji wako."],
			"trackerInstall": ["1. Sakinisha Traccar Client"],
			"trackerThen": ["3. Iache itume"]
		} },
		"earnings": { "default": {
			"totalEarned": ["Jumla ya mapato"],
			"thisWeek": ["Wiki hii"],
			"thisMonth": ["Mwezi huu"],
			"totalRides": ["Jumla ya safari"],
			"tabOverview": ["Muhtasari"],
			"tabIncentives": ["Motisha"],
			"tabReferrals": ["Mialiko"],
			"tabGoals": ["Malengo"],
			"earningsNotLoaded": ["Hatukuweza kupakia mapato yako."],
			"dailyEarnings": ["Mapato kwa siku"],
			"daysShown": [[
				"n",
				"plural",
				{
					"one": ["Siku ", "#"],
					"other": ["Siku ", "#"]
				}
			]],
			"noTripsInDays": [[
				"n",
				"plural",
				{
					"one": [
						"Bado hakuna safari katika siku hii ",
						"#",
						"."
					],
					"other": [
						"Bado hakuna safari katika siku hizi ",
						"#",
						"."
					]
				}
			]],
			"showAsTable": ["Onyesha kama jedwali"],
			"dayColumn": ["Siku"],
			"earnedColumn": ["Ulichopata"],
			"bestDay": [
				"Siku bora: ",
				["day"],
				", ",
				["amount"]
			],
			"whereFrom": ["Yanakotoka"],
			"allTime": ["Wakati wote"],
			"kindFares": ["Nauli baada ya kamisheni"],
			"kindBonuses": ["Bonasi za safari"],
			"kindGoals": ["Malengo yaliyofikiwa"],
			"kindReferrals": ["Madereva uliowaalika"],
			"latestPay": ["Safari za hivi karibuni"],
			"noPayYet": ["Mistari ya malipo yako itaonekana hapa baada ya safari yako ya kwanza."],
			"availableBalance": ["Salio la kutoa"],
			"youOwe": ["Unadaiwa"],
			"youOweText": ["Kamisheni ya safari za pesa taslimu. Itakatwa kwenye mapato yako yajayo."],
			"cashCollected": ["Pesa taslimu kutoka kwa abiria"],
			"payouts": ["Malipo yako"],
			"noPayouts": ["Bado hujatoa pesa yoyote."],
			"payoutRequested": ["Imeombwa"],
			"payoutPaid": ["Imelipwa"],
			"payoutFailed": ["Imeshindikana"],
			"payoutFailedText": ["Pesa zimerudi kwenye salio lako."],
			"payoutOpen": ["Kuna malipo yanayoendelea. Unaweza kuomba mengine yakikamilika."],
			"nothingToWithdraw": ["Bado hakuna pesa za kutoa."],
			"payoutAmount": [
				"Kiasi (",
				["currency"],
				")"
			],
			"payoutAtMost": ["Isizidi ", ["amount"]],
			"payoutDestination": ["Akaunti ya benki au namba ya pesa kwa simu"],
			"payoutPasswordWhy": ["Nenosiri lako tena, ili mwenye simu yako asiweze kufanya hivi."],
			"requestPayout": ["Omba malipo"],
			"payoutSentTitle": ["Malipo yameombwa"],
			"payoutSentText": [["amount"], " zimetengwa hadi zilipwe."],
			"bonusHours": ["Saa za bonasi"],
			"bonusRule": ["Bonasi hazijumlishwi: iliyo bora ndiyo huhesabiwa, wakati unapokubali safari."],
			"runningNow": ["Inaendelea sasa"],
			"spentToday": ["Imekwisha leo"],
			"weeklyGoal": ["Lengo la wiki"],
			"dailyGoal": ["Lengo la siku"],
			"monthlyChallenge": ["Changamoto ya mwezi"],
			"weeklyGoalText": [
				"Pata ",
				["target"],
				" wiki hii upate ",
				["reward"],
				" zaidi."
			],
			"dailyGoalText": [
				"Pata ",
				["target"],
				" leo upate ",
				["reward"],
				" zaidi."
			],
			"monthlyChallengeText": [
				"Pata ",
				["target"],
				" mwezi huu upate ",
				["reward"],
				" zaidi."
			],
			"goalEarned": [
				"Umepata ",
				["earned"],
				" kati ya ",
				["target"]
			],
			"goalBonus": ["Bonasi ya ", ["reward"]],
			"goalPaid": [["reward"], " imelipwa"],
			"goalToGo": [
				"Bado ",
				["amount"],
				" hadi ",
				["day"],
				"."
			],
			"goalCounts": ["Nauli baada ya kamisheni na bonasi za safari huhesabiwa; malengo na mialiko havihesabiwi."],
			"goalSpent": ["Bajeti ya leo ya lengo hili imekwisha. Ukilifikia, utalipwa pamoja na safari ya siku nyingine ya kipindi hiki."],
			"dailyGoalSpent": ["Bajeti ya leo ya lengo hili imekwisha."],
			"referTitle": ["Mwalike dereva"],
			"referHow": [
				"Andika namba ya simu ya mtu atakayeendesha. Akishajisajili nayo na kukamilisha ",
				[
					"rides",
					"plural",
					{
						"one": ["safari ", "#"],
						"other": ["safari ", "#"]
					}
				],
				" na abiria tofauti, unapata ",
				["reward"],
				"."
			],
			"referredCount": ["Uliowaalika"],
			"joinedCount": ["Wanaoendesha"],
			"rewardedCount": ["Waliolipiwa"],
			"referPhone": ["Namba yake ya simu"],
			"sendReferral": ["Tuma mwaliko"],
			"referralSent": ["Mwaliko Umetumwa!"],
			"referralSentText": [
				"Utapata ",
				["reward"],
				" akikamilisha ",
				[
					"rides",
					"plural",
					{
						"one": [
							"safari yake ",
							"#",
							" ya kwanza"
						],
						"other": [
							"safari zake ",
							"#",
							" za kwanza"
						]
					}
				],
				"."
			],
			"referralFailed": ["Mwaliko Umeshindikana"],
			"referralFailedText": ["Tafadhali angalia namba ya simu kisha ujaribu tena."],
			"chooseDays": ["Siku kwenye chati"],
			"bonusSpan": [
				["from"],
				" hadi ",
				["until"]
			],
			"earningsSections": ["Sehemu za mapato yako"],
			"needPhone": ["Weka nambari kamili kwanza."],
			"cashInHand": [
				"Ulilipwa ",
				["amount"],
				" taslimu, hivyo hakuna cha kutoa."
			],
			"firstTrip": ["Ingia kazini upate safari ya kwanza"],
			"kindDayCommission": ["Kamisheni ya siku"]
		} },
		"heatmap": { "default": {
			"heatTitle": ["Ramani ya Mahitaji"],
			"heatCity": ["Jiji"],
			"heatService": ["Huduma"],
			"heatWindow": ["Kipindi"],
			"heatAll": ["Huduma zote"],
			"heatRides": ["Safari"],
			"heatFood": ["Chakula"],
			"heatParcel": ["Mizigo"],
			"heatGrocery": ["Bidhaa za dukani"],
			"heat15m": ["Dakika 15"],
			"heat1h": ["Saa 1"],
			"heat6h": ["Saa 6"],
			"heat24h": ["Saa 24"],
			"heatRefresh": ["Onyesha Upya"],
			"heatSample": ["Data ya mfano: bado kumbukumbu ni chache hapa."],
			"heatUpdated": ["Imesasishwa saa ", ["time"]],
			"heatTotalDemand": ["Mahitaji Yote"],
			"heatUnit": ["maombi/saa"],
			"heatAway": ["umbali wa ", ["distance"]],
			"heatElsewhere": ["Katika jiji lingine"],
			"heatAvgWait": ["Wastani wa Kusubiri"],
			"heatMinutes": [[
				"n",
				"plural",
				{
					"one": ["dakika ", "#"],
					"other": ["dakika ", "#"]
				}
			]],
			"heatActiveDrivers": ["Madereva Kazini"],
			"heatCoverage": ["Maeneo Yanayohudumiwa"],
			"heatMapView": ["Ramani"],
			"heatAreaDetails": ["Maeneo"],
			"heatAnalytics": ["Uchambuzi"],
			"heatCritical": ["Juu sana"],
			"heatHigh": ["Juu"],
			"heatMedium": ["Wastani"],
			"heatLow": ["Chini"],
			"heatSurge": ["Kilele"],
			"heatNone": ["Bado hakuna mahitaji yaliyorekodiwa hapa."],
			"heatFailed": ["Ramani haikuweza kupakiwa."],
			"heatWait": ["Kusubiri"],
			"heatDrivers": ["Madereva"],
			"heatSurgeFactor": ["Ongezeko"],
			"heatPeaks": ["Saa za msongamano"],
			"heatShares": ["Huduma katika ", ["area"]],
			"heatCircle": [
				["name"],
				": ",
				["level"],
				", ",
				[
					"n",
					"plural",
					{
						"one": [
							"ombi ",
							"#",
							" kwa saa"
						],
						"other": [
							"maombi ",
							"#",
							" kwa saa"
						]
					}
				]
			],
			"heatLegend": ["Maelezo ya rangi"],
			"busyAreas": ["Maeneo yenye shughuli nyingi"],
			"busyRefresh": ["Onyesha upya maeneo"],
			"busyTop": ["Yenye shughuli nyingi zaidi sasa"],
			"busyOpen": ["Fungua ramani ya jiji"],
			"busyTips": ["Vidokezo"],
			"busyTip1": [
				"Subiri karibu na ",
				["name"],
				": mahitaji ni makubwa zaidi huko sasa."
			],
			"busyTip2": [
				"Madereva ni wachache karibu na ",
				["name"],
				": maombi huja haraka huko."
			],
			"busyTip3": [
				"Saa za msongamano leo: ",
				["hours"],
				"."
			],
			"busyFare": ["Nauli ya wastani"],
			"busySpot": [
				["name"],
				": ",
				["level"],
				", ",
				["n"],
				"%"
			],
			"busyNoWait": ["haijulikani"],
			"heatNoSurge": ["hakuna"],
			"busyDemand": [
				"Mahitaji ",
				["n"],
				"%"
			],
			"busiest": ["Penye shughuli zaidi: ", ["name"]],
			"busiestAt": [
				"Penye shughuli zaidi: ",
				["name"],
				", ",
				["distance"]
			],
			"busyLooking": ["Tunatafuta eneo lenye shughuli zaidi…"],
			"busyTooFew": ["Maeneo yenye shughuli: ona mfano"],
			"heatRanking": ["Maeneo kwa wingi wa maombi"]
		} },
		"identity": { "default": {
			"identityTitle": ["Thibitisha wewe ni nani"],
			"identityOptional": ["Si lazima"],
			"identityWhy": ["Madereva wanasoma kwenye ombi lako kwamba timu yetu imekukagua. Inawasaidia kumkubali mtu wasiyemjua. Unasafiri vilevile bila hiyo."],
			"identityTold": ["Madereva wanaona “Selfi imekaguliwa” au “Kitambulisho kimekaguliwa”, kamwe si picha."],
			"identityKept": [
				"Picha inafutwa ",
				[
					"n",
					"plural",
					{
						"one": ["siku ", "#"],
						"other": ["siku ", "#"]
					}
				],
				" baada ya timu yetu kuamua. Za ukaguzi zinabaki aina na siku yake."
			],
			"identityBack": ["Unaweza kuiondoa wakati wowote. Picha inafutwa papo hapo, na madereva hawaoni chochote tena."],
			"identityTakeSelfie": ["Piga selfi"],
			"identitySendId": ["Tuma kitambulisho"],
			"identitySelfie": ["Selfi"],
			"identityId": ["Kitambulisho"],
			"identityLookSelfie": ["Uso wako wote, bila kichujio."],
			"identityLookId": ["Kitambulisho, pasipoti au leseni ya udereva, chenye jina lililo kwenye akaunti yako."],
			"identityConsent": ["Ukiituma unakubali timu yetu iitazame kwa ukaguzi huu, na si kwa kitu kingine."],
			"identitySend": ["Tuma kwa ukaguzi"],
			"identitySending": ["Inatumwa..."],
			"identitySent": ["Imetumwa"],
			"identitySentText": ["Timu yetu inaitazama. Utaambiwa matokeo yake."],
			"identityTryAgain": ["Tafadhali jaribu tena."],
			"identityWaits": [
				"Timu yetu inaitazama. Inachukua saa ",
				["from"],
				"-",
				["to"],
				"."
			],
			"identityAccepted": [
				"Imekaguliwa tarehe ",
				["day"],
				". Madereva wanaisoma kwenye maombi na safari zako."
			],
			"identityRefused": [
				"Haikukubaliwa tarehe ",
				["day"],
				"."
			],
			"identityTakenBack": [
				"Timu yetu iliondoa kibali tarehe ",
				["day"],
				"."
			],
			"identityNote": ["Timu yetu: ", ["note"]],
			"identityGoes": [
				"Picha inafutwa tarehe ",
				["day"],
				"."
			],
			"identityGone": ["Picha imefutwa."],
			"identityOfName": ["Inahusu jina lako: ukilibadilisha, itume tena."],
			"identityWithdraw": ["Iondoe"],
			"identityDelete": ["Ifute"],
			"identityWithdrawText": ["Picha inafutwa papo hapo, na madereva hawaoni ukaguzi huu tena. Unaweza kutuma nyingine wakati wowote."],
			"identityWithdrawn": ["Imeondolewa"],
			"identityNotLoaded": ["Hatukuweza kupakia hali ya ukaguzi wako."]
		} },
		"landing": { "default": {
			"welcome": ["Karibu ", ["product"]],
			"tagline": ["Safari, chakula, bidhaa za dukani na mizigo katika programu moja. Lipa kwa pesa taslimu au kutoka pochi yako."],
			"builtBy": ["Imejengwa na Waafrika,"],
			"forAfricans": ["kwa ajili ya Waafrika"],
			"builtByForAfricans": ["Imejengwa na Waafrika, kwa ajili ya Waafrika"],
			"startingFrom": ["Kuanzia"],
			"standardStartingFrom": ["Safari ya kawaida, kuanzia"],
			"getStartedPassenger": ["Anza kama abiria"],
			"driveWithUs": ["Endesha nasi"],
			"downloadAppFile": ["Pakua faili la programu"],
			"whyUs": ["Kwa nini ", ["product"]],
			"newLadiesOnly": ["MPYA: Safari za Wanawake Pekee"],
			"ladiesOnlyClaim": ["Abiria wanawake na madereva wanawake waliothibitishwa pekee."],
			"safe": ["Salama"],
			"fast": ["Haraka"],
			"affordable": ["Nafuu"],
			"claimPayments": ["Lipa kwa pesa taslimu. Pesa kwa simu, kadi, malipo ya mtandaoni na uhamisho wa benki vitafuata nchi kwa nchi."],
			"claimWallet": [["wallet"], " nchini Afrika Kusini"],
			"claimDriving": ["Kuendesha kwa uhuru: ingia kazini unapotaka, ona malipo ya kila safari kabla ya kuikubali."],
			"claimPrice": ["Takriban 5% chini ya programu inayoongoza"],
			"claimCities": ["Miji 10+ ya Afrika"],
			"claimUsers": ["Watumiaji hai 50K+"],
			"seeServices": ["Tazama huduma zote"],
			"starting": ["Inaanza..."],
			"getStarted": ["Anza"],
			"continueAs": ["Endelea kama"]
		} },
		"navigation": { "default": {
			"navDirections": ["Maelekezo"],
			"navLooking": ["Tunatafuta njia..."],
			"navLeftWay": ["Umetoka kwenye njia. Tunatafuta njia nyingine."],
			"navStraightOn": ["Endelea moja kwa moja"],
			"navStraightOnInto": ["Endelea moja kwa moja kwenye ", ["street"]],
			"navBearLeft": ["Elekea kushoto kidogo"],
			"navBearLeftInto": ["Elekea kushoto kidogo kuingia ", ["street"]],
			"navLeft": ["Pinda kushoto"],
			"navLeftInto": ["Pinda kushoto kuingia ", ["street"]],
			"navSharpLeft": ["Pinda kushoto kabisa"],
			"navSharpLeftInto": ["Pinda kushoto kabisa kuingia ", ["street"]],
			"navBearRight": ["Elekea kulia kidogo"],
			"navBearRightInto": ["Elekea kulia kidogo kuingia ", ["street"]],
			"navRight": ["Pinda kulia"],
			"navRightInto": ["Pinda kulia kuingia ", ["street"]],
			"navSharpRight": ["Pinda kulia kabisa"],
			"navSharpRightInto": ["Pinda kulia kabisa kuingia ", ["street"]],
			"navUTurn": ["Geuza gari urudi"],
			"navUTurnInto": ["Geuza gari urudi kwenye ", ["street"]],
			"navRoundabout": ["Ingia kwenye mzunguko"],
			"navExit": ["Kwenye mzunguko toka njia ya ", ["exit"]],
			"navExitInto": [
				"Kwenye mzunguko toka njia ya ",
				["exit"],
				" kuingia ",
				["street"]
			],
			"navArrive": ["Unafika: ", ["place"]],
			"navIn": [
				"Baada ya ",
				["distance"],
				": ",
				["turn"]
			],
			"navMeters": [[
				"n",
				"plural",
				{
					"one": ["mita ", "#"],
					"other": ["mita ", "#"]
				}
			]],
			"navKilometers": [[
				"n",
				"plural",
				{
					"one": ["kilomita ", "#"],
					"other": ["kilomita ", "#"]
				}
			]],
			"navMinutes": ["dakika ", ["n"]],
			"navArrival": ["Kufika saa ", ["time"]],
			"navThen": ["Kisha"],
			"navOn": ["Uko kwenye ", ["street"]],
			"navBackToCar": ["Rudi kwenye gari"],
			"navStraight": ["kwa mstari ulionyooka"],
			"navNoStreets": ["Barabara za hapa hazipo kwenye ramani yetu. Mshale unaonyesha upande, si njia."],
			"navNoAnswer": ["Njia haikupakiwa. Mshale unaonyesha upande; tunajaribu tena."],
			"navSpoken": ["Maelekezo kwa sauti"],
			"navNoVoice": ["Simu hii haiwezi kusema Kiswahili. Hulia kabla ya kila kona."],
			"navChoose": ["Ongozwa na programu nyingine"],
			"navChooseNote": [
				"Inafunguka ikiwa na ",
				["place"],
				" tayari. Tunakumbuka uliyochagua."
			],
			"navWith": ["Ongozwa na ", ["app"]],
			"navOtherApp": ["Programu ya ramani ya simu hii"],
			"navShort": ["Ramani"],
			"navHere": ["Umefika"],
			"navVoice": ["Sauti"]
		} },
		"notifications": { "default": {
			"bellLabel": ["Arifa"],
			"bellUnread": ["Arifa, ", [
				"n",
				"plural",
				{
					"one": ["#", " haijasomwa"],
					"other": ["#", " hazijasomwa"]
				}
			]],
			"bellNone": ["Bado hakuna arifa"],
			"bellFailed": ["Arifa hazikuweza kupakiwa."],
			"bellReadAll": ["Weka zote kuwa zimesomwa"],
			"bellAllRead": ["Arifa zimewekwa kuwa zimesomwa"],
			"bellMore": ["Onyesha za zamani"],
			"bellNow": ["Sasa hivi"],
			"bellMinutes": [[
				"n",
				"plural",
				{
					"one": [
						"dakika ",
						"#",
						" iliyopita"
					],
					"other": [
						"dakika ",
						"#",
						" zilizopita"
					]
				}
			]],
			"bellHours": [[
				"n",
				"plural",
				{
					"one": [
						"saa ",
						"#",
						" iliyopita"
					],
					"other": [
						"saa ",
						"#",
						" zilizopita"
					]
				}
			]],
			"bellDays": [[
				"n",
				"plural",
				{
					"one": [
						"siku ",
						"#",
						" iliyopita"
					],
					"other": [
						"siku ",
						"#",
						" zilizopita"
					]
				}
			]],
			"bellNotRead": ["Haikuweza kuwekwa alama ya kusomwa. Jaribu tena."],
			"bellNew": ["Mpya"],
			"bellNoneHint": ["Habari za safari na ujumbe wako huja hapa."]
		} },
		"orders": { "default": {
			"parcelSender": ["Taarifa za mtumaji"],
			"parcelReceiver": ["Taarifa za mpokeaji"],
			"parcelDetails": ["Maelezo ya mzigo"],
			"parcelVehicle": ["Chagua chombo"],
			"parcelEstimate": ["Makadirio ya gharama"],
			"parcelName": ["Jina"],
			"parcelPhone": ["Simu"],
			"parcelPickup": ["Anwani ya kuchukua"],
			"parcelDropoff": ["Anwani ya kupeleka"],
			"parcelType": ["Aina ya mzigo"],
			"parcelWeight": ["Uzito (kg)"],
			"parcelValue": ["Thamani iliyotajwa (si lazima)"],
			"parcelValueHint": ["kwa madhumuni ya bima"],
			"parcelNote": ["Maelekezo ya kupeleka"],
			"parcelFragile": [
				"Kitu kinachovunjika (+",
				["percent"],
				"%)"
			],
			"parcelSignature": ["Kwa PIN tu, si kwa picha"],
			"parcelMax": ["hadi kilo ", ["n"]],
			"parcelMinutes": [
				"dakika ",
				["from"],
				"-",
				["to"]
			],
			"parcelBase": ["Chombo"],
			"parcelWeightLine": ["Uzito unaozidi kilo ", ["kg"]],
			"parcelFragileLine": ["Kitu kinachovunjika"],
			"parcelTooHeavy": ["Hakuna chombo chetu kinachobeba uzito huo."],
			"parcelPaidBy": ["Nani atalipa?"],
			"parcelBySender": ["Mtumaji"],
			"parcelByReceiver": ["Mpokeaji"],
			"parcelByReceiverNote": ["Kwa pesa taslimu, mlangoni."],
			"parcelSubmit": ["Omba usafirishaji wa mzigo"],
			"parcelMissingTitle": ["Taarifa hazijakamilika"],
			"parcelMissing": ["Tafadhali jaza sehemu zote zinazohitajika"],
			"parcelRequestedTitle": ["Usafirishaji umeombwa"],
			"parcelRequested": ["Usafirishaji wa mzigo wako umeombwa!"],
			"parcelFailed": ["Imeshindikana kuomba usafirishaji. Tafadhali jaribu tena."],
			"parcelNoPrice": ["Bado hatuna bei ya kifurushi hiki."],
			"packageDocument": ["Hati"],
			"packageSmall": ["Mzigo mdogo (hadi kilo 5)"],
			"packageMedium": ["Mzigo wa kati (kilo 5-20)"],
			"packageLarge": ["Mzigo mkubwa (kilo 20-50)"],
			"packageFragile": ["Kitu kinachovunjika"],
			"packageElectronics": ["Vifaa vya elektroniki"],
			"vehicleMotorcycle": ["Pikipiki"],
			"vehicleSedan": ["Gari dogo"],
			"vehicleTuktuk": ["Bajaji"],
			"vehicleBakkie": ["Pikapu"],
			"vehicleVan": ["Gari la mizigo"],
			"ordersTitle": ["Oda zangu"],
			"ordersNone": ["Bado hujaagiza chochote."],
			"ordersNotLoaded": ["Hatukuweza kupakia oda zako."],
			"orderFood": ["Chakula"],
			"orderGrocery": ["Bidhaa za dukani"],
			"orderParcel": ["Mzigo"],
			"orderSearching": ["Tunatafuta msafirishaji"],
			"orderCourierComes": ["Msafirishaji yuko njiani kuchukua"],
			"liveCourierComes": ["Msafirishaji yuko njiani"],
			"orderPlaced": ["Inasubiri jibu la duka"],
			"orderPreparing": ["Inaandaliwa"],
			"orderReady": ["Tayari kwa msafirishaji"],
			"orderOnWay": ["Iko njiani"],
			"orderReturning": ["Inarudi"],
			"orderDelivered": ["Imefikishwa"],
			"orderReturned": ["Imerudishwa"],
			"orderRejected": ["Duka halikuweza kuipokea"],
			"orderCancelled": ["Imeghairiwa"],
			"orderNoCourier": ["Hakuna msafirishaji aliyepatikana"],
			"orderCancelledByYou": ["Umeighairi"],
			"orderCancelledByShop": ["Duka limeighairi"],
			"orderEnd": ["Kilichotokea"],
			"orderMoneyBack": [["amount"], " zimerudi kwenye pochi yako."],
			"orderNothingToPay": ["Hulipi chochote."],
			"parcelSendAgain": ["Tuma tena kwa ", ["fare"]],
			"orderCourier": ["Msafirishaji wako"],
			"orderPin": ["PIN ya mlangoni"],
			"orderPinNote": ["Mwambie msafirishaji ukipokea oda."],
			"orderPinParcel": ["Mpokeaji ameipata kwa SMS na atamwambia msafirishaji."],
			"orderPinBack": ["Mwambie msafirishaji ukirudishiwa mzigo wako."],
			"orderConfirm": ["Imefika: PIN haihitajiki"],
			"orderConfirmed": ["Ulithibitisha kuwa imefika."],
			"orderTryAgain": ["Tafadhali jaribu tena."],
			"orderMoney": ["Gharama"],
			"orderSubtotal": ["Bidhaa"],
			"orderDeliveryFee": ["Ada ya kupeleka"],
			"orderServiceFee": ["Ada ya huduma"],
			"orderCancel": ["Ghairi oda"],
			"orderCancelSure": ["Ughairi oda hii?"],
			"orderSteps": ["Hatua"],
			"orderPlaces": ["Kutoka na kwenda"],
			"stepPlaced": ["Imetumwa"],
			"stepTaken": ["Imekubaliwa"],
			"stepReady": ["Tayari"],
			"stepPickedUp": ["Imechukuliwa"],
			"stepDelivered": ["Imefikishwa"],
			"stepReturned": ["Imerudishwa"],
			"orderItems": ["Ulichoagiza"],
			"orderNoAnswer": ["Duka halikujibu kwa wakati."],
			"orderReadyAbout": ["Tayari karibu saa ", ["time"]],
			"orderLineMissing": ["Haipo: hutozwi"],
			"orderLineInstead": ["Badala yake: ", ["name"]],
			"orderAgain": ["Agiza tena"],
			"orderProof": ["Picha ya kukabidhi"],
			"orderPinUnsent": ["Bado hatuwezi kutuma SMS: mwambie mpokeaji PIN mwenyewe."],
			"orderPinStopped": ["Mpokeaji hataki ujumbe kutoka kwetu: mwambie PIN mwenyewe."],
			"orderPinLimited": ["SMS nyingi sana ndani ya saa hii, kwa hiyo mpokeaji hakupata: mwambie PIN mwenyewe."],
			"parcelNoPlace": ["Chagua mahali kwenye orodha, au paonyeshe kwenye ramani."],
			"parcelStepRoute": ["Kutoka na kwenda"],
			"parcelStepWhat": ["Mzigo"],
			"parcelStepConfirm": ["Thibitisha"],
			"parcelContinue": ["Endelea"],
			"parcelNameMissing": ["Andika jina."],
			"parcelPhoneMissing": ["Andika namba ya simu."],
			"parcelTypeMissing": ["Chagua aina ya mzigo."],
			"parcelWeightMissing": ["Andika uzito kwa kilo, mfano 2 au 2.5."],
			"parcelWeightHint": [
				"Kila kilo inayozidi ",
				["kg"],
				" huongeza gharama."
			],
			"parcelCheapest": ["Nafuu zaidi"],
			"orderArrives": [
				"Itafika ",
				["from"],
				"–",
				["to"]
			],
			"orderPayCash": [
				"Mlipe msafirishaji ",
				["amount"],
				" taslimu"
			],
			"orderAgainOf": ["Agiza tena: ", ["name"]],
			"lineLikedAsk": [["name"], " ilikuwaje?"],
			"lineLike": ["Nimependa ", ["name"]],
			"lineDislike": ["Sikupenda ", ["name"]],
			"lineLiked": ["Uliipenda"],
			"lineNotLiked": ["Hukuipenda"],
			"orderClock": [
				["from"],
				"–",
				["to"]
			],
			"orderHowWasIt": ["Ilikuwaje?"],
			"orderRated": [
				"Umempa ",
				["name"],
				" ",
				["n"],
				" kati ya 5."
			],
			"courierCall": ["Piga"],
			"orderArrivesBy": ["Itafika kabla ya ", ["to"]],
			"orderClockBy": ["kabla ya ", ["to"]],
			"orderEtaPickup": ["hadi pa kuchukua"],
			"orderRateShop": [["name"], " walihudumiaje?"],
			"schoolOnBoard": [["name"], " yuko ndani ya gari"],
			"schoolDriving": [[
				"n",
				"plural",
				{
					"one": [
						"Mtoto ",
						"#",
						" yuko ndani ya gari"
					],
					"other": [
						"Watoto ",
						"#",
						" wako ndani ya gari"
					]
				}
			]],
			"orderEstimate": [
				"Makadirio ya kufika ",
				["from"],
				"–",
				["to"]
			],
			"orderFrom": ["Kutoka"],
			"orderTo": ["Kwenda"],
			"parcelSignatureNote": ["Hukabidhiwa kwa PIN ya mpokeaji pekee, hauachwi mlangoni."],
			"parcelAddressHint": ["Mtaa, jengo au mahali"],
			"parcelNameHint": ["Jina la kwanza na la mwisho"],
			"lineTagsGood": ["Nini kilikuwa kizuri?"],
			"lineTagsBad": ["Nini hakikuwa kizuri?"]
		} },
		"orders-said": { "default": {
			"saidTasty": ["Kitamu"],
			"saidHot": ["Kilifika cha moto"],
			"saidGenerous": ["Kingi cha kutosha"],
			"saidWellPacked": ["Kimefungwa vizuri"],
			"saidBland": ["Hakina ladha"],
			"saidCold": ["Kilifika kimepoa"],
			"saidTooLittle": ["Kidogo mno"],
			"saidSpilled": ["Kilimwagika"],
			"saidNotAsDescribed": ["Si kama kilivyoelezwa"],
			"saidFresh": ["Safi"],
			"saidGoodValue": ["Thamani nzuri"],
			"saidNotFresh": ["Si safi"],
			"saidDamaged": ["Imeharibika"]
		} },
		"payments": { "default": {
			"walletTitle": ["Pochi"],
			"walletHolds": ["Ndani ya pochi yako"],
			"topUpTitle": ["Ongeza salio"],
			"topUpAmount": ["Kiasi kwa ", ["currency"]],
			"topUpBounds": [
				"Kiasi kizima, kuanzia ",
				["least"],
				" hadi ",
				["most"],
				"."
			],
			"topUpBy": ["Kupitia"],
			"topUpPhone": ["Namba ya simu"],
			"topUpPhoneHint": [["provider"], " itauliza kwenye simu hii. Inaweza kuwa ya mtu mwingine anayekulipia."],
			"topUpPageHint": [
				"Unalipa kwenye ukurasa wa ",
				["provider"],
				": hatuioni kadi yako kamwe."
			],
			"topUpStart": ["Ongeza kwa ", ["provider"]],
			"topUpNotSent": ["Haikutufikia. Jaribu tena: hakuna kinacholipwa mara mbili."],
			"topUpNotLoaded": ["Hatukuweza kupakia malipo yako."],
			"topUpNone": ["Hapa huwezi kuweka pesa kwenye pochi"],
			"topUpNoneNote": ["Lipa taslimu; marejesho bado yanaingia kwenye pochi yako."],
			"topUpHistory": ["Pesa ulizoongeza"],
			"topUpStatePending": ["Inaendelea"],
			"topUpStateUnknown": ["Bado haijulikani"],
			"topUpStateSucceeded": ["Imefika"],
			"topUpStateFailed": ["Haikulipwa"],
			"topUpStateExpired": ["Imeisha"],
			"topUpCreated": [
				"Tunaiuliza ",
				["provider"],
				"."
			],
			"topUpAtPage": [
				"Lipa ",
				["amount"],
				" kwenye ukurasa wa ",
				["provider"],
				". Utarudishwa hapa."
			],
			"topUpAtPhone": [
				"Angalia simu yako ",
				["phone"],
				": andika PIN kwenye ujumbe wa ",
				["provider"],
				" ili kulipa ",
				["amount"],
				"."
			],
			"topUpWaiting": [
				"Tunasubiri ",
				["provider"],
				"."
			],
			"topUpUnknown": [
				["provider"],
				" bado haijatuambia kama ",
				["amount"],
				" zimelipwa. Usilipe tena: tunaendelea kuuliza, na kilicholipwa kitafika chenyewe."
			],
			"topUpArrived": [["amount"], " zimefika kwenye pochi yako."],
			"topUpNoFunds": ["Salio la akaunti halikutosha. Hakuna kilichokatwa."],
			"topUpWrongPin": ["PIN haikuwa sahihi. Hakuna kilichokatwa."],
			"topUpCancelled": ["Ulikataa. Hakuna kilichokatwa."],
			"topUpPromptFailed": ["Ujumbe haukufika kwenye simu yako. Hakuna kilichokatwa. Jaribu tena."],
			"topUpUnreachable": ["Simu yako haikupatikana. Kama ulilipa hata hivyo, pesa zitafika zenyewe; usilipe tena."],
			"topUpBusy": ["Simu yako inaonyesha malipo mengine. Yajibu kwanza, kisha jaribu tena."],
			"topUpLimit": [
				"Ni zaidi ya unachoruhusiwa na ",
				["provider"],
				" leo. Hakuna kilichokatwa."
			],
			"topUpDeclined": [["provider"], " haikukubali malipo. Kwenye ukurasa wake unaweza kujaribu kadi nyingine."],
			"topUpRefused": [["provider"], " haikukubali ombi letu. Jaribu baadaye, au lipa taslimu."],
			"topUpNotAnswered": ["Hakuna aliyejibu kwa wakati. Hakuna kilichokatwa."],
			"topUpLooking": ["Timu yetu inaangalia malipo haya. Hakuna kitakachopotea."],
			"topUpClosed": ["Timu yetu ilifunga malipo haya: hakuna kilichoongezwa kwenye pochi yako."],
			"topUpGo": ["Nenda ", ["provider"]],
			"topUpHangs": [
				"Inachukua muda? Unaweza kufunga hapa: tunaiuliza ",
				["provider"],
				" hadi ieleweke, kwa siku moja, kisha timu yetu."
			],
			"topUpOffline": ["Hakuna mtandao: hivi ndivyo ilivyokuwa mwisho. Ulicholipa kitafika bila wewe."],
			"topUpReceipt": ["risiti ", ["receipt"]],
			"topUpPlay": ["pesa za kuigiza"],
			"topUpHelp": ["Uliza msaada"],
			"topUpAgain": ["Ongeza tena"],
			"topUpQuick": ["Vinavyochaguliwa mara nyingi"]
		} },
		"places": { "default": {
			"nearPlace": [
				"Karibu na ",
				["place"],
				", ",
				["distance"]
			],
			"placesNear": ["Maeneo karibu na ", ["place"]],
			"placeNone": [
				"Hakuna mahali palipopatikana kwa “",
				["text"],
				"”. Angalia tahajia, au:"
			],
			"placeOnMap": ["Chagua kwenye ramani"],
			"placePin": ["Weka pini kwenye ramani"],
			"placePinNote": [
				"Dereva ataona “",
				["text"],
				"” na pini"
			],
			"positionUnknownTitle": ["Mahali ulipo hapajulikani"],
			"positionUnknown": ["Ruhusu mahali ulipo, tafuta mahali, au pachague kwenye ramani."],
			"placeHome": ["Nyumbani"],
			"placeWork": ["Kazini"],
			"placeLinkUnread": ["Kiungo hiki hakisemi mahali palipo. Kifungue, kisha nakili hapa jina la mahali au anwani kamili, au pachague kwenye ramani."],
			"pinMove": ["Sogeza mahali pa kuchukuliwa kwenye ramani"],
			"clearText": ["Futa"],
			"placesNearby": ["Karibu"],
			"placesFound": ["Matokeo"],
			"askPlace": ["Mahali au anwani"]
		} },
		"places-kinds": { "default": {
			"kindStreet": ["Mtaa"],
			"kindCity": ["Jiji"],
			"kindTown": ["Mji"],
			"kindSuburb": ["Kitongoji"],
			"kindVillage": ["Kijiji"],
			"kindSchool": ["Shule"],
			"kindUniversity": ["Chuo kikuu"],
			"kindHospital": ["Hospitali"],
			"kindClinic": ["Kliniki"],
			"kindPharmacy": ["Duka la dawa"],
			"kindMall": ["Jumba la maduka"],
			"kindMarket": ["Soko"],
			"kindSupermarket": ["Duka kubwa"],
			"kindShop": ["Duka"],
			"kindRestaurant": ["Chakula na vinywaji"],
			"kindHotel": ["Hoteli"],
			"kindBank": ["Benki"],
			"kindFuel": ["Kituo cha mafuta"],
			"kindPolice": ["Polisi"],
			"kindWorship": ["Mahali pa ibada"],
			"kindAirport": ["Uwanja wa ndege"],
			"kindStation": ["Stesheni"],
			"kindBusStation": ["Kituo cha basi"],
			"kindTaxiRank": ["Kituo cha teksi"],
			"kindPark": ["Bustani"],
			"kindSport": ["Uwanja wa michezo"],
			"kindPublic": ["Jengo la umma"],
			"kindSight": ["Mahali maarufu"],
			"kindOffice": ["Ofisi"]
		} },
		"places-market": { "default": {
			"marketPlaceAirport": ["Uwanja wa ndege"],
			"marketPlaceMall": ["Jengo la maduka"],
			"marketPlaceRank": ["Kituo"],
			"marketPlaceOther": ["Mahali pengine"]
		} },
		"places-pin": { "default": {
			"pinHow": ["Sogeza ramani hadi alama iwe juu ya mahali hapo, au tumia vitufe."],
			"pinNorth": ["Mita 100 kaskazini"],
			"pinSouth": ["Mita 100 kusini"],
			"pinEast": ["Mita 100 mashariki"],
			"pinWest": ["Mita 100 magharibi"],
			"pinUse": ["Tumia mahali hapa"],
			"pinStop": [
				"Dereva atasimama ",
				["street"],
				", mita ",
				["meters"],
				" kutoka kwenye alama."
			],
			"pinStopUnnamed": [
				"Dereva atasimama barabarani, mita ",
				["meters"],
				" kutoka kwenye alama."
			],
			"pinStopHere": [
				"Dereva anaweza kusimama hapa hapa, ",
				["street"],
				"."
			],
			"pinPickup": ["Nichukue hapa"]
		} },
		"places-saved": { "default": {
			"savedTitle": ["Maeneo yaliyohifadhiwa"],
			"savedAbout": ["Hutokea kwanza unapochagua unakokwenda, kwenye kila simu unayoingia."],
			"savedAddHome": ["Ongeza nyumbani"],
			"savedAddWork": ["Ongeza kazini"],
			"savedAdd": ["Ongeza mahali"],
			"savedEdit": ["Badilisha"],
			"savedRemove": ["Ondoa"],
			"savedRemoveSure": [
				"Uondoe “",
				["name"],
				"” kwenye maeneo yaliyohifadhiwa?"
			],
			"savedName": ["Unavyopaita"],
			"savedWhere": ["Mahali palipo"],
			"savedSave": ["Hifadhi"],
			"savedMissingTitle": ["Kuna kinachokosekana"],
			"savedMissingName": ["Pape mahali hapo jina."],
			"savedMissingPlace": ["Chagua mahali kwenye orodha au kwenye ramani."],
			"savedDone": ["Imehifadhiwa"],
			"savedRemoved": ["Imeondolewa"],
			"savedNotSaved": ["Haikuhifadhiwa"],
			"savedTryAgain": ["Kagua mtandao wako kisha ujaribu tena."],
			"savedNotLoaded": ["Maeneo yako yaliyohifadhiwa hayakupatikana."],
			"savedRecent": ["Ulikoenda mwisho, kwenye simu hii"],
			"savedForgetRecent": ["Sahau haya"]
		} },
		"preflight": { "default": {
			"checkOwner": ["Kuna mmiliki wa dashibodi"],
			"checkOwnerWhy": ["Mmiliki pekee ndiye anayeamua kuhusu miji, bei na timu."],
			"checkOwnerDo": ["Endesha “npm run owner” kwenye seva na ufungue kiungo kinachoandikwa."],
			"checkFactor": ["Kila mtu wa timu ana uthibitisho wa pili"],
			"checkFactorWhy": ["Ambaye hajauweka hawezi kufanya chochote kwenye dashibodi bado."],
			"checkFactorDo": ["Waingie kwenye /staff na kuchanganua msimbo kwa programu ya uthibitisho; au mfungie nje asiyehitajika tena."],
			"checkDemo": ["Onyesho limezimwa na watu wake wameondoka"],
			"checkDemoWhy": ["Nenosiri la onyesho limechapishwa, na watu na miji yake si ya mtu yeyote."],
			"checkDemoDo": ["Anzisha seva kwa DEMO=0, na uendeshe “npm run demo -- remove” nayo mara moja."],
			"checkBrand": ["Mfumo una jina lako"],
			"checkBrandWhy": ["Hadi wakati huo watu wanasoma jina la bidhaa yenyewe na kuona rangi na ikoni yake."],
			"checkBrandDo": ["Iandike chini ya Chapa na maandishi (/staff/brand), au kwa “npm run brand -- apply FILE.yaml”."],
			"checkContact": ["Watu wanajua namna ya kukufikia"],
			"checkContactWhy": ["Ukurasa wa msaada, barua pepe na risiti huitaja, na security.txt pia."],
			"checkContactDo": ["Andika simu au barua pepe chini ya Chapa na maandishi (/staff/brand)."],
			"checkLaw": ["Masharti, faragha na mkataba wa madereva vimechapishwa"],
			"checkLawWhy": ["Hakuna anayeweza kukubali asichoweza kukisoma kwa lugha yake, na sheria inataka hivyo."],
			"checkLawDo": ["Yaandike chini ya Chapa na maandishi (/staff/brand), katika kila lugha ya miji yako."],
			"checkMarket": ["Kuna mji uliofunguliwa"],
			"checkMarketWhy": ["Hakuna anayeweza kuomba safari mahali ambapo hakuna mji uliofunguliwa."],
			"checkMarketDo": ["Ongeza mji kwenye Usanidi. Ulio rasimu hufunguliwa kwenye Miji."],
			"checkVersions": ["Kila mji unahudumiwa kwa toleo lake jipya zaidi"],
			"checkVersionsWhy": ["Toleo jipya zaidi haliwezi kusomwa na programu hii, kwa hiyo la zamani ndilo linalotumika, au hakuna."],
			"checkVersionsDo": ["Liandike kwa “npm run market -- export ID”, sahihisha yanayotajwa na “npm run market -- apply FILE.yaml”, kisha ulitumie."],
			"checkNames": ["Huduma zina jina katika kila lugha ya mji wao"],
			"checkNamesWhy": ["Anayesoma lugha nyingine huona jina kwa Kiingereza."],
			"checkNamesDo": ["Andika majina yanayokosekana kwenye Miji, katika huduma zake."],
			"checkMap": ["Kila mji una ramani, barabara na maeneo yake"],
			"checkMapWhy": ["Bila hiyo ramani ni tupu, maeneo hayapatikani kwa jina, na njia na muda ni makadirio."],
			"checkMapDo": ["Endesha “npm run map -- import FILE --city ID” kwa dondoo la OpenStreetMap (docs/maps.md)."],
			"checkAddress": ["Seva ina anwani yake ya https"],
			"checkAddressWhy": ["Simu hutoa mahali, kamera na ujumbe kwa kurasa za https pekee, na viungo katika ujumbe huelekea kwenye anwani hii."],
			"checkAddressDo": ["Weka proksi yenye cheti mbele, na uweke PUBLIC_URL kuwa anwani yake."],
			"checkSms": ["Ujumbe mfupi unatoka kwenye seva"],
			"checkSmsWhy": ["Watu huingia kwa msimbo katika ujumbe mfupi, na watu wa dharura huarifiwa kwa huo. Hadi hapo huandikwa tu."],
			"checkSmsDo": ["Weka SMS_URL, SMS_USERNAME na SMS_API_KEY (docs/running.md)."],
			"checkMail": ["Barua pepe zinatoka kwenye seva"],
			"checkMailWhy": ["Viungo vya nenosiri lililosahaulika na mialiko ya timu huenda kwa barua pepe."],
			"checkMailDo": ["Weka SMTP_URL na MAIL_FROM (docs/running.md)."],
			"checkSupport": ["Skrini ya usalama inaonyesha namba ya timu"],
			"checkSupportWhy": ["Kando ya namba za polisi na ambulansi watu hupata yako."],
			"checkSupportDo": ["Weka SUPPORT_PHONE kuwa namba inayojibiwa."],
			"checkOnCall": ["Kuna aliye zamu anayeweza kufikiwa"],
			"checkOnCallWhy": ["Vinginevyo dharura haipigi simu yoyote."],
			"checkOnCallDo": ["Tunza ratiba chini ya Zamu (/staff/on-call)."],
			"checkWeek": ["Siku saba zijazo zina watu wa zamu"],
			"checkWeekWhy": ["Katika saa isiyo na mtu dharura husubiri hadi mtu aangalie."],
			"checkWeekDo": ["Jaza saa zilizowekwa alama kwenye ratiba (/staff/on-call)."],
			"checkTests": ["Tahadhari za majaribio zilithibitishwa"],
			"checkTestsWhy": ["Ambaye hakuthibitisha huenda asisikie ya kweli."],
			"checkTestsDo": ["Waombe waangalie simu zao, na wathibitishe inayofuata."],
			"checkTopUp": ["Pesa zinaweza kuingizwa pale ulipoweka alama"],
			"checkTopUpWhy": ["Watu wanasoma kwamba wanaweza kuongeza salio, na hakuna mtoa huduma anayepokea pesa halisi huko."],
			"checkTopUpDo": ["Endesha “npm run provider -- connect COUNTRY PROVIDER live SECRETS.json” kwa faili la funguo za akaunti yako, au ondoa topUp kwenye jiji."],
			"checkNumbers": ["Namba za dharura zimethibitishwa"],
			"checkNumbersWhy": ["Namba isiyo sahihi hupoteza dakika maisha yanapokuwa hatarini, kwa hiyo skrini hazionyeshi namba ambayo haijakaguliwa na mtu."],
			"checkNumbersDo": ["Zikague na mamlaka za nchi, kisha uzithibitishe kwenye Usanidi."],
			"checkFacts": ["Sheria ya nchi inajulikana"],
			"checkFactsWhy": ["Anayeendesha mji bila kujua sheria inataka nini anaweza kufungiwa nayo, na madereva pamoja naye."],
			"checkFactsDo": ["Waulize mamlaka au wakili, kisha uiandike kwenye Usanidi pamoja na chanzo chake."],
			"checkOwnerTask": ["Fungua akaunti ya mmiliki"],
			"checkFactorTask": ["Mpe kila mtu wa timu uthibitisho wa pili"],
			"checkDemoTask": ["Zima onyesho na uondoe watu wake"],
			"checkBrandTask": ["Upe mfumo wako jina"],
			"checkContactTask": ["Sema namna watu wanavyokufikia"],
			"checkLawTask": ["Chapisha masharti, faragha na mkataba wa madereva"],
			"checkMarketTask": ["Fungua mji"],
			"checkVersionsTask": ["Sahihisha matoleo ya miji yasiyosomeka"],
			"checkNamesTask": ["Taja kila huduma katika kila lugha ya mji wake"],
			"checkMapTask": ["Upe kila mji ramani yake"],
			"checkAddressTask": ["Ipe seva anwani ya https"],
			"checkSmsTask": ["Ruhusu ujumbe mfupi utoke kwenye seva"],
			"checkMailTask": ["Ruhusu barua pepe zitoke kwenye seva"],
			"checkSupportTask": ["Onyesha namba ya timu kwenye skrini ya usalama"],
			"checkOnCallTask": ["Weka mtu wa zamu"],
			"checkWeekTask": ["Weka watu wa zamu kwa siku saba zijazo"],
			"checkTestsTask": ["Hakikisha tahadhari za majaribio zinathibitishwa"],
			"checkNumbersTask": ["Thibitisha namba za dharura"],
			"checkFactsTask": ["Tafuta sheria inasema nini"],
			"checkTopUpTask": ["Unganisha mtoa huduma wa kuongeza pesa"]
		} },
		"problems": { "default": {
			"problem_suspended": ["Umesimamishwa. Soma sababu na ujibu kwenye “Hali yako” katika wasifu wako."],
			"problem_approval_needed": ["Mtu wa pili lazima akubali hili kwanza."],
			"problem_invalid_request": ["Tafadhali kagua ulichoandika kisha ujaribu tena."],
			"problem_invitation_invalid": ["Mwaliko huu ni wa zamani mno au umeshatumika. Omba mwingine."],
			"problem_not_signed_in": ["Ingia kwanza."],
			"problem_invalid_credentials": ["Barua pepe au nenosiri si sahihi"],
			"problem_forbidden": ["Huruhusiwi kufanya hivi."],
			"problem_foreign_origin": ["Ombi hili limetoka tovuti nyingine."],
			"problem_own_request": ["Wewe ndiye uliyeomba hili. Mtu mwingine lazima akubali."],
			"problem_second_factor_needed": ["Toa uthibitisho wa pili kwanza."],
			"problem_wrong_code": ["Msimbo si sahihi. Subiri unaofuata kisha ujaribu tena."],
			"problem_confirm_password": ["Weka nenosiri lako ili kuendelea."],
			"problem_staff_sign_in": ["Wafanyakazi huingia kwenye /staff."],
			"problem_unknown_device": ["Ingia kwanza kwa nenosiri lako kwenye kifaa hiki."],
			"problem_driver_not_verified": ["Utaweza kufanya hivi uthibitisho wako ukiidhinishwa."],
			"problem_ladies_only": ["Safari za wanawake pekee ni kwa wanawake waliothibitishwa tu."],
			"problem_setup_link_invalid": ["Kiungo hiki ni cha zamani mno, kimeshatumika, au kipya kimechukua nafasi yake. “npm run owner” huandika kingine."],
			"problem_not_set_up": ["Seva hii bado haijasanidiwa. Mwendeshaji wake afungue kiungo kilichoandikwa ilipoanza; “npm run owner” huandika kingine."],
			"problem_last_owner": ["Huyu ndiye mmiliki wa mwisho. Mfanye mtu mwingine kuwa mmiliki kwanza."],
			"problem_wrong_pin": ["PIN hiyo si sahihi."],
			"problem_not_found": ["Hakuna kitu hapa, au si chako."],
			"problem_account_exists": ["Akaunti haikuweza kufunguliwa kwa taarifa hizi. Ingia, au badilisha nenosiri lako."],
			"problem_live_ride_exists": ["Tayari una safari inayoendelea."],
			"problem_rider_has_ride": ["Tayari kuna safari ya mtu huyu inayoendelea."],
			"problem_too_many_rides": ["Una safari tano zinazoendelea. Omba tena moja ikimalizika."],
			"problem_fare_changed": ["Bei imebadilika. Tafadhali iangalie tena."],
			"problem_promotion_refused": ["Msimbo haupunguzi bei tena. Tafadhali iangalie bei tena."],
			"problem_bonus_spent": ["Bonasi ya leo imekwisha. Iangalie safari tena."],
			"problem_quote_expired": ["Bei imesasishwa. Tafadhali iangalie tena."],
			"problem_illegal_transition": ["Hili haliwezekani kwa sasa. Tafadhali angalia tena."],
			"problem_end_unproven": ["Sema kwa nini safari inaishia hapa."],
			"problem_https_needed": ["Hii inafanya kazi tu kupitia muunganisho uliosimbwa (https)."],
			"problem_offer_gone": ["Ombi hili limeondoka. Linalofuata litakuja."],
			"problem_already_rated": ["Umeshakadiria hii."],
			"problem_check_exists": ["Ukaguzi huu umeshaanza."],
			"problem_already_decided": ["Hili limeshaamuliwa."],
			"problem_document_expired": ["Hati yako imeisha muda. Pakia mpya ili uingie kazini."],
			"problem_document_missing": ["Mji wako sasa unataka hati nyingine. Ipakie ili uingie kazini."],
			"problem_document_in_review": ["Hati uliyotuma inakaguliwa: utaweza kuingia kazini ikiidhinishwa."],
			"problem_no_position": ["Hatujui ulipo. Ruhusu simu itume mahali ulipo, kisha subiri kidogo."],
			"problem_place_required": ["Sema kutoka wapi hadi wapi: kila mji una bei zake."],
			"problem_destination_out_of_reach": ["Mahali hapo ni mbali mno: safari huishia ndani ya eneo la jiji."],
			"problem_not_bookable_here": ["Bado hakuna huduma hapa."],
			"problem_balance_too_low": ["Salio lako halitoshi."],
			"problem_hours_overlap": ["Saa hizi tayari zina mtu kwenye nafasi hii ya zamu, au mtu huyu anazo kwenye nafasi nyingine."],
			"problem_hours_over": ["Saa hizi zimeshapita."],
			"problem_not_in_team": ["Mtu huyu hayumo kwenye timu, au amezuiwa kuingia kwenye dawati."],
			"problem_roster_full": ["Ratiba hii imejaa. Ondoa saa ambazo hazihitajiki tena."],
			"problem_contact_exists": ["Namba hii tayari iko kwenye orodha yako."],
			"problem_too_many_contacts": ["Orodha yako ya watu imejaa. Ondoa mmoja kwanza."],
			"problem_saved_place_exists": ["Tayari umehifadhi mahali kwa jina hili. Badilisha hapo."],
			"problem_too_many_saved_places": ["Orodha yako ya mahali palipohifadhiwa imejaa. Ondoa pamoja kwanza."],
			"problem_chat_closed": ["Mazungumzo haya yamefungwa."],
			"problem_too_many_chats": ["Funga kwanza mojawapo ya mazungumzo yako yaliyo wazi."],
			"problem_reference_taken": ["Namba hii imetumika kwa oda nyingine."],
			"problem_changed_meanwhile": ["Mtu mwingine amebadilisha hili tangu ulipoliangalia. Liangalie tena."],
			"problem_basket_changed": ["Kitu kwenye kikapu chako kimebadilika. Tafadhali kiangalie tena."],
			"problem_group_full": ["Kundi hili limejaa."],
			"problem_already_joined": ["Mwanafunzi huyu tayari yuko kwenye kundi."],
			"problem_group_exists": ["Tayari kuna kundi la shule hii kwa njia hii."],
			"problem_too_many_groups": ["Dereva huyu ana makundi yote yanayoruhusiwa."],
			"problem_too_many_children": ["Orodha ya watoto imejaa."],
			"problem_package_changed": ["Kifurushi hiki sasa kinauzwa kwa masharti mengine. Kiangalie tena."],
			"problem_package_active": ["Tayari una kifurushi hiki."],
			"problem_shop_closed": ["Duka halipokei oda kwa sasa."],
			"problem_payment_under_way": ["Jibu kwanza ombi lililo kwenye simu yako, au subiri liishe."],
			"problem_payout_open": ["Kuna malipo yanayoendelea. Unaweza kuomba mengine yakikamilika."],
			"problem_referral_refused": ["Namba hii haiwezi kualikwa: ni yako, au ilishaalikwa."],
			"problem_training_unfinished": ["Maliza kwanza mafunzo ya lazima."],
			"problem_video_not_watched": ["Lazima utazame video yote ya mafunzo kabla ya kujibu maswali"],
			"problem_reset_link_invalid": ["Kiungo hiki kimetumika au muda wake umeisha. Omba kipya."],
			"problem_too_many_files": ["Faili nyingi mno zinasubiri kutumika. Jaribu tena kesho."],
			"problem_file_too_large": ["Tafadhali chagua faili lisilozidi MB 10"],
			"problem_file_type": ["Picha na PDF pekee zinakubalika."],
			"problem_picture_type": ["Picha tu inakubaliwa hapa: JPEG, PNG, WebP au AVIF isiyosogea."],
			"problem_picture_too_small": ["Sehemu hii ya picha ni ndogo mno. Chagua sehemu kubwa zaidi, au picha kubwa zaidi."],
			"problem_voice_type": ["Ujumbe wa sauti pekee unakubaliwa hapa. Urekodi tena."],
			"problem_voice_too_long": ["Ujumbe wa sauti usizidi sekunde 15. Rekodi mfupi zaidi."],
			"problem_body_too_large": ["Ni nyingi mno kwa mara moja."],
			"problem_unsupported_media_type": ["Aina hii ya faili haikubaliki."],
			"problem_quiz_answers_invalid": ["Jibu kila swali."],
			"problem_idempotency_key_reused": ["Hii ilishatumwa. Pakia ukurasa upya kisha ujaribu tena."],
			"problem_pin_locked": ["PIN nyingi zisizo sahihi. Inaweza kuthibitishwa kwenye programu."],
			"problem_too_many_requests": [
				"Umejaribu mara nyingi mno. Tafadhali subiri ",
				[
					"n",
					"plural",
					{
						"one": ["sekunde ", "#"],
						"other": ["sekunde ", "#"]
					}
				],
				"."
			],
			"problem_internal": ["Kuna hitilafu upande wetu. Tafadhali jaribu tena."],
			"problem_overloaded": ["Kuna shughuli nyingi sasa. Tafadhali jaribu tena baada ya muda mfupi."],
			"problem_field": ["Tafadhali sahihisha hapa."],
			"problem_field_missing": ["Tafadhali jaza hapa."],
			"problem_field_short": [[
				"n",
				"plural",
				{
					"one": [
						"Angalau herufi ",
						"#",
						", tafadhali."
					],
					"other": [
						"Angalau herufi ",
						"#",
						", tafadhali."
					]
				}
			]],
			"problem_field_long": [[
				"n",
				"plural",
				{
					"one": [
						"Si zaidi ya herufi ",
						"#",
						", tafadhali."
					],
					"other": [
						"Si zaidi ya herufi ",
						"#",
						", tafadhali."
					]
				}
			]],
			"problem_field_few": [
				"Chagua angalau ",
				["n"],
				"."
			],
			"problem_field_many": [
				"Chagua si zaidi ya ",
				["n"],
				"."
			],
			"problem_field_small": [
				"Hii haiwezi kuwa chini ya ",
				["n"],
				"."
			],
			"problem_field_big": [
				"Hii haiwezi kuwa zaidi ya ",
				["n"],
				"."
			],
			"problem_field_number": ["Hii lazima iwe nambari."],
			"problem_field_date": ["Hii lazima iwe tarehe na saa."],
			"problem_field_email": ["Hii si anwani ya barua pepe."],
			"problem_field_name": ["Jina pekee, tafadhali: bila kiungo, anwani wala nambari."],
			"problem_field_choice": ["Hii haiwezi kuchaguliwa."],
			"problem_field_unknown": ["Sehemu haijulikani"],
			"problem_field_format": ["Hii haionekani kuwa sahihi."],
			"problem_too_many_booked": ["Umepanga safari nyingi kadiri inavyowezekana."],
			"problem_plate_taken": ["Namba hii ya gari imeshasajiliwa. Ikiwa gari ni lako, uliza huduma kwa wateja."],
			"problem_selfie_due": ["Piga kwanza picha yako, kisha utakuwa kazini."],
			"problem_consent_due": ["Soma kwanza masharti na uyakubali."],
			"problem_vehicle_in_fleet": ["Gari hili ni la kundi la magari. Lazima litolewe huko kwanza."],
			"problem_vehicle_in_use": ["Dereva mwingine yuko kazini na gari hili. Chagua lingine, au mwombe atoke kazini."],
			"problem_vehicle_not_approved": ["Gari hili bado halijaidhinishwa. Tutakuambia likiidhinishwa."],
			"problem_vehicle_too_old": ["Gari lako ni kuukuu mno kufanya kazi nasi."],
			"problem_code_wrong": ["Huo si msimbo. Angalia ujumbe mpya kabisa."],
			"problem_unproven_phone": ["Thibitisha namba kwa msimbo kwanza."],
			"problem_channel_not_offered": ["Msimbo hauwezi kuja kwa njia hii sasa. Omba ujumbe wa maandishi."],
			"problem_code_over": ["Msimbo huu ni wa zamani sana au umetumika. Omba mpya."],
			"problem_codes_unavailable": ["Seva hii haitumi ujumbe. Tumia nenosiri lako."],
			"problem_codes_spent": ["Hatuwezi kutuma misimbo zaidi leo. Ingia kwa nenosiri lako, au jaribu tena kesho."],
			"problem_proof_needed": ["Watu wengi wanaingia kutoka mtandao wako sasa hivi. Tafadhali jaribu tena."],
			"problem_device_overtaken": ["Tafadhali gusa tena."],
			"problem_cancelling_costs": ["Kughairi sasa kuna gharama. Angalia tena."],
			"problem_owed_changed": ["Una deni la safari za awali. Tafadhali angalia bei tena."]
		} },
		"rides": { "default": {
			"chooseRide": ["Chagua safari"],
			"requestType": ["Omba ", ["type"]],
			"requestTypeFor": [
				"Mwombee ",
				["name"],
				" ",
				["type"]
			],
			"requesting": ["Inaomba..."],
			"ladiesOnlyTitle": ["Safari ya Wanawake Pekee"],
			"ladiesOnlyRefusal": ["Aina hii ya safari ni kwa abiria wanawake waliothibitishwa pekee"],
			"missingDestinationTitle": ["Unakoenda hakujatajwa"],
			"missingDestination": ["Tafadhali andika unakoenda"],
			"rideRequestedTitle": ["Safari imeombwa!"],
			"rideRequested": ["Tunatafuta madereva wa karibu..."],
			"requestFailedTitle": ["Ombi limeshindikana"],
			"requestFailed": ["Imeshindikana kuomba safari"],
			"laterBooked": ["Safari yako imepangwa"],
			"laterBookedText": [
				["when"],
				", kwa ",
				["fare"],
				"."
			],
			"laterType": ["Panga ", ["type"]],
			"quoteRetrying": ["Hatukuweza kupata bei. Tunajaribu tena…"],
			"quoting": ["Inapata bei…"],
			"findingYou": ["Inakutafuta…"],
			"askDestination": ["Chagua unakoenda."],
			"askListed": ["Chagua unakoenda kwenye orodha, au paonyeshe kwenye ramani."],
			"askPickup": ["Chagua mahali dereva aje."],
			"noPrice": ["Hakuna bei ya safari hii."],
			"noCarNear": ["Hakuna gari karibu"],
			"fastTrip": [
				"Safari huenda ",
				["factor"],
				"× haraka zaidi"
			],
			"fastTripNote": ["Onyesho: hakuna anayelipa wala kupata mapato kwa safari hii, na haihesabiwi popote."],
			"arriveBy": ["kufika kabla ya ", ["time"]],
			"carIn": ["gari baada ya dakika ", ["n"]],
			"historyFor": ["Kwa ", ["name"]]
		} },
		"rides-after": { "default": {
			"favouriteDriver": ["Dereva ninayempenda"],
			"favouriteNote": [
				"Anaulizwa kwanza kwa safari na mizigo yako ijayo akiwa mbali kwa dakika tatu tu zaidi ya aliye karibu. ",
				["name"],
				" haambiwi."
			],
			"neverAgainWith": ["Usinikutanishe tena na ", ["name"]],
			"neverAgainTitle": [
				"Usikutane tena na ",
				["name"],
				"?"
			],
			"neverAgainText": [
				"Wewe na ",
				["name"],
				" hamtakutanishwa tena kwa safari yoyote. ",
				["name"],
				" haambiwi, na unaweza kubatilisha wakati wowote kwenye ukurasa wa usalama."
			],
			"neverAgainYes": ["Usitukutanishe tena"],
			"neverAgainSet": [
				"Wewe na ",
				["name"],
				" hamkutanishwi tena."
			],
			"markTakeBack": ["Batilisha"],
			"markNotSaved": ["Haikuhifadhiwa. Jaribu tena."],
			"markedPeople": ["Watu uliowachagua"],
			"markedFavourite": ["Dereva unayempenda"],
			"markedNever": ["Hamkutanishwi"],
			"markTakeBackOf": ["Batilisha kwa ", ["name"]],
			"lostTitle": ["Kilichosahaulika kwenye gari"],
			"lostReport": ["Nimesahau kitu kwenye gari"],
			"leftReport": ["Kuna kitu kimesahaulika kwenye gari"],
			"lostWhat": ["Ni nini, na kilikuwa wapi?"],
			"leftWhat": ["Umepata nini, na wapi?"],
			"lostNote": [["name"], " anaambiwa. Mnaweza kuandikiana kwa siku mbili baada ya safari; namba ya simu haionyeshwi."],
			"lostNeedsWords": ["Andika maneno machache kwanza."],
			"lostSend": ["Tuma taarifa"],
			"lostNotLoaded": ["Kilichosahaulika kwenye gari hakikupakiwa."],
			"lostWrite": ["Mwandikie ", ["name"]],
			"lostOpen": [["name"], " ameambiwa na anakitafuta."],
			"lostFound": [["name"], " anacho."],
			"lostReturned": ["Kimerudishwa."],
			"lostClosed": ["Hakitafutwi tena."],
			"leftOpen": [["name"], " ameulizwa."],
			"leftFound": [
				"Ni cha ",
				["name"],
				"."
			],
			"leftClosed": [
				"Si cha ",
				["name"],
				", au hakuna anayeuliza tena."
			],
			"lostAsked": [["name"], " amepoteza hiki. Kimo kwenye gari?"],
			"leftAsked": [["name"], " amepata hiki kwenye gari. Ni chako?"],
			"lostToGiveBack": [
				"Kubaliana na ",
				["name"],
				" jinsi kitakavyorudishwa."
			],
			"lostHaveIt": ["Ninacho"],
			"lostNotThere": ["Hakimo kwenye gari"],
			"leftIsMine": ["Ni changu"],
			"leftNotMine": ["Si changu"],
			"lostGotBack": ["Nimekipata tena"],
			"lostGaveBack": ["Nimekirudisha"],
			"lostNoMore": ["Usitafute tena"],
			"favouriteCourier": ["Msafirishaji ninayempenda"]
		} },
		"rides-hail": { "default": {
			"hailLink": ["Kuna mtu hapa: anza safari"],
			"hailTitle": ["Safari na mtu aliye hapa"],
			"hailService": ["Huduma"],
			"hailFrom": ["kuanzia ", ["amount"]],
			"hailPerKm": [["amount"], " kwa kilomita"],
			"hailPerMinute": [["amount"], " kwa dakika"],
			"hailWhereTo": ["Unaelekea wapi (akisema)"],
			"hailAnywhere": ["Popote atakaposhuka"],
			"hailChoose": ["Chagua mahali kwenye orodha, au uache wazi"],
			"hailPhone": ["Namba yake ya simu (akipenda)"],
			"hailPhoneNote": ["Atapata namba ya gari lako, kiungo cha kufuatilia safari na risiti kwa ujumbe mfupi."],
			"hailCash": ["Mita inahesabu kilomita na dakika. Mwishoni atakulipa kwa pesa taslimu kiasi inachoonyesha."],
			"hailNone": ["Gari lako halichukui abiria hapa."],
			"hailNotLoaded": ["Hatukuweza kuona kinachowezekana hapa."],
			"hailUnderWay": ["Safari kwa mita"],
			"hailOpenEnd": ["Safari inaisha popote abiria wako anaposhuka."],
			"hailEndQuestion": ["Abiria wako ameshuka?"],
			"hailEndFare": [
				"Mita inaonyesha ",
				["amount"],
				", pesa taslimu."
			],
			"meterTitle": ["Mita inaonyesha"],
			"meterBegins": ["Mita inaanza kuhesabu"],
			"meterLate": ["Hakuna mtandao: kilichoendeshwa kitahesabiwa baadaye."],
			"hailCallOffNote": ["Pale safari ilipoanzia, ndani ya dakika mbili, inafutwa. Baadaye inaishia hapa, kwa kiasi ambacho mita inaonyesha."],
			"hailEndWaits": ["Hakuna mtandao. Mita ilisimama ulipobonyeza, na mwisho wa safari utatumwa wenyewe."]
		} },
		"rides-home": { "default": {
			"welcomeName": ["Karibu, ", ["name"]],
			"noTripsYet": ["Safari zako zitaonekana hapa."],
			"tripsToCome": ["Safari zako zitaonekana hapa."],
			"laterTitle": ["Zilizopangwa"],
			"laterBegins": ["Tutatafuta dereva kuanzia saa ", ["time"]],
			"laterFailed": ["Haikuweza kuanza"],
			"laterCancelSure": ["Ghairi safari hii?"],
			"laterFree": ["Haigharimu chochote."],
			"quickActions": ["Njia za mkato"],
			"homePackages": ["Vifurushi"],
			"homeTopUp": ["Ongeza salio"],
			"tabOrders": ["Oda zangu"],
			"homePlaces": ["Maeneo yangu"],
			"glanceTooFar": ["Mbali mno kwa safari kutoka hapa"],
			"glanceTakes": ["Safari huchukua dakika ", ["n"]],
			"glanceCar": ["gari baada ya dakika ", ["n"]],
			"glanceThere": ["Kufika kabla ya ", ["time"]],
			"placesNotLoaded": ["Hatukuweza kupakia maeneo yako."],
			"placesToCome": ["Maeneo yako yataonekana hapa."],
			"glanceAddHome": ["Ongeza nyumbani"],
			"glanceAddWork": ["Ongeza kazini"],
			"needsInternet": ["Inahitaji intaneti"]
		} },
		"rides-meet": { "default": {
			"meetDriver": ["Kutana na abiria wako ", ["place"]],
			"meetPassenger": [
				"Dereva atakutana nawe ",
				["place"],
				", takriban mita ",
				["meters"],
				" kwa miguu"
			]
		} },
		"rides-pickup": { "default": {
			"hintNote": ["Atafute nini"],
			"promoRow": ["Msimbo wa punguzo"],
			"promoWhy": ["Je, unao?"],
			"promoAdd": ["Weka"],
			"promoOff": ["Ondoa"],
			"promoTry": ["Tumia msimbo huu"],
			"promoEmpty": ["Weka msimbo kwanza."],
			"promoTakes": [
				"Punguzo la ",
				["discount"],
				": ",
				["fare"],
				" badala ya ",
				["before"]
			],
			"promoLooking": ["Inatafutwa…"],
			"promoFailed": ["Haikuwezekana kuangalia. Jaribu tena."],
			"promoTooMany": ["Misimbo mingi sana imejaribiwa. Subiri dakika moja."],
			"promoNowOnly": ["Unatumika kwa safari inayoanza sasa na isiyolipwa na kifurushi."],
			"promo_unknown": ["Hakuna msimbo kama huo hapa."],
			"promo_not_yet": ["Msimbo huu bado haujaanza kutumika."],
			"promo_expired": ["Msimbo huu umekwisha muda."],
			"promo_not_for_service": ["Msimbo huu si wa aina hii ya safari."],
			"promo_not_first_ride": ["Msimbo huu ni wa safari ya kwanza."],
			"promo_already_used": ["Tayari umetumia msimbo huu."],
			"promo_budget_spent": ["Msimbo huu umekwisha kwa leo."],
			"promo_no_discount": ["Safari hii tayari ina bei ya chini kabisa: msimbo haupunguzi."],
			"hintExample": ["Geti la bluu kando ya Shoprite"],
			"hintLetters": [[
				"n",
				"plural",
				{
					"one": [
						"herufi ",
						"#",
						" imebaki"
					],
					"other": [
						"herufi ",
						"#",
						" zimebaki"
					]
				}
			]],
			"hintTakePhoto": ["Ongeza picha ya geti"],
			"hintNewPhoto": ["Picha nyingine"],
			"hintNoPhoto": ["Ondoa picha"],
			"hintRecord": ["Rekodi ujumbe wa sauti"],
			"hintNoVoice": ["Ondoa ujumbe wa sauti"],
			"hintVoiceWords": ["Andika maneno machache pia, kwa madereva wasioweza kusikiliza."],
			"hintVoiceFirst": ["Weka au tupa ujumbe wa sauti kwanza."],
			"hintVoiceRefused": ["Maikrofoni haijaruhusiwa hapa. Andika badala yake."],
			"hintVoiceNone": ["Hakuna maikrofoni inayotumika hapa. Andika badala yake."],
			"hintVoiceShort": ["Ilikuwa fupi mno. Gusa na uongee."],
			"hintVoiceNotLoaded": ["Kinasa sauti hakikupakia. Gusa ujaribu tena."],
			"hintVoiceSending": ["Inatuma…"],
			"hintVoiceSent": ["Uko tayari kuhifadhiwa"],
			"hintVoiceNotSent": ["Bado haujatumwa"],
			"hintSendAgain": ["Tuma tena"],
			"hintWho": ["Dereva wako pekee ndiye anayeona na kusikia hili, tangu akubali hadi safari iishe. Tunalihifadhi kwa ajili ya kuchukuliwa kwako tena hapa."],
			"hintSave": ["Hifadhi"],
			"hintForget": ["Sahau nilichosema kuhusu mahali hapa"],
			"hintEmpty": ["Andika maneno machache au ongeza picha."],
			"hintOffline": ["Hili litahifadhiwa utakapounganishwa tena."],
			"hintNotSaved": ["Hili halikuhifadhiwa. Jaribu tena."],
			"riderName": ["Jina lake"],
			"riderPhone": ["Nambari yake ya simu"],
			"riderNote": ["Dereva anauliza jina hili na kupiga nambari hii. Tunamtumia ujumbe wenye gari, PIN na kiungo cha kufuatilia; wewe unalipa, na unaweza kughairi safari."],
			"riderNoteSelf": ["Dereva anauliza jina hili na kupiga namba hii. Wewe unaona gari na PIN: mwambie. Pesa taslimu hulipwa na anayesafiri."],
			"riderSet": ["Yeye anasafiri"],
			"riderSelf": ["Nasafiri mwenyewe"],
			"riderMissing": ["Andika jina lake na nambari yake ya simu."],
			"hintTitle": ["Dereva atakupataje?"],
			"hintAdd": ["Msaidie dereva akupate"],
			"hintAddFor": ["Msaidie dereva ampate ", ["name"]],
			"riderFor": ["Kwa ajili ya ", ["name"]],
			"hintWhy": ["Maneno, picha au sauti yako"],
			"hintLast": ["Mara iliyopita: ", ["note"]],
			"hintPhoto": ["Picha ya geti"],
			"hintVoice": ["Ujumbe wa sauti"],
			"hintWrite": ["Ongeza"],
			"hintChange": ["Badilisha kinachomsaidia dereva kukupata"],
			"riderTitle": ["Nani anasafiri?"],
			"riderMe": ["Unasafiri wewe"],
			"riderWhy": ["Au mwombee mtu mwingine"],
			"riderChange": ["Badilisha anayesafiri"],
			"riderNow": ["Kwa mtu mwingine ni sasa tu, si mapema"],
			"priceMoved": [
				"Ilikuwa ",
				["before"],
				" kwenye skrini ya nyumbani; sasa ni ",
				["now"],
				"."
			],
			"carsNear": [
				[
					"n",
					"plural",
					{
						"one": [
							"Gari ",
							"#",
							" karibu"
						],
						"other": [
							"Magari ",
							"#",
							" karibu"
						]
					}
				],
				" · dakika ",
				["m"]
			],
			"carsMany": [
				"Magari ",
				["n"],
				"+ karibu · dakika ",
				["m"]
			],
			"carsFar": ["Gari la karibu: dakika ", ["m"]],
			"surgeNote": [
				"Watu wengi wanaomba sasa: bei ni mara ",
				["factor"],
				" ya kawaida."
			],
			"mapWaits": ["Ramani itaonekana ukiunganishwa."],
			"ladiesNoticeTitle": ["Safari za wanawake pekee"],
			"ladiesNotice": ["Madereva wanawake waliothibitishwa pekee, ufuatiliaji wa moja kwa moja, msaada wa dharura saa 24."],
			"ladiesHow": ["Wafanyakazi huithibitisha kwa kitambulisho chako."],
			"shareBound": [
				"Hadi ",
				[
					"seats",
					"plural",
					{
						"one": ["mtu ", "#"],
						"other": ["watu ", "#"]
					}
				],
				". Abiria mwingine anaweza kushiriki gari: utafika ukichelewa kwa ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" tu kwa zaidi."
			],
			"shareMay": [
				"Hadi ",
				[
					"seats",
					"plural",
					{
						"one": ["mtu ", "#"],
						"other": ["watu ", "#"]
					}
				],
				". Abiria mwingine anaweza kushiriki gari."
			],
			"usePackage": ["Tumia kifurushi changu"],
			"usePackageLeft": [[
				"n",
				"plural",
				{
					"one": [
						"safari ",
						"#",
						" imebaki"
					],
					"other": [
						"safari ",
						"#",
						" zimebaki"
					]
				}
			]],
			"usePackageDearer": [
				"bila hicho safari hii ni ",
				["fare"],
				" tu"
			],
			"usePackageUnlimited": ["Safari bila kikomo"],
			"schedule": ["Panga"],
			"laterNow": ["Nichukue sasa"],
			"laterNowFor": [
				"Mchukue ",
				["name"],
				" sasa"
			],
			"laterFixed": ["Nauli imewekwa sasa, bila ongezeko"],
			"laterWhen": ["Dereva awepo lini?"],
			"laterToday": ["Leo"],
			"laterTomorrow": ["Kesho"],
			"laterSetToday": ["leo"],
			"laterSetTomorrow": ["kesho"],
			"laterTime": ["Saa"],
			"serviceSeats": [[
				"n",
				"plural",
				{
					"one": ["Kwa mtu ", "#"],
					"other": ["Hadi watu ", "#"]
				}
			]],
			"serviceHelmet": ["kofia yako ipo"],
			"laterMorning": ["Asubuhi"],
			"laterAfternoon": ["Mchana"],
			"laterEvening": ["Jioni"],
			"laterNote": ["Utakumbushwa nusu saa kabla. Kughairi ni bure hadi tuanze kutafuta dereva."],
			"laterBounds": [
				"Chagua muda kuanzia ",
				[
					"minutes",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" hadi ",
				[
					"days",
					"plural",
					{
						"one": ["siku ", "#"],
						"other": ["siku ", "#"]
					}
				],
				" zijazo."
			],
			"laterSet": [
				"Panga safari ya ",
				["day"],
				", ",
				["time"]
			],
			"laterRideNow": ["Safiri sasa badala yake"],
			"waitingTerms": [
				[
					"free",
					"plural",
					{
						"one": [
							"Dakika ",
							"#",
							" ya kusubiri ni"
						],
						"other": [
							"Dakika ",
							"#",
							" za kusubiri ni"
						]
					}
				],
				" bure, kisha ",
				["amount"],
				" kwa dakika, kwa ",
				[
					"n",
					"plural",
					{
						"one": [
							"dakika ",
							"#",
							" tu"
						],
						"other": [
							"dakika ",
							"#",
							" tu"
						]
					}
				],
				"."
			],
			"owedWithThis": [
				"Unadaiwa ",
				["amount"],
				" za safari ya awali. Kwa pesa taslimu utalipa pamoja na hii."
			],
			"cancelTerms": [
				"Kughairi ni bure kwa ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" baada ya dereva kukubali, kisha ni ",
				["amount"],
				"."
			],
			"noShowTerms": [
				"Kutofika ndani ya ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" ni ",
				["amount"],
				"."
			],
			"fareDetails": ["Bei imeundwa na nini"]
		} },
		"rides-trip": { "default": {
			"poolTitle": ["Gari la kushiriki"],
			"poolAlone": [
				"Abiria mwingine anaweza kujiunga njiani. Utachelewa kwa ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" tu kwa zaidi."
			],
			"poolWith": ["Unashiriki gari na abiria mwingine."],
			"poolStopFirst": ["Gari litasimama kwa abiria mwingine kabla ya kufika kwako au unakoenda."],
			"poolLonger": [
				"Safari yako ni ndefu kwa ",
				[
					"n",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				" kuliko peke yako; haizidi ",
				[
					"max",
					"plural",
					{
						"one": ["dakika ", "#"],
						"other": ["dakika ", "#"]
					}
				],
				"."
			],
			"stopsAhead": ["Vituo vijavyo"],
			"stopPickup": ["Mchukue ", ["name"]],
			"stopDropoff": ["Mshushe ", ["name"]],
			"aboutMinutes": [[
				"n",
				"plural",
				{
					"one": ["takriban dakika ", "#"],
					"other": ["takriban dakika ", "#"]
				}
			]],
			"tripTime": ["Muda wa safari"],
			"activeRide": ["Safari inayoendelea"],
			"noActiveRide": ["Hakuna safari inayoendelea"],
			"rideNotLoaded": ["Safari yako haikuweza kupakiwa."],
			"remaining": ["zimebaki ", ["distance"]],
			"seenAgo": [[
				"n",
				"plural",
				{
					"one": [
						"ilionekana sekunde ",
						"#",
						" iliyopita"
					],
					"other": [
						"ilionekana sekunde ",
						"#",
						" zilizopita"
					]
				}
			]],
			"tripRequested": ["Tunatafuta dereva"],
			"tripAccepted": ["Dereva yuko njiani"],
			"tripArriving": ["Dereva anakaribia kufika"],
			"tripAcceptedDriver": ["Endesha hadi ", ["place"]],
			"tripArrived": ["Mahali pa kuchukuliwa"],
			"tripInProgressTo": ["Njiani kwenda ", ["place"]],
			"tripCompleted": ["Safari imekamilika"],
			"tripCancelledTitle": ["Safari imeghairiwa"],
			"tripStatus": ["Hali ya safari"],
			"stepAccepted": ["Safari imekubaliwa"],
			"stepArrived": ["Amefika mahali pa kuchukua"],
			"stepInProgress": ["Safari inaendelea"],
			"stepCompleted": ["Safari imekamilika"],
			"tripSummary": ["Muhtasari wa safari"],
			"driversAsked": [[
				"n",
				"plural",
				{
					"one": [
						"Dereva ",
						"#",
						" ameulizwa"
					],
					"other": [
						"Madereva ",
						"#",
						" wameulizwa"
					]
				}
			]],
			"startPin": ["PIN yako"],
			"startPinNote": ["Mwambie dereva unapoingia."],
			"riderPin": ["PIN ya ", ["name"]],
			"riderPinNote": [
				"Mwambie ",
				["name"],
				": dereva ataiuliza."
			],
			"riderRides": [["name"], " anasafiri"],
			"riderTold": ["Dereva akija, tunamtumia ujumbe wenye gari, PIN na kiungo."],
			"riderTell": ["Mwambie gari na PIN."],
			"riderIsIn": [["name"], " yuko ndani ya gari"],
			"bookedByName": [["name"], " amekuombea safari hii"],
			"bookedYouPay": ["Unamlipa dereva kwa pesa taslimu."],
			"bookedTheyPay": [["name"], " analipa."],
			"bookedForOthers": ["Kwa wengine"],
			"askForAnother": ["Omba safari nyingine"],
			"askForSomebody": ["Omba safari ya mtu mwingine"],
			"pinLockedNote": ["PIN tano zisizo sahihi zimejaribiwa. Thibitisha tu kama uko kwenye gari sahihi."],
			"iAmInTheCar": ["Niko ndani: anza bila PIN"],
			"startConfirmed": ["Imethibitishwa. Safari inaanza sasa."],
			"iHaveArrived": ["Nimefika"],
			"askPin": ["Omba PIN ya abiria"],
			"pinLockedDriver": ["Imefungwa. Mwombe abiria athibitishe kwenye programu."],
			"passengerConfirmed": ["Abiria amethibitisha kwenye programu."],
			"startTrip": ["Anza Safari"],
			"completeTrip": ["Kamilisha Safari"],
			"completeTripQuestion": ["Ukamilishe safari hapa?"],
			"completeTripConfirm": ["Ndiyo, tumefika"],
			"tripCompletedTitle": ["Safari imekamilika!"],
			"thanksForRiding": ["Asante kwa kusafiri na ", ["product"]],
			"cancelTrip": ["Ghairi Safari"],
			"whyCancel": ["Kwa nini unaghairi?"],
			"cancelNotePassenger": ["Kughairi ni bure kabla ya safari kuanza."],
			"cancelNoteDriver": ["Kabla ya kumchukua abiria, safari huenda kwa dereva mwingine."],
			"cancelNoteOnBoard": [
				"Abiria wako yumo ndani ya gari. Ukighairi, ",
				["name"],
				" halipi chochote, wewe hulipwi, na ",
				["name"],
				" ataulizwa ikiwa yuko salama. Ili ulipwe kwa njia uliyoendesha, chagua “",
				["button"],
				"”."
			],
			"cancelNoteLast": ["Dereva mwingine aliirudisha safari hii awali, kwa hiyo sasa inaisha kwa abiria."],
			"endTripHere": ["Siwezi kuendelea: maliza safari hapa"],
			"youCancelled": ["Umeghairi safari"],
			"youCancelledDriver": ["Abiria halipi chochote na anaambiwa kuwa ni wewe."],
			"nothingCharged": ["Hulipi chochote."],
			"passengerCancelled": [["name"], " ameghairi safari"],
			"passengerCancelledText": ["Uko huru kwa safari inayofuata."],
			"driverCancelled": [["name"], " ameghairi safari"],
			"driverCancelledText": ["Si kosa lako. Hulipi chochote, na unaweza kuomba dereva mwingine."],
			"noShowEnded": ["Hakuna aliyefika"],
			"noShowEndedText": [["name"], " alisubiri mahali pa kuchukuliwa, kisha akamaliza safari."],
			"driverEnded": [["name"], " amemaliza safari njiani"],
			"driverEndedText": ["Huilipii chochote."],
			"areYouSafe": ["Uko salama?"],
			"areYouSafeText": ["Ikiwa hauko salama, bonyeza DHARURA: watu wako na timu yetu wataambiwa ulipo."],
			"findAnother": ["Tafuta safari nyingine kutoka hapa"],
			"packageBack": ["Safari imerudi kwenye kifurushi chako."],
			"againFor": ["Omba tena kwa ", ["fare"]],
			"againOther": ["Badilisha safari"],
			"againDearer": [
				"Bei imetoka ",
				["before"],
				" hadi ",
				["now"],
				"."
			],
			"driverGaveBackTitle": ["Dereva wako amelazimika kuirudisha safari"],
			"driverGaveBack": ["Tunatafuta dereva mwingine; bei ni ile ile."],
			"thanksForDelivering": ["Asante kwa kupeleka na ", ["product"]],
			"tripCancelledToast": ["Safari imeghairiwa"],
			"rideHasBeenCancelled": ["Safari imeghairiwa."],
			"reasonChangedMyMind": ["Nimebadili mawazo"],
			"reasonWaitTooLong": ["Nasubiri muda mrefu mno"],
			"reasonWrongPlace": ["Mahali pa kuchukuliwa au ninakoenda si sahihi"],
			"reasonDriverAsked": ["Dereva aliniomba"],
			"reasonFeltUnsafe": ["Sikujisikia salama"],
			"reasonOther": ["Sababu nyingine"],
			"reasonNoShow": ["Abiria hakuja"],
			"reasonCannotReach": ["Siwezi kufika mahali pa kuchukua"],
			"reasonVehicle": ["Tatizo la gari"],
			"reasonTooMany": ["Watu au mizigo mingi mno"],
			"reasonNoDriver": ["Hakuna dereva aliyepatikana"],
			"reasonNotVerified": ["Safari za wanawake pekee ni za wanawake ambao timu yetu imethibitisha jinsia yao"],
			"nobodyFoundTitle": ["Hakuna dereva aliyepatikana"],
			"nobodyFound": ["Hakuna aliyeweza kuchukua safari hii. Hukutozwa chochote."],
			"sendRating": ["Tuma ukadiriaji"],
			"youRated": [
				"Umetoa ",
				["n"],
				" kati ya 5."
			],
			"receipt": ["Risiti"],
			"receiptNotLoaded": ["Risiti haikuweza kupakiwa."],
			"openReceipt": ["Fungua risiti ya ", ["name"]],
			"lineBase": ["Nauli ya msingi"],
			"lineDistance": ["Umbali"],
			"lineSurge": ["Mahitaji makubwa"],
			"lineTime": ["Muda"],
			"lineBooking": ["Ada ya kuomba"],
			"linePlace": ["Ada ya mahali pa kuchukuliwa"],
			"lineWeight": ["Uzito"],
			"lineFragile": ["Kitu kinachovunjika"],
			"lineNight": ["Usiku au sikukuu"],
			"lineMinimum": ["Hadi nauli ya chini"],
			"lineRounding": ["Kuzungusha"],
			"rideHistory": ["Historia ya safari"],
			"lastRatings": ["Ukadiriaji wa mwisho"],
			"noHistoryPassenger": ["Safari, oda na vifurushi vyako vitaonekana hapa."],
			"noHistoryDriver": ["Safari utakazoendesha zitaonekana hapa. Ingia kazini upate ya kwanza."],
			"goOnline": ["Ingia kazini"],
			"payTitle": ["Malipo yako"],
			"reportIssue": ["Ripoti tatizo"],
			"aboutDriver": ["Kuhusu dereva wako"],
			"aboutDriverFailed": ["Hatukuweza kupakia hili."],
			"aboutVerified": ["Ameidhinishwa na timu yetu"],
			"aboutNotVerified": ["Hajaidhinishwa kwa sasa"],
			"aboutWoman": ["Mwanamke, imethibitishwa kwa kitambulisho chake"],
			"aboutDocuments": [[
				"of",
				"plural",
				{
					"one": [
						"Hati ",
						["n"],
						" kati ya ",
						"#",
						" imekaguliwa na ni halali"
					],
					"other": [
						"Hati ",
						["n"],
						" kati ya ",
						"#",
						" zimekaguliwa na ni halali"
					]
				}
			]],
			"aboutChecks": [[
				"of",
				"plural",
				{
					"one": [
						"Ukaguzi ",
						["n"],
						" kati ya ",
						"#",
						" uko safi"
					],
					"other": [
						"Kaguzi ",
						["n"],
						" kati ya ",
						"#",
						" ziko safi"
					]
				}
			]],
			"aboutLessons": [[
				"of",
				"plural",
				{
					"one": [
						"Somo ",
						["n"],
						" kati ya ",
						"#",
						" la lazima limekamilika"
					],
					"other": [
						"Masomo ",
						["n"],
						" kati ya ",
						"#",
						" ya lazima yamekamilika"
					]
				}
			]],
			"aboutRating": ["Ukadiriaji"],
			"aboutRated": [
				["rating"],
				" kati ya 5, ",
				[
					"n",
					"plural",
					{
						"one": ["kadirio ", "#"],
						"other": ["makadirio ", "#"]
					}
				]
			],
			"aboutNoRating": ["Bado hajakadiriwa"],
			"aboutTrips": ["Safari zilizokamilika"],
			"aboutSince": ["Yuko nasi tangu"],
			"courierArrived": ["Niko mahali pa kuchukua"],
			"courierPickedUp": ["Nina mzigo: anza kupeleka"],
			"courierAskPin": ["Omba PIN ya tarakimu nne"],
			"courierPinLocked": ["PIN nyingi zisizo sahihi. Mwombe mteja athibitishe kwenye programu, au piga picha."],
			"courierHandOver": ["Nimekabidhi"],
			"courierPhoto": ["Kabidhi kwa picha"],
			"courierConfirmed": ["Mteja amethibitisha kuwa umefika."],
			"courierNobody": ["Hakuna mtu"],
			"courierNobodySure": ["Utarudishwa kwa mtumaji. Utalipwa vilevile."],
			"courierBack": ["Urudishe"],
			"courierCarries": ["Unabeba"],
			"courierReceiver": ["Mpokeaji"],
			"courierPaidByReceiver": ["Mpokeaji analipa kwa pesa taslimu"],
			"courierFragile": ["Kitu kinachovunjika"],
			"courierDelivered": ["Umefikishwa. Asante!"],
			"ratingUnsent": [
				"Umetoa ",
				["n"],
				" kati ya 5. Itatumwa utakapopata mtandao."
			],
			"courierCollect": [
				"Pokea ",
				["amount"],
				" taslimu"
			],
			"courierPaid": ["Imelipwa kwenye programu: usipokee pesa"],
			"endFarFrom": [
				"Uko ",
				["distance"],
				" kutoka ",
				["place"]
			],
			"endFarNote": [
				"Nauli inakuwa ya njia iliyoendeshwa, kamwe si zaidi ya iliyokubaliwa. Tunamuuliza ",
				["name"],
				" kama iliishia hapa."
			],
			"endNotSeen": ["Hatukuweza kuona safari yote"],
			"endNotSeenNote": [
				"Unalipwa nauli. Bonasi zinasubiri hadi safari ithibitishwe: tunamuuliza ",
				["name"],
				"."
			],
			"endWhy": ["Kwa nini safari inaishia hapa?"],
			"endPassengerAsked": ["Abiria aliomba kuishia hapa"],
			"endWrongPin": ["Mwisho wa safari kwenye ramani si sahihi"],
			"endNoGps": ["Simu yangu haina mahali ilipo"],
			"endGoOn": ["Bado: endelea kuendesha"],
			"collectCash": [
				"Pokea ",
				["amount"],
				" taslimu"
			],
			"payCash": [
				"Lipa ",
				["amount"],
				" taslimu"
			],
			"cashGotAll": ["Nimepokea"],
			"cashPaidLess": ["Amelipa pungufu"],
			"cashHowMuch": [
				"Umepokea kiasi gani cha ",
				["amount"],
				"?"
			],
			"cashLessNote": ["Inaandikwa kwenye risiti, na timu yetu inaiona."],
			"cashSave": ["Hifadhi"],
			"cashTaken": [
				"Imepokelewa taslimu: ",
				["amount"],
				" kati ya ",
				["total"]
			],
			"endedEarly": [
				"Iliisha mapema: ",
				["amount"],
				" ilikubaliwa."
			],
			"payWaits": ["Bonasi, malengo na malipo ya kifurushi vinasubiri hadi safari ithibitishwe."],
			"endAskFar": [
				["name"],
				" amemaliza safari ",
				["distance"],
				" kutoka ",
				["place"],
				". Je, ni sawa?"
			],
			"endAskHere": [
				["name"],
				" amemaliza safari ya ",
				["place"],
				". Je, ni sawa?"
			],
			"endRight": ["Ndiyo, ni sawa"],
			"endWrong": ["Hapana, ripoti"],
			"rateNow": [
				"Mpe ",
				["name"],
				" nyota"
			],
			"afterTrip": ["Baada ya safari yako ya ", ["place"]],
			"endCannotGoOn": ["Siwezi kuendelea kuendesha"],
			"endAskSafe": [["name"], " hakuweza kuendelea kuendesha. Je, uko salama?"],
			"endSafe": ["Niko salama"],
			"endNeedHelp": ["Nahitaji msaada"],
			"endHereTitle": ["Umalize safari hapa?"],
			"endHereFare": [
				["name"],
				" analipa njia iliyoendeshwa hadi sasa, kamwe si zaidi ya ",
				["fare"],
				"."
			],
			"endHereAsk": [["name"], " anaambiwa kuwa wewe umeimaliza na anaulizwa ikiwa yuko salama, kitufe cha dharura kikiwa karibu."],
			"endHereStaff": [
				"Timu yetu inasoma sababu yako na kuangalia safari; ",
				["name"],
				" haioni. Bonasi zinasubiri hadi hapo."
			],
			"endHereWhy": ["Kwa nini huwezi kuendelea?"],
			"endedHereDriver": ["Umemaliza safari njiani"],
			"endedHereDriverText": [["name"], " ameambiwa, na anaulizwa ikiwa yuko salama."],
			"endedHereCost": [
				"Unalipa ",
				["fare"],
				" kwa njia iliyoendeshwa. ",
				["quoted"],
				" ilikubaliwa kwa safari yote."
			],
			"endedHereCostSame": [
				"Unalipa ",
				["fare"],
				", kama ilivyokubaliwa."
			],
			"endedHerePackage": ["Safari inahesabiwa katika kifurushi chako. Ikiwa si haki, iripoti."],
			"endedHereSafe": ["Ni vizuri kwamba uko salama."],
			"findAnotherFor": ["Tafuta safari nyingine kutoka hapa kwa ", ["fare"]],
			"needAmount": ["Weka kiasi kwanza."],
			"needPin": ["Weka tarakimu nne kwanza."],
			"positionSeconds": [
				"Mahali pa sek ",
				["n"],
				" zilizopita"
			],
			"positionMinutes": [
				"Mahali pa dak ",
				["n"],
				" zilizopita"
			],
			"positionStopped": ["Simu ya dereva haitumi mahali ilipo kwa sasa. Safari yako inaendelea."],
			"positionStoppedDriver": ["Hatupati mahali ulipo, na abiria wako anaona ulikokuwa. Safari inaendelea. Acha programu hii wazi na skrini ikiwaka."],
			"positionMore": ["Kingine kinachosaidia"],
			"callShort": ["Piga"],
			"pinTriesLeft": [[
				"n",
				"plural",
				{
					"0": ["Hakuna majaribio yaliyobaki."],
					"one": [
						"Jaribio ",
						"#",
						" limebaki."
					],
					"other": [
						"Majaribio ",
						"#",
						" yamebaki."
					]
				}
			]],
			"hintHeading": ["Mpate abiria"],
			"hintGate": ["Picha ya mahali pa kuchukua"],
			"hintReport": ["Ripoti anachosema abiria hapa"],
			"hintReported": ["Imeripotiwa. Huduma kwa wateja wanaiangalia."],
			"hintNotReported": ["Haikuripotiwa"],
			"changeQuestion": [["fare"], " taslimu. Utatoa kiasi gani?"],
			"changeExact": ["Kamili"],
			"changeGive": [
				"Abiria analipa kwa ",
				["amount"],
				": rudisha ",
				["change"]
			],
			"changeGet": [
				"Utarudishiwa ",
				["change"],
				" kutoka ",
				["amount"]
			],
			"tagsGood": ["Nini kilikuwa kizuri?"],
			"tagsBad": ["Nini hakikuwa kizuri?"],
			"rateWords": ["Kuna lingine? (ukipenda)"],
			"tagSafeDriving": ["Aliendesha salama"],
			"tagFriendly": ["Mchangamfu"],
			"tagCleanCar": ["Gari safi"],
			"tagKnewTheWay": ["Alijua njia"],
			"tagOnTime": ["Kwa wakati"],
			"tagUnsafeDriving": ["Hakuendesha salama"],
			"tagUnfriendly": ["Hakuwa na adabu"],
			"tagDirtyCar": ["Gari chafu"],
			"tagLongWay": ["Alipita njia ndefu"],
			"tagCameLate": ["Alichelewa"],
			"tagAskedForMore": ["Aliomba pesa zaidi"],
			"tagPolite": ["Mwenye adabu"],
			"tagWasReady": ["Alikuwa tayari"],
			"tagEasyToFind": ["Rahisi kumpata"],
			"tagLeftItClean": ["Aliacha gari safi"],
			"tagKeptWaiting": ["Alinisubirisha"],
			"tagHardToFind": ["Vigumu kumpata"],
			"tagLeftAMess": ["Aliacha uchafu"],
			"tagDidNotPay": ["Hakulipa kamili"],
			"fastTripMark": [
				"Onyesho · ",
				["factor"],
				"× haraka zaidi"
			],
			"historyShow": ["Onyesha"],
			"historyAll": ["Zote"],
			"historyRides": ["Safari"],
			"historyOrders": ["Oda"],
			"historyParcels": ["Vifurushi"],
			"rideCancelled": ["Imeghairiwa"],
			"historyNone": ["Hakuna kitu cha aina hii bado."],
			"driverOutside": ["Dereva wako yuko nje"],
			"freeWait": ["kusubiri bure"],
			"freeWaitOver": ["muda wa bure umeisha"],
			"freeWaitThen": ["Kisha dereva anaweza kuondoka."],
			"freeWaitGone": ["Dereva anaweza kuondoka sasa."],
			"waitNote": [["name"], " anajua kuwa umefika. Saa ikiisha unaweza kuondoka."],
			"waitOverNote": ["Umesubiri vya kutosha. Piga simu mara moja tena, au maliza safari."],
			"noShow": [["name"], " hakuja: maliza safari"],
			"noShowDone": [["name"], " ameambiwa kuwa ulisubiri."],
			"historySchool": ["Shule"],
			"timeSoFar": ["Muda hadi sasa"],
			"cancelFree": ["Ghairi ombi · bure"],
			"arriving": ["Inawasili"],
			"underHundredMeters": ["Chini ya mita 100"],
			"earlyFare": [
				["fare"],
				" kwa njia iliyoendeshwa. ",
				["quoted"],
				" ilikubaliwa kwa safari yote."
			],
			"earlyFareLeast": [
				["fare"],
				", nauli ya chini kabisa, kwa njia iliyoendeshwa. ",
				["quoted"],
				" ilikubaliwa kwa safari yote."
			],
			"endedEarlyChip": ["Iliisha mapema"],
			"cashFrom": ["Pesa taslimu kutoka kwa ", ["name"]],
			"cashStepLater": ["Ifunge ujibu baadaye: itabaki kwenye skrini yako ya mwanzo."],
			"thanksForDriving": ["Asante kwa kuendesha na ", ["product"]],
			"photoChecked": [
				"Picha ilikaguliwa ",
				["day"],
				" na timu yetu"
			],
			"numberVerified": ["Namba imethibitishwa"],
			"selfieChecked": ["Selfi imekaguliwa"],
			"idChecked": ["Kitambulisho kimekaguliwa"],
			"rideAgain": ["Safiri tena"],
			"rideAgainTo": ["Safiri tena: ", ["place"]],
			"minutesGone": ["dakika ", ["time"]],
			"dueAbout": ["takriban ", ["time"]],
			"searchUntil": [
				"Asipopatikana mtu kabla ya ",
				["time"],
				", hulipi chochote."
			],
			"searchLeft": ["zimebaki"],
			"changeOther": ["Toa noti nyingine"],
			"searchNearest": ["Tunamuuliza kwanza dereva wa karibu"],
			"liveMore": [["n"], " zaidi yanaendelea"],
			"teamEnded": ["Timu yetu ilighairi safari hii. Hakuna kilichotozwa. Tuandikie ukitaka kujua zaidi."],
			"reasonTeam": ["Imeghairiwa na timu yetu"],
			"lineWaiting": ["Kusubiri"],
			"linePromotion": ["Punguzo"],
			"lineCode": [
				"Punguzo (",
				["code"],
				")"
			],
			"waitingThen": [
				"Kisha ",
				["amount"],
				" kwa dakika, kwa ",
				[
					"n",
					"plural",
					{
						"one": [
							"dakika ",
							"#",
							" tu"
						],
						"other": [
							"dakika ",
							"#",
							" tu"
						]
					}
				],
				"."
			],
			"waitingPerMinute": [
				"Sasa kusubiri ni ",
				["amount"],
				" kwa dakika, kwa ",
				[
					"n",
					"plural",
					{
						"one": [
							"dakika ",
							"#",
							" tu"
						],
						"other": [
							"dakika ",
							"#",
							" tu"
						]
					}
				],
				"."
			],
			"waitingMost": ["Kusubiri hakutagharimu zaidi ya hapo."],
			"waitingSoFar": ["ya kusubiri hadi sasa"],
			"waitingOnTop": [["amount"], " zaidi"],
			"waitNotSeen": ["Kusubiri hakulipishwi hapa: simu yako haionyeshi uko mahali pa kuchukulia."],
			"iAmThere": ["Niko mahali pa kuchukulia"],
			"cancelNoteFree": ["Kughairi ni bure hadi dereva akubali."],
			"cancelFreeNow": ["Kughairi sasa ni bure."],
			"cancelCostsFrom": [
				"Kughairi ni bure hadi ",
				["time"],
				". Baada ya hapo ni ",
				["amount"],
				"."
			],
			"cancelCostsNow": [
				"Kughairi sasa ni ",
				["amount"],
				". Chagua sababu kama bado unataka kughairi."
			],
			"noShowCosts": [
				"Usipofika kabla ya ",
				["time"],
				", safari inaweza kukatizwa: hiyo ni ",
				["amount"],
				"."
			],
			"feePaid": [
				"Kughairi kumegharimu ",
				["amount"],
				". Kimetolewa kwenye pochi yako."
			],
			"feeOwed": [
				"Kughairi kumegharimu ",
				["amount"],
				". Unadaiwa, utalipa pamoja na safari yako ijayo ya pesa taslimu."
			],
			"feeNoShowPaid": [
				"Dereva alisubiri na hukufika. Imegharimu ",
				["amount"],
				", kutoka kwenye pochi yako."
			],
			"feeNoShowOwed": [
				"Dereva alisubiri na hukufika. Imegharimu ",
				["amount"],
				": unadaiwa, utalipa pamoja na safari yako ijayo ya pesa taslimu."
			],
			"feeWaived": [
				"Ada ya ",
				["amount"],
				" imefutwa na timu yetu."
			],
			"feeNet": [
				"Unapata ",
				["amount"],
				" kwa hilo."
			],
			"feeNetLater": [
				"Utapata ",
				["amount"],
				" kwa hilo abiria akishalipa."
			],
			"feeOfOperator": [
				"Abiria anatozwa ",
				["amount"],
				" na mwendeshaji."
			],
			"owedBefore": ["Deni la safari ya awali"],
			"noShowCostsNow": [
				"Dereva anaweza kukatiza safari sasa: hiyo ni ",
				["amount"],
				"."
			],
			"taxNumber": ["Namba ya kodi ", ["number"]],
			"lineFixed": ["Bei iliyopangwa"],
			"lineToll": ["Ushuru wa barabara"],
			"lineTax": [
				"Pamoja na ",
				["tax"],
				" ",
				["percent"],
				" %"
			],
			"lineCommissionTax": [
				"Kamisheni ni pamoja na ",
				["tax"],
				" ",
				["percent"],
				" %"
			],
			"changeYouGet": ["Utarudishiwa"],
			"changeFromFare": [
				"kutoka ",
				["amount"],
				" · nauli ",
				["due"]
			],
			"changeFromDue": [
				"kutoka ",
				["amount"],
				" · ya kulipa ",
				["due"]
			],
			"changeEdit": ["Badilisha"],
			"cashTake": ["Pokea"],
			"cashGiveBack": ["Rudisha"],
			"cashKeep": ["Unabaki na"]
		} },
		"rides-voice": { "default": {
			"vnName": ["Ujumbe wa sauti"],
			"vnPlay": ["Cheza ujumbe wa sauti"],
			"vnStop": ["Simamisha ujumbe wa sauti"],
			"vnSeconds": [[
				"n",
				"plural",
				{
					"one": ["sekunde ", "#"],
					"other": ["sekunde ", "#"]
				}
			]],
			"vnLoading": ["Inapakia…"],
			"vnFailed": ["Ujumbe wa sauti haukupakia. Gusa ujaribu tena."],
			"vnAsking": ["Ruhusu maikrofoni…"],
			"vnRecording": ["Ongea sasa"],
			"vnSpoken": ["Ulichosema hadi sasa"],
			"vnEnd": ["Acha kurekodi"],
			"vnListen": ["Sikiliza kabla ya kuuweka"],
			"vnKeep": ["Weka"],
			"vnDiscard": ["Tupa"]
		} },
		"safety": { "default": {
			"emergency": ["DHARURA"],
			"sos": ["SOS"],
			"callEmergency": ["Piga simu ya msaada"],
			"emergencyContacted": ["Watu wako wa dharura na mamlaka wamearifiwa."],
			"emergencyActivated": ["Tahadhari ya Dharura Imewashwa"],
			"emergencyCounting": ["Tahadhari yako itatumwa baada ya"],
			"emergencySecondsLeft": [[
				"n",
				"plural",
				{
					"one": ["Imebaki sekunde ", "#"],
					"other": ["Zimebaki sekunde ", "#"]
				}
			]],
			"emergencyTriggerNow": ["Tuma Sasa"],
			"emergencyCancel": ["Ghairi"],
			"emergencyStop": ["Ghairi Tahadhari ya Dharura"],
			"emergencySending": ["Inatuma tahadhari yako…"],
			"emergencyNotSent": ["Tahadhari bado haijatumwa"],
			"emergencyNotSentWhy": ["Hakuna mtandao. Tunajaribu tena kila sekunde chache. Piga simu au tuma ujumbe sasa:"],
			"emergencyRefused": ["Tahadhari haikuweza kutumwa kutoka kwenye simu hii. Piga simu sasa:"],
			"emergencyRaised": ["Tahadhari imetolewa saa ", ["time"]],
			"emergencySoFar": ["Yaliyotokea hadi sasa"],
			"emergencyServerHas": ["Tahadhari yako imefika."],
			"emergencyStaffNotYet": ["Tunasubiri timu yetu ijibu."],
			"emergencyStaffHas": [
				"Timu yetu inaishughulikia tangu saa ",
				["time"],
				"."
			],
			"emergencyNoContacts": ["Huna watu wa dharura. Hakuna aliyearifiwa isipokuwa timu yetu."],
			"alertSms": ["Ujumbe kwa ", ["name"]],
			"alertMail": ["Barua pepe kwa ", ["name"]],
			"alertSent": ["imetumwa saa ", ["time"]],
			"alertWaiting": ["bado haijatumwa, tunajaribu"],
			"alertWritten": ["imeandikwa tu: seva hii haina mtumaji"],
			"alertFailed": ["haikuweza kutumwa"],
			"numberPolice": ["Polisi"],
			"numberMedical": ["Gari la wagonjwa"],
			"numberFire": ["Zimamoto"],
			"numberSupport": ["Simu ya msaada"],
			"chatSupport": ["Ongea na timu yetu"],
			"textContacts": ["Tuma ujumbe kwa watu wangu"],
			"sosSmsBody": [
				"Nahitaji msaada.",
				["trip"],
				" ",
				["link"]
			],
			"sosSmsTrip": [
				" Niko kwenye ",
				["vehicle"],
				", namba ",
				["plate"],
				"."
			],
			"sosSmsPlace": [
				" Niko ",
				["place"],
				"."
			],
			"safeTitle": ["Uko salama?"],
			"safeHint": ["Timu yetu itaarifiwa, pamoja na watu wako kadiri tunavyoweza kuwafikia. Inabaki wazi hadi timu yetu iifunge."],
			"safeMistake": ["Nilibonyeza kwa bahati mbaya"],
			"safeNow": ["Niko salama sasa"],
			"safeOther": ["Sababu nyingine"],
			"safeKeep": ["Acha tahadhari iendelee"],
			"safeNotSent": ["Hii bado haijatumwa. Tahadhari yako bado iko kwa timu yetu."],
			"drillBadge": ["Mazoezi: hakuna anayearifiwa"],
			"drillStart": ["Fanya mazoezi ya tahadhari"],
			"drillHint": ["Kila kitu hufanyika kama kwenye dharura, lakini hakuna anayearifiwa."],
			"drillDone": ["Hapa ndipo ungeona nani amearifiwa. Yalikuwa mazoezi: hakuna aliyearifiwa."],
			"drillEnd": ["Maliza mazoezi"],
			"alertStanding": ["Tahadhari yako ya dharura inaendelea"],
			"alertOpen": ["Fungua"],
			"safetyTitle": ["Usalama"],
			"safetyNumbers": ["Namba za dharura"],
			"safetyFeatures": ["Jinsi tunavyokulinda"],
			"featureShare": ["Shiriki safari yako kwa kiungo kinachoisha pamoja na safari."],
			"featureVerified": ["Hati za madereva hukaguliwa na watu kabla hawajaanza kuendesha."],
			"featurePin": ["Safari huanza tu kwa PIN yako."],
			"featureCheck": ["Safari ikisimama muda mrefu au ikiacha njia, tunakuuliza kama uko salama."],
			"teamThere": ["Timu yetu iko kazini sasa na inaona dharura."],
			"featureTrained": ["Umefunzwa usalama, na una haki ya kukataa safari isiyo salama."],
			"featureRider": ["Unaona jina na namba ya simu ambayo abiria alitoa, na ukadiriaji wake."],
			"safetyProtocol": ["Kinachotokea ukibonyeza"],
			"protocol1": ["Una sekunde tano za kughairi."],
			"protocol2": ["Tunawatumia watu wako ujumbe: jina lako, gari, mahali na kiungo."],
			"protocol3Passenger": ["Timu yetu inaweza kuona ulipo. Hapa unaona kama kuna mtu anayeishughulikia."],
			"protocol3Driver": ["Timu yetu inaweza kuona gari lako lilipo. Hapa unaona kama kuna mtu anayeishughulikia."],
			"protocol4": ["Inabaki wazi hadi timu yetu iifunge."],
			"safetySection": ["Usalama wako"],
			"safetyOpen": ["Watu, namba na mazoezi"],
			"checkTitle": ["Uko salama?"],
			"checkLongStop": ["Safari yako imesimama kwa dakika kadhaa."],
			"checkOffRoute": ["Safari yako inaenda mbali na mwisho wake."],
			"checkDriverNoLonger": ["Dereva wako haruhusiwi tena kuendesha safari za wanawake pekee. Safari hii inaendelea, na timu yetu inajua."],
			"checkLeft": [[
				"n",
				"plural",
				{
					"one": [
						"Bila jibu timu yetu itafuatilia baada ya sekunde ",
						"#",
						"."
					],
					"other": [
						"Bila jibu timu yetu itafuatilia baada ya sekunde ",
						"#",
						"."
					]
				}
			]],
			"checkFine": ["Niko salama"],
			"checkHelp": ["Nahitaji msaada"],
			"checkNotSent": ["Jibu lako halikutumwa. Jaribu tena au piga simu."],
			"emergencyContactsUntold": ["Bado hatujamwarifu mtu wako yeyote wa dharura. Watumie ujumbe mwenyewe."],
			"emergencyUnheard": ["Bonyezo hili halikufika kwenye seva yetu. Tahadhari iliyo hapa chini bado ipo. Piga simu au tuma ujumbe sasa."],
			"policeSay": ["Waambie polisi"],
			"policePlace": ["Mahali"],
			"policeNear": [
				["km"],
				" kutoka ",
				["place"]
			],
			"policeCar": ["Gari"],
			"policeDriver": ["Dereva"],
			"policePassenger": ["Abiria"],
			"policeWay": ["Njiani"],
			"policeFromTo": [
				"kutoka ",
				["from"],
				" hadi ",
				["to"]
			],
			"teamAway": [
				"Hakuna mtu wa timu yetu aliye zamu kwa sasa. Kwenye dharura piga ",
				["police"],
				" (polisi) au ",
				["medical"],
				" (gari la wagonjwa)."
			],
			"protocol2Mail": ["Tunawatumia barua pepe watu wako walio na anwani ya barua pepe. Hatuwezi kutuma SMS: tumia “Tuma ujumbe kwa watu wangu”, simu yako itautuma."],
			"protocol2Nothing": ["Bado hatuwezi kutuma SMS wala barua pepe. Tumia “Tuma ujumbe kwa watu wangu”: simu yako itautuma, ukiwa na mahali na kiungo."],
			"protocol2Nobody": ["Bado huna watu wa dharura: hakuna anayearifiwa isipokuwa timu yetu. Ongeza mmoja kwenye ukurasa huu."],
			"logTitle": ["Tahadhari zako"],
			"logNone": ["Hujatoa tahadhari yoyote."],
			"logNotLoaded": ["Tahadhari zako hazikuweza kupakiwa."],
			"logSafe": [
				"Ulisema: ",
				["reason"],
				" (",
				["time"],
				")"
			],
			"logClosed": ["Imefungwa na timu yetu ", ["time"]],
			"logOpen": ["Iko wazi, bado hakuna wa timu yetu anayeishughulikia"],
			"logInHand": ["Iko wazi, timu yetu inaishughulikia"],
			"logTold": [[
				"n",
				"plural",
				{
					"one": [
						"mtu ",
						"#",
						" aliarifiwa"
					],
					"other": [
						"watu ",
						"#",
						" waliarifiwa"
					]
				}
			]],
			"logToldNobody": ["hakuna mtu wako aliyefikiwa"],
			"alertStopped": ["haikutumwa: aliomba asitumiwe ujumbe tena"],
			"alertLimited": ["haikutumwa tena: ameshaarifiwa mara kadhaa ndani ya saa hii"],
			"emergencyHide": ["Funga – tahadhari inaendelea"],
			"teamUnknown": [
				"Kwa sasa hatuwezi kuona kama timu yetu iko zamu. Kwenye dharura piga ",
				["police"],
				" (polisi) au ",
				["medical"],
				" (gari la wagonjwa)."
			],
			"teamOnCall": ["Timu yetu iko zamu sasa."],
			"whoTeamOnCall": ["Tahadhari yako inaenda kwenye simu ya aliye zamu katika timu yetu."],
			"emergencyTeamCalled": ["Aliye zamu katika timu yetu anaitwa."],
			"whoTitle": ["Nani anaarifiwa"],
			"whoTeamThere": ["Timu yetu iko kwenye skrini na inaona tahadhari yako."],
			"whoTeamAway": ["Timu yetu inapata tahadhari yako, lakini hakuna aliye zamu kwa sasa."],
			"whoTeamLater": ["Timu yetu itapata tahadhari yako simu hii ikipata mtandao."],
			"whoContactsNone": ["Huna watu wa dharura: hakuna mwingine anayearifiwa."],
			"whoContactsText": ["Watu wako wa dharura wanatumiwa ujumbe."],
			"whoContactsMail": ["Watu wako walio na anwani ya barua pepe wanatumiwa barua pepe. Hatuwezi kutuma SMS: “Tuma ujumbe kwa watu wangu” inafuata."],
			"whoContactsSelf": ["Hatuwezi kuwatumia watu wako SMS. “Tuma ujumbe kwa watu wangu” inafuata: simu yako itautuma."],
			"whoPolice": ["Polisi hawapati tahadhari hii."],
			"emergencyStaffAway": ["Hakuna aliye zamu kwa sasa: piga simu polisi."],
			"emergencyTeamSees": ["Timu yetu inaweza kuiona."],
			"teamAwayAlone": ["Hakuna mtu wa timu yetu aliye zamu sasa. Mpigie mtu aliye karibu nawe."]
		} },
		"scholar": { "default": {
			"scholarTitle": ["Safari za Wanafunzi"],
			"scholarSearch": ["Shule, eneo au njia"],
			"scholarArea": ["Eneo"],
			"scholarSchedule": ["Ratiba"],
			"scholarAll": ["Zote"],
			"scholarNone": ["Hakuna kundi linalolingana."],
			"scholarNotLoaded": ["Hatukuweza kupakia makundi."],
			"scheduleMorning": ["Asubuhi"],
			"scheduleAfternoon": ["Alasiri"],
			"scheduleBoth": ["Kwenda na kurudi"],
			"runMorning": ["Kwenda shule"],
			"runAfternoon": ["Kurudi nyumbani"],
			"scholarMoreStops": [[
				"n",
				"plural",
				{
					"one": [
						"kituo ",
						"#",
						" zaidi"
					],
					"other": [
						"vituo ",
						"#",
						" zaidi"
					]
				}
			]],
			"scholarMonth": ["kwa mwezi"],
			"scholarFull": ["Kundi limejaa"],
			"scholarJoin": ["Jiunge na kundi"],
			"scholarJoinAnother": ["Umejiunga · ongeza mwingine"],
			"scholarWait": ["Jiunge na orodha ya kusubiri"],
			"scholarJoined": ["Umejiunga na kundi la wanafunzi!"],
			"scholarWaiting": ["Uko kwenye orodha ya kusubiri"],
			"scholarFailed": ["Imeshindikana kujiunga na kundi la wanafunzi. Tafadhali jaribu tena."],
			"scholarTryAgain": ["Tafadhali jaribu tena."],
			"scholarStudent": ["Nani anasafiri?"],
			"scholarMyself": ["Ninasafiri mwenyewe"],
			"scholarStop": ["Kituo"],
			"scholarCollector": ["Nani atampokea mtoto baada ya shule?"],
			"scholarCollectorHint": ["Mtu huyu humwambia dereva PIN na kumpeleka mtoto nyumbani."],
			"scholarMine": ["Viti vyako"],
			"scholarOnList": ["Kwenye orodha ya kusubiri"],
			"scholarPin": ["PIN ya ", ["name"]],
			"scholarLeave": ["Achia kiti"],
			"scholarLeaveSure": [
				"Uachie kiti cha ",
				["name"],
				"?"
			],
			"scholarChildren": ["Watoto wako"],
			"scholarChildName": ["Jina la mtoto"],
			"scholarAddChild": ["Ongeza"],
			"scholarRemove": ["Mwondoe ", ["name"]],
			"rollRun": ["Safari ipi?"],
			"rollNone": ["Huendeshi kundi la shule wakati huo."],
			"rollNotCalled": ["Bado hajaitwa"],
			"rollOnBoard": ["Yuko ndani"],
			"rollAbsent": ["Hayupo"],
			"rollHandedOver": ["Amekabidhiwa"],
			"rollHandOver": ["Kabidhi"],
			"rollHandOverTo": ["Kabidhi kwa ", ["name"]],
			"rollPin": ["PIN ya anayemchukua"],
			"needChildName": ["Andika jina la mtoto kwanza."],
			"needCollectorPin": ["Weka tarakimu nne kwanza."],
			"scholarGroups": ["Vikundi vya shule"],
			"scholarChildFirst": ["Ongeza mtoto wako, kisha chagua kikundi na kituo."],
			"scholarChecked": ["Hati zimekaguliwa na wafanyakazi wetu"],
			"scholarToday": ["Leo"],
			"schoolRun": ["Safari ya shule"],
			"scholarJoinFor": [
				"Jiunge kwa ",
				["price"],
				" kwa mwezi"
			],
			"scholarFree": [[
				"n",
				"plural",
				{
					"0": ["Hakuna kiti kilicho wazi"],
					"one": [
						"Kiti ",
						"#",
						" kati ya ",
						["of"],
						" kiko wazi"
					],
					"other": [
						"Viti ",
						"#",
						" kati ya ",
						["of"],
						" viko wazi"
					]
				}
			]],
			"scholarToSchool": [
				"Kwenda shule: ",
				["time"],
				", ",
				["stop"]
			],
			"scholarFromSchool": [
				"Kurudi nyumbani: ",
				["time"],
				", ",
				["stop"]
			],
			"scholarBack": ["Kurudi nyumbani: baada ya shule, hadi ", ["stop"]],
			"scholarTerms": ["Unamlipa dereva kila mwezi. Unaweza kuachia kiti siku yoyote."],
			"scholarSeen": ["Ukiwa na kiti unaona gari na namba yake, na unaweza kumpigia dereva karibu na muda wa kuchukuliwa na wakati wa safari."],
			"scholarNewChild": ["Ongeza mtoto mwingine"],
			"scholarNextToday": ["Leo"],
			"scholarNextTomorrow": ["Kesho"],
			"scholarPickup": ["Kuchukuliwa"],
			"scholarLeaves": ["Kuondoka shuleni"],
			"scholarCallDriver": ["Mpigie ", ["name"]],
			"scholarCallWhen": [
				"Unaweza kumpigia dereva kuanzia saa moja kabla ya kuchukuliwa, na ",
				["name"],
				" akiwa ndani ya gari."
			],
			"scholarPinNote": [["name"], " anamwambia dereva PIN hii mtoto anapokabidhiwa. Usimpe mtu mwingine."],
			"scholarLeaveNote": ["Kiti kinaenda kwa familia inayofuata mara moja. Ulichomlipa dereva ni kati yenu wawili."],
			"scholarRemoveSure": [
				"Umwondoe ",
				["name"],
				"?"
			],
			"scholarRemoveDo": ["Ondoa"],
			"rollGotOn": ["Amepanda"],
			"rollNotHere": ["Hayupo hapa"],
			"rollCount": [[
				"n",
				"plural",
				{
					"0": ["Bado hakuna watoto"],
					"one": [
						"Mtoto ",
						["called"],
						" kati ya ",
						"#",
						" ameitwa"
					],
					"other": [
						"Watoto ",
						["called"],
						" kati ya ",
						"#",
						" wameitwa"
					]
				}
			]],
			"rollFirst": [
				"Kituo cha kwanza ",
				["time"],
				", ",
				["stop"]
			],
			"rollEmptyStops": [[
				"n",
				"plural",
				{
					"one": [
						"Kituo ",
						"#",
						" bila watoto"
					],
					"other": [
						"Vituo ",
						"#",
						" bila watoto"
					]
				}
			]],
			"rollAllStops": [[
				"n",
				"plural",
				{
					"one": ["Ona kituo"],
					"other": ["Ona vituo ", "#"]
				}
			]],
			"rollWayBack": ["Baada ya shule, kwanza ", ["stop"]],
			"rollToday": [
				"Safari zako za leo, ",
				["day"],
				"."
			],
			"rollCall": ["Taja kila mtoto kituoni: familia huarifiwa mara moja."],
			"rollNothing": ["Bado hakuna watoto. Watoto huorodheshwa hapa familia inapochukua kiti."],
			"rollNext": ["Inayofuata: ", ["stop"]],
			"rollHandNext": ["Inayofuata: kabidhi ", [
				"n",
				"plural",
				{
					"one": ["mtoto ", "#"],
					"other": ["watoto ", "#"]
				}
			]],
			"rollDone": ["Safari hii imekamilika kwa leo."],
			"scholarPayDriver": ["hulipwa dereva"],
			"scholarNoSeat": ["Bado hana kiti"],
			"scholarRemoveNote": ["Jina litaondolewa kwenye orodha yako. Unaweza kuliongeza tena."],
			"scholarRemoveSeat": ["Achia kiti kwanza, chini ya “Viti vyako”."],
			"scholarHowPaid": ["Unalipaje?"],
			"scholarCash": ["Taslimu kwa dereva"],
			"scholarWallet": ["Pochi, mwezi kwa mwezi"],
			"scholarCashNote": ["Mnakubaliana na dereva lini."],
			"scholarFirst": [
				"Kwanza ",
				["price"],
				" kwa ",
				[
					"n",
					"plural",
					{
						"one": ["safari ", "#"],
						"other": ["safari ", "#"]
					}
				],
				" kuanzia ",
				["day"],
				", kisha bei ya mwezi."
			],
			"scholarPayJoin": [
				"Jiunge kwa ",
				["price"],
				" kutoka pochi yako"
			],
			"scholarWalletTerms": ["Pochi yako inalipa kila mwezi mapema, na kila safari inayoendeshwa inamlipa dereva. Kisichoendeshwa kinarudi mwisho wa mwezi, au mara moja unapoacha kiti. Safari ambayo mtoto wako anabaki nyumbani inahesabiwa kuwa imeendeshwa."],
			"scholarLeaveBack": ["Kiti kinaenda kwa familia inayofuata mara moja. Kilicholipwa na hakikuendeshwa kinarudi kwenye pochi yako mara moja."],
			"scholarPayWallet": ["kutoka pochi yako"],
			"scholarUnpaid": [
				"Pochi yako haina pesa za mwezi. Kiti kinahifadhiwa hadi ",
				["day"],
				"."
			],
			"scholarDriven": [
				"Mwezi huu: safari ",
				["driven"],
				" kati ya ",
				["runs"],
				" zimeendeshwa. Kati ya ",
				["price"],
				", ",
				["unused"],
				" hazijaendeshwa bado."
			],
			"scholarWalletFrom": [
				"Pochi yako inalipa kuanzia ",
				["day"],
				"."
			],
			"scholarToWallet": ["Lipa kwa pochi kuanzia mwezi ujao"],
			"scholarToCash": ["Mlipe dereva taslimu kuanzia mwezi ujao"],
			"rollPaid": ["Imelipwa kwa pochi"],
			"rollUnpaid": ["Haijalipwa bado"],
			"scholarToCashNow": ["Mlipe dereva mwezi huu taslimu"]
		} },
		"scholar-groups": { "default": {
			"groupProposed": ["Linasubiri timu"],
			"groupOpen": ["Limefunguliwa"],
			"groupPaused": ["Limesimamishwa"],
			"groupClosed": ["Limefungwa"],
			"groupStops": ["Vituo"],
			"groupStopsNote": ["Kila kimoja na mahali na saa yake. Vinapangwa kwa saa zake."],
			"groupStop": ["Kituo cha ", ["n"]],
			"groupStopAdd": ["Ongeza kituo"],
			"groupStopRemove": ["Ondoa kituo cha ", ["n"]],
			"groupStopTaken": [[
				"n",
				"plural",
				{
					"one": [
						"Mtoto ",
						"#",
						" anapanda hapa"
					],
					"other": [
						"Watoto ",
						"#",
						" wanapanda hapa"
					]
				}
			]],
			"groupTime": ["Kwenda shule"],
			"groupTimeHome": ["Kurudi nyumbani"],
			"groupMorning": ["Kwenda shule"],
			"groupAfternoon": ["Kurudi nyumbani"],
			"groupBoth": ["Kwenda na kurudi"],
			"groupSchoolAt": ["Shule iko wapi?"],
			"groupSchool": ["Jina la shule"],
			"groupArea": ["Eneo la mji"],
			"groupRoute": ["Njia"],
			"groupRouteHint": ["Kama familia zinavyoijua, kwa mfano Sunnyside – Hatfield"],
			"groupWhen": ["Njia ipi?"],
			"groupDays": ["Siku"],
			"groupSeats": ["Viti vya watoto"],
			"groupPrice": ["Bei kwa mwezi"],
			"groupNeedsSchool": ["Chagua mahali shule ilipo."],
			"groupNeedsNames": ["Andika shule, eneo na njia."],
			"groupNeedsDays": ["Chagua siku."],
			"groupNeedsStops": ["Chagua mahali pa kila kituo."],
			"groupNeedsTimes": ["Andika saa ya kila kituo."],
			"groupNeedsNumbers": ["Andika viti na bei."],
			"groupLookAgain": ["Kuna kisicho sawa. Angalia sehemu zilizowekwa alama."],
			"groupNotSent": ["Haikufanikiwa. Jaribu tena."],
			"groupNew": ["Toa kundi la shule"],
			"groupChange": ["Badilisha"],
			"groupProposeNote": ["Timu yetu inaliangalia, pamoja na hati na gari lako. Familia zinaliona baadaye."],
			"groupPropose": ["Tuma kwa timu"],
			"groupSave": ["Hifadhi"],
			"groupSent": ["Imetumwa kwa timu"],
			"groupTaken": [
				"Viti ",
				["n"],
				" kati ya ",
				["of"],
				" vimechukuliwa"
			],
			"groupMonth": ["kwa mwezi"],
			"groupWaits": ["Familia hazilioni bado. Unaweza kulibadilisha."],
			"groupSaid": ["Timu inasema: ", ["note"]],
			"groupPause": ["Simamisha kwa muda"],
			"groupGoOn": ["Endesha tena"],
			"groupWithdraw": ["Ondoa"],
			"groupClose": ["Funga kundi"],
			"groupCloseSure": [
				"Funga ",
				["school"],
				"?"
			],
			"groupCloseEmpty": ["Hakuna aliye na kiti."],
			"groupCloseNote": [[
				"n",
				"plural",
				{
					"one": [
						"Mtoto ",
						"#",
						" anapoteza kiti"
					],
					"other": [
						"Watoto ",
						"#",
						" wanapoteza viti"
					]
				}
			], " mara moja, na familia zinarudishiwa kilicholipwa na hakikuendeshwa."],
			"groupsOwn": ["Makundi unayotoa"],
			"groupsOwnNone": ["Endesha watoto wa njia moja hadi shule yao, kwa bei ya mwezi. Unachagua vituo na saa."],
			"groupsNotLoaded": ["Hatukuweza kupakia makundi yako."],
			"groupsEnough": [
				"Una makundi yote yanayoruhusiwa: ",
				["n"],
				"."
			],
			"groupNoDriver": ["Hakuna dereva"],
			"groupDriver": ["Dereva"],
			"groupDriverIs": [
				["name"],
				", ",
				["plate"]
			],
			"groupDriverSearch": ["Tafuta dereva kwa jina, namba ya gari au namba"],
			"groupNeedsDriver": ["Chagua nani anaendesha."],
			"groupMake": ["Tengeneza kundi la shule"],
			"groupMakeNote": ["Familia zinaliona mara moja. Dereva lazima awe ameidhinishwa, amefunzwa na aendeshe gari la watoto."],
			"groupMade": ["Kundi limetengenezwa"],
			"groupsNone": ["Hakuna makundi ya shule bado"],
			"groupsNoneNote": ["Madereva wanayatoa kwenye app, au unatengeneza moja kwa dereva."],
			"groupOpenIt": ["Fungua kwa familia"],
			"groupOpenNote": ["Dereva anaisoma. Familia zinaliona kundi na kuchukua viti."],
			"groupPauseNote": ["Dereva anaisoma. Viti vinabaki, hakuna anayejiunga, mwezi mpya hautozwi, na timu pekee inalifungua tena."],
			"groupCloseTeam": ["Dereva anaisoma. Kila kiti kinaisha, na familia zinarudishiwa kilicholipwa na hakikuendeshwa."],
			"groupReason": ["Kwa nini"],
			"groupFacts": ["Kundi"],
			"groupWaiting": ["Kwenye orodha ya kusubiri"],
			"groupCity": ["Mji"],
			"groupChangeNote": ["Dereva na familia wanaambiwa. Bei mpya inaanza mwezi ujao."],
			"groupReadAgain": ["Lisome tena"]
		} },
		"selfies": { "default": {
			"selfieWhy": ["Onyesha kwamba ni wewe unayeendesha. Kisha utakuwa kazini mara moja."],
			"selfieKept": [
				"Timu yetu huilinganisha na picha yako iliyokaguliwa. Abiria hawaioni kamwe. Inafutwa baada ya ",
				[
					"days",
					"plural",
					{
						"one": ["siku ", "#"],
						"other": ["siku ", "#"]
					}
				],
				", na pamoja na akaunti yako."
			],
			"selfieSend": ["Tuma na uanze kazi"],
			"selfieFile": ["Piga au chagua picha"],
			"selfieAgain": ["Picha hiyo haiwezi kutumika. Piga mpya."]
		} },
		"services": { "default": {
			"superApp": [["product"], ", programu kuu ya Afrika"],
			"chooseService": ["Chagua Huduma Yako"],
			"serviceRide": ["Omba Safari"],
			"serviceRideNote": ["Kawaida, kushiriki, premium, wanawake pekee"],
			"serviceFoodNote": ["Agiza kutoka migahawa ya karibu"],
			"serviceGroceryNote": ["Kutoka maduka makubwa"],
			"serviceParcelNote": ["Kutoka kwako hadi kwa mpokeaji"],
			"serviceDrive": ["Endesha Upate Mapato"],
			"serviceDriveNote": ["Jiunge kama dereva"],
			"serviceHeatNote": ["Mahitaji kwa eneo na saa"],
			"serviceGroceryDelivery": ["Uletaji wa Bidhaa"],
			"statAims": ["Tunacholenga"],
			"statCities": ["Miji ya Afrika"],
			"statUsers": ["Watumiaji Hai"],
			"statPrices": ["Bei chini ya programu inayoongoza"],
			"superadminDisabled": ["Dashibodi ya Msimamizi Mkuu Imezimwa kwa Muda"],
			"paymentMaintenance": ["Ukurasa wa malipo unafanyiwa matengenezo"],
			"notServedTitle": ["Bado haipo hapa"],
			"notServedText": [
				"Huduma hii haitolewi ",
				["city"],
				"."
			]
		} },
		"setup": { "default": {
			"firstTitle": ["Sanidi mfumo wako"],
			"firstNotLoaded": ["Hatukuweza kujua hali ya mfumo huu."],
			"firstNotYet": ["Bado hakuna anayeendesha mfumo huu: hauna mmiliki, kwa hiyo hakuna kingine kinachofunguka."],
			"firstHow": [
				"Kama wewe ndiye mwendeshaji, fungua kiungo ambacho seva iliandika ilipoanza. Kinafanya kazi mara moja, kwa nusu saa. “",
				["command"],
				"” kwenye seva huandika kingine."
			],
			"firstDone": ["Mfumo huu una mmiliki wake. Mmiliki na timu wanaingia kwenye dashibodi."],
			"firstToConsole": ["Kwenye dashibodi"],
			"firstOwnerNote": ["Unakuwa mmiliki: unaamua kuhusu miji, bei na timu. Kinachofuata ni uthibitisho wa pili na mji wako wa kwanza."],
			"firstName": ["Jina lako"],
			"firstEmail": ["Barua pepe ya kazi"],
			"firstEmailHint": ["Utaingia nayo."],
			"firstPhone": ["Simu ya kazini"],
			"firstPhoneHint": [
				"Pamoja na nchi yake, kama ",
				["phone"],
				". Tahadhari hulia hapo."
			],
			"firstPassword": ["Chagua nenosiri"],
			"firstInstance": ["Huduma yako inaitwaje"],
			"firstInstanceHint": ["Abiria na madereva wataisoma kila mahali. Inabadilishwa baadaye kwenye Chapa na maandishi."],
			"firstMake": ["Fungua akaunti ya mmiliki"],
			"firstNotMade": ["Akaunti haikuweza kufunguliwa"],
			"setupTitle": ["Usanidi"],
			"setupCities": ["Miji"],
			"setupFirst": ["Mji wako wa kwanza"],
			"setupFirstNote": ["Huandikwa kama hati ya soko, ambayo unaweza kubadilisha baadaye kwa undani."],
			"setupAnother": ["Ongeza mji"],
			"setupCountry": ["Nchi"],
			"setupTemplate": [
				"Kwa kiolezo cha nchi hii: ",
				["currency"],
				", saa za ",
				["zone"],
				", ",
				["languages"],
				", malipo taslimu."
			],
			"setupCity": ["Mji au eneo"],
			"setupCentre": ["Kitovu: latitudo, longitudo"],
			"setupCentreHint": ["Sogeza ramani chini ya pini, au andika digrii."],
			"setupRadius": ["Abiria wanachukuliwa ndani ya kilomita hizi kutoka hapo"],
			"setupServices": ["Kinachobeba watu, na bei yake"],
			"setupBase": [
				"Bei ya kuanzia (",
				["currency"],
				")"
			],
			"setupPerKm": [
				"Kila kilomita (",
				["currency"],
				")"
			],
			"setupMinimum": [
				"Angalau (",
				["currency"],
				")"
			],
			"setupCommission": ["Kamisheni yako (asilimia)"],
			"setupFare": [
				["km"],
				" km zinagharimu ",
				["fare"]
			],
			"setupRoundTo": [
				"Nauli ni vizidishi vya (",
				["currency"],
				")"
			],
			"setupRoundToHint": ["Ambacho watu wanaweza kulipa mkononi bila sarafu ndogo."],
			"setupStatus": ["Inavyoanza"],
			"setupDraft": ["Kama rasimu: hakuna anayeuona bado"],
			"setupOpen": ["Wazi: watu wanaweza kuomba safari mara moja"],
			"setupNeedsService": ["Chagua angalau kitu kimoja kinachobeba watu"],
			"setupSave": ["Hifadhi mji"],
			"setupSaved": ["Mji umehifadhiwa"],
			"setupLookAgain": ["Tafadhali angalia sehemu zilizowekwa alama."],
			"setupNotSaved": ["Mji haukuweza kuhifadhiwa"],
			"setupIsDraft": ["Rasimu"],
			"setupIsOpen": ["Wazi"],
			"setupIsPaused": ["Umesitishwa"],
			"setupIsClosed": ["Umefungwa"],
			"setupNoCities": ["Hakuna mji bado. Mmiliki anaongeza wa kwanza."],
			"setupNotLoaded": ["Hatukuweza kupakia hali ya mfumo huu."],
			"setupChecks": ["Kinachokosekana bado"],
			"setupAllThere": ["Hakuna kinachokosekana."],
			"setupChecksNote": [
				"“",
				["command"],
				"” kwenye seva husema hivyo hivyo."
			],
			"setupMissingOf": ["Inakosekana: ", ["names"]],
			"setupNumbers": ["Namba za dharura"],
			"setupNumbersNote": ["Watu huziona wanapobonyeza DHARURA, baada tu ya wewe kuzithibitisha. Waulize mamlaka, au piga simu useme kuwa unakagua."],
			"setupPolice": ["Polisi"],
			"setupMedical": ["Gari la wagonjwa"],
			"setupFire": ["Zimamoto"],
			"setupConfirm": ["Nimezikagua: thibitisha"],
			"setupConfirmed": [
				"Imethibitishwa na ",
				["name"],
				", ",
				["day"]
			],
			"setupUnconfirmed": ["Hazijathibitishwa: hakuna anayeziona"],
			"setupNumbersNotSaved": ["Namba hazikuweza kuthibitishwa"],
			"factsTitle": ["Sheria inasema nini"],
			"factsNote": ["Ya kila nchi unayohudumia. Hapa hakuna kinachokisiwa: andika ulichogundua na mahali kilipoandikwa. Mji wenye kamisheni inayozidi kikomo unakataliwa."],
			"lawFact_commission_cap": ["Kamisheni ya juu kabisa (asilimia ya nauli)"],
			"lawFact_operator_licence": ["Leseni ya mwendeshaji"],
			"lawFact_driver_permit": ["Kibali wanachohitaji madereva"],
			"lawFact_data_protection": ["Usajili wa data binafsi"],
			"lawSays": ["Inasema nini"],
			"lawSource": ["Imeandikwa wapi"],
			"lawCapHint": ["Asilimia; 100 pale sheria isipoweka kikomo"],
			"lawUnknown": ["Haijulikani"],
			"lawKnown": ["Imekuja na programu"],
			"lawStated": [
				"Imeelezwa na ",
				["name"],
				", ",
				["day"]
			],
			"factsSave": ["Hifadhi pamoja na chanzo"],
			"lawForget": ["Haijulikani"],
			"lawNotSaved": ["Hii haikuweza kuhifadhiwa"],
			"setupBefore": ["Kabla ya kufungua"],
			"setupLeft": [[
				"n",
				"plural",
				{
					"0": ["Yote ya kufungua yako tayari"],
					"one": [
						"Imebaki hatua ",
						"#",
						" kati ya ",
						["of"],
						" kabla ya kufungua"
					],
					"other": [
						"Zimebaki hatua ",
						"#",
						" kati ya ",
						["of"],
						" kabla ya kufungua"
					]
				}
			]],
			"setupLater": ["Baadaye"],
			"setupDone": [
				["n"],
				" kati ya ",
				["of"],
				" tayari"
			],
			"setupDoneList": ["Yaliyofanyika"],
			"setupMissingMany": [
				"Yanakosekana: ",
				["names"],
				" na mengine ",
				["n"]
			],
			"setupCopy": [
				"Nakili “",
				["command"],
				"”"
			],
			"setupCopied": ["Amri imenakiliwa"],
			"setupNotCopied": ["Kivinjari hiki hakituruhusu kunakili."],
			"setupAllCities": ["Miji yote: ", ["n"]]
		} },
		"sharing": { "default": {
			"shareTitle": ["Shiriki safari yangu"],
			"shareEnds": ["Kushiriki huisha kwenyewe safari inapoisha."],
			"shareNoTrip": ["Bado haijashirikiwa. Ukiwa na safari, utaishiriki kutoka hapa."],
			"shareNotYet": ["Bado haijashirikiwa."],
			"shareNow": ["Shiriki"],
			"shareCopy": ["Nakili kiungo"],
			"shareCopied": ["Kiungo Kimenakiliwa"],
			"shareStarted": ["Safari Imeshirikiwa"],
			"shareStopped": ["Kushiriki Kumesimamishwa"],
			"shareFailed": ["Safari haikuweza kushirikiwa"],
			"shareTryAgain": ["Angalia mtandao kisha ujaribu tena."],
			"shareBy": ["Tuma kiungo kwa"],
			"shareBySms": ["SMS"],
			"shareByEmail": ["Barua pepe"],
			"shareByLink": ["Kiungo"],
			"shareWithName": ["Shiriki na ", ["name"]],
			"shareLinkOut": ["Yeyote mwenye kiungo chako anaweza kufuatilia safari hii."],
			"shareStopAll": ["Acha kushiriki kote"],
			"shareText": [
				"Fuatilia safari yangu ya ",
				["product"],
				": ",
				["url"]
			],
			"shareSent": ["kiungo kimetumwa"],
			"shareWaiting": ["kiungo kinatumwa"],
			"shareWritten": ["imeandikwa tu: seva hii haina mtumaji. Tuma kiungo mwenyewe."],
			"shareNotSent": ["haikuweza kutumwa. Tuma kiungo mwenyewe."],
			"shareHandOn": ["unatuma kiungo mwenyewe"],
			"contactsTitle": ["Watu wa dharura"],
			"contactsNone": ["Bado hakuna. Ongeza anayepaswa kujua unapohitaji msaada."],
			"contactsNotLoaded": ["Watu wako hawakuweza kupakiwa."],
			"contactAdd": ["Ongeza mtu"],
			"contactEdit": ["Hariri"],
			"contactRemove": ["Ondoa"],
			"contactRemoveSure": [
				"Mwondoe ",
				["name"],
				"? Hakuna mwingine atakayearifiwa badala yake."
			],
			"contactName": ["Jina"],
			"contactPhone": ["Namba ya simu"],
			"contactEmail": ["Barua pepe (si lazima)"],
			"contactRelation": ["Uhusiano"],
			"relationFamily": ["Familia"],
			"relationFriend": ["Rafiki"],
			"relationColleague": ["Mfanyakazi mwenza"],
			"relationPartner": ["Mwenza"],
			"relationOther": ["Nyingine"],
			"contactAuto": ["Shiriki safari zangu na mtu huyu kila wakati"],
			"contactAutoShort": ["hufuatilia kila safari"],
			"contactSave": ["Hifadhi"],
			"contactAdded": ["Mtu Ameongezwa"],
			"contactSaved": ["Mtu amehifadhiwa"],
			"contactRemoved": ["Mtu ameondolewa"],
			"contactMissing": ["Taarifa Hazijakamilika"],
			"contactMissingText": ["Tafadhali toa angalau jina na namba ya simu."],
			"contactNotSaved": ["Mtu hakuweza kuhifadhiwa"],
			"trackOf": [["name"], " anashiriki safari hii nawe"],
			"trackEmergency": [["name"], " ametoa tahadhari ya dharura"],
			"trackRaised": ["Imetolewa saa ", ["time"]],
			"trackTeamHas": [
				"Timu ya huduma inaishughulikia tangu saa ",
				["time"],
				"."
			],
			"trackTeamNot": [
				"Timu ya huduma haijajibu bado. Mpigie ",
				["name"],
				" au polisi."
			],
			"trackSafe": [
				["name"],
				" alisema saa ",
				["time"],
				": Niko salama."
			],
			"trackRequested": ["Tunatafuta dereva"],
			"trackAccepted": ["Dereva yuko njiani kwenda kuchukua"],
			"trackArrived": ["Dereva yuko mahali pa kuchukua"],
			"trackInProgress": ["Njiani kwenda mwisho wa safari"],
			"trackCompleted": ["Safari imeisha"],
			"trackCancelled": ["Safari ilighairiwa"],
			"trackEnded": ["Safari hii imeisha."],
			"trackEndedHint": ["Hapa hakuna kinachoonekana tena."],
			"trackUnknown": ["Hakuna safari ya kufuatilia hapa."],
			"trackUnknownHint": ["Imeisha, au kiungo hakikunakiliwa chote. Mwombe aliyekutumia akutumie kipya."],
			"trackUpdated": ["Mahali saa ", ["time"]],
			"trackNoPosition": ["Bado mahali hapajulikani"],
			"trackLost": [
				"Mtandao umepotea. Haya ndiyo yaliyojulikana saa ",
				["time"],
				"."
			],
			"trackCallPolice": [
				"Pigia polisi (",
				["number"],
				")"
			],
			"trackDriver": ["Dereva"],
			"trackLoading": ["Inapakia safari"],
			"trackAbout": [["product"], " ni nini?"],
			"trackParcel": ["Mzigo kutoka kwa ", ["name"]],
			"trackParcelRequested": ["Tunatafuta msafirishaji"],
			"trackParcelAccepted": ["Msafirishaji yuko njiani kuuchukua"],
			"trackParcelArrived": ["Msafirishaji anauchukua"],
			"trackParcelOnWay": ["Uko njiani"],
			"reconnecting": ["Mtandao umepotea. Tunaangalia kila sekunde chache."],
			"shareNothingSent": ["Hakuna kilichotumwa"],
			"shareStoppedBy": ["haikutumwa: aliomba asitumiwe ujumbe tena. Mpe kiungo mwenyewe."],
			"shareLimited": ["haikutumwa: ujumbe mwingi sana ndani ya saa hii. Mpe kiungo mwenyewe."],
			"shareTextName": [
				"Tuma SMS kwa ",
				["name"],
				" kutoka simu hii"
			],
			"contactStopped": ["Hataki ujumbe tena: hataarifiwa kwenye dharura"],
			"stopAsk": ["Ujumbe kwa niaba ya ", ["name"]],
			"stopWhat": [
				["name"],
				" anatumia ",
				["product"],
				" na alituomba tukuandikie. Unaweza kuzuia ujumbe wote kwa niaba ya ",
				["name"],
				"."
			],
			"stopAlerts": [
				"Kama ",
				["name"],
				" alikutaja kwa dharura, basi hutaarifiwa dharura pia."
			],
			"stopNow": ["Zuia ujumbe huu"],
			"stopDone": ["Umezuiwa"],
			"stopDoneText": [
				"Hutapata tena ujumbe kutoka kwetu kwa niaba ya ",
				["name"],
				". ",
				["name"],
				" anaweza kuona kwamba umeuzuia."
			],
			"stopUndo": ["Ruhusu ujumbe tena"],
			"stopSomebody": ["mtu fulani"],
			"stopGone": ["Kiungo hiki hakifanyi kazi tena."],
			"stopGoneHint": ["Tumia kilicho kwenye ujumbe mpya zaidi uliopata kutoka kwetu."],
			"stopNotLoaded": ["Ukurasa huu haukuweza kupakiwa."],
			"shareSendSms": ["Tuma kwa SMS"],
			"shareWithPeople": ["Watu wako"],
			"shareNobody": ["Ongeza mtu anayepaswa kujua ulipo."]
		} },
		"staff": { "default": {
			"staffConsole": ["Dashibodi ya wafanyakazi"],
			"staffSignInTitle": ["Kuingia kwa wafanyakazi"],
			"staffEmail": ["Barua pepe ya kazi"],
			"staffPassword": ["Nenosiri lako"],
			"staffSignIn": ["Ingia"],
			"staffNotSignedIn": ["Imeshindikana kuingia"],
			"staffTryLater": ["Tafadhali jaribu tena baadaye."],
			"factorTitle": ["Uthibitisho wa pili"],
			"factorEnrol": ["Changanua msimbo huu kwa programu ya uthibitishaji, kisha andika tarakimu sita inazoonyesha."],
			"factorSecret": ["Au andika ufunguo huu: ", ["secret"]],
			"factorQr": ["Msimbo wa programu ya uthibitishaji"],
			"factorGive": ["Andika tarakimu sita za programu yako ya uthibitishaji."],
			"factorCode": ["Msimbo wa tarakimu sita"],
			"factorConfirm": ["Thibitisha"],
			"factorWrong": ["Msimbo haukukubaliwa"],
			"sectionQueue": ["Mapitio"],
			"sectionDrivers": ["Madereva"],
			"sectionAudit": ["Kumbukumbu za matendo"],
			"sectionPayouts": ["Malipo"],
			"payoutsNone": ["Hakuna malipo yanayosubiri."],
			"staffPayoutPaid": ["Imelipwa"],
			"payoutCouldNot": ["Haikulipika"],
			"payoutNote": ["Rejeleo au sababu"],
			"staffMenu": ["Menyu ya wafanyakazi"],
			"listNotLoaded": ["Hatukuweza kupakia orodha hii."],
			"queueEmpty": ["Hakuna mapitio yanayosubiri."],
			"queueDocuments": ["Hati za kukagua"],
			"queueChecks": ["Ukaguzi wa kukamilisha"],
			"queueDrivers": ["Madereva wa kuamuliwa"],
			"queueConduct": ["Watu ambao wengine hawataki kukutana nao tena"],
			"conductPeople": [[
				"n",
				"plural",
				{
					"one": ["mtu ", "#"],
					"other": ["watu ", "#"]
				}
			], " katika siku 30"],
			"conductTrips": ["Safari: ", ["trips"]],
			"conductFound": ["Ulichokigundua"],
			"conductClose": ["Nimeangalia"],
			"queueLost": ["Vilivyosahaulika kwenye magari"],
			"lostMissed": [
				["passenger"],
				" amekipoteza · ",
				["driver"],
				", ",
				["plate"],
				" · safari ",
				["ride"]
			],
			"lostFoundBy": [
				["driver"],
				", ",
				["plate"],
				" amekipata · ",
				["passenger"],
				" · safari ",
				["ride"]
			],
			"lostWithDriver": ["Dereva anacho"],
			"lostWaits": ["Bado hakuna jibu"],
			"lostStaffReturned": ["Kimerudishwa"],
			"lostStaffClosed": ["Funga taarifa"],
			"auditLostReturned": ["alisema kitu kilichopotea kimerudishwa"],
			"auditLostClosed": ["alifunga taarifa ya kitu kilichopotea"],
			"queueMissing": [[
				"n",
				"plural",
				{
					"0": ["Vyote vipo"],
					"one": [
						"Kitu ",
						"#",
						" hakipo"
					],
					"other": [
						"Vitu ",
						"#",
						" havipo"
					]
				}
			]],
			"queueSince": ["tangu ", ["time"]],
			"driversBring": ["Ingiza madereva"],
			"driverSearch": ["Jina, simu, namba ya gari au namba ya DR"],
			"driversNone": ["Hakuna dereva anayelingana."],
			"auditNone": ["Bado hakuna kilichofanyika."],
			"auditOlder": ["Za zamani"],
			"auditCommandLine": ["Mstari wa amri"],
			"auditWhen": ["Lini"],
			"auditWho": ["Nani"],
			"auditWhat": ["Nini"],
			"auditOn": ["Kuhusu"],
			"auditDetail": ["Maelezo"],
			"reviewStatus": ["Hali"],
			"stNotStarted": ["Haijaanza"],
			"stNotSent": ["Haijatumwa"],
			"stPending": ["Inasubiri"],
			"stInReview": ["Inakaguliwa"],
			"stApproved": ["Imeidhinishwa"],
			"stRejected": ["Imekataliwa"],
			"stSuspended": ["Imesimamishwa"],
			"reviewApprove": ["Idhinisha"],
			"reviewReject": ["Kataa"],
			"reviewNote": ["Maelezo (yanahitajika kukataa)"],
			"reviewOpen": ["Fungua faili"],
			"reviewNumber": ["Namba: ", ["number"]],
			"reviewExpires": ["Inaisha: ", ["date"]],
			"reviewFailed": ["Haikufanyika"],
			"reviewDone": ["Imehifadhiwa"],
			"reviewScore": ["Alama kati ya 100"],
			"reviewClear": ["Safi"],
			"reviewFlag": ["Weka alama"],
			"reviewReopen": ["Amua tena"],
			"reviewReopenWhy": ["Sababu ya kufungua tena (dereva ataisoma)"],
			"reviewExpiryDate": ["Tarehe ya kuisha iliyoandikwa juu yake"],
			"reviewGender": ["Jinsia"],
			"reviewGenderNote": ["Ithibitishe kwa kitambulisho kilichoidhinishwa. Safari za wanawake pekee zinaihitaji."],
			"staffGenderFemale": ["Mwanamke"],
			"staffGenderMale": ["Mwanamume"],
			"staffGenderOther": ["Nyingine"],
			"genderSaid": ["Dereva anasema: ", ["gender"]],
			"genderChoose": ["Chagua kama kitambulisho kinavyosema."],
			"genderConfirm": ["Thibitisha jinsia"],
			"genderTakeBack": ["Futa uthibitisho"],
			"genderVerified": ["Imethibitishwa kwa hati"],
			"genderNotVerified": ["Haijathibitishwa"],
			"driverApprove": ["Idhinisha dereva"],
			"driverReject": ["Kataa dereva"],
			"driverNotes": ["Maelezo ambayo dereva huona"],
			"suspendHeading": ["Kusimamishwa"],
			"suspendLift": ["Ondoa kusimamishwa"],
			"onlineNow": ["Yuko kazini"],
			"sectionEmergencies": ["Dharura"],
			"sectionOnCall": ["Zamu"],
			"emergencyEventCalled": ["Ameitwa, akiwa zamu"],
			"emergencyEventNobody": ["Hakuna aliyekuwa zamu"],
			"onCallNobody": ["Hakuna aliye zamu"],
			"onCallNobodyIn": ["Hakuna aliye zamu ", ["cities"]],
			"onCallNobodyWhy": ["Dharura haipigi simu yoyote sasa."],
			"onCallTestCame": [
				"Jaribio la kengele la ",
				["time"],
				": limekufikia?"
			],
			"onCallTestTap": ["Limefika"],
			"onCallIntro": ["Aliye zamu huarifiwa kuhusu dharura kwa arifa na ujumbe, anayefuata baada ya dakika moja, hadi mtu aishughulikie."],
			"onCallNoText": ["Hakuna njia ya SMS iliyowekwa: ujumbe unaandikwa tu. Kengele hulia tu kwenye simu zilizowasha arifa."],
			"onCallDevice": ["Kifaa hiki"],
			"onCallDeviceOn": ["Kengele hulia hapa, hata dawati likifungwa na muda wako wa kuingia ukiisha usiku. Ukijitoa mwenyewe, zinaacha."],
			"onCallDeviceOff": ["Kengele bado hazilii hapa."],
			"onCallDeviceBlocked": ["Kivinjari hiki kinazuia arifa. Ziruhusu kwenye mipangilio yake."],
			"onCallDeviceNever": ["Kivinjari hiki hakiwezi kupokea arifa."],
			"onCallTurnOn": ["Lia kwenye kifaa hiki"],
			"onCallTurnOff": ["Acha kulia hapa"],
			"onCallRosters": ["Ratiba za zamu"],
			"onCallNone": ["Bado hakuna ratiba"],
			"onCallNoneNote": ["Weka mtu zamu hapa chini. Hadi hapo dharura huonekana tu pale dawati lilipofunguliwa."],
			"onCallNow": ["Zamu sasa: ", ["names"]],
			"onCallThen": [
				["first"],
				", kisha ",
				["next"]
			],
			"onCallNobodyNow": ["Hakuna mtu sasa"],
			"onCallWeek": ["Siku saba zijazo"],
			"onCallUncovered": ["Saa zisizo na mtu"],
			"onCallCovered": ["Siku saba zijazo zina watu."],
			"onCallGap": [
				["from"],
				" hadi ",
				["to"]
			],
			"onCallShift": [
				["days"],
				", ",
				["from"],
				" hadi ",
				["to"]
			],
			"onCallNextDay": [["time"], " siku inayofuata"],
			"onCallEveryDay": ["Kila siku"],
			"onCallOnce": [["date"], " pekee"],
			"onCallStep1": ["Wa kwanza"],
			"onCallStep2": ["Wa pili"],
			"onCallStep3": ["Wa tatu"],
			"onCallRemove": [
				"Ondoa saa za ",
				["name"],
				": ",
				["days"]
			],
			"onCallRemoveAsk": [
				"Umwondoe ",
				["name"],
				" kwenye ratiba?"
			],
			"onCallRemoveDo": ["Ondoa"],
			"onCallAdd": ["Weka mtu zamu"],
			"onCallCity": ["Jiji"],
			"onCallWho": ["Nani"],
			"onCallChain": ["Ataitwa"],
			"onCallWhen": ["Lini"],
			"onCallWeekly": ["Kila wiki"],
			"onCallOneDay": ["Siku moja"],
			"onCallDate": ["Tarehe"],
			"onCallDateHint": ["Anashika nafasi ya aliye na saa hizi kila wiki."],
			"onCallFrom": ["Kuanzia"],
			"onCallTo": ["Hadi"],
			"onCallZone": [
				"Saa za ",
				["city"],
				". Mwisho ulio kabla ya mwanzo ni siku inayofuata."
			],
			"onCallNeedDay": ["Chagua siku"],
			"onCallNeedWho": ["Chagua nani"],
			"onCallAdded": ["Amewekwa zamu"],
			"onCallRemoved": ["Ameondolewa kwenye ratiba"],
			"onCallTeam": ["Timu"],
			"onCallReachBoth": ["Ujumbe na arifa"],
			"onCallReachText": ["Ujumbe pekee"],
			"onCallReachPush": ["Arifa pekee"],
			"onCallReachNothing": ["Hafikiki"],
			"onCallReachGone": ["Hayumo kwenye timu"],
			"onCallNoPhone": ["Hakuna namba ya simu"],
			"onCallTestNone": ["Bado hakuna jaribio la kengele"],
			"onCallTestDone": ["Jaribio limethibitishwa ", ["time"]],
			"onCallTestMissed": [
				"Jaribio la ",
				["time"],
				" limekosekana"
			],
			"onCallTestWaits": ["Jaribio limetumwa ", ["time"]],
			"auditShiftAdded": ["aliweka mtu zamu"],
			"auditShiftRemoved": ["alimwondoa mtu kwenye ratiba ya zamu"],
			"subjectShift": ["Saa ", ["n"]],
			"subjectFleet": ["Kundi la magari ", ["n"]],
			"subjectSchool": ["Kundi la shule ", ["n"]],
			"sectionOutbox": ["Ujumbe"],
			"sectionWaiting": ["Orodha ya kusubiri"],
			"waitingNobody": ["Hakuna anayesubiri mahali pafunguliwe."],
			"emergenciesOpen": ["Zilizo wazi sasa"],
			"emergenciesClosed": ["Zilizofungwa"],
			"emergenciesNone": ["Hakuna dharura iliyo wazi."],
			"emergenciesMore": ["Onyesha za zamani"],
			"emergencyNew": ["Dharura mpya: ", ["name"]],
			"emergencyNobody": ["Hakuna anayeishughulikia bado"],
			"emergencyHas": [["name"], " anaishughulikia"],
			"emergencyHad": ["Ilishughulikiwa na ", ["name"]],
			"emergencyHadNobody": ["Hakuna aliyeishughulikia"],
			"emergencySaidSafe": [
				"Alisema saa ",
				["time"],
				" kuwa yuko salama"
			],
			"emergencyTake": ["Ninaishughulikia"],
			"emergencyNote": ["Kilichofanyika"],
			"emergencyAddNote": ["Ongeza maelezo"],
			"emergencyClose": ["Funga dharura"],
			"emergencyCloseHint": ["Iliishaje? Andika kwanza."],
			"emergencyTripOf": ["Safari"],
			"trailTitle": ["Njia iliyopitwa"],
			"trailDriven": [
				"Umbali uliosafiriwa ",
				["driven"],
				", uliotozwa ",
				["priced"]
			],
			"trailNothing": ["Bado hakuna umbali uliorekodiwa. Uliotozwa ", ["priced"]],
			"trailJumps": [[
				"n",
				"plural",
				{
					"one": [
						"Simu iliruka mara ",
						"#",
						", mbali kuliko gari lolote."
					],
					"other": [
						"Simu iliruka mara ",
						"#",
						", mbali kuliko gari lolote."
					]
				}
			]],
			"emergencyContactsOf": ["Watu wa dharura"],
			"emergencyCourse": ["Yaliyotokea"],
			"emergencyPlaceOf": [
				["from"],
				" saa ",
				["time"],
				", ",
				["age"]
			],
			"emergencyNoPlace": ["Mahali hapajulikani."],
			"emergencyEventRaised": ["Imetolewa"],
			"emergencyEventAgain": ["Imebonyezwa tena"],
			"emergencyEventTaken": ["Imeanza kushughulikiwa"],
			"emergencyEventSafe": ["Alisema: Niko salama"],
			"emergencyEventNote": ["Maelezo"],
			"emergencyEventClosed": ["Imefungwa"],
			"emergencyMapLink": ["Fungua kwenye ramani"],
			"emergencyCall": ["Mpigie ", ["name"]],
			"outboxWaiting": ["Bado hazijatumwa"],
			"outboxAll": ["Ujumbe wote"],
			"outboxNone": ["Vyote vimetumwa."],
			"outboxWrittenOnly": ["Si zote zilizotoka."],
			"outboxWrittenNote": ["Kilichoandikwa “Haijatumwa” hakikumfikia mtu: hakuna njia ya kutuma iliyowekwa."],
			"outboxSecret": ["Una siri ya mpokeaji na hauonyeshwi."],
			"outboxUrgent": ["Haraka"],
			"outboxTries": [[
				"n",
				"plural",
				{
					"one": ["jaribio ", "#"],
					"other": ["majaribio ", "#"]
				}
			]],
			"outboxSent": ["Umetumwa"],
			"outboxWritten": ["Haijatumwa"],
			"outboxRing": ["Piga namba hii"],
			"outboxFailed": ["Umeachwa"],
			"outboxCall": ["Simu"],
			"outboxWaits": ["Unasubiri"],
			"sectionChats": ["Mazungumzo"],
			"chatsWaiting": ["Zinasubiri mtu"],
			"chatsMine": ["Zako"],
			"chatsOthers": ["Kwa wenzako"],
			"chatsNone": ["Hakuna anayesubiri jibu."],
			"chatsSince": ["tangu ", ["time"]],
			"chatTake": ["Pokea mazungumzo haya"],
			"chatHas": [["name"], " anajibu mazungumzo haya."],
			"chatCloseNote": ["Maelezo kwa wenzako (si lazima)"],
			"chatTrip": ["Safari"],
			"chatPerson": ["Mtu"],
			"chatStars": [
				"Imepewa ",
				["n"],
				" kati ya 5"
			],
			"chatTakeFirst": ["Pokea mazungumzo haya ili ujibu."],
			"chatColleague": ["Mwenzako anajibu mazungumzo haya."],
			"sectionBoards": ["Bodi za oda"],
			"sectionFleets": ["Makundi ya magari"],
			"sectionSchools": ["Makundi ya shule"],
			"boardSearch": ["Mgahawa au duka"],
			"boardsNone": ["Hakuna duka linalolingana."],
			"boardWaiting": [[
				"n",
				"plural",
				{
					"one": ["#", " inasubiri"],
					"other": ["#", " zinasubiri"]
				}
			]],
			"boardOpen": [[
				"n",
				"plural",
				{
					"one": ["#", " inashughulikiwa"],
					"other": ["#", " zinashughulikiwa"]
				}
			]],
			"boardClosed": ["Imefungwa"],
			"boardShop": ["Duka"],
			"boardPause": [[
				"n",
				"plural",
				{
					"one": ["Sitisha kwa dakika ", "#"],
					"other": ["Sitisha kwa dakika ", "#"]
				}
			]],
			"boardDeactivate": ["Acha kupokea oda"],
			"boardActivate": ["Pokea oda tena"],
			"boardHours": ["Saa za kufungua"],
			"boardHoursHint": ["Kama vile Mo-Fr 08:00-20:00, Sa 09:00-14:00; 2026 Dec 25 off"],
			"boardSaveHours": ["Hifadhi saa"],
			"boardPrint": ["Chapisha"],
			"boardEmpty": ["Hakuna oda iliyo wazi."],
			"boardMinutes": ["Tayari baada ya"],
			"boardAccept": ["Kubali"],
			"boardReady": ["Iko tayari"],
			"boardReason": ["Sababu (mteja ataisoma)"],
			"boardDecline": ["Kataa"],
			"boardReject": ["Rudisha oda"],
			"boardNew": ["Mpya"],
			"boardPreparing": ["Inaandaliwa"],
			"boardIsReady": ["Tayari"],
			"boardLeft": ["jibu ndani ya ", ["time"]],
			"boardReadyBy": ["kwa saa ", ["time"]],
			"boardCourierComes": [["name"], " yuko njiani"],
			"boardCourierHere": [["name"], " yuko hapa"],
			"boardPick": ["Imechukuliwa, imebadilishwa au haipo"],
			"boardAllow": ["Inayofanana inakubalika"],
			"boardAsk": ["Muulize mteja kwanza"],
			"boardRefund": ["Hakuna mbadala"],
			"boardFinalPrice": ["Bei ya mwisho"],
			"boardPicked": ["Imechukuliwa"],
			"boardMissing": ["Haipo"],
			"boardInstead": ["Kwenye mfuko badala yake"],
			"boardReplaced": ["Imebadilishwa"],
			"boardItems": ["Menyu na akiba"],
			"boardSearchItem": ["Tafuta bidhaa"],
			"boardAvailable": [["name"], " ipo"],
			"boardEdit": ["Badilisha ", ["name"]],
			"boardPrice": ["Bei"],
			"boardStock": ["Akiba (tupu: haihesabiwi)"],
			"boardSaveItem": ["Hifadhi"],
			"boardItemName": ["Jina"],
			"boardItemSection": ["Sehemu"],
			"boardItemAbout": ["Maelezo"],
			"boardItemAdd": ["Ongeza bidhaa"],
			"boardItemAdded": [["name"], " imewekwa kwenye menyu"],
			"boardItemRemove": ["Ondoa kwenye menyu"],
			"boardItemRemoveAsk": [
				"Ondoa ",
				["name"],
				"?"
			],
			"boardItemRemoveNote": ["Wateja hawataiona tena. Oda zilizo nayo zitabaki nayo. Kwa leo tu, izime badala yake."],
			"boardItemRemoved": [["name"], " imeondolewa kwenye menyu"],
			"pictureAdd": ["Weka picha"],
			"pictureReplace": ["Badilisha picha"],
			"pictureTake": ["Piga picha"],
			"pictureRemove": ["Ondoa picha"],
			"pictureRemoved": [["name"], " haina picha sasa"],
			"pictureSaved": ["Wateja wanaona picha mpya ya ", ["name"]],
			"pictureCrop": ["Picha ya ", ["name"]],
			"pictureMove": ["Sogeza picha"],
			"pictureZoom": ["Ukuzaji"],
			"pictureZoomIn": ["Karibu zaidi"],
			"pictureZoomOut": ["Mbali zaidi"],
			"pictureHow": ["Sogeza picha kwa kidole, kipanya au vitufe vya mishale. Kitelezi huileta karibu."],
			"pictureUse": ["Tumia sehemu hii"],
			"pictureMeanwhile": ["Wakati huo mtu mwingine alibadilisha hii."],
			"pictureHintItem": ["Picha ya mraba ya chakula au bidhaa, mchana. Bila picha huchorwa."],
			"pictureHintShop": ["Upana mara tatu ya urefu: inakaa juu ya jina la duka, na katika orodha za wateja."],
			"pictureOnlyPhotos": ["Chagua picha: JPEG, PNG, WebP au AVIF."],
			"pictureTooLarge": ["Chagua picha ya chini ya MB 10."],
			"pictureNoneShop": ["Bado hakuna picha: vinavyouzwa vinachorwa."],
			"boardPicture": ["Picha ya duka"],
			"boardItemMeanwhile": ["Wakati huo mtu mwingine alihifadhi:"],
			"needItem": ["Ipe jina, sehemu na bei."],
			"shopDay": ["Leo"],
			"shopDayNone": ["Bado hakuna oda leo."],
			"shopDaySold": ["Mauzo"],
			"shopDayCommission": ["Kamisheni"],
			"shopDayOrders": ["Oda"],
			"shopDayNotServed": ["Zilizokataliwa au kusitishwa"],
			"shopDayReady": ["Huwa tayari baada ya"],
			"shopDayBest": ["Zilizouzwa zaidi"],
			"sectionTrips": ["Safari za kukagua"],
			"heldNone": ["Hakuna safari inayosubiri."],
			"heldNote": ["Sababu au maelezo"],
			"heldRelease": ["Ruhusu malipo"],
			"heldRefuse": ["Kataa malipo"],
			"payoutTrips": [[
				"n",
				"plural",
				{
					"one": [
						"Safari ",
						"#",
						" nyuma yake"
					],
					"other": [
						"Safari ",
						"#",
						" nyuma yake"
					]
				}
			]],
			"tripDriven": [
				"Dak ",
				["minutes"],
				" sek ",
				["seconds"],
				" · imeendeshwa ",
				["driven"],
				" kati ya ",
				["priced"]
			],
			"wayUnknown": ["haijulikani"],
			"tripPlain": ["Imeonekana ikiendeshwa"],
			"tripAsked": ["Abiria ameulizwa"],
			"tripConfirmedBy": ["Imethibitishwa na abiria"],
			"tripReported": ["Imeripotiwa na abiria"],
			"payHeld": ["Malipo yanasubiri"],
			"payReleased": ["Malipo yameruhusiwa"],
			"payRefused": ["Malipo yamekataliwa"],
			"flagTooFast": ["Haraka mno"],
			"flagWayShort": ["Njia fupi mno"],
			"flagElsewhere": ["Iliishia kwingine"],
			"flagCashShort": ["Pesa taslimu pungufu"],
			"needNote": ["Andika maelezo kwanza."],
			"needReason": ["Andika sababu kwanza."],
			"needIdApproved": ["Idhinisha kitambulisho kwanza."],
			"needNotApproved": ["Tayari ameidhinishwa."],
			"needInstead": ["Andika kwanza kilichowekwa badala yake."],
			"needExpiry": ["Weka tarehe ya mwisho kwanza."],
			"needScore": [
				"Weka alama kutoka 0 hadi ",
				["max"],
				" kwanza."
			],
			"needChange": ["Hakuna kilichobadilishwa bado."],
			"emergencyNoneNamed": ["Hakuna watu wa dharura waliotajwa. Timu yetu pekee imeambiwa."],
			"auditStaffCreated": ["aliunda akaunti ya wafanyakazi"],
			"auditSignedIn": ["aliingia"],
			"auditFactorMade": ["aliweka misimbo ya kuingia"],
			"auditFactorGiven": ["alithibitisha kwa msimbo"],
			"auditFactorReset": ["aliweka upya misimbo ya kuingia"],
			"auditChatClaimed": ["alichukua mazungumzo"],
			"auditChatAnswered": ["alijibu mazungumzo"],
			"auditChatClosed": ["alifunga mazungumzo"],
			"auditShopChanged": ["alibadilisha duka"],
			"auditItemChanged": ["alibadilisha bidhaa"],
			"auditItemAdded": ["aliongeza bidhaa"],
			"auditItemRemoved": ["aliondoa bidhaa"],
			"auditOrderAccepted": ["alikubali oda"],
			"auditOrderRejected": ["alirudisha oda"],
			"auditOrderReady": ["alisema oda iko tayari"],
			"auditOrderLine": ["alichukua, alibadilisha au aliweka alama kwa bidhaa"],
			"auditDocument": ["alikagua hati"],
			"auditDocumentAgain": ["alifungua hati tena"],
			"auditCheck": ["alikamilisha ukaguzi wa historia"],
			"auditCheckAgain": ["alifungua ukaguzi wa historia tena"],
			"auditGender": ["aliamua kuhusu jinsia iliyothibitishwa"],
			"auditDriver": ["aliamua kuhusu dereva"],
			"auditVehicleCorrected": ["alisahihisha gari"],
			"auditVehicleDecided": ["aliamua kuhusu gari"],
			"auditVehicleShared": ["alibadilisha nani anaweza kuendesha gari"],
			"auditFleetCreated": ["alitengeneza kundi la magari"],
			"auditFleetChanged": ["alibadilisha kundi la magari"],
			"auditFleetIn": ["aliingiza gari kwenye kundi la magari"],
			"auditFleetOut": ["alitoa gari kwenye kundi la magari"],
			"auditSchoolCreated": ["alitengeneza kundi la shule"],
			"auditSchoolChanged": ["alibadilisha kundi la shule"],
			"auditSchoolOpened": ["alifungua kundi la shule"],
			"auditSchoolPaused": ["alisimamisha kundi la shule kwa muda"],
			"auditSchoolClosed": ["alifunga kundi la shule"],
			"auditSuspended": ["alimsimamisha dereva"],
			"auditLifted": ["aliondoa kusimamishwa"],
			"auditWritten": ["alimwandikia dereva"],
			"auditEmergencyTaken": ["alianza kushughulikia dharura"],
			"auditEmergencyNoted": ["aliandika kilichofanywa katika dharura"],
			"auditEmergencyClosed": ["alifunga dharura"],
			"auditConduct": ["alimwangalia mtu ambaye wengine hawataki kukutana naye"],
			"sectionNow": ["Sasa"],
			"nowCalm": ["Hakuna jambo la haraka. Dharura, mazungumzo na oda zilizochelewa huonekana hapa zenyewe."],
			"nowWaits": ["Yanayosubiri"],
			"nowLateOrders": ["Oda zilizochelewa"],
			"nowPlaceNear": ["karibu na ", ["place"]],
			"nowSoFar": ["Imefunguliwa kwa"],
			"auditOther": ["alifanya badiliko"],
			"subjectDriver": ["dereva ", ["n"]],
			"subjectUser": ["mtu ", ["n"]],
			"subjectOrder": ["oda ", ["n"]],
			"subjectChat": ["mazungumzo ", ["n"]],
			"subjectEmergency": ["dharura ", ["n"]],
			"subjectShop": ["duka ", ["n"]],
			"subjectItem": ["bidhaa ", ["n"]],
			"subjectTrip": ["safari ", ["n"]],
			"emergencyOpenIt": ["Fungua dharura"],
			"emergencyHasSince": [
				["name"],
				" anaishughulikia tangu saa ",
				["time"]
			],
			"emergencyNoTrip": ["Hayuko safarini."],
			"emergencyCopy": ["Nakili mahali"],
			"emergencyCopied": ["Mahali pamenakiliwa"],
			"emergencyRaisedAt": ["Imetolewa ", ["time"]],
			"boardTakes": ["Inapokea oda"],
			"boardTakesNot": ["Haipokei oda"],
			"boardIsClosed": ["Imefungwa kwa saa zake"],
			"boardIsPaused": ["Imesitishwa hadi ", ["time"]],
			"boardStopSure": [
				"Uache kupokea oda katika ",
				["name"],
				"?"
			],
			"boardStopNote": ["Wateja wataliona limefungwa hadi upokee oda tena. Oda zilizo wazi zinabaki wazi."],
			"boardNoneHere": ["Hakuna"],
			"boardDayOpen": [["day"], ": wazi"],
			"boardFrom": [["day"], ": kuanzia"],
			"boardTo": [["day"], ": hadi"],
			"boardAllDay": ["Wazi saa 24"],
			"boardSameDays": ["Sawa kila siku"],
			"boardPauseFor": ["Sitisha kwa"],
			"boardTakesUntil": ["Inapokea oda hadi ", ["time"]],
			"boardIsClosedUntil": ["Imefungwa kwa saa zake hadi ", ["time"]],
			"boardPauseHour": ["Saa moja"],
			"boardPauseTomorrow": ["Hadi kesho"],
			"boardBusy": [[
				"n",
				"plural",
				{
					"one": [
						"Shughuli nyingi: dakika ",
						"#",
						" zaidi"
					],
					"other": [
						"Shughuli nyingi: dakika ",
						"#",
						" zaidi"
					]
				}
			]],
			"boardBusyEnd": [[
				"n",
				"plural",
				{
					"one": [
						"Dakika ",
						"#",
						" zaidi hadi ",
						["time"],
						": maliza"
					],
					"other": [
						"Dakika ",
						"#",
						" zaidi hadi ",
						["time"],
						": maliza"
					]
				}
			]],
			"shopOtherDays": ["Sikukuu na siku nyingine"],
			"shopOtherDaysNote": ["Siku ambazo umefunga au una saa nyingine."],
			"shopRemoveDay": ["Ondoa ", ["day"]],
			"shopDayFrom": ["Siku ya kwanza"],
			"shopDayTo": ["Siku ya mwisho, zikiwa kadhaa"],
			"shopDayOpen": ["Imefunguliwa siku hizi"],
			"shopTimeFrom": ["Inafunguliwa saa"],
			"shopTimeTo": ["Imefunguliwa hadi"],
			"shopAddDay": ["Ongeza"],
			"shopNeedsDay": ["Chagua siku ya kwanza."],
			"shopDaysBackwards": ["Siku ya mwisho iko kabla ya ya kwanza."],
			"shopDaysFull": ["Siku nyingine haziwezi kuongezwa. Ondoa moja."],
			"shopChangedMeanwhile": ["Mtu mwingine amebadilisha saa wakati huo:"],
			"shopTakeTheirs": ["Bakiza zao"],
			"shopSaveMine": ["Hifadhi zangu"],
			"queueNote": ["Hati, ukaguzi wa historia na madereva wanaosubiri uamuzi huja hapa, wa zamani kwanza."],
			"waitingNote": ["Anayeomba nchi au mji ambao haujafunguliwa huorodheshwa hapa."],
			"heldListNote": ["Safari ambazo bonasi au malipo ya kifurushi yanahitaji kuangaliwa kwanza huja hapa."],
			"payoutsNote": ["Wanachoomba madereva kulipwa huja hapa, cha zamani kwanza."],
			"chatsNote": ["Watu wanaoomba mtu huja hapa, walio na haraka wakiwa na alama."],
			"outboxNote": ["Ujumbe na barua pepe ambazo hazijatoka huorodheshwa hapa."],
			"emergenciesNote": ["Dharura huonekana hapa, na kama mstari mwekundu kwenye kila ukurasa, mara inapotolewa."],
			"boardsNote": ["Jaribu sehemu ya jina lake."],
			"boardEmptyNote": ["Oda mpya huja hapa yenyewe, ikiwa na mlio hadi ijibiwe."],
			"backgroundChecksOf": ["Ukaguzi wa historia"],
			"notStaff": ["Si mfanyakazi? Nenda ", ["product"]],
			"auditNote": ["Wanachofanya wafanyakazi huandikwa hapa, nani na lini."],
			"driversNote": ["Jaribu sehemu ya jina, simu, namba ya gari au namba ya DR."],
			"facePhoto": ["Picha ya uso"],
			"nowNothing": ["Hakuna kinachosubiri."],
			"nowNothingElse": ["Hakuna kingine kinachosubiri."],
			"auditLostFound": ["alisema dereva ana kilichopotea"],
			"auditLostOpen": ["alifungua tena taarifa ya kilichopotea"],
			"auditPayoutPaid": ["alimlipa dereva"],
			"auditPayoutFailed": ["alisema malipo hayakuwezekana"],
			"auditPaymentClosed": ["alifunga malipo ya kuongeza pesa bila kuyaingiza"],
			"auditPaymentCredited": ["aliingiza mwenyewe malipo ya kuongeza pesa"],
			"auditPayReleased": ["aliruhusu malipo ya safari"],
			"auditPayRefused": ["alikataa malipo ya safari"],
			"auditScore": ["alama ", ["n"]],
			"auditPicture": ["picha nyingine"],
			"auditNoPicture": ["bila picha"],
			"auditItemThere": ["ipo"],
			"boardWaitsAnswer": ["Inasubiri jibu"],
			"boardLateBy": [[
				"n",
				"plural",
				{
					"one": ["Imechelewa dakika ", "#"],
					"other": ["Imechelewa dakika ", "#"]
				}
			]],
			"boardWaitsCourier": ["Inasubiri msafirishaji"],
			"boardCourierIsHere": ["Msafirishaji yuko hapa"],
			"boardLate": [[
				"n",
				"plural",
				{
					"one": ["#", " imechelewa"],
					"other": ["#", " zimechelewa"]
				}
			]],
			"boardsBusy": ["Zenye oda zilizo wazi"],
			"boardsQuiet": ["Bila oda"],
			"reviewLacks": [
				"Bado: ",
				["what"],
				"."
			],
			"vehicleNotGiven": ["Maelezo ya gari"],
			"oneNotLoaded": ["Hatukuweza kupakia ukurasa huu."],
			"reviewStillMissing": ["Bado vinakosekana"],
			"emergencyPhoneOf": ["Simu ya ", ["name"]],
			"emergencyCarOf": ["Gari la ", ["name"]],
			"placeSeconds": [[
				"n",
				"plural",
				{
					"one": [
						"sekunde ",
						"#",
						" iliyopita"
					],
					"other": [
						"sekunde ",
						"#",
						" zilizopita"
					]
				}
			]],
			"placeMinutes": [[
				"n",
				"plural",
				{
					"one": [
						"dakika ",
						"#",
						" iliyopita"
					],
					"other": [
						"dakika ",
						"#",
						" zilizopita"
					]
				}
			]],
			"placeHours": [[
				"n",
				"plural",
				{
					"one": [
						"saa ",
						"#",
						" iliyopita"
					],
					"other": [
						"saa ",
						"#",
						" zilizopita"
					]
				}
			]],
			"placeDays": [[
				"n",
				"plural",
				{
					"one": [
						"siku ",
						"#",
						" iliyopita"
					],
					"other": [
						"siku ",
						"#",
						" zilizopita"
					]
				}
			]],
			"chatWaitsNow": ["anasubiri, chini ya dakika moja"],
			"chatWaitsMinutes": ["anasubiri dakika ", ["n"]],
			"chatWaitsHours": ["anasubiri saa ", ["n"]],
			"chatWaitsDays": [[
				"n",
				"plural",
				{
					"one": ["anasubiri siku ", "#"],
					"other": ["anasubiri siku ", "#"]
				}
			]],
			"lacksSending": [[
				"n",
				"plural",
				{
					"one": ["#", " kinakosekana"],
					"other": ["#", " vinakosekana"]
				}
			]],
			"lacksApproval": [[
				"n",
				"plural",
				{
					"one": [
						"hati ",
						"#",
						" haijaidhinishwa"
					],
					"other": [
						"hati ",
						"#",
						" hazijaidhinishwa"
					]
				}
			]],
			"lacksChecks": [[
				"n",
				"plural",
				{
					"one": [
						"ukaguzi ",
						"#",
						" haujakamilika"
					],
					"other": [
						"ukaguzi ",
						"#",
						" haujakamilika"
					]
				}
			]],
			"papersOptional": ["Si lazima, hazijatumwa: ", ["papers"]],
			"filterShow": ["Onyesha"],
			"filterAll": ["Zote"],
			"filterNone": ["Hakuna kinacholingana."],
			"filterPassengers": ["Abiria"],
			"filterRestaurants": ["Migahawa"],
			"filterStores": ["Maduka"],
			"payoutsEnded": ["Zilizokamilika"],
			"budgetsToday": ["Bonasi na punguzo za leo"],
			"budgetSpent": [
				["spent"],
				" kati ya ",
				["budget"]
			],
			"packagesSold": ["Vifurushi vya safari"],
			"packagesSoldFor": [[
				"n",
				"plural",
				{
					"one": [
						"#",
						" kimeuzwa kwa ",
						["sum"]
					],
					"other": [
						"#",
						" vimeuzwa kwa ",
						["sum"]
					]
				}
			]],
			"packagesDriven": [[
				"n",
				"plural",
				{
					"one": [
						"safari ",
						"#",
						" imefanyika"
					],
					"other": [
						"safari ",
						"#",
						" zimefanyika"
					]
				}
			]],
			"packagesHeld": [["sum"], " imehifadhiwa kwa safari zijazo"],
			"packagesReturned": [["sum"], " imerudishwa"],
			"packagesAdded": ["Nauli zimezidi bei ya safari zilizouzwa kwa ", ["sum"]],
			"packagesOver": [
				"Safari zimeuzwa kwa ",
				["sum"],
				" zaidi ya nauli zake"
			],
			"consoleNothing": ["Bado hakuna kilichofunguliwa kwa jukumu lako."],
			"consoleNothingNote": ["Muulize mmiliki wa dashibodi unachopaswa kufanya hapa."],
			"auditRolesSet": ["alibadilisha majukumu ya"],
			"sectionTeam": ["Timu"],
			"sectionApprovals": ["Idhini"],
			"approvalsNote": ["Malipo makubwa na wamiliki wapya wanasubiri hapa."],
			"sectionAccount": ["Kuingia kwangu"],
			"roleOwner": ["Mmiliki"],
			"roleOwnerNote": ["Kila kitu, pamoja na timu"],
			"roleOperations": ["Uendeshaji"],
			"roleOperationsNote": ["Utafutaji, dharura, gumzo, ukaguzi, bodi na safari"],
			"roleSupport": ["Usaidizi"],
			"roleSupportNote": ["Utafutaji, dharura, gumzo na vitu vilivyopotea"],
			"roleFinance": ["Fedha"],
			"roleFinanceNote": ["Malipo kwa madereva na malipo yaliyozuiwa"],
			"roleReviewer": ["Mkaguzi"],
			"roleReviewerNote": ["Hati na ukaguzi wa madereva"],
			"roleMerchant": ["Mfanyabiashara"],
			"roleMerchantNote": ["Bodi, menyu na bidhaa za duka moja"],
			"roleFleet": ["Mmiliki wa magari"],
			"roleFleetNote": ["Safari na mapato ya kundi moja la magari, si habari za abiria"],
			"roleReadOnly": ["Kusoma tu"],
			"roleReadOnlyNote": ["Bodi, safari zilizozuiwa, utafutaji bila watu, na kumbukumbu, bila kubadilisha chochote"],
			"teamInvite": ["Mwalike mtu"],
			"teamName": ["Jina"],
			"teamPhone": ["Simu ya kazini, pamoja na nchi yake"],
			"teamRoles": ["Majukumu"],
			"teamShop": ["Duka"],
			"teamShopChoose": ["Chagua duka"],
			"teamFleet": ["Kundi la magari"],
			"teamFleetChoose": ["Chagua kundi la magari"],
			"teamNoFleets": ["Bado hakuna kundi la magari. Tengeneza moja kwanza kwenye Makundi ya magari."],
			"teamNeedRole": ["Chagua jukumu kwanza, na duka la mfanyabiashara au kundi la mmiliki wa magari."],
			"teamMakeLink": ["Tuma mwaliko"],
			"teamLink": ["Kiungo cha mwaliko cha ", ["name"]],
			"teamLinkNote": ["Kimetumwa pia kwa barua pepe. Kinafanya kazi mara moja, kwa siku tatu, na aliye nacho anapata akaunti: usimpe mtu mwingine."],
			"teamCopy": ["Nakili kiungo"],
			"teamCopied": ["Kiungo kimenakiliwa"],
			"teamInvited": ["Walioalikwa"],
			"teamInvitedBy": [
				"Amealikwa na ",
				["name"],
				", hadi ",
				["time"]
			],
			"teamWithdraw": ["Futa mwaliko"],
			"teamYou": ["Wewe"],
			"teamDisabled": ["Amefungiwa nje"],
			"teamNoRole": ["Hana jukumu"],
			"teamNoFactor": ["bado hana hatua ya pili"],
			"teamNotSignedIn": ["Hajaingia"],
			"teamSessions": [
				[
					"n",
					"plural",
					{
						"one": ["Ameingia kwenye kifaa ", "#"],
						"other": ["Ameingia kwenye vifaa ", "#"]
					}
				],
				", mwisho ",
				["time"]
			],
			"teamOwnerAsked": ["Atakuwa mmiliki mtu wa pili akikubali."],
			"teamDemo": ["Akaunti ya onyesho inabaki ilivyo."],
			"teamChange": ["Badilisha ", ["name"]],
			"teamSaveRoles": ["Hifadhi majukumu"],
			"teamSavePhone": ["Hifadhi simu"],
			"teamSignOut": ["Mtoe kila mahali"],
			"teamDisable": ["Fungia nje"],
			"teamDisableSure": [
				"Umfungie ",
				["name"],
				" nje?"
			],
			"teamDisableNote": ["Kila ukurasa wake uliofunguliwa unakataliwa mara moja. Anaweza kuruhusiwa tena."],
			"teamEnable": ["Ruhusu tena"],
			"inviteTitle": ["Jiunge na timu"],
			"inviteChoose": ["Chagua nenosiri"],
			"inviteJoin": ["Jiunge"],
			"inviteDone": ["Karibu. Ingia sasa."],
			"factorDemo": [
				"Katika onyesho programu haihitajiki: msimbo wa sasa ni ",
				["code"],
				"."
			],
			"factorNew": ["Programu nyingine ya misimbo"],
			"factorNewNote": ["Kwa simu mpya. Ya zamani inaendelea hadi mpya ionyeshe msimbo wake wa kwanza."],
			"factorBegin": ["Iweke"],
			"recoveryTitle": ["Misimbo ya akiba"],
			"recoveryNote": ["Yaandike haya na uyaweke mbali na simu yako. Kila mmoja unakuingiza mara moja programu ya misimbo ikipotea. Yanaonyeshwa sasa tu."],
			"recoveryDone": ["Ninazo"],
			"recoveryUse": ["Tumia msimbo wa akiba"],
			"recoveryGive": ["Andika mmoja wa misimbo uliyoandika."],
			"recoveryCode": ["Msimbo wa akiba"],
			"recoveryBack": ["Tumia programu ya misimbo"],
			"recoveryLeft": [[
				"n",
				"plural",
				{
					"one": ["Umebaki msimbo ", "#"],
					"other": ["Imebaki misimbo ", "#"]
				}
			], ". Mipya inafuta ya zamani."],
			"recoveryNew": ["Tengeneza mipya"],
			"approvalOwner": [["name"], " awe mmiliki"],
			"approvalPayout": [
				"Lipa ",
				["amount"],
				" kwa ",
				["name"]
			],
			"approvalAskedBy": [
				"Ameomba ",
				["name"],
				", ",
				["time"]
			],
			"approvalNote": ["Sababu (inahitajika kukataa)"],
			"approvalAgree": ["Kubali"],
			"approvalRefuse": ["Kataa"],
			"approvalTakeBack": ["Rudisha"],
			"approvalOwn": ["Mtu mwingine lazima akubali."],
			"approvalAlone": [
				"Hakuna mwingine anayeweza kukubali: unaweza kuanzia ",
				["time"],
				"."
			],
			"approvalsNone": ["Hakuna kinachosubiri mtu wa pili."],
			"approvalsDecided": ["Yaliyoamuliwa"],
			"approvalAgreed": [["name"], " alikubali"],
			"approvalRefused": [["name"], " alikataa"],
			"payoutAsk": ["Muombe mtu wa pili"],
			"payoutAsked": ["Mtu wa pili lazima akubali kwanza."],
			"payoutLarge": ["Kubwa: inalipwa mtu wa pili akikubali."],
			"payoutGiven": ["Mtu wa pili amekubali."],
			"auditFactorReplaced": ["aliweka programu nyingine ya misimbo"],
			"auditRecoveryMade": ["alitengeneza misimbo mipya ya akiba"],
			"auditRecoveryUsed": ["aliingia kwa msimbo wa akiba"],
			"auditInvited": ["alimwalika mtu"],
			"auditWithdrawn": ["alirudisha mwaliko"],
			"auditJoined": ["alijiunga na timu"],
			"auditPhoneSet": ["alibadilisha simu ya kazini ya"],
			"auditDisabled": ["alimfungia mtu nje"],
			"auditEnabled": ["alimruhusu mtu tena"],
			"auditSignedOut": ["alimtoa mtu kila mahali"],
			"auditAsked": ["alimwomba mtu wa pili"],
			"auditAgreed": ["alikubali kama mtu wa pili"],
			"auditRefusedTo": ["alikataa kama mtu wa pili"],
			"subjectInvitation": ["Mwaliko ", ["n"]],
			"subjectApproval": ["Ombi ", ["n"]],
			"reviewVehicleDriven": ["Dereva anaendesha hili"],
			"reviewVehicleKind": ["Aina"],
			"reviewVehicleClass": ["Daraja"],
			"vehicleClassStandard": ["Kawaida"],
			"vehicleClassPremium": ["Kifahari"],
			"reviewVehiclePlate": ["Namba ya gari"],
			"reviewVehicleSave": ["Hifadhi gari"],
			"reviewVehicleApprove": ["Idhinisha gari"],
			"reviewVehicleReject": ["Kataa gari"],
			"reviewVehicleLacks": ["Bado: ", ["lacks"]],
			"reviewVehicleNotOwner": ["Gari la mtu mwingine"],
			"reviewShareHead": ["Waruhusu waendeshe gari lingine"],
			"reviewShareText": ["Gari la mtu mwingine lililosajiliwa tayari. Dereva mmoja tu anaweza kuwa kazini nalo kwa wakati mmoja."],
			"reviewShareDo": ["Waruhusu"],
			"reviewShareEnd": ["Basi tena"],
			"needPlate": ["Andika namba kwanza."],
			"sectionSearch": ["Tafuta"],
			"deskSearch": ["Simu, jina, barua pepe, namba ya gari, au namba ya safari, oda au risiti"],
			"deskHint": ["Kitufe / huleta hapa. Mishale hupitia yaliyopatikana."],
			"deskNothingNote": ["Majina kwa mwanzo wake, simu na namba za magari kwa nafasi yoyote, barua pepe nzima."],
			"deskPeople": ["Watu"],
			"deskVehicles": ["Magari"],
			"deskTrips": ["Safari"],
			"deskOrders": ["Oda"],
			"deskReceipts": ["Risiti"],
			"deskMore": ["Si wote wanaofaa wanaoonyeshwa. Andika zaidi ya jina."],
			"deskDayNumber": [
				"na. ",
				["n"],
				" ya siku yake"
			],
			"deskShowPhone": ["Onyesha simu"],
			"deskShowEmail": ["Onyesha barua pepe"],
			"deskWhy": ["Kwa nini unaihitaji?"],
			"deskWhyNote": ["Inaandikwa pamoja na jina lako."],
			"deskState": ["Hali"],
			"deskDeleted": ["Akaunti imefutwa"],
			"deskMayRide": ["Anaweza kusafiri"],
			"deskGenderSeen": ["Jinsia imethibitishwa"],
			"deskPapers": ["Hati na ukaguzi"],
			"deskHistory": ["Safari na oda"],
			"deskDriven": ["Alizoendesha"],
			"deskAsked": ["Alizoomba"],
			"deskNoTrips": ["Hakuna safari bado."],
			"deskNoOrders": ["Hakuna oda bado."],
			"deskSessions": ["Ameingia"],
			"deskByPassword": ["kwa nenosiri"],
			"deskByCode": ["kwa msimbo"],
			"deskByTap": ["kwa mguso mmoja"],
			"deskLive": ["Inaendelea"],
			"deskDone": ["Yaliyofanywa na wafanyakazi"],
			"deskPhone": ["simu"],
			"deskEmail": ["barua pepe"],
			"deskOnTheWay": ["Njiani"],
			"deskReturning": ["Inarudishwa"],
			"deskDelivered": ["Imefikishwa"],
			"deskReturned": ["Imerudishwa"],
			"deskRejected": ["Haikukubaliwa"],
			"deskCancelled": ["Imeghairiwa"],
			"auditContactShown": ["alionyeshwa mawasiliano yaliyofichwa"],
			"deskPerson": ["Safari, oda na mawasiliano"],
			"passedNotVerified": ["Hajathibitishwa"],
			"passedOffline": ["Nje ya mtandao"],
			"passedVehicle": ["Gari halifai"],
			"passedGender": ["Kanuni ya wanawake pekee"],
			"passedBusy": ["Yuko kwenye safari nyingine"],
			"passedHasOffer": ["Alikuwa na ombi lingine"],
			"passedStale": ["Mahali pamepitwa na wakati"],
			"passedDeclined": ["Alikataa"],
			"passedLapsed": ["Aliacha muda upite"],
			"passedNotShown": ["Haikuonekana kwenye skrini"],
			"passedAskedBefore": ["Alikuwa nayo awali"],
			"passedTooFar": ["Mbali sana"],
			"passedKeptApart": ["Mmoja hataki kukutana na mwingine"],
			"passedNotTurn": ["Zamu ya dereva mwingine kwenye foleni"],
			"evHailed": ["Ilianza na mtu aliyesimama mbele ya gari"],
			"passedDetour": ["Mzunguko mrefu mno"],
			"passedOffered": ["Aliombwa"],
			"passedOtherNearer": ["Mwingine alikuwa karibu zaidi"],
			"passedTaken": ["Alipata safari nyingine"],
			"passedGone": ["Hakuwa huru tena"],
			"passedTripGone": ["Safari haikuwepo tena"],
			"offerAccepted": ["Alikubali"],
			"offerWithdrawn": ["Iliondolewa"],
			"evRequested": ["Iliombwa"],
			"evAccepted": ["Dereva alikubali"],
			"evArrived": ["Kwenye mahali pa kuchukuliwa"],
			"evStarted": ["Ilianza"],
			"evCompleted": ["Iliisha"],
			"evCancelled": ["Ilighairiwa"],
			"evReopened": ["Ilirudishwa kwa madereva wengine"],
			"evStartConfirmed": ["Mwanzo ulithibitishwa kwenye programu"],
			"evHandover": ["Makabidhiano yalithibitishwa"],
			"evTurnedRound": ["Inarudi kwa mtumaji"],
			"evCash": ["Pesa taslimu ilipokelewa"],
			"evChange": ["Chenji iliombwa"],
			"evShared": ["Gari linashirikiwa"],
			"evEntitlement": ["Dereva alipoteza haki ya kuendesha"],
			"evOther": ["Ilibadilishwa"],
			"byItself": ["yenyewe"],
			"partyOperator": ["Mwendeshaji"],
			"partyOther": ["Nyingine"],
			"accountHeld": ["inasubiri"],
			"accountCommission": ["kamisheni"],
			"accountBonuses": ["bonasi"],
			"accountPromotions": ["punguzo"],
			"accountPackages": ["vifurushi"],
			"tripTimeline": ["Yaliyotokea kwa mpangilio"],
			"tripSearch": ["Utafutaji wa dereva"],
			"tripOffers": ["Ilitolewa kwa"],
			"tripNoOffers": ["Hakuna aliyeombwa."],
			"tripPassedOver": ["Walioangaliwa, na kilichoamua"],
			"tripNobodyNear": ["Hakuna dereva aliyeangaliwa."],
			"tripRounds": [[
				"n",
				"plural",
				{
					"one": ["raundi ", "#"],
					"other": ["raundi ", "#"]
				}
			]],
			"tripMoney": ["Pesa"],
			"tripMoved": ["Zilizohama"],
			"tripNothingMoved": ["Hakuna kilichohama bado."],
			"tripChat": ["Walichoandikiana"],
			"tripChatNone": ["Hawakuandikiana."],
			"tripChatShow": ["Soma gumzo"],
			"tripWayShow": ["Onyesha kwenye ramani"],
			"tripRider": ["Anayesafiri"],
			"tripNoDriver": ["hakuna bado"],
			"auditTripChatShown": ["alisoma gumzo la safari"],
			"tripDo": ["La kufanya"],
			"tripCancelDo": ["Ghairi safari"],
			"tripCancelNote": ["Hakuna kinachotozwa na pande zote mbili zinaarifiwa. Hazisomi sababu; wenzako wanaisoma."],
			"tripPutBackDo": ["Wape madereva wengine"],
			"tripPutBackNote": ["Dereva anapoteza safari, na mwingine anatafutwa mara moja. Wote wawili wanaarifiwa."],
			"tripEndDo": ["Maliza safari hapa"],
			"tripEndNote": ["Inagharimu njia iliyoendeshwa, si zaidi ya bei iliyotajwa, na abiria anaulizwa kuhusu mwisho."],
			"tripNoteDo": ["Andika dokezo"],
			"tripNoteLabel": ["Dokezo"],
			"tripNoteNote": ["Kwa wenzako pekee, pamoja na jina lako."],
			"auditTripCancelled": ["alighairi safari"],
			"auditTripPutBack": ["aliwapa madereva wengine safari"],
			"auditTripEnded": ["alimaliza safari"],
			"auditTripNoted": ["aliandika dokezo kuhusu safari"],
			"tripWhy": ["Kwa nini?"],
			"factRole": ["Nafasi"],
			"factAccount": ["Akaunti"],
			"factRating": ["Ukadiriaji"],
			"factRatings": [
				"(",
				[
					"n",
					"plural",
					{
						"one": ["kadirio ", "#"],
						"other": ["makadirio ", "#"]
					}
				],
				")"
			],
			"factSince": ["Alijisajili"],
			"factPhone": ["Simu"],
			"factEmail": ["Barua pepe"],
			"factEnglish": ["Kiingereza"],
			"factSwahili": ["Kiswahili"],
			"factSesotho": ["Kisotho"],
			"factTrip": ["Safari"],
			"factKind": ["Aina"],
			"factAskedFor": ["Iliombwa"],
			"factPickupAt": ["Kuchukuliwa"],
			"factSearchUntil": ["Inatafutwa hadi"],
			"factWay": ["Umbali"],
			"factFare": ["Nauli"],
			"factOrder": ["Oda"],
			"deskNoBrowser": ["Kifaa kisichojulikana"],
			"tripAllPassed": ["Onyesha wote ", ["n"]],
			"sectionStuck": ["Safari zilizokwama"],
			"stuckStanding": ["Gari halisogei"],
			"stuckNoDriver": ["Bado hakuna dereva"],
			"stuckOverlong": ["Inachukua mara mbili ya muda"],
			"stuckStandingSince": ["tangu ", ["time"]],
			"stuckNoDriverSince": ["inatafutwa tangu ", ["time"]],
			"stuckOverlongSince": ["ilitarajiwa: dakika ", ["n"]],
			"stuckNone": ["Hakuna safari iliyokwama"],
			"stuckNote": ["Safari isiyo na dereva, gari lisilosogea na safari inayochukua mara mbili ya muda wake huja hapa zenyewe."],
			"stuckAll": [[
				"n",
				"plural",
				{
					"one": [
						"Safari ",
						"#",
						" iliyokwama"
					],
					"other": [
						"Safari zote ",
						"#",
						" zilizokwama"
					]
				}
			]],
			"staffForgot": ["Umelisahau? Pata kiungo kwa barua pepe ya kazini"],
			"teamPhoneHint": ["Kama vile ", ["phone"]],
			"factorFrom": ["Programu yako ya uthibitishaji inauonyesha, mpya kila sekunde 30."],
			"recoveryNone": ["Hakuna misimbo iliyobaki. Ukipoteza programu ya misimbo, hutaweza kuingia. Tengeneza mipya sasa."],
			"auditShops": ["Maduka na oda"],
			"auditEverybody": ["Wote"],
			"auditDay": ["Siku"],
			"auditFilterNote": ["Chagua mtu, tendo au siku nyingine."],
			"subjectShiftOf": ["Zamu ya ", ["name"]],
			"sectionBook": ["Omba safari"],
			"auditTripBooked": ["aliomba safari kwa aliyepiga simu"],
			"auditCallerFound": ["alimtafuta aliyepiga simu"],
			"boardPauseOrBusy": ["Sitisha au shughuli nyingi"],
			"onCallSomebody": ["Kuna aliye zamu"],
			"onCallNobodyThen": ["Hakuna"],
			"auditPersonSuspended": ["alimsimamisha mtu"],
			"auditPersonUpheld": ["aliangalia tena na kuendeleza kusimamishwa"],
			"auditPersonLifted": ["aliangalia tena na kuondoa kusimamishwa"],
			"approvalBan": [
				"Acha kusimamishwa kuendelee bila mwisho: ",
				["who"],
				", ",
				["reason"]
			],
			"sectionSuspensions": ["Waliosimamishwa"],
			"suspendNew": ["Simamisha"],
			"suspendSide": ["Kama nani"],
			"suspendBecause": ["Sababu"],
			"suspendWords": ["Maneno kwa mtu huyo"],
			"suspendWordsHint": ["Mtu huyo atayasoma: usiandike jina wala namba ya mtu."],
			"suspendTrips": ["Safari zinazohusika"],
			"suspendTripsHint": ["Namba za safari zake mwenyewe, kwa koma"],
			"suspendEvidence": ["Msingi mwingine"],
			"suspendReview": ["Mtu ataangalia tena kufikia"],
			"suspendReviewHint": ["Ndani ya ", [
				"n",
				"plural",
				{
					"one": ["siku ", "#"],
					"other": ["siku ", "#"]
				}
			]],
			"suspendNow": ["Simamisha sasa"],
			"suspendUphold": ["Endeleza"],
			"suspendBan": ["Omba kusimamisha bila mwisho"],
			"suspendBanAsked": ["Mtu wa pili ameombwa akubali kusimamisha bila mwisho."],
			"suspendIsBan": ["Bila mwisho"],
			"suspendBy": ["Na ", ["name"]],
			"suspendLookDue": ["Angalia kufikia ", ["date"]],
			"suspendWaits": ["Inasubiri kuangaliwa"],
			"suspendAnswered": ["Alijibu tarehe ", ["date"]],
			"suspendNoAnswer": ["Hajajibu bado"],
			"suspendUpheldBy": [
				["name"],
				" aliendeleza tarehe ",
				["date"]
			],
			"suspendLiftedBy": [
				["name"],
				" aliondoa tarehe ",
				["date"]
			],
			"suspendNone": ["Hakuna aliyesimamishwa"],
			"suspendNoneNote": ["Aliyesimamishwa anaonekana hapa hadi mtu aondoe."],
			"suspendListed": ["Waliosimamishwa sasa"],
			"suspendNever": ["Hajawahi kusimamishwa"],
			"suspendOpen": ["Angalia kwenye ukurasa wa mtu huyo"],
			"suspendStands": ["Ni jambo tofauti na ukaguzi: liko kwenye ukurasa wa mtu huyo."],
			"factCalled": ["Inaitwa"],
			"factPayment": ["Malipo"],
			"factFrom": ["Kutoka"],
			"factTo": ["Hadi"],
			"factWeight": ["Uzito"],
			"factReceiver": ["Mpokeaji"],
			"factCustomer": ["Mteja"],
			"factShop": ["Duka"],
			"deskOrderTrip": ["Safari inayoibeba"],
			"deskOrderPlaced": ["Imeagizwa"],
			"deskOrderAnswerBy": ["jibu kabla ya ", ["time"]],
			"deskOrderAccepted": ["Duka limekubali"],
			"deskOrderReadyBy": ["tayari kabla ya ", ["time"]],
			"deskOrderReadyAt": ["Tayari"],
			"deskOrderSearches": [[
				"n",
				"plural",
				{
					"one": ["utafutaji ", "#"],
					"other": ["utafutaji ", "#"]
				}
			], " wa msafirishaji"],
			"deskOrderPickedUp": ["Imechukuliwa"],
			"deskOrderNoCourier": ["hakupatikana msafirishaji"],
			"deskOrderItems": ["Bidhaa"],
			"deskOrderDelivery": ["Usafirishaji"],
			"deskOrderService": ["Ada ya huduma"],
			"deskOrderWhat": ["Kilichoagizwa"],
			"deskOrderNoAnswer": ["duka halikujibu"],
			"sectionIdentity": ["Ukaguzi wa abiria"],
			"identityWaiting": ["Zinazosubiri"],
			"identityDecided": ["Zilizoamuliwa ", [
				"n",
				"plural",
				{
					"one": [
						"siku ",
						"#",
						" iliyopita"
					],
					"other": [
						"siku ",
						"#",
						" zilizopita"
					]
				}
			]],
			"identityNothing": ["Hakuna selfi wala kitambulisho kinachosubiri"],
			"identityNothingNote": ["Kile ambacho abiria wanatuma kujithibitisha kinakaa hapa hadi mtu aamue."],
			"identityKindSelfie": ["Selfi"],
			"identityKindId": ["Kitambulisho"],
			"identityIsPending": ["Inasubiri"],
			"identityIsAccepted": ["Imekubaliwa"],
			"identityIsRefused": ["Imekataliwa"],
			"identityIsTakenBack": ["Imeondolewa"],
			"identityAskSelfie": ["Je, ni uso mmoja wa mtu aliye mbele ya kamera? Kataa picha ya picha au ya skrini."],
			"identityAskId": [
				"Je, ni hati rasmi ambayo haijaisha muda, na ina jina ",
				["name"],
				"?"
			],
			"identityDecide": ["Uamuzi wako"],
			"identityAccept": ["Kubali"],
			"identityRefuse": ["Kataa"],
			"identityWhyNot": ["Kwa nini hapana? Mtu huyo anaisoma."],
			"identityDecidedBy": [
				["name"],
				" tarehe ",
				["day"]
			],
			"identitySentOn": ["Ilitumwa"],
			"identityDecidedOn": ["Iliamuliwa"],
			"identityPictureGoes": [
				"Picha inafutwa tarehe ",
				["day"],
				"."
			],
			"identityPictureGone": ["Picha imefutwa. Za ukaguzi zinabaki aina na siku yake."],
			"identityTakeBackDo": ["Ondoa kibali"],
			"identityTakeBackWhy": ["Kwa nini kinaondolewa?"],
			"identityTakeBackNote": ["Mtu huyo anaisoma. Madereva hawaoni ukaguzi huu tena."],
			"auditIdentityAccepted": ["alikubali kile ambacho abiria alituma kujithibitisha"],
			"auditIdentityRefused": ["alikataa kile ambacho abiria alituma kujithibitisha"],
			"auditIdentityTakenBack": ["aliondoa kibali cha ukaguzi wa abiria"],
			"queueSelfies": ["Selfi za kulinganisha"],
			"selfieHeading": ["Ukaguzi wa selfi: ", ["name"]],
			"selfieAccount": ["Akaunti ya dereva: ", ["name"]],
			"selfieFace": ["Picha iliyokaguliwa"],
			"selfieTaken": ["Selfi ya kuingia kazini"],
			"selfieNoFace": ["Hakuna picha iliyokaguliwa: linganisha na kitambulisho."],
			"selfieNothing": ["Hakuna picha iliyokaguliwa wala kitambulisho cha kulinganisha."],
			"selfieAll": ["Selfi za hivi karibuni"],
			"selfieSame": ["Mtu yuleyule"],
			"selfieOther": ["Si mtu yuleyule"],
			"selfieOtherWhat": ["Dereva anatolewa kazini na hawezi kuendesha hadi mtu wa timu aangalie tena. Atasoma unachoandika hapa, na anaweza kujibu. Safari yenye abiria ndani inaendelea."],
			"selfieRestsOn": ["Msingi wake"],
			"selfieEvidence": [
				"Selfi ya ",
				["time"],
				" kando ya picha iliyokaguliwa."
			],
			"selfieEvidenceId": [
				"Selfi ya ",
				["time"],
				" kando ya kitambulisho."
			],
			"auditSelfieSame": ["aliona mtu yuleyule kwenye selfi"],
			"auditSelfieOther": ["aliona mtu mwingine kwenye selfi"],
			"auditMarketAdded": ["ameongeza mji"],
			"auditDriversImported": ["ameingiza madereva kwa faili"],
			"auditDriversInvited": ["amewaalika madereva kwa ujumbe"],
			"auditNumberCorrected": ["amesahihisha namba ya dereva aliyealikwa"],
			"auditDriverWithdrawn": ["ameondoa mwaliko wa dereva"],
			"subjectMarket": [
				"Toleo ",
				["n"],
				" la mji"
			],
			"subjectCountry": ["Nchi"],
			"subjectPayment": [
				"malipo ",
				["n"],
				" ya kuongeza pesa"
			],
			"sectionSetup": ["Usanidi"],
			"feeTitle": ["Ada"],
			"feeCancelled": ["Ilighairiwa kwa kuchelewa"],
			"feeNoShow": ["Abiria hakufika"],
			"feeIsOwed": ["inadaiwa"],
			"feeIsPaid": ["imelipwa"],
			"feeIsWaived": ["imefutwa"],
			"feeWaiveDo": ["Futa ada"],
			"feeWaiveNoteOwed": [
				"Abiria hadaiwi tena ",
				["amount"],
				". Pande zote mbili zitaarifiwa."
			],
			"feeWaiveNotePaid": [["amount"], " zinarudi kwenye pochi ya abiria kutoka kwa aliyezipata. Pande zote mbili zitaarifiwa."],
			"evFeeWaived": ["Ada imefutwa"],
			"auditFeeWaived": ["alifuta ada ya safari"],
			"auditNumbersConfirmed": ["amethibitisha namba za dharura"],
			"auditLawStated": ["ameeleza sheria inasema nini"],
			"accountPayout": ["imetengwa kwa malipo"],
			"accountBalance": ["salio"],
			"accountFees": ["ada zinazodaiwa"],
			"accountService": ["ada za huduma"],
			"accountOutside": ["nje"],
			"evSeenAtPickup": ["Alionekana mahali pa kuchukuliwa"],
			"auditMarketSaved": ["amehifadhi toleo la mji"],
			"auditMarketStatus": ["amefungua, amesitisha au amefunga mji"],
			"auditMarketPublished": ["amechapisha toleo la mji"],
			"auditMarketWithdrawn": ["amerudisha toleo la mji"],
			"sectionCities": ["Miji"],
			"auditIsOpen": ["Uko wazi"],
			"auditIsPaused": ["Umesitishwa"],
			"auditIsClosed": ["Umefungwa"],
			"auditBrandChanged": ["amebadilisha chapa"],
			"auditBrandText": ["amebadilisha maandishi ya sheria"],
			"subjectBrand": [
				"Toleo ",
				["n"],
				" la chapa"
			],
			"sectionBrand": ["Chapa na maandishi"],
			"selfieCheck": ["Ukaguzi wa selfi"],
			"faceEnlarge": [["name"], ": onyesha kubwa zaidi"],
			"faceNoPicture": ["Si picha, labda ni PDF: inafunguka kwenye kichupo chake."],
			"selfieLookFirst": ["Fungua kitambulisho kwanza."],
			"selfieSameThen": ["Dereva anaendelea kuendesha. Uamuzi wako unahifadhiwa."],
			"selfieOtherThen": ["Unaandika sababu, kisha dereva anatolewa kazini hadi mtu aangalie tena."],
			"reviewGenderBy": [
				["name"],
				" aliithibitisha kwa kitambulisho tarehe ",
				["day"],
				"."
			],
			"reviewGenderSet": ["Safari za wanawake pekee zinaitegemea."],
			"groupNow": ["Leo"],
			"groupTrips": ["Safari na oda"],
			"groupPeople": ["Watu"],
			"groupMoney": ["Pesa"],
			"groupSetup": ["Usanidi na timu"],
			"alarmsMore": ["Tahadhari nyingine"],
			"faceHow": ["Gusa uso ili uje katikati."],
			"faceSize": ["Ukubwa"],
			"faceLarger": ["Onyesha kubwa zaidi"],
			"goFactor": ["Ona nani hana"],
			"goBrand": ["Andika jina"],
			"goContact": ["Andika mawasiliano"],
			"goLaw": ["Andika maandishi"],
			"goMarket": ["Fungua miji"],
			"goNames": ["Andika majina yanayokosekana"],
			"goRoster": ["Fungua ratiba ya zamu"],
			"goWeek": ["Jaza saa"],
			"goTests": ["Ona kengele za majaribio"]
		} },
		"staff-book": { "default": {
			"bookPhone": ["Namba ya anayepiga"],
			"bookPhoneHint": ["Muulize, au isome kwenye simu. Yanayojulikana kumhusu yatakuja yenyewe."],
			"bookKnownApp": [["name"], " ana programu, na ataiona safari humo pia."],
			"bookKnown": [["name"], " aliwahi kusafiri nanyi."],
			"bookNew": ["Namba mpya."],
			"bookHasRide": ["Ana safari inayoendelea."],
			"bookOpenRide": ["Fungua safari"],
			"bookName": ["Jina"],
			"bookLast": ["Mahali pa mwisho pa namba hii"],
			"bookTo": ["Kwenda wapi"],
			"bookType": ["Safari gani"],
			"bookTypeNote": ["Bei huja mahali pote pawili pakichaguliwa. Taja bei kabla ya kuomba safari."],
			"bookCash": ["Atalipa taslimu. Jina la dereva, namba ya gari, PIN na kiungo vitamfikia kwa SMS."],
			"bookCashNoText": ["Atalipa taslimu. Hakuna SMS inayotumwa kutoka hapa: mwambie jina, namba ya gari na PIN kwa simu."],
			"bookDo": ["Omba safari, ", ["fare"]],
			"bookDoPlain": ["Omba safari"],
			"bookNeeds": [
				"Bado inahitajika: ",
				["what"],
				"."
			],
			"bookDone": ["Safari imeombwa"],
			"bookPriceComes": ["Bei inakuja."]
		} },
		"staff-brand": { "default": {
			"brandTitle": ["Chapa na maandishi"],
			"brandNotLoaded": ["Hatukuweza kupakia chapa."],
			"brandIsOwn": ["Bado hujaweka chapa yako mwenyewe."],
			"brandVersion": [
				"Toleo la ",
				["version"],
				" linatumika. Kila seva hufuata ndani ya sekunde tano."
			],
			"brandLooks": ["Jina, mwonekano na mawasiliano"],
			"brandName": ["Jina"],
			"brandShortName": ["Jina fupi"],
			"brandShortNameHint": [
				"Chini ya ikoni kwenye simu. Ikiwa tupu, jina hutumika. Herufi ",
				["n"],
				" kati ya ",
				["most"],
				"."
			],
			"brandTagline": ["Mstari mmoja kuihusu"],
			"brandLogo": ["Nembo"],
			"brandLogoAdd": ["Chagua nembo"],
			"brandLogoReplace": ["Badilisha nembo"],
			"brandLogoRemove": ["Ondoa nembo"],
			"brandLogoHint": ["Picha ya mraba hupendeza zaidi. PNG, JPEG au WebP, angalau pikseli 192 kwa upana au urefu. Ikoni za programu hutengenezwa kutoka kwayo."],
			"brandOwnColors": ["Rangi zetu wenyewe"],
			"brandPrimary": ["Rangi ya mchana"],
			"brandAccent": ["Rangi ya usiku"],
			"brandNeedsContrast": ["Chagua rangi ambazo kila mtu anaweza kusoma juu yake"],
			"brandContact": ["Namna watu wanavyokufikia"],
			"brandPhone": ["Simu, pamoja na nchi yake"],
			"brandEmail": ["Barua pepe"],
			"brandHours": ["Saa, kama ", ["example"]],
			"brandCompanyPart": ["Ninyi ni nani"],
			"brandCompany": ["Kampuni, kama ilivyosajiliwa"],
			"brandAddress": ["Anwani"],
			"brandTax": ["Namba ya kodi"],
			"brandSenders": ["Ujumbe hutoka kwa nani"],
			"brandSmsSender": ["Mtumaji wa ujumbe mfupi"],
			"brandSmsSenderHint": ["Kama mtoa huduma wako alivyousajili. Mpangilio wa seva likiwa tupu."],
			"brandMailSender": ["Mtumaji wa barua pepe"],
			"brandMailSenderHint": ["Jina, bila anwani. Jina la hapo juu likiwa tupu."],
			"brandSave": ["Hifadhi na uchapishe"],
			"brandSaved": ["Chapa imehifadhiwa"],
			"brandNotSaved": ["Haikuweza kuhifadhiwa"],
			"brandLookAgain": ["Tafadhali angalia sehemu zilizowekwa alama."],
			"brandMeanwhile": ["Mtu mwingine amebadilisha hii wakati huo"],
			"brandPreview": ["Watu wanachoona"],
			"brandByDay": ["Mchana"],
			"brandByNight": ["Usiku"],
			"brandSampleButton": ["Omba safari"],
			"brandSampleLink": ["Kiungo"],
			"lawTitle": ["Maandishi ya sheria"],
			"lawNote": ["Watu huyakubali wanapojisajili. Kwa toleo jipya huulizwa tena kabla ya safari ijayo, madereva mkataba wao pia."],
			"lawLanguage": ["Lugha ya maandishi"],
			"lawNotPublished": ["Bado haijachapishwa."],
			"lawInForce": [
				"Toleo la ",
				["version"],
				" linatumika."
			],
			"lawMarkdown": ["Maandishi kwa Markdown"],
			"lawMarkdownHint": [["example"], ". HTML huonyeshwa kama ilivyoandikwa."],
			"lawAskAgain": ["Hii inabadilisha walichokubali watu: waulize wote tena"],
			"lawSave": ["Hifadhi na uchapishe maandishi"],
			"lawSaved": ["Maandishi yamehifadhiwa"],
			"lawEmpty": ["Andika kitu kwanza"],
			"lawPreview": ["Watu wanachosoma"],
			"lawPreviewEmpty": ["Unachoandika huonyeshwa hapa."]
		} },
		"staff-fleets": { "default": {
			"fleetsNone": ["Bado hakuna kundi la magari"],
			"fleetsNoneNote": ["Kundi ni magari ya mtu mmoja yanayoendeshwa na wengine. Tengeneza moja, ingiza magari kwa namba zake, kisha mwalike mmiliki kwenye Timu."],
			"fleetsNotYours": ["Hujapewa kundi la magari"],
			"fleetsNotYoursNote": ["Waombe timu wakupe lako."],
			"fleetNew": ["Kundi jipya la magari"],
			"fleetMake": ["Tengeneza kundi"],
			"fleetMade": ["Kundi limetengenezwa"],
			"fleetName": ["Jina la kundi"],
			"fleetPhone": ["Simu ya mmiliki au kampuni"],
			"fleetCountry": ["Nchi ya magari yake"],
			"fleetWhy": ["Kwa nini (inaandikwa kwenye kumbukumbu)"],
			"fleetVehicles": [[
				"n",
				"plural",
				{
					"one": ["gari ", "#"],
					"other": ["magari ", "#"]
				}
			]],
			"fleetNoOwner": ["Bado hakuna mmiliki mwenye ruhusa"],
			"fleetOwners": ["Mmiliki: ", ["names"]],
			"fleetViews": ["Kurasa za kundi"],
			"fleetToday": ["Leo"],
			"fleetSums": ["Wiki na mwezi"],
			"fleetKeep": ["Magari na mmiliki"],
			"fleetTodaySum": ["Leo hadi sasa"],
			"fleetNoTrips": ["Bado hakuna safari leo."],
			"fleetEmpty": ["Hakuna gari katika kundi hili"],
			"fleetEmptyNote": ["Magari yataonekana hapa timu ikishayaingiza."],
			"fleetNobody": ["Hakuna aliye kazini nalo"],
			"fleetOnTrip": ["Safarini"],
			"fleetFree": ["Kazini"],
			"fleetIdle": ["Nje ya kazi"],
			"fleetNear": ["Karibu na ", ["area"]],
			"fleetTrips": [[
				"n",
				"plural",
				{
					"one": ["safari ", "#"],
					"other": ["safari ", "#"]
				}
			]],
			"fleetExpires": [
				["paper"],
				" itaisha tarehe ",
				["day"]
			],
			"fleetExpired": [
				["paper"],
				" iliisha tarehe ",
				["day"]
			],
			"fleetFare": ["Nauli"],
			"fleetFareOne": ["Nauli"],
			"fleetNeedsAll": ["Jaza kila kitu kwanza."],
			"fleetCommission": ["Kamisheni"],
			"fleetNet": ["Madereva wanapata"],
			"fleetNetOne": ["Dereva anapata"],
			"fleetCash": ["Iliyopokelewa taslimu"],
			"fleetGone": ["Gari hili si la kundi tena. Safari zilizofanywa hadi hapo zinabaki."],
			"fleetNoTripsEver": ["Bado hakuna safari"],
			"fleetNoTripsEverNote": ["Safari zilizofanywa na magari ya kundi huonekana hapa, kwa siku."],
			"fleetPaid": ["Imelipwa"],
			"fleetInCash": ["taslimu"],
			"fleetNotCash": ["si taslimu"],
			"fleetDriverNote": ["Safari za magari ya kundi hili pekee."],
			"fleetWeek": ["Wiki"],
			"fleetMonth": ["Mwezi"],
			"fleetBefore": ["Kabla"],
			"fleetNext": ["Baadaye"],
			"fleetFromTo": [
				["from"],
				" hadi ",
				["to"]
			],
			"fleetNoSums": ["Hakuna safari katika kipindi hiki"],
			"fleetNoSumsNote": ["Chagua wiki au mwezi wa kabla."],
			"fleetCsv": ["Pakua kama jedwali (CSV)"],
			"fleetTotal": ["Jumla yote"],
			"fleetPutIn": ["Ingiza gari"],
			"fleetPlate": ["Namba ya gari"],
			"fleetPutInNote": ["Wote wanaoweza kuliendesha wataambiwa kwamba mmiliki ataona safari kuanzia sasa."],
			"fleetTakeOut": ["Toa"],
			"fleetTakeOutNote": ["Mmiliki anabaki na safari zilizofanywa hadi sasa na haoni za baadaye. Madereva wataambiwa."],
			"fleetSince": ["Tangu ", ["day"]],
			"fleetRename": ["Jina na simu"],
			"fleetSave": ["Hifadhi"],
			"fleetInviteNote": ["Mmiliki anaalikwa kwenye Timu, kwa jukumu la “Mmiliki wa magari”."]
		} },
		"staff-markets": { "default": {
			"citiesNone": ["Hakuna mji bado"],
			"citiesNoneNote": ["Mmiliki anaongeza wa kwanza kwenye Usanidi."],
			"cityNoneInForce": ["hakuna toleo linalotumika bado"],
			"cityVersion": ["Toleo ", ["number"]],
			"cityComes": [
				"toleo ",
				["number"],
				" linaanza ",
				["date"]
			],
			"cityWaits": [
				"Toleo la ",
				["number"],
				" linasubiri mtu wa pili"
			],
			"cityStatus": ["Je, uko wazi?"],
			"cityUnderWay": [
				"Safari sasa: ",
				["underWay"],
				" · zilizopangwa: ",
				["booked"]
			],
			"cityOpen": ["Fungua mji"],
			"cityPause": ["Sitisha mji"],
			"cityClose": ["Funga mji"],
			"cityOpenNote": [
				"Kuanzia sasa watu wanaweza kuomba kila kinachotolewa ",
				["city"],
				", kwa bei zake."
			],
			"cityPauseNote": [
				"Hakuna anayeweza kuomba kipya ",
				["city"],
				". Safari za sasa (",
				["underWay"],
				") zinaendelea, na zilizopangwa (",
				["booked"],
				") zinatekelezwa."
			],
			"cityCloseNote": [
				"Hakuna anayeweza kuomba chochote ",
				["city"],
				" tena. Safari za sasa (",
				["underWay"],
				") zinaendelea hadi mwisho. Zilizopangwa (",
				["booked"],
				") zinaghairiwa, na abiria wanaambiwa."
			],
			"cityStatusSet": ["Hali ya mji sasa: ", ["status"]],
			"cityWhy": ["Kwa nini? Inaandikwa pamoja na jina lako."],
			"cityVersionWaiting": ["Linasubiri mtu wa pili"],
			"cityVersionWaits": ["Linasubiri"],
			"cityVersionPublished": ["Limechapishwa"],
			"cityVersionBack": ["Limerudishwa"],
			"cityVersionFrom": ["Kuanzia ", ["at"]],
			"cityVersionApprover": ["limechapishwa na ", ["name"]],
			"cityVersionAlone": ["limechapishwa na aliyeliandika baada ya siku moja"],
			"cityVersions": [
				"Matoleo (",
				["n"],
				")"
			],
			"cityPublish": ["Lichapishe"],
			"cityPublished": [
				"Toleo ",
				["number"],
				" limechapishwa"
			],
			"cityTakeBack": ["Lirudishe"],
			"cityTakenBack": [
				"Toleo ",
				["number"],
				" limerudishwa"
			],
			"cityNeedsOther": ["Mtu mwingine anachapisha ulichoandika."],
			"cityAloneFrom": [
				"Hakuna mwingine anayeweza kuchapisha: unaweza kuanzia ",
				["at"],
				"."
			],
			"cityAloneNote": ["Unalichapisha peke yako. Kila dereva wa mji anaambiwa, na inaandikwa."],
			"cityEdit": ["Badilisha mji"],
			"cityTabGeneral": ["Jumla"],
			"cityTabArea": ["Eneo"],
			"cityTabPlaces": ["Mahali"],
			"cityTabServices": ["Huduma"],
			"cityTabOrders": ["Oda"],
			"cityTabWhole": ["Hati"],
			"cityDiscard": ["Iache ilivyokuwa"],
			"cityOvertaken": [
				"Mtu mwingine amehifadhi toleo ",
				["number"],
				" wakati huo huo. Ulichobadilisha bado kipo, ila hakiwezi kuhifadhiwa juu yake."
			],
			"cityLoadTheirs": ["Endelea kutoka toleo ", ["number"]],
			"cityEditsComing": [
				"Unabadilisha toleo ",
				["number"],
				", ambalo bado halijaanza. Likihifadhiwa kuanzia sasa, mabadiliko yake pia yanaanza sasa."
			],
			"cityName": ["Jina"],
			"cityNameIn": ["Jina kwa ", ["language"]],
			"cityTimeZone": ["Saa za eneo"],
			"cityReach": ["Safari zinafika umbali gani (km)"],
			"cityReachHint": ["Kwa mstari ulionyooka kutoka mahali pa kuchukuliwa, nje ya eneo."],
			"cityRounding": [
				"Nauli hukadiriwa kwa (",
				["currency"],
				")"
			],
			"cityRoundingHint": ["Ambacho watu wanaweza kulipa mkononi."],
			"cityDecimals": ["Kiasi kinaonyeshwa"],
			"cityDecimalsNone": ["bila desimali"],
			"cityDecimalsTwo": ["kwa desimali mbili"],
			"cityLanguages": ["Lugha"],
			"cityPayments": ["Njia za kulipa"],
			"cityDebtLimit": [
				"Deni la juu la ada la abiria (",
				["currency"],
				")"
			],
			"cityDebtLimitHint": ["Wazi: mara nne ya ada kubwa zaidi ya huduma."],
			"cityHolidays": ["Sikukuu"],
			"cityHolidayDate": ["Siku"],
			"cityHolidayName": ["Jina kwa Kiingereza"],
			"cityHolidayAdd": ["Ongeza sikukuu"],
			"cityHolidayRemove": ["Ondoa sikukuu ", ["n"]],
			"cityFactor": ["Mara"],
			"cityServiceWhat": ["Ni nini"],
			"cityTariff": ["Inagharimu kiasi gani"],
			"cityServiceRemove": ["Ondoa"],
			"cityServiceId": ["Kitambulisho cha huduma mpya"],
			"cityServiceIdHint": ["Herufi ndogo, kama boda. Hakibadiliki kamwe."],
			"cityServiceAdd": ["Ongeza huduma"],
			"cityServiceKnown": ["Kuna huduma yenye kitambulisho hiki tayari."],
			"cityServiceNeedsId": ["Andika kwanza kitambulisho cha herufi ndogo."],
			"cityKind": ["Aina"],
			"cityKindRide": ["Safari"],
			"cityKindShared": ["Safari ya pamoja"],
			"cityKindLadies": ["Wanawake pekee"],
			"cityKindScholar": ["Safari ya shule"],
			"cityKindFood": ["Chakula cha migahawa"],
			"cityKindGrocery": ["Bidhaa za dukani"],
			"cityKindParcel": ["Mzigo"],
			"cityKindLarge": ["Vitu vikubwa"],
			"cityVehicles": ["Magari"],
			"cityVehiclesByDocument": [
				"Magari: ",
				["vehicles"],
				". Yameandikwa katika hati nzima."
			],
			"citySeats": ["Viti"],
			"cityHelmet": ["Dereva analeta kofia ngumu"],
			"cityMaxKg": ["Kiwango cha juu (kg)"],
			"cityWeight": ["Uzito unatozwa"],
			"cityAboveKg": ["Zaidi ya (kg)"],
			"cityPerKg": [
				"Kila kilo (",
				["currency"],
				")"
			],
			"cityBase": [
				"Bei ya kuanzia (",
				["currency"],
				")"
			],
			"cityIncludedKm": ["Kilomita zilizomo"],
			"cityPerKm": [
				"Kila kilomita (",
				["currency"],
				")"
			],
			"cityPerKmAfter": [
				"Kila kilomita baada ya hapo (",
				["currency"],
				")"
			],
			"cityUpToKm": ["Hadi (km)"],
			"citySplit": ["Weka bei kwa sehemu za kilomita"],
			"cityJoin": ["Bei moja kwa kila kilomita"],
			"citySectionAdd": ["Ongeza sehemu"],
			"citySectionRemove": ["Ondoa sehemu ", ["n"]],
			"cityPerMinute": [
				"Kila dakika (",
				["currency"],
				")"
			],
			"cityBookingFee": [
				"Ada ya kuomba (",
				["currency"],
				")"
			],
			"cityMinimum": [
				"Angalau (",
				["currency"],
				")"
			],
			"citySurge": ["Ongezeko la juu (mara)"],
			"citySurgeHint": ["1 ni hakuna."],
			"cityCommission": ["Kamisheni yako (asilimia)"],
			"cityWaiting": ["Kusubiri kunatozwa"],
			"cityFreeMinutes": ["Dakika za bure"],
			"cityWaitingMinute": [
				"Kila dakika baada ya hapo (",
				["currency"],
				")"
			],
			"cityMostMinutes": ["Dakika za juu"],
			"cityNight": ["Usiku ni ghali zaidi"],
			"cityFrom": ["Kuanzia"],
			"cityTo": ["Hadi"],
			"cityCancelling": ["Kughairi kunatozwa"],
			"cityCancelFee": [
				"Baada ya hapo ni (",
				["currency"],
				")"
			],
			"cityNoShowAfter": ["Hakuna aliyekuja, baada ya dakika"],
			"cityNoShowFee": [
				"Hakuna aliyekuja (",
				["currency"],
				")"
			],
			"cityTakes": ["Nani anapata ada"],
			"cityTakesDriver": ["dereva"],
			"cityTakesOperator": ["mwendeshaji"],
			"cityLike": ["Sawa na"],
			"cityOwnTariff": ["Bei zake yenyewe"],
			"cityMakeLike": ["Sawa na huduma nyingine, mara kiasi"],
			"cityOrdersSpecified": ["Kila duka lina ada yake ya kupeleka hapa, kama kwenye onyesho. Hati nzima inaweza kusema vingine."],
			"cityServiceFee": ["Ada ya huduma inatozwa"],
			"cityFeePercent": ["Ya bidhaa (asilimia)"],
			"cityFeeLeast": [
				"Angalau (",
				["currency"],
				")"
			],
			"cityFeeMost": [
				"Isizidi (",
				["currency"],
				")"
			],
			"cityBasket": [
				"Oda iwe na thamani ya angalau (",
				["currency"],
				")"
			],
			"cityShopCommission": ["Maduka yanakuachia (asilimia)"],
			"cityWhole": ["Hati, kama YAML"],
			"cityWholeHint": ["Kila kisicho kwenye fomu kipo hapa pia. Mstari usiojulikana unakataliwa."],
			"cityWholeTake": ["Tumia maandishi haya"],
			"cityWholeLeave": ["Acha"],
			"cityWholeAsIs": ["Maandishi yanasema kama fomu."],
			"cityNoDocument": ["Hii si hati."],
			"citySaveTitle": ["Angalia, kisha hifadhi"],
			"citySaveFrom": ["Kuanzia lini, kwa saa za ", ["zone"]],
			"citySaveFromHint": ["Wazi: kuanzia sasa."],
			"cityLook": ["Onyesha kinachobadilika"],
			"cityLookAgain": ["Hati imekataliwa. Angalia mistari hii:"],
			"cityChanges": ["Kinachobadilika"],
			"cityNoChanges": ["Hakuna kinachobadilika."],
			"cityColumnTrip": ["Safari"],
			"cityColumnBefore": ["Kabla"],
			"cityColumnAfter": ["Baada"],
			"cityColumnChange": ["Badiliko"],
			"cityTypical": [
				"Gharama za safari za kawaida (",
				["currency"],
				")"
			],
			"cityRecent": [
				"Safari za mwisho za kweli (",
				["n"],
				")"
			],
			"cityRecentTrips": [
				"Ziligharimu, na zingegharimu (",
				["currency"],
				")"
			],
			"cityTripNumber": ["safari ", ["n"]],
			"cityCountsAtOnce": ["Linatumika kuanzia wakati wake, bila mtu wa pili."],
			"cityNotActedOn": [
				"Yanahifadhiwa nayo, lakini toleo hili la programu halifanyi kitu nayo: ",
				["parts"],
				"."
			],
			"cityPlacesNote": ["Viwanja vya ndege, maduka makubwa na vituo. Safari inayoanzia hapo inaongezwa ada yake."],
			"cityPlaceName": ["Jina"],
			"cityPlaceNameHint": ["Herufi ndogo, tarakimu na vistari, kama kisumu-airport"],
			"cityPlaceKind": ["Ni nini"],
			"cityPlaceFee": [
				"Ada ya kuchukuliwa (",
				["currency"],
				")"
			],
			"cityPlaceRadius": ["Nusu kipenyo (m)"],
			"cityPlaceRadiusHint": ["Wanaochukuliwa karibu hivi na nukta hiyo wako hapo; mita 200 pasipoandikwa kitu"],
			"cityPlaceAt": ["Kilipo"],
			"cityPlaceAdd": ["Ongeza mahali"],
			"cityPlaceRemove": ["Ondoa ", ["name"]],
			"cityMeet": ["Mahali pa kukutana"],
			"cityMeetAt": ["Mahali pa kukutana ", ["n"]],
			"cityMeetAdd": ["Ongeza mahali pa kukutana"],
			"cityMeetRemove": ["Ondoa mahali pa kukutana ", ["n"]],
			"cityWillWait": [
				"Safari za kawaida zinabadilika kwa asilimia ",
				["percent"],
				" ndani ya wiki, hivyo linasubiri mtu mwingine alichapishe."
			],
			"cityOvertakes": [
				"Linarudisha toleo ",
				["number"],
				", linalosubiri."
			],
			"cityBookings": [
				"Kuna safari zilizopangwa kwa huduma zinazoondoka: ",
				["services"],
				"."
			],
			"cityBookingsCarryOut": ["Zitekelezwe kwa bei zake"],
			"cityBookingsCancel": ["Zighairiwe, kwa ujumbe"],
			"citySave": ["Hifadhi na uchapishe"],
			"citySaveToWait": ["Hifadhi, lisubiri mtu wa pili"],
			"citySaved": [
				"Toleo ",
				["number"],
				" limechapishwa"
			],
			"citySavedWaits": [
				"Toleo ",
				["number"],
				" linasubiri mtu wa pili"
			],
			"areaHow": ["Buruta kona, gusa ukingo kuongeza nyingine. Vishale vinasogeza kona iliyochaguliwa, Delete inaiondoa. Nukta huwa kona ramani ikikaribia."],
			"areaCorner": [
				"Kona ",
				["n"],
				" kati ya ",
				["of"]
			],
			"areaCornerAt": [
				"Kona ",
				["n"],
				" kati ya ",
				["of"],
				": latitudo, longitudo"
			],
			"areaAdd": ["Ongeza kona baada yake"],
			"areaRemove": ["Ondoa kona hii"],
			"areaCrosses": ["Mpaka haupaswi kujikata: unabaki ulivyokuwa."],
			"areaTooFew": ["Mpaka una kona tatu angalau."],
			"areaPart": ["Sehemu ya eneo"],
			"areaPartNumber": ["Sehemu ", ["n"]],
			"areaPaste": ["Bandika mpaka"],
			"areaGeoJson": ["Mpaka kwa GeoJSON"],
			"areaGeoJsonHint": ["Polygon au MultiPolygon, longitudo kwanza."],
			"areaNoGeoJson": ["Hii si poligoni ya GeoJSON."],
			"areaNothingPasted": ["Bandika maandishi kwanza."],
			"areaTake": ["Tumia mpaka huu"],
			"areaNotDrawn": ["Eneo haliwezi kuchorwa kama lilivyoandikwa."],
			"areaBefore": ["Kona iliyotangulia"],
			"areaNext": ["Kona inayofuata"],
			"cityCommissionDay": [
				"Kamisheni yako kwa siku (",
				["currency"],
				")"
			],
			"cityTolls": ["Ushuru wa barabara njiani"],
			"cityTollsIncluded": ["umo kwenye nauli"],
			"cityTollsPassed": ["huongezwa juu, kwa dereva"],
			"citiesToDo": ["Zinakusubiri"],
			"citySearch": ["Tafuta mji"],
			"citySearchName": ["Jina la mji"],
			"citiesNoMap": [[
				"n",
				"plural",
				{
					"one": [
						"Mji ",
						"#",
						" hauna ramani"
					],
					"other": [
						"Miji ",
						"#",
						" haina ramani"
					]
				}
			]],
			"cityNotFound": [
				"Hakuna mji unaoitwa “",
				["typed"],
				"”."
			],
			"cityNoMap": ["bado haina ramani"]
		} },
		"staff-onboarding": { "default": {
			"onboardTitle": ["Ingiza madereva"],
			"onboardNote": ["Faili ya CSV yenye mstari kwa kila dereva: name, phone, vehicle, make, model, colour na plate; language, year, email na licence pale unapozijua. Inasomwa yote kwa pamoja na haihifadhiwi."],
			"onboardTemplate": ["Pakua mfano"],
			"onboardCity": ["Mji"],
			"onboardNoCity": ["Hakuna mji bado wa kuwaingizia madereva. Ongeza mmoja kwenye Maandalizi kwanza."],
			"onboardChoose": ["Chagua faili"],
			"onboardOther": ["Chagua faili nyingine"],
			"onboardReading": ["Inasoma faili…"],
			"onboardNotRead": ["Faili haikuweza kukaguliwa"],
			"onboardLarge": [
				"Faili ni kubwa mno. Iwe na ",
				[
					"n",
					"plural",
					{
						"one": ["mstari ", "#"],
						"other": ["mistari ", "#"]
					}
				],
				" tu."
			],
			"onboardGood": [[
				"n",
				"plural",
				{
					"one": ["Dereva ", "#"],
					"other": ["Madereva ", "#"]
				}
			], ", hakuna kosa."],
			"onboardBad": [
				[
					"n",
					"plural",
					{
						"one": ["Dereva ", "#"],
						"other": ["Madereva ", "#"]
					}
				],
				", ",
				[
					"faults",
					"plural",
					{
						"one": ["kosa ", "#"],
						"other": ["makosa ", "#"]
					}
				],
				". Hakuna kinachoandikwa hadi yote yarekebishwe."
			],
			"onboardKnown": ["Faili hii tayari ipo. Hakuna kinachobadilika."],
			"onboardMore": [
				"Na ",
				[
					"n",
					"plural",
					{
						"one": [
							"kosa ",
							"#",
							" zaidi"
						],
						"other": [
							"makosa ",
							"#",
							" zaidi"
						]
					}
				],
				"."
			],
			"onboardWrite": [[
				"n",
				"plural",
				{
					"one": ["Fungua akaunti ", "#"],
					"other": ["Fungua akaunti ", "#"]
				}
			]],
			"onboardWritten": ["Akaunti zimefunguliwa"],
			"onboardWrittenText": ["Hakuna aliyeandikiwa bado: mialiko inasubiri kutumwa."],
			"onboardNotWritten": ["Madereva hawakuweza kuingizwa"],
			"onboardLine": ["Mstari ", ["n"]],
			"onboardWhat": ["Kosa ni nini"],
			"onboardImports": ["Faili hadi sasa"],
			"onboardNone": ["Bado hakuna faili iliyoingizwa."],
			"onboardNoneNote": ["Ikiwepo, mialiko yake inatumwa kutoka hapa."],
			"onboardImport": [
				["city"],
				": ",
				[
					"n",
					"plural",
					{
						"one": ["dereva ", "#"],
						"other": ["madereva ", "#"]
					}
				]
			],
			"onboardState": [
				["invited"],
				" wamealikwa · ",
				["signedIn"],
				" wameingia"
			],
			"onboardSend": ["Tuma mialiko"],
			"onboardSendRest": ["Tuma iliyobaki"],
			"onboardAllSent": ["Wote wamealikwa"],
			"onboardSent": [[
				"n",
				"plural",
				{
					"one": [
						"Mwaliko ",
						"#",
						" umetumwa"
					],
					"other": [
						"Mialiko ",
						"#",
						" imetumwa"
					]
				}
			]],
			"onboardBudget": [
				"Bajeti ya ujumbe ya leo imekwisha. ",
				[
					"n",
					"plural",
					{
						"one": ["#", " umebaki"],
						"other": ["#", " imebaki"]
					}
				],
				" kwa kesho."
			],
			"onboardNoTexts": ["Ujumbe hauendi katika nchi hii: weka kwanza huduma ya kutuma ujumbe."],
			"onboardNotSent": ["Mialiko haikuweza kutumwa"],
			"onboardWaiting": ["Bado hawajaingia"],
			"onboardWaitingNone": ["Wote walioingizwa wameingia."],
			"onboardWaitingFound": ["Hakuna mwenye jina, namba ya gari au simu hii anayesubiri."],
			"onboardWaitingNote": ["Aliyekwisha kuingia yuko chini ya Madereva."],
			"onboardSearch": ["Jina, namba ya gari au simu"],
			"onboardDenied": ["Namba ni ya mtu mwingine"],
			"onboardInvitedOn": ["Alialikwa ", ["day"]],
			"onboardNotInvited": ["Bado hajaalikwa"],
			"onboardCorrect": ["Sahihisha namba"],
			"onboardCorrectNote": ["Kisha mwaliko unaweza kutumwa tena, kwa namba mpya."],
			"onboardCorrected": ["Namba imesahihishwa"],
			"onboardNewNumber": ["Namba mpya"],
			"onboardWithdraw": ["Ondoa"],
			"onboardWithdrawSure": [
				"Umwondoe ",
				["name"],
				"?"
			],
			"onboardWithdrawNote": ["Akaunti inaondoka. Kisha yeyote anaweza kusajili namba ya simu na ya gari."],
			"onboardWithdrawn": ["Dereva ameondolewa"],
			"fileFault_not_utf8": ["Maandishi si ya UTF-8. Hifadhi faili kama “CSV UTF-8”."],
			"fileFault_not_csv": ["Mstari huu hausomeki: angalia alama za nukuu na vitenganishi."],
			"fileFault_empty": ["Hakuna dereva kwenye faili."],
			"fileFault_too_many_lines": ["Faili ina madereva zaidi ya 5,000. Igawanye."],
			"fileFault_column_missing": ["Safu hii haipo kwenye mstari wa kwanza."],
			"fileFault_column_unknown": ["Si safu ya faili ya madereva."],
			"fileFault_column_twice": ["Safu hii ipo mara mbili."],
			"fileFault_missing": ["Hapa hakuna kilichoandikwa."],
			"fileFault_too_long": ["Hii ni ndefu mno."],
			"fileFault_name": ["Si jina ambalo watu wanaweza kusoma."],
			"fileFault_phone": ["Si namba ya simu ya mkononi ya nchi hii."],
			"fileFault_language": ["Si moja ya en, sw, st."],
			"fileFault_vehicle": ["Si aina ya chombo, kama motorcycle, tuktuk au sedan."],
			"fileFault_plate": ["Si namba ya usajili."],
			"fileFault_year": ["Si mwaka, kama 2021."],
			"fileFault_too_old": ["Chombo ni cha zamani mno kufanya kazi."],
			"fileFault_email": ["Si anwani ya barua pepe."],
			"fileFault_twice": [
				"Hiyo hiyo ipo kwenye mstari ",
				["first"],
				"."
			],
			"fileFault_taken": ["Akaunti au chombo tayari kina hii."]
		} },
		"standing": { "default": {
			"standingTitle": ["Hali yako"],
			"standingGood": ["Hakuna kilichosimamishwa"],
			"standingGoodNote": ["Hilo likibadilika, utasoma hapa sababu na msingi wake, na utaweza kujibu."],
			"standingNotLoaded": ["Hali yako haikuweza kupakiwa."],
			"standingPassenger": ["Umesimamishwa kama abiria"],
			"standingDriver": ["Umesimamishwa kama dereva"],
			"standingOver": ["Imeondolewa"],
			"standingSince": ["Tangu ", ["date"]],
			"standingRests": ["Msingi wake"],
			"standingTrip": ["Safari ", ["n"]],
			"standingStops": ["Kilichosimamishwa"],
			"standingGoesOn": ["Safari inayoendelea itafika mwisho."],
			"standingLookBy": [
				"Kufikia ",
				["date"],
				" mtu wa timu yetu ataangalia tena."
			],
			"standingBan": [
				"Haina mwisho. Watu wawili wa timu yetu wameamua. Ukijibu, mtu ataangalia tena ndani ya ",
				[
					"n",
					"plural",
					{
						"one": ["siku ", "#"],
						"other": ["siku ", "#"]
					}
				],
				"."
			],
			"standingAnswer": ["Jibu lako"],
			"standingAnswerHint": [
				"Eleza kilichotokea kwa maneno yako. Mtu atasoma ndani ya ",
				[
					"n",
					"plural",
					{
						"one": ["siku ", "#"],
						"other": ["siku ", "#"]
					}
				],
				"."
			],
			"standingSend": ["Tuma jibu"],
			"standingSent": ["Jibu lako limetumwa"],
			"standingNotSent": ["Jibu lako halikutumwa"],
			"standingTryLater": ["Tafadhali jaribu tena baada ya muda mfupi."],
			"standingWriteFirst": ["Andika jibu lako kwanza"],
			"standingAnswered": ["Ulijibu tarehe ", ["date"]],
			"standingRead": [
				"Mtu atasoma kufikia ",
				["date"],
				"."
			],
			"standingUpheld": [
				"Iliangaliwa tena tarehe ",
				["date"],
				": inaendelea"
			],
			"standingLifted": ["Iliondolewa tarehe ", ["date"]],
			"standingEarlier": ["Zilizopita"],
			"standingEmergency": ["Uko hatarini? Msaada wa dharura uko wazi kwako daima."],
			"standingSafety": ["Fungua usalama"],
			"stopsRides": ["Kuomba safari"],
			"stopsBooked": ["Safari zilizopangwa baadaye"],
			"stopsOrders": ["Kuagiza chakula na bidhaa"],
			"stopsParcels": ["Kutuma vifurushi"],
			"stopsSchool": ["Nafasi mpya za safari za shule"],
			"stopsOnline": ["Kuingia kazini"],
			"stopsOffers": ["Safari mpya kwako"],
			"becauseSafety": ["Usalama"],
			"becauseHarassment": ["Unyanyasaji"],
			"becauseDiscrimination": ["Ubaguzi"],
			"becauseFraud": ["Ulaghai"],
			"becauseUnpaid": ["Safari zisizolipwa"],
			"becausePapers": ["Hati"],
			"becauseSharing": ["Akaunti imetumiwa na mtu mwingine"],
			"becauseDamage": ["Uharibifu"],
			"becauseOther": ["Sababu nyingine"]
		} },
		"subscriptions": { "default": {
			"packagesTitle": ["Vifurushi vya safari"],
			"packagesClaim": ["Punguzo la hadi asilimia 30 ukisafiri mara kwa mara"],
			"tabWeekly": ["Kila wiki"],
			"tabMonthly": ["Kila mwezi"],
			"tabScholarWeekly": ["Wiki ya shule"],
			"tabScholarMonthly": ["Mwezi wa shule"],
			"packageRides": [[
				"n",
				"plural",
				{
					"one": ["safari ", "#"],
					"other": ["safari ", "#"]
				}
			]],
			"packageUnlimited": ["Bila kikomo"],
			"packageDays": [[
				"n",
				"plural",
				{
					"one": ["Siku ", "#"],
					"other": ["Siku ", "#"]
				}
			]],
			"packagePopular": ["Maarufu"],
			"packageOff": [
				"punguzo la ",
				["n"],
				"%"
			],
			"packageBuy": ["Nunua kwa pochi"],
			"packageOwned": ["Kinatumika"],
			"packageBought": ["Kifurushi kimenunuliwa!"],
			"packageFailedTitle": ["Ununuzi umeshindikana"],
			"packageFailed": ["Imeshindikana kununua kifurushi. Tafadhali jaribu tena."],
			"packagesMine": ["Vifurushi vyangu"],
			"packageLeft": [[
				"total",
				"plural",
				{
					"one": [
						"Imebaki safari ",
						["left"],
						" kati ya ",
						"#"
					],
					"other": [
						"Zimebaki safari ",
						["left"],
						" kati ya ",
						"#"
					]
				}
			]],
			"packageUntil": ["hadi ", ["date"]],
			"packageOver": ["Kimeisha"],
			"packagesNotLoaded": ["Hatukuweza kupakia vifurushi."],
			"benefitsTitle": ["Faida za kifurushi"],
			"benefitPrice": ["Bei isiyobadilika kwa kila safari, hata wakati wa shughuli nyingi"],
			"benefitReach": ["Kila safari inaweza kuwa ya hadi kilomita 15"],
			"benefitBack": ["Safari ambayo haikuanza inarudishwa"],
			"packageConfirm": [
				"Ununue ",
				["name"],
				" kwa ",
				["price"],
				" kutoka pochi yako?"
			],
			"packageEach": [["price"], " kwa safari"],
			"packageLastDay": [
				"hadi ",
				["date"],
				", ",
				["time"]
			],
			"packageUnused": ["Safari ambazo hazijatumika hadi wakati huo zinapotea; pesa hazirudishwi."],
			"packageUsed": [
				["used"],
				" kati ya ",
				["total"],
				" zimetumika"
			],
			"packageEndsTitle": ["Inapoisha"],
			"packageEnds": ["Inaisha na safari ya mwisho au siku ya mwisho, lolote litakalotangulia."],
			"packageNoRenewal": ["Haijirudii yenyewe: unanunua inayofuata unapotaka."],
			"packageWouldEnd": [
				"Ukinunua sasa itadumu hadi ",
				["date"],
				"."
			],
			"packageBalance": ["Kwenye pochi yako"],
			"packageSaves": ["Unaokoa ", ["price"]],
			"packageLapses": [[
				"n",
				"plural",
				{
					"one": ["huisha baada ya siku ", "#"],
					"other": ["huisha baada ya siku ", "#"]
				}
			]],
			"packageTopUpFirst": ["Hiyo haitoshi kwa kifurushi. Ongeza salio, au lipa kila safari kwa taslimu."],
			"packageTopUp": ["Ongeza salio"],
			"packageNoneInReach": ["Hazitoshi kwa kifurushi, na huwezi kuongeza pesa kwenye pochi ndani ya programu. Lipa kila safari kwa pesa taslimu."],
			"packageSomeInReach": ["Zinatosha kwa baadhi ya vifurushi hivi."],
			"packageRideInstead": ["Omba Safari"],
			"ownPackagesClaim": [
				"Safari za ",
				["city"],
				" zinazolipiwa mapema kwa bei isiyobadilika"
			],
			"ownPackagesNone": [
				"Hakuna vifurushi vinavyouzwa ",
				["city"],
				" kwa sasa."
			],
			"ownPackageReach": [
				"hadi km ",
				["km"],
				" kwa safari"
			],
			"ownPackageUnused": [
				"Usichotumia hadi wakati huo kinarudi kwenye pochi yako: ",
				["price"],
				" kwa kila safari."
			],
			"ownPackageBack": ["Kabla ya safari ya kwanza unaweza kukirudisha na kupata pesa yote"],
			"ownPackageEndBack": ["Safari zitakazobaki zinarudi kwenye pochi yako kama pesa."],
			"ownPackageReturned": [["price"], " imerudi"],
			"ownPackageGive": ["Rudisha kifurushi"],
			"ownPackageGiveSure": [
				"Utarudishiwa ",
				["price"],
				" kwenye pochi yako, na kifurushi kitaondolewa."
			],
			"ownPackageGiven": [["price"], " imerudi kwenye pochi yako"],
			"ownPackageKept": ["Imeshindikana kukirudisha"]
		} },
		"tour": { "default": {
			"tourPrevious": ["Iliyotangulia"],
			"tourNext": ["Inayofuata"],
			"tourSkip": ["Ruka ziara"],
			"tourComplete": ["Kamilisha"],
			"tourStep": [
				"Hatua ",
				["n"],
				" kati ya ",
				["of"]
			],
			"tourLandCountryTitle": ["Chagua nchi yako"],
			"tourLandCountryText": ["Bei, miji na njia za kulipa hufuata nchi uliyochagua."],
			"tourLandCityTitle": ["Chagua mji wako"],
			"tourLandCityText": ["Bei, huduma na njia za kulipa hufuata mji uliochagua."],
			"tourLandLanguageTitle": ["Lugha yako"],
			"tourLandLanguageText": ["Kiingereza, Kiswahili au Kisotho, wakati wowote."],
			"tourLandRideTitle": ["Safiri"],
			"tourLandRideText": ["Fungua akaunti kwa dakika moja na uone nauli kabla ya kuomba safari."],
			"tourLandDriveTitle": ["Endesha upate mapato"],
			"tourLandDriveText": ["Tuma hati zako, maliza mafunzo, ona malipo ya kila safari kabla ya kuikubali."],
			"tourLandQuickTitle": ["Umerudi tena?"],
			"tourLandQuickText": ["Kwenye simu inayokujua, ingia kwa mguso mmoja."],
			"tourPaxWhereTitle": ["Unaenda wapi?"],
			"tourPaxWhereText": ["Chagua mahali, ona nauli, kisha uombe safari."],
			"tourPaxMapTitle": ["Karibu nawe"],
			"tourPaxMapText": ["Ramani inaonyesha ulipo; chini yake kuna maeneo yenye shughuli nyingi."],
			"tourPaxSafetyTitle": ["Usalama wako"],
			"tourPaxSafetyText": ["Mguso mmoja kwenye DHARURA huwaarifu watu wako na timu yetu ulipo. Una sekunde tano za kughairi."],
			"tourPaxBellTitle": ["Kilichotokea"],
			"tourPaxBellText": ["Kila hatua ya safari na malipo yako huonekana hapa."],
			"tourPaxSupportTitle": ["Ongea nasi"],
			"tourPaxSupportText": ["Msaidizi hujibu mara moja, mtu ukiomba."],
			"tourDrvOnlineTitle": ["Ingia kazini hapa"],
			"tourDrvOnlineText": ["Maombi huja ukiwa kazini tu. Kila moja linaonyesha unachobaki nacho kabla ya kukubali."],
			"tourDrvTodayTitle": ["Siku yako"],
			"tourDrvTodayText": ["Ulichopata leo, moja kwa moja kutoka vitabu vya hesabu."],
			"tourDrvToolsTitle": ["Zana zako"],
			"tourDrvToolsText": ["Mafunzo, mapato, malipo, na kwa nini maombi yalikupita."],
			"tourDrvSafetyTitle": ["Usalama wako"],
			"tourDrvSafetyText": ["DHARURA inafanya kazi kwa madereva pia, kwenye kila skrini ya safari."],
			"tourHeatPickTitle": ["Chagua unachotazama"],
			"tourHeatPickText": ["Jiji, huduma, na saa iliyopita hadi siku iliyopita."],
			"tourHeatCardsTitle": ["Jiji kwa namba nne"],
			"tourHeatCardsText": ["Mahitaji yaliyorekodiwa. Pale kumbukumbu zilipo chache, inasema ni mfano."],
			"tourHeatTabsTitle": ["Mionekano mitatu"],
			"tourHeatTabsText": ["Ramani, kila eneo kwa undani, na jinsi mahitaji yanavyogawanyika kwa huduma."]
		} },
		"training": { "default": {
			"trainingTitle": ["Mafunzo ya Madereva"],
			"trainingIntro": ["Masomo mafupi ya kusoma, kisha maswali nane kwa kila moja. Ya lazima huja kabla ya safari yako ya kwanza."],
			"trainingProgress": ["Maendeleo kwa jumla"],
			"trainingRequiredDone": [[
				"total",
				"plural",
				{
					"one": [
						"Moduli ",
						["done"],
						" kati ya ",
						"#",
						" ya lazima imekamilika"
					],
					"other": [
						"Moduli ",
						["done"],
						" kati ya ",
						"#",
						" za lazima zimekamilika"
					]
				}
			]],
			"requiredModule": ["Lazima"],
			"optionalModule": ["Hiari"],
			"advisedSchool": ["Inashauriwa kwa safari za shule"],
			"advisedDeliveries": ["Inashauriwa kwa usafirishaji"],
			"moduleMinutes": [[
				"n",
				"plural",
				{
					"one": ["takriban dakika ", "#"],
					"other": ["takriban dakika ", "#"]
				}
			]],
			"moduleNotStarted": ["Haijaanza"],
			"moduleInProgress": ["Inaendelea"],
			"moduleCompleted": ["Imekamilika"],
			"moduleFailed": ["Hujafaulu"],
			"moduleStart": ["Anza"],
			"moduleContinue": ["Endelea"],
			"moduleRetry": ["Jaribu tena"],
			"trainingNotLoaded": ["Mafunzo hayakuweza kupakiwa."],
			"lessonNotLoaded": ["Somo halikuweza kupakiwa."],
			"lessonPart": [
				"Sehemu ",
				["n"],
				" kati ya ",
				["total"]
			],
			"next": ["Endelea"],
			"markWatched": ["Weka kuwa imetazamwa"],
			"lessonWatched": ["Imetazamwa"],
			"lessonTranscript": ["Maandishi haya ni nakala ya video."],
			"watchVideo": ["Tazama video (hutumia data)"],
			"startQuiz": ["Anza Maswali"],
			"watchFirstTitle": ["Tazama Video Kwanza"],
			"watchFirst": ["Lazima utazame video yote ya mafunzo kabla ya kujibu maswali"],
			"trainingStartedTitle": ["Mafunzo Yameanza"],
			"trainingStartFailed": ["Imeshindikana kuanza moduli ya mafunzo"],
			"trainingFailedTitle": ["Mafunzo Hayakufaulu"],
			"trainingFailed": ["Unahitaji angalau 80% ili kufaulu. Tafadhali jaribu tena."],
			"trainingCompletedTitle": ["Mafunzo Yamekamilika!"],
			"trainingCompleteFailed": ["Imeshindikana kukamilisha mafunzo"],
			"answersKept": ["Majibu yako yamehifadhiwa. Jaribu tena ukipata mtandao."],
			"quizQuestion": [
				"Swali ",
				["n"],
				" kati ya ",
				["total"]
			],
			"submitQuiz": ["Wasilisha"],
			"submittingQuiz": ["Inawasilisha..."],
			"quizScore": [
				"Umepata ",
				["percent"],
				"%"
			],
			"quizPassed": ["Moduli hii imekamilika."],
			"wrongQuestions": ["Maswali ya kuangalia tena"],
			"retryFrom": [
				"Unaweza kujibu maswali tena kuanzia ",
				["time"],
				"."
			],
			"readAgain": ["Soma somo tena"],
			"quizAgain": ["Jibu maswali tena"],
			"allModules": ["Moduli zote"],
			"needAnswer": ["Chagua jibu kwanza."],
			"needAnswers": ["Jibu kila swali kwanza."]
		} },
		"vehicles": { "default": {
			"whatYouDrive": ["Unaendesha nini?"],
			"vehicleKindSedan": ["Gari dogo"],
			"vehicleKindPremium": ["Gari la kifahari"],
			"vehicleKindMinibus": ["Basi dogo"],
			"vehicleKindMotorcycle": ["Pikipiki"],
			"vehicleKindTuktuk": ["Bajaji"],
			"vehicleKindScooter": ["Skuta"],
			"vehicleKindBicycle": ["Baiskeli"],
			"vehicleKindBakkie": ["Pikapu"],
			"vehicleKindVan": ["Gari la mizigo"],
			"vehicleUses": ["Kwa ", ["uses"]],
			"usePeople": ["watu"],
			"useShared": ["watu wanaoshiriki safari"],
			"useFood": ["chakula na bidhaa"],
			"useParcels": ["vifurushi hadi kilo ", ["kg"]],
			"useLarge": ["mizigo mikubwa"],
			"vehiclesTitle": ["Magari"],
			"vehiclesNotLoaded": ["Hatukuweza kupakia magari yako."],
			"vehicleAdd": ["Ongeza gari"],
			"vehicleAdded": ["Gari limeongezwa"],
			"vehicleAddedText": ["Tuma hati zake. Tutakuambia likiidhinishwa."],
			"vehicleNotAdded": ["Gari halikuweza kuongezwa"],
			"vehicleDriven": ["Unaendesha hili"],
			"vehicleApproved": ["Limeidhinishwa"],
			"vehicleWantsPapers": ["Tuma hati zake"],
			"vehicleInReview": ["Tunalikagua"],
			"vehicleRefused": ["Halikukubaliwa"],
			"vehicleInUse": ["Mtu mwingine analiendesha sasa"],
			"vehicleOfOther": ["La mtu mwingine, unaweza kuliendesha"],
			"vehicleOfFleet": ["Ni la kundi la magari la ", ["fleet"]],
			"vehicleOfFleetNote": ["Mmiliki wake anaona safari unazofanya na gari hili: wakati, kutoka eneo gani hadi lipi, nauli, kamisheni na unachopata; na eneo ulipo ukiwa mtandaoni nalo. Haoni safari za gari lisilo la kundi hili."],
			"vehicleContested": ["Gari lingine lina namba hii. Timu yetu inatafuta ni ya nani."],
			"vehicleRemove": ["Ondoa"],
			"vehicleRemoveAsk": ["Uondoe gari hili?"],
			"vehicleRemoveText": ["Hati zake zinaondoka nalo, na mtu mwingine anaweza kusajili namba hiyo."],
			"vehicleNotRemoved": ["Gari halikuweza kuondolewa"],
			"vehiclePapers": ["Hati za ", ["plate"]],
			"vehicleToday": ["Unaendesha gari lipi leo?"],
			"vehicleLast": ["Uliendesha hili mwisho"],
			"vehicleGo": ["Ingia kazini na ", ["plate"]],
			"vehicleMissing": ["Bado halijaidhinishwa. Bado inahitajika: ", ["papers"]],
			"vehicleWaits": ["Bado halijaidhinishwa. Timu yetu inakagua hati zake"],
			"vehicleRefusedWhy": ["Halikukubaliwa: ", ["note"]],
			"missingRegistration": ["usajili"],
			"missingInsurance": ["bima"],
			"missingVehicle": ["maelezo ya gari"]
		} },
		"verification": { "default": {
			"verificationTitle": ["Uthibitisho wa dereva"],
			"verificationProgress": [["n"], "% imekamilika"],
			"verificationNotLoaded": ["Hatukuweza kupakia uthibitisho wako."],
			"verificationSteps": ["Hatua"],
			"stepPersonalDocuments": ["Hati binafsi"],
			"stepVehicleDocuments": ["Gari na hati zake"],
			"stepBackgroundChecks": ["Ukaguzi wa historia"],
			"stepReview": ["Mapitio ya mwisho"],
			"stepNotStarted": ["Haijaanza"],
			"verifyStepInProgress": ["Inaendelea"],
			"verifyStepCompleted": ["Imekamilika"],
			"stepFailed": ["Inakuhitaji"],
			"documentsHeading": ["Hati"],
			"docIdDocument": ["Kitambulisho"],
			"docDriversLicense": ["Leseni ya udereva"],
			"docVehicleRegistration": ["Usajili wa gari"],
			"docVehicleInsurance": ["Bima ya gari"],
			"docPdpPermit": ["Kibali cha udereva wa kitaalamu (PDP)"],
			"docPoliceClearance": ["Cheti cha polisi"],
			"docOptional": ["Si lazima"],
			"docNeededFrom": ["Itahitajika kuanzia ", ["day"]],
			"docComing": [
				"Kuanzia ",
				["day"],
				" mji wako utataka pia: ",
				["papers"],
				". Tuma kabla ya siku hiyo ili uendelee kuendesha bila kusimama."
			],
			"docPending": [
				"Hati yako inakaguliwa. Inachukua saa ",
				["from"],
				"-",
				["to"],
				"."
			],
			"docApproved": ["Hati imethibitishwa!"],
			"docVerified": ["Imethibitishwa"],
			"docRejected": ["Hati hii haikukubaliwa. Tafadhali pakia mpya."],
			"docExpired": ["Hati hii imeisha muda. Pakia mpya ili uingie kazini."],
			"docReviewNote": ["Mkaguzi: ", ["note"]],
			"docNumber": ["Namba ya hati (si lazima)"],
			"docExpiry": ["Tarehe ya kuisha"],
			"docUpload": ["Pakia"],
			"docUploading": ["Inapakia..."],
			"docReplace": ["Badilisha"],
			"documentUploaded": ["Hati imepakiwa"],
			"documentUploadedText": ["Hati yako sasa inakaguliwa."],
			"uploadFailed": ["Kupakia kumeshindikana"],
			"uploadFailedText": ["Imeshindikana kupakia hati"],
			"checksHeading": ["Ukaguzi wa historia"],
			"checkCriminal": ["Rekodi ya jinai"],
			"checkDrivingRecord": ["Rekodi ya udereva"],
			"checkIdentity": ["Utambulisho"],
			"checkStart": ["Anza ukaguzi"],
			"checkPending": ["Inaendelea"],
			"checkClear": ["Safi"],
			"checkScores": ["Alama kati ya 100"],
			"checkFlagged": ["Ukaguzi huu unahitaji mazungumzo nasi. Tafadhali wasiliana na msaada."],
			"verifyTalk": ["Ongea na msaada"],
			"checkStarted": ["Ukaguzi wa historia umeanza"],
			"checkStartedText": ["Ukaguzi wako wa historia unaendelea sasa."],
			"checkNotStarted": ["Imeshindikana kuanza ukaguzi"],
			"checkNotStartedText": ["Tafadhali jaribu tena baadaye"],
			"vehicleHeading": ["Gari lako"],
			"vehicleMake": ["Kampuni ya gari"],
			"vehicleModelName": ["Modeli"],
			"vehiclePlate": ["Namba ya gari"],
			"vehicleColour": ["Rangi"],
			"vehicleYearLabel": ["Mwaka"],
			"vehicleSave": ["Hifadhi gari"],
			"vehicleSaved": ["Gari limehifadhiwa"],
			"vehicleNotSaved": ["Gari halikuweza kuhifadhiwa"],
			"statusNotStarted": ["Pakia hati zako ili kuanza."],
			"statusPending": [
				"Bado kuna vitu havijatumwa. Vyote vikitumwa, mapitio huchukua saa ",
				["from"],
				"-",
				["to"],
				"."
			],
			"statusInReview": [
				"Vyote vimetumwa. Tunakagua: inachukua saa ",
				["from"],
				"-",
				["to"],
				"."
			],
			"statusApproved": ["Umethibitishwa. Unaweza kukubali safari."],
			"statusRejected": ["Uthibitisho wako haukukubaliwa. Soma maelezo, kisha pakia kinachohitajika."],
			"statusSuspended": ["Umesimamishwa na huwezi kuendesha kwa sasa."],
			"reviewerNotes": ["Maelezo ya mkaguzi"],
			"goToDashboard": ["Nenda kwenye dashibodi"],
			"verifyStatusUnknown": ["Tuna uthibitishaji wako. Kwa hatua inayofuata, andikia msaada."],
			"verifyStepOther": ["Hatua nyingine"],
			"needFields": ["Jaza kila sehemu kwanza."],
			"docMissing": ["Bado haijatumwa"],
			"docAdd": ["Ongeza"],
			"docAgain": ["Tuma nyingine"],
			"docsSent": [
				["n"],
				" kati ya ",
				["of"],
				" zinazohitajika zimetumwa"
			],
			"docsNext": ["Inayofuata: ", ["name"]],
			"docsBack": ["Rudi kwenye orodha"],
			"docStep": [
				["n"],
				" kati ya ",
				["of"]
			],
			"docSelfie": ["Picha ya uso wako"],
			"docFaceWhy": ["Timu yetu ikishaikagua, abiria wako huiona kwenye safari yao, na wazazi wa watoto unaowaendesha. Hakuna mwingine."],
			"docGoodUntil": ["Inatumika hadi ", ["day"]],
			"suspendedRead": ["Soma sababu na ujibu"]
		} },
		"verification-picture": { "default": {
			"docOpenCamera": ["Fungua kamera"],
			"docPickFile": ["Chagua faili"],
			"docOtherWay": ["Njia nyingine"],
			"docFitCard": ["Weka kadi yote ndani ya fremu."],
			"docFitPage": ["Weka ukurasa wote ndani ya fremu."],
			"docLight": ["Iweke sawa penye mwanga, bila mng'ao kurudi."],
			"docShutter": ["Piga picha"],
			"docTaken": ["Picha yako"],
			"docUse": ["Tumia hii"],
			"docRetake": ["Piga tena"],
			"cameraStarting": ["Kamera inawaka..."],
			"cameraDenied": ["Kamera hairuhusiwi hapa. Iruhusu kwenye mipangilio ya kivinjari, au chagua faili."],
			"cameraNone": ["Hatukupata kamera. Chagua faili."],
			"faultBlurred": ["Hii inaonekana na ukungu. Piga tena, au itumie hivyo hivyo."],
			"faultGlare": ["Mwanga unarudi kutoka kwake. Igeuze kidogo na upige tena, au itumie hivyo hivyo."],
			"faultDark": ["Hii ni ya giza. Piga tena penye mwanga, au itumie hivyo hivyo."],
			"docFitFace": ["Weka uso wako ndani ya fremu."],
			"docFaceLight": ["Elekea mwanga, bila kofia wala miwani ya giza."],
			"docChooseFile": ["Picha au PDF"],
			"docChooseHint": ["Isizidi MB 10"],
			"fileTooLarge": ["Faili ni kubwa mno"],
			"fileTooLargeText": ["Tafadhali chagua faili lisilozidi MB 10"],
			"needFile": ["Chagua faili kwanza."],
			"docView": ["Tazama ulichotuma"],
			"docViewFailed": ["Haikufunguka"],
			"docViewFailedText": ["Hati haikuweza kufunguliwa. Tafadhali jaribu tena."]
		} }
	},
	"st": {
		"account": { "default": {
			"profileActive": ["E a sebetsa"],
			"profileEmail": ["Aterese ya imeile"],
			"profilePhone": ["Mohala"],
			"profileGender": ["Bong bo ngodisitsweng"],
			"profileLocation": ["Naha"],
			"profileVehicle": ["Tlhahisoleseding ya koloi"],
			"profileLadies": ["O tshwaneleha bakeng sa maeto a basadi feela"],
			"profileLadiesHow": ["Maeto a basadi feela a bulwa ha sehlopha sa rona se netefaditse bong ba hao ka tokomane."],
			"profileEdit": ["Fetola profaele"],
			"profileName": ["Lebitso le feletseng"],
			"profileSave": ["Boloka"],
			"profileSaved": ["E bolokilwe"],
			"profileNotSaved": ["Ha e a kgona ho bolokwa"],
			"profileTryLater": ["Ka kopo leka hape ha morao."],
			"profileNotLoaded": ["Ha re a kgona ho bula profaele ya hao."],
			"profileGenderConfirmed": ["Sehlopha sa rona se netefaditse sena ka tokomane ya hao. Ho se fetola, ngolla tshehetso."],
			"profilePhoto": ["Foto"],
			"profilePhotoRemove": ["Tlosa foto"],
			"profileTrips": [[
				"n",
				"plural",
				{
					"one": [
						"Leeto le le ",
						"#",
						" ho fihlela jwale"
					],
					"other": [
						"Maeto a ",
						"#",
						" ho fihlela jwale"
					]
				}
			]],
			"settingsLanguage": ["Puo"],
			"settingsCountry": ["Naha"],
			"settingsLooks": ["Ponahalo"],
			"settingsAuto": ["Ka boyona"],
			"settingsLight": ["Kganya"],
			"settingsDark": ["Lefifi"],
			"settingsSun": ["Mokgwa wa letsatsi"],
			"settingsNotifications": ["Ditsebiso"],
			"notifyRide": ["Maeto"],
			"notifyChat": ["Melaetsa"],
			"notifyPromotion": ["Ditlhahiso le ditaba"],
			"notifySafety": ["Se amang polokeho ya hao se dula se tla."],
			"settingsPassword": ["Fetola phasewete"],
			"settingsPasswordNow": ["Phasewete ya jwale"],
			"settingsPasswordNew": ["Phasewete e ntjha"],
			"settingsPasswordDone": ["Phasewete e fetotswe. Disebediswa tse ding kaofela di ntshitswe."],
			"settingsEmail": ["Fetola aterese ya imeile"],
			"settingsEmailNew": ["Aterese e ntjha ya imeile"],
			"settingsDevices": ["Disebediswa tse keneng"],
			"deviceUnknown": ["Sesebediswa se sa tsejweng"],
			"deviceThis": ["Sesebediswa sena"],
			"deviceSince": ["ho tloha ", ["date"]],
			"deviceSignOut": ["Ntsha"],
			"deviceSignOutOthers": ["Ntsha disebediswa tse ding kaofela"],
			"settingsData": ["Datha ya hao"],
			"settingsExport": ["Jarolla kopi ya datha ya hao"],
			"settingsExported": ["E bolokilwe sesebedisweng sena"],
			"settingsDelete": ["Phumola akhaonto"],
			"settingsDeleteText": ["Sena se ke ke sa etsollwa. Lebitso, dinomoro, foto le ditokomane tsa hao di a phumolwa; maeto a sala ntle le wena, hobane dibuka tsa ditjhelete di a a hloka."],
			"settingsDeleteDo": ["Phumola akhaonto ya ka"],
			"settingsDeleted": ["Akhaonto ya hao e phumotswe."],
			"openPlaces": ["Dibaka tse bolokilweng"],
			"settingsTitle": ["Ditlhophiso"],
			"pushTitle": ["Ha app e kwetswe"],
			"pushHint": ["Tseba ha mokganni a fihla kapa leeto le hlakolwa, le ha skrini se timme."],
			"pushOn": ["Butsa"],
			"pushOff": ["Tima"],
			"pushIsOn": ["E butswe bakeng sa sesebediswa sena."],
			"pushBlocked": ["Sebatli sa hao se thibela ditsebiso tsa saete ena. Di dumelle ditlhophisong tsa sona."],
			"pushUnsupported": ["Sebatli sena ha se kgone ho bontsha melaetsa ha app e kwetswe."],
			"quietTitle": ["Dihora tsa kgutso"],
			"quietFrom": ["Ho tloha"],
			"quietTo": ["Ho isa"],
			"dataTitle": ["Data le fono ena"],
			"dataSaver": ["Poloka data"],
			"dataSaverNote": ["Ha ho ditshwantsho tsa mmapa, ha ho dinepe, ntjhafatso e fokolang."],
			"dataUsed": [
				"Hoo e ka bang ",
				["visit"],
				" ho tloha ha o bula app, ",
				["today"],
				" kajeno."
			],
			"installNote": [
				"Ha e kentswe, ",
				["product"],
				" e buleha jwaloka app efe kapa efe, le ntle le marang-rang."
			],
			"openPackages": ["Diphakeje tsa maeto"],
			"openOrders": ["Diodara tsa ka"],
			"openDocuments": ["Ditokomane tsa hao"],
			"settingsGeneral": ["App ena"],
			"settingsSunNote": ["Botsho hodima bosweu, ditlhaku tse kgolo"],
			"settingsSignIn": ["Ho kena"],
			"profileDetails": ["Dintlha tsa hao"],
			"profileEditShort": ["Fetola"],
			"settingsNoPhone": ["Ha ho nomoro ya mohala"],
			"settingsPhoneConfirmed": ["E netefaditswe"],
			"settingsPhoneUnconfirmed": ["Ha e so netefatswe"],
			"settingsPhoneChange": ["Fetola nomoro"],
			"settingsPhoneConfirm": ["Netefatsa nomoro"],
			"profilePhoneChange": ["Fetola nomoro ya mohala"],
			"openVehicles": ["Dikoloi"],
			"openStanding": ["Boemo ba hao"]
		} },
		"app": { "default": {
			"close": ["Koala"],
			"retry": ["Leka hape"],
			"back": ["Kgutla"],
			"home": ["Lehae"],
			"services": ["Ditshebeletso"],
			"done": ["Ho phethilwe"],
			"change": ["Fetola"],
			"choose": ["Kgetha"],
			"error": ["Phoso"],
			"notSent": ["Ha e a romelwa. Sheba kgokahano ya hao mme o leke hape."],
			"loading": ["E a bulwa"],
			"reload": ["Bula hape"],
			"screenFailed": ["Leqephe lena ha le a kgona ho bontshwa."],
			"fallbackTitle": ["Phoso ya ho Bula - Leqephe la Sebaka"],
			"callPolice": ["Letsetsa mapolesa: ", ["number"]],
			"needsScript": ["Leqephe lena le hloka JavaScript. E bulele ho sebatli sa hao, ebe o bula leqephe hape."],
			"skipToContent": ["Tlolela dikahareng"],
			"mainMenu": ["Menyu e kgolo"],
			"language": ["Puo"],
			"notifications": ["Ditsebiso"],
			"offlineBanner": ["Ha o na kgokahano. Seo o se bonang e ka ba sa kgale."],
			"signOut": ["Tswa"],
			"tabHome": ["Lehae"],
			"tabHistory": ["Nalane"],
			"tabDashboard": ["Dashboto"],
			"passenger": ["Mopalami"],
			"driver": ["Mokganni"],
			"staff": ["Basebeletsi"],
			"map": ["Mmapa"],
			"mapStill": ["Setshwantsho sa tsela"],
			"showMap": [
				"Bontsha mmapa (hoo e ka bang KB ",
				["kilobytes"],
				")"
			],
			"zoomIn": ["Hodisa mmapa"],
			"zoomOut": ["Nyenyefatsa mmapa"],
			"locateMe": ["Mpontshe moo ke leng teng"],
			"sheetUp": ["Bula haholwanyane"],
			"sheetDown": ["Bontsha mmapa"],
			"liveUnderWay": ["Tse tswelang pele jwale"],
			"livePin": ["PIN ya hao ", ["pin"]],
			"notFoundTitle": ["404 Leqephe ha le a Fumanwa"],
			"notFoundText": ["Ha ho letho atereseng ena."],
			"tabProfile": ["Profaele"],
			"minutes": [[
				"n",
				"plural",
				{
					"one": ["motsotso o le\xA0", "#"],
					"other": ["metsotso e\xA0", "#"]
				}
			]],
			"minuteRange": [
				"metsotso e ",
				["from"],
				"–",
				["to"]
			],
			"mapCredit": ["© Batlatsetsi ba OpenStreetMap"],
			"tabSupport": ["Thuso"],
			"tourOpen": ["Leeto la tataiso"],
			"noConnection": ["Ha ho na kgokahano."],
			"maybeOurSide": ["Bothata bo ka ba ho rona. Ha ho letho la hao le lahlehileng."],
			"offlineNow": ["Ha o na kgokahano. E sa tswa kgaoha."],
			"offlineMinutes": [
				"Ha o na kgokahano. E ne e le teng ",
				[
					"n",
					"plural",
					{
						"one": [
							"motsotso o le ",
							"#",
							" o fetileng"
						],
						"other": [
							"metsotso e ",
							"#",
							" e fetileng"
						]
					}
				],
				"."
			],
			"offlineHours": [
				"Ha o na kgokahano. E ne e le teng ",
				[
					"n",
					"plural",
					{
						"one": [
							"hora e le ",
							"#",
							" e fetileng"
						],
						"other": [
							"dihora tse ",
							"#",
							" tse fetileng"
						]
					}
				],
				"."
			],
			"offlineDays": [
				"Ha o na kgokahano. E ne e le teng ",
				[
					"n",
					"plural",
					{
						"one": [
							"letsatsi le le ",
							"#",
							" le fetileng"
						],
						"other": [
							"matsatsi a ",
							"#",
							" a fetileng"
						]
					}
				],
				"."
			],
			"offlineUnsent": [[
				"n",
				"plural",
				{
					"one": [
						"Ntho e le ",
						"#",
						" ha e eso romelwe"
					],
					"other": [
						"Dintho tse ",
						"#",
						" ha di eso romelwe"
					]
				}
			], "."],
			"updateReady": ["Phetolelo e ntjha e lokile."],
			"updateNow": ["Ntjhafatsa"],
			"notNow": ["E seng hona jwale"],
			"offlineFixes": ["Sebaka sa hao se tla romelwa ha o hokahane."],
			"screenMissing": ["Leqephe lena ha le eso be fonong ya hao. Le tla buleha ha o hokahane."],
			"emergencyHelp": ["Thuso ya tshohanyetso"],
			"typeStandard": [["product"]],
			"typeShare": ["Arolelana"],
			"typePremium": ["Premium"],
			"typeLadies": ["Basadi Feela"],
			"typeScholar": ["Barutwana"],
			"typeLarge": ["Thepa e kgolo"],
			"typeStandardNote": ["Koloi ya kamehla, ho fihla ho batho ba 4"],
			"typeShareNote": ["Arolelana leeto, lefa hanyane"],
			"typePremiumNote": ["Koloi e ntjhanyana, sebaka se seholo"],
			"typeLadiesNote": ["Bakganni ba basadi ba netefaditsweng"],
			"typeScholarNote": ["Ho ya sekolong le ho kgutla"],
			"bonusMorning": [
				"Phetheselo ya hoseng +",
				["percent"],
				"%"
			],
			"bonusEvening": [
				"Phetheselo ya mantsiboya +",
				["percent"],
				"%"
			],
			"bonusWeekend": [
				"Mafelo a beke +",
				["percent"],
				"%"
			],
			"bonusOwn": [
				"Bonase +",
				["percent"],
				"%"
			],
			"cash": ["Kheshe"],
			"mpesa": ["M-Pesa"],
			"wallet": ["Sepatjhe sa ", ["product"]],
			"methodPackage": ["Phakeje ya maeto"],
			"paymentMethods": ["Mekgwa ya ho lefa"],
			"payAfterRide": ["Lefa ka mora leeto"],
			"payCourier": ["Lefa motlisi"],
			"currentLocation": ["Moo o Leng Teng"],
			"pickupLocation": ["Sebaka sa ho palama"],
			"destination": ["Moo o yang"],
			"distance": ["Bohole"],
			"goBack": ["Kgutla"],
			"call": ["Letsetsa ", ["name"]],
			"total": ["Kakaretso"],
			"starsCount": [[
				"n",
				"plural",
				{
					"one": ["naledi e le ", "#"],
					"other": ["dinaledi tse ", "#"]
				}
			]],
			"rateName": [
				"Leeto le ",
				["name"],
				" le bile jwang?"
			],
			"saveReceipt": ["Boloka kapa hatisa"],
			"tripFare": ["Tefo ya leeto"],
			"payCommission": ["Khomishene"],
			"payPromotion": ["Theolelo, e lefuwa ke rona"],
			"payNet": ["O fumana"],
			"from": ["ho tloha ho"],
			"recentTrips": ["Maeto a morao tjena"],
			"tripsNotLoaded": ["Maeto a hao ha a kgona ho bulwa."],
			"notRated": ["Ha e so lekanyetswe"],
			"requestRide": ["Kopa Leeto"],
			"homeAi": ["Dikarolo tsa AI"],
			"laterAt": ["O nkwa ka ", ["time"]],
			"cancelRequest": ["Hlakola kopo"],
			"genderFemale": ["Mosadi"],
			"genderMale": ["Monna"],
			"genderOther": ["E nngwe"],
			"genderUnsaid": ["Ke kgetha ho se bolele"],
			"login": ["Kena"],
			"email": ["Imeile"],
			"password": ["Phasewete"],
			"earnings": ["Moputso"],
			"openVerification": ["Netefatsa jwale"],
			"whyNoTrips": ["Hobaneng ho se na maeto?"],
			"rating": ["Tekanyetso"],
			"withdraw": ["Ntsha tjhelete"],
			"accept": ["Amohela"],
			"serviceFood": ["Odara Dijo"],
			"serviceParcel": ["Romela Diphuthelwana"],
			"serviceGrocery": ["Reka Dikorosari"],
			"serviceHeat": ["Mmapa wa Dikopo wa Toropo"],
			"quickLogin": ["Ho Kena ka Potlako"],
			"offlineRequest": ["O ka kopa ha kgokahano e kgutlile."],
			"whereTo": ["O ya kae?"],
			"installApp": ["Kenya app"],
			"ratingNew": ["E motjha"],
			"homeScholar": ["Maeto a Barutwana"],
			"openSafety": ["Polokeho"],
			"openSettings": ["Ditlhophiso"],
			"serviceScholarNote": ["Ho ya sekolong le ho kgutla"],
			"endedBefore": [
				"Le felletse ",
				["distance"],
				" pele ho ",
				["place"]
			],
			"walletOwes": ["O kolota ", ["amount"]],
			"problem_suspended": ["O emisitswe. Bala lebaka mme o arabe ho “Boemo ba hao” profaeleng ya hao."],
			"problem_approval_needed": ["Motho wa bobedi o tlameha ho dumela pele."],
			"problem_invalid_request": ["Ka kopo hlahloba seo o se ngotseng o leke hape."],
			"problem_invitation_invalid": ["Memo ena e tsofetse kapa e se e sebedisitswe. Kopa e nngwe."],
			"problem_not_signed_in": ["Kena pele."],
			"problem_invalid_credentials": ["Imeile kapa phasewete ha e a nepahala"],
			"problem_forbidden": ["Ha o a dumellwa ho etsa sena."],
			"problem_foreign_origin": ["Kopo ena e tswa saeteng e nngwe."],
			"problem_own_request": ["Ke wena ya kopileng sena. Motho e mong o tlameha ho dumela."],
			"problem_second_factor_needed": ["Fana ka netefatso ya bobedi pele."],
			"problem_wrong_code": ["Khoutu ha e a nepahala. Emela e latelang o leke hape."],
			"problem_confirm_password": ["Kenya phasewete ya hao ho tswela pele."],
			"problem_staff_sign_in": ["Basebetsi ba kena ho /staff."],
			"problem_unknown_device": ["Kena pele ka phasewete ya hao sesebedisweng sena."],
			"problem_driver_not_verified": ["O ka etsa sena ha netefatso ya hao e amohetswe."],
			"problem_ladies_only": ["Maeto a basadi feela ke a basadi ba netefaditsweng feela."],
			"problem_setup_link_invalid": ["Lehokelo lena le tsofetse, le se le sebedisitswe, kapa le letjha le le nkile sebaka. “npm run owner” e ngola le leng."],
			"problem_not_set_up": ["Seva ena ha e so hlophiswe. Motsamaisi wa yona o bula lehokelo leo e le ngotseng ha e qala; “npm run owner” e ngola le leng."],
			"problem_last_owner": ["Enwa ke mong wa ho qetela. Etsa motho e mong mong pele."],
			"problem_wrong_pin": ["PIN eo ha e a nepahala."],
			"problem_not_found": ["Ha ho letho mona, kapa ha se la hao."],
			"problem_account_exists": ["Akhaonto ha e a kgona ho bulwa ka dintlha tsena. Kena, kapa fetola phasewete ya hao."],
			"problem_live_ride_exists": ["O se o na le leeto le tswelang pele."],
			"problem_rider_has_ride": ["Leeto la motho enwa le se le ntse le tswela pele."],
			"problem_too_many_rides": ["O na le maeto a mahlano a tswelang pele. Kopa hape ha le leng le fela."],
			"problem_fare_changed": ["Theko e fetohile. Ka kopo e shebe hape."],
			"problem_promotion_refused": ["Khoutu ha e sa theola theko. Ka kopo sheba theko hape."],
			"problem_bonus_spent": ["Bonase ya kajeno e fedile. Sheba leeto hape."],
			"problem_quote_expired": ["Theko e ntjhafaditswe. Ka kopo e shebe hape."],
			"problem_illegal_transition": ["Sena ha se kgonehe hajwale. Ka kopo sheba hape."],
			"problem_end_unproven": ["Bolela hore na hobaneng leeto le fella mona."],
			"problem_https_needed": ["Sena se sebetsa feela ka kgokelo e sireleditsweng (https)."],
			"problem_offer_gone": ["Kopo ena e tsamaile. E latelang e tla tla."],
			"problem_already_rated": ["O se o lekanyeditse sena."],
			"problem_check_exists": ["Tekolo ena e se e qadile."],
			"problem_already_decided": ["Sena se se se entswe qeto."],
			"problem_document_expired": ["Tokomane ya hao e felletswe ke nako. Kenya e ntjha hore o kene mosebetsing."],
			"problem_document_missing": ["Toropo ya hao jwale e batla tokomane e nngwe. E kenye hore o kene mosebetsing."],
			"problem_document_in_review": ["Tokomane eo o e rometseng e a hlahlojwa: o tla kena mosebetsing ha e amohetswe."],
			"problem_no_position": ["Ha re tsebe hore na o hokae. Dumella founo ho romela sebaka seo o leng ho sona, ebe o ema hanyane."],
			"problem_place_required": ["Bolela ho tloha hokae ho ya hokae: toropo ka nngwe e na le ditheko tsa yona."],
			"problem_destination_out_of_reach": ["Sebaka seo se hole haholo: maeto a fella ka hara sebaka sa motse."],
			"problem_not_bookable_here": ["Ha ho tshebeletso mona hajwale."],
			"problem_balance_too_low": ["Tjhelete ya hao ha e a lekana."],
			"problem_hours_overlap": ["Dihora tsena di se di na le motho sebakeng sena sa tatellano, kapa motho enwa o na le tsona ho se seng."],
			"problem_hours_over": ["Dihora tsena di se di fetile."],
			"problem_not_in_team": ["Motho enwa ha a yo sehlopheng, kapa o thibetswe ho kena mosebetsing."],
			"problem_roster_full": ["Lenane lena le tletse. Tlosa dihora tse sa hlokeheng."],
			"problem_contact_exists": ["Nomoro ena e se e le lenaneng la hao."],
			"problem_too_many_contacts": ["Lenane la batho ba hao le tletse. Tlosa e mong pele."],
			"problem_saved_place_exists": ["O se o bolokile sebaka sa lebitso lena. Fetola sona."],
			"problem_too_many_saved_places": ["Lenane la hao la dibaka tse bolokilweng le tletse. Tlosa se seng pele."],
			"problem_chat_closed": ["Puisano ena e kwetswe."],
			"problem_too_many_chats": ["Kwala e nngwe ya dipuisano tsa hao tse butsweng pele."],
			"problem_reference_taken": ["Nomoro ena e sebedisitswe odareng e nngwe."],
			"problem_changed_meanwhile": ["Motho e mong o fetotse sena ho tloha ha o se sheba. Se shebe hape."],
			"problem_basket_changed": ["Ho na le se fetohileng serotong sa hao. Ka kopo se shebe hape."],
			"problem_group_full": ["Sehlopha sena se tletse."],
			"problem_already_joined": ["Morutwana enwa o se a le sehlopheng."],
			"problem_group_exists": ["Sehlopha sa sekolo sena ka tsela ena se se se le teng."],
			"problem_too_many_groups": ["Mokganni enwa o na le dihlopha tsohle tse dumeletsweng."],
			"problem_too_many_children": ["Lenane la bana le tletse."],
			"problem_package_changed": ["Phakeje ena jwale e rekiswa ka dipehelo tse ding. E shebe hape."],
			"problem_package_active": ["O se o na le phakeje ena."],
			"problem_shop_closed": ["Lebenkele ha le amohele diodara hajwale."],
			"problem_payment_under_way": ["Araba kopo e fonong ya hao pele, kapa o eme ho fihlela e feta."],
			"problem_payout_open": ["Ho na le tefo e tswelang pele. O ka kopa e nngwe ha e phethilwe."],
			"problem_referral_refused": ["Nomoro ena e ke ke ya mengwa: ke ya hao, kapa e se e memilwe."],
			"problem_training_unfinished": ["Qeta thupelo e hlokahalang pele."],
			"problem_video_not_watched": ["O tlameha ho sheba video yohle ya thupelo pele o araba dipotso"],
			"problem_reset_link_invalid": ["Sehokelo sena se sebedisitswe kapa se felletswe ke nako. Kopa se setjha."],
			"problem_too_many_files": ["Ho na le difaele tse ngata haholo tse emetseng. Leka hape hosane."],
			"problem_file_too_large": ["Ka kopo kgetha faele e nyane ho 10MB"],
			"problem_file_type": ["Ho amohelwa difoto le PDF feela."],
			"problem_picture_type": ["Ho amohelwa foto feela mona: JPEG, PNG, WebP kapa AVIF e sa sisinyeheng."],
			"problem_picture_too_small": ["Karolo ena ya foto e nyane haholo. Kgetha karolo e kgolwanyane, kapa foto e kgolwanyane."],
			"problem_voice_type": ["Ho amohelwa molaetsa wa lentswe feela mona. O rekote hape."],
			"problem_voice_too_long": ["Molaetsa wa lentswe ha o fete metsotswana e 15. Rekota o mokgutshwane."],
			"problem_body_too_large": ["Ke ho hongata haholo ka nako e le nngwe."],
			"problem_unsupported_media_type": ["Mofuta ona wa faele ha o amohelwe."],
			"problem_quiz_answers_invalid": ["Araba potso e nngwe le e nngwe."],
			"problem_idempotency_key_reused": ["Sena se se se rometswe. Bula leqephe hape o leke hape."],
			"problem_pin_locked": ["Di-PIN tse ngata tse fosahetseng. Ho ka netefatswa ho app."],
			"problem_too_many_requests": [
				"O lekile hangata haholo. Ka kopo ema ",
				[
					"n",
					"plural",
					{
						"one": ["motsotswana o le ", "#"],
						"other": ["metsotswana e ", "#"]
					}
				],
				"."
			],
			"problem_internal": ["Ho na le phoso lehlakoreng la rona. Ka kopo leka hape."],
			"problem_overloaded": ["Ho phathahane hona jwale. Ka kopo leka hape haufinyane."],
			"problem_field": ["Ka kopo lokisa mona."],
			"problem_field_missing": ["Ka kopo tlatsa mona."],
			"problem_field_short": [[
				"n",
				"plural",
				{
					"one": [
						"Bonyane tlhaku e ",
						"#",
						", ka kopo."
					],
					"other": [
						"Bonyane ditlhaku tse ",
						"#",
						", ka kopo."
					]
				}
			]],
			"problem_field_long": [[
				"n",
				"plural",
				{
					"one": [
						"E seng ho feta tlhaku e ",
						"#",
						", ka kopo."
					],
					"other": [
						"E seng ho feta ditlhaku tse ",
						"#",
						", ka kopo."
					]
				}
			]],
			"problem_field_few": [
				"Kgetha bonyane ",
				["n"],
				"."
			],
			"problem_field_many": [
				"Kgetha tse sa feteng ",
				["n"],
				"."
			],
			"problem_field_small": [
				"Sena se ke ke sa ba ka tlase ho ",
				["n"],
				"."
			],
			"problem_field_big": [
				"Sena se ke ke sa feta ",
				["n"],
				"."
			],
			"problem_field_number": ["Sena e tlameha ho ba nomoro."],
			"problem_field_date": ["Sena e tlameha ho ba letsatsi le nako."],
			"problem_field_email": ["Sena ha se aterese ya imeile."],
			"problem_field_name": ["Lebitso feela, ka kopo: ho se lehokela, aterese kapa nomoro."],
			"problem_field_choice": ["Sena se ke ke sa kgethwa."],
			"problem_field_unknown": ["Sebaka se sa tsejweng"],
			"problem_field_format": ["Sena ha se shebahale se nepahetse."],
			"problem_too_many_booked": ["O beheleditse maeto a mangata kamoo ho ka kgonehang."],
			"problem_plate_taken": ["Nomoro ena ya koloi e se e ngodisitswe. Haeba koloi ke ya hao, botsa ba tshehetso."],
			"problem_selfie_due": ["Inke setshwantsho pele, ebe o ba mosebetsing."],
			"problem_consent_due": ["Qala ka ho bala dipehelo o be o dumelle."],
			"problem_vehicle_in_fleet": ["Koloi ena ke ya sehlopha sa dikoloi. E tshwanetse ho ntshwa moo pele."],
			"problem_vehicle_in_use": ["Mokganni e mong o mosebetsing ka koloi ena. Kgetha e nngwe, kapa mo kope a tswe mosebetsing."],
			"problem_vehicle_not_approved": ["Koloi ena ha e so amohelwe. Re tla o bolella ha e amohetswe."],
			"problem_vehicle_too_old": ["Koloi ya hao e tsofetse haholo hore e ka sebetsa le rona."],
			"problem_code_wrong": ["Eo hase khoutu. Sheba molaetsa o motjha ka ho fetisisa."],
			"problem_unproven_phone": ["Netefatsa nomoro ka khoutu pele."],
			"problem_channel_not_offered": ["Khoutu e ke ke ya tla ka tsela ena hona jwale. Kopa molaetsa o ngotsweng."],
			"problem_code_over": ["Khoutu ena ke ya kgale haholo kapa e se e sebedisitswe. Kopa e ntjha."],
			"problem_codes_unavailable": ["Seva ena ha e romele melaetsa. Sebedisa phasewete ya hao."],
			"problem_codes_spent": ["Re ke ke ra romela dikhoutu tse ding kajeno. Kena ka phasewete ya hao, kapa o leke hape hosane."],
			"problem_proof_needed": ["Batho ba bangata ba kena ho tswa netwekeng ya hao hona jwale. Ka kopo leka hape."],
			"problem_device_overtaken": ["Ka kopo tobetsa hape."],
			"problem_cancelling_costs": ["Ho hlakola ho a lefuwa jwale. Sheba hape."],
			"problem_owed_changed": ["O na le mokoloto wa maeto a fetileng. Ka kopo sheba theko hape."]
		} },
		"assistant": { "default": {
			"aiTitle": ["Dikarolo tsa AI"],
			"aiTabVoice": ["Ho Odara ka Lentswe"],
			"aiTabShopping": ["Ho Reka ka Bohlale"],
			"aiTabPricing": ["Ditheko tsa Tlhodisano"],
			"aiTabVehicle": ["Netefatso ya Koloi"],
			"aiTabTraining": ["Thupelo ya Ditshebeletso tse Ngata"],
			"aiOwnRules": [
				"Bua kapa o ngole seo o se hlokang; ",
				["product"],
				" e a se batla."
			],
			"aiPowered": [
				"Mmotlolo wa AI ",
				["name"],
				" o sebetsa lentswe le dikgothaletso; melawana ya rona e hlahloba tsohle."
			],
			"aiByRules": [
				"E balilwe ke ",
				["product"],
				"."
			],
			"aiByModel": [
				"E hlahisitswe ke mmotlolo wa AI ",
				["name"],
				", ya hlahlojwa ke melawana ya rona."
			],
			"aiStore": ["Lebenkele"],
			"aiNoStores": ["Ha ho lebenkele la diranta le tlisang ho wena. Ditheko ke tsa le leng."],
			"aiTotal": ["Kakanyo ya kakaretso"],
			"voiceIdle": ["Tobetsa ho qala"],
			"voiceRecording": ["E mametse..."],
			"voiceProcessing": ["E a sebetsa..."],
			"voiceHint": ["Bolela dintho tse kang: dipanana 2\xA0kg, lebese 1\xA0litara, bohobe bo bosweu"],
			"voiceBox": ["Seo o se hlokang"],
			"voiceSample": ["Mohlala"],
			"voiceSampleText": ["Sebatli sena ha se a utlwa mantswe. Fetola mohlala ona kapa o ngole a hao, ebe o a romela."],
			"voiceSend": ["Fumana dintho"],
			"voicePrivacy": ["Sebatli sa hao se fetola puo mongolo. Re fumana mongolo, e seng lentswe."],
			"voiceResult": ["Seo re se utlwisisitseng"],
			"voiceConfidence": [
				"Bonnete ba ",
				["percent"],
				"%"
			],
			"voiceRounded": [
				"O kopile ",
				["asked"],
				"; e rekiswa ka ",
				["unit"],
				"."
			],
			"unitEach": ["dikotwana"],
			"unitPack": ["dipakete"],
			"voiceRefused": ["Phoso ya ho Rekota"],
			"voiceRefusedText": ["E sitwa ho fihlella maekerofouno. Ka kopo hlahloba ditumello."],
			"voiceStarted": ["Ho Rekota ho Qadile"],
			"voiceStartedText": ["Bolela odara ya hao ya dijo ka ho hlaka..."],
			"voiceFailed": ["Phoso ya Tshebetso"],
			"voiceFailedText": ["E hlolehile ho sebetsa odara ya lentswe. Ka kopo leka hape."],
			"voiceClarify": ["Ho Hlokeha Tlhakisetso"],
			"voiceDone": ["Odara e Sebeditswe"],
			"voiceFound": [
				[
					"n",
					"plural",
					{
						"one": ["Ho fumanwe ntho e le ", "#"],
						"other": ["Ho fumanwe dintho tse ", "#"]
					}
				],
				". Kakanyo ya kakaretso: ",
				["amount"]
			],
			"smartHousehold": ["Batho ba lelapa"],
			"smartBudget": ["Tekanyetso ya beke"],
			"smartDiets": ["Dikgetho tsa dijo"],
			"smartGenerate": ["Etsa Lenane la Beke la ho Reka"],
			"smartHow": ["Kamoo e sebetsang kateng"],
			"smartHow1": ["Re bala seo lelapa la hao le se jang ka beke: meroho le ditholwana, dijo tsa motheo, protheine, lebese."],
			"smartHow2": ["Re e tlatsa ka lebenkele le le leng, boleng bo hlwahlwa pele, le seo o kileng wa se reka, re sa fete tekanyetso."],
			"smartHow3": ["Ka mofuta wa dijo re nka feela tse tshwanelang ka nnete. Leibole ke yona qetello: e bale, o botse ngaka ya hao."],
			"smartDone": ["Lenane le Bohlale le Entswe"],
			"smartCreated": [
				[
					"n",
					"plural",
					{
						"one": [
							"Ho entswe ntho e le ",
							"#",
							" e nang"
						],
						"other": [
							"Ho entswe dintho tse ",
							"#",
							" tse nang"
						]
					}
				],
				" le ntlha ya phepo ",
				["score"],
				"/10"
			],
			"smartFailed": ["Ho Etsa ho Hlolehile"],
			"smartFailedText": ["E sitwa ho etsa lenane le bohlale. Ka kopo leka hape."],
			"smartList": ["Beke ya hao"],
			"smartEmpty": ["Ha ho letho lebenkeleng lena le tshwanelang dijo le tekanyetso ya hao."],
			"smartOfBudget": ["ya tekanyetso ya hao ya ", ["budget"]],
			"smartOrdersUsed": [[
				"n",
				"plural",
				{
					"one": [
						"odara e le ",
						"#",
						" ya pele e shebilwe"
					],
					"other": [
						"diodara tse ",
						"#",
						" tsa pele di shebilwe"
					]
				}
			]],
			"smartScoreNote": ["Palo ya se lenaneng bakeng sa lelapa la hao, e seng keletso ya bongaka."],
			"dietVegetarian": ["Ba sa jeng nama"],
			"dietVegan": ["Dimela feela"],
			"dietHalal": ["Halal (ya Boislamo)"],
			"dietKosher": ["Kosher (ya Sejuda)"],
			"dietGluten": ["Ntle le gluten"],
			"dietDairy": ["Ntle le lebese"],
			"dietLowCarb": ["Dikhabohaedreite tse tlase"],
			"dietDiabetic": ["Bakeng sa lefu la tswekere"],
			"dietHeart": ["Bophelo ba pelo"],
			"ratePromise": ["Tshepiso ya Theko"],
			"ratePromiseText": [
				"Re boloka ditefello tsa rona di le ",
				["percent"],
				"% ka tlase ho tsa sesebediswa se etellang pele."
			],
			"rateValid": [
				"Tefello ya papiso e bontshwa ka letsatsi le mohlodi wa yona, e patwa ha e feta ",
				[
					"days",
					"plural",
					{
						"one": ["letsatsi le le ", "#"],
						"other": ["matsatsi a ", "#"]
					}
				],
				"."
			],
			"rateUpdated": ["E ntjhafaditswe la ho qetela ", ["time"]],
			"rateNotLoaded": ["Ha re a kgona ho laola ditefello."],
			"rateLeading": ["Sesebediswa se etellang ", ["amount"]],
			"rateNone": ["Ha ho tefello ya jwale ya ho bapisa."],
			"rateSaved": ["O boloka ", ["amount"]],
			"ratePublished": ["tefello e phatlaladitsweng"],
			"rateRecorded": ["rekoto ya rona"],
			"rateRideBase": ["Leeto, tefo ya motheo"],
			"rateRidePerKm": ["Leeto, ka km"],
			"rateFood": ["Dijo, ho tloha"],
			"rateGrocery": ["Dijo tsa lebenkele, ho tloha"],
			"rateParcel": ["Ho romela diphuthelwana"],
			"rateScooter": ["Ho tlisa ka sekuta"],
			"kindCar": ["Koloi"],
			"kindScooter": ["Sekuta"],
			"kindMotorcycle": ["Sethuthuthu"],
			"kindBakkie": ["Bakkie"],
			"vehicleKind": ["Mofuta wa koloi"],
			"vehicleMadeIn": ["Selemo sa tlhahiso"],
			"vehicleVerify": ["Netefatsa Tshwanelo ya Koloi"],
			"vehicleResult": ["Sephetho"],
			"vehicleEligible": ["E a Tshwaneleha"],
			"vehicleNotEligible": ["Ha e Tshwanelehe"],
			"vehicleBenefits": ["Seo e ka se jarang"],
			"vehicleNext": ["Se seng se hlokehang"],
			"vehicleToastEligible": ["Koloi e a Tshwaneleha"],
			"vehicleToastOld": ["Koloi e Tsofetse Haholo"],
			"vehicleFailed": ["Netefatso e Hlolehile"],
			"vehicleFailedText": ["E sitwa ho netefatsa dilemo tsa koloi. Ka kopo leka hape."],
			"vehiclePolicy": ["Leano la dikoloi"],
			"vehicleLimit": ["ho fihla ", [
				"n",
				"plural",
				{
					"one": ["selemo se le ", "#"],
					"other": ["dilemo tse ", "#"]
				}
			]],
			"policyInspection": ["Tlhahlobo ya polokeho e fetileng"],
			"policyInsurance": ["Inshorense e ntseng e sebetsa"],
			"policyRegistration": ["Ngodiso"],
			"trainedRides": ["Maeto"],
			"trainedFood": ["Dijo"],
			"trainedGrocery": ["Dijo tsa lebenkele"],
			"trainedParcel": ["Diphasela"],
			"trainedScooter": ["Sekuta"],
			"trainedDone": ["E phethilwe"],
			"trainedMinutes": ["metsotso e ", ["n"]],
			"trainedCertificate": ["Setifikeiti: ", ["name"]],
			"trainedRequired": ["e a hlokeha"],
			"trainedOptional": ["ke boikgethelo"],
			"trainedSelect": ["Kgetha"],
			"trainedSelected": ["E kgethilwe"],
			"trainedStart": ["Qala Thupelo"],
			"trainedProgress": ["Kgatelopele ya kgetho ya hao"],
			"trainedSaved": ["Mojule o phethwa ha dithuto di badilwe mme teko e fetilwe. Seva e o boloka."],
			"trainedForDrivers": ["Bakganni ba ithuta mona ho sebeletsa ditshebeletso tse ngata. Mojule ka mong ke dithuto le teko, mme seo ba se phethang se a bolokwa. Jwalo ka mopalami o ka bala hore bakganni ba hao ba rupeletswe eng."],
			"trainedNotLoaded": ["Ha re a kgona ho laola thupelo."],
			"trainedFailed": ["E hlolehile ho qala mojule wa thupelo"],
			"trainedLevels": ["Maemo a setifikeiti"],
			"trainedScooterBenefits": ["Hobaneng sekuta"],
			"rateExample": ["palo ya mohlala"],
			"needWords": ["Bua kapa ngola seo o se batlang pele."],
			"voiceTry": ["Leka e nngwe ya tsena"],
			"voiceTry1": ["kgoho, morohho le raese"],
			"voiceTry2": ["phofo poone 5 kg, raese le mahe a 12"],
			"voiceTry3": ["ditamati, dieiye le ditapole"],
			"voiceThen": ["O bona ntho ka nngwe le theko ya yona pele ho kenngwa letho serotong."],
			"voiceTry4": ["bohobe bo bosootho, botoro le tee"],
			"voiceTry5": ["dihwete, khabetjhe le oli"]
		} },
		"auth": { "default": {
			"account": ["Akhaonto"],
			"register": ["Ngodisa"],
			"loginTitle": ["Re a o amohela hape"],
			"registerTitle": ["Bula akhaonto"],
			"forgotPassword": ["O lebetse phasewete ya hao?"],
			"backToLogin": ["Kgutlela ho keneng"],
			"signingIn": ["O a kena..."],
			"creatingAccount": ["Akhaonto e a bulwa..."],
			"loginSuccessTitle": ["Re a o amohela hape!"],
			"loginSuccess": ["O kene ka katleho."],
			"loginFailedTitle": ["Ho kena ho hlolehile"],
			"loginFailed": ["Dintlha tsa ho kena ha di a nepahala"],
			"registerSuccessTitle": ["Akhaonto e butswe!"],
			"registerSuccess": [
				"Re a o amohela ho ",
				["product"],
				"!"
			],
			"registerFailedTitle": ["Ho ngodisa ho hlolehile"],
			"registerFailed": ["Akhaonto ha e a kgona ho bulwa"],
			"resetSentTitle": ["Imeile e rometswe!"],
			"resetSent": ["Sheba imeile ya hao bakeng sa ditaelo tsa ho fetola phasewete."],
			"resetNotSent": ["Imeile ha e a romelwa"],
			"forgotTitle": ["Fetola phasewete ya hao"],
			"forgotText": ["Re romela sehokelo imeileng ya hao. Se sebetsa hang feela, ka metsotso e 30."],
			"sendResetLink": ["Romela sehokelo"],
			"newPasswordTitle": ["Kgetha phasewete e ntjha"],
			"savePassword": ["Boloka phasewete"],
			"passwordChangedTitle": ["Phasewete e fetotswe"],
			"passwordChanged": ["Kena ka phasewete e ntjha. Disebediswa tse ding kaofela di ntshitswe."],
			"chooseRole": [
				"O tla sebedisa ",
				["product"],
				" jwang?"
			],
			"passengerRoleNote": ["Palama, odara, romela."],
			"driverRoleNote": ["Kganna, isa, fumana tjhelete."],
			"fullName": ["Lebitso le feletseng"],
			"phoneNumber": ["Nomoro ya mohala"],
			"gender": ["Bong"],
			"vehicleRegistration": ["Ngodiso ya koloi"],
			"vehicleModel": ["Mofuta wa koloi"],
			"vehicleColor": ["Mmala wa koloi (ha o qobellwe)"],
			"licenseNumber": ["Nomoro ya laesense ya ho kganna (ha e qobellwe)"],
			"searchByPhone": ["Batla ka nomoro ya mohala"],
			"quickLoginDemo": ["Batho ba pontsho. Tobetsa a le mong ho bona app jwalo ka yena."],
			"quickLoginWhose": ["Diakhaonto tse kileng tsa kena sesebedisweng sena. Tobetsa ya hao: ha e hloke phasewete."],
			"verified": ["O netefaditswe"],
			"unverified": ["Ha a so netefatswe"],
			"ridesCount": [[
				"n",
				"plural",
				{
					"one": ["leeto le le ", "#"],
					"other": ["maeto a ", "#"]
				}
			]],
			"justNow": ["Hona jwale"],
			"hoursAgo": [[
				"n",
				"plural",
				{
					"one": [
						"hora e le ",
						"#",
						" e fetileng"
					],
					"other": [
						"dihora tse ",
						"#",
						" tse fetileng"
					]
				}
			]],
			"yesterday": ["Maobane"],
			"noRecentUsers": ["Ha ho basebedisi ba morao tjena"],
			"usersNotLoaded": ["Diakhaonto ha di a kgona ho bulwa."],
			"goToFullLogin": ["Eya ho Keneng ka Botlalo"],
			"fullLogin": ["Ho Kena ka Botlalo / Ngodisa"],
			"backToWelcome": ["Kgutlela Qalong"],
			"forgetDevice": ["Lebala sesebediswa sena"],
			"loggedInAs": ["O kene jwalo ka ", ["name"]],
			"quickLoginFailed": ["Ho kena ho hlolehile"],
			"phoneOrEmailLogin": ["Nomoro ya mohala kapa imeile"],
			"confirmPasswordTitle": ["Phasewete ya hao, ka kopo"],
			"confirmPasswordText": ["Pele sena se fetoha, re etsa bonnete ba hore ke wena."],
			"confirmPasswordDemo": ["Phasewete ya pontsho ke ", ["password"]],
			"confirmPasswordWrong": ["Eo ha se phasewete ya hao"],
			"confirmPasswordFailed": ["Phasewete ya hao ha e a kgona ho hlahlojwa"],
			"resetKeptTitle": ["Ha ho imeile e ka romelwang"],
			"resetKept": ["Seva ena ha e na tshebeletso ya imeile, kahoo ha ho lehokela le tla o fihlela. Botsa batho ba e tsamaisang."],
			"forgetDeviceTitle": ["O lebale sesebediswa sena?"],
			"forgetDeviceText": ["Diakhaonto tse kileng tsa kena mona di tloswa lenaneng lena, mme ho kena hape ho hloka phasewete. Ha ho motho ya ntshwang."],
			"forgetDeviceDo": ["Lebala"],
			"forgetDeviceKeep": ["Boloka"],
			"forgetDeviceDone": ["Di lebetswe sesebedisweng sena"],
			"forgetDeviceDemo": ["Diakhaonto tsa pontsho di dula lenaneng: moeti e mong le e mong o a di arolelana."],
			"forgetDeviceFailed": ["Sesebediswa ha se a kgona ho lebalwa"],
			"tryTitle": ["Seo o ka se lekang"],
			"tryNote": ["Ena ke pontsho. Ho tobetsa hang ho o kenya jwalo ka e mong wa batho ba yona."],
			"tryRide": ["Nka leeto ho haola Pretoria"],
			"tryFood": ["Odara dijo kitjhineng e haufi"],
			"tryParcel": ["Romela sephuthelwana"],
			"trySchool": ["Fumanela ngwana setulo sa ho ya sekolong"],
			"tryDrive": ["Kganna o fumane moputso"],
			"searchByPhoneHint": [[
				"n",
				"plural",
				{
					"one": ["Bonyane nomoro e le ", "#"],
					"other": ["Bonyane dinomoro tse ", "#"]
				}
			]],
			"sendCode": ["Nthomelle khoutu"],
			"orPassword": ["kapa ka phasewete ya hao"],
			"codeNeedsPhone": ["Kenya nomoro ya hao ya mohala: khoutu e tla ka molaetsa"],
			"codeTitle": ["Kenya khoutu"],
			"codeSentTo": [
				"Re rometse dinomoro tse tsheletseng ho ",
				["phone"],
				". Di sebetsa ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				", sebatleng sena feela."
			],
			"codeCalled": [
				"Re letsetsa ",
				["phone"],
				" mme re bolela dinomoro tse tsheletseng, habedi. Di sebetsa ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				", sebatleng sena feela."
			],
			"codeSentByWhatsApp": [
				"Re rometse dinomoro tse tsheletseng ho ",
				["phone"],
				" ka WhatsApp. Di sebetsa ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				", sebatleng sena feela."
			],
			"codeSharedWhy": [
				"Ba bang ba kopile dikhoutu tse ngata bakeng sa ",
				["phone"],
				"."
			],
			"codeShared": [
				"Ngola dinomoro tse leshome le metso e mmedi tsa molaetsa oo re o rometseng teng ka ",
				["time"],
				". Di sebetsa ho fihlela ka ",
				["until"],
				"."
			],
			"codeSharedNext": ["Ha ho molaetsa? O mong o ka romelwa ha dinomoro tsena di felletswe ke nako."],
			"code": ["Khoutu"],
			"codeAgain": ["Romela khoutu e ntjha"],
			"codeAgainIn": [[
				"n",
				"plural",
				{
					"one": ["Khoutu e ntjha ka mora motsotswana o le ", "#"],
					"other": ["Khoutu e ntjha ka mora metsotswana e ", "#"]
				}
			]],
			"codeNotCome": ["Ha e so fihle?"],
			"codeByCall": ["Nletsetse o mpolelle khoutu"],
			"codeByWhatsApp": ["E romele ka WhatsApp"],
			"codeOtherNumber": ["Fetola nomoro"],
			"codeDemo": [
				"Pontsho ena ha e romele melaetsa. Khoutu ya ",
				["phone"],
				" ke ",
				["code"],
				"."
			],
			"codeNotSent": ["Khoutu ha e a romelwa"],
			"codeFailed": ["Khoutu ha e a hlahlojwa"],
			"contestedTitle": ["Akhaonto e nngwe e na le nomoro ena"],
			"contestedText": ["Nomoro ha e a netefatswa moo nako e telele, kapa le kgale. Haeba akhaonto ke ya hao, kenya phasewete ya yona hang."],
			"contestedNew": ["Hase ya ka: qala akhaonto e ntjha"],
			"contestedNewNote": ["Jwale nomoro e tla ba ya akhaonto ya hao e ntjha."],
			"invitedTitle": [
				"Na o ",
				["name"],
				"?"
			],
			"invitedText": [
				["city"],
				" e na le nomoro ena lenaneng la yona la bakganni: ",
				["name"],
				", ",
				["vehicle"],
				" ",
				["plate"],
				"."
			],
			"invitedYes": ["Ee, ke nna"],
			"invitedNo": ["Tjhe, nomoro ena ke ya ka"],
			"invitedNoNote": ["Sehlopha se tla tsebiswa hore se na le nomoro ya motho e mong, mme o ka qala akhaonto ya hao."],
			"phoneConfirmed": ["E netefaditswe ka khoutu"],
			"emailOptional": ["Imeile (ha e qobelloe)"],
			"passwordOptional": ["Phasewete (ha e qobelloe)"],
			"codesEnough": ["Ntle le phasewete o kena ka khoutu mohaleng wa hao."],
			"confirmCodeTitle": ["Netefatsa hore ke wena"],
			"changePhoneTitle": ["Nomoro ya hao ya mohala"],
			"changePhoneText": ["Khoutu e ya nomorong eo. Ke ya hao hang ha o kentse khoutu mona."],
			"changePhoneDone": ["Nomoro ya hao e netefaditswe"],
			"recoverTitle": ["Kgutlela akhaontong ya hao"],
			"recoverText": ["O lebetse phasewete, kapa o na le mohala o motjha o nang le nomoro e tshwanang? Khoutu nomorong ya hao e o kenya mona mme e ntsha disebediswa tse ding kaofela."],
			"recoverByEmail": ["o lahlehetswe le ke nomoro?"],
			"recoverDoneTitle": ["O kgutlile"],
			"recoverDone": ["Disebediswa tse ding kaofela di ntshitswe."],
			"recoverPasswordText": ["O kene. Phasewete e ntjha ke tsela ya bobedi ya ho kena; dikhoutu di tswela pele ho sebetsa ntle le yona."],
			"recoverPasswordNot": ["E seng jwale"],
			"codeConfirm": ["Netefatsa khoutu"],
			"codeConfirmNumber": ["Netefatsa nomoro ena"],
			"recoverMailText": ["Jwale re romela sehokelo imeileng ya akhaonto ya hao. Se sebetsa hang feela, ka metsotso e 30."],
			"quickLoginWhat": ["Bakeng sa diakhaonto tse kileng tsa kena sesebedisweng sena"],
			"quickLoginNone": ["Akhaonto e bonahala mona hang ha e kene sesebedisweng sena."],
			"actConfirm": ["Netefatsa"],
			"actSaveProfile": ["Boloka dintlha tsa ka"],
			"actSetPassword": ["Fetola phasewete ya ka"],
			"actSetEmail": ["Fetola imeile ya ka"],
			"actSignOutDevices": ["Ntsha disebediswa"],
			"actDeleteAccount": ["Hlakola akhaonto ya ka jwale"],
			"actExport": ["Jarolla datha ya ka"],
			"actChangeNumber": ["Fetola nomoro ya ka"],
			"actSaveContact": ["Boloka motho enwa"],
			"actRemoveContact": ["Tlosa motho enwa"],
			"actSendDocument": ["Romela tokomane"],
			"actSendCheck": ["Romela bakeng sa tekolo"],
			"actWithdrawCheck": ["Hula tekolo"],
			"actOpenDocument": ["Bula tokomane"],
			"actSaveVehicle": ["Boloka koloi"],
			"actRemoveVehicle": ["Tlosa koloi"],
			"actConfirmNumber": ["Netefatsa nomoro ya ka"],
			"sendCodeInstead": ["Sebedisa khoutu sebakeng sa yona"]
		} },
		"auth-password": { "default": {
			"passwordHint": [[
				"n",
				"plural",
				{
					"one": ["Bonyane tlhaku e le ", "#"],
					"other": ["Bonyane ditlhaku tse ", "#"]
				}
			]],
			"showTyped": ["Bontsha seo o se ngotseng"],
			"hideTyped": ["Pata seo o se ngotseng"]
		} },
		"brand": { "default": {
			"lawVersion": ["Phetolelo ", ["n"]],
			"lawOther": [
				"Ha ho phetolelo ka puo ya hao: ena ke ya ",
				["language"],
				"."
			],
			"lawNone": [["product"], " ha e so phatlalatse mongolo ona."],
			"lawNotLoaded": ["Ha re a kgona ho laela mongolo ona."],
			"helpTitle": ["Thuso le boikopanyo"],
			"helpNone": [["product"], " ha e so phatlalatse boikopanyo."],
			"helpCall": ["Letsetsa ", ["phone"]],
			"helpWrite": ["Ngolla ", ["email"]],
			"helpChat": ["Buisana le sehlopha"],
			"helpHours": ["Dihora tsa ho fumaneha: ", ["hours"]],
			"helpWho": ["Ke mang ya tsamaisang"],
			"helpTax": ["Nomoro ya lekgetho ", ["number"]],
			"consentBand": ["Ka kopo bala dipehelo tsa rona pele ho leeto la hao le latelang."],
			"consentRead": ["Bala"],
			"consentTitle": ["Bala mme o dumele"],
			"consentText": ["Mengolo ena e metjha, kapa e fetohile ho tloha ha o e dumela."],
			"consentAgree": ["Ke a dumela"],
			"consentNotSaved": ["Tumello ya hao ha e a bolokwa"],
			"lawTerms": ["Dipehelo"],
			"lawPrivacy": ["Lekunutu"],
			"lawDrivers": ["Tumellano ya bakganni"],
			"lawHelp": ["Thuso le boikopanyo"],
			"agreeTo": ["Ke badile mme ke a dumela:"]
		} },
		"cars": { "default": {
			"carLooks": [
				["car"],
				" ",
				["colour"]
			],
			"carWhite": ["e tshweu"],
			"carSilver": ["ya silevera"],
			"carGrey": ["e putswa"],
			"carBlack": ["e ntsho"],
			"carRed": ["e kgubedu"],
			"carMaroon": ["e maronu"],
			"carBlue": ["e bolou"],
			"carGreen": ["e tala"],
			"carYellow": ["e mosehla"],
			"carOrange": ["ya lamunu"],
			"carGold": ["ya kgauta"],
			"carBeige": ["ya kherimi"],
			"carBrown": ["e sootho"],
			"carPurple": ["e perese"]
		} },
		"catalogue": { "default": {
			"foodGate": ["Kena hore o odare dijo"],
			"foodSearch": ["Batla direstorante"],
			"foodCuisines": ["Mefuta ya dijo"],
			"foodAll": ["Direstorante tsohle"],
			"foodNone": ["Ha ho restorante e tshwanelang mona hajwale."],
			"foodNotLoaded": ["Ha re a kgona ho bula sena."],
			"foodClosedNow": ["E kwetswe jwale"],
			"foodExtras": ["Tse ding"],
			"foodAdd": ["Eketsa"],
			"foodAddName": ["Eketsa ", ["name"]],
			"showPictures": ["Bontsha ditshwantsho"],
			"foodGone": ["Ha e yo kajeno"],
			"foodAdded": ["E kentswe serotong"],
			"foodPlaced": ["Odara e rometswe"],
			"foodFailed": ["Ho hlolehile ho romela odara. Ka kopo leka hape."],
			"cuisineAll": ["Tsohle"],
			"cuisineSouthAfrican": ["Sa Afrika Borwa"],
			"cuisineFastFood": ["Dijo tse potlakileng"],
			"cuisineItalian": ["Sa Italy"],
			"cuisineIndian": ["Sa India"],
			"cuisineChinese": ["Sa China"],
			"cuisineAfrican": ["Sa Afrika"],
			"cuisineContinental": ["Sa Yuropa"],
			"shopClosed": ["E kwetswe"],
			"cartTitle": ["Seroto sa hao"],
			"cartOpen": ["Seroto · ", ["n"]],
			"cartEmpty": ["Seroto sa hao ha se na letho"],
			"cartLess": [
				"Fokotsa ",
				["name"],
				" ka e le nngwe"
			],
			"cartMore": [
				"Eketsa ",
				["name"],
				" ka e le nngwe"
			],
			"cartNote": ["Molaetsa ho kitjhene"],
			"cartSubstitute": ["Haeba e se yo"],
			"substituteAllow": ["E tshwanang haholo"],
			"substituteAsk": ["Mpotse"],
			"substituteRefund": ["E tlohele"],
			"cartSubtotal": ["Kakaretso ya dintho"],
			"cartDeliveryFee": ["Tefiso ya ho tlisa"],
			"cartServiceFee": ["Tefiso ya tshebeletso"],
			"cartFeeInside": ["ho kenyelletswa tlisetso ", ["delivery"]],
			"cartFeesInside": [
				"ho kenyelletswa tlisetso ",
				["delivery"],
				" le tshebeletso ",
				["service"]
			],
			"priceFrom": ["ho tloha ho ", ["amount"]],
			"cartLeast": [
				"Diodara di qala ho ",
				["amount"],
				" ntle le ditefiso."
			],
			"cartNoPrice": ["Ha re so na theko ya ho tlisa atereseng ena."],
			"cartAddress": ["Aterese ya ho tlisa"],
			"cartCourierNote": ["Molaetsa ho motlisi"],
			"cartNoAddress": ["Kgetha moo e iswang teng."],
			"cartOtherTitle": ["Qala seroto se setjha?"],
			"cartOther": [
				"Seroto sa hao se na le dintho tsa ",
				["name"],
				". Odara e nngwe ke ya lebenkele le le leng."
			],
			"cartStartOver": ["Qala seroto se setjha"],
			"groceryPlace": ["Romela odara"],
			"groceryPlacing": ["Odara e a romelwa..."],
			"groceryPlaced": ["Odara e rometswe!"],
			"groceryFailed": ["Ho hlolehile ho romela odara"],
			"storesNone": ["Ha ho lebenkele le tlisang mona hajwale."],
			"storesNotLoaded": ["Ha re a kgona ho bula sena."],
			"storeSupermarket": ["Suphamakete"],
			"storeMarket": ["Mmaraka"],
			"storeButchery": ["Selagha"],
			"storeBakery": ["Lebakari"],
			"storeConvenience": ["Lebenkele la haufi"],
			"storeDelivery": [
				"Ho tlisa ",
				["fee"],
				" · ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				]
			],
			"storeShop": ["Reka jwale"],
			"storeBack": ["Kgutlela mabenkeleng"],
			"productSearch": ["Batla"],
			"productSearchHint": ["Batla dihlahiswa..."],
			"productCategory": ["Sehlopha"],
			"productAll": ["Dihlopha tsohle"],
			"productsNone": ["Ha ho ntho e jwalo mona."],
			"productOrganic": ["Ya tlhaho"],
			"productInStock": ["E teng: E"],
			"productNotInStock": ["E teng: Tjhe"],
			"productAdd": ["Kenya serotong"],
			"productAddName": ["Kenya serotong: ", ["name"]],
			"productOut": ["E fedile"],
			"grocerySay": ["Bolela seo o se hlokang"],
			"cartPut": ["Kenya karikining"],
			"cartSignIn": ["Kena ho odara"],
			"cartShopNote": ["Molaetsa ho ya o kgethelang"],
			"minutesRange": ["metsotso e ", ["range"]],
			"againTitle": ["Odara hape ho ", ["name"]],
			"againLine": [
				["n"],
				" × ",
				["name"]
			],
			"againGone": ["Ha e fumanehe hona jwale"],
			"againWithout": [
				"Ntle le ",
				["extras"],
				": ha e sa fanwa"
			],
			"againPrice": [
				"E ne e le ",
				["before"],
				", jwale ",
				["now"]
			],
			"againNothing": ["Ha ho letho la odara ena le fumanehang hona jwale."],
			"againShopGone": [["name"], " ha e o tlisetse hona jwale."],
			"againLook": ["Bona tsohle tsa ", ["name"]],
			"againPut": [
				"Kenya ",
				[
					"n",
					"plural",
					{
						"one": ["ntho e ", "#"],
						"other": ["dintho tse ", "#"]
					}
				],
				" serotong"
			],
			"cartPutNothing": ["Ha ho letho le fumanweng le ka kenngwang serotong."],
			"offlineOrder": ["O ka odara ha o se o hoketswe hape."],
			"cartView": ["Bona seroto"],
			"cartThings": [[
				"n",
				"plural",
				{
					"one": ["ntho e ", "#"],
					"other": ["dintho tse ", "#"]
				}
			]],
			"cartNoteAdd": ["Eketsa molaetsa"],
			"cartShopNoteAdd": ["Eketsa molaetsa ho ya o kgethelang"],
			"cartCourierNoteAdd": ["Eketsa molaetsa ho motlisi"],
			"cartArrives": [
				"E fihla ",
				["from"],
				"–",
				["to"]
			],
			"cartArrivesNote": ["Haeba o odara hona jwale, ho ya ka lebenkele"],
			"shopDelivery": ["Ho tlisa ", ["fee"]],
			"menuSections": ["Dikarolo tsa menyu"],
			"menuEmpty": ["Ha ho letho menyung ena hajoale."],
			"dishLiked": [
				["percent"],
				"% ba e ratile (",
				["of"],
				")"
			],
			"goodsFound": ["Mabenkeleng a haufi le wena"],
			"goodsSearch": ["Batla mabenkeleng ohle"],
			"foodSearchHint": ["Batla direstorante le dijo"],
			"againRow": ["Odara hape"],
			"againOf": [
				["name"],
				", hape: ",
				["what"]
			],
			"groceryList": ["Lenane la beke"],
			"foodListNotLoaded": ["Ha re a kgona ho bula direstorante."],
			"menuNotLoaded": ["Ha re a kgona ho bula menyu."],
			"deliverToPin": ["Letshwao la hao mmapeng"],
			"cartWithFees": ["le ditefiso tsohle"],
			"cartAddMore": ["Eketsa dintho tse ding"],
			"shopOpenAllDay": ["E butswe dihora tse\xA024"],
			"sectionMains": ["Dijo tse kgolo"],
			"sectionSides": ["Dijo tsa ka thoko"],
			"sectionDrinks": ["Dino"],
			"sectionBurgers": ["Dibekere"],
			"sectionCurries": ["Dikheri"],
			"sectionPizza": ["Dipitsa"],
			"sectionPasta": ["Phasta"],
			"sectionRice": ["Raese"],
			"sectionChicken": ["Kgoho"],
			"sectionSweets": ["Tse tswekere"],
			"sectionNoodles": ["Dinudele"],
			"sectionStarters": ["Tse qalang"],
			"sectionSalads": ["Disalate"],
			"sectionBread": ["Bohobe"],
			"sectionPantry": ["Dijo tse omileng"],
			"sectionVegetables": ["Meroho"],
			"sectionFruit": ["Ditholwana"],
			"sectionDairy": ["Lebese le mahe"],
			"sectionMeat": ["Nama le tlhapi"],
			"sectionBakery": ["Bohobe le dikuku"],
			"sectionHousehold": ["Tsa lapeng"],
			"sectionCare": ["Tlhokomelo le lesea"],
			"sectionSnacks": ["Diseneke"],
			"shopFrom": ["Ho tswa ho ", ["name"]],
			"foodGateText": ["Jwale o tla bona direstorante tse haufi, dimenyu tsa tsona le theko ya sejo ka seng."],
			"foodGateNew": ["Bula akhaonto"],
			"shopOpenUntil": ["E butswe ho fihlela ", ["time"]],
			"shopClosedUntil": ["E kwetswe jwale · e bulwa ", ["time"]],
			"shopOpens": ["E bulwa ", ["time"]]
		} },
		"chat": { "default": {
			"chatTitle": ["Tshehetso ka puisano"],
			"chatIntro": ["Mothusi wa rona ya iketsang o araba hang-hang. O ka kopa motho nako efe kapa efe."],
			"chatToLastTrip": ["Bula leeto la hao la ho qetela"],
			"chatCategory": ["E mabapi le eng?"],
			"catGeneral": ["Kakaretso"],
			"catTechnical": ["Tsa setegeniki"],
			"catPayment": ["Tefo"],
			"catRide": ["Leeto"],
			"chatPriority": ["E potlakile hakae?"],
			"prioNormal": ["Mahareng"],
			"prioLow": ["Tlase"],
			"prioHigh": ["Hodimo"],
			"prioUrgent": ["E potlakile haholo"],
			"chatStart": ["Qala puisano e ntjha"],
			"chatStarted": ["Puisano e qadile"],
			"chatStartFailed": ["Ho hlolehile ho qala puisano"],
			"chatSendFailed": ["Ho hlolehile ho romela molaetsa"],
			"chatYours": ["Dipuisano tsa hao"],
			"chatTopics": ["Dihlooho tse potlakileng"],
			"topicLost": ["Ntho e lahlehileng"],
			"topicPayment": ["Bothata ba tefo"],
			"topicSafety": ["Polokeho"],
			"topicAccount": ["Akhaonto ya ka"],
			"chatCommon": ["Dipotso tse tlwaelehileng"],
			"chatHelper": ["Mothusi ya iketsang"],
			"chatTeam": ["Sehlopha sa tshehetso"],
			"chatOpen": ["E butswe"],
			"chatClosed": ["E kwetswe"],
			"chatWaits": ["Motho wa sehlopha sa rona o tla araba hang ha a lokolohile."],
			"chatAnswers": [["name"], " wa sehlopha sa rona o a o araba."],
			"chatWrite": ["Molaetsa"],
			"chatSend": ["Romela"],
			"chatEnd": ["Kwala puisano"],
			"chatOver": ["Puisano ena e kwetswe. Qala e ntjha ha o re hloka."],
			"chatRate": ["Na see se o thusitse?"],
			"chatRated": ["Re leboha ha o re bolelletse."],
			"chatRateFailed": ["Karabo ya hao ha e a bolokwa. Ka kopo leka hape."],
			"chatUnsent": ["O tla romelwa ha kgokahano e kgutlile"],
			"chatSending": ["O tseleng"],
			"chatEarlier": ["Melaetsa ya pele"],
			"chatNotLoaded": ["Ha re a kgona ho bula dipuisano tsa hao."],
			"chatAboutTrip": ["Mabapi le leeto la hao la nomoro ", ["n"]],
			"chatBack": ["Dipuisano tsohle"],
			"chatNotClosed": ["Puisano ha e a kwalwa"],
			"chatTryLater": ["Ka kopo leka hape."],
			"chatWith": ["Ngolla ", ["name"]],
			"chatTripTitle": ["Puisano le ", ["name"]],
			"chatTripNote": ["Ke lona ba babedi feela le balang sena. Se fela le leeto."],
			"chatTripOver": ["Leeto le fedile. Bakeng sa eng kapa eng ka lona, tlaleha bothata."],
			"chatQuick": ["Dipolelwana tse potlakileng"],
			"quickHere": ["Ke mona"],
			"quickMinute": ["Ke hloka motsotso o mong hape"],
			"quickWhere": ["O hokae hantle?"],
			"quickEntrance": ["Ke monyako"],
			"quickThanks": ["Ke a leboha"],
			"botWelcome": ["Dumela! Ke mothusi ya iketsang. Mpotse ka dintho tse lahlehileng, ditefo, tefo ya leeto, akhaonto ya hao kapa polokeho. Tobetsa \"Bua le motho\" nako efe kapa efe mme sehlopha sa rona se tla o thusa."],
			"botStaffTold": ["Re a leboha. Sehlopha sa rona se tsebisitswe mme motho o tla araba mona. Ngola se etsahetseng; o ka tloha skrining ena, re tla o tsebisa."],
			"botHandOver": ["Ke tsebisitse sehlopha sa rona. Motho o tla araba mona hang ha a lokolohile."],
			"botUnknown": ["Ha ke tsebe seo, kahoo ke tsebisitse sehlopha sa rona. Motho o tla araba mona hang ha a lokolohile."],
			"botMore": ["Ha e a thusa? Tobetsa \"Bua le motho\" mme sehlopha sa rona se o thusa."],
			"faqLostQuestion": ["Ke lebetse ntho koloing. Nka e fumana jwang?"],
			"faqLostAnswer": ["Bula leeto nalaneng ya hao mme o tobetse \"Ke siile ntho ka koloing\". Bolela hore ke eng le hore e ne e le hokae: re botsa mokganni hang-hang, mme karabo e hlaha leetong leo."],
			"faqPaymentQuestion": ["Ke na le bothata ba tefo."],
			"faqPaymentAnswer": ["Rasiti e nngwe le e nngwe nalaneng ya hao e bontsha se lefilweng mola ka mola. Haeba mola o fosahetse, tobetsa \"Tlaleha bothata\" leetong leo: re a hlahloba mme re kgutlisa se feteletseng."],
			"faqSafetyQuestion": ["Ha ke ikutlwe ke bolokehile. Nka etsang?"],
			"faqSafetyAnswer": ["Ha o le kotsing tobetsa TSHOHANYETSO leetong kapa skrining ya Polokeho: batho ba hao le sehlopha sa rona ba tsebiswa hammoho le sebaka sa hao. O ka arolelana leeto ka leng le ntse le tsamaya. Se etsahetseng pele se ngole mona; motho o tla se bala."],
			"faqAccountQuestion": ["Ke fetola akhaonto kapa phasewete ya ka jwang?"],
			"faqAccountAnswer": ["Lebitso, mohala le foto di profaeleng ya hao; phasewete, disebediswa, puo, datha ya hao le ho phumola akhaonto di ditlhophisong. Haeba o sa kgone ho kena, sebedisa \"O lebetse phasewete ya hao?\" skrining ya ho kena."],
			"faqCancelQuestion": ["Nka hlakola leeto neng?"],
			"faqCancelAnswer": ["Ho fihlela leeto le qala o ka le hlakola skrining ya lona. Ha re ntse re batla mokganni ho mahala; hamorao skrini e bolela pele o netefatsa hore na ho na le tefiso."],
			"faqFareQuestion": ["Theko ya leeto la ka e balwa jwang?"],
			"faqFareAnswer": ["Tefo ya motheo, theko ya kilomitara ka nngwe, le keketseho ka nako ya phetheselo eo o e bonang pele o kopa leeto. Seo o dumetseng ho sona ke seo o se lefang."],
			"faqDocumentsQuestion": ["Tlhahlobo ya ditokomane tsa ka e nka nako e kae?"],
			"faqDocumentsAnswer": ["Batho ba sehlopha sa rona ba sheba tokomane ka nngwe ka tatelano eo e fihlileng ka yona. Skrini ya netefatso e bontsha moo e leng teng le, ha e hannwe, lebaka le seo o ka se romelang."],
			"faqPinQuestion": ["PIN ya leeto la ka ke ya eng?"],
			"faqPinAnswer": ["E etsa bonnete ba hore o dutse koloing e nepahetseng. Sheba nomoro ya koloi pele, ebe o bolella mokganni dinomoro tse nne; leeto le qala ka tsona feela."],
			"chatShort": ["Ngolla"],
			"chatSent": ["E rometswe"],
			"chatFirst": ["Re ka o thusa jwang?"],
			"chatKind": ["Kgetha sehlooho le potlako"],
			"chatAskPerson": ["Bua le motho"],
			"chatPersonWish": ["Ke batla ho bua le motho"],
			"chatToTrips": ["Bula maeto a hao"]
		} },
		"countries": { "default": {
			"selectCountry": ["Kgetha Naha"],
			"chooseCountry": ["Kgetha Naha ya Hao"],
			"searchCountries": ["Batla dinaha kapa ditoropo..."],
			"noCountryFound": ["Ha ho naha kapa toropo ya lebitso leo."],
			"dontSeeCountry": ["Ha o bone naha ya hao? Re a hola ho pholletsa le Afrika!"],
			"requestCountry": ["Kopa Naha ya Hao"],
			"plusMore": [
				"+",
				["n"],
				" hape"
			],
			"statusLive": ["E a sebetsa"],
			"statusBeta": ["Teko"],
			"statusComingSoon": ["E tla haufinyane"],
			"statusUnknown": ["Ha e tsejwe"],
			"comingSoonTo": ["e tla haufinyane ", ["country"]],
			"joinWaitingList": ["Kena lenaneng la ho ema o fumane pele"],
			"betaIn": ["Teko e teng ", ["country"]],
			"limitedFeatures": ["Ditshebeletso tse mmalwa, o kena pele"],
			"operationalSince": ["E sebetsa ka botlalo ho tloha ", ["date"]],
			"allFeatures": ["Ditshebeletso tsohle di teng"],
			"waitingList": ["Lenane la ho ema"],
			"joinWaitingListButton": ["Kena lenaneng la ho ema"],
			"waitingListDone": ["Re a leboha. Re tla o ngolla ha ho bulwa."],
			"country": ["Naha"],
			"city": ["Toropo"],
			"phoneOrEmail": ["Mohala kapa imeile"],
			"countryZa": ["Afrika Borwa"],
			"countryNg": ["Nigeria"],
			"countryKe": ["Kenya"],
			"countryGh": ["Ghana"],
			"countryUg": ["Uganda"],
			"countryTz": ["Tanzania"],
			"countryEg": ["Egepeta"],
			"countryMa": ["Moroko"],
			"countryEt": ["Ethiopia"],
			"countryRw": ["Rwanda"],
			"countryLs": ["Lesotho"],
			"countryZm": ["Zambia"],
			"methodCard": ["Karete"],
			"methodEft": ["EFT ya hang-hang"],
			"methodBankTransfer": ["Phetiso ya banka"],
			"chooseCity": ["Kgetha Toropo ya Hao"],
			"searchCities": ["Batla ditoropo..."],
			"noCityFound": ["Ha ho toropo ya lebitso leo."],
			"dontSeeCity": ["Ha o bone toropo ya hao?"],
			"requestCity": ["Kopa Toropo ya Hao"],
			"cityPaused": ["Ha ho dikopo tse ntjha hajwale"],
			"noCityYet": ["Re tla bula haufinyane"]
		} },
		"dispatch": { "default": {
			"whyIntro": [[
				"hours",
				"plural",
				{
					"one": [
						"Dikopo tse haufi le wena horeng e ",
						"#",
						" e fetileng"
					],
					"other": [
						"Dikopo tse haufi le wena dihoreng tse ",
						"#",
						" tse fetileng"
					]
				}
			]],
			"whyNotLoaded": ["Ha re a kgona ho bula sena."],
			"whyNobody": ["Ho ne ho se dikopo haufi le wena ha o ne o le mosebetsing."],
			"whyNobodyText": ["Dula mosebetsing haufi le mabenkele a maholo, direnke tsa ditekesi le diofisi ka dihora tsa phetheselo: ho na le dikopo tse ngata moo."],
			"whyNear": ["Dikopo haufi le wena"],
			"whyOffered": ["Tse o di filweng"],
			"whyAccepted": ["Tse o di amohetseng"],
			"whyNow": ["Hona jwale"],
			"whyReasons": ["Moo tse ding di ileng teng"],
			"nowReady": ["O lokile: o mosebetsing, o netefaditswe, mme re tseba moo o leng teng."],
			"nowOffline": ["Ha o mosebetsing. Dikopo di o fihlela feela ha o le mosebetsing."],
			"nowNotVerified": ["Netefatso ya hao ha e so amohelwe. Ha ho maeto a fanwang pele ho moo."],
			"nowStale": [
				"Mohala wa hao ha o so re bolelle moo o leng teng nako e fetang motsotso. Dula o butse ",
				["product"],
				" mme sebaka se butswe."
			],
			"nowBusy": ["O na le leeto le tswelang pele. A matjha a tla ha le phethilwe."],
			"gateNotVerified": ["O ne o eso netefatswe"],
			"gateNotVerifiedDo": ["Phetha netefatso ya hao; maeto a latela ha e amohetswe."],
			"gateOffline": ["O ne o tswile mosebetsing"],
			"gateOfflineDo": ["Dula mosebetsing ho fihlela o qeta letsatsi."],
			"gateVehicle": ["Koloi ya hao e ne e sa tshwanele mofuta wa leeto"],
			"gateVehicleDo": ["Ha ho letho le ka etswang: bapalami bao ba ne ba kopile mofuta o mong wa koloi."],
			"gateGender": ["Maeto a basadi feela"],
			"gateGenderDo": ["A ya ho basadi bao bong ba bona bo netefaditsweng ke basebeletsi ka tokomane."],
			"gateBusy": ["O ne o na le leeto le tswelang pele"],
			"gateBusyDo": ["Phetha leeto hang ha mopalami a theohile; o lokolohela le latelang hang."],
			"gateHasOffer": ["O ne o shebile kopo e nngwe"],
			"gateHasOfferDo": ["Araba dikopo ka potlako; ha e nngwe e ntse e eme ha o fumane e nngwe."],
			"gateStale": ["Re ne re sa tsebe moo o leng teng"],
			"gateStaleDo": [
				"Dula o butse ",
				["product"],
				" mme sebaka se butswe, o be o hlahlobe kgokahano ya datha."
			],
			"gateDeclined": ["O hanile"],
			"gateDeclinedDo": ["Ke tokelo ya hao mme ha o lefiswe letho. Leeto leo ha le kgutle."],
			"gateLapsed": ["Nako ya kopo e fedile"],
			"gateLapsedDo": ["O na le metsotswana e 15. Beha mohala sebakeng sa wona mme modumo o bulehe."],
			"gateNotShown": ["Kopo ha e a ka ya fihla skrineng sa hao"],
			"gateNotShownDo": ["Ha e balwe kgahlanong le wena. Siya app e butswe, kapa bulela melaetsa hore dikopo di o fihlele ha e kwetswe."],
			"gateAskedBefore": ["Kopo e kgutlisitswe, kapa o kgutlisitse leeto"],
			"gateAskedBeforeDo": ["Mopalami o hlakotse, kapa le ile ho ba bang ha o le kgutlisitse."],
			"gateTooFar": ["O ne o le hole haholo"],
			"gateTooFarDo": [
				"E haufi ho feta e ne e le hole ka km ",
				["km"],
				"; dikopo di romelwa ka hare ho km ",
				["radius"],
				". Ema haufi le moo batho ba kopang teng."
			],
			"gateTurn": ["E ne e le sebaka sa mokganni e mong"],
			"gateTurnDo": ["Boemong bo nang le moleko maeto a ya ho ya pele. Kena molokong ha o le teng."],
			"gateDetour": ["Tsela e ne e tla ba telele haholo"],
			"gateDetourDo": ["O ne o na le leeto le arolelanwang, mme motho e mong o ne a tla dieha ho feta kamoo a dumetseng ka teng. Ha ho letho leo o ka le etsang."],
			"gateNearer": ["Mokganni e mong o ne a le haufi ho feta"],
			"gateNearerDo": ["O ne o ka botswa. Tloha moo bakganni ba bangata ba emang teng."],
			"gateGone": ["E fedile pele o ka botswa"],
			"gateGoneDo": ["Mopalami o hlakotse kapa o thusitswe; ha ho letho le ka etswang."],
			"gateWaiting": ["O botswa hona jwale"],
			"gateWaitingDo": ["Sheba dashboto ya hao."],
			"whyKeepOpen": ["Siya app e butswe, kapa bulela melaetsa, hore dikopo di o fihlele ha e kwetswe."],
			"whyOnlineFirst": ["Kena mosebetsing pele: dikopo di ya ho bakganni ba mosebetsing."],
			"whyWhereBusy": ["Bona moo ho nang le dikopo"]
		} },
		"drivers": { "default": {
			"online": ["Mosebetsing"],
			"offline": ["Phomolong"],
			"driverStatus": ["Boemo ba Mokganni"],
			"youAreOnline": ["O mosebetsing mme o itokiseditse ho amohela dikopo tsa maeto"],
			"youAreOffline": ["Ha o mosebetsing mme o ke ke wa amohela dikopo tsa maeto"],
			"notVerifiedYet": ["Netefatso ya hao ha e so amohelwe. O ka kena mosebetsing ha e amohetswe."],
			"statusNotChanged": ["Boemo ba hao ha bo a fetolwa."],
			"todaysEarnings": ["Ditefo tsa kajeno, e ka bang"],
			"todayNet": ["O fumana kajeno"],
			"todayFares": ["Ditefo tsa maeto ka mora khomishene"],
			"todayBonuses": ["Dibonase tsa maeto"],
			"todayGoals": ["Dipheo tse fihletsweng"],
			"todayReferrals": ["Bakganni bao o ba memileng"],
			"todayNotLoaded": ["Dipalo tsa kajeno ha di a kgona ho bulwa."],
			"completedTrips": ["Maeto"],
			"hoursOnline": ["Dihora mosebetsing"],
			"seeAll": ["Bona tsohle"],
			"noTripsDriver": ["Maeto a hao a tla bonahala mona."],
			"sunMode": ["Mokgwa wa letsatsi"],
			"newRequest": ["Kopo e ntjha ya leeto"],
			"offerTotal": [
				[
					"minutes",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" kaofela · km ",
				["km"]
			],
			"secondsLeft": [[
				"n",
				"plural",
				{
					"one": ["ho setse motsotswana o le ", "#"],
					"other": ["ho setse metsotswana e ", "#"]
				}
			]],
			"toPickup": [
				[
					"minutes",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" · km ",
				["km"],
				" ho ya lata"
			],
			"alongOffer": [
				"E tseleng ya hao: mopalami eo o nang le yena ",
				[
					"n",
					"plural",
					{
						"0": ["a ke ke a dieha"],
						"one": ["o tla dieha ka motsotso o le ", "#"],
						"other": ["o tla dieha ka metsotso e ", "#"]
					}
				],
				"."
			],
			"tripLeg": [
				[
					"minutes",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" · leeto la km ",
				["km"]
			],
			"tripsCount": [[
				"n",
				"plural",
				{
					"one": ["leeto le le ", "#"],
					"other": ["maeto a ", "#"]
				}
			]],
			"offerNumberVerified": ["Nomoro e netefaditswe"],
			"offerSelfieChecked": ["Selfi e hlahlobilwe"],
			"offerIdChecked": ["Boitsebiso bo hlahlobilwe"],
			"decline": ["Hana"],
			"accepting": ["E a amohela..."],
			"offerGoneTitle": ["Kopo e tsamaile"],
			"offerBonusSpent": ["Bonase e fedile"],
			"offerSoundOff": ["Modumo o timilwe. Ama skrine hang, ebe dikopo di a lla."],
			"offerSoundNone": ["Sebatli sena ha se na modumo. Beha skrine moo o e bonang."],
			"offerPushHint": ["Fumana dikopo le ha app e kwetswe"],
			"offerPushOn": ["Bulela"],
			"offerPushNone": ["Dikopo di o fihlela feela ha app e butswe: sebatli sena ha se amohele melaetsa."],
			"missedTitle": ["Kopo e o fetileng"],
			"missedOffer": [
				"O fositse ",
				["pay"],
				", km e ",
				["km"]
			],
			"missedShown": ["Metsotswana ya yona e 15 e fetile ntle le karabo."],
			"missedUnseen": ["Ha e a ka ya fihla skrineng sa hao, kahoo ha e balwe kgahlanong le wena."],
			"missedGone": ["E tsamaile: mokganni e mong o na le yona, kapa e hlakotswe."],
			"missedAsked": ["Re a e kopa. Haeba mokganni e mong a botswa jwale, ke ya hao ha a e tlohela."],
			"takeIt": ["E nke"],
			"training": ["Thupelo"],
			"trainingFirst": ["Thupelo ya hao ha e so phethwe. Qeta dimojule tse hlokahalang, ebe o ka kena mosebetsing."],
			"openTraining": ["Bula thupelo"],
			"viewAnalytics": ["Sheba dipalo"],
			"keepSending": ["Romela sebaka sa hao skrini se timile"],
			"drivingView": ["Pono e lefifi ya ho kganna"],
			"drivingWaiting": ["Re emetse kopo"],
			"drivingBack": ["Bontsha tsohle"],
			"drivingGoOnline": ["Kgutlela, o kene mosebetsing"],
			"drivingOff": ["Emisa mosebetsi"],
			"locationNotAllowed": ["Mohala wa hao ha o re dumelle ho bona moo o leng teng. Dumella app ena ho sebedisa sebaka, ho seng jwalo ha o fumane dikopo."],
			"locationNotFound": ["Mohala wa hao ha o tsebe moo o leng teng. Bulela sebaka, kapa eya moo o bonang lehodimo."],
			"screenMayDarken": ["Skrini sa hao se ka itima ka bosona. Ka nako eo app ena ha e re romele sebaka sa hao."],
			"keepSendingMore": ["Mokgwa wa ho tswela pele ho romela"],
			"beforeDriving": ["Pele o kganna"],
			"beforeNone": ["Tsohle di lokile"],
			"moreForDrivers": ["Tse ding"],
			"offerRates": [
				["perKm"],
				"/km · ",
				["perHour"],
				"/hora"
			],
			"offerSpoken": [
				["pay"],
				", ",
				[
					"minutes",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" ho ya lata, ho ya ",
				["place"]
			],
			"offerFast": [
				"Leeto la pontsho, ",
				["factor"],
				"× ka potlako: ha le lefe letho mme ha le balwe kae kapa kae."
			],
			"offerSpokenFast": [
				"Leeto la pontsho le sa lefeng, ",
				[
					"minutes",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" ho ya moo o nkang teng, ho ya ",
				["place"]
			],
			"goOnDuty": ["Kena mosebetsing"],
			"lookingForTrips": ["Re batla maeto haufi le wena"],
			"beforeScreen": ["Skrini se ka itima"],
			"beforeSound": ["Ha ho modumo"],
			"beforePush": ["Ha ho ditsebiso ha app e kwetswe"],
			"suspendedNow": ["O emisitswe"],
			"suspendedWhy": ["Bona lebaka mme o arabe"],
			"selfieTitle": ["Setshwantsho sa hao pele"],
			"selfieNotLoaded": ["Mohato wa khamera ha wa ka wa bulwa."],
			"offerDay": [
				"Leeto la hao la pele kajeno: khomishene ya letsatsi ya ",
				["amount"],
				" e huluwa hang feela."
			],
			"todayDayCommission": ["Khomishene ya letsatsi"]
		} },
		"drivers-rank": { "default": {
			"rankTitle": ["Moloko wa boemo bona"],
			"rankWaiting": [[
				"n",
				"plural",
				{
					"0": ["Ha ho ya emeng molokong"],
					"one": [
						"Mokganni a le ",
						"#",
						" o eme molokong"
					],
					"other": [
						"Bakganni ba ",
						"#",
						" ba eme molokong"
					]
				}
			]],
			"rankPosition": [
				"Sebaka sa hao molokong: ",
				["n"],
				" ho ba ",
				["of"]
			],
			"rankAway": ["O hole le boemo. Kgutla hona jwale, ho seng jwalo o tla lahlehelwa ke sebaka sa hao."],
			"rankLate": ["Ha ho kgokelo: moloko o ka nna wa be o sisinyehile, mme o ka nna wa be o lahlehetswe ke sebaka sa hao."],
			"rankJoin": ["Kena molokong"],
			"rankLeave": ["Tswa molokong"]
		} },
		"drivers-tracker": { "default": {
			"trackerTitle": ["Romela sebaka sa hao skrini se timile"],
			"trackerIntro": ["App ena ha e romele sebaka sa hao ha skrini se timile. App ya mahala Traccar Client e a romela. E hokahanye hang, mme bapalami ba tla tswela pele ho o bona."],
			"trackerPairing": ["2. E kopanye"],
			"trackerNone": ["Ha ho app e hokahantsweng."],
			"trackerPair": ["Hokahanya Traccar Client"],
			"trackerPairAgain": ["Hokahanya hape"],
			"trackerUnpair": ["Hokolla"],
			"trackerOpen": ["Bula ho Traccar Client"],
			"trackerCode": ["Khoutu ya ho skena ka Traccar Client"],
			"trackerCopy": ["Kopitsa aterese"],
			"trackerCopied": ["Aterese e kopitsitswe"],
			"trackerNotCopied": ["Browser ena ha e re dumelle ho kopitsa. Hatella aterese nako e telele ho e kopitsa."],
			"trackerGoodUntil": [
				"E sebetsa ho fihlela ka ",
				["time"],
				". O se ke wa e bontsha motho: ya nang le yona a ka romela dibaka ka lebitso la hao."
			],
			"trackerWaiting": ["Re emetse sebaka sa pele"],
			"trackerHidden": [
				"Ho na le khoutu e emetseng ho sebediswa ho fihlela ka ",
				["time"],
				". Khoutu e bontshwa hang: hokahanya hape ho bona e ntjha."
			],
			"trackerLapsed": ["Khoutu ha e a sebediswa ka nako. Hokahanya hape."],
			"trackerPaired": ["E hokahantswe."],
			"trackerLastAt": [
				"Sebaka sa ho qetela ka ",
				["time"],
				"."
			],
			"trackerNoPosition": ["Ha ho sebaka se amohetsweng ha jwale."],
			"trackerOffDuty": ["O phomolong: seo Traccar Client e se romelang ha se sebediswe."],
			"trackerNotCounting": ["Traccar Client e a re fihlela, empa dibaka tsa yona ha di amohelwe. Tlohela mohala o ipehele nako, mme o dumelle sebaka se nepahetseng."],
			"trackerEnded": ["E hokollotswe. Seo Traccar Client e ntseng e se romela ha se sa sebediswa."],
			"trackerNotLoaded": ["Re hlolehile ho bula kgokahanyo ya hao."],
			"trackerFailed": ["E hlolehile. Leka hape."],
			"trackerNeedsNetwork": ["O hloka kgokahano bakeng sa sena."],
			"trackerStepInstall": ["E mahala, mme e etseditswe sena."],
			"trackerStepOpen": ["Tobetsa konopo mona, ebe “Bula ho Traccar Client”."],
			"trackerStepScan": ["Khomphuteng, sekena khoutu e hlahang ka Traccar Client."],
			"trackerStepAllow": ["E dumelle sebaka sa hao “ka dinako tsohle”, tima polokeho ya betri bakeng sa yona, mme o kgantshe tshalo-morao."],
			"trackerStepStop": ["Tima ho latela ha o qeta mosebetsi: ho sebedisa betri."],
			"trackerVehicle": ["Sesebediswa sa GPS ka koloing se ka romela le sona. Botsa mookamedi wa hao."],
			"trackerInstall": ["1. Kenya Traccar Client"],
			"trackerThen": ["3. E dumelle ho romela"]
		} },
		"earnings": { "default": {
			"totalEarned": ["Kakaretso ya moputso"],
			"thisWeek": ["Beke ena"],
			"thisMonth": ["Kgwedi ena"],
			"totalRides": ["Kakaretso ya maeto"],
			"tabOverview": ["Kakaretso"],
			"tabIncentives": ["Dikgothatso"],
			"tabReferrals": ["Dimemo"],
			"tabGoals": ["Dipheo"],
			"earningsNotLoaded": ["Ha re a kgona ho bula moputso wa hao."],
			"dailyEarnings": ["Moputso ka letsatsi"],
			"daysShown": [[
				"n",
				"plural",
				{
					"one": ["Letsatsi le le ", "#"],
					"other": ["Matsatsi a ", "#"]
				}
			]],
			"noTripsInDays": [[
				"n",
				"plural",
				{
					"one": [
						"Ha ho maeto ho fihlela jwale letsatsing lena le le ",
						"#",
						"."
					],
					"other": [
						"Ha ho maeto ho fihlela jwale matsatsing ana a ",
						"#",
						"."
					]
				}
			]],
			"showAsTable": ["Bontsha e le tafole"],
			"dayColumn": ["Letsatsi"],
			"earnedColumn": ["Seo o se fumaneng"],
			"bestDay": [
				"Letsatsi le molemo ka ho fetisisa: ",
				["day"],
				", ",
				["amount"]
			],
			"whereFrom": ["Moo e tswang teng"],
			"allTime": ["Nako yohle"],
			"kindFares": ["Ditefo tsa maeto ka mora khomishene"],
			"kindBonuses": ["Dibonase tsa maeto"],
			"kindGoals": ["Dipheo tse fihletsweng"],
			"kindReferrals": ["Bakganni bao o ba memileng"],
			"latestPay": ["Maeto a morao tjena"],
			"noPayYet": ["Mela ya moputso wa hao e tla hlaha mona ka mora leeto la hao la pele."],
			"availableBalance": ["Tjhelete e ka ntshwang"],
			"youOwe": ["O kolota"],
			"youOweText": ["Khomishene ya maeto a kheshe. E tla ntshwa ho seo o tla se fumana ka mora moo."],
			"cashCollected": ["Kheshe e nkilweng ho bapalami"],
			"payouts": ["Ditefo tsa hao"],
			"noPayouts": ["Ha o so ntshe letho."],
			"payoutRequested": ["E kopilwe"],
			"payoutPaid": ["E lefilwe"],
			"payoutFailed": ["E hlolehile"],
			"payoutFailedText": ["Tjhelete e kgutletse ho seo o ka se ntshang."],
			"payoutOpen": ["Ho na le tefo e tswelang pele. O ka kopa e nngwe ha e phethilwe."],
			"nothingToWithdraw": ["Ha ho letho le ka ntshwang hajwale."],
			"payoutAmount": [
				"Tjhelete (",
				["currency"],
				")"
			],
			"payoutAtMost": ["E se fete ", ["amount"]],
			"payoutDestination": ["Akhaonto ya banka kapa nomoro ya tjhelete ya mohala"],
			"payoutPasswordWhy": ["Phasewete ya hao hape, e le hore motho ya nang le mohala wa hao a se ke a etsa sena."],
			"requestPayout": ["Kopa tefo"],
			"payoutSentTitle": ["Tefo e kopilwe"],
			"payoutSentText": [["amount"], " e behetswe ka thoko ho fihlela e lefuwa."],
			"bonusHours": ["Dihora tsa bonase"],
			"bonusRule": ["Dibonase ha di kopanngwe: e kgolo ka ho fetisisa ke yona e balwang, ka nako eo o amohelang leeto ka yona."],
			"runningNow": ["E ntse e tswela pele"],
			"spentToday": ["E fedile kajeno"],
			"weeklyGoal": ["Sepheo sa beke"],
			"dailyGoal": ["Sepheo sa letsatsi"],
			"monthlyChallenge": ["Phephetso ya kgwedi"],
			"weeklyGoalText": [
				"Sebeletsa ",
				["target"],
				" bekeng ena o fumane ",
				["reward"],
				" hodimo."
			],
			"dailyGoalText": [
				"Sebeletsa ",
				["target"],
				" kajeno o fumane ",
				["reward"],
				" hodimo."
			],
			"monthlyChallengeText": [
				"Sebeletsa ",
				["target"],
				" kgweding ena o fumane ",
				["reward"],
				" hodimo."
			],
			"goalEarned": [
				"O fumane ",
				["earned"],
				" ho ",
				["target"]
			],
			"goalBonus": ["Bonase ya ", ["reward"]],
			"goalPaid": [["reward"], " e lefilwe"],
			"goalToGo": [
				"Ho setse ",
				["amount"],
				" ho fihlela ",
				["day"],
				"."
			],
			"goalCounts": ["Ditefo tsa maeto ka mora khomishene le dibonase tsa maeto di a balwa; dipheo le dimemo ha di balwe."],
			"goalSpent": ["Tekanyetso ya kajeno ya sepheo sena e fedile. Ha o se fihlela, o lefuwa le leeto la letsatsi le leng la nako ena."],
			"dailyGoalSpent": ["Tekanyetso ya kajeno ya sepheo sena e fedile."],
			"referTitle": ["Mema mokganni"],
			"referHow": [
				"Ngola nomoro ya mohala ya motho ya tla kganna. Ha a se a ngodisitse ka yona mme a phethile ",
				[
					"rides",
					"plural",
					{
						"one": ["leeto le le ", "#"],
						"other": ["maeto a ", "#"]
					}
				],
				" le bapalami ba fapaneng, o fumana ",
				["reward"],
				"."
			],
			"referredCount": ["Ba memilweng"],
			"joinedCount": ["Ba kgannang"],
			"rewardedCount": ["Ba lefetsweng"],
			"referPhone": ["Nomoro ya hae ya mohala"],
			"sendReferral": ["Romela memo"],
			"referralSent": ["Memo e Rometswe!"],
			"referralSentText": [
				"O tla fumana ",
				["reward"],
				" ha a phetha ",
				[
					"rides",
					"plural",
					{
						"one": ["leeto la hae la pele"],
						"other": ["maeto a hae a pele a ", "#"]
					}
				],
				"."
			],
			"referralFailed": ["Memo e Hlolehile"],
			"referralFailedText": ["Ka kopo sheba nomoro ya mohala o leke hape."],
			"chooseDays": ["Matsatsi a tjhateng"],
			"bonusSpan": [
				["from"],
				" ho fihlela ",
				["until"]
			],
			"earningsSections": ["Dikarolo tsa moputso wa hao"],
			"needPhone": ["Kenya nomoro yohle pele."],
			"cashInHand": [
				"O lefilwe ",
				["amount"],
				" ka kheshe, ka hoo ha ho letho la ho ntshwa."
			],
			"firstTrip": ["Kena mosebetsing bakeng sa leeto la pele"],
			"kindDayCommission": ["Khomishene ya letsatsi"]
		} },
		"heatmap": { "default": {
			"heatTitle": ["Mmapa wa Dikopo"],
			"heatCity": ["Toropo"],
			"heatService": ["Tshebeletso"],
			"heatWindow": ["Nako"],
			"heatAll": ["Tsohle"],
			"heatRides": ["Maeto"],
			"heatFood": ["Dijo"],
			"heatParcel": ["Diphuthelwana"],
			"heatGrocery": ["Dikorosari"],
			"heat15m": ["Metsotso e 15"],
			"heat1h": ["Hora e le 1"],
			"heat6h": ["Dihora tse 6"],
			"heat24h": ["Dihora tse 24"],
			"heatRefresh": ["Ntjhafatsa"],
			"heatSample": ["Datha ya mohlala: ho sa ngotswe ho lekaneng mona."],
			"heatUpdated": ["E ntjhafaditswe ka ", ["time"]],
			"heatTotalDemand": ["Dikopo Kaofela"],
			"heatUnit": ["dikopo ka hora"],
			"heatAway": ["bohole ba ", ["distance"]],
			"heatElsewhere": ["Toropong e nngwe"],
			"heatAvgWait": ["Karolelano ya ho Ema"],
			"heatMinutes": [[
				"n",
				"plural",
				{
					"one": ["motsotso o le ", "#"],
					"other": ["metsotso e ", "#"]
				}
			]],
			"heatActiveDrivers": ["Bakganni Mosebetsing"],
			"heatCoverage": ["Dibaka"],
			"heatMapView": ["Mmapa"],
			"heatAreaDetails": ["Dintlha tsa Dibaka"],
			"heatAnalytics": ["Tlhahlobo"],
			"heatCritical": ["Hodimo haholo"],
			"heatHigh": ["Hodimo"],
			"heatMedium": ["Mahareng"],
			"heatLow": ["Tlase"],
			"heatSurge": ["Sehlohlolo"],
			"heatNone": ["Ha ho dikopo tse ngotsweng mona hajwale."],
			"heatFailed": ["Mmapa ha o a kgona ho bulwa."],
			"heatWait": ["Ho ema"],
			"heatDrivers": ["Bakganni"],
			"heatSurgeFactor": ["Keketseho"],
			"heatPeaks": ["Dihora tsa phetheselo"],
			"heatShares": ["Ditshebeletso ho ", ["area"]],
			"heatCircle": [
				["name"],
				": ",
				["level"],
				", ",
				[
					"n",
					"plural",
					{
						"one": [
							"kopo e le ",
							"#",
							" ka hora"
						],
						"other": [
							"dikopo tse ",
							"#",
							" ka hora"
						]
					}
				]
			],
			"heatLegend": ["Tlhaloso ya mebala"],
			"busyAreas": ["Dibaka tse phathahaneng"],
			"busyRefresh": ["Ntjhafatsa dibaka"],
			"busyTop": ["Tse phathahaneng ka ho fetisisa jwale"],
			"busyOpen": ["Bula mmapa wa toropo"],
			"busyTips": ["Dikeletso"],
			"busyTip1": [
				"Ema haufi le ",
				["name"],
				": dikopo di ngata ka ho fetisisa moo jwale."
			],
			"busyTip2": [
				"Bakganni ba mmalwa ba haufi le ",
				["name"],
				": dikopo di tla kapele moo."
			],
			"busyTip3": [
				"Dihora tsa phetheselo kajeno: ",
				["hours"],
				"."
			],
			"busyFare": ["Karolelano ya tefo"],
			"busySpot": [
				["name"],
				": ",
				["level"],
				", ",
				["n"],
				"%"
			],
			"busyNoWait": ["ha e tsejwe"],
			"heatNoSurge": ["ha e yo"],
			"busyDemand": [
				"Dikopo ",
				["n"],
				"%"
			],
			"busiest": ["Ho phathahaneng: ", ["name"]],
			"busiestAt": [
				"Ho phathahaneng: ",
				["name"],
				", ",
				["distance"]
			],
			"busyLooking": ["Re batla sebaka se phathahaneng…"],
			"busyTooFew": ["Dibaka tse phetheselang: bona mohlala"],
			"heatRanking": ["Dibaka ho ya ka dikopo"]
		} },
		"identity": { "default": {
			"identityTitle": ["Netefatsa hore o mang"],
			"identityOptional": ["Ha e qobellwe"],
			"identityWhy": ["Bakganni ba bala kopong ya hao hore sehlopha sa rona se o hlahlobile. Sena se ba thusa ho amohela motho eo ba sa mo tsebeng. O palama jwalo ka tlwaelo le ntle le yona."],
			"identityTold": ["Bakganni ba bona “Selfi e hlahlobilwe” kapa “Boitsebiso bo hlahlobilwe”, le ka mohla eseng senepe."],
			"identityKept": [
				"Senepe se a phumolwa ",
				[
					"n",
					"plural",
					{
						"one": ["letsatsi le le ", "#"],
						"other": ["matsatsi a ", "#"]
					}
				],
				" ka mora hore sehlopha sa rona se etse qeto. Ho sala mofuta le letsatsi la tekolo."
			],
			"identityBack": ["O ka e hula nako efe kapa efe. Senepe se phumolwa hanghang, mme bakganni ha ba sa bona letho."],
			"identityTakeSelfie": ["Nka selfi"],
			"identitySendId": ["Romela boitsebiso"],
			"identitySelfie": ["Selfi"],
			"identityId": ["Tokomane ya boitsebiso"],
			"identityLookSelfie": ["Sefahleho sa hao kaofela, ntle le sefe."],
			"identityLookId": ["Karete ya boitsebiso, phasepoto kapa laesense ya ho kganna, e nang le lebitso le akhaonteng ya hao."],
			"identityConsent": ["Ka ho e romela o dumela hore sehlopha sa rona se e shebe bakeng sa tekolo ena feela."],
			"identitySend": ["Romela bakeng sa tekolo"],
			"identitySending": ["E a romelwa..."],
			"identitySent": ["E rometswe"],
			"identitySentText": ["Sehlopha sa rona se a e sheba. O tla tsebiswa sephetho."],
			"identityTryAgain": ["Ka kopo leka hape."],
			"identityWaits": [
				"Sehlopha sa rona se a e sheba. Sena se nka dihora tse ",
				["from"],
				"-",
				["to"],
				"."
			],
			"identityAccepted": [
				"E hlahlobilwe ka ",
				["day"],
				". Bakganni ba e bala dikopong le maetong a hao."
			],
			"identityRefused": [
				"Ha e a amohelwa ka ",
				["day"],
				"."
			],
			"identityTakenBack": [
				"Sehlopha sa rona se hutse kamohelo ka ",
				["day"],
				"."
			],
			"identityNote": ["Sehlopha sa rona: ", ["note"]],
			"identityGoes": [
				"Senepe se phumolwa ka ",
				["day"],
				"."
			],
			"identityGone": ["Senepe se phumotswe."],
			"identityOfName": ["E mabapi le lebitso la hao: ha o le fetola, e romele hape."],
			"identityWithdraw": ["E hule"],
			"identityDelete": ["E phumole"],
			"identityWithdrawText": ["Senepe se phumolwa hanghang, mme bakganni ha ba sa bona tekolo. O ka romela e nngwe nako efe kapa efe."],
			"identityWithdrawn": ["E hutswe"],
			"identityNotLoaded": ["Ha re a kgona ho bula boemo ba tekolo ya hao."]
		} },
		"landing": { "default": {
			"welcome": ["Re a o amohela ho ", ["product"]],
			"tagline": ["Maeto, dijo, dikorosari le diphuthelwana ka app e le nngwe. Lefa ka kheshe kapa ka sepatjhe sa hao."],
			"builtBy": ["E hahilwe ke Maafrika,"],
			"forAfricans": ["bakeng sa Maafrika"],
			"builtByForAfricans": ["E hahilwe ke Maafrika, bakeng sa Maafrika"],
			"startingFrom": ["Ho qala ho"],
			"standardStartingFrom": ["Leeto le tlwaelehileng, ho qala ho"],
			"getStartedPassenger": ["Qala jwalo ka mopalami"],
			"driveWithUs": ["Kganna le rona"],
			"downloadAppFile": ["Jarolla faele ya app"],
			"whyUs": ["Hobaneng ", ["product"]],
			"newLadiesOnly": ["E NTJHA: Maeto a Basadi Feela"],
			"ladiesOnlyClaim": ["Bapalami ba basadi le bakganni ba basadi ba netefaditsweng feela."],
			"safe": ["E bolokehile"],
			"fast": ["E potlakile"],
			"affordable": ["E theko e tlase"],
			"claimPayments": ["Lefa ka kheshe. Tjhelete ya mohala, dikarete, tefo ya inthanete le ya banka di tla latela naha ka naha."],
			"claimWallet": [["wallet"], " Afrika Borwa"],
			"claimDriving": ["Ho kganna ka bolokolohi: kena mosebetsing ha o batla, bona tefo ya leeto ka leng pele o le amohela."],
			"claimPrice": ["Hoo e ka bang 5% ka tlase ho app e etellang pele"],
			"claimCities": ["Metse e 10+ ya Afrika"],
			"claimUsers": ["Basebedisi ba 50K+"],
			"seeServices": ["Bona ditshebeletso tsohle"],
			"starting": ["E a qala..."],
			"getStarted": ["Qala"],
			"continueAs": ["Tswela pele o le"]
		} },
		"navigation": { "default": {
			"navDirections": ["Ditshupiso"],
			"navLooking": ["Re batla tsela..."],
			"navLeftWay": ["O tswile tseleng. Re batla tsela e nngwe."],
			"navStraightOn": ["Tswela pele o otlolohile"],
			"navStraightOnInto": ["Tswela pele o otlolohile ka ", ["street"]],
			"navBearLeft": ["Yaha hanyane ka ho le letshehadi"],
			"navBearLeftInto": ["Yaha hanyane ka ho le letshehadi ho kena ", ["street"]],
			"navLeft": ["Thinyetsa ka ho le letshehadi"],
			"navLeftInto": ["Thinyetsa ka ho le letshehadi ho kena ", ["street"]],
			"navSharpLeft": ["Thinyetsa haholo ka ho le letshehadi"],
			"navSharpLeftInto": ["Thinyetsa haholo ka ho le letshehadi ho kena ", ["street"]],
			"navBearRight": ["Yaha hanyane ka ho le letona"],
			"navBearRightInto": ["Yaha hanyane ka ho le letona ho kena ", ["street"]],
			"navRight": ["Thinyetsa ka ho le letona"],
			"navRightInto": ["Thinyetsa ka ho le letona ho kena ", ["street"]],
			"navSharpRight": ["Thinyetsa haholo ka ho le letona"],
			"navSharpRightInto": ["Thinyetsa haholo ka ho le letona ho kena ", ["street"]],
			"navUTurn": ["Reteleha o kgutle"],
			"navUTurnInto": ["Reteleha o kgutle ka ", ["street"]],
			"navRoundabout": ["Kena sedikadikweng"],
			"navExit": ["Sedikadikweng e tswa ka tsela ya ", ["exit"]],
			"navExitInto": [
				"Sedikadikweng e tswa ka tsela ya ",
				["exit"],
				" ho kena ",
				["street"]
			],
			"navArrive": ["O a fihla: ", ["place"]],
			"navIn": [
				"Ka mora ",
				["distance"],
				": ",
				["turn"]
			],
			"navMeters": [[
				"n",
				"plural",
				{
					"one": ["mitara e ", "#"],
					"other": ["dimitara tse ", "#"]
				}
			]],
			"navKilometers": [[
				"n",
				"plural",
				{
					"one": ["kilomitara e ", "#"],
					"other": ["dikilomitara tse ", "#"]
				}
			]],
			"navMinutes": ["metsotso e ", ["n"]],
			"navArrival": ["Ho fihla ka ", ["time"]],
			"navThen": ["Jwale"],
			"navOn": ["O hodima ", ["street"]],
			"navBackToCar": ["Kgutlela koloing"],
			"navStraight": ["ka mola o otlolohileng"],
			"navNoStreets": ["Ditsela tsa mona ha di yo mmapeng wa rona. Motsu o bontsha lehlakore, e seng tsela."],
			"navNoAnswer": ["Tsela ha e a bulwa. Motsu o bontsha lehlakore; re leka hape."],
			"navSpoken": ["Ditshupiso ka lentswe"],
			"navNoVoice": ["Mohala ona ha o kgone ho bua Sesotho. O a lla pele ho ho kgeloha ho hong le ho hong."],
			"navChoose": ["Tataiswa ke app e nngwe"],
			"navChooseNote": [
				"E buleha ka ",
				["place"],
				" e se e kentswe. Re hopola eo o e kgethileng."
			],
			"navWith": ["Tataiswa ke ", ["app"]],
			"navOtherApp": ["App ya mmapa ya mohala ona"],
			"navShort": ["Mmapa"],
			"navHere": ["O fihlile"],
			"navVoice": ["Lentswe"]
		} },
		"notifications": { "default": {
			"bellLabel": ["Ditsebiso"],
			"bellUnread": ["Ditsebiso, ", [
				"n",
				"plural",
				{
					"one": [
						"e le ",
						"#",
						" ha e so balwe"
					],
					"other": [
						"tse ",
						"#",
						" ha di so balwe"
					]
				}
			]],
			"bellNone": ["Ha ho ditsebiso hajwale"],
			"bellFailed": ["Ditsebiso ha di a kgona ho bulwa."],
			"bellReadAll": ["Tshwaya tsohle di badilwe"],
			"bellAllRead": ["Ditsebiso di tshwailwe di badilwe"],
			"bellMore": ["Bontsha tsa kgale"],
			"bellNow": ["Hona jwale"],
			"bellMinutes": [[
				"n",
				"plural",
				{
					"one": [
						"motsotso o le ",
						"#",
						" o fetileng"
					],
					"other": [
						"metsotso e ",
						"#",
						" e fetileng"
					]
				}
			]],
			"bellHours": [[
				"n",
				"plural",
				{
					"one": [
						"hora e le ",
						"#",
						" e fetileng"
					],
					"other": [
						"dihora tse ",
						"#",
						" tse fetileng"
					]
				}
			]],
			"bellDays": [[
				"n",
				"plural",
				{
					"one": [
						"letsatsi le le ",
						"#",
						" le fetileng"
					],
					"other": [
						"matsatsi a ",
						"#",
						" a fetileng"
					]
				}
			]],
			"bellNotRead": ["E sitilwe ho tshwauwa e badilwe. Leka hape."],
			"bellNew": ["E ntjha"],
			"bellNoneHint": ["Ditaba tsa maeto le melaetsa ya hao di fihla mona."]
		} },
		"orders": { "default": {
			"parcelSender": ["Tlhahisoleseding ya moromedi"],
			"parcelReceiver": ["Tlhahisoleseding ya moamohedi"],
			"parcelDetails": ["Dintlha tsa sephuthelwana"],
			"parcelVehicle": ["Kgetha koloi"],
			"parcelEstimate": ["Kakanyo ya tjeho"],
			"parcelName": ["Lebitso"],
			"parcelPhone": ["Mohala"],
			"parcelPickup": ["Aterese ya ho lata"],
			"parcelDropoff": ["Aterese ya ho isa"],
			"parcelType": ["Mofuta wa sephuthelwana"],
			"parcelWeight": ["Boima (kg)"],
			"parcelValue": ["Boleng bo boletsweng (ha bo qobellwe)"],
			"parcelValueHint": ["bakeng sa inshorense"],
			"parcelNote": ["Ditaelo tsa ho isa"],
			"parcelFragile": [
				"Se robeha habonolo (+",
				["percent"],
				"%)"
			],
			"parcelSignature": ["Ka PIN feela, e seng ka foto"],
			"parcelMax": [
				"ho fihla ho ",
				["n"],
				" kg"
			],
			"parcelMinutes": [
				"metsotso e ",
				["from"],
				"-",
				["to"]
			],
			"parcelBase": ["Sepalangwang"],
			"parcelWeightLine": [
				"Boima bo fetang ",
				["kg"],
				" kg"
			],
			"parcelFragileLine": ["Se robeha habonolo"],
			"parcelTooHeavy": ["Ha ho koloi ya rona e jarang boima boo."],
			"parcelPaidBy": ["Ke mang ya lefang?"],
			"parcelBySender": ["Moromedi"],
			"parcelByReceiver": ["Moamohedi"],
			"parcelByReceiverNote": ["Ka kheshe, monyako."],
			"parcelSubmit": ["Kopa ho romelwa ha sephuthelwana"],
			"parcelMissingTitle": ["Tlhahisoleseding e a haella"],
			"parcelMissing": ["Ka kopo tlatsa dikarolo tsohle tse hlokahalang"],
			"parcelRequestedTitle": ["Thomello e kopilwe"],
			"parcelRequested": ["Thomello ya sephuthelwana sa hao e kopilwe ka katleho!"],
			"parcelFailed": ["Ho hlolehile ho kopa thomello. Ka kopo leka hape."],
			"parcelNoPrice": ["Ha re so na theko ya sephuthelwana sena."],
			"packageDocument": ["Tokomane"],
			"packageSmall": ["Sephuthelwana se senyenyane (ho fihla ho 5 kg)"],
			"packageMedium": ["Sephuthelwana se mahareng (5-20 kg)"],
			"packageLarge": ["Sephuthelwana se seholo (20-50 kg)"],
			"packageFragile": ["Ntho e robehang"],
			"packageElectronics": ["Disebediswa tsa elektroniki"],
			"vehicleMotorcycle": ["Sethuthuthu"],
			"vehicleSedan": ["Koloi e nyane"],
			"vehicleTuktuk": ["Tuktuk (mabidi a mararo)"],
			"vehicleBakkie": ["Bakkie"],
			"vehicleVan": ["Vene"],
			"ordersTitle": ["Diodara tsa ka"],
			"ordersNone": ["Ha o so odare letho."],
			"ordersNotLoaded": ["Ha re a kgona ho bula diodara tsa hao."],
			"orderFood": ["Dijo"],
			"orderGrocery": ["Dikorosari"],
			"orderParcel": ["Sephuthelwana"],
			"orderSearching": ["Re batla motlisi"],
			"orderCourierComes": ["Motlisi o tseleng ya ho lata"],
			"liveCourierComes": ["Motlisi o tseleng"],
			"orderPlaced": ["E emetse lebenkele"],
			"orderPreparing": ["E a lokiswa"],
			"orderReady": ["E loketse motlisi"],
			"orderOnWay": ["E tseleng"],
			"orderReturning": ["E a kgutla"],
			"orderDelivered": ["E fihlisitswe"],
			"orderReturned": ["E kgutlisitswe"],
			"orderRejected": ["Lebenkele ha le a kgona ho e nka"],
			"orderCancelled": ["E hlakotswe"],
			"orderNoCourier": ["Ha ho motlisi ya fumanweng"],
			"orderCancelledByYou": ["O e hlakotse"],
			"orderCancelledByShop": ["Lebenkele le e hlakotse"],
			"orderEnd": ["Se etsahetseng"],
			"orderMoneyBack": [["amount"], " e kgutletse sepatjheng sa hao."],
			"orderNothingToPay": ["Ha o lefe letho."],
			"parcelSendAgain": ["Romela hape ka ", ["fare"]],
			"orderCourier": ["Motlisi wa hao"],
			"orderPin": ["PIN ya monyako"],
			"orderPinNote": ["E bolelle motlisi ha o fumana odara."],
			"orderPinParcel": ["Moamohedi o e fumane ka SMS mme o tla e bolella motlisi."],
			"orderPinBack": ["E bolelle motlisi ha o kgutlisetswa sephuthelwana sa hao."],
			"orderConfirm": ["E fihlile: PIN ha e hlokahale"],
			"orderConfirmed": ["O netefaditse hore e fihlile."],
			"orderTryAgain": ["Ka kopo leka hape."],
			"orderMoney": ["Tjeho"],
			"orderSubtotal": ["Dintho"],
			"orderDeliveryFee": ["Tefiso ya ho tlisa"],
			"orderServiceFee": ["Tefiso ya tshebeletso"],
			"orderCancel": ["Hlakola odara"],
			"orderCancelSure": ["Na o hlakole odara ee?"],
			"orderSteps": ["Mehato"],
			"orderPlaces": ["Ho tloha le ho ya"],
			"stepPlaced": ["E rometswe"],
			"stepTaken": ["E amohetswe"],
			"stepReady": ["E loketse"],
			"stepPickedUp": ["E latilwe"],
			"stepDelivered": ["E fihlisitswe"],
			"stepReturned": ["E kgutlisitswe"],
			"orderItems": ["Seo o se odarileng"],
			"orderNoAnswer": ["Lebenkele ha le a araba ka nako."],
			"orderReadyAbout": ["E tla loka ka bo ", ["time"]],
			"orderLineMissing": ["Ha e yo: ha o lefiswe"],
			"orderLineInstead": ["Sebakeng sa yona: ", ["name"]],
			"orderAgain": ["Odara hape"],
			"orderProof": ["Senepe sa phano"],
			"orderPinUnsent": ["Ha re eso kgone ho romela di-SMS: bolella moamohedi PIN ka bowena."],
			"orderPinStopped": ["Moamohedi ha a batle melaetsa ho tswa ho rona: mmolelle PIN ka bowena."],
			"orderPinLimited": ["Di-SMS di ngata haholo hora ena, ka hoo moamohedi ha a a fumana letho: mmolelle PIN ka bowena."],
			"parcelNoPlace": ["Kgetha sebaka lenaneng, kapa o se bontshe mmapeng."],
			"parcelStepRoute": ["Ho tswa le ho ya"],
			"parcelStepWhat": ["Sephuthelwana"],
			"parcelStepConfirm": ["Netefatsa"],
			"parcelContinue": ["Tswela pele"],
			"parcelNameMissing": ["Ngola lebitso."],
			"parcelPhoneMissing": ["Ngola nomoro ya mohala."],
			"parcelTypeMissing": ["Kgetha hore ke eng."],
			"parcelWeightMissing": ["Ngola boima ka dikilogeramo, jwalo ka 2 kapa 2.5."],
			"parcelWeightHint": [
				"Kilogeramo ka nngwe e fetang ",
				["kg"],
				" e eketsa theko."
			],
			"parcelCheapest": ["E theko e tlase"],
			"orderArrives": [
				"E fihla ",
				["from"],
				"–",
				["to"]
			],
			"orderPayCash": [
				"Lefa motlisi ",
				["amount"],
				" ka kheshe"
			],
			"orderAgainOf": ["Odara hape: ", ["name"]],
			"lineLikedAsk": [["name"], " e bile jwang?"],
			"lineLike": ["Ke ratile ", ["name"]],
			"lineDislike": ["Ha ke a rata ", ["name"]],
			"lineLiked": ["O e ratile"],
			"lineNotLiked": ["Ha o a e rata"],
			"orderClock": [
				["from"],
				"–",
				["to"]
			],
			"orderHowWasIt": ["E ne e le jwang?"],
			"orderRated": [
				"O file ",
				["name"],
				" ",
				["n"],
				" ho 5."
			],
			"courierCall": ["Letsetsa"],
			"orderArrivesBy": ["E fihla pele ho ", ["to"]],
			"orderClockBy": ["pele ho ", ["to"]],
			"orderEtaPickup": ["ho fihlela moo e nkuwang teng"],
			"orderRateShop": [["name"], " e ne e le jwang?"],
			"schoolOnBoard": [["name"], " o ka hara koloi"],
			"schoolDriving": [[
				"n",
				"plural",
				{
					"one": [
						"Ngwana a ",
						"#",
						" o ka koloing"
					],
					"other": [
						"Bana ba ",
						"#",
						" ba ka koloing"
					]
				}
			]],
			"orderEstimate": [
				"E ka fihla ",
				["from"],
				"–",
				["to"]
			],
			"orderFrom": ["Ho tswa"],
			"orderTo": ["Ho ya"],
			"parcelSignatureNote": ["O fanwa feela ka PIN ya moamohedi, ha o siuwe monyako."],
			"parcelAddressHint": ["Seterata, moaho kapa sebaka"],
			"parcelNameHint": ["Lebitso le sefane"],
			"lineTagsGood": ["Ke eng e neng e le ntle?"],
			"lineTagsBad": ["Ke eng e neng e se ntle?"]
		} },
		"orders-said": { "default": {
			"saidTasty": ["E monate"],
			"saidHot": ["E fihlile e tjhesa"],
			"saidGenerous": ["E ngata"],
			"saidWellPacked": ["E phuthetswe hantle"],
			"saidBland": ["Ha e na tatso"],
			"saidCold": ["E fihlile e bata"],
			"saidTooLittle": ["E nyane haholo"],
			"saidSpilled": ["E qhalane"],
			"saidNotAsDescribed": ["Ha e tshwane le tlhaloso"],
			"saidFresh": ["E foreshe"],
			"saidGoodValue": ["E theko e ntle"],
			"saidNotFresh": ["Ha e foreshe"],
			"saidDamaged": ["E senyehile"]
		} },
		"payments": { "default": {
			"walletTitle": ["Sepatjhe"],
			"walletHolds": ["Ka sepatjheng sa hao"],
			"topUpTitle": ["Eketsa tjhelete"],
			"topUpAmount": ["Tjhelete ka ", ["currency"]],
			"topUpBounds": [
				"Tjhelete e felletseng, ho tloha ho ",
				["least"],
				" ho fihla ho ",
				["most"],
				"."
			],
			"topUpBy": ["Ka"],
			"topUpPhone": ["Nomoro ya fono"],
			"topUpPhoneHint": [["provider"], " e tla botsa fonong ena. E ka ba ya motho e mong ya o lefellang."],
			"topUpPageHint": [
				"O lefa leqepheng la ",
				["provider"],
				": ha re bone karete ya hao le kgale."
			],
			"topUpStart": ["Eketsa ka ", ["provider"]],
			"topUpNotSent": ["Ha e a re fihlela. Leka hape: ha ho letho le lefuwang habedi."],
			"topUpNotLoaded": ["Ha re a kgona ho bula ditefo tsa hao."],
			"topUpNone": ["Tjhelete e ke ke ya kenngwa sepatjheng mona"],
			"topUpNoneNote": ["Lefa ka kheshe; dipusetso di ntse di kena sepatjheng sa hao."],
			"topUpHistory": ["Tjhelete eo o e kentseng"],
			"topUpStatePending": ["E ntse e tswela"],
			"topUpStateUnknown": ["Ha e so tsejwe"],
			"topUpStateSucceeded": ["E fihlile"],
			"topUpStateFailed": ["Ha e a lefuwa"],
			"topUpStateExpired": ["E fedile"],
			"topUpCreated": [
				"Re botsa ",
				["provider"],
				"."
			],
			"topUpAtPage": [
				"Lefa ",
				["amount"],
				" leqepheng la ",
				["provider"],
				". Le tla o kgutlisetsa mona."
			],
			"topUpAtPhone": [
				"Sheba fono ya hao ",
				["phone"],
				": ngola PIN molaetseng wa ",
				["provider"],
				" ho lefa ",
				["amount"],
				"."
			],
			"topUpWaiting": [
				"Re emetse ",
				["provider"],
				"."
			],
			"topUpUnknown": [
				["provider"],
				" ha e so re bolelle hore na ",
				["amount"],
				" e lefilwe. O se ke wa lefa hape: re ntse re botsa, mme se lefilweng se tla fihla ka bosona."
			],
			"topUpArrived": [["amount"], " e fihlile sepatjheng sa hao."],
			"topUpNoFunds": ["Tjhelete e akhaonteng e ne e sa lekana. Ha ho letho le nkilweng."],
			"topUpWrongPin": ["PIN e fosahetse. Ha ho letho le nkilweng."],
			"topUpCancelled": ["O hanne. Ha ho letho le nkilweng."],
			"topUpPromptFailed": ["Molaetsa ha o a fihla fonong ya hao. Ha ho letho le nkilweng. Leka hape."],
			"topUpUnreachable": ["Fono ya hao ha e a fumaneha. Haeba o lefile, tjhelete e tla fihla ka boyona; o se ke wa lefa hape."],
			"topUpBusy": ["Fono ya hao e bontsha tefo e nngwe. E arabe pele, o nto leka hape."],
			"topUpLimit": [
				"E feta seo ",
				["provider"],
				" e o dumellang sona kajeno. Ha ho letho le nkilweng."
			],
			"topUpDeclined": [["provider"], " ha e a amohela tefo. Leqepheng la yona o ka leka karete e nngwe."],
			"topUpRefused": [["provider"], " ha e a amohela kopo ya rona. Leka hamorao, kapa o lefe ka kheshe."],
			"topUpNotAnswered": ["Ha ho ya arabileng ka nako. Ha ho letho le nkilweng."],
			"topUpLooking": ["Sehlopha sa rona se sheba tefo ena. Ha ho letho le tla lahleha."],
			"topUpClosed": ["Sehlopha sa rona se kwetse tefo ena: ha ho letho le kentsweng sepatjheng sa hao."],
			"topUpGo": ["Eya ho ", ["provider"]],
			"topUpHangs": [
				"E nka nako e telele? O ka kwala mona: re botsa ",
				["provider"],
				" ho fihlela ho hlaka, letsatsi le le leng, ebe sehlopha sa rona."
			],
			"topUpOffline": ["Ha ho kgokahano: e ne e eme tjena la ho qetela. Seo o se lefileng se tla fihla o le siyo."],
			"topUpReceipt": ["rasiti ", ["receipt"]],
			"topUpPlay": ["tjhelete ya papadi"],
			"topUpHelp": ["Botsa thuso"],
			"topUpAgain": ["Eketsa hape"],
			"topUpQuick": ["Tse kgethwang hangata"]
		} },
		"places": { "default": {
			"nearPlace": [
				"Haufi le ",
				["place"],
				", ",
				["distance"]
			],
			"placesNear": ["Dibaka tse haufi le ", ["place"]],
			"placeNone": [
				"Ha ho sebaka se fumanehileng bakeng sa “",
				["text"],
				"”. Lekola mopeleto, kapa:"
			],
			"placeOnMap": ["Kgetha mmapeng"],
			"placePin": ["Beha phini mmapeng"],
			"placePinNote": [
				"Mokganni o tla bona “",
				["text"],
				"” le phini"
			],
			"positionUnknownTitle": ["Moo o leng teng ha ho tsejwe"],
			"positionUnknown": ["Dumella sebaka sa hao, batla sebaka, kapa o se kgethe mmapeng."],
			"placeHome": ["Hae"],
			"placeWork": ["Mosebetsing"],
			"placeLinkUnread": ["Lehokela lena ha le bolele moo sebaka se leng teng. Le bule, ebe o kopitsa lebitso la sebaka kapa aterese e felletseng mona, kapa o se kgethe mmapeng."],
			"pinMove": ["Suthisa sebaka sa ho palama mmapeng"],
			"clearText": ["Hlakola"],
			"placesNearby": ["Haufi"],
			"placesFound": ["Diphetho"],
			"askPlace": ["Sebaka kapa aterese"]
		} },
		"places-kinds": { "default": {
			"kindStreet": ["Seterata"],
			"kindCity": ["Toropo e kgolo"],
			"kindTown": ["Toropo"],
			"kindSuburb": ["Motsana"],
			"kindVillage": ["Motse"],
			"kindSchool": ["Sekolo"],
			"kindUniversity": ["Yunivesithi"],
			"kindHospital": ["Sepetlele"],
			"kindClinic": ["Kliniki"],
			"kindPharmacy": ["Khemisi"],
			"kindMall": ["Molo wa mabenkele"],
			"kindMarket": ["Mmaraka"],
			"kindSupermarket": ["Suphamakete"],
			"kindShop": ["Lebenkele"],
			"kindRestaurant": ["Dijo le dino"],
			"kindHotel": ["Hotele"],
			"kindBank": ["Banka"],
			"kindFuel": ["Seteishene sa peterole"],
			"kindPolice": ["Mapolesa"],
			"kindWorship": ["Sebaka sa thapelo"],
			"kindAirport": ["Boema-fofane"],
			"kindStation": ["Seteishene"],
			"kindBusStation": ["Boemelo ba dibese"],
			"kindTaxiRank": ["Renke ya ditekesi"],
			"kindPark": ["Paka"],
			"kindSport": ["Lebala la dipapadi"],
			"kindPublic": ["Moaho wa setjhaba"],
			"kindSight": ["Sebaka se tsebahalang"],
			"kindOffice": ["Ofisi"]
		} },
		"places-market": { "default": {
			"marketPlaceAirport": ["Boemafofane"],
			"marketPlaceMall": ["Setsi sa mabenkele"],
			"marketPlaceRank": ["Boemo"],
			"marketPlaceOther": ["Sebaka se seng"]
		} },
		"places-pin": { "default": {
			"pinHow": ["Tsamaisa mmapa ho fihlela phini e eme sebakeng seo, kapa o sebedise dikonopo."],
			"pinNorth": ["Dimithara tse 100 leboya"],
			"pinSouth": ["Dimithara tse 100 borwa"],
			"pinEast": ["Dimithara tse 100 botjhabela"],
			"pinWest": ["Dimithara tse 100 bophirima"],
			"pinUse": ["Sebedisa sebaka sena"],
			"pinStop": [
				"Mokganni o ema ho ",
				["street"],
				", dimithara tse ",
				["meters"],
				" ho tloha phining."
			],
			"pinStopUnnamed": [
				"Mokganni o ema seterateng, dimithara tse ",
				["meters"],
				" ho tloha phining."
			],
			"pinStopHere": [
				"Mokganni a ka ema mona, ho ",
				["street"],
				"."
			],
			"pinPickup": ["Nkuke mona"]
		} },
		"places-saved": { "default": {
			"savedTitle": ["Dibaka tse bolokilweng"],
			"savedAbout": ["Di hlaha pele ha o kgetha moo o yang, mohaleng o mong le o mong oo o kenang ho oona."],
			"savedAddHome": ["Eketsa hae"],
			"savedAddWork": ["Eketsa mosebetsing"],
			"savedAdd": ["Eketsa sebaka"],
			"savedEdit": ["Fetola"],
			"savedRemove": ["Tlosa"],
			"savedRemoveSure": [
				"O batla ho tlosa “",
				["name"],
				"” dibakeng tse bolokilweng?"
			],
			"savedName": ["Seo o se bitsang"],
			"savedWhere": ["Moo se leng teng"],
			"savedSave": ["Boloka"],
			"savedMissingTitle": ["Ho na le se haellang"],
			"savedMissingName": ["Fa sebaka lebitso."],
			"savedMissingPlace": ["Kgetha sebaka lenaneng kapa mmapeng."],
			"savedDone": ["E bolokilwe"],
			"savedRemoved": ["E tlositswe"],
			"savedNotSaved": ["Ha e a bolokwa"],
			"savedTryAgain": ["Hlahloba kgokahano ya hao mme o leke hape."],
			"savedNotLoaded": ["Dibaka tsa hao tse bolokilweng ha di a kgona ho bulwa."],
			"savedRecent": ["Moo o ileng teng qetellong, mohaleng ona"],
			"savedForgetRecent": ["Lebala tsena"]
		} },
		"preflight": { "default": {
			"checkOwner": ["Konsole e na le monga yona"],
			"checkOwnerWhy": ["Ke monga feela ya etsang qeto ka ditoropo, ditheko le sehlopha."],
			"checkOwnerDo": ["Matha “npm run owner” sevang o bule lehokelo le ngotsweng."],
			"checkFactor": ["E mong le e mong wa sehlopha o na le netefatso ya bobedi"],
			"checkFactorWhy": ["Ya e so e hlophise ha a kgone ho etsa letho konsoleng."],
			"checkFactorDo": ["Ba kene ho /staff ba skene khoutu ka app ya netefatso; kapa kwala ka ntle ya sa hlokeheng."],
			"checkDemo": ["Pontsho e timile mme batho ba yona ba tsamaile"],
			"checkDemoWhy": ["Phasewete ya pontsho e phatlaladitswe, mme batho le ditoropo tsa yona ha se tsa motho."],
			"checkDemoDo": ["Qala seva ka DEMO=0, o mathe “npm run demo -- remove” le yona hang."],
			"checkBrand": ["Tshebetso e na le lebitso la hao"],
			"checkBrandWhy": ["Ho fihlela moo batho ba bala lebitso la sehlahiswa mme ba bona mebala le aekhone ya sona."],
			"checkBrandDo": ["E ngole tlasa Letshwao le mengolo (/staff/brand), kapa ka “npm run brand -- apply FILE.yaml”."],
			"checkContact": ["Batho ba fumana hore ba ka o fihlela jwang"],
			"checkContactWhy": ["Leqephe la thuso, diimeile le dirasiti di e bolela, le security.txt ka mokgwa o tshwanang."],
			"checkContactDo": ["Ngola mohala kapa imeile tlasa Letshwao le mengolo (/staff/brand)."],
			"checkLaw": ["Dipehelo, lekunutu le tumellano ya bakganni di phatlaladitswe"],
			"checkLawWhy": ["Ha ho ya ka dumelang seo a sa kgoneng ho se bala ka puo ya hae, mme molao o a se batla."],
			"checkLawDo": ["Di ngole tlasa Letshwao le mengolo (/staff/brand), ka puo e nngwe le e nngwe ya ditoropo tsa hao."],
			"checkMarket": ["Ho na le toropo e bulehileng"],
			"checkMarketWhy": ["Ha ho motho ya ka kopang leeto moo ho senang toropo e bulehileng."],
			"checkMarketDo": ["Eketsa toropo tlasa Set-up. E leng moralo e bulwa tlasa Ditoropo."],
			"checkVersions": ["Toropo ka nngwe e sebeletswa ka phetolelo ya yona e ntjha ka ho fetisisa"],
			"checkVersionsWhy": ["Phetolelo e ntjha ha e kgone ho balwa ke programo ena, kahoo ho sebediswa ya kgale, kapa ha ho letho."],
			"checkVersionsDo": ["E ngole ka “npm run market -- export ID”, lokisa se bolelwang ke “npm run market -- apply FILE.yaml”, o e sebedise."],
			"checkNames": ["Ditshebeletso di na le lebitso ka puo e nngwe le e nngwe ya toropo ya tsona"],
			"checkNamesWhy": ["Ya balang puo e nngwe o bona lebitso ka Senyesemane."],
			"checkNamesDo": ["Ngola mabitso a siyo tlasa Ditoropo, ditshebeletsong tsa yona."],
			"checkMap": ["Toropo ka nngwe e na le mmapa, ditarata le dibaka tsa yona"],
			"checkMapWhy": ["Ntle le yona mmapa o feela, dibaka ha di fumanwe ka lebitso, mme ditsela le dinako ke dikgakanyo."],
			"checkMapDo": ["Matha “npm run map -- import FILE --city ID” ka karolo ya OpenStreetMap (docs/maps.md)."],
			"checkAddress": ["Seva e na le aterese ya yona ya https"],
			"checkAddressWhy": ["Mehala e fana ka sebaka, kamera le melaetsa ho maqephe a https feela, mme mahokelo a melaetseng a ya atereseng ena."],
			"checkAddressDo": ["Bea proksi e nang le setifikeiti ka pele, o behe PUBLIC_URL ho aterese ya yona."],
			"checkSms": ["Melaetsa e mekgutshwane e tswa sevang"],
			"checkSmsWhy": ["Batho ba kena ka khoutu e ka molaetsa o mokgutshwane, mme batho ba tshohanyetso ba tsebiswa ka wona. Ho fihlela moo e ngolwa feela."],
			"checkSmsDo": ["Beha SMS_URL, SMS_USERNAME le SMS_API_KEY (docs/running.md)."],
			"checkMail": ["Diimeile di tswa sevang"],
			"checkMailWhy": ["Mahokelo a phasewete e lebetsweng le dimemo tsa sehlopha di ya ka imeile."],
			"checkMailDo": ["Beha SMTP_URL le MAIL_FROM (docs/running.md)."],
			"checkSupport": ["Skrini sa polokeho se bontsha nomoro ya sehlopha"],
			"checkSupportWhy": ["Haufi le dinomoro tsa maponesa le ambolense batho ba fumana ya hao."],
			"checkSupportDo": ["Beha SUPPORT_PHONE ho nomoro e arajwang."],
			"checkOnCall": ["Ho na le ya leng mosebetsing ya ka fihlellwang"],
			"checkOnCallWhy": ["Ho seng jwalo tshohanyetso ha e letse mohala ofe kapa ofe."],
			"checkOnCallDo": ["Boloka lenane tlasa Mosebetsing (/staff/on-call)."],
			"checkWeek": ["Matsatsi a supileng a tlang a na le batho"],
			"checkWeekWhy": ["Horeng e senang motho tshohanyetso e ema ho fihlela motho a sheba."],
			"checkWeekDo": ["Tlatsa dihora tse tshwailweng lenaneng (/staff/on-call)."],
			"checkTests": ["Dialamo tsa teko di netefaditswe"],
			"checkTestsWhy": ["Ya sa e netefatsang a ka nna a se utlwe ya nnete."],
			"checkTestsDo": ["Ba kope ba shebe mehala ya bona, ba netefatse e latelang."],
			"checkTopUp": ["Tjhelete e ka kenngwa moo o tshwaileng"],
			"checkTopUpWhy": ["Batho ba bala hore ba ka eketsa tjhelete sepatjheng, empa ha ho mofani ya amohelang tjhelete ya nnete moo."],
			"checkTopUpDo": ["Tsamaisa “npm run provider -- connect COUNTRY PROVIDER live SECRETS.json” ka faele ya dinotlolo tsa akhaonte ya hao, kapa tlosa topUp motseng."],
			"checkNumbers": ["Dinomoro tsa tshohanyetso di netefaditswe"],
			"checkNumbersWhy": ["Nomoro e fosahetseng e senya metsotso ha bophelo bo le kotsing, kahoo diskrini ha di bontshe nomoro e sa hlahlojwang ke motho."],
			"checkNumbersDo": ["Di hlahlobe le ba boholong ba naha, o di netefatse tlasa Set-up."],
			"checkFacts": ["Molao wa naha o a tsejwa"],
			"checkFactsWhy": ["Ya tsamaisang toropo a sa tsebe seo molao o se batlang a ka kwallwa ke wona, mmoho le bakganni."],
			"checkFactsDo": ["Botsa ba boholong kapa ramolao, o se ngole tlasa Set-up mmoho le mohlodi wa sona."],
			"checkOwnerTask": ["Bula akhaonto ya monga"],
			"checkFactorTask": ["Fa e mong le e mong wa sehlopha netefatso ya bobedi"],
			"checkDemoTask": ["Tima pontsho o tlose batho ba yona"],
			"checkBrandTask": ["Fa tshebetso ya hao lebitso"],
			"checkContactTask": ["Bolela hore batho ba o fihlela jwang"],
			"checkLawTask": ["Phatlalatsa dipehelo, lekunutu le tumellano ya bakganni"],
			"checkMarketTask": ["Bula toropo"],
			"checkVersionsTask": ["Lokisa diphetolelo tsa ditoropo tse sa baleheng"],
			"checkNamesTask": ["Reha tshebeletso ka nngwe ka puo e nngwe le e nngwe ya toropo ya yona"],
			"checkMapTask": ["Fa toropo ka nngwe mmapa wa yona"],
			"checkAddressTask": ["Fa seva aterese ya https"],
			"checkSmsTask": ["Dumella melaetsa e mekgutshwane ho tswa sevang"],
			"checkMailTask": ["Dumella diimeile ho tswa sevang"],
			"checkSupportTask": ["Bontsha nomoro ya sehlopha skrining sa polokeho"],
			"checkOnCallTask": ["Bea motho mosebetsing"],
			"checkWeekTask": ["Bea batho matsatsing a supileng a tlang"],
			"checkTestsTask": ["Netefatsa dialamo tsa teko"],
			"checkNumbersTask": ["Netefatsa dinomoro tsa tshohanyetso"],
			"checkFactsTask": ["Fumana seo molao o se bolelang"],
			"checkTopUpTask": ["Hokela mofani wa tefo bakeng sa ho kenya tjhelete"]
		} },
		"problems": { "default": {
			"problem_suspended": ["O emisitswe. Bala lebaka mme o arabe ho “Boemo ba hao” profaeleng ya hao."],
			"problem_approval_needed": ["Motho wa bobedi o tlameha ho dumela pele."],
			"problem_invalid_request": ["Ka kopo hlahloba seo o se ngotseng o leke hape."],
			"problem_invitation_invalid": ["Memo ena e tsofetse kapa e se e sebedisitswe. Kopa e nngwe."],
			"problem_not_signed_in": ["Kena pele."],
			"problem_invalid_credentials": ["Imeile kapa phasewete ha e a nepahala"],
			"problem_forbidden": ["Ha o a dumellwa ho etsa sena."],
			"problem_foreign_origin": ["Kopo ena e tswa saeteng e nngwe."],
			"problem_own_request": ["Ke wena ya kopileng sena. Motho e mong o tlameha ho dumela."],
			"problem_second_factor_needed": ["Fana ka netefatso ya bobedi pele."],
			"problem_wrong_code": ["Khoutu ha e a nepahala. Emela e latelang o leke hape."],
			"problem_confirm_password": ["Kenya phasewete ya hao ho tswela pele."],
			"problem_staff_sign_in": ["Basebetsi ba kena ho /staff."],
			"problem_unknown_device": ["Kena pele ka phasewete ya hao sesebedisweng sena."],
			"problem_driver_not_verified": ["O ka etsa sena ha netefatso ya hao e amohetswe."],
			"problem_ladies_only": ["Maeto a basadi feela ke a basadi ba netefaditsweng feela."],
			"problem_setup_link_invalid": ["Lehokelo lena le tsofetse, le se le sebedisitswe, kapa le letjha le le nkile sebaka. “npm run owner” e ngola le leng."],
			"problem_not_set_up": ["Seva ena ha e so hlophiswe. Motsamaisi wa yona o bula lehokelo leo e le ngotseng ha e qala; “npm run owner” e ngola le leng."],
			"problem_last_owner": ["Enwa ke mong wa ho qetela. Etsa motho e mong mong pele."],
			"problem_wrong_pin": ["PIN eo ha e a nepahala."],
			"problem_not_found": ["Ha ho letho mona, kapa ha se la hao."],
			"problem_account_exists": ["Akhaonto ha e a kgona ho bulwa ka dintlha tsena. Kena, kapa fetola phasewete ya hao."],
			"problem_live_ride_exists": ["O se o na le leeto le tswelang pele."],
			"problem_rider_has_ride": ["Leeto la motho enwa le se le ntse le tswela pele."],
			"problem_too_many_rides": ["O na le maeto a mahlano a tswelang pele. Kopa hape ha le leng le fela."],
			"problem_fare_changed": ["Theko e fetohile. Ka kopo e shebe hape."],
			"problem_promotion_refused": ["Khoutu ha e sa theola theko. Ka kopo sheba theko hape."],
			"problem_bonus_spent": ["Bonase ya kajeno e fedile. Sheba leeto hape."],
			"problem_quote_expired": ["Theko e ntjhafaditswe. Ka kopo e shebe hape."],
			"problem_illegal_transition": ["Sena ha se kgonehe hajwale. Ka kopo sheba hape."],
			"problem_end_unproven": ["Bolela hore na hobaneng leeto le fella mona."],
			"problem_https_needed": ["Sena se sebetsa feela ka kgokelo e sireleditsweng (https)."],
			"problem_offer_gone": ["Kopo ena e tsamaile. E latelang e tla tla."],
			"problem_already_rated": ["O se o lekanyeditse sena."],
			"problem_check_exists": ["Tekolo ena e se e qadile."],
			"problem_already_decided": ["Sena se se se entswe qeto."],
			"problem_document_expired": ["Tokomane ya hao e felletswe ke nako. Kenya e ntjha hore o kene mosebetsing."],
			"problem_document_missing": ["Toropo ya hao jwale e batla tokomane e nngwe. E kenye hore o kene mosebetsing."],
			"problem_document_in_review": ["Tokomane eo o e rometseng e a hlahlojwa: o tla kena mosebetsing ha e amohetswe."],
			"problem_no_position": ["Ha re tsebe hore na o hokae. Dumella founo ho romela sebaka seo o leng ho sona, ebe o ema hanyane."],
			"problem_place_required": ["Bolela ho tloha hokae ho ya hokae: toropo ka nngwe e na le ditheko tsa yona."],
			"problem_destination_out_of_reach": ["Sebaka seo se hole haholo: maeto a fella ka hara sebaka sa motse."],
			"problem_not_bookable_here": ["Ha ho tshebeletso mona hajwale."],
			"problem_balance_too_low": ["Tjhelete ya hao ha e a lekana."],
			"problem_hours_overlap": ["Dihora tsena di se di na le motho sebakeng sena sa tatellano, kapa motho enwa o na le tsona ho se seng."],
			"problem_hours_over": ["Dihora tsena di se di fetile."],
			"problem_not_in_team": ["Motho enwa ha a yo sehlopheng, kapa o thibetswe ho kena mosebetsing."],
			"problem_roster_full": ["Lenane lena le tletse. Tlosa dihora tse sa hlokeheng."],
			"problem_contact_exists": ["Nomoro ena e se e le lenaneng la hao."],
			"problem_too_many_contacts": ["Lenane la batho ba hao le tletse. Tlosa e mong pele."],
			"problem_saved_place_exists": ["O se o bolokile sebaka sa lebitso lena. Fetola sona."],
			"problem_too_many_saved_places": ["Lenane la hao la dibaka tse bolokilweng le tletse. Tlosa se seng pele."],
			"problem_chat_closed": ["Puisano ena e kwetswe."],
			"problem_too_many_chats": ["Kwala e nngwe ya dipuisano tsa hao tse butsweng pele."],
			"problem_reference_taken": ["Nomoro ena e sebedisitswe odareng e nngwe."],
			"problem_changed_meanwhile": ["Motho e mong o fetotse sena ho tloha ha o se sheba. Se shebe hape."],
			"problem_basket_changed": ["Ho na le se fetohileng serotong sa hao. Ka kopo se shebe hape."],
			"problem_group_full": ["Sehlopha sena se tletse."],
			"problem_already_joined": ["Morutwana enwa o se a le sehlopheng."],
			"problem_group_exists": ["Sehlopha sa sekolo sena ka tsela ena se se se le teng."],
			"problem_too_many_groups": ["Mokganni enwa o na le dihlopha tsohle tse dumeletsweng."],
			"problem_too_many_children": ["Lenane la bana le tletse."],
			"problem_package_changed": ["Phakeje ena jwale e rekiswa ka dipehelo tse ding. E shebe hape."],
			"problem_package_active": ["O se o na le phakeje ena."],
			"problem_shop_closed": ["Lebenkele ha le amohele diodara hajwale."],
			"problem_payment_under_way": ["Araba kopo e fonong ya hao pele, kapa o eme ho fihlela e feta."],
			"problem_payout_open": ["Ho na le tefo e tswelang pele. O ka kopa e nngwe ha e phethilwe."],
			"problem_referral_refused": ["Nomoro ena e ke ke ya mengwa: ke ya hao, kapa e se e memilwe."],
			"problem_training_unfinished": ["Qeta thupelo e hlokahalang pele."],
			"problem_video_not_watched": ["O tlameha ho sheba video yohle ya thupelo pele o araba dipotso"],
			"problem_reset_link_invalid": ["Sehokelo sena se sebedisitswe kapa se felletswe ke nako. Kopa se setjha."],
			"problem_too_many_files": ["Ho na le difaele tse ngata haholo tse emetseng. Leka hape hosane."],
			"problem_file_too_large": ["Ka kopo kgetha faele e nyane ho 10MB"],
			"problem_file_type": ["Ho amohelwa difoto le PDF feela."],
			"problem_picture_type": ["Ho amohelwa foto feela mona: JPEG, PNG, WebP kapa AVIF e sa sisinyeheng."],
			"problem_picture_too_small": ["Karolo ena ya foto e nyane haholo. Kgetha karolo e kgolwanyane, kapa foto e kgolwanyane."],
			"problem_voice_type": ["Ho amohelwa molaetsa wa lentswe feela mona. O rekote hape."],
			"problem_voice_too_long": ["Molaetsa wa lentswe ha o fete metsotswana e 15. Rekota o mokgutshwane."],
			"problem_body_too_large": ["Ke ho hongata haholo ka nako e le nngwe."],
			"problem_unsupported_media_type": ["Mofuta ona wa faele ha o amohelwe."],
			"problem_quiz_answers_invalid": ["Araba potso e nngwe le e nngwe."],
			"problem_idempotency_key_reused": ["Sena se se se rometswe. Bula leqephe hape o leke hape."],
			"problem_pin_locked": ["Di-PIN tse ngata tse fosahetseng. Ho ka netefatswa ho app."],
			"problem_too_many_requests": [
				"O lekile hangata haholo. Ka kopo ema ",
				[
					"n",
					"plural",
					{
						"one": ["motsotswana o le ", "#"],
						"other": ["metsotswana e ", "#"]
					}
				],
				"."
			],
			"problem_internal": ["Ho na le phoso lehlakoreng la rona. Ka kopo leka hape."],
			"problem_overloaded": ["Ho phathahane hona jwale. Ka kopo leka hape haufinyane."],
			"problem_field": ["Ka kopo lokisa mona."],
			"problem_field_missing": ["Ka kopo tlatsa mona."],
			"problem_field_short": [[
				"n",
				"plural",
				{
					"one": [
						"Bonyane tlhaku e ",
						"#",
						", ka kopo."
					],
					"other": [
						"Bonyane ditlhaku tse ",
						"#",
						", ka kopo."
					]
				}
			]],
			"problem_field_long": [[
				"n",
				"plural",
				{
					"one": [
						"E seng ho feta tlhaku e ",
						"#",
						", ka kopo."
					],
					"other": [
						"E seng ho feta ditlhaku tse ",
						"#",
						", ka kopo."
					]
				}
			]],
			"problem_field_few": [
				"Kgetha bonyane ",
				["n"],
				"."
			],
			"problem_field_many": [
				"Kgetha tse sa feteng ",
				["n"],
				"."
			],
			"problem_field_small": [
				"Sena se ke ke sa ba ka tlase ho ",
				["n"],
				"."
			],
			"problem_field_big": [
				"Sena se ke ke sa feta ",
				["n"],
				"."
			],
			"problem_field_number": ["Sena e tlameha ho ba nomoro."],
			"problem_field_date": ["Sena e tlameha ho ba letsatsi le nako."],
			"problem_field_email": ["Sena ha se aterese ya imeile."],
			"problem_field_name": ["Lebitso feela, ka kopo: ho se lehokela, aterese kapa nomoro."],
			"problem_field_choice": ["Sena se ke ke sa kgethwa."],
			"problem_field_unknown": ["Sebaka se sa tsejweng"],
			"problem_field_format": ["Sena ha se shebahale se nepahetse."],
			"problem_too_many_booked": ["O beheleditse maeto a mangata kamoo ho ka kgonehang."],
			"problem_plate_taken": ["Nomoro ena ya koloi e se e ngodisitswe. Haeba koloi ke ya hao, botsa ba tshehetso."],
			"problem_selfie_due": ["Inke setshwantsho pele, ebe o ba mosebetsing."],
			"problem_consent_due": ["Qala ka ho bala dipehelo o be o dumelle."],
			"problem_vehicle_in_fleet": ["Koloi ena ke ya sehlopha sa dikoloi. E tshwanetse ho ntshwa moo pele."],
			"problem_vehicle_in_use": ["Mokganni e mong o mosebetsing ka koloi ena. Kgetha e nngwe, kapa mo kope a tswe mosebetsing."],
			"problem_vehicle_not_approved": ["Koloi ena ha e so amohelwe. Re tla o bolella ha e amohetswe."],
			"problem_vehicle_too_old": ["Koloi ya hao e tsofetse haholo hore e ka sebetsa le rona."],
			"problem_code_wrong": ["Eo hase khoutu. Sheba molaetsa o motjha ka ho fetisisa."],
			"problem_unproven_phone": ["Netefatsa nomoro ka khoutu pele."],
			"problem_channel_not_offered": ["Khoutu e ke ke ya tla ka tsela ena hona jwale. Kopa molaetsa o ngotsweng."],
			"problem_code_over": ["Khoutu ena ke ya kgale haholo kapa e se e sebedisitswe. Kopa e ntjha."],
			"problem_codes_unavailable": ["Seva ena ha e romele melaetsa. Sebedisa phasewete ya hao."],
			"problem_codes_spent": ["Re ke ke ra romela dikhoutu tse ding kajeno. Kena ka phasewete ya hao, kapa o leke hape hosane."],
			"problem_proof_needed": ["Batho ba bangata ba kena ho tswa netwekeng ya hao hona jwale. Ka kopo leka hape."],
			"problem_device_overtaken": ["Ka kopo tobetsa hape."],
			"problem_cancelling_costs": ["Ho hlakola ho a lefuwa jwale. Sheba hape."],
			"problem_owed_changed": ["O na le mokoloto wa maeto a fetileng. Ka kopo sheba theko hape."]
		} },
		"rides": { "default": {
			"chooseRide": ["Kgetha leeto"],
			"requestType": ["Kopa ", ["type"]],
			"requestTypeFor": [
				"Kopela ",
				["name"],
				" ",
				["type"]
			],
			"requesting": ["E a kopa..."],
			"ladiesOnlyTitle": ["Leeto la Basadi Feela"],
			"ladiesOnlyRefusal": ["Mofuta ona wa leeto ke wa bapalami ba basadi ba netefaditsweng feela"],
			"missingDestinationTitle": ["Moo o yang ha ho a ngolwa"],
			"missingDestination": ["Ka kopo ngola moo o yang"],
			"rideRequestedTitle": ["Leeto le kopilwe!"],
			"rideRequested": ["Re batla bakganni ba haufi..."],
			"requestFailedTitle": ["Kopo e hlolehile"],
			"requestFailed": ["Ho hlolehile ho kopa leeto"],
			"laterBooked": ["Leeto la hao le beheleditswe"],
			"laterBookedText": [
				["when"],
				", ka ",
				["fare"],
				"."
			],
			"laterType": ["Beheletsa ", ["type"]],
			"quoteRetrying": ["Ha re a kgona ho fumana theko. Re a leka hape…"],
			"quoting": ["E fumana theko…"],
			"findingYou": ["E a o batla…"],
			"askDestination": ["Kgetha moo o yang."],
			"askListed": ["Kgetha moo o yang lenaneng, kapa o mo bontshe mmapeng."],
			"askPickup": ["Kgetha moo mokganni a lokelang ho tla teng."],
			"noPrice": ["Ha ho theko ya leeto lena."],
			"noCarNear": ["Ha ho koloi haufi"],
			"fastTrip": [
				"Leeto le tsamaya ",
				["factor"],
				"× ka potlako"
			],
			"fastTripNote": ["Pontsho: ha ho ya lefang kapa ya fumanang moputso ka leeto lena, mme ha le balwe kae kapa kae."],
			"arriveBy": ["moo pele ho ", ["time"]],
			"carIn": ["koloi ka metsotso e ", ["n"]],
			"historyFor": ["Bakeng sa ", ["name"]]
		} },
		"rides-after": { "default": {
			"favouriteDriver": ["Mokganni eo ke mo ratang"],
			"favouriteNote": [
				"O botswa pele bakeng sa maeto le dithomello tsa hao tse tlang ha a le hole ka metsotso e meraro feela ho feta ya haufi. ",
				["name"],
				" ha a bolellwe."
			],
			"neverAgainWith": ["Se hlole o nkopanya le ", ["name"]],
			"neverAgainTitle": [
				"O se ke wa hlola o kopana le ",
				["name"],
				"?"
			],
			"neverAgainText": [
				"Wena le ",
				["name"],
				" ha le sa kopanngwa leetong lefe kapa lefe. ",
				["name"],
				" ha a bolellwe, mme o ka e kgutlisa nako efe kapa efe leqepheng la polokeho."
			],
			"neverAgainYes": ["Se hlole o re kopanya"],
			"neverAgainSet": [
				"Wena le ",
				["name"],
				" ha le sa kopanngwa."
			],
			"markTakeBack": ["E kgutlise"],
			"markNotSaved": ["Sena ha sea bolokwa. Leka hape."],
			"markedPeople": ["Batho bao o ba kgethileng"],
			"markedFavourite": ["Mokganni eo o mo ratang"],
			"markedNever": ["Ha le kopanngwe"],
			"markTakeBackOf": ["E kgutlise bakeng sa ", ["name"]],
			"lostTitle": ["Se setseng ka koloing"],
			"lostReport": ["Ke siile ntho ka koloing"],
			"leftReport": ["Ho na le ntho e setseng ka koloing"],
			"lostWhat": ["Ke eng, mme e ne e le hokae?"],
			"leftWhat": ["O fumane eng, mme hokae?"],
			"lostNote": [["name"], " o a bolellwa. Le ka ngollana matsatsi a mabedi kamora leeto; nomoro ya fono ha e bontshwe."],
			"lostNeedsWords": ["Ngola mantswe a mmalwa pele."],
			"lostSend": ["Romela tlaleho"],
			"lostNotLoaded": ["Se setseng ka koloing ha sea laelwa."],
			"lostWrite": ["Ngolla ", ["name"]],
			"lostOpen": [["name"], " o boleletswe mme o a e batla."],
			"lostFound": [["name"], " o na le yona."],
			"lostReturned": ["E kgutliseditswe."],
			"lostClosed": ["Ha e sa batlwa."],
			"leftOpen": [["name"], " o botsitswe."],
			"leftFound": [
				"Ke ya ",
				["name"],
				"."
			],
			"leftClosed": [
				"Ha se ya ",
				["name"],
				", kapa ha ho sa botswa."
			],
			"lostAsked": [["name"], " o lahlehetswe ke sena. Na se ka koloing?"],
			"leftAsked": [["name"], " o fumane sena ka koloing. Na ke sa hao?"],
			"lostToGiveBack": [
				"Dumellana le ",
				["name"],
				" hore e kgutliswa jwang."
			],
			"lostHaveIt": ["Ke na le yona"],
			"lostNotThere": ["Ha e yo ka koloing"],
			"leftIsMine": ["Ke ya ka"],
			"leftNotMine": ["Ha se ya ka"],
			"lostGotBack": ["Ke e fumane hape"],
			"lostGaveBack": ["Ke e kgutliseditse"],
			"lostNoMore": ["Se hlole o batla"],
			"favouriteCourier": ["Motlisi eo ke mo ratang"]
		} },
		"rides-hail": { "default": {
			"hailLink": ["Motho o teng mona: qala leeto"],
			"hailTitle": ["Leeto le motho ya leng mona"],
			"hailService": ["Tshebeletso"],
			"hailFrom": ["ho tloha ho ", ["amount"]],
			"hailPerKm": [["amount"], " ka kilomitara"],
			"hailPerMinute": [["amount"], " ka motsotso"],
			"hailWhereTo": ["O ya hokae (haeba a bolela)"],
			"hailAnywhere": ["Kae kapa kae moo a theohang teng"],
			"hailChoose": ["Kgetha sebaka lethathamong, kapa o se siye se se na letho"],
			"hailPhone": ["Nomoro ya hae ya mohala (haeba a rata)"],
			"hailPhoneNote": ["O tla fumana nomoro ya koloi ya hao, lehokela la ho latela leeto le rasiti ka molaetsa."],
			"hailCash": ["Metara e bala dikilomitara le metsotso. Qetellong ba o lefa ka kheshe seo e se bontshang."],
			"hailNone": ["Koloi ya hao ha e nke mopalami mona."],
			"hailNotLoaded": ["Ha re a kgona ho bona se ka etswang mona."],
			"hailUnderWay": ["Leeto ka metara"],
			"hailOpenEnd": ["Leeto le fela moo mopalami wa hao a theohang teng."],
			"hailEndQuestion": ["Na mopalami wa hao o theohile?"],
			"hailEndFare": [
				"Metara e bontsha ",
				["amount"],
				", ka kheshe."
			],
			"meterTitle": ["Metara e bontsha"],
			"meterBegins": ["Metara e qala ho bala"],
			"meterLate": ["Ha ho na kgokahano: se kgannilweng hajwale se tla balwa hamorao."],
			"hailCallOffNote": ["Moo leeto le qalileng teng, nakong ya metsotso e mmedi, le a hlakolwa. Hamorao le fella mona, ka seo metara e se bontshang."],
			"hailEndWaits": ["Ha ho kgokelo. Metara e emisitse ha o tobetsa, mme pheletso ya leeto e tla iromela."]
		} },
		"rides-home": { "default": {
			"welcomeName": ["Re a o amohela, ", ["name"]],
			"noTripsYet": ["Maeto a hao a tla bonahala mona."],
			"tripsToCome": ["Maeto a hao a tla bonahala mona."],
			"laterTitle": ["A beheleditsweng"],
			"laterBegins": ["Re tla batla mokganni ho tloha ka ", ["time"]],
			"laterFailed": ["Ha le a kgona ho qala"],
			"laterCancelSure": ["Hlakola peheletso ee?"],
			"laterFree": ["Ha ho lefuwe letho."],
			"quickActions": ["Ditsela tse kgutshwane"],
			"homePackages": ["Diphakeje"],
			"homeTopUp": ["Eketsa tjhelete"],
			"tabOrders": ["Diodara tsa ka"],
			"homePlaces": ["Dibaka tsa ka"],
			"glanceTooFar": ["Hole haholo ho tloha mona"],
			"glanceTakes": ["Leeto le nka metsotso e ", ["n"]],
			"glanceCar": ["koloi ka metsotso e ", ["n"]],
			"glanceThere": ["Moo pele ho ", ["time"]],
			"placesNotLoaded": ["Ha re a kgona ho bula dibaka tsa hao."],
			"placesToCome": ["Dibaka tsa hao di tla bonahala mona."],
			"glanceAddHome": ["Eketsa hae"],
			"glanceAddWork": ["Eketsa mosebetsing"],
			"needsInternet": ["E hloka inthanete"]
		} },
		"rides-meet": { "default": {
			"meetDriver": ["Kopana le mopalami wa hao ", ["place"]],
			"meetPassenger": [
				"Mokganni o tla kopana le wena ",
				["place"],
				", e ka bang dimitara tse ",
				["meters"],
				" ka maoto"
			]
		} },
		"rides-pickup": { "default": {
			"hintNote": ["Seo a lokelang ho se batla"],
			"promoRow": ["Khoutu ya theolelo"],
			"promoWhy": ["Na o na le yona?"],
			"promoAdd": ["Kenya"],
			"promoOff": ["Tlosa"],
			"promoTry": ["Sebedisa khoutu ena"],
			"promoEmpty": ["Kenya khoutu pele."],
			"promoTakes": [
				"Theolelo ya ",
				["discount"],
				": ",
				["fare"],
				" ho e-na le ",
				["before"]
			],
			"promoLooking": ["Re a batla…"],
			"promoFailed": ["Ho hlolehile ho sheba. Leka hape."],
			"promoTooMany": ["Ho lekilwe dikhoutu tse ngata haholo. Ema motsotso."],
			"promoNowOnly": ["E sebetsa leetong le qalang jwale le sa lefuweng ke phakeje."],
			"promo_unknown": ["Ha ho khoutu e jwalo mona."],
			"promo_not_yet": ["Khoutu ena ha e so sebetse."],
			"promo_expired": ["Khoutu ena e fetetswe ke nako."],
			"promo_not_for_service": ["Khoutu ena ha se ya mofuta ona wa leeto."],
			"promo_not_first_ride": ["Khoutu ena ke ya leeto la pele."],
			"promo_already_used": ["O se o sebedisitse khoutu ena."],
			"promo_budget_spent": ["Khoutu ena e fedile bakeng sa kajeno."],
			"promo_no_discount": ["Leeto lena le se le le theko e tlase ka ho fetisisa: khoutu ha e theole letho."],
			"hintExample": ["Heke e putswa pela Shoprite"],
			"hintLetters": [[
				"n",
				"plural",
				{
					"one": ["ho setse tlhaku e ", "#"],
					"other": ["ho setse ditlhaku tse ", "#"]
				}
			]],
			"hintTakePhoto": ["Kenya foto ya heke"],
			"hintNewPhoto": ["Foto e nngwe"],
			"hintNoPhoto": ["Tlosa foto"],
			"hintRecord": ["Rekota molaetsa wa lentswe"],
			"hintNoVoice": ["Tlosa molaetsa wa lentswe"],
			"hintVoiceWords": ["Ngola mantswe a mmalwa le ona, bakeng sa bakganni ba sa kgoneng ho mamela."],
			"hintVoiceFirst": ["Boloka kapa o lahle molaetsa wa lentswe pele."],
			"hintVoiceRefused": ["Maekerofouno ha e a dumellwa mona. O ngole ho fapana le moo."],
			"hintVoiceNone": ["Ha ho maekerofouno e ka sebediswang mona. O ngole ho fapana le moo."],
			"hintVoiceShort": ["E ne e le kgutshwane haholo. Tobetsa o bue."],
			"hintVoiceNotLoaded": ["Serekoti ha se a laeha. Tobetsa ho leka hape."],
			"hintVoiceSending": ["E a romelwa…"],
			"hintVoiceSent": ["O se o loketse ho bolokwa"],
			"hintVoiceNotSent": ["Ha o eso romelwe"],
			"hintSendAgain": ["Romela hape"],
			"hintWho": ["Ke mokganni wa hao feela ya bonang le ho utlwa sena, ho tloha ha a dumela ho fihlela leeto le fela. Re se bolokela nako e tlang ha o palama mona."],
			"hintSave": ["Boloka"],
			"hintForget": ["Lebala seo ke se buileng ka sebaka sena"],
			"hintEmpty": ["Ngola mantswe a mmalwa kapa o kenye foto."],
			"hintOffline": ["Sena se ka bolokwa ha o se o hokahane hape."],
			"hintNotSaved": ["Sena ha se a bolokwa. Leka hape."],
			"riderName": ["Lebitso la hae"],
			"riderPhone": ["Nomoro ya hae ya mohala"],
			"riderNote": ["Mokganni o botsa lebitso lena mme o letsetsa nomoro ena. Re mo romella molaetsa o nang le koloi, PIN le lehokela la ho latela; ke wena ya lefang, mme o ka hlakola leeto."],
			"riderNoteSelf": ["Mokganni o botsa lebitso lena mme o letsetsa nomoro ena. Wena o bona koloi le PIN: mmolelle. Kheshe e lefuwa ke ya palamang."],
			"riderSet": ["Ke yena ya palamang"],
			"riderSelf": ["Ke palama ka bonna"],
			"riderMissing": ["Ngola lebitso la hae le nomoro ya hae ya mohala."],
			"hintTitle": ["Mokganni o tla o fumana jwang?"],
			"hintAdd": ["Thusa mokganni ho o fumana"],
			"hintAddFor": ["Thusa mokganni ho fumana ", ["name"]],
			"riderFor": ["Bakeng sa ", ["name"]],
			"hintWhy": ["Mantswe, foto kapa lentswe la hao"],
			"hintLast": ["Lekgetlo le fetileng: ", ["note"]],
			"hintPhoto": ["Foto ya heke"],
			"hintVoice": ["Molaetsa wa lentswe"],
			"hintWrite": ["Kenya"],
			"hintChange": ["Fetola se thusang mokganni ho o fumana"],
			"riderTitle": ["Ke mang ya palamang?"],
			"riderMe": ["Ke wena ya palamang"],
			"riderWhy": ["Kapa kopela motho e mong"],
			"riderChange": ["Fetola ya palamang"],
			"riderNow": ["Bakeng sa motho e mong ke hona jwale feela, e seng pele"],
			"priceMoved": [
				"E ne e le ",
				["before"],
				" skrineng sa lapeng; jwale ke ",
				["now"],
				"."
			],
			"carsNear": [
				[
					"n",
					"plural",
					{
						"one": ["Koloi e ", "#"],
						"other": ["Dikoloi tse ", "#"]
					}
				],
				" haufi · metsotso e ",
				["m"]
			],
			"carsMany": [
				"Dikoloi tse ",
				["n"],
				"+ haufi · metsotso e ",
				["m"]
			],
			"carsFar": ["Koloi e haufi: metsotso e ", ["m"]],
			"surgeNote": [
				"Batho ba bangata ba kopa hona jwale: ditheko di makgetlo a ",
				["factor"],
				" ho tse tlwaelehileng."
			],
			"mapWaits": ["Mmapa o tla hlaha ha o hokahane."],
			"ladiesNoticeTitle": ["Maeto a basadi feela"],
			"ladiesNotice": ["Bakganni ba basadi ba netefaditsweng feela, ho latelwa ka nako ya sebele, thuso ya tshohanyetso dihora tse 24."],
			"ladiesHow": ["Basebeletsi ba e netefatsa ka tokomane ya hao ya boitsebiso."],
			"shareBound": [
				"Ho fihla ho ",
				[
					"seats",
					"plural",
					{
						"one": ["motho a le ", "#"],
						"other": ["batho ba ", "#"]
					}
				],
				". Mopalami e mong a ka arolelana koloi: o tla dieha ka ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" feela ho ya hodimo."
			],
			"shareMay": [
				"Ho fihla ho ",
				[
					"seats",
					"plural",
					{
						"one": ["motho a le ", "#"],
						"other": ["batho ba ", "#"]
					}
				],
				". Mopalami e mong a ka arolelana koloi."
			],
			"usePackage": ["Sebedisa phakeje ya ka"],
			"usePackageLeft": [[
				"n",
				"plural",
				{
					"one": ["ho setse leeto le le ", "#"],
					"other": ["ho setse maeto a ", "#"]
				}
			]],
			"usePackageDearer": [
				"ntle le yona leeto lena ke ",
				["fare"],
				" feela"
			],
			"usePackageUnlimited": ["Maeto ntle le moedi"],
			"schedule": ["Beha nako"],
			"laterNow": ["Ntate hona jwale"],
			"laterNowFor": [
				"Nka ",
				["name"],
				" hona jwale"
			],
			"laterFixed": ["Tefo e behilwe hona jwale, ntle le keketseho"],
			"laterWhen": ["Mokganni a be teng neng?"],
			"laterToday": ["Kajeno"],
			"laterTomorrow": ["Hosane"],
			"laterSetToday": ["kajeno"],
			"laterSetTomorrow": ["hosane"],
			"laterTime": ["Nako"],
			"serviceSeats": [[
				"n",
				"plural",
				{
					"one": ["Bakeng sa motho a le ", "#"],
					"other": ["Ho fihla ho batho ba ", "#"]
				}
			]],
			"serviceHelmet": ["helemete ya hao e teng"],
			"laterMorning": ["Hoseng"],
			"laterAfternoon": ["Motsheare"],
			"laterEvening": ["Mantsiboya"],
			"laterNote": ["O tla hopotswa halofo ya hora pele. Ho hlakola ke mahala ho fihlela re batla mokganni."],
			"laterBounds": [
				"Kgetha nako ho tloha ",
				[
					"minutes",
					"plural",
					{
						"one": ["motsotsong o le ", "#"],
						"other": ["metsotsong e ", "#"]
					}
				],
				" ho isa ",
				[
					"days",
					"plural",
					{
						"one": ["letsatsing le le ", "#"],
						"other": ["matsatsing a ", "#"]
					}
				],
				" a tlang."
			],
			"laterSet": [
				"Behela ",
				["day"],
				", ",
				["time"]
			],
			"laterRideNow": ["Palama hona jwale"],
			"waitingTerms": [
				[
					"free",
					"plural",
					{
						"one": [
							"Motsotso o ",
							"#",
							" wa ho ema ke wa mahala"
						],
						"other": [
							"Metsotso e ",
							"#",
							" ya ho ema ke ya mahala"
						]
					}
				],
				", kamora moo ",
				["amount"],
				" ka motsotso, bakeng sa ",
				[
					"n",
					"plural",
					{
						"one": [
							"motsotso o ",
							"#",
							" feela"
						],
						"other": [
							"metsotso e ",
							"#",
							" feela"
						]
					}
				],
				"."
			],
			"owedWithThis": [
				"O kolota ",
				["amount"],
				" ya leeto le fetileng. Ka tjhelete o e lefa le lena."
			],
			"cancelTerms": [
				"Ho hlakola ke mahala bakeng sa ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" kamora hore mokganni a amohele, ebe ho ja ",
				["amount"],
				"."
			],
			"noShowTerms": [
				"Ho se tle ka ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" ho ja ",
				["amount"],
				"."
			],
			"fareDetails": ["Seo theko e entsweng ka sona"]
		} },
		"rides-trip": { "default": {
			"poolTitle": ["Koloi e arolelanwang"],
			"poolAlone": [
				"Mopalami e mong a ka kena tseleng. O tla dieha ka ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" feela ho ya hodimo."
			],
			"poolWith": ["O arolelana koloi le mopalami e mong."],
			"poolStopFirst": ["Koloi e tla emela mopalami e mong pele e fihla ho wena kapa moo o yang."],
			"poolLonger": [
				"Leeto la hao le lelelele ka ",
				[
					"n",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				" ho feta o le mong; ha le fete ",
				[
					"max",
					"plural",
					{
						"one": ["motsotso o le ", "#"],
						"other": ["metsotso e ", "#"]
					}
				],
				"."
			],
			"stopsAhead": ["Diemelo tse tlang"],
			"stopPickup": ["Lata ", ["name"]],
			"stopDropoff": ["Theola ", ["name"]],
			"aboutMinutes": [[
				"n",
				"plural",
				{
					"one": ["e ka ba motsotso o le ", "#"],
					"other": ["e ka ba metsotso e ", "#"]
				}
			]],
			"tripTime": ["Nako ya leeto"],
			"activeRide": ["Leeto le tswelang pele"],
			"noActiveRide": ["Ha ho leeto le tswelang pele"],
			"rideNotLoaded": ["Leeto la hao ha le a kgona ho bulwa."],
			"remaining": ["ho setse ", ["distance"]],
			"seenAgo": [[
				"n",
				"plural",
				{
					"one": [
						"e bonwe motsotswana o le ",
						"#",
						" o fetileng"
					],
					"other": [
						"e bonwe metsotswana e ",
						"#",
						" e fetileng"
					]
				}
			]],
			"tripRequested": ["Re batla mokganni"],
			"tripAccepted": ["Mokganni o tseleng"],
			"tripArriving": ["Mokganni o se a fihla"],
			"tripAcceptedDriver": ["Kganna ho ya ", ["place"]],
			"tripArrived": ["Sebakeng sa ho palama"],
			"tripInProgressTo": ["Tseleng e yang ", ["place"]],
			"tripCompleted": ["Leeto le phethilwe"],
			"tripCancelledTitle": ["Leeto le hlakotswe"],
			"tripStatus": ["Boemo ba leeto"],
			"stepAccepted": ["Leeto le amohetswe"],
			"stepArrived": ["O fihlile sebakeng sa ho palama"],
			"stepInProgress": ["Leeto le tswela pele"],
			"stepCompleted": ["Leeto le phethilwe"],
			"tripSummary": ["Kakaretso ya leeto"],
			"driversAsked": [[
				"n",
				"plural",
				{
					"one": [
						"Mokganni a le ",
						"#",
						" o botsitswe"
					],
					"other": [
						"Bakganni ba ",
						"#",
						" ba botsitswe"
					]
				}
			]],
			"startPin": ["PIN ya hao"],
			"startPinNote": ["E bolelle mokganni ha o kena."],
			"riderPin": ["PIN ya ", ["name"]],
			"riderPinNote": [
				"E bolelle ",
				["name"],
				": mokganni o tla e botsa."
			],
			"riderRides": [["name"], " o a tsamaya"],
			"riderTold": ["Ha mokganni a tla, re mo romella koloi, PIN le lehokela."],
			"riderTell": ["Mmolelle koloi le PIN."],
			"riderIsIn": [["name"], " o ka koloing"],
			"bookedByName": [["name"], " o o kopetse leeto lena"],
			"bookedYouPay": ["O lefa mokganni ka tjhelete."],
			"bookedTheyPay": [["name"], " o a lefa."],
			"bookedForOthers": ["Bakeng sa ba bang"],
			"askForAnother": ["Kopa leeto le leng"],
			"askForSomebody": ["Kopela motho e mong leeto"],
			"pinLockedNote": ["Ho lekilwe di-PIN tse hlano tse fosahetseng. Netefatsa feela haeba o koloing e nepahetseng."],
			"iAmInTheCar": ["Ke ka hare: qala ntle le PIN"],
			"startConfirmed": ["Ho netefaditswe. Leeto le qala jwale."],
			"iHaveArrived": ["Ke fihlile"],
			"askPin": ["Kopa PIN ya mopalami"],
			"pinLockedDriver": ["E notletswe. Kopa mopalami ho netefatsa ho app."],
			"passengerConfirmed": ["Mopalami o netefaditse ho app."],
			"startTrip": ["Qala Leeto"],
			"completeTrip": ["Phetha Leeto"],
			"completeTripQuestion": ["Na o phethe leeto mona?"],
			"completeTripConfirm": ["E, re fihlile"],
			"tripCompletedTitle": ["Leeto le phethilwe!"],
			"thanksForRiding": ["Re leboha ha o palame le ", ["product"]],
			"cancelTrip": ["Hlakola Leeto"],
			"whyCancel": ["O hlakola hobaneng?"],
			"cancelNotePassenger": ["Ho hlakola ke mahala pele leeto le qala."],
			"cancelNoteDriver": ["Pele o lata mopalami, leeto le ya ho mokganni e mong."],
			"cancelNoteOnBoard": [
				"Mopalami wa hao o ka koloing. Ha o hlakola, ",
				["name"],
				" ha a lefe letho, wena ha o lefuwe, mme ",
				["name"],
				" o botswa hore na o bolokehile. Hore o lefuwe ka tsela eo o e kgannileng, kgetha “",
				["button"],
				"”."
			],
			"cancelNoteLast": ["Mokganni e mong o kgutlisitse leeto lena pele, kahoo jwale le a fela ho mopalami."],
			"endTripHere": ["Nke ke tswele pele: fedisa leeto mona"],
			"youCancelled": ["O hlakotse leeto"],
			"youCancelledDriver": ["Mopalami ha a lefe letho mme o bolellwa hore ke wena."],
			"nothingCharged": ["Ha o lefe letho."],
			"passengerCancelled": [["name"], " o hlakotse leeto"],
			"passengerCancelledText": ["O lokolohile bakeng sa le latelang."],
			"driverCancelled": [["name"], " o hlakotse leeto"],
			"driverCancelledText": ["Ha se phoso ya hao. Ha o lefe letho, mme o ka kopa mokganni e mong."],
			"noShowEnded": ["Ha ho motho ya tlileng"],
			"noShowEndedText": [["name"], " o emetse sebakeng sa ho palama, yaba o fedisa leeto."],
			"driverEnded": [["name"], " o feditse leeto tseleng"],
			"driverEndedText": ["Ha o lefe letho bakeng sa lona."],
			"areYouSafe": ["Na o bolokehile?"],
			"areYouSafeText": ["Haeba ho se jwalo, tobetsa TSHOHANYETSO: batho ba hao le sehlopha sa rona ba bolellwa moo o leng teng."],
			"findAnother": ["Batla leeto le leng ho tloha mona"],
			"packageBack": ["Leeto le kgutletse phakejeng ya hao."],
			"againFor": ["Kopa hape ka ", ["fare"]],
			"againOther": ["Fetola leeto"],
			"againDearer": [
				"Theko e tlohile ho ",
				["before"],
				" ho ya ho ",
				["now"],
				"."
			],
			"driverGaveBackTitle": ["Mokganni wa hao o tlamehile ho kgutlisa leeto"],
			"driverGaveBack": ["Re batla mokganni e mong; theko e ntse e tshwana."],
			"thanksForDelivering": ["Re leboha ha o isitse le ", ["product"]],
			"tripCancelledToast": ["Leeto le hlakotswe"],
			"rideHasBeenCancelled": ["Leeto le hlakotswe."],
			"reasonChangedMyMind": ["Ke fetotse mohopolo"],
			"reasonWaitTooLong": ["Ke ema nako e telele haholo"],
			"reasonWrongPlace": ["Sebaka sa ho palama kapa moo ke yang ho fosahetse"],
			"reasonDriverAsked": ["Mokganni o nkopile"],
			"reasonFeltUnsafe": ["Ke ne ke sa ikutlwe ke bolokehile"],
			"reasonOther": ["Lebaka le leng"],
			"reasonNoShow": ["Mopalami ha a a tla"],
			"reasonCannotReach": ["Nke ke ka fihla sebakeng sa ho palama"],
			"reasonVehicle": ["Bothata ba koloi"],
			"reasonTooMany": ["Batho kapa mekotla e mengata haholo"],
			"reasonNoDriver": ["Ha ho mokganni ya fumanweng"],
			"reasonNotVerified": ["Maeto a basadi feela ke a basadi bao sehlopha sa rona se netefaditseng bong ba bona"],
			"nobodyFoundTitle": ["Ha ho mokganni ya fumanweng"],
			"nobodyFound": ["Ha ho motho ya kgonneng ho nka leeto lena. Ha o a lefiswa letho."],
			"sendRating": ["Romela tekanyetso"],
			"youRated": [
				"O fane ka ",
				["n"],
				" ho 5."
			],
			"receipt": ["Rasiti"],
			"receiptNotLoaded": ["Rasiti ha e a kgona ho bulwa."],
			"openReceipt": ["Bula rasiti ya ", ["name"]],
			"lineBase": ["Tefo ya motheo"],
			"lineDistance": ["Bohole"],
			"lineSurge": ["Dikopo tse ngata"],
			"lineTime": ["Nako"],
			"lineBooking": ["Tefiso ya ho kopa"],
			"linePlace": ["Tefiso ya sebaka sa ho nkuwa"],
			"lineWeight": ["Boima"],
			"lineFragile": ["Se robeha habonolo"],
			"lineNight": ["Bosiu kapa letsatsi la phomolo"],
			"lineMinimum": ["Ho fihla tefong e tlase"],
			"lineRounding": ["Ho atametsa"],
			"rideHistory": ["Nalane ya maeto"],
			"lastRatings": ["Ditekanyetso tsa ho qetela"],
			"noHistoryPassenger": ["Maeto, diodara le diphasela tsa hao di tla bonahala mona."],
			"noHistoryDriver": ["Maeto ao o a kgannang a tla bonahala mona. Kena mosebetsing ho fumana la pele."],
			"goOnline": ["Kena mosebetsing"],
			"payTitle": ["Moputso wa hao"],
			"reportIssue": ["Tlaleha bothata"],
			"aboutDriver": ["Mabapi le mokganni wa hao"],
			"aboutDriverFailed": ["Ha re a kgona ho bula sena."],
			"aboutVerified": ["O dumeletswe ke sehlopha sa rona"],
			"aboutNotVerified": ["Ha a a dumellwa hajwale"],
			"aboutWoman": ["Mosadi, ho netefaditswe ka tokomane ya hae ya boitsebiso"],
			"aboutDocuments": [[
				"of",
				"plural",
				{
					"one": [
						"Tokomane e ",
						["n"],
						" ho e le ",
						"#",
						" e hlahlobilwe mme e a sebetsa"
					],
					"other": [
						"Ditokomane tse ",
						["n"],
						" ho tse ",
						"#",
						" di hlahlobilwe mme di a sebetsa"
					]
				}
			]],
			"aboutChecks": [[
				"of",
				"plural",
				{
					"one": [
						"Tekolo e ",
						["n"],
						" ho e le ",
						"#",
						" e hlwekile"
					],
					"other": [
						"Ditekolo tse ",
						["n"],
						" ho tse ",
						"#",
						" di hlwekile"
					]
				}
			]],
			"aboutLessons": [[
				"of",
				"plural",
				{
					"one": [
						"Thuto e ",
						["n"],
						" ho e le ",
						"#",
						" e hlokahalang e phethilwe"
					],
					"other": [
						"Dithuto tse ",
						["n"],
						" ho tse ",
						"#",
						" tse hlokahalang di phethilwe"
					]
				}
			]],
			"aboutRating": ["Tekanyetso"],
			"aboutRated": [
				["rating"],
				" ho 5, ",
				[
					"n",
					"plural",
					{
						"one": ["tekanyetso e le ", "#"],
						"other": ["ditekanyetso tse ", "#"]
					}
				]
			],
			"aboutNoRating": ["Ha a so lekanyetswe"],
			"aboutTrips": ["Maeto a phethilweng"],
			"aboutSince": ["O na le rona ho tloha ka"],
			"courierArrived": ["Ke sebakeng sa ho lata"],
			"courierPickedUp": ["Ke e nkile: qala ho isa"],
			"courierAskPin": ["Kopa PIN ya dinomoro tse nne"],
			"courierPinLocked": ["Di-PIN tse ngata tse fosahetseng. Kopa moreki ho netefatsa ho app, kapa nka foto."],
			"courierHandOver": ["Ke nehetse"],
			"courierPhoto": ["Nehelana ka foto"],
			"courierConfirmed": ["Moreki o netefaditse hore e fihlile."],
			"courierNobody": ["Ha ho motho"],
			"courierNobodySure": ["E kgutlela ho moromedi. O tla lefuwa leha ho le jwalo."],
			"courierBack": ["E kgutlise"],
			"courierCarries": ["O jere"],
			"courierReceiver": ["Moamohedi"],
			"courierPaidByReceiver": ["Moamohedi o lefa ka kheshe"],
			"courierFragile": ["E robeha habonolo"],
			"courierDelivered": ["E fihlisitswe. Re a leboha!"],
			"ratingUnsent": [
				"O fane ka ",
				["n"],
				" ho 5. E tla romelwa ha o hokahane."
			],
			"courierCollect": [
				"Amohela ",
				["amount"],
				" ka tjhelete ya matsoho"
			],
			"courierPaid": ["E lefilwe ka hara app: o se ke wa amohela tjhelete"],
			"endFarFrom": [
				"O bohole ba ",
				["distance"],
				" ho tloha ",
				["place"]
			],
			"endFarNote": [
				"Tefo e fetoha ya tsela e kganngweng, e ke ke ya feta e dumellanweng. Re botsa ",
				["name"],
				" hore na le felletse mona."
			],
			"endNotSeen": ["Ha re a kgona ho bona leeto lohle"],
			"endNotSeenNote": [
				"O lefuwa tefo. Dibonase di ema ho fihlela leeto le netefaditswe: re botsa ",
				["name"],
				"."
			],
			"endWhy": ["Ke hobaneng ha leeto le fella mona?"],
			"endPassengerAsked": ["Mopalami o kopile ho theoha mona"],
			"endWrongPin": ["Qetello e mmapeng e fosahetse"],
			"endNoGps": ["Fono ya ka ha e tsebe moo e leng teng"],
			"endGoOn": ["Ha eso: tswela pele ho kganna"],
			"collectCash": [
				"Amohela ",
				["amount"],
				" ka kheshe"
			],
			"payCash": [
				"Lefa ",
				["amount"],
				" ka kheshe"
			],
			"cashGotAll": ["Ke e amohetse"],
			"cashPaidLess": ["O lefile hanyenyane"],
			"cashHowMuch": [
				"O amohetse bokae ho ",
				["amount"],
				"?"
			],
			"cashLessNote": ["E ngolwa rasiting, mme sehlopha sa rona se a e bona."],
			"cashSave": ["Boloka"],
			"cashTaken": [
				"Ho amohetswe ka kheshe: ",
				["amount"],
				" ho ",
				["total"]
			],
			"endedEarly": [
				"Le fedile pele ho nako: ho ne ho dumellanwe ka ",
				["amount"],
				"."
			],
			"payWaits": ["Bonase, dipakane le tefo ya sephuthelwana di ema ho fihlela leeto le netefaditswe."],
			"endAskFar": [
				["name"],
				" o fediseditse leeto bohole ba ",
				["distance"],
				" ho tloha ",
				["place"],
				". Na ho nepahetse?"
			],
			"endAskHere": [
				["name"],
				" o fediseditse leeto la ",
				["place"],
				". Na ho nepahetse?"
			],
			"endRight": ["E, ho nepahetse"],
			"endWrong": ["Tjhe, tlaleha"],
			"rateNow": [
				"Fa ",
				["name"],
				" dinaledi"
			],
			"afterTrip": ["Kamora leeto la hao la ", ["place"]],
			"endCannotGoOn": ["Nke ke ka tswela pele ho kganna"],
			"endAskSafe": [["name"], " ha a ka a kgona ho tswela pele ho kganna. Na o bolokehile?"],
			"endSafe": ["Ke bolokehile"],
			"endNeedHelp": ["Ke hloka thuso"],
			"endHereTitle": ["O fedise leeto mona?"],
			"endHereFare": [
				["name"],
				" o lefa tsela e kgannilweng ho fihla jwale, ho se fete ",
				["fare"],
				"."
			],
			"endHereAsk": [["name"], " o bolellwa hore ke wena ya le feditseng mme o botswa hore na o bolokehile, konopo ya tshohanyetso e le haufi."],
			"endHereStaff": [
				"Sehlopha sa rona se bala lebaka la hao mme se sheba leeto; ",
				["name"],
				" ha a le bone. Dibonase di ema ho fihla moo."
			],
			"endHereWhy": ["Ke hobaneng o sa kgone ho tswela pele?"],
			"endedHereDriver": ["O feditse leeto tseleng"],
			"endedHereDriverText": [["name"], " o boleletswe, mme o botswa hore na o bolokehile."],
			"endedHereCost": [
				"O lefa ",
				["fare"],
				" bakeng sa tsela e kgannilweng. Ho ne ho dumellanwe ka ",
				["quoted"],
				" bakeng sa leeto lohle."
			],
			"endedHereCostSame": [
				"O lefa ",
				["fare"],
				", jwalo ka ha ho dumellanwe."
			],
			"endedHerePackage": ["Leeto le balwa sephuthelwaneng sa hao. Haeba ho se toka, le tlalehe."],
			"endedHereSafe": ["Ho monate hore o bolokehile."],
			"findAnotherFor": ["Batla leeto le leng ho tloha mona ka ", ["fare"]],
			"needAmount": ["Kenya tjhelete pele."],
			"needPin": ["Kenya dinomoro tse nne pele."],
			"positionSeconds": [
				"Sebaka sa metsotswana e ",
				["n"],
				" e fetileng"
			],
			"positionMinutes": [
				"Sebaka sa metsotso e ",
				["n"],
				" e fetileng"
			],
			"positionStopped": ["Mohala wa mokganni ha o romele sebaka hona jwale. Leeto la hao le tswela pele."],
			"positionStoppedDriver": ["Ha re fumane sebaka sa hao, mme mopalami wa hao o bona moo o neng o le teng. Leeto le tswela pele. Boloka app ena e butswe mme skrini se laitilwe."],
			"positionMore": ["Se seng se thusang"],
			"callShort": ["Letsetsa"],
			"pinTriesLeft": [[
				"n",
				"plural",
				{
					"0": ["Ha ho sa na menyetla."],
					"one": [
						"Ho setse monyetla o le ",
						"#",
						"."
					],
					"other": [
						"Ho setse menyetla e ",
						"#",
						"."
					]
				}
			]],
			"hintHeading": ["Fumana mopalami"],
			"hintGate": ["Foto ya sebaka sa ho palama"],
			"hintReport": ["Tlaleha seo mopalami a se buang mona"],
			"hintReported": ["Ho tlalehilwe. Ba tshehetso ba se sheba."],
			"hintNotReported": ["Ha ho a tlalehwa"],
			"changeQuestion": [["fare"], " ka kheshe. O tla fana ka bokae?"],
			"changeExact": ["E lekaneng"],
			"changeGive": [
				"Mopalami o lefa ka ",
				["amount"],
				": kgutlisa ",
				["change"]
			],
			"changeGet": [
				"O kgutlisetswa ",
				["change"],
				" ho ",
				["amount"]
			],
			"tagsGood": ["Ke eng e bileng hantle?"],
			"tagsBad": ["Ke eng e sa kang ya eba hantle?"],
			"rateWords": ["Ho na le se seng? (ha o rata)"],
			"tagSafeDriving": ["O kgannile ka polokeho"],
			"tagFriendly": ["Botsoalle"],
			"tagCleanCar": ["Koloi e hlwekileng"],
			"tagKnewTheWay": ["O ne a tseba tsela"],
			"tagOnTime": ["Ka nako"],
			"tagUnsafeDriving": ["O kgannile ka kotsi"],
			"tagUnfriendly": ["O ne a se botsoalle"],
			"tagDirtyCar": ["Koloi e ditshila"],
			"tagLongWay": ["O nkile tsela e telele"],
			"tagCameLate": ["O fihlile morao ho nako"],
			"tagAskedForMore": ["O kopile tjhelete e eketsehileng"],
			"tagPolite": ["O hlomphehile"],
			"tagWasReady": ["O ne a lokile"],
			"tagEasyToFind": ["O fumanehile habonolo"],
			"tagLeftItClean": ["O siile koloi e hlwekile"],
			"tagKeptWaiting": ["O ntshiile ke eme"],
			"tagHardToFind": ["O fumanehile ka thata"],
			"tagLeftAMess": ["O siile ditshila"],
			"tagDidNotPay": ["Ha a ka a lefa ka botlalo"],
			"fastTripMark": [
				"Pontsho · ",
				["factor"],
				"× ka potlako"
			],
			"historyShow": ["Bontsha"],
			"historyAll": ["Tsohle"],
			"historyRides": ["Maeto"],
			"historyOrders": ["Diodara"],
			"historyParcels": ["Diphasela"],
			"rideCancelled": ["E hlakotswe"],
			"historyNone": ["Ha ho letho la mofuta ona hajoale."],
			"driverOutside": ["Mokganni wa hao o ka ntle"],
			"freeWait": ["ho ema mahala"],
			"freeWaitOver": ["nako ya mahala e fedile"],
			"freeWaitThen": ["Kamora moo mokganni a ka tsamaya."],
			"freeWaitGone": ["Mokganni a ka tsamaya jwale."],
			"waitNote": [["name"], " o a tseba hore o fihlile. Ha nako e fedile o ka tsamaya."],
			"waitOverNote": ["O emetse ka ho lekaneng. Letsetsa hape, kapa o qete leeto."],
			"noShow": [["name"], " ha a a tla: qeta leeto"],
			"noShowDone": [["name"], " o boleletswe hore o ne o emetse."],
			"historySchool": ["Sekolo"],
			"timeSoFar": ["Nako e fetileng"],
			"cancelFree": ["Hlakola kopo · mahala"],
			"arriving": ["E a fihla"],
			"underHundredMeters": ["Ka tlase ho limithara tse 100"],
			"earlyFare": [
				["fare"],
				" bakeng sa tsela e kgannilweng. Ho ne ho dumellanwe ka ",
				["quoted"],
				" bakeng sa leeto lohle."
			],
			"earlyFareLeast": [
				["fare"],
				", tefo e tlase ka ho fetisisa, bakeng sa tsela e kgannilweng. Ho ne ho dumellanwe ka ",
				["quoted"],
				" bakeng sa leeto lohle."
			],
			"endedEarlyChip": ["Le fedile pele ho nako"],
			"cashFrom": ["Tjhelete e tswang ho ", ["name"]],
			"cashStepLater": ["E kwale ho araba hamorao: e sala skrineng sa hao sa lapeng."],
			"thanksForDriving": ["Re leboha ha o kgannile le ", ["product"]],
			"photoChecked": [
				"Senepe se hlahlobilwe ",
				["day"],
				" ke sehlopha sa rona"
			],
			"numberVerified": ["Nomoro e netefaditswe"],
			"selfieChecked": ["Selfi e hlahlobilwe"],
			"idChecked": ["Boitsebiso bo hlahlobilwe"],
			"rideAgain": ["Tsamaya hape"],
			"rideAgainTo": ["Tsamaya hape: ", ["place"]],
			"minutesGone": ["metsotso e ", ["time"]],
			"dueAbout": ["ka bo ", ["time"]],
			"searchUntil": [
				"Haeba ho se ya fumanwang pele ho ",
				["time"],
				", ha o lefe letho."
			],
			"searchLeft": ["e setseng"],
			"changeOther": ["Fana ka noutu e nngwe"],
			"searchNearest": ["Re qala ka mokganni ya haufi"],
			"liveMore": [
				"Tse ding tse ",
				["n"],
				" di a tswela pele"
			],
			"teamEnded": ["Sehlopha sa rona se hlakotse leeto lena. Ha ho se lefisitsweng. Re ngolle ha o batla ho tseba haholwanyane."],
			"reasonTeam": ["Le hlakotswe ke sehlopha sa rona"],
			"lineWaiting": ["Ho ema"],
			"linePromotion": ["Theolelo"],
			"lineCode": [
				"Theolelo (",
				["code"],
				")"
			],
			"waitingThen": [
				"Kamora moo ",
				["amount"],
				" ka motsotso, bakeng sa ",
				[
					"n",
					"plural",
					{
						"one": [
							"motsotso o ",
							"#",
							" feela"
						],
						"other": [
							"metsotso e ",
							"#",
							" feela"
						]
					}
				],
				"."
			],
			"waitingPerMinute": [
				"Jwale ho ema ho ja ",
				["amount"],
				" ka motsotso, bakeng sa ",
				[
					"n",
					"plural",
					{
						"one": [
							"motsotso o ",
							"#",
							" feela"
						],
						"other": [
							"metsotso e ",
							"#",
							" feela"
						]
					}
				],
				"."
			],
			"waitingMost": ["Ho ema ha ho sa tla ja ho feta mona."],
			"waitingSoFar": ["bakeng sa ho ema ho fihlela jwale"],
			"waitingOnTop": [["amount"], " hodimo"],
			"waitNotSeen": ["Ho ema ha ho lefuwe mona: founu ya hao ha e bontshe hore o sebakeng sa ho nka."],
			"iAmThere": ["Ke sebakeng sa ho nka"],
			"cancelNoteFree": ["Ho hlakola ke mahala ho fihlela mokganni a amohela."],
			"cancelFreeNow": ["Ho hlakola ke mahala jwale."],
			"cancelCostsFrom": [
				"Ho hlakola ke mahala ho fihlela ",
				["time"],
				". Kamora moo ho ja ",
				["amount"],
				"."
			],
			"cancelCostsNow": [
				"Ho hlakola ho ja ",
				["amount"],
				" jwale. Kgetha lebaka haeba o ntse o batla ho hlakola."
			],
			"noShowCosts": [
				"Haeba o siyo ka ",
				["time"],
				", leeto le ka fediswa: seo se ja ",
				["amount"],
				"."
			],
			"feePaid": [
				"Ho hlakola ho jele ",
				["amount"],
				". E nkilwe sepatjheng sa hao."
			],
			"feeOwed": [
				"Ho hlakola ho jele ",
				["amount"],
				". O a e kolota, mme o tla e lefa le leeto la hao le latelang ka tjhelete."
			],
			"feeNoShowPaid": [
				"Mokganni o ne a eme mme ha o a tla. Ho jele ",
				["amount"],
				", e nkilweng sepatjheng sa hao."
			],
			"feeNoShowOwed": [
				"Mokganni o ne a eme mme ha o a tla. Ho jele ",
				["amount"],
				": o a e kolota, mme o tla e lefa le leeto la hao le latelang ka tjhelete."
			],
			"feeWaived": [
				"Tefo ya ",
				["amount"],
				" e hlakotswe ke sehlopha sa rona."
			],
			"feeNet": [
				"O fumana ",
				["amount"],
				" bakeng sa seo."
			],
			"feeNetLater": [
				"O tla fumana ",
				["amount"],
				" bakeng sa seo ha mopalami a lefile."
			],
			"feeOfOperator": [
				"Mopalami o lefiswa ",
				["amount"],
				" ke mosebetsi wa tshebeletso."
			],
			"owedBefore": ["Mokoloto wa leeto le fetileng"],
			"noShowCostsNow": [
				"Mokganni a ka fedisa leeto jwale: seo se ja ",
				["amount"],
				"."
			],
			"taxNumber": ["Nomoro ya lekgetho ", ["number"]],
			"lineFixed": ["Theko e behilweng"],
			"lineToll": ["Lekgetho la tsela"],
			"lineTax": [
				"E kenyeletsa ",
				["tax"],
				" ",
				["percent"],
				" %"
			],
			"lineCommissionTax": [
				"Khomishene e kenyeletsa ",
				["tax"],
				" ",
				["percent"],
				" %"
			],
			"changeYouGet": ["O tla kgutlisetswa"],
			"changeFromFare": [
				"ho ",
				["amount"],
				" · tefo ",
				["due"]
			],
			"changeFromDue": [
				"ho ",
				["amount"],
				" · e lefuwang ",
				["due"]
			],
			"changeEdit": ["Fetola"],
			"cashTake": ["Amohela"],
			"cashGiveBack": ["Kgutlisa"],
			"cashKeep": ["O sala ka"]
		} },
		"rides-voice": { "default": {
			"vnName": ["Molaetsa wa lentswe"],
			"vnPlay": ["Bapala molaetsa wa lentswe"],
			"vnStop": ["Emisa molaetsa wa lentswe"],
			"vnSeconds": [[
				"n",
				"plural",
				{
					"one": ["motsotswana o le ", "#"],
					"other": ["metsotswana e ", "#"]
				}
			]],
			"vnLoading": ["E a laeha…"],
			"vnFailed": ["Molaetsa wa lentswe ha o a laeha. Tobetsa ho leka hape."],
			"vnAsking": ["Dumella maekerofouno…"],
			"vnRecording": ["Bua jwale"],
			"vnSpoken": ["Seo o se buileng ho fihla jwale"],
			"vnEnd": ["Emisa ho rekota"],
			"vnListen": ["Mamela pele o o boloka"],
			"vnKeep": ["Boloka"],
			"vnDiscard": ["Lahla"]
		} },
		"safety": { "default": {
			"emergency": ["TSHOHANYETSO"],
			"sos": ["SOS"],
			"callEmergency": ["Letsetsa thuso"],
			"emergencyContacted": ["Batho ba hao ba tshohanyetso le ba molao ba tsebisitswe."],
			"emergencyActivated": ["Temoso ya Tshohanyetso e Butswe"],
			"emergencyCounting": ["Temoso ya hao e romelwa ka mora"],
			"emergencySecondsLeft": [[
				"n",
				"plural",
				{
					"one": ["Ho setse motsotswana o le ", "#"],
					"other": ["Ho setse metsotswana e ", "#"]
				}
			]],
			"emergencyTriggerNow": ["Romela Hona Jwale"],
			"emergencyCancel": ["Hlakola"],
			"emergencyStop": ["Hlakola Temoso ya Tshohanyetso"],
			"emergencySending": ["Temoso ya hao e a romelwa…"],
			"emergencyNotSent": ["Temoso ha e so romelwe"],
			"emergencyNotSentWhy": ["Ha ho na kgokahano. Re leka hape metsotswana e seng mekae. Letsetsa kapa romela molaetsa jwale:"],
			"emergencyRefused": ["Temoso ha e a kgona ho romelwa ho tswa mohaleng ona. Letsetsa jwale:"],
			"emergencyRaised": ["Temoso e hlahisitswe ka ", ["time"]],
			"emergencySoFar": ["Se etsahetseng ho fihlela jwale"],
			"emergencyServerHas": ["Temoso ya hao e fihlile."],
			"emergencyStaffNotYet": ["Re emetse hore sehlopha sa rona se arabe."],
			"emergencyStaffHas": [
				"Sehlopha sa rona se e nkile ka ",
				["time"],
				"."
			],
			"emergencyNoContacts": ["Ha o na batho ba tshohanyetso. Ha ho motho ya tsebisitsweng ntle le sehlopha sa rona."],
			"alertSms": ["Molaetsa ho ", ["name"]],
			"alertMail": ["Imeile ho ", ["name"]],
			"alertSent": ["e rometswe ka ", ["time"]],
			"alertWaiting": ["ha e so romelwe, re a leka"],
			"alertWritten": ["e ngotswe feela: seva ena ha e na moromedi"],
			"alertFailed": ["ha e a kgona ho romelwa"],
			"numberPolice": ["Mapolesa"],
			"numberMedical": ["Ambulense"],
			"numberFire": ["Mollo"],
			"numberSupport": ["Mohala wa tshehetso"],
			"chatSupport": ["Buisana le sehlopha sa rona"],
			"textContacts": ["Romella batho ba ka molaetsa"],
			"sosSmsBody": [
				"Ke hloka thuso.",
				["trip"],
				" ",
				["link"]
			],
			"sosSmsTrip": [
				" Ke ka hara ",
				["vehicle"],
				", nomoro ",
				["plate"],
				"."
			],
			"sosSmsPlace": [
				" Ke ",
				["place"],
				"."
			],
			"safeTitle": ["Na o bolokehile?"],
			"safeHint": ["Sehlopha sa rona se tla tsebiswa, le batho ba hao hafeela re kgona ho ba fihlela. E dula e butswe ho fihlela sehlopha sa rona se e kwala."],
			"safeMistake": ["Ke tobeditse ka phoso"],
			"safeNow": ["Ke bolokehile jwale"],
			"safeOther": ["Lebaka le leng"],
			"safeKeep": ["Tlohela temoso"],
			"safeNotSent": ["Sena ha se a kgona ho romelwa. Temoso ya hao e ntse e le ho sehlopha sa rona."],
			"drillBadge": ["Boikwetliso: ha ho motho ya tsebiswang"],
			"drillStart": ["Ikwetlise ka temoso"],
			"drillHint": ["Tsohle di etsahala jwalo ka tshohanyetsong, empa ha ho motho ya tsebiswang."],
			"drillDone": ["Mona ke moo o neng o tla bona hore ke mang ya tsebisitsweng. E ne e le boikwetliso: ha ho motho."],
			"drillEnd": ["Qeta boikwetliso"],
			"alertStanding": ["Temoso ya hao ya tshohanyetso e ntse e tswela pele"],
			"alertOpen": ["Bula"],
			"safetyTitle": ["Polokeho"],
			"safetyNumbers": ["Dinomoro tsa tshohanyetso"],
			"safetyFeatures": ["Kamoo re o bolokang ka teng"],
			"featureShare": ["Arolelana leeto la hao ka sehokelo se felang le leeto."],
			"featureVerified": ["Ditokomane tsa bakganni di hlahlojwa ke batho pele ba kganna."],
			"featurePin": ["Leeto le qala feela ka PIN ya hao."],
			"featureCheck": ["Ha leeto le ema nako e telele kapa le tswa tseleng, re a o botsa hore na o bolokehile."],
			"teamThere": ["Sehlopha sa rona se mosebetsing hona jwale mme se bona ditshohanyetso."],
			"featureTrained": ["O rupeletswe polokeho, mme o na le tokelo ya ho hana leeto le sa bolokehang."],
			"featureRider": ["O bona lebitso le nomoro ya mohala tseo mopalami a faneng ka tsona, le tekanyetso ya hae."],
			"safetyProtocol": ["Se etsahalang ha o tobetsa"],
			"protocol1": ["O na le metsotswana e mehlano ya ho hlakola."],
			"protocol2": ["Re romella batho ba hao molaetsa: lebitso la hao, koloi, sebaka le sehokelo."],
			"protocol3Passenger": ["Sehlopha sa rona se ka bona moo o leng teng. Mona o bona hore na ho na le motho ya e nkileng."],
			"protocol3Driver": ["Sehlopha sa rona se ka bona moo koloi ya hao e leng teng. Mona o bona hore na ho na le motho ya e nkileng."],
			"protocol4": ["E dula e butswe ho fihlela sehlopha sa rona se e kwala."],
			"safetySection": ["Polokeho ya hao"],
			"safetyOpen": ["Batho, dinomoro le boikwetliso"],
			"checkTitle": ["Na o hantle?"],
			"checkLongStop": ["Leeto la hao le eme metsotso e mmalwa."],
			"checkOffRoute": ["Leeto la hao le suthela hole le moo le yang."],
			"checkDriverNoLonger": ["Mokganni wa hao ha a sa dumelletswe ho kganna maeto a basadi feela. Leeto lena le a tswela pele, mme sehlopha sa rona se a tseba."],
			"checkLeft": [[
				"n",
				"plural",
				{
					"one": [
						"Ntle le karabo sehlopha sa rona se tla hlahloba ka mora motsotswana o le ",
						"#",
						"."
					],
					"other": [
						"Ntle le karabo sehlopha sa rona se tla hlahloba ka mora metsotswana e ",
						"#",
						"."
					]
				}
			]],
			"checkFine": ["Ke hantle"],
			"checkHelp": ["Ke hloka thuso"],
			"checkNotSent": ["Karabo ya hao ha e a romelwa. Leka hape kapa letsetsa."],
			"emergencyContactsUntold": ["Ha re so tsebise motho ofe kapa ofe wa hao wa tshohanyetso. Ba romelle molaetsa ka bowena."],
			"emergencyUnheard": ["Ho tobetsa hona ha ho a fihla ho seva ya rona. Temoso e ka tlase e ntse e le teng. Letsetsa kapa romela molaetsa jwale."],
			"policeSay": ["Bolella mapolesa"],
			"policePlace": ["Sebaka"],
			"policeNear": [
				["km"],
				" ho tloha ",
				["place"]
			],
			"policeCar": ["Koloi"],
			"policeDriver": ["Mokganni"],
			"policePassenger": ["Mopalami"],
			"policeWay": ["Tseleng"],
			"policeFromTo": [
				"ho tloha ",
				["from"],
				" ho ya ",
				["to"]
			],
			"teamAway": [
				"Ha ho motho wa sehlopha sa rona ya mosebetsing hona jwale. Tshohanyetsong letsetsa ",
				["police"],
				" (mapolesa) kapa ",
				["medical"],
				" (ambulense)."
			],
			"protocol2Mail": ["Re romella imeile ho batho ba hao ba nang le aterese ya imeile. Re ke ke ra romela di-SMS: sebedisa “Romella batho ba ka molaetsa”, mohala wa hao o a o romela."],
			"protocol2Nothing": ["Ha re eso kgone ho romela di-SMS kapa di-imeile. Sebedisa “Romella batho ba ka molaetsa”: mohala wa hao o a o romela, ka sebaka le sehokelo."],
			"protocol2Nobody": ["Ha o so be le batho ba tshohanyetso: ha ho ya tsebiswang ntle le sehlopha sa rona. Eketsa a le mong leqepheng lena."],
			"logTitle": ["Ditemoso tsa hao"],
			"logNone": ["Ha o so hlahise temoso."],
			"logNotLoaded": ["Ditemoso tsa hao ha di a kgona ho bulwa."],
			"logSafe": [
				"O itse: ",
				["reason"],
				" (",
				["time"],
				")"
			],
			"logClosed": ["E kwetswe ke sehlopha sa rona ka ", ["time"]],
			"logOpen": ["E butswe, ha ho motho wa sehlopha sa rona ya e nkileng"],
			"logInHand": ["E butswe, sehlopha sa rona se e nkile"],
			"logTold": [[
				"n",
				"plural",
				{
					"one": [
						"motho a le ",
						"#",
						" o tsebisitswe"
					],
					"other": [
						"batho ba ",
						"#",
						" ba tsebisitswe"
					]
				}
			]],
			"logToldNobody": ["ha ho motho wa hao ya fihletsweng"],
			"alertStopped": ["ha e a romelwa: o kopile ho se romellwe melaetsa hape"],
			"alertLimited": ["ha e a romelwa hape: o se a tsebisitswe ka makgetlo hora ena"],
			"emergencyHide": ["Kwala – temoso e ntse e le teng"],
			"teamUnknown": [
				"Hona jwale re ke ke ra bona hore na sehlopha sa rona se mosebetsing. Tshohanyetsong letsetsa ",
				["police"],
				" (mapolesa) kapa ",
				["medical"],
				" (ambulense)."
			],
			"teamOnCall": ["Sehlopha sa rona se mosebetsing hona jwale."],
			"whoTeamOnCall": ["Temoso ya hao e ya mohaleng wa ya mosebetsing wa sehlopha sa rona."],
			"emergencyTeamCalled": ["Ya mosebetsing wa sehlopha sa rona o a bitswa."],
			"whoTitle": ["Ke mang ya tsebiswang"],
			"whoTeamThere": ["Sehlopha sa rona se skrineng mme se bona temoso ya hao."],
			"whoTeamAway": ["Sehlopha sa rona se fumana temoso ya hao, empa ha ho motho ya mosebetsing hona jwale."],
			"whoTeamLater": ["Sehlopha sa rona se tla fumana temoso ya hao ha mohala ona o na le kgokahano."],
			"whoContactsNone": ["Ha o na batho ba tshohanyetso: ha ho motho e mong ya tsebiswang."],
			"whoContactsText": ["Batho ba hao ba tshohanyetso ba romellwa molaetsa."],
			"whoContactsMail": ["Batho ba nang le aterese ya imeile ba romellwa imeile. Re ke ke ra romela di-SMS: “Romella batho ba ka molaetsa” e a latela."],
			"whoContactsSelf": ["Re ke ke ra romella batho ba hao di-SMS. “Romella batho ba ka molaetsa” e a latela: mohala wa hao o a o romela."],
			"whoPolice": ["Mapolesa ha a fumane temoso ena."],
			"emergencyStaffAway": ["Ha ho motho ya mosebetsing hona jwale: letsetsa mapolesa."],
			"emergencyTeamSees": ["Sehlopha sa rona se ka e bona."],
			"teamAwayAlone": ["Ha ho motho wa sehlopha sa rona ya leng mosebetsing hona jwale. Letsetsa motho ya haufi le wena."]
		} },
		"scholar": { "default": {
			"scholarTitle": ["Maeto a Barutwana"],
			"scholarSearch": ["Sekolo, sebaka kapa tsela"],
			"scholarArea": ["Sebaka"],
			"scholarSchedule": ["Kemiso"],
			"scholarAll": ["Tsohle"],
			"scholarNone": ["Ha ho sehlopha se tshwanelang."],
			"scholarNotLoaded": ["Ha re a kgona ho bula dihlopha."],
			"scheduleMorning": ["Hoseng"],
			"scheduleAfternoon": ["Thapama"],
			"scheduleBoth": ["Ho ya le ho kgutla"],
			"runMorning": ["Ho ya sekolong"],
			"runAfternoon": ["Ho kgutlela hae"],
			"scholarMoreStops": [[
				"n",
				"plural",
				{
					"one": ["boemelo bo bong bo le ", "#"],
					"other": ["maemelo a mang a ", "#"]
				}
			]],
			"scholarMonth": ["ka kgwedi"],
			"scholarFull": ["Sehlopha se tletse"],
			"scholarJoin": ["Kena sehlopheng"],
			"scholarJoinAnother": ["O kene · eketsa e mong"],
			"scholarWait": ["Kena lenaneng la ho ema"],
			"scholarJoined": ["O kene sehlopheng sa barutwana!"],
			"scholarWaiting": ["O lenaneng la ho ema"],
			"scholarFailed": ["Ho hlolehile ho kena sehlopheng sa barutwana. Ka kopo leka hape."],
			"scholarTryAgain": ["Ka kopo leka hape."],
			"scholarStudent": ["Ke mang ya palamang?"],
			"scholarMyself": ["Ke palama nna"],
			"scholarStop": ["Boemelo"],
			"scholarCollector": ["Ke mang ya tla amohela ngwana ka mora sekolo?"],
			"scholarCollectorHint": ["Motho enwa o bolella mokganni PIN mme o isa ngwana hae."],
			"scholarMine": ["Ditulo tsa hao"],
			"scholarOnList": ["Lenaneng la ho ema"],
			"scholarPin": ["PIN ya ", ["name"]],
			"scholarLeave": ["Tlohela setulo"],
			"scholarLeaveSure": [
				"O tlohele setulo sa ",
				["name"],
				"?"
			],
			"scholarChildren": ["Bana ba hao"],
			"scholarChildName": ["Lebitso la ngwana"],
			"scholarAddChild": ["Eketsa"],
			"scholarRemove": ["Tlosa ", ["name"]],
			"rollRun": ["Leeto lefe?"],
			"rollNone": ["Ha o kganne sehlopha sa sekolo ka nako eo."],
			"rollNotCalled": ["Ha a so bitswe"],
			"rollOnBoard": ["O ka hare"],
			"rollAbsent": ["Ha a yo"],
			"rollHandedOver": ["O nehetswe"],
			"rollHandOver": ["Nehelana"],
			"rollHandOverTo": ["Nehelana ho ", ["name"]],
			"rollPin": ["PIN ya ya mo latang"],
			"needChildName": ["Ngola lebitso la ngwana pele."],
			"needCollectorPin": ["Kenya dinomoro tse nne pele."],
			"scholarGroups": ["Dihlopha tsa sekolo"],
			"scholarChildFirst": ["Kenya ngwana wa hao, ebe o kgetha sehlopha le boemelo."],
			"scholarChecked": ["Ditokomane di hlahlobilwe ke basebetsi ba rona"],
			"scholarToday": ["Kajeno"],
			"schoolRun": ["Leeto la sekolo"],
			"scholarJoinFor": [
				"Kena ka ",
				["price"],
				" ka kgwedi"
			],
			"scholarFree": [[
				"n",
				"plural",
				{
					"0": ["Ha ho setulo se sa nkuwang"],
					"one": [
						"Setulo se ",
						"#",
						" ho tse ",
						["of"],
						" ha se a nkuwa"
					],
					"other": [
						"Ditulo tse ",
						"#",
						" ho tse ",
						["of"],
						" ha di a nkuwa"
					]
				}
			]],
			"scholarToSchool": [
				"Ho ya sekolong: ",
				["time"],
				", ",
				["stop"]
			],
			"scholarFromSchool": [
				"Ho kgutlela hae: ",
				["time"],
				", ",
				["stop"]
			],
			"scholarBack": ["Ho kgutlela hae: ka mora sekolo, ho ya ", ["stop"]],
			"scholarTerms": ["O lefa mokganni kgwedi le kgwedi. O ka tlohela setulo ka letsatsi lefe kapa lefe."],
			"scholarSeen": ["Ha o na le setulo o bona koloi le nomoro ya yona, mme o ka letsetsa mokganni haufi le nako ya ho lata le ka nako ya leeto."],
			"scholarNewChild": ["Eketsa ngwana e mong"],
			"scholarNextToday": ["Kajeno"],
			"scholarNextTomorrow": ["Hosane"],
			"scholarPickup": ["Ho lata"],
			"scholarLeaves": ["Ho tloha sekolong"],
			"scholarCallDriver": ["Letsetsa ", ["name"]],
			"scholarCallWhen": [
				"O ka letsetsa mokganni ho tloha hora pele ho nako ya ho lata, le ha ",
				["name"],
				" a le ka koloing."
			],
			"scholarPinNote": [["name"], " o bolella mokganni PIN ena ha ngwana a neelanwa. O se ke wa e fa motho e mong."],
			"scholarLeaveNote": ["Setulo se ya lelapeng le latelang hang-hang. Seo o se lefileng mokganni se mahareng a lona ba babedi."],
			"scholarRemoveSure": [
				"Na o tlose ",
				["name"],
				"?"
			],
			"scholarRemoveDo": ["Tlosa"],
			"rollGotOn": ["O palame"],
			"rollNotHere": ["Ha a yo mona"],
			"rollCount": [[
				"n",
				"plural",
				{
					"0": ["Ha ho bana hajwale"],
					"one": [
						"Ngwana ya ",
						["called"],
						" ho ",
						"#",
						" o biditswe"
					],
					"other": [
						"Bana ba ",
						["called"],
						" ho ba ",
						"#",
						" ba biditswe"
					]
				}
			]],
			"rollFirst": [
				"Boemelo ba pele ",
				["time"],
				", ",
				["stop"]
			],
			"rollEmptyStops": [[
				"n",
				"plural",
				{
					"one": [
						"Boemelo bo ",
						"#",
						" bo se nang bana"
					],
					"other": [
						"Diemelo tse ",
						"#",
						" tse se nang bana"
					]
				}
			]],
			"rollAllStops": [[
				"n",
				"plural",
				{
					"one": ["Bona boemelo"],
					"other": ["Bona diemelo tse ", "#"]
				}
			]],
			"rollWayBack": ["Ka mora sekolo, pele ho ", ["stop"]],
			"rollToday": [
				"Maeto a hao a kajeno, ",
				["day"],
				"."
			],
			"rollCall": ["Bitsa ngwana ka mong boemelong: lelapa le tsebiswa hanghang."],
			"rollNothing": ["Ha ho bana hajwale. Bana ba ngolwa mona ha lelapa le beheletsa setulo."],
			"rollNext": ["Ho latela: ", ["stop"]],
			"rollHandNext": ["Ho latela: nehelana ka ", [
				"n",
				"plural",
				{
					"one": ["ngwana a le ", "#"],
					"other": ["bana ba ", "#"]
				}
			]],
			"rollDone": ["Leeto lena le phethilwe kajeno."],
			"scholarPayDriver": ["e lefuwa mokganni"],
			"scholarNoSeat": ["Ha a so be le setulo"],
			"scholarRemoveNote": ["Lebitso le tloswa lenaneng la hao. O ka le eketsa hape."],
			"scholarRemoveSeat": ["Tlohela setulo pele, tlasa “Ditulo tsa hao”."],
			"scholarHowPaid": ["O lefa jwang?"],
			"scholarCash": ["Kheshe ho mokganni"],
			"scholarWallet": ["Sepatjhe, kgwedi ka kgwedi"],
			"scholarCashNote": ["Le dumellana le mokganni hore na neng."],
			"scholarFirst": [
				"Pele ",
				["price"],
				" bakeng sa ",
				[
					"n",
					"plural",
					{
						"one": ["leeto le ", "#"],
						"other": ["maeto a ", "#"]
					}
				],
				" ho tloha ka ",
				["day"],
				", ebe theko ya kgwedi."
			],
			"scholarPayJoin": [
				"Kena ka ",
				["price"],
				" ho tswa sepatjheng sa hao"
			],
			"scholarWalletTerms": ["Sepatjhe sa hao se lefa kgwedi le kgwedi esale pele, mme leeto le leng le le leng le kgannwang le lefa mokganni. Se sa kgannwang se kgutla qetellong ya kgwedi, kapa hanghang ha o tlohela setulo. Leeto leo ngwana wa hao a salang hae ho lona le balwa le kgannwe."],
			"scholarLeaveBack": ["Setulo se ya ho lelapa le latelang hanghang. Se lefilweng se sa kgannwang se kgutlela sepatjheng sa hao hanghang."],
			"scholarPayWallet": ["ho tswa sepatjheng sa hao"],
			"scholarUnpaid": [
				"Sepatjhe sa hao ha se na tjhelete ya kgwedi. Setulo se bolokilwe ho fihlela ka ",
				["day"],
				"."
			],
			"scholarDriven": [
				"Kgwedi ena: maeto a ",
				["driven"],
				" ho a ",
				["runs"],
				" a kgannwe. Ho ",
				["price"],
				", ",
				["unused"],
				" ha e eso kgannwe."
			],
			"scholarWalletFrom": [
				"Sepatjhe sa hao se lefa ho tloha ka ",
				["day"],
				"."
			],
			"scholarToWallet": ["Lefa ka sepatjhe ho tloha kgweding e tlang"],
			"scholarToCash": ["Lefa mokganni ka kheshe ho tloha kgweding e tlang"],
			"rollPaid": ["E lefilwe ka sepatjhe"],
			"rollUnpaid": ["Ha e eso lefuwe"],
			"scholarToCashNow": ["Lefa mokganni kgwedi ena ka kheshe"]
		} },
		"scholar-groups": { "default": {
			"groupProposed": ["Se emetse sehlopha sa rona"],
			"groupOpen": ["Se butswe"],
			"groupPaused": ["Se emisitswe"],
			"groupClosed": ["Se kwetswe"],
			"groupStops": ["Diboemelo"],
			"groupStopsNote": ["Se seng le se seng le sebaka le nako ya sona. Di hlophiswa ka dinako tsa tsona."],
			"groupStop": ["Boemelo ba ", ["n"]],
			"groupStopAdd": ["Eketsa boemelo"],
			"groupStopRemove": ["Tlosa boemelo ba ", ["n"]],
			"groupStopTaken": [[
				"n",
				"plural",
				{
					"one": [
						"Ngwana a le ",
						"#",
						" o palama mona"
					],
					"other": [
						"Bana ba ",
						"#",
						" ba palama mona"
					]
				}
			]],
			"groupTime": ["Ho ya sekolong"],
			"groupTimeHome": ["Ho kgutlela hae"],
			"groupMorning": ["Ho ya sekolong"],
			"groupAfternoon": ["Ho kgutlela hae"],
			"groupBoth": ["Ho ya le ho kgutla"],
			"groupSchoolAt": ["Sekolo se hokae?"],
			"groupSchool": ["Lebitso la sekolo"],
			"groupArea": ["Karolo ya toropo"],
			"groupRoute": ["Tsela"],
			"groupRouteHint": ["Ka moo malapa a e tsebang, jwalo ka Sunnyside – Hatfield"],
			"groupWhen": ["Tsela efe?"],
			"groupDays": ["Matsatsi"],
			"groupSeats": ["Ditulo tsa bana"],
			"groupPrice": ["Theko ka kgwedi"],
			"groupNeedsSchool": ["Kgetha moo sekolo se leng teng."],
			"groupNeedsNames": ["Ngola sekolo, karolo ya toropo le tsela."],
			"groupNeedsDays": ["Kgetha matsatsi."],
			"groupNeedsStops": ["Kgetha sebaka sa boemelo bo bong le bo bong."],
			"groupNeedsTimes": ["Ngola nako ya boemelo bo bong le bo bong."],
			"groupNeedsNumbers": ["Ngola ditulo le theko."],
			"groupLookAgain": ["Ho na le se sa lokang. Sheba dibaka tse tshwauweng."],
			"groupNotSent": ["Ha e a sebetsa. Leka hape."],
			"groupNew": ["Fana ka sehlopha sa sekolo"],
			"groupChange": ["Fetola"],
			"groupProposeNote": ["Sehlopha sa rona se a se sheba, le dipampiri le koloi ya hao. Malapa a se bona kamora moo."],
			"groupPropose": ["Romela ho sehlopha sa rona"],
			"groupSave": ["Boloka"],
			"groupSent": ["E rometswe ho sehlopha sa rona"],
			"groupTaken": [
				"Ditulo tse ",
				["n"],
				" ho tse ",
				["of"],
				" di nkuwe"
			],
			"groupMonth": ["ka kgwedi"],
			"groupWaits": ["Malapa ha a eso se bone. O ntse o ka se fetola."],
			"groupSaid": ["Sehlopha sa rona se re: ", ["note"]],
			"groupPause": ["Emisa nakwana"],
			"groupGoOn": ["Kganna hape"],
			"groupWithdraw": ["Hula"],
			"groupClose": ["Kwala sehlopha"],
			"groupCloseSure": [
				"Kwala ",
				["school"],
				"?"
			],
			"groupCloseEmpty": ["Ha ho ya nang le setulo."],
			"groupCloseNote": [[
				"n",
				"plural",
				{
					"one": [
						"Ngwana a le ",
						"#",
						" o lahlehelwa ke setulo"
					],
					"other": [
						"Bana ba ",
						"#",
						" ba lahlehelwa ke ditulo"
					]
				}
			], " hanghang, mme malapa a kgutlisetswa se lefilweng se sa kgannwang."],
			"groupsOwn": ["Dihlopha tseo o fanang ka tsona"],
			"groupsOwnNone": ["Isa bana ba tsela e le nngwe sekolong, ka theko ya kgwedi. O kgetha diboemelo le dinako."],
			"groupsNotLoaded": ["Ha re a kgona ho laela dihlopha tsa hao."],
			"groupsEnough": [
				"O na le dihlopha tsohle tse dumeletsweng: ",
				["n"],
				"."
			],
			"groupNoDriver": ["Ha ho mokganni"],
			"groupDriver": ["Mokganni"],
			"groupDriverIs": [
				["name"],
				", ",
				["plate"]
			],
			"groupDriverSearch": ["Batla mokganni ka lebitso, nomoro ya koloi kapa nomoro"],
			"groupNeedsDriver": ["Kgetha hore na ke mang ya kgannang."],
			"groupMake": ["Etsa sehlopha sa sekolo"],
			"groupMakeNote": ["Malapa a se bona hanghang. Mokganni o lokela ho amohelwa, ho rupellwa le ho kganna koloi ya bana."],
			"groupMade": ["Sehlopha se entswe"],
			"groupsNone": ["Ha ho dihlopha tsa sekolo hajwale"],
			"groupsNoneNote": ["Bakganni ba fana ka tsona ka hare ho app, kapa o etsetsa mokganni se le seng."],
			"groupOpenIt": ["Bulela malapa"],
			"groupOpenNote": ["Mokganni o a e bala. Malapa a bona sehlopha mme a nka ditulo."],
			"groupPauseNote": ["Mokganni o a e bala. Ditulo di a bolokwa, ha ho ya kenang, kgwedi e ntjha ha e nkuwe, mme sehlopha sa rona feela se se bulang hape."],
			"groupCloseTeam": ["Mokganni o a e bala. Setulo se seng le se seng se a fela, mme malapa a kgutlisetswa se lefilweng se sa kgannwang."],
			"groupReason": ["Hobaneng"],
			"groupFacts": ["Sehlopha"],
			"groupWaiting": ["Lenaneng la ho ema"],
			"groupCity": ["Toropo"],
			"groupChangeNote": ["Mokganni le malapa ba a bolellwa. Theko e ntjha e qala kgweding e tlang."],
			"groupReadAgain": ["E bale hape"]
		} },
		"selfies": { "default": {
			"selfieWhy": ["Bontsha hore ke wena ya kgannang. Ebe o ba mosebetsing hanghang."],
			"selfieKept": [
				"Sehlopha sa rona se se bapisa le foto ya hao e hlahlobilweng. Bapalami ha ba se bone le kgale. Se hlakolwa ka mora ",
				[
					"days",
					"plural",
					{
						"one": ["letsatsi le ", "#"],
						"other": ["matsatsi a ", "#"]
					}
				],
				", le hammoho le akhaonto ya hao."
			],
			"selfieSend": ["Romela o kene mosebetsing"],
			"selfieFile": ["Nka kapa kgetha setshwantsho"],
			"selfieAgain": ["Setshwantsho seo se ke ke sa sebediswa. Nka se setjha."]
		} },
		"services": { "default": {
			"superApp": [["product"], ", super app ya Afrika"],
			"chooseService": ["Kgetha Tshebeletso ya Hao"],
			"serviceRide": ["Kopa Leeto"],
			"serviceRideNote": ["Tlwaelehileng, arolelana, premium, basadi feela"],
			"serviceFoodNote": ["Odara direstoranteng tse haufi"],
			"serviceGroceryNote": ["Ho tswa mabenkeleng a maholo"],
			"serviceParcelNote": ["Ho tloha ho wena ho ya ho moamohedi"],
			"serviceDrive": ["Kganna o Fumane Tjhelete"],
			"serviceDriveNote": ["Ikopanye e le mokganni"],
			"serviceHeatNote": ["Dikopo ka sebaka le hora"],
			"serviceGroceryDelivery": ["Phano ya Dijo tsa lapeng"],
			"statAims": ["Seo re se lebileng"],
			"statCities": ["Metse ya Afrika"],
			"statUsers": ["Basebedisi ba sebetsang"],
			"statPrices": ["Ditheko ka tlase ho app e etellang pele"],
			"superadminDisabled": ["Dashboto ya Molaodi e Moholo e Kwetswe ka Nakwana"],
			"paymentMaintenance": ["Leqephe la ditefo le a lokiswa"],
			"notServedTitle": ["Ha e eso be teng mona"],
			"notServedText": [
				"Sena ha se fanwe ",
				["city"],
				"."
			]
		} },
		"setup": { "default": {
			"firstTitle": ["Hlophisa sistimi ya hao"],
			"firstNotLoaded": ["Re hlolehile ho tseba boemo ba sistimi ena."],
			"firstNotYet": ["Ha ho motho ya tsamaisang sistimi ena: ha e na monga yona, kahoo ha ho se seng se bulehang."],
			"firstHow": [
				"Haeba o motsamaisi wa yona, bula lehokelo leo seva e le ngotseng ha e qala. Le sebetsa hang, halofo ya hora. “",
				["command"],
				"” sevang e ngola le leng."
			],
			"firstDone": ["Sistimi ena e na le monga yona. Monga le sehlopha ba kena konsoleng."],
			"firstToConsole": ["Ho ya konsoleng"],
			"firstOwnerNote": ["O fetoha monga yona: o etsa diqeto ka ditoropo, ditheko le sehlopha. Ho latela netefatso ya bobedi le toropo ya hao ya pele."],
			"firstName": ["Lebitso la hao"],
			"firstEmail": ["Imeile ya mosebetsi"],
			"firstEmailHint": ["O tla kena ka yona."],
			"firstPhone": ["Mohala wa mosebetsi"],
			"firstPhoneHint": [
				"Le naha ya yona, jwalo ka ",
				["phone"],
				". Dialamo di lla moo."
			],
			"firstPassword": ["Kgetha phasewete"],
			"firstInstance": ["Tshebeletso ya hao e bitswang"],
			"firstInstanceHint": ["Bapalami le bakganni ba tla e bala hohle. E fetolwa ha morao tlasa Letshwao le mengolo."],
			"firstMake": ["Etsa akhaonto ya monga"],
			"firstNotMade": ["Akhaonto ha e a kgona ho etswa"],
			"setupTitle": ["Tlhophiso"],
			"setupCities": ["Ditoropo"],
			"setupFirst": ["Toropo ya hao ya pele"],
			"setupFirstNote": ["E ngolwa e le tokomane ya mmaraka, eo o ka e fetolang hamorao ka botlalo."],
			"setupAnother": ["Eketsa toropo"],
			"setupCountry": ["Naha"],
			"setupTemplate": [
				"Ka mohlala wa naha ena: ",
				["currency"],
				", dinako tsa ",
				["zone"],
				", ",
				["languages"],
				", tefo ka letsoho."
			],
			"setupCity": ["Toropo kapa setereke"],
			"setupCentre": ["Bohareng: latitude, longitude"],
			"setupCentreHint": ["Suthisa mmapa tlasa phini, kapa thaepa dikgrata."],
			"setupRadius": ["Bapalami ba nkuwa ka hare ho dikilomitara tsee ho tloha moo"],
			"setupServices": ["Se jarang batho, le theko ya sona"],
			"setupBase": [
				"Theko ya motheo (",
				["currency"],
				")"
			],
			"setupPerKm": [
				"Kilomitara ka nngwe (",
				["currency"],
				")"
			],
			"setupMinimum": [
				"Bonyane (",
				["currency"],
				")"
			],
			"setupCommission": ["Khomishene ya hao (phesente)"],
			"setupFare": [
				["km"],
				" km di bitsa ",
				["fare"]
			],
			"setupRoundTo": [
				"Ditefo ke makgetlo a (",
				["currency"],
				")"
			],
			"setupRoundToHint": ["Seo batho ba ka se lefang ka letsoho ntle le dikhoene tse nyane."],
			"setupStatus": ["Kamoo e qalang kateng"],
			"setupDraft": ["E le moralo: ha ho motho ya e bonang"],
			"setupOpen": ["E butswe: batho ba ka kopa maeto hanghang"],
			"setupNeedsService": ["Kgetha bonyane ntho e le nngwe e jarang batho"],
			"setupSave": ["Boloka toropo"],
			"setupSaved": ["Toropo e bolokilwe"],
			"setupLookAgain": ["Ka kopo sheba dikarolo tse tshwailweng."],
			"setupNotSaved": ["Toropo ha e a kgona ho bolokwa"],
			"setupIsDraft": ["Moralo"],
			"setupIsOpen": ["E butswe"],
			"setupIsPaused": ["E emisitswe"],
			"setupIsClosed": ["E kwetswe"],
			"setupNoCities": ["Ha ho toropo. Monga o eketsa ya pele."],
			"setupNotLoaded": ["Re hlolehile ho bula boemo ba sistimi ena."],
			"setupChecks": ["Se ntseng se haella"],
			"setupAllThere": ["Ha ho letho le haellang."],
			"setupChecksNote": [
				"“",
				["command"],
				"” sevang e bolela se tshwanang."
			],
			"setupMissingOf": ["E haella: ", ["names"]],
			"setupNumbers": ["Dinomoro tsa tshohanyetso"],
			"setupNumbersNote": ["Batho ba di bona ha ba tobetsa TSHOHANYETSO, hang ha o se o di netefaditse. Botsa ba boholong, kapa o letse o re o a hlahloba."],
			"setupPolice": ["Mapolesa"],
			"setupMedical": ["Ambulense"],
			"setupFire": ["Mollo"],
			"setupConfirm": ["Ke di hlahlobile: netefatsa"],
			"setupConfirmed": [
				"Di netefaditswe ke ",
				["name"],
				", ",
				["day"]
			],
			"setupUnconfirmed": ["Ha di a netefatswa: ha ho motho ya di bonang"],
			"setupNumbersNotSaved": ["Dinomoro ha di a ka tsa netefatswa"],
			"factsTitle": ["Seo molao o se bolelang"],
			"factsNote": ["Ya naha ka nngwe eo o e sebeletsang. Mona ha ho letho le hakanngwang: ngola seo o se fumaneng le moo se ngotsweng teng. Toropo eo komishene ya yona e fetang moedi e a hanwa."],
			"lawFact_commission_cap": ["Komishene e hodimo ka ho fetisisa (phesente ya tefiso)"],
			"lawFact_operator_licence": ["Laesense ya mosebeletsi"],
			"lawFact_driver_permit": ["Tumello eo bakganni ba e hlokang"],
			"lawFact_data_protection": ["Ngodiso bakeng sa data ya botho"],
			"lawSays": ["Seo o se bolelang"],
			"lawSource": ["Moo o ngotsweng teng"],
			"lawCapHint": ["Phesente; 100 moo molao o sa beheng moedi"],
			"lawUnknown": ["Ha o tsejwe"],
			"lawKnown": ["O tla le sehlahiswa"],
			"lawStated": [
				"O boletswe ke ",
				["name"],
				", ",
				["day"]
			],
			"factsSave": ["Boloka le mohlodi"],
			"lawForget": ["Ha o tsejwe"],
			"lawNotSaved": ["Sena ha se a ka sa bolokwa"],
			"setupBefore": ["Pele o bula"],
			"setupLeft": [[
				"n",
				"plural",
				{
					"0": ["Tsohle tsa ho bula di teng"],
					"one": [
						"Ho setse mohato o le ",
						"#",
						" ho e ",
						["of"],
						" pele o bula"
					],
					"other": [
						"Ho setse mehato e ",
						"#",
						" ho e ",
						["of"],
						" pele o bula"
					]
				}
			]],
			"setupLater": ["Ha morao"],
			"setupDone": [
				["n"],
				" ho ",
				["of"],
				" di phethilwe"
			],
			"setupDoneList": ["Tse phethilweng"],
			"setupMissingMany": [
				"Tse siyo: ",
				["names"],
				" le tse ding tse ",
				["n"]
			],
			"setupCopy": [
				"Kopitsa “",
				["command"],
				"”"
			],
			"setupCopied": ["Taelo e kopitsitswe"],
			"setupNotCopied": ["Sebatli sena ha se re dumelle ho kopitsa."],
			"setupAllCities": ["Ditoropo tsohle: ", ["n"]]
		} },
		"sharing": { "default": {
			"shareTitle": ["Arolelana leeto"],
			"shareEnds": ["Ho arolelana ho ema ka bohona ha leeto le fela."],
			"shareNoTrip": ["Ha le so arolelwane. Ha o na le leeto, o tla le arolelana mona."],
			"shareNotYet": ["Ha le so arolelwane."],
			"shareNow": ["Arolelana"],
			"shareCopy": ["Kopa sehokelo"],
			"shareCopied": ["Sehokelo se Kopilwe"],
			"shareStarted": ["Leeto le Arolelanwe"],
			"shareStopped": ["Ho Arolelana ho Emisitswe"],
			"shareFailed": ["Leeto ha le a kgona ho arolelanwa"],
			"shareTryAgain": ["Sheba kgokahano mme o leke hape."],
			"shareBy": ["Romela sehokelo ka"],
			"shareBySms": ["SMS"],
			"shareByEmail": ["Imeile"],
			"shareByLink": ["Sehokelo"],
			"shareWithName": ["Arolelana le ", ["name"]],
			"shareLinkOut": ["Mang kapa mang ya nang le sehokelo sa hao a ka latela leeto lena."],
			"shareStopAll": ["Emisa ho arolelana hohle"],
			"shareText": [
				"Latela leeto la ka la ",
				["product"],
				": ",
				["url"]
			],
			"shareSent": ["sehokelo se rometswe"],
			"shareWaiting": ["sehokelo se a romelwa"],
			"shareWritten": ["e ngotswe feela: seva ena ha e na moromedi. Fetisetsa sehokelo ka bowena."],
			"shareNotSent": ["ha e a kgona ho romelwa. Fetisetsa sehokelo ka bowena."],
			"shareHandOn": ["o fetisetsa sehokelo ka bowena"],
			"contactsTitle": ["Batho ba tshohanyetso"],
			"contactsNone": ["Ha ho motho hajwale. Eketsa ya lokelang ho tseba ha o hloka thuso."],
			"contactsNotLoaded": ["Batho ba hao ha ba a kgona ho bulwa."],
			"contactAdd": ["Eketsa motho"],
			"contactEdit": ["Fetola"],
			"contactRemove": ["Tlosa"],
			"contactRemoveSure": [
				"Tlosa ",
				["name"],
				"? Ha ho motho e mong ya tla tsebiswa sebakeng sa hae."
			],
			"contactName": ["Lebitso"],
			"contactPhone": ["Nomoro ya mohala"],
			"contactEmail": ["Imeile (ha e qobellwe)"],
			"contactRelation": ["Kamano"],
			"relationFamily": ["Lelapa"],
			"relationFriend": ["Motswalle"],
			"relationColleague": ["Mosebetsimmoho"],
			"relationPartner": ["Molekane"],
			"relationOther": ["E nngwe"],
			"contactAuto": ["Arolelana maeto a ka le motho enwa kamehla"],
			"contactAutoShort": ["o latela maeto ohle"],
			"contactSave": ["Boloka"],
			"contactAdded": ["Motho o Eketsehile"],
			"contactSaved": ["Motho o bolokilwe"],
			"contactRemoved": ["Motho o tlositswe"],
			"contactMissing": ["Tlhahisoleseding e a Haella"],
			"contactMissingText": ["Ka kopo fana bonyane ka lebitso le nomoro ya mohala."],
			"contactNotSaved": ["Motho ha a kgona ho bolokwa"],
			"trackOf": [["name"], " o arolelana leeto lena le wena"],
			"trackEmergency": [["name"], " o hlahisitse tshohanyetso"],
			"trackRaised": ["E hlahisitswe ka ", ["time"]],
			"trackTeamHas": [
				"Sehlopha sa tshebeletso se e nkile ho tloha ka ",
				["time"],
				"."
			],
			"trackTeamNot": [
				"Sehlopha sa tshebeletso ha se so arabe. Letsetsa ",
				["name"],
				" kapa mapolesa."
			],
			"trackSafe": [
				["name"],
				" o itse ka ",
				["time"],
				": Ke bolokehile."
			],
			"trackRequested": ["Re batla mokganni"],
			"trackAccepted": ["Mokganni o tseleng ya ho lata"],
			"trackArrived": ["Mokganni o sebakeng sa ho lata"],
			"trackInProgress": ["Tseleng ho ya moo leeto le fellang teng"],
			"trackCompleted": ["Leeto le fedile"],
			"trackCancelled": ["Leeto le hlakotswe"],
			"trackEnded": ["Leeto lena le fedile."],
			"trackEndedHint": ["Ha ho letho le bonwang mona hape."],
			"trackUnknown": ["Ha ho leeto le ka latelwang mona."],
			"trackUnknownHint": ["Le fedile, kapa sehokelo ha se a kopitswa kaofela. Kopa ya se rometseng a romele se setjha."],
			"trackUpdated": ["Sebaka ka ", ["time"]],
			"trackNoPosition": ["Sebaka ha se so tsejwe"],
			"trackLost": [
				"Kgokahano e lahlehile. Sena ke se neng se tsejwa ka ",
				["time"],
				"."
			],
			"trackCallPolice": [
				"Letsetsa mapolesa (",
				["number"],
				")"
			],
			"trackDriver": ["Mokganni"],
			"trackLoading": ["Leeto le a bulwa"],
			"trackAbout": [["product"], " ke eng?"],
			"trackParcel": ["Sephuthelwana sa ", ["name"]],
			"trackParcelRequested": ["Re batla motlisi"],
			"trackParcelAccepted": ["Motlisi o tseleng ho se lata"],
			"trackParcelArrived": ["Motlisi o a se lata"],
			"trackParcelOnWay": ["Se tseleng"],
			"reconnecting": ["Kgokahano e lahlehile. Re sheba metsotswana e seng mekae."],
			"shareNothingSent": ["Ha ho letho le rometsweng"],
			"shareStoppedBy": ["ha e a romelwa: o kopile ho se romellwe melaetsa hape. Mo nehe sehokelo ka bowena."],
			"shareLimited": ["ha e a romelwa: melaetsa e mengata haholo hora ena. Mo nehe sehokelo ka bowena."],
			"shareTextName": [
				"Romella ",
				["name"],
				" SMS ka mohala ona"
			],
			"contactStopped": ["Ha a sa batla melaetsa: ha a tsebiswe tshohanyetsong"],
			"stopAsk": ["Melaetsa bakeng sa ", ["name"]],
			"stopWhat": [
				["name"],
				" o sebedisa ",
				["product"],
				" mme o re kopile ho o ngolla. O ka emisa melaetsa kaofela bakeng sa ",
				["name"],
				"."
			],
			"stopAlerts": [
				"Ha ",
				["name"],
				" a o boletse bakeng sa tshohanyetso, o ke ke wa tsebiswa le yona."
			],
			"stopNow": ["Emisa melaetsa ena"],
			"stopDone": ["E emisitswe"],
			"stopDoneText": [
				"O ke ke wa hlola o fumana melaetsa ho tswa ho rona bakeng sa ",
				["name"],
				". ",
				["name"],
				" a ka bona hore o e emisitse."
			],
			"stopUndo": ["Dumella melaetsa hape"],
			"stopSomebody": ["motho e mong"],
			"stopGone": ["Sehokelo sena ha se sa sebetsa."],
			"stopGoneHint": ["Sebedisa se leng molaetseng o motjha ka ho fetisisa oo o o fumaneng ho rona."],
			"stopNotLoaded": ["Leqephe lena ha le a kgona ho bulwa."],
			"shareSendSms": ["Romela ka SMS"],
			"shareWithPeople": ["Batho ba hao"],
			"shareNobody": ["Kenya motho ya lokelang ho tseba moo o leng teng."]
		} },
		"staff": { "default": {
			"staffConsole": ["Dashboto ya basebeletsi"],
			"staffSignInTitle": ["Ho kena ha basebeletsi"],
			"staffEmail": ["Imeile ya mosebetsi"],
			"staffPassword": ["Phasewete ya hao"],
			"staffSignIn": ["Kena"],
			"staffNotSignedIn": ["Ho kena ho hlolehile"],
			"staffTryLater": ["Ka kopo leka hape hamorao."],
			"factorTitle": ["Netefatso ya bobedi"],
			"factorEnrol": ["Sekena khoutu ena ka app ya netefatso, ebe o ngola dinomoro tse tsheletseng tseo e di bontshang."],
			"factorSecret": ["Kapa ngola senotlolo sena: ", ["secret"]],
			"factorQr": ["Khoutu ya app ya netefatso"],
			"factorGive": ["Ngola dinomoro tse tsheletseng tsa app ya hao ya netefatso."],
			"factorCode": ["Khoutu ya dinomoro tse tsheletseng"],
			"factorConfirm": ["Netefatsa"],
			"factorWrong": ["Khoutu ha e a amohelwa"],
			"sectionQueue": ["Ditekolo"],
			"sectionDrivers": ["Bakganni"],
			"sectionAudit": ["Tlaleho ya diketso"],
			"sectionPayouts": ["Ditefo"],
			"payoutsNone": ["Ha ho tefo e emetseng."],
			"staffPayoutPaid": ["E lefilwe"],
			"payoutCouldNot": ["E ke ke ya lefuwa"],
			"payoutNote": ["Tshupiso kapa lebaka"],
			"staffMenu": ["Menyu ya basebeletsi"],
			"listNotLoaded": ["Ha re a kgona ho bula lenane lena."],
			"queueEmpty": ["Ha ho tlhahlobo e emetseng."],
			"queueDocuments": ["Ditokomane tse lokelang ho hlahlojwa"],
			"queueChecks": ["Ditekolo tse lokelang ho phethelwa"],
			"queueDrivers": ["Bakganni bao ho lokelang ho etswa qeto ka bona"],
			"queueConduct": ["Batho bao ba bang ba sa batleng ho kopana le bona hape"],
			"conductPeople": [[
				"n",
				"plural",
				{
					"one": ["motho a le ", "#"],
					"other": ["batho ba ", "#"]
				}
			], " matsatsing a 30"],
			"conductTrips": ["Maeto: ", ["trips"]],
			"conductFound": ["Seo o se fumaneng"],
			"conductClose": ["Ke se shebile"],
			"queueLost": ["Tse setseng dikoloing"],
			"lostMissed": [
				["passenger"],
				" o lahlehetswe ke yona · ",
				["driver"],
				", ",
				["plate"],
				" · leeto ",
				["ride"]
			],
			"lostFoundBy": [
				["driver"],
				", ",
				["plate"],
				" o e fumane · ",
				["passenger"],
				" · leeto ",
				["ride"]
			],
			"lostWithDriver": ["Mokganni o na le yona"],
			"lostWaits": ["Ha ho karabo"],
			"lostStaffReturned": ["E kgutliseditswe"],
			"lostStaffClosed": ["Kwala tlaleho"],
			"auditLostReturned": ["o itse ntho e lahlehileng e kgutliseditswe"],
			"auditLostClosed": ["o kwetse tlaleho ya ntho e lahlehileng"],
			"queueMissing": [[
				"n",
				"plural",
				{
					"0": ["Tsohle di teng"],
					"one": ["Ho haella ntho e le ", "#"],
					"other": ["Ho haella dintho tse ", "#"]
				}
			]],
			"queueSince": ["ho tloha ", ["time"]],
			"driversBring": ["Kenya bakganni"],
			"driverSearch": ["Lebitso, mohala, nomoro ya koloi kapa nomoro ya DR"],
			"driversNone": ["Ha ho mokganni ya tshwanelang."],
			"auditNone": ["Ha ho so etswe letho."],
			"auditOlder": ["Tse kgale"],
			"auditCommandLine": ["Mola wa ditaelo"],
			"auditWhen": ["Neng"],
			"auditWho": ["Mang"],
			"auditWhat": ["Eng"],
			"auditOn": ["Ka"],
			"auditDetail": ["Dintlha"],
			"reviewStatus": ["Boemo"],
			"stNotStarted": ["Ha e so qalwe"],
			"stNotSent": ["Ha e so romelwe"],
			"stPending": ["E emetse"],
			"stInReview": ["E a hlahlojwa"],
			"stApproved": ["E amohetswe"],
			"stRejected": ["E hannwe"],
			"stSuspended": ["E emisitswe"],
			"reviewApprove": ["Amohela"],
			"reviewReject": ["Hana"],
			"reviewNote": ["Tlhaloso (e hlokahala ho hana)"],
			"reviewOpen": ["Bula faele"],
			"reviewNumber": ["Nomoro: ", ["number"]],
			"reviewExpires": ["E fela: ", ["date"]],
			"reviewFailed": ["Ha e a etsahala"],
			"reviewDone": ["E bolokilwe"],
			"reviewScore": ["Dintlha ho tse 100"],
			"reviewClear": ["E hlwekile"],
			"reviewFlag": ["Tshwaya"],
			"reviewReopen": ["Etsa qeto hape"],
			"reviewReopenWhy": ["Lebaka la ho bula hape (mokganni o tla le bala)"],
			"reviewExpiryDate": ["Letsatsi la ho fela le ngotsweng ho yona"],
			"reviewGender": ["Bong"],
			"reviewGenderNote": ["Bo netefatse ka tokomane ya boitsebiso e amohetsweng. Maeto a basadi feela a a bo hloka."],
			"staffGenderFemale": ["Mosadi"],
			"staffGenderMale": ["Monna"],
			"staffGenderOther": ["E nngwe"],
			"genderSaid": ["Mokganni o re: ", ["gender"]],
			"genderChoose": ["Kgetha jwalo ka ha tokomane ya boitsebiso e bolela."],
			"genderConfirm": ["Netefatsa bong"],
			"genderTakeBack": ["Hlakola netefatso"],
			"genderVerified": ["Bo netefaditswe ka tokomane"],
			"genderNotVerified": ["Ha bo so netefatswe"],
			"driverApprove": ["Amohela mokganni"],
			"driverReject": ["Hana mokganni"],
			"driverNotes": ["Dintlha tseo mokganni a di bonang"],
			"suspendHeading": ["Ho emiswa"],
			"suspendLift": ["Tlosa ho emiswa"],
			"onlineNow": ["O mosebetsing"],
			"sectionEmergencies": ["Ditshohanyetso"],
			"sectionOnCall": ["Ba mosebetsing"],
			"emergencyEventCalled": ["O bitsitswe, a le mosebetsing"],
			"emergencyEventNobody": ["Ho ne ho se motho ya mosebetsing"],
			"onCallNobody": ["Ha ho motho ya mosebetsing"],
			"onCallNobodyIn": ["Ha ho motho ya mosebetsing ", ["cities"]],
			"onCallNobodyWhy": ["Tshohanyetso ha e llise mohala hona jwale."],
			"onCallTestCame": [
				"Teko ya alamo ya ",
				["time"],
				": e o fihletse?"
			],
			"onCallTestTap": ["E fihlile"],
			"onCallIntro": ["Ya mosebetsing o tsebiswa ka tshohanyetso ka tsebiso le molaetsa, ya latelang kamora motsotso, ho fihlela motho a e nka."],
			"onCallNoText": ["Ha ho kgoro ya SMS e behilweng: melaetsa e ngolwa feela. Alamo e lla feela mehaleng e butseng ditsebiso."],
			"onCallDevice": ["Sesebediswa sena"],
			"onCallDeviceOn": ["Dialamo di lla mona, le ha khonsole e kwetswe mme nako ya hao ya ho kena e fedile bosiu. Ha o itswela, di a kgaotsa."],
			"onCallDeviceOff": ["Dialamo ha di so lle mona."],
			"onCallDeviceBlocked": ["Sebatli sena se thibela ditsebiso. Di dumelle ditlhophisong tsa sona."],
			"onCallDeviceNever": ["Sebatli sena se ke ke sa amohela ditsebiso."],
			"onCallTurnOn": ["Lla sesebedisweng sena"],
			"onCallTurnOff": ["Kgaotsa ho lla mona"],
			"onCallRosters": ["Manane"],
			"onCallNone": ["Ha ho lenane"],
			"onCallNoneNote": ["Beha motho ya mosebetsing mona tlase. Ho fihlela moo ditshohanyetso di bonwa feela moo khonsole e butsweng."],
			"onCallNow": ["Ba mosebetsing hona jwale: ", ["names"]],
			"onCallThen": [
				["first"],
				", ebe ",
				["next"]
			],
			"onCallNobodyNow": ["Ha ho motho hona jwale"],
			"onCallWeek": ["Matsatsi a supileng a tlang"],
			"onCallUncovered": ["Dihora tse se nang motho"],
			"onCallCovered": ["Matsatsi a supileng a tlang a na le batho."],
			"onCallGap": [
				["from"],
				" ho isa ",
				["to"]
			],
			"onCallShift": [
				["days"],
				", ",
				["from"],
				" ho isa ",
				["to"]
			],
			"onCallNextDay": [["time"], " letsatsi le hlahlamang"],
			"onCallEveryDay": ["Letsatsi le letsatsi"],
			"onCallOnce": [["date"], " feela"],
			"onCallStep1": ["Wa pele"],
			"onCallStep2": ["Wa bobedi"],
			"onCallStep3": ["Wa boraro"],
			"onCallRemove": [
				"Tlosa dihora tsa ",
				["name"],
				": ",
				["days"]
			],
			"onCallRemoveAsk": [
				"Tlosa ",
				["name"],
				" lenaneng?"
			],
			"onCallRemoveDo": ["Tlosa"],
			"onCallAdd": ["Beha motho ya mosebetsing"],
			"onCallCity": ["Toropo"],
			"onCallWho": ["Mang"],
			"onCallChain": ["O tla bitswa"],
			"onCallWhen": ["Neng"],
			"onCallWeekly": ["Beke le beke"],
			"onCallOneDay": ["Letsatsi le le leng"],
			"onCallDate": ["Letsatsi"],
			"onCallDateHint": ["O nka sebaka sa ya nang le dihora tsena beke le beke."],
			"onCallFrom": ["Ho tloha"],
			"onCallTo": ["Ho isa"],
			"onCallZone": [
				"Nako ya ",
				["city"],
				". Pheletso e tlang pele ho qaleho ke ya letsatsi le hlahlamang."
			],
			"onCallNeedDay": ["Kgetha letsatsi"],
			"onCallNeedWho": ["Kgetha hore ke mang"],
			"onCallAdded": ["O behilwe mosebetsing"],
			"onCallRemoved": ["O tlositswe lenaneng"],
			"onCallTeam": ["Sehlopha"],
			"onCallReachBoth": ["Molaetsa le tsebiso"],
			"onCallReachText": ["Molaetsa feela"],
			"onCallReachPush": ["Tsebiso feela"],
			"onCallReachNothing": ["Ha a fihlellehe"],
			"onCallReachGone": ["Ha a yo sehlopheng"],
			"onCallNoPhone": ["Ha ho nomoro ya mohala"],
			"onCallTestNone": ["Ha ho teko ya alamo"],
			"onCallTestDone": ["Teko e tiisitswe ", ["time"]],
			"onCallTestMissed": [
				"Teko ya ",
				["time"],
				" e fositswe"
			],
			"onCallTestWaits": ["Teko e rometswe ", ["time"]],
			"auditShiftAdded": ["o behile motho ya mosebetsing"],
			"auditShiftRemoved": ["o tlositse motho lenaneng la ba mosebetsing"],
			"subjectShift": ["Dihora ", ["n"]],
			"subjectFleet": ["Sehlopha sa dikoloi ", ["n"]],
			"subjectSchool": ["Sehlopha sa sekolo ", ["n"]],
			"sectionOutbox": ["Melaetsa"],
			"sectionWaiting": ["Lenane la ba emetseng"],
			"waitingNobody": ["Ha ho motho ya emetseng hore sebaka se bulwe."],
			"emergenciesOpen": ["Tse butsweng jwale"],
			"emergenciesClosed": ["Tse kwetsweng"],
			"emergenciesNone": ["Ha ho tshohanyetso e butsweng."],
			"emergenciesMore": ["Bontsha tsa kgale"],
			"emergencyNew": ["Tshohanyetso e ntjha: ", ["name"]],
			"emergencyNobody": ["Ha ho motho ya e sebetsang"],
			"emergencyHas": [["name"], " o a e sebetsa"],
			"emergencyHad": ["E sebeditswe ke ", ["name"]],
			"emergencyHadNobody": ["Ha ho motho ya e sebeditseng"],
			"emergencySaidSafe": [
				"O itse ka ",
				["time"],
				" o bolokehile"
			],
			"emergencyTake": ["Ke a e sebetsa"],
			"emergencyNote": ["Se entsweng"],
			"emergencyAddNote": ["Kenya ntlha"],
			"emergencyClose": ["Kwala tshohanyetso"],
			"emergencyCloseHint": ["E fedile jwang? E ngole pele."],
			"emergencyTripOf": ["Leeto"],
			"trailTitle": ["Tsela e tsamailweng"],
			"trailDriven": [
				"Bohole bo tsamailweng ",
				["driven"],
				", bo lefisitsweng ",
				["priced"]
			],
			"trailNothing": ["Ha ho bohole bo ngotsweng hajwale. Bo lefisitsweng ", ["priced"]],
			"trailJumps": [[
				"n",
				"plural",
				{
					"one": ["Mohala o tlotse hang ho feta lebelo la koloi."],
					"other": [
						"Mohala o tlotse ha ",
						"#",
						" ho feta lebelo la koloi."
					]
				}
			]],
			"emergencyContactsOf": ["Batho ba tshohanyetso"],
			"emergencyCourse": ["Se etsahetseng"],
			"emergencyPlaceOf": [
				["from"],
				" ka ",
				["time"],
				", ",
				["age"]
			],
			"emergencyNoPlace": ["Sebaka ha se tsejwe."],
			"emergencyEventRaised": ["E hlahisitswe"],
			"emergencyEventAgain": ["E tobeditswe hape"],
			"emergencyEventTaken": ["E qadile ho sebetswa"],
			"emergencyEventSafe": ["O itse: Ke bolokehile"],
			"emergencyEventNote": ["Ntlha"],
			"emergencyEventClosed": ["E kwetswe"],
			"emergencyMapLink": ["Bula mmapeng"],
			"emergencyCall": ["Letsetsa ", ["name"]],
			"outboxWaiting": ["Ha di so romelwe"],
			"outboxAll": ["Melaetsa yohle"],
			"outboxNone": ["Tsohle di rometswe."],
			"outboxWrittenOnly": ["Ha se tsohle tse tswileng."],
			"outboxWrittenNote": ["Se ngotsweng “Ha wa romelwa” ha se a fihla ho motho: ha ho tsela ya ho romela e behilweng."],
			"outboxSecret": ["O na le sephiri sa moamohedi mme ha o bontshwe."],
			"outboxUrgent": ["E potlakileng"],
			"outboxTries": [[
				"n",
				"plural",
				{
					"one": ["teko e le ", "#"],
					"other": ["diteko tse ", "#"]
				}
			]],
			"outboxSent": ["O rometswe"],
			"outboxWritten": ["Ha wa romelwa"],
			"outboxRing": ["Letsetsa nomoro ena"],
			"outboxFailed": ["O tlohetswe"],
			"outboxCall": ["Mohala"],
			"outboxWaits": ["O emetse"],
			"sectionChats": ["Dipuisano"],
			"chatsWaiting": ["Tse emetseng motho"],
			"chatsMine": ["Tsa hao"],
			"chatsOthers": ["Ho basebetsimmoho"],
			"chatsNone": ["Ha ho ya emetseng karabo."],
			"chatsSince": ["ho tloha ", ["time"]],
			"chatTake": ["Nka puisano ena"],
			"chatHas": [["name"], " o araba puisano ena."],
			"chatCloseNote": ["Ntlha ho basebetsimmoho (ha e qobellwe)"],
			"chatTrip": ["Leeto"],
			"chatPerson": ["Motho"],
			"chatStars": [
				"E fuwe ",
				["n"],
				" ho 5"
			],
			"chatTakeFirst": ["Nka puisano ena hore o arabe."],
			"chatColleague": ["Mosebetsimmoho o araba puisano ena."],
			"sectionBoards": ["Diboto tsa diodara"],
			"sectionFleets": ["Dihlopha tsa dikoloi"],
			"sectionSchools": ["Dihlopha tsa sekolo"],
			"boardSearch": ["Restorante kapa lebenkele"],
			"boardsNone": ["Ha ho lebenkele le tshwanelang."],
			"boardWaiting": [[
				"n",
				"plural",
				{
					"one": [
						"e le ",
						"#",
						" e emetse"
					],
					"other": [
						"tse ",
						"#",
						" di emetse"
					]
				}
			]],
			"boardOpen": [[
				"n",
				"plural",
				{
					"one": [
						"e le ",
						"#",
						" e a sebetswa"
					],
					"other": [
						"tse ",
						"#",
						" di a sebetswa"
					]
				}
			]],
			"boardClosed": ["E kwetswe"],
			"boardShop": ["Lebenkele"],
			"boardPause": [[
				"n",
				"plural",
				{
					"one": ["Emisa motsotso o ", "#"],
					"other": ["Emisa metsotso e ", "#"]
				}
			]],
			"boardDeactivate": ["Emisa ho amohela diodara"],
			"boardActivate": ["Amohela diodara hape"],
			"boardHours": ["Dihora tsa ho bula"],
			"boardHoursHint": ["Jwalo ka Mo-Fr 08:00-20:00, Sa 09:00-14:00; 2026 Dec 25 off"],
			"boardSaveHours": ["Boloka dihora"],
			"boardPrint": ["Hatisa"],
			"boardEmpty": ["Ha ho odara e butsweng."],
			"boardMinutes": ["E tla loka ka"],
			"boardAccept": ["Amohela"],
			"boardReady": ["E loketse"],
			"boardReason": ["Lebaka (moreki o tla le bala)"],
			"boardDecline": ["Hana"],
			"boardReject": ["Kgutlisa odara"],
			"boardNew": ["E ntjha"],
			"boardPreparing": ["E a lokiswa"],
			"boardIsReady": ["E loketse"],
			"boardLeft": ["araba ka ", ["time"]],
			"boardReadyBy": ["bakeng sa ", ["time"]],
			"boardCourierComes": [["name"], " o tseleng"],
			"boardCourierHere": [["name"], " o mona"],
			"boardPick": ["E kgethilwe, e fetotswe kapa ha e yo"],
			"boardAllow": ["E tshwanang e a amohelwa"],
			"boardAsk": ["Botsa moreki pele"],
			"boardRefund": ["Ha ho se nkang sebaka"],
			"boardFinalPrice": ["Theko ya ho qetela"],
			"boardPicked": ["E kgethilwe"],
			"boardMissing": ["Ha e yo"],
			"boardInstead": ["Ka mokotleng sebakeng sa yona"],
			"boardReplaced": ["E fetotswe"],
			"boardItems": ["Menyu le setoko"],
			"boardSearchItem": ["Batla dintho"],
			"boardAvailable": [["name"], " e teng"],
			"boardEdit": ["Fetola ", ["name"]],
			"boardPrice": ["Theko"],
			"boardStock": ["Setoko (se se na letho: ha se balwe)"],
			"boardSaveItem": ["Boloka"],
			"boardItemName": ["Lebitso"],
			"boardItemSection": ["Karolo"],
			"boardItemAbout": ["Tlhaloso"],
			"boardItemAdd": ["Kenya ntho ya thekiso"],
			"boardItemAdded": [["name"], " e kentswe menung"],
			"boardItemRemove": ["Tlosa menung"],
			"boardItemRemoveAsk": [
				"Tlosa ",
				["name"],
				"?"
			],
			"boardItemRemoveNote": ["Bareki ba ke ke ba hlola ba e bona. Diodara tse nang le yona di e boloka. Bakeng sa kajeno feela, e time."],
			"boardItemRemoved": [["name"], " e tlositswe menung"],
			"pictureAdd": ["Kenya setshwantsho"],
			"pictureReplace": ["Fetola setshwantsho"],
			"pictureTake": ["Nka foto"],
			"pictureRemove": ["Tlosa setshwantsho"],
			"pictureRemoved": [["name"], " ha e sa na setshwantsho"],
			"pictureSaved": ["Bareki ba bona setshwantsho se setjha sa ", ["name"]],
			"pictureCrop": ["Setshwantsho sa ", ["name"]],
			"pictureMove": ["Sutisa foto"],
			"pictureZoom": ["Kgodiso"],
			"pictureZoomIn": ["Haufi haholwanyane"],
			"pictureZoomOut": ["Hole haholwanyane"],
			"pictureHow": ["Sutisa foto ka monwana, mouse kapa dikonopo tsa metsu. Seslaeti se e tlisa haufi."],
			"pictureUse": ["Sebedisa karolo ena"],
			"pictureMeanwhile": ["Ka nako eo motho e mong o fetotse sena."],
			"pictureHintItem": ["Foto ya sekwere ya sejo kapa sehlahiswa, motshehare. Ntle le yona e a takwa."],
			"pictureHintShop": ["Bophara bo feta bophahamo hararo: se ema hodima lebitso la lebenkele, le manaaneng a bareki."],
			"pictureOnlyPhotos": ["Kgetha foto: JPEG, PNG, WebP kapa AVIF."],
			"pictureTooLarge": ["Kgetha foto e ka tlase ho MB e 10."],
			"pictureNoneShop": ["Ha ho setshwantsho: seo e se rekisang se a takwa."],
			"boardPicture": ["Setshwantsho sa lebenkele"],
			"boardItemMeanwhile": ["Ka nako eo e mong o bolokile:"],
			"needItem": ["E fe lebitso, karolo le theko."],
			"shopDay": ["Kajeno"],
			"shopDayNone": ["Ha ho odara kajeno."],
			"shopDaySold": ["Thekiso"],
			"shopDayCommission": ["Khomishene"],
			"shopDayOrders": ["Diodara"],
			"shopDayNotServed": ["Tse hannweng kapa tse hlakotsweng"],
			"shopDayReady": ["Di lokile kamora"],
			"shopDayBest": ["Tse rekilweng haholo"],
			"sectionTrips": ["Maeto a ho hlahlojwa"],
			"heldNone": ["Ha ho leeto le emetseng."],
			"heldNote": ["Lebaka kapa tlhaloso"],
			"heldRelease": ["Lokolla tefo"],
			"heldRefuse": ["Hana tefo"],
			"payoutTrips": [[
				"n",
				"plural",
				{
					"one": [
						"leeto le ",
						"#",
						" le ka mora yona"
					],
					"other": [
						"maeto a ",
						"#",
						" a ka mora yona"
					]
				}
			]],
			"tripDriven": [
				"Mets ",
				["minutes"],
				" mots ",
				["seconds"],
				" · ho kganngwe ",
				["driven"],
				" ho ",
				["priced"]
			],
			"wayUnknown": ["ha ho tsejwe"],
			"tripPlain": ["Le bonwe le kganngwa"],
			"tripAsked": ["Mopalami o botsitswe"],
			"tripConfirmedBy": ["Le netefaditswe ke mopalami"],
			"tripReported": ["Le tlalehilwe ke mopalami"],
			"payHeld": ["Tefo e emetse"],
			"payReleased": ["Tefo e lokolotswe"],
			"payRefused": ["Tefo e hanetswe"],
			"flagTooFast": ["Le potlakile haholo"],
			"flagWayShort": ["Tsela e kgutshwane haholo"],
			"flagElsewhere": ["Le felletse sebakeng se seng"],
			"flagCashShort": ["Kheshe e ne e haella"],
			"needNote": ["Ngola ntlha pele."],
			"needReason": ["Ngola lebaka pele."],
			"needIdApproved": ["Amohela tokomane ya boitsebiso pele."],
			"needNotApproved": ["O se a dumeletswe."],
			"needInstead": ["Ngola pele se kentsweng ka mokotleng sebakeng sa yona."],
			"needExpiry": ["Kenya letsatsi la ho fela pele."],
			"needScore": [
				"Kenya dintlha ho tloha ho 0 ho ya ho ",
				["max"],
				" pele."
			],
			"needChange": ["Ha ho letho le fetotsweng."],
			"emergencyNoneNamed": ["Ha ho batho ba tshohanyetso ba boletsweng. Ho boleletswe sehlopha sa rona feela."],
			"auditStaffCreated": ["o entse akhaonto ya basebeletsi"],
			"auditSignedIn": ["o kene"],
			"auditFactorMade": ["o hlophisitse dikhoutu tsa ho kena"],
			"auditFactorGiven": ["o netefaditse ka khoutu"],
			"auditFactorReset": ["o qadile dikhoutu tsa ho kena botjha"],
			"auditChatClaimed": ["o nkile puisano"],
			"auditChatAnswered": ["o arabile puisano"],
			"auditChatClosed": ["o kwetse puisano"],
			"auditShopChanged": ["o fetotse lebenkele"],
			"auditItemChanged": ["o fetotse ntho ya thekiso"],
			"auditItemAdded": ["o kentse ntho ya thekiso"],
			"auditItemRemoved": ["o tlositse ntho ya thekiso"],
			"auditOrderAccepted": ["o amohetse odara"],
			"auditOrderRejected": ["o kgutliseditse odara"],
			"auditOrderReady": ["o itse odara e lokile"],
			"auditOrderLine": ["o nkile, o fetotse kapa o tshwaile ntho"],
			"auditDocument": ["o hlahlobile tokomane"],
			"auditDocumentAgain": ["o butse tokomane hape"],
			"auditCheck": ["o phethile tekolo ya nalane"],
			"auditCheckAgain": ["o butse tekolo ya nalane hape"],
			"auditGender": ["o nkile qeto ka bong bo netefaditsweng"],
			"auditDriver": ["o nkile qeto ka mokganni"],
			"auditVehicleCorrected": ["o lokisitse koloi"],
			"auditVehicleDecided": ["o nkile qeto ka koloi"],
			"auditVehicleShared": ["o fetotse ya ka kgannang koloi"],
			"auditFleetCreated": ["o thehile sehlopha sa dikoloi"],
			"auditFleetChanged": ["o fetotse sehlopha sa dikoloi"],
			"auditFleetIn": ["o kentse koloi sehlopheng sa dikoloi"],
			"auditFleetOut": ["o ntshitse koloi sehlopheng sa dikoloi"],
			"auditSchoolCreated": ["o entse sehlopha sa sekolo"],
			"auditSchoolChanged": ["o fetotse sehlopha sa sekolo"],
			"auditSchoolOpened": ["o butse sehlopha sa sekolo"],
			"auditSchoolPaused": ["o emisitse sehlopha sa sekolo nakwana"],
			"auditSchoolClosed": ["o kwetse sehlopha sa sekolo"],
			"auditSuspended": ["o emisitse mokganni"],
			"auditLifted": ["o tlositse ho emiswa"],
			"auditWritten": ["o ngoletse mokganni"],
			"auditEmergencyTaken": ["o qadile ho sebetsa tshohanyetso"],
			"auditEmergencyNoted": ["o ngotse se entsweng tshohanyetsong"],
			"auditEmergencyClosed": ["o kwetse tshohanyetso"],
			"auditConduct": ["o shebile motho eo ba bang ba sa batleng ho kopana le yena"],
			"sectionNow": ["Jwale"],
			"nowCalm": ["Ha ho letho le potlakileng. Ditshohanyetso, dipuisano le diodara tse diehileng di hlaha mona ka botsona."],
			"nowWaits": ["Tse emetseng"],
			"nowLateOrders": ["Diodara tse diehileng"],
			"nowPlaceNear": ["haufi le ", ["place"]],
			"nowSoFar": ["E butswe nako e kana"],
			"auditOther": ["o entse phetoho"],
			"subjectDriver": ["mokganni ", ["n"]],
			"subjectUser": ["motho ", ["n"]],
			"subjectOrder": ["odara ", ["n"]],
			"subjectChat": ["puisano ", ["n"]],
			"subjectEmergency": ["tshohanyetso ", ["n"]],
			"subjectShop": ["lebenkele ", ["n"]],
			"subjectItem": ["ntho ", ["n"]],
			"subjectTrip": ["leeto ", ["n"]],
			"emergencyOpenIt": ["Bula tshohanyetso"],
			"emergencyHasSince": [
				["name"],
				" o e sebetsa ho tloha ka ",
				["time"]
			],
			"emergencyNoTrip": ["Ha a leetong."],
			"emergencyCopy": ["Kopitsa sebaka"],
			"emergencyCopied": ["Sebaka se kopitsitswe"],
			"emergencyRaisedAt": ["E hlahisitswe ", ["time"]],
			"boardTakes": ["E amohela diodara"],
			"boardTakesNot": ["Ha e amohele diodara"],
			"boardIsClosed": ["E kwetswe ka dihora tsa yona"],
			"boardIsPaused": ["E emisitswe ho fihlela ", ["time"]],
			"boardStopSure": [
				"Na o emise ho amohela diodara ho ",
				["name"],
				"?"
			],
			"boardStopNote": ["Bareki ba tla e bona e kwetswe ho fihlela o amohela diodara hape. Diodara tse butsweng di sala di butswe."],
			"boardNoneHere": ["Ha ho letho"],
			"boardDayOpen": [["day"], ": e butswe"],
			"boardFrom": [["day"], ": ho tloha"],
			"boardTo": [["day"], ": ho fihlela"],
			"boardAllDay": ["E butswe dihora tse 24"],
			"boardSameDays": ["Tshwana ka matsatsi kaofela"],
			"boardPauseFor": ["Emisa nako ya"],
			"boardTakesUntil": ["E amohela diodara ho fihlela ", ["time"]],
			"boardIsClosedUntil": ["E kwetswe ho ya ka dihora ho fihlela ", ["time"]],
			"boardPauseHour": ["Hora e le nngwe"],
			"boardPauseTomorrow": ["Ho fihlela hosane"],
			"boardBusy": [[
				"n",
				"plural",
				{
					"one": [
						"Re phathahane: motsotso o ",
						"#",
						" o eketsehileng"
					],
					"other": [
						"Re phathahane: metsotso e ",
						"#",
						" e eketsehileng"
					]
				}
			]],
			"boardBusyEnd": [[
				"n",
				"plural",
				{
					"one": [
						"Motsotso o ",
						"#",
						" o eketsehileng ho fihlela ",
						["time"],
						": emisa"
					],
					"other": [
						"Metsotso e ",
						"#",
						" e eketsehileng ho fihlela ",
						["time"],
						": emisa"
					]
				}
			]],
			"shopOtherDays": ["Matsatsi a phomolo le a mang"],
			"shopOtherDaysNote": ["Matsatsi ao o kwetseng ka ona kapa o nang le dihora tse ding."],
			"shopRemoveDay": ["Tlosa ", ["day"]],
			"shopDayFrom": ["Letsatsi la pele"],
			"shopDayTo": ["Letsatsi la ho qetela, ha a le mangata"],
			"shopDayOpen": ["E butswe ka matsatsi ana"],
			"shopTimeFrom": ["E bulwa ka"],
			"shopTimeTo": ["E butswe ho fihlela"],
			"shopAddDay": ["Eketsa"],
			"shopNeedsDay": ["Kgetha letsatsi la pele."],
			"shopDaysBackwards": ["Letsatsi la ho qetela le pele ho la pele."],
			"shopDaysFull": ["Ha ho sa na sebaka sa matsatsi a mang. Tlosa le le leng."],
			"shopChangedMeanwhile": ["Motho e mong o fetotse dihora ka nako eo:"],
			"shopTakeTheirs": ["Boloka tsa hae"],
			"shopSaveMine": ["Boloka tsa ka"],
			"queueNote": ["Mangolo, ditlhahlobo le bakganni ba emetseng qeto ba tla mona, ba kgale pele."],
			"waitingNote": ["Ya kopang naha kapa motse o so buleng o ngolwa mona."],
			"heldListNote": ["Maeto ao bonase kapa tefo ya sephuthelwana e lokelang ho shejwa pele a tla mona."],
			"payoutsNote": ["Seo bakganni ba kopang ho se lefuwa se tla mona, sa kgale pele."],
			"chatsNote": ["Batho ba kopang motho ba tla mona, ba potlakileng ba tshwauwe."],
			"outboxNote": ["Melaetsa le di-imeile tse so yeng di ngotswe mona."],
			"emergenciesNote": ["Tshohanyetso e bonahala mona, le jwalo ka mola o mofubedu leqepheng le leng le le leng, hang ha e etswa."],
			"boardsNote": ["Leka karolo ya lebitso la yona."],
			"boardEmptyNote": ["Odara e ntjha e tla mona ka boyona, ka molumo ho fihlela e arajwa."],
			"backgroundChecksOf": ["Ditlhahlobo tsa nako e fetileng"],
			"notStaff": ["Ha o mosebeletsi? Eya ho ", ["product"]],
			"auditNote": ["Tse etswang ke basebeletsi di ngolwa mona, ke mang le neng."],
			"driversNote": ["Leka karolo ya lebitso, mohala, poleiti kapa nomoro ya DR."],
			"facePhoto": ["Foto ya sefahleho"],
			"nowNothing": ["Ha ho letho le emetseng."],
			"nowNothingElse": ["Ha ho letho le leng le emetseng."],
			"auditLostFound": ["o itse mokganni o na le ntho e lahlehileng"],
			"auditLostOpen": ["o butse tlaleho ya ntho e lahlehileng hape"],
			"auditPayoutPaid": ["o lefile mokganni"],
			"auditPayoutFailed": ["o itse tefo ha e a kgoneha"],
			"auditPaymentClosed": ["o kwetse tefo ya ho kenya tjhelete ntle le ho e kenya"],
			"auditPaymentCredited": ["o kentse tefo ya ho kenya tjhelete ka letsoho"],
			"auditPayReleased": ["o dumeletse tefo ya leeto"],
			"auditPayRefused": ["o hanne tefo ya leeto"],
			"auditScore": ["dintlha tse ", ["n"]],
			"auditPicture": ["setshwantsho se seng"],
			"auditNoPicture": ["ntle le setshwantsho"],
			"auditItemThere": ["e teng"],
			"boardWaitsAnswer": ["E emetse karabo"],
			"boardLateBy": [[
				"n",
				"plural",
				{
					"one": ["E diehile ka motsotso o ", "#"],
					"other": ["E diehile ka metsotso e ", "#"]
				}
			]],
			"boardWaitsCourier": ["E emetse motlisi"],
			"boardCourierIsHere": ["Motlisi o mona"],
			"boardLate": [[
				"n",
				"plural",
				{
					"one": ["#", " e diehile"],
					"other": ["#", " di diehile"]
				}
			]],
			"boardsBusy": ["Tse nang le diodara"],
			"boardsQuiet": ["Tse se nang diodara"],
			"reviewLacks": [
				"Eseng jwale: ",
				["what"],
				"."
			],
			"vehicleNotGiven": ["Dintlha tsa koloi"],
			"oneNotLoaded": ["Ha re a kgona ho bula leqephe lena."],
			"reviewStillMissing": ["Ho sa haella"],
			"emergencyPhoneOf": ["Mohala wa ", ["name"]],
			"emergencyCarOf": ["Koloi ya ", ["name"]],
			"placeSeconds": [[
				"n",
				"plural",
				{
					"one": [
						"motsotswana o le ",
						"#",
						" o fetileng"
					],
					"other": [
						"metsotswana e ",
						"#",
						" e fetileng"
					]
				}
			]],
			"placeMinutes": [[
				"n",
				"plural",
				{
					"one": [
						"motsotso o le ",
						"#",
						" o fetileng"
					],
					"other": [
						"metsotso e ",
						"#",
						" e fetileng"
					]
				}
			]],
			"placeHours": [[
				"n",
				"plural",
				{
					"one": [
						"hora e le ",
						"#",
						" e fetileng"
					],
					"other": [
						"dihora tse ",
						"#",
						" tse fetileng"
					]
				}
			]],
			"placeDays": [[
				"n",
				"plural",
				{
					"one": [
						"letsatsi le le ",
						"#",
						" le fetileng"
					],
					"other": [
						"matsatsi a ",
						"#",
						" a fetileng"
					]
				}
			]],
			"chatWaitsNow": ["o emetse ka tlase ho motsotso"],
			"chatWaitsMinutes": [[
				"n",
				"plural",
				{
					"one": ["o emetse motsotso o le ", "#"],
					"other": ["o emetse metsotso e ", "#"]
				}
			]],
			"chatWaitsHours": [[
				"n",
				"plural",
				{
					"one": ["o emetse hora e le ", "#"],
					"other": ["o emetse dihora tse ", "#"]
				}
			]],
			"chatWaitsDays": [[
				"n",
				"plural",
				{
					"one": ["o emetse letsatsi le le ", "#"],
					"other": ["o emetse matsatsi a ", "#"]
				}
			]],
			"lacksSending": [[
				"n",
				"plural",
				{
					"one": ["ho sa haella e le ", "#"],
					"other": ["ho sa haella tse ", "#"]
				}
			]],
			"lacksApproval": [[
				"n",
				"plural",
				{
					"one": [
						"tokomane e le ",
						"#",
						" ha e so amohelwe"
					],
					"other": [
						"ditokomane tse ",
						"#",
						" ha di so amohelwe"
					]
				}
			]],
			"lacksChecks": [[
				"n",
				"plural",
				{
					"one": [
						"tlhahlobo e le ",
						"#",
						" ha e so phethwe"
					],
					"other": [
						"ditlhahlobo tse ",
						"#",
						" ha di so phethwe"
					]
				}
			]],
			"papersOptional": ["Ha di tlamo, ha di so romelwe: ", ["papers"]],
			"filterShow": ["Bontsha"],
			"filterAll": ["Tsohle"],
			"filterNone": ["Ha ho letho le tshwanelang."],
			"filterPassengers": ["Bapalami"],
			"filterRestaurants": ["Direstorante"],
			"filterStores": ["Mabenkele"],
			"payoutsEnded": ["Tse phethilweng"],
			"budgetsToday": ["Dibonase le ditheolelo tsa kajeno"],
			"budgetSpent": [
				["spent"],
				" ho ",
				["budget"]
			],
			"packagesSold": ["Diphakeje tsa maeto"],
			"packagesSoldFor": [[
				"n",
				"plural",
				{
					"one": [
						"e le ",
						"#",
						" e rekisitswe ka ",
						["sum"]
					],
					"other": [
						"tse ",
						"#",
						" di rekisitswe ka ",
						["sum"]
					]
				}
			]],
			"packagesDriven": [[
				"n",
				"plural",
				{
					"one": [
						"leeto le le ",
						"#",
						" le entswe"
					],
					"other": [
						"maeto a ",
						"#",
						" a entswe"
					]
				}
			]],
			"packagesHeld": [["sum"], " e bolokilwe bakeng sa maeto a tlang"],
			"packagesReturned": [["sum"], " e kgutlisitswe"],
			"packagesAdded": ["Ditefo tsa maeto di feta theko ya ona ka ", ["sum"]],
			"packagesOver": [
				"Maeto a rekisitswe ka ",
				["sum"],
				" ho feta ditefo tsa ona"
			],
			"consoleNothing": ["Ha ho letho le butsweng bakeng sa mosebetsi wa hao."],
			"consoleNothingNote": ["Botsa mong wa dashboto hore na o lokela ho etsa eng mona."],
			"auditRolesSet": ["o fetotse mesebetsi ya"],
			"sectionTeam": ["Sehlopha"],
			"sectionApprovals": ["Ditumello"],
			"approvalsNote": ["Ditefo tse kgolo le beng ba batjha di ema mona."],
			"sectionAccount": ["Ho kena ha ka"],
			"roleOwner": ["Mong"],
			"roleOwnerNote": ["Tsohle, le sehlopha"],
			"roleOperations": ["Tshebetso"],
			"roleOperationsNote": ["Patlo, maemo a tshohanyetso, meqoqo, ditlhahlobo, diboto le maeto"],
			"roleSupport": ["Tshehetso"],
			"roleSupportNote": ["Patlo, maemo a tshohanyetso, meqoqo le dintho tse lahlehileng"],
			"roleFinance": ["Ditjhelete"],
			"roleFinanceNote": ["Ditefo tsa bakganni le moputso o tshwerweng"],
			"roleReviewer": ["Mohlahlobi"],
			"roleReviewerNote": ["Ditokomane le ditlhahlobo tsa bakganni"],
			"roleMerchant": ["Mohwebi"],
			"roleMerchantNote": ["Boto, menyu le thepa ya lebenkele le le leng"],
			"roleFleet": ["Mong wa dikoloi"],
			"roleFleetNote": ["Maeto le tjhelete ya sehlopha se le seng sa dikoloi, ha ho letho ka bapalami"],
			"roleReadOnly": ["Ho bala feela"],
			"roleReadOnlyNote": ["Diboto, maeto a tshwerweng, patlo ntle le batho, le tlaleho, ntle le ho fetola letho"],
			"teamInvite": ["Mema motho"],
			"teamName": ["Lebitso"],
			"teamPhone": ["Mohala wa mosebetsi, le naha ya ona"],
			"teamRoles": ["Mesebetsi"],
			"teamShop": ["Lebenkele"],
			"teamShopChoose": ["Kgetha lebenkele"],
			"teamFleet": ["Sehlopha sa dikoloi"],
			"teamFleetChoose": ["Kgetha sehlopha sa dikoloi"],
			"teamNoFleets": ["Ha ho so be sehlopha sa dikoloi. Theha se seng pele tlasa Dihlopha tsa dikoloi."],
			"teamNeedRole": ["Kgetha mosebetsi pele, le lebenkele la mohwebi kapa sehlopha sa mong wa dikoloi."],
			"teamMakeLink": ["Romela memo"],
			"teamLink": ["Sehokelo sa memo bakeng sa ", ["name"]],
			"teamLinkNote": ["Se rometswe le ka imeile. Se sebetsa hang, matsatsi a mararo, mme ya nang le sona o fumana akhaonto: o se ke wa se fa motho e mong."],
			"teamCopy": ["Kopitsa sehokelo"],
			"teamCopied": ["Sehokelo se kopititswe"],
			"teamInvited": ["Ba memilweng"],
			"teamInvitedBy": [
				"O memilwe ke ",
				["name"],
				", ho fihlela ",
				["time"]
			],
			"teamWithdraw": ["Hlakola memo"],
			"teamYou": ["Wena"],
			"teamDisabled": ["O kwaletswe ka ntle"],
			"teamNoRole": ["Ha a na mosebetsi"],
			"teamNoFactor": ["ha a so be le ntlha ya bobedi"],
			"teamNotSignedIn": ["Ha a kena"],
			"teamSessions": [
				[
					"n",
					"plural",
					{
						"one": ["O kene sesebedisweng se le ", "#"],
						"other": ["O kene disebedisweng tse ", "#"]
					}
				],
				", qetellong ka ",
				["time"]
			],
			"teamOwnerAsked": ["O tla ba mong ha motho wa bobedi a dumela."],
			"teamDemo": ["Akhaonto ya pontsho e dula e le jwalo."],
			"teamChange": ["Fetola ", ["name"]],
			"teamSaveRoles": ["Boloka mesebetsi"],
			"teamSavePhone": ["Boloka mohala"],
			"teamSignOut": ["Mo ntshe hohle"],
			"teamDisable": ["Kwalla ka ntle"],
			"teamDisableSure": [
				"Na o kwalle ",
				["name"],
				" ka ntle?"
			],
			"teamDisableNote": ["Leqephe le leng le le leng la hae le butsweng le hanwa hanghang. A ka boela a dumellwa."],
			"teamEnable": ["Dumella hape"],
			"inviteTitle": ["Kena sehlopheng"],
			"inviteChoose": ["Kgetha phasewete"],
			"inviteJoin": ["Kena"],
			"inviteDone": ["O amohetswe. Kena jwale."],
			"factorDemo": [
				"Pontshong ha ho hlokehe app: khoutu ya jwale ke ",
				["code"],
				"."
			],
			"factorNew": ["App e nngwe ya dikhoutu"],
			"factorNewNote": ["Bakeng sa fono e ntjha. Ya kgale e sebetsa ho fihlela e ntjha e bontsha khoutu ya yona ya pele."],
			"factorBegin": ["E hlophise"],
			"recoveryTitle": ["Dikhoutu tsa polokeho"],
			"recoveryNote": ["Ngola tsena mme o di boloke hole le fono ya hao. E nngwe le e nngwe e o kenya hang ha app ya dikhoutu e lahlehile. Di bontshwa jwale feela."],
			"recoveryDone": ["Ke na le tsona"],
			"recoveryUse": ["Sebedisa khoutu ya polokeho"],
			"recoveryGive": ["Thaepa e nngwe ya dikhoutu tseo o di ngotseng."],
			"recoveryCode": ["Khoutu ya polokeho"],
			"recoveryBack": ["Sebedisa app ya dikhoutu"],
			"recoveryLeft": [[
				"n",
				"plural",
				{
					"one": ["Ho setse khoutu e le ", "#"],
					"other": ["Ho setse dikhoutu tse ", "#"]
				}
			], ". Tse ntjha di hlakola tsa kgale."],
			"recoveryNew": ["Etsa tse ntjha"],
			"approvalOwner": [["name"], " e be mong"],
			"approvalPayout": [
				"Lefa ",
				["name"],
				" ",
				["amount"]
			],
			"approvalAskedBy": [
				"Ho kopile ",
				["name"],
				", ",
				["time"]
			],
			"approvalNote": ["Lebaka (le hlokahala ho hana)"],
			"approvalAgree": ["Dumela"],
			"approvalRefuse": ["Hana"],
			"approvalTakeBack": ["Hula"],
			"approvalOwn": ["Motho e mong o lokela ho dumela."],
			"approvalAlone": [
				"Ha ho ya mong ya ka dumelang: o ka dumela ho tloha ",
				["time"],
				"."
			],
			"approvalsNone": ["Ha ho letho le emetseng motho wa bobedi."],
			"approvalsDecided": ["Tse entsweng qeto"],
			"approvalAgreed": [["name"], " o dumetse"],
			"approvalRefused": [["name"], " o hanne"],
			"payoutAsk": ["Kopa motho wa bobedi"],
			"payoutAsked": ["Motho wa bobedi o lokela ho dumela pele."],
			"payoutLarge": ["E kgolo: e lefwa ha motho wa bobedi a dumela."],
			"payoutGiven": ["Motho wa bobedi o dumetse."],
			"auditFactorReplaced": ["o hlophisitse app e nngwe ya dikhoutu"],
			"auditRecoveryMade": ["o entse dikhoutu tse ntjha tsa polokeho"],
			"auditRecoveryUsed": ["o kene ka khoutu ya polokeho"],
			"auditInvited": ["o memme motho"],
			"auditWithdrawn": ["o hutse memo"],
			"auditJoined": ["o kene sehlopheng"],
			"auditPhoneSet": ["o fetotse mohala wa mosebetsi wa"],
			"auditDisabled": ["o kwaletse motho ka ntle"],
			"auditEnabled": ["o dumeletse motho hape"],
			"auditSignedOut": ["o ntshitse motho hohle"],
			"auditAsked": ["o kopile motho wa bobedi"],
			"auditAgreed": ["o dumetse jwalo ka motho wa bobedi"],
			"auditRefusedTo": ["o hanne jwalo ka motho wa bobedi"],
			"subjectInvitation": ["Memo ", ["n"]],
			"subjectApproval": ["Kopo ", ["n"]],
			"reviewVehicleDriven": ["Mokganni o kganna ena"],
			"reviewVehicleKind": ["Mofuta"],
			"reviewVehicleClass": ["Boemo"],
			"vehicleClassStandard": ["Tlwaelehileng"],
			"vehicleClassPremium": ["Maemo"],
			"reviewVehiclePlate": ["Nomoro ya koloi"],
			"reviewVehicleSave": ["Boloka koloi"],
			"reviewVehicleApprove": ["Amohela koloi"],
			"reviewVehicleReject": ["Hana koloi"],
			"reviewVehicleLacks": ["E sa le: ", ["lacks"]],
			"reviewVehicleNotOwner": ["Koloi ya motho e mong"],
			"reviewShareHead": ["Ba dumelle ho kganna koloi e nngwe"],
			"reviewShareText": ["Koloi ya motho e mong e seng e ngodisitswe. Mokganni a le mong feela o sebetsa ka yona ka nako."],
			"reviewShareDo": ["Ba dumelle"],
			"reviewShareEnd": ["Ha ho sa le jwalo"],
			"needPlate": ["Tlatsa nomoro pele."],
			"sectionSearch": ["Batla"],
			"deskSearch": ["Fono, lebitso, imeile, poleiti, kapa nomoro ya leeto, odara kapa rasiti"],
			"deskHint": ["Konopo ya / e tlisa mona. Metsu e tsamaya hara tse fumanweng."],
			"deskNothingNote": ["Mabitso ka tsela ao a qalang ka yona, difono le dipoleiti ka dikgeo dife kapa dife, diimeile ka botlalo."],
			"deskPeople": ["Batho"],
			"deskVehicles": ["Dikoloi"],
			"deskTrips": ["Maeto"],
			"deskOrders": ["Diodara"],
			"deskReceipts": ["Dirasiti"],
			"deskMore": ["Ha se bohle ba tshwanelehang ba bontshitsweng. Ngola lebitso ho feta."],
			"deskDayNumber": [
				"no. ",
				["n"],
				" ya letsatsi la yona"
			],
			"deskShowPhone": ["Bontsha fono"],
			"deskShowEmail": ["Bontsha imeile"],
			"deskWhy": ["O e hloka hobaneng?"],
			"deskWhyNote": ["E ngolwa hammoho le lebitso la hao."],
			"deskState": ["Boemo"],
			"deskDeleted": ["Akhaonto e hlakotswe"],
			"deskMayRide": ["A ka palama"],
			"deskGenderSeen": ["Bong bo netefaditswe"],
			"deskPapers": ["Dipampiri le tlhahlobo"],
			"deskHistory": ["Maeto le diodara"],
			"deskDriven": ["Ao a a kgannileng"],
			"deskAsked": ["Ao a a kopileng"],
			"deskNoTrips": ["Ha ho leeto hajwale."],
			"deskNoOrders": ["Ha ho odara hajwale."],
			"deskSessions": ["O kene"],
			"deskByPassword": ["ka phasewete"],
			"deskByCode": ["ka khoutu"],
			"deskByTap": ["ka ho tobetsa hang"],
			"deskLive": ["E ntse e tswela pele"],
			"deskDone": ["Seo basebetsi ba se entseng"],
			"deskPhone": ["fono"],
			"deskEmail": ["imeile"],
			"deskOnTheWay": ["Tseleng"],
			"deskReturning": ["E a kgutla"],
			"deskDelivered": ["E isitswe"],
			"deskReturned": ["E kgutlisitswe"],
			"deskRejected": ["Ha e a amohelwa"],
			"deskCancelled": ["E hlakotswe"],
			"auditContactShown": ["o bontshitswe dintlha tse patilweng"],
			"deskPerson": ["Maeto, diodara le dintlha"],
			"passedNotVerified": ["Ha a netefatswa"],
			"passedOffline": ["Ha a sebetse"],
			"passedVehicle": ["Koloi ha e tshwanelehe"],
			"passedGender": ["Molao wa basadi feela"],
			"passedBusy": ["O leetong le leng"],
			"passedHasOffer": ["O ne a na le kopo e nngwe"],
			"passedStale": ["Sebaka se siilwe ke nako"],
			"passedDeclined": ["O hanne"],
			"passedLapsed": ["O tlohetse nako ya feta"],
			"passedNotShown": ["Ha e a hlaha skrineng"],
			"passedAskedBefore": ["O ne a ena le yona pele"],
			"passedTooFar": ["Hole haholo"],
			"passedKeptApart": ["E mong ha a batle ho kopana le e mong"],
			"passedNotTurn": ["Sebaka sa mokganni e mong molokong"],
			"evHailed": ["Le qadile le motho ya neng a eme pela koloi"],
			"passedDetour": ["Ho potoloha ho teletse"],
			"passedOffered": ["O fuwe kopo"],
			"passedOtherNearer": ["E mong o ne a le haufi"],
			"passedTaken": ["O fumane leeto le leng"],
			"passedGone": ["O ne a se a sa lokoloha"],
			"passedTripGone": ["Leeto le ne le se le le siyo"],
			"offerAccepted": ["O dumetse"],
			"offerWithdrawn": ["E busitswe"],
			"evRequested": ["Le kopilwe"],
			"evAccepted": ["Mokganni o dumetse"],
			"evArrived": ["Moo ho palangwang"],
			"evStarted": ["Le qadile"],
			"evCompleted": ["Le fedile"],
			"evCancelled": ["Le hlakotswe"],
			"evReopened": ["Le busetseditswe bakganni ba bang"],
			"evStartConfirmed": ["Qalo e netefaditswe ka hara app"],
			"evHandover": ["Phano e netefaditswe"],
			"evTurnedRound": ["Le kgutlela ho moromedi"],
			"evCash": ["Tjhelete e amohetswe"],
			"evChange": ["Tjhentjhe e kopilwe"],
			"evShared": ["Koloi e a arolelanwa"],
			"evEntitlement": ["Mokganni o lahlehetswe ke tokelo ya ho kganna"],
			"evOther": ["Le fetotswe"],
			"byItself": ["ka bolona"],
			"partyOperator": ["Mosebeletsi"],
			"partyOther": ["E nngwe"],
			"accountHeld": ["e emetse"],
			"accountCommission": ["khomishene"],
			"accountBonuses": ["dibonase"],
			"accountPromotions": ["ditheolelo"],
			"accountPackages": ["diphuthelwana"],
			"tripTimeline": ["Se etsahetseng ka tatelano"],
			"tripSearch": ["Patlo ya mokganni"],
			"tripOffers": ["Le nehilwe"],
			"tripNoOffers": ["Ha ho motho ya kopilweng."],
			"tripPassedOver": ["Ba shebilweng, le se entseng qeto"],
			"tripNobodyNear": ["Ha ho mokganni ya shebilweng."],
			"tripRounds": [[
				"n",
				"plural",
				{
					"one": ["modikoloho o ", "#"],
					"other": ["medikoloho e ", "#"]
				}
			]],
			"tripMoney": ["Tjhelete"],
			"tripMoved": ["E tsamaileng"],
			"tripNothingMoved": ["Ha ho se tsamaileng hajwale."],
			"tripChat": ["Seo ba ngolletsaneng sona"],
			"tripChatNone": ["Ha ba a ngollana."],
			"tripChatShow": ["Bala moqoqo"],
			"tripWayShow": ["Bontsha mmapeng"],
			"tripRider": ["Ya palamang"],
			"tripNoDriver": ["ha ho motho hajwale"],
			"auditTripChatShown": ["o badile moqoqo wa leeto"],
			"tripDo": ["Seo o ka se etsang"],
			"tripCancelDo": ["Hlakola leeto"],
			"tripCancelNote": ["Ha ho se lefiswang mme mahlakore ka bobedi a a tsebiswa. Ha a bale lebaka; basebetsi mmoho le wena ba a le bala."],
			"tripPutBackDo": ["Le nehe bakganni ba bang"],
			"tripPutBackNote": ["Mokganni o lahlehelwa ke leeto, mme e mong o batlwa hang. Ka bobedi ba a tsebiswa."],
			"tripEndDo": ["Qeta leeto mona"],
			"tripEndNote": ["Le ja tsela e kgannilweng, e sa feteng theko e boletsweng, mme mopalami o botswa ka pheletso."],
			"tripNoteDo": ["Ngola noutsu"],
			"tripNoteLabel": ["Noutsu"],
			"tripNoteNote": ["Bakeng sa basebetsi mmoho feela, le lebitso la hao."],
			"auditTripCancelled": ["o hlakotse leeto"],
			"auditTripPutBack": ["o nehile bakganni ba bang leeto"],
			"auditTripEnded": ["o qetile leeto"],
			"auditTripNoted": ["o ngotse noutsu ka leeto"],
			"tripWhy": ["Hobaneng?"],
			"factRole": ["Karolo"],
			"factAccount": ["Ak'haonto"],
			"factRating": ["Tekanyetso"],
			"factRatings": [
				"(",
				[
					"n",
					"plural",
					{
						"one": ["tekanyetso e ", "#"],
						"other": ["ditekanyetso tse ", "#"]
					}
				],
				")"
			],
			"factSince": ["Ngodisitswe"],
			"factPhone": ["Fono"],
			"factEmail": ["Imeile"],
			"factEnglish": ["Senyesemane"],
			"factSwahili": ["Seswahili"],
			"factSesotho": ["Sesotho"],
			"factTrip": ["Leeto"],
			"factKind": ["Mofuta"],
			"factAskedFor": ["Le kopilwe"],
			"factPickupAt": ["Ho lata ka"],
			"factSearchUntil": ["Ho batlwa ho fihlela"],
			"factWay": ["Tsela"],
			"factFare": ["Tefo"],
			"factOrder": ["Odara"],
			"deskNoBrowser": ["Sesebediswa se sa tsejweng"],
			"tripAllPassed": ["Bontsha bohle ba ", ["n"]],
			"sectionStuck": ["Maeto a kgwehlileng"],
			"stuckStanding": ["Koloi ha e sisinyehe"],
			"stuckNoDriver": ["Ha ho na mokganni"],
			"stuckOverlong": ["Le nka nako e habedi"],
			"stuckStandingSince": ["ho tloha ka ", ["time"]],
			"stuckNoDriverSince": ["ho batlwa ho tloha ka ", ["time"]],
			"stuckOverlongSince": ["ho lebelletswe: metsotso e ", ["n"]],
			"stuckNone": ["Ha ho leeto le kgwehlileng"],
			"stuckNote": ["Leeto le se nang mokganni, koloi e sa sisinyeheng le leeto le nkang nako e habedi di tla mona ka botsona."],
			"stuckAll": [[
				"n",
				"plural",
				{
					"one": [
						"Leeto le ",
						"#",
						" le kgwehlileng"
					],
					"other": [
						"Maeto ohle a ",
						"#",
						" a kgwehlileng"
					]
				}
			]],
			"staffForgot": ["O e lebetse? Fumana sehokelo imeileng ya mosebetsi"],
			"teamPhoneHint": ["Jwaloka ", ["phone"]],
			"factorFrom": ["App ya hao ya netefatso e e bontsha, e ntjha motsotswana o mong le o mong o 30."],
			"recoveryNone": ["Ha ho dikhoutu tse setseng. Ha o ka lahlehelwa ke app ya dikhoutu, o ke ke wa kena. Etsa tse ntjha jwale."],
			"auditShops": ["Mabenkele le diodara"],
			"auditEverybody": ["Bohle"],
			"auditDay": ["Letsatsi"],
			"auditFilterNote": ["Kgetha motho, ketso kapa letsatsi le leng."],
			"subjectShiftOf": ["Dihora tsa ", ["name"]],
			"sectionBook": ["Kopa leeto"],
			"auditTripBooked": ["o kopetse ya letseditseng leeto"],
			"auditCallerFound": ["o batlile ya letseditseng"],
			"boardPauseOrBusy": ["Emisa kapa re phathahane"],
			"onCallSomebody": ["Ho na le ya mosebetsing"],
			"onCallNobodyThen": ["Ha ho motho"],
			"auditPersonSuspended": ["o emisitse motho"],
			"auditPersonUpheld": ["o shebile hape mme a tswedisa ho emiswa"],
			"auditPersonLifted": ["o shebile hape mme a tlosa ho emiswa"],
			"approvalBan": [
				"Tlohela ho emiswa ho eme ntle le qetelo: ",
				["who"],
				", ",
				["reason"]
			],
			"sectionSuspensions": ["Ba emisitsweng"],
			"suspendNew": ["Emisa"],
			"suspendSide": ["Jwaloka mang"],
			"suspendBecause": ["Lebaka"],
			"suspendWords": ["Mantswe ho motho eo"],
			"suspendWordsHint": ["Motho eo o a bala: o se ke wa ngola lebitso kapa nomoro ya motho."],
			"suspendTrips": ["Maeto ao e leng ka ona"],
			"suspendTripsHint": ["Dinomoro tsa maeto a hae, ka dikhoma"],
			"suspendEvidence": ["Seo hape e itshetlehileng ho sona"],
			"suspendReview": ["Motho o sheba hape pele ho"],
			"suspendReviewHint": ["Nakong ya ", [
				"n",
				"plural",
				{
					"one": ["letsatsi le ", "#"],
					"other": ["matsatsi a ", "#"]
				}
			]],
			"suspendNow": ["Emisa hona jwale"],
			"suspendUphold": ["Tswedisa"],
			"suspendBan": ["Kopa ho emisa ntle le qetelo"],
			"suspendBanAsked": ["Motho wa bobedi o kopilwe ho dumela ho emisa ntle le qetelo."],
			"suspendIsBan": ["Ntle le qetelo"],
			"suspendBy": ["Ke ", ["name"]],
			"suspendLookDue": ["Sheba pele ho ", ["date"]],
			"suspendWaits": ["E emetse ho shejwa"],
			"suspendAnswered": ["O arabile ka ", ["date"]],
			"suspendNoAnswer": ["Ha a so arabe"],
			"suspendUpheldBy": [
				["name"],
				" o e tswedisitse ka ",
				["date"]
			],
			"suspendLiftedBy": [
				["name"],
				" o e tlositse ka ",
				["date"]
			],
			"suspendNone": ["Ha ho ya emisitsweng"],
			"suspendNoneNote": ["Ya emisitsweng o bonahala mona ho fihlela motho a e tlosa."],
			"suspendListed": ["Ba emisitsweng hona jwale"],
			"suspendNever": ["Ha a eso emiswe"],
			"suspendOpen": ["E shebe leqepheng la motho eo"],
			"suspendStands": ["Ke taba e nngwe ho feta tlhahlobo: e leqepheng la motho eo."],
			"factCalled": ["E bitswa"],
			"factPayment": ["Tefo"],
			"factFrom": ["Ho tloha"],
			"factTo": ["Ho ya"],
			"factWeight": ["Boima"],
			"factReceiver": ["Moamohedi"],
			"factCustomer": ["Moreki"],
			"factShop": ["Lebenkele"],
			"deskOrderTrip": ["Leeto le e jereng"],
			"deskOrderPlaced": ["E odarilwe"],
			"deskOrderAnswerBy": ["karabo pele ho ", ["time"]],
			"deskOrderAccepted": ["Lebenkele le amohetse"],
			"deskOrderReadyBy": ["e loketse ka ", ["time"]],
			"deskOrderReadyAt": ["E lokile"],
			"deskOrderSearches": [[
				"n",
				"plural",
				{
					"one": ["patlo e ", "#"],
					"other": ["dipatlo tse ", "#"]
				}
			], " tsa morongwa"],
			"deskOrderPickedUp": ["E latilwe"],
			"deskOrderNoCourier": ["ha ho morongwa ya fumanweng"],
			"deskOrderItems": ["Dintho"],
			"deskOrderDelivery": ["Tlisetso"],
			"deskOrderService": ["Tefo ya tshebeletso"],
			"deskOrderWhat": ["Se odarilweng"],
			"deskOrderNoAnswer": ["lebenkele ha le a araba"],
			"sectionIdentity": ["Ditekolo tsa bapalami"],
			"identityWaiting": ["Tse emetseng"],
			"identityDecided": ["Tse nkilweng qeto ", [
				"n",
				"plural",
				{
					"one": [
						"letsatsing le le ",
						"#",
						" le fetileng"
					],
					"other": [
						"matsatsing a ",
						"#",
						" a fetileng"
					]
				}
			]],
			"identityNothing": ["Ha ho selfi kapa boitsebiso bo emetseng"],
			"identityNothingNote": ["Seo bapalami ba se romelang ka bobona se ema mona ho fihlela motho a etsa qeto."],
			"identityKindSelfie": ["Selfi"],
			"identityKindId": ["Tokomane ya boitsebiso"],
			"identityIsPending": ["E emetse"],
			"identityIsAccepted": ["E amohetswe"],
			"identityIsRefused": ["E hannwe"],
			"identityIsTakenBack": ["E hutswe"],
			"identityAskSelfie": ["Na ke sefahleho se le seng, sa motho ya ka pela khamera? Hana foto ya foto kapa ya skrini."],
			"identityAskId": [
				"Na ke tokomane ya semmuso eo nako ya yona e sa fetang, mme e na le lebitso ",
				["name"],
				"?"
			],
			"identityDecide": ["Qeto ya hao"],
			"identityAccept": ["Amohela"],
			"identityRefuse": ["Hana"],
			"identityWhyNot": ["Hobaneng ha ho jwalo? Motho eo o a e bala."],
			"identityDecidedBy": [
				["name"],
				" ka ",
				["day"]
			],
			"identitySentOn": ["E rometswe"],
			"identityDecidedOn": ["Qeto"],
			"identityPictureGoes": [
				"Senepe se phumolwa ka ",
				["day"],
				"."
			],
			"identityPictureGone": ["Senepe se phumotswe. Ho sala mofuta le letsatsi la tekolo."],
			"identityTakeBackDo": ["Hula kamohelo"],
			"identityTakeBackWhy": ["E hulwa hobaneng?"],
			"identityTakeBackNote": ["Motho eo o a e bala. Bakganni ha ba sa bona tekolo."],
			"auditIdentityAccepted": ["o amohetse seo mopalami a se rometseng ka boyena"],
			"auditIdentityRefused": ["o hanne seo mopalami a se rometseng ka boyena"],
			"auditIdentityTakenBack": ["o hutse kamohelo ya tekolo ya mopalami"],
			"queueSelfies": ["Diselfi tse lokelang ho bapiswa"],
			"selfieHeading": ["Tekolo ya selfi: ", ["name"]],
			"selfieAccount": ["Akhaonto ya mokganni: ", ["name"]],
			"selfieFace": ["Foto e hlahlobilweng"],
			"selfieTaken": ["Selfi ya ho kena mosebetsing"],
			"selfieNoFace": ["Ha ho foto e hlahlobilweng: bapisa le tokomane ya boitsebiso."],
			"selfieNothing": ["Ha ho foto e hlahlobilweng kapa tokomane ya boitsebiso eo e ka bapiswang le yona."],
			"selfieAll": ["Diselfi tsa moraorao"],
			"selfieSame": ["Ke motho a le mong"],
			"selfieOther": ["Hase motho a le mong"],
			"selfieOtherWhat": ["Mokganni o ntshwa mosebetsing mme a ke ke a kganna ho fihlela motho wa sehlopha a sheba hape. O bala seo o se ngolang mona, mme a ka araba. Leeto le nang le mopalami ka koloing le tswela pele."],
			"selfieRestsOn": ["Seo e itshetlehileng ho sona"],
			"selfieEvidence": [
				"Selfi ya ",
				["time"],
				" pela foto e hlahlobilweng."
			],
			"selfieEvidenceId": [
				"Selfi ya ",
				["time"],
				" pela tokomane ya boitsebiso."
			],
			"auditSelfieSame": ["o bone motho a le mong selfing"],
			"auditSelfieOther": ["o bone motho e mong selfing"],
			"auditMarketAdded": ["o ekeditse toropo"],
			"auditDriversImported": ["o kentse bakganni ka faele"],
			"auditDriversInvited": ["o memile bakganni ka molaetsa"],
			"auditNumberCorrected": ["o lokisitse nomoro ya mokganni ya memilweng"],
			"auditDriverWithdrawn": ["o kgutlisitse memo ya mokganni"],
			"subjectMarket": [
				"Phetolelo ",
				["n"],
				" ya toropo"
			],
			"subjectCountry": ["Naha"],
			"subjectPayment": [
				"tefo ",
				["n"],
				" ya ho kenya tjhelete"
			],
			"sectionSetup": ["Tlhophiso"],
			"feeTitle": ["Tefo"],
			"feeCancelled": ["E hlakotswe morao"],
			"feeNoShow": ["Mopalami ha a tla"],
			"feeIsOwed": ["e ntse e kolotwa"],
			"feeIsPaid": ["e lefilwe"],
			"feeIsWaived": ["e hlakotswe"],
			"feeWaiveDo": ["Hlakola tefo"],
			"feeWaiveNoteOwed": [
				"Mopalami ha a sa kolota ",
				["amount"],
				". Mahlakore ka bobedi a tla tsebiswa."
			],
			"feeWaiveNotePaid": [["amount"], " e kgutlela sepatjheng sa mopalami, ho tswa ho ya e fumaneng. Mahlakore ka bobedi a tla tsebiswa."],
			"evFeeWaived": ["Tefo e hlakotswe"],
			"auditFeeWaived": ["o hlakotse tefo ya leeto"],
			"auditNumbersConfirmed": ["o netefaditse dinomoro tsa tshohanyetso"],
			"auditLawStated": ["o boletse seo molao o se bolelang"],
			"accountPayout": ["e behetswe tefo"],
			"accountBalance": ["balanse"],
			"accountFees": ["ditefiso tse kolotwang"],
			"accountService": ["ditefiso tsa tshebeletso"],
			"accountOutside": ["kantle"],
			"evSeenAtPickup": ["O bonwe sebakeng sa ho palama"],
			"auditMarketSaved": ["o bolokile phetolelo ya toropo"],
			"auditMarketStatus": ["o butse, o emisitse kapa o kwetse toropo"],
			"auditMarketPublished": ["o phatlaladitse phetolelo ya toropo"],
			"auditMarketWithdrawn": ["o hutse phetolelo ya toropo"],
			"sectionCities": ["Ditoropo"],
			"auditIsOpen": ["E butswe"],
			"auditIsPaused": ["E emisitswe"],
			"auditIsClosed": ["E kwetswe"],
			"auditBrandChanged": ["o fetotse letshwao"],
			"auditBrandText": ["o fetotse mongolo wa molao"],
			"subjectBrand": [
				"Phetolelo ",
				["n"],
				" ya letshwao"
			],
			"sectionBrand": ["Letshwao le mengolo"],
			"selfieCheck": ["Tekolo ya selfi"],
			"faceEnlarge": [["name"], ": bontsha e le kgolo"],
			"faceNoPicture": ["Hase setshwantsho, mohlomong ke PDF: e buleha thebong ya yona."],
			"selfieLookFirst": ["Bula tokomane ya boitsebiso pele."],
			"selfieSameThen": ["Mokganni o tswela pele ho kganna. Qeto ya hao e a ngolwa."],
			"selfieOtherThen": ["O ngola lebaka, ebe mokganni o ntshwa mosebetsing ho fihlela motho a sheba hape."],
			"reviewGenderBy": [
				["name"],
				" o e netefaditse ka tokomane ya boitsebiso ka la ",
				["day"],
				"."
			],
			"reviewGenderSet": ["Maeto a basadi feela a itshetlehile hodima yona."],
			"groupNow": ["Kajeno"],
			"groupTrips": ["Maeto le diodara"],
			"groupPeople": ["Batho"],
			"groupMoney": ["Tjhelete"],
			"groupSetup": ["Tlhophiso le sehlopha"],
			"alarmsMore": ["Dialamo tse ding"],
			"faceHow": ["Tobetsa sefahleho hore se tle bohareng."],
			"faceSize": ["Boholo"],
			"faceLarger": ["Bontsha e le kgolo"],
			"goFactor": ["Bona hore na ke bomang ba se nang"],
			"goBrand": ["Ngola lebitso"],
			"goContact": ["Ngola ya boiteanyo"],
			"goLaw": ["Ngola ditemana"],
			"goMarket": ["Bula metse"],
			"goNames": ["Ngola mabitso a haellang"],
			"goRoster": ["Bula lenane la ditshwara"],
			"goWeek": ["Tlatsa dihora"],
			"goTests": ["Bona dialamo tsa teko"]
		} },
		"staff-book": { "default": {
			"bookPhone": ["Nomoro ya ya letsang"],
			"bookPhoneHint": ["Mmotse yona, kapa o e bale mohaleng. Tse tsejwang ka yena di tla itlela."],
			"bookKnownApp": [["name"], " o na le app, mme o tla bona leeto le moo."],
			"bookKnown": [["name"], " o kile a tsamaya le lona."],
			"bookNew": ["Nomoro e ntjha."],
			"bookHasRide": ["O na le leeto le ntseng le tswela pele."],
			"bookOpenRide": ["Bula leeto"],
			"bookName": ["Lebitso"],
			"bookLast": ["Dibaka tsa ho qetela tsa nomoro ena"],
			"bookTo": ["Ho ya kae"],
			"bookType": ["Leeto lefe"],
			"bookTypeNote": ["Ditheko di tla ha dibaka ka bobedi di kgethilwe. Bolela theko pele o kopa leeto."],
			"bookCash": ["O lefa ka tjhelete. Lebitso la mokganni, nomoro ya koloi, PIN le lehokela di mo fihlela ka SMS."],
			"bookCashNoText": ["O lefa ka tjhelete. Ha ho SMS e tswang mona: mmolelle lebitso, nomoro ya koloi le PIN mohaleng."],
			"bookDo": ["Kopa leeto, ", ["fare"]],
			"bookDoPlain": ["Kopa leeto"],
			"bookNeeds": [
				"Ho sa haella: ",
				["what"],
				"."
			],
			"bookDone": ["Leeto le kopilwe"],
			"bookPriceComes": ["Theko e a tla."]
		} },
		"staff-brand": { "default": {
			"brandTitle": ["Letshwao le mengolo"],
			"brandNotLoaded": ["Ha re a kgona ho laela letshwao."],
			"brandIsOwn": ["Ha o eso behe letshwao la hao."],
			"brandVersion": [
				"Phetolelo ",
				["version"],
				" e sebetsa. Seva e nngwe le e nngwe e latela pele ho metsotswana e mehlano."
			],
			"brandLooks": ["Lebitso, ponahalo le boikopanyo"],
			"brandName": ["Lebitso"],
			"brandShortName": ["Lebitso le lekgutshwane"],
			"brandShortNameHint": [
				"Tlasa aekhone ya mohala. Ha e se na letho, ho sebediswa lebitso. Ditlhaku tse ",
				["n"],
				" ho tse ",
				["most"],
				"."
			],
			"brandTagline": ["Mola o le mong ka yona"],
			"brandLogo": ["Letshwao la setshwantsho"],
			"brandLogoAdd": ["Kgetha logo"],
			"brandLogoReplace": ["Fetola logo"],
			"brandLogoRemove": ["Tlosa logo"],
			"brandLogoHint": ["Setshwantsho sa sekwere se shebahala hantle ho feta. PNG, JPEG kapa WebP, bonyane diphiksele tse 192 ka bophara kapa bophahamo. Diaekhone tsa app di etswa ka sona."],
			"brandOwnColors": ["Mebala ya rona"],
			"brandPrimary": ["Mmala wa motsheare"],
			"brandAccent": ["Mmala wa bosiu"],
			"brandNeedsContrast": ["Kgetha mebala eo bohle ba ka balang hodima yona"],
			"brandContact": ["Kamoo batho ba o fihlelang"],
			"brandPhone": ["Mohala, le naha ya wona"],
			"brandEmail": ["Imeile"],
			"brandHours": ["Dihora, jwaloka ", ["example"]],
			"brandCompanyPart": ["Le bo mang"],
			"brandCompany": ["Khamphani, kamoo e ngodisitsweng"],
			"brandAddress": ["Aterese"],
			"brandTax": ["Nomoro ya lekgetho"],
			"brandSenders": ["Melaetsa e tswa ho mang"],
			"brandSmsSender": ["Moromedi wa melaetsa"],
			"brandSmsSenderHint": ["Kamoo mofani wa hao a e ngodisitseng. Tlhophiso ya seva ha ho se na letho."],
			"brandMailSender": ["Moromedi wa diimeile"],
			"brandMailSenderHint": ["Lebitso, ntle le aterese. Lebitso le ka hodimo ha ho se na letho."],
			"brandSave": ["Boloka o phatlalatse"],
			"brandSaved": ["Letshwao le bolokilwe"],
			"brandNotSaved": ["Ha e a kgona ho bolokwa"],
			"brandLookAgain": ["Ka kopo sheba dikarolo tse tshwailweng."],
			"brandMeanwhile": ["Motho e mong o fetotse hona ka nako eo"],
			"brandPreview": ["Seo batho ba se bonang"],
			"brandByDay": ["Motsheare"],
			"brandByNight": ["Bosiu"],
			"brandSampleButton": ["Kopa leeto"],
			"brandSampleLink": ["Sehokelo"],
			"lawTitle": ["Mengolo ya molao"],
			"lawNote": ["Batho ba di dumela ha ba ingodisa. Ka phetolelo e ntjha ba botswa hape pele ho leeto le latelang, bakganni le tumellano ya bona."],
			"lawLanguage": ["Puo ya mongolo"],
			"lawNotPublished": ["Ha e so phatlalatswe."],
			"lawInForce": [
				"Phetolelo ",
				["version"],
				" e sebetsa."
			],
			"lawMarkdown": ["Mongolo ka Markdown"],
			"lawMarkdownHint": [["example"], ". HTML e bontshwa kamoo e ngotsweng."],
			"lawAskAgain": ["Sena se fetola seo batho ba se dumetseng: botsa bohle hape"],
			"lawSave": ["Boloka o phatlalatse mongolo"],
			"lawSaved": ["Mongolo o bolokilwe"],
			"lawEmpty": ["Ngola ho hong pele"],
			"lawPreview": ["Seo batho ba se balang"],
			"lawPreviewEmpty": ["Seo o se ngolang se bontshwa mona."]
		} },
		"staff-fleets": { "default": {
			"fleetsNone": ["Ha ho so be sehlopha sa dikoloi"],
			"fleetsNoneNote": ["Sehlopha ke dikoloi tsa motho tse kgannwang ke ba bang. Theha se seng, kenya dikoloi ka dinomoro tsa tsona, mme o meme monga sona tlasa Sehlopha."],
			"fleetsNotYours": ["Ha o so fuwe sehlopha sa dikoloi"],
			"fleetsNotYoursNote": ["Kopa sehlopha sa rona se o fe sa hao."],
			"fleetNew": ["Sehlopha se setjha sa dikoloi"],
			"fleetMake": ["Theha sehlopha sa dikoloi"],
			"fleetMade": ["Sehlopha sa dikoloi se thehilwe"],
			"fleetName": ["Lebitso la sehlopha sa dikoloi"],
			"fleetPhone": ["Mohala wa monga sona kapa khampani"],
			"fleetCountry": ["Naha ya dikoloi tsa sona"],
			"fleetWhy": ["Hobaneng (ho ngolwa tlalehong)"],
			"fleetVehicles": [[
				"n",
				"plural",
				{
					"one": ["koloi e le ", "#"],
					"other": ["dikoloi tse ", "#"]
				}
			]],
			"fleetNoOwner": ["Ha ho mong ya nang le tumello"],
			"fleetOwners": ["Monga sona: ", ["names"]],
			"fleetViews": ["Maqephe a sehlopha sa dikoloi"],
			"fleetToday": ["Kajeno"],
			"fleetSums": ["Beke le kgwedi"],
			"fleetKeep": ["Dikoloi le monga tsona"],
			"fleetTodaySum": ["Kajeno ho fihlela jwale"],
			"fleetNoTrips": ["Ha ho so be leeto kajeno."],
			"fleetEmpty": ["Ha ho koloi sehlopheng sena"],
			"fleetEmptyNote": ["Dikoloi di tla hlaha mona ha sehlopha sa rona se di kentse."],
			"fleetNobody": ["Ha ho ya mosebetsing ka yona"],
			"fleetOnTrip": ["Leetong"],
			"fleetFree": ["Mosebetsing"],
			"fleetIdle": ["Phomolong"],
			"fleetNear": ["Haufi le ", ["area"]],
			"fleetTrips": [[
				"n",
				"plural",
				{
					"one": ["leeto le le ", "#"],
					"other": ["maeto a ", "#"]
				}
			]],
			"fleetExpires": [
				["paper"],
				" e fellwa ke nako ka la ",
				["day"]
			],
			"fleetExpired": [
				["paper"],
				" e felletswe ke nako ka la ",
				["day"]
			],
			"fleetFare": ["Ditefo tsa maeto"],
			"fleetFareOne": ["Tefo ya leeto"],
			"fleetNeedsAll": ["Tlatsa tsohle pele."],
			"fleetCommission": ["Khomishene"],
			"fleetNet": ["Bakganni ba fumana"],
			"fleetNetOne": ["Mokganni o fumana"],
			"fleetCash": ["E amohetsweng ka kheshe"],
			"fleetGone": ["Koloi ena ha e sa le ya sehlopha. Maeto a entsweng ho fihlela moo a a sala."],
			"fleetNoTripsEver": ["Ha ho so be maeto"],
			"fleetNoTripsEverNote": ["Maeto a entsweng ka dikoloi tsa sehlopha a hlaha mona, ka letsatsi."],
			"fleetPaid": ["E lefilwe"],
			"fleetInCash": ["ka kheshe"],
			"fleetNotCash": ["eseng ka kheshe"],
			"fleetDriverNote": ["Maeto a dikoloi tsa sehlopha sena feela."],
			"fleetWeek": ["Beke"],
			"fleetMonth": ["Kgwedi"],
			"fleetBefore": ["Pele ho moo"],
			"fleetNext": ["Ka mora moo"],
			"fleetFromTo": [
				["from"],
				" ho isa ",
				["to"]
			],
			"fleetNoSums": ["Ha ho maeto nakong ena"],
			"fleetNoSumsNote": ["Kgetha beke kapa kgwedi ya pele."],
			"fleetCsv": ["Jarolla e le tafole (CSV)"],
			"fleetTotal": ["Kakaretso"],
			"fleetPutIn": ["Kenya koloi"],
			"fleetPlate": ["Nomoro ya koloi"],
			"fleetPutInNote": ["Bohle ba ka e kgannang ba bolellwa hore monga sona o bona maeto ho tloha jwale."],
			"fleetTakeOut": ["Ntsha"],
			"fleetTakeOutNote": ["Monga sona o sala le maeto a entsweng ho fihlela jwale mme ha a bone a tlang. Bakganni ba a bolellwa."],
			"fleetSince": ["Ho tloha ka la ", ["day"]],
			"fleetRename": ["Lebitso le mohala"],
			"fleetSave": ["Boloka"],
			"fleetInviteNote": ["Monga sona o mengwa tlasa Sehlopha, ka mosebetsi wa “Mong wa dikoloi”."]
		} },
		"staff-markets": { "default": {
			"citiesNone": ["Ha ho toropo"],
			"citiesNoneNote": ["Monga o eketsa ya pele tlasa Tlhophiso."],
			"cityNoneInForce": ["ha ho phetolelo e sebetsang"],
			"cityVersion": ["Phetolelo ", ["number"]],
			"cityComes": [
				"phetolelo ",
				["number"],
				" e qala ",
				["date"]
			],
			"cityWaits": [
				"Phetolelo ",
				["number"],
				" e emetse motho wa bobedi"
			],
			"cityStatus": ["Na e butswe?"],
			"cityUnderWay": [
				"Maeto hona jwale: ",
				["underWay"],
				" · a beheleditsweng: ",
				["booked"]
			],
			"cityOpen": ["Bula toropo"],
			"cityPause": ["Emisa toropo"],
			"cityClose": ["Kwala toropo"],
			"cityOpenNote": [
				"Ho tloha jwale batho ba ka kopa tsohle tse fanwang ke ",
				["city"],
				", ka ditheko tsa yona."
			],
			"cityPauseNote": [
				"Ha ho motho ya ka kopang ntho e ntjha ",
				["city"],
				". Maeto a hona jwale (",
				["underWay"],
				") a tswela pele, mme a beheleditsweng (",
				["booked"],
				") a phethwa."
			],
			"cityCloseNote": [
				"Ha ho motho ya ka kopang letho ",
				["city"],
				" hape. Maeto a hona jwale (",
				["underWay"],
				") a tswela pele ho fihlela qetellong. A beheleditsweng (",
				["booked"],
				") a a hlakolwa, mme bapalami ba bolellwa."
			],
			"cityStatusSet": ["Boemo ba toropo jwale: ", ["status"]],
			"cityWhy": ["Hobaneng? E ngolwa le lebitso la hao."],
			"cityVersionWaiting": ["E emetse motho wa bobedi"],
			"cityVersionWaits": ["E emetse"],
			"cityVersionPublished": ["E phatlaladitswe"],
			"cityVersionBack": ["E hutswe"],
			"cityVersionFrom": ["Ho tloha ", ["at"]],
			"cityVersionApprover": ["e phatlaladitswe ke ", ["name"]],
			"cityVersionAlone": ["e phatlaladitswe ke ya e ngotseng ka mora letsatsi"],
			"cityVersions": [
				"Diphetolelo (",
				["n"],
				")"
			],
			"cityPublish": ["E phatlalatse"],
			"cityPublished": [
				"Phetolelo ",
				["number"],
				" e phatlaladitswe"
			],
			"cityTakeBack": ["E hule"],
			"cityTakenBack": [
				"Phetolelo ",
				["number"],
				" e hutswe"
			],
			"cityNeedsOther": ["Motho e mong o phatlalatsa seo o se ngotseng."],
			"cityAloneFrom": [
				"Ha ho ya mong ya ka phatlalatsang: o ka etsa jwalo ho tloha ",
				["at"],
				"."
			],
			"cityAloneNote": ["O e phatlalatsa o le mong. Mokganni e mong le e mong wa toropo o a bolellwa, mme e a ngolwa."],
			"cityEdit": ["Fetola toropo"],
			"cityTabGeneral": ["Kakaretso"],
			"cityTabArea": ["Sebaka"],
			"cityTabPlaces": ["Dibaka"],
			"cityTabServices": ["Ditshebeletso"],
			"cityTabOrders": ["Diodara"],
			"cityTabWhole": ["Tokomane"],
			"cityDiscard": ["E siye jwalo ka ha e ne e le"],
			"cityOvertaken": [
				"Motho e mong o bolokile phetolelo ",
				["number"],
				" nakong eo. Seo o se fetotseng se ntse se le teng, empa se ke ke sa bolokwa hodima yona."
			],
			"cityLoadTheirs": ["Tswela pele ho tloha phetolelong ", ["number"]],
			"cityEditsComing": [
				"O fetola phetolelo ",
				["number"],
				", e so qale. Ha e bolokwa ho tloha jwale, diphetoho tsa yona le tsona di qala jwale."
			],
			"cityName": ["Lebitso"],
			"cityNameIn": ["Lebitso ka ", ["language"]],
			"cityTimeZone": ["Nako ya sebaka"],
			"cityReach": ["Maeto a fihla hole hakae (km)"],
			"cityReachHint": ["Ka mola o otlolohileng ho tloha sebakeng sa ho palama, ka ntle ho sebaka."],
			"cityRounding": [
				"Ditefo di haufiswa ho (",
				["currency"],
				")"
			],
			"cityRoundingHint": ["Seo batho ba ka se lefang ka letsoho."],
			"cityDecimals": ["Ditjhelete di bontshwa"],
			"cityDecimalsNone": ["ntle le dikarolo"],
			"cityDecimalsTwo": ["ka dikarolo tse pedi"],
			"cityLanguages": ["Dipuo"],
			"cityPayments": ["Ditsela tsa ho lefa"],
			"cityDebtLimit": [
				"Mopalami a ka kolota ditefiso tse kana (",
				["currency"],
				")"
			],
			"cityDebtLimitHint": ["Ha ho letho: makgetlo a mane a tefiso e kgolo ya tshebeletso."],
			"cityHolidays": ["Matsatsi a phomolo"],
			"cityHolidayDate": ["Letsatsi"],
			"cityHolidayName": ["Lebitso ka Senyesemane"],
			"cityHolidayAdd": ["Eketsa letsatsi la phomolo"],
			"cityHolidayRemove": ["Tlosa letsatsi la phomolo ", ["n"]],
			"cityFactor": ["Makgetlo"],
			"cityServiceWhat": ["Ke eng"],
			"cityTariff": ["E bitsa bokae"],
			"cityServiceRemove": ["Tlosa"],
			"cityServiceId": ["Boitsebiso ba tshebeletso e ntjha"],
			"cityServiceIdHint": ["Ditlhaku tse nyane, jwalo ka boda. Ha bo fetohe."],
			"cityServiceAdd": ["Eketsa tshebeletso"],
			"cityServiceKnown": ["Ho se ho na le tshebeletso ya boitsebiso bona."],
			"cityServiceNeedsId": ["Ngola boitsebiso ba ditlhaku tse nyane pele."],
			"cityKind": ["Mofuta"],
			"cityKindRide": ["Leeto"],
			"cityKindShared": ["Leeto le arolelanwang"],
			"cityKindLadies": ["Basadi feela"],
			"cityKindScholar": ["Leeto la sekolo"],
			"cityKindFood": ["Dijo tsa direstorante"],
			"cityKindGrocery": ["Dikorosari"],
			"cityKindParcel": ["Sephuthelwana"],
			"cityKindLarge": ["Dintho tse kgolo"],
			"cityVehicles": ["Dikoloi"],
			"cityVehiclesByDocument": [
				"Dikoloi: ",
				["vehicles"],
				". Di ngotswe tokomaneng yohle."
			],
			"citySeats": ["Ditulo"],
			"cityHelmet": ["Mokganni o tlisa helmete"],
			"cityMaxKg": ["Ho se fete (kg)"],
			"cityWeight": ["Boima bo a lefuwa"],
			"cityAboveKg": ["Ho feta (kg)"],
			"cityPerKg": [
				"Kilograma ka nngwe (",
				["currency"],
				")"
			],
			"cityBase": [
				"Theko ya motheo (",
				["currency"],
				")"
			],
			"cityIncludedKm": ["Dikilomitara tse ka hare"],
			"cityPerKm": [
				"Kilomitara ka nngwe (",
				["currency"],
				")"
			],
			"cityPerKmAfter": [
				"Kilomitara ka nngwe ka mora moo (",
				["currency"],
				")"
			],
			"cityUpToKm": ["Ho fihla ho (km)"],
			"citySplit": ["Beha theko ka dikarolo tsa dikilomitara"],
			"cityJoin": ["Theko e le nngwe ka kilomitara"],
			"citySectionAdd": ["Eketsa karolo"],
			"citySectionRemove": ["Tlosa karolo ", ["n"]],
			"cityPerMinute": [
				"Motsotso ka mong (",
				["currency"],
				")"
			],
			"cityBookingFee": [
				"Tefiso ya kopo (",
				["currency"],
				")"
			],
			"cityMinimum": [
				"Bonyane (",
				["currency"],
				")"
			],
			"citySurge": ["Keketseho e hodimo (makgetlo)"],
			"citySurgeHint": ["1 ke ha e yo."],
			"cityCommission": ["Khomishene ya hao (phesente)"],
			"cityWaiting": ["Ho ema ho a lefuwa"],
			"cityFreeMinutes": ["Metsotso ya mahala"],
			"cityWaitingMinute": [
				"Motsotso ka mong ka mora moo (",
				["currency"],
				")"
			],
			"cityMostMinutes": ["Metsotso e mengata ka ho fetisisa"],
			"cityNight": ["Bosiu bo bitsa ho feta"],
			"cityFrom": ["Ho tloha"],
			"cityTo": ["Ho fihlela"],
			"cityCancelling": ["Ho hlakola ho a lefuwa"],
			"cityCancelFee": [
				"Ka mora moo ke (",
				["currency"],
				")"
			],
			"cityNoShowAfter": ["Ha ho ya tlileng, ka mora metsotso"],
			"cityNoShowFee": [
				"Ha ho ya tlileng (",
				["currency"],
				")"
			],
			"cityTakes": ["Ke mang ya fumanang tefiso"],
			"cityTakesDriver": ["mokganni"],
			"cityTakesOperator": ["mookamedi"],
			"cityLike": ["E tshwana le"],
			"cityOwnTariff": ["Ditheko tsa yona"],
			"cityMakeLike": ["E tshwana le tshebeletso e nngwe, ka makgetlo"],
			"cityOrdersSpecified": ["Lebenkele ka leng le na le tefiso ya lona ya ho isa mona, jwalo ka pontshong. Tokomane yohle e ka bolela ka tsela e nngwe."],
			"cityServiceFee": ["Tefiso ya tshebeletso e a nkuwa"],
			"cityFeePercent": ["Ya dithoto (phesente)"],
			"cityFeeLeast": [
				"Bonyane (",
				["currency"],
				")"
			],
			"cityFeeMost": [
				"E se fete (",
				["currency"],
				")"
			],
			"cityBasket": [
				"Odara e be le boleng ba bonyane (",
				["currency"],
				")"
			],
			"cityShopCommission": ["Mabenkele a o siela (phesente)"],
			"cityWhole": ["Tokomane, e le YAML"],
			"cityWholeHint": ["Tsohle tse seng diforomong di teng mona le tsona. Mola o sa tsejweng o a hanwa."],
			"cityWholeTake": ["Sebedisa mongolo ona"],
			"cityWholeLeave": ["E siye"],
			"cityWholeAsIs": ["Mongolo o bolela se bolelwang ke diforomo."],
			"cityNoDocument": ["Ena ha se tokomane."],
			"citySaveTitle": ["Sheba, ebe o boloka"],
			"citySaveFrom": ["Ho tloha neng, ka dinako tsa ", ["zone"]],
			"citySaveFromHint": ["Ha ho letho: ho tloha jwale."],
			"cityLook": ["Bontsha se fetohang"],
			"cityLookAgain": ["Tokomane e hannwe. Sheba mela ena:"],
			"cityChanges": ["Se fetohang"],
			"cityNoChanges": ["Ha ho letho le fetohang."],
			"cityColumnTrip": ["Leeto"],
			"cityColumnBefore": ["Pele"],
			"cityColumnAfter": ["Ka mora"],
			"cityColumnChange": ["Phetoho"],
			"cityTypical": [
				"Se lefuwang ka maeto a tlwaelehileng (",
				["currency"],
				")"
			],
			"cityRecent": [
				"Maeto a ho qetela a nnete (",
				["n"],
				")"
			],
			"cityRecentTrips": [
				"A bitsitse, le seo a neng a ka se bitsa (",
				["currency"],
				")"
			],
			"cityTripNumber": ["leeto ", ["n"]],
			"cityCountsAtOnce": ["E sebetsa ho tloha nakong ya yona, ntle le motho wa bobedi."],
			"cityNotActedOn": [
				"Di bolokwa le yona, empa phetolelo ena ya sehlahiswa ha e di sebedise: ",
				["parts"],
				"."
			],
			"cityPlacesNote": ["Maemafofane, meaho ya mabenkele le direnke. Leeto le qalang teng le eketswa ka tefiso ya sona."],
			"cityPlaceName": ["Lebitso"],
			"cityPlaceNameHint": ["Ditlhaku tse nyane, dipalo le di-hyphen, jwalo ka kisumu-airport"],
			"cityPlaceKind": ["Ke eng"],
			"cityPlaceFee": [
				"Tefiso ya ho nkuwa (",
				["currency"],
				")"
			],
			"cityPlaceRadius": ["Radiase (m)"],
			"cityPlaceRadiusHint": ["Ba nkuwang haufi hakana le ntlha eo ba teng; 200 m moo ho sa ngolwang letho"],
			"cityPlaceAt": ["Moo se leng teng"],
			"cityPlaceAdd": ["Eketsa sebaka"],
			"cityPlaceRemove": ["Tlosa ", ["name"]],
			"cityMeet": ["Dibaka tsa ho kopana"],
			"cityMeetAt": ["Sebaka sa ho kopana ", ["n"]],
			"cityMeetAdd": ["Eketsa sebaka sa ho kopana"],
			"cityMeetRemove": ["Tlosa sebaka sa ho kopana ", ["n"]],
			"cityWillWait": [
				"Maeto a tlwaelehileng a fetoha ka diphesente tse ",
				["percent"],
				" bekeng, kahoo e emela hore motho e mong a e phatlalatse."
			],
			"cityOvertakes": [
				"E hula phetolelo ",
				["number"],
				", e emetseng."
			],
			"cityBookings": [
				"Ho na le maeto a beheleditsweng ka ditshebeletso tse tlohang: ",
				["services"],
				"."
			],
			"cityBookingsCarryOut": ["A phethwe ka ditheko tsa ona"],
			"cityBookingsCancel": ["A hlakolwe, ka molaetsa"],
			"citySave": ["Boloka o phatlalatse"],
			"citySaveToWait": ["Boloka, e emele motho wa bobedi"],
			"citySaved": [
				"Phetolelo ",
				["number"],
				" e phatlaladitswe"
			],
			"citySavedWaits": [
				"Phetolelo ",
				["number"],
				" e emetse motho wa bobedi"
			],
			"areaHow": ["Hula sekgutlo, tobetsa moedi ho eketsa se seng. Metsu e suthisa sekgutlo se kgethilweng, Delete e a se tlosa. Matheba a fetoha dikgutlo ha mmapa o atamela."],
			"areaCorner": [
				"Sekgutlo ",
				["n"],
				" ho tse ",
				["of"]
			],
			"areaCornerAt": [
				"Sekgutlo ",
				["n"],
				" ho tse ",
				["of"],
				": latitude, longitude"
			],
			"areaAdd": ["Eketsa sekgutlo ka mora sona"],
			"areaRemove": ["Tlosa sekgutlo sena"],
			"areaCrosses": ["Moedi ha o a tshwanela ho itshela: o dula o le jwalo."],
			"areaTooFew": ["Moedi o na le dikgutlo tse tharo bonyane."],
			"areaPart": ["Karolo ya sebaka"],
			"areaPartNumber": ["Karolo ", ["n"]],
			"areaPaste": ["Kenya moedi"],
			"areaGeoJson": ["Moedi ka GeoJSON"],
			"areaGeoJsonHint": ["Polygon kapa MultiPolygon, longitude pele."],
			"areaNoGeoJson": ["Ena ha se polygon ya GeoJSON."],
			"areaNothingPasted": ["Kenya mongolo pele."],
			"areaTake": ["Sebedisa moedi ona"],
			"areaNotDrawn": ["Sebaka se ke ke sa takwa kamoo se ngotsweng."],
			"areaBefore": ["Sekgutlo se fetileng"],
			"areaNext": ["Sekgutlo se latelang"],
			"cityCommissionDay": [
				"Khomishene ya hao ka letsatsi (",
				["currency"],
				")"
			],
			"cityTolls": ["Makgetho a tsela"],
			"cityTollsIncluded": ["a ka hara tefo"],
			"cityTollsPassed": ["a eketswa hodimo, bakeng sa mokganni"],
			"citiesToDo": ["Di emetse wena"],
			"citySearch": ["Batla toropo"],
			"citySearchName": ["Lebitso la toropo"],
			"citiesNoMap": [[
				"n",
				"plural",
				{
					"one": [
						"Toropo e le ",
						"#",
						" ha e na mmapa"
					],
					"other": [
						"Ditoropo tse ",
						"#",
						" ha di na mmapa"
					]
				}
			]],
			"cityNotFound": [
				"Ha ho toropo e bitswang “",
				["typed"],
				"”."
			],
			"cityNoMap": ["ha o eso be le mmapa"]
		} },
		"staff-onboarding": { "default": {
			"onboardTitle": ["Kenya bakganni"],
			"onboardNote": ["Faele ya CSV e nang le mola bakeng sa mokganni ka mong: name, phone, vehicle, make, model, colour le plate; language, year, email le licence moo o di tsebang. E balwa kaofela ha yona mme ha e bolokwe."],
			"onboardTemplate": ["Jarolla mohlala"],
			"onboardCity": ["Toropo"],
			"onboardNoCity": ["Ha ho so be le toropo eo bakganni ba ka kenngwang ho yona. Qala ka ho eketsa e le nngwe ho Tlhophiso."],
			"onboardChoose": ["Kgetha faele"],
			"onboardOther": ["Kgetha faele e nngwe"],
			"onboardReading": ["E bala faele…"],
			"onboardNotRead": ["Faele ha e a kgona ho hlahlojwa"],
			"onboardLarge": [
				"Faele e kgolo haholo. E ka ba le ",
				[
					"n",
					"plural",
					{
						"one": ["mola o le ", "#"],
						"other": ["mela e ", "#"]
					}
				],
				" feela."
			],
			"onboardGood": [[
				"n",
				"plural",
				{
					"one": ["Mokganni a le ", "#"],
					"other": ["Bakganni ba ", "#"]
				}
			], ", ha ho phoso."],
			"onboardBad": [
				[
					"n",
					"plural",
					{
						"one": ["Mokganni a le ", "#"],
						"other": ["Bakganni ba ", "#"]
					}
				],
				", ",
				[
					"faults",
					"plural",
					{
						"one": ["phoso e le ", "#"],
						"other": ["diphoso tse ", "#"]
					}
				],
				". Ha ho letho le ngolwang ho fihlela tsohle di lokisitswe."
			],
			"onboardKnown": ["Faele ena e se e le teng. Ha ho letho le fetohang."],
			"onboardMore": [
				"Le ",
				[
					"n",
					"plural",
					{
						"one": ["phoso e nngwe e le ", "#"],
						"other": ["diphoso tse ding tse ", "#"]
					}
				],
				"."
			],
			"onboardWrite": [[
				"n",
				"plural",
				{
					"one": ["Bula akhaonto e le ", "#"],
					"other": ["Bula diakhaonto tse ", "#"]
				}
			]],
			"onboardWritten": ["Diakhaonto di butswe"],
			"onboardWrittenText": ["Ha ho motho ya ngoletsweng ha jwale: dimemo di emetse ho romelwa."],
			"onboardNotWritten": ["Bakganni ha ba a kgona ho kenngwa"],
			"onboardLine": ["Mola ", ["n"]],
			"onboardWhat": ["Phoso ke efe"],
			"onboardImports": ["Difaele ho fihlela jwale"],
			"onboardNone": ["Ha ho faele e kentsweng ha jwale."],
			"onboardNoneNote": ["Ha e le teng, dimemo tsa yona di romelwa ho tloha mona."],
			"onboardImport": [
				["city"],
				": ",
				[
					"n",
					"plural",
					{
						"one": ["mokganni a le ", "#"],
						"other": ["bakganni ba ", "#"]
					}
				]
			],
			"onboardState": [
				"ba memilweng: ",
				["invited"],
				" · ba keneng: ",
				["signedIn"]
			],
			"onboardSend": ["Romela dimemo"],
			"onboardSendRest": ["Romela tse setseng"],
			"onboardAllSent": ["Bohle ba memilwe"],
			"onboardSent": [[
				"n",
				"plural",
				{
					"one": [
						"Memo e le ",
						"#",
						" e rometswe"
					],
					"other": [
						"Dimemo tse ",
						"#",
						" di rometswe"
					]
				}
			]],
			"onboardBudget": [
				"Tekanyetso ya melaetsa ya letsatsi lena e fedile. ",
				[
					"n",
					"plural",
					{
						"one": [
							"E le ",
							"#",
							" e setse"
						],
						"other": [
							"Tse ",
							"#",
							" di setse"
						]
					}
				],
				" bakeng sa hosane."
			],
			"onboardNoTexts": ["Melaetsa ha e ye naheng ena: qala ka ho hlopha tsela ya ho romela melaetsa."],
			"onboardNotSent": ["Dimemo ha di a kgona ho romelwa"],
			"onboardWaiting": ["Ha ba eso kene"],
			"onboardWaitingNone": ["Bohle ba kentsweng ba se ba kene."],
			"onboardWaitingFound": ["Ha ho ya lebitso, poleiti kapa nomoro ena ya emetseng."],
			"onboardWaitingNote": ["Ya seng a kene o tlasa Bakganni."],
			"onboardSearch": ["Lebitso, poleiti kapa nomoro"],
			"onboardDenied": ["Nomoro ke ya motho e mong"],
			"onboardInvitedOn": ["O memilwe ka ", ["day"]],
			"onboardNotInvited": ["Ha a eso mengwe"],
			"onboardCorrect": ["Lokisa nomoro"],
			"onboardCorrectNote": ["Jwale memo e ka romelwa hape, nomorong e ntjha."],
			"onboardCorrected": ["Nomoro e lokisitswe"],
			"onboardNewNumber": ["Nomoro e ntjha"],
			"onboardWithdraw": ["Kgutlisa"],
			"onboardWithdrawSure": [
				"Na o kgutlise ",
				["name"],
				"?"
			],
			"onboardWithdrawNote": ["Akhaonto e a tloswa. Jwale mang kapa mang a ka ngodisa nomoro le poleiti."],
			"onboardWithdrawn": ["Mokganni o kgutlisitswe"],
			"fileFault_not_utf8": ["Mongolo ha se wa UTF-8. Boloka faele e le “CSV UTF-8”."],
			"fileFault_not_csv": ["Mola ona ha o balehe: sheba matshwao a qotso le dikarohano."],
			"fileFault_empty": ["Ha ho mokganni faeleng."],
			"fileFault_too_many_lines": ["Faele e na le bakganni ba fetang 5,000. E arole."],
			"fileFault_column_missing": ["Kholomo ena ha e yo moleng wa pele."],
			"fileFault_column_unknown": ["Ha se kholomo ya faele ya bakganni."],
			"fileFault_column_twice": ["Kholomo ena e teng habedi."],
			"fileFault_missing": ["Ha ho letho le ngotsweng mona."],
			"fileFault_too_long": ["Sena se selelele haholo."],
			"fileFault_name": ["Ha se lebitso leo batho ba ka le balang."],
			"fileFault_phone": ["Ha se nomoro ya selefouno ya naha ena."],
			"fileFault_language": ["Ha se e nngwe ya en, sw, st."],
			"fileFault_vehicle": ["Ha se mofuta wa sepalangwang, jwalo ka motorcycle, tuktuk kapa sedan."],
			"fileFault_plate": ["Ha se nomoro ya koloi."],
			"fileFault_year": ["Ha se selemo, jwalo ka 2021."],
			"fileFault_too_old": ["Sepalangwang se setala haholo ho ka kganna."],
			"fileFault_email": ["Ha se aterese ya imeile."],
			"fileFault_twice": [
				"Se tshwanang se moleng ",
				["first"],
				"."
			],
			"fileFault_taken": ["Akhaonto kapa sepalangwang se se se na le sena."]
		} },
		"standing": { "default": {
			"standingTitle": ["Boemo ba hao"],
			"standingGood": ["Ha ho letho le emisitsweng"],
			"standingGoodNote": ["Haeba seo se fetoha, o tla bala lebaka le seo le itshetlehileng ho sona mona, mme o ka araba."],
			"standingNotLoaded": ["Boemo ba hao ha bo a kgona ho laelwa."],
			"standingPassenger": ["O emisitswe jwaloka mopalami"],
			"standingDriver": ["O emisitswe jwaloka mokganni"],
			"standingOver": ["E tlositswe"],
			"standingSince": ["Ho tloha ka ", ["date"]],
			"standingRests": ["Seo e itshetlehileng ho sona"],
			"standingTrip": ["Leeto ", ["n"]],
			"standingStops": ["Se emisitsweng"],
			"standingGoesOn": ["Leeto le seng le qadile le ya qetellong."],
			"standingLookBy": [
				"Ka ",
				["date"],
				" motho wa sehlopha sa rona o tla be a se a shebile hape."
			],
			"standingBan": [
				"Ha ho na qetelo. Batho ba babedi ba sehlopha sa rona ba entse qeto. Ha o arabile, motho o sheba hape nakong ya ",
				[
					"n",
					"plural",
					{
						"one": ["letsatsi le ", "#"],
						"other": ["matsatsi a ", "#"]
					}
				],
				"."
			],
			"standingAnswer": ["Karabo ya hao"],
			"standingAnswerHint": [
				"Hlalosa se etsahetseng ka mantswe a hao. Motho o e bala nakong ya ",
				[
					"n",
					"plural",
					{
						"one": ["letsatsi le ", "#"],
						"other": ["matsatsi a ", "#"]
					}
				],
				"."
			],
			"standingSend": ["Romela karabo"],
			"standingSent": ["Karabo ya hao e rometswe"],
			"standingNotSent": ["Karabo ya hao ha e a romelwa"],
			"standingTryLater": ["Ka kopo leka hape hamorao."],
			"standingWriteFirst": ["Ngola karabo ya hao pele"],
			"standingAnswered": ["O arabile ka ", ["date"]],
			"standingRead": [
				"Motho o tla e bala pele ho ",
				["date"],
				"."
			],
			"standingUpheld": [
				"E shebilwe hape ka ",
				["date"],
				": e sa eme"
			],
			"standingLifted": ["E tlositswe ka ", ["date"]],
			"standingEarlier": ["Tsa pele"],
			"standingEmergency": ["O kotsing? Thuso ya tshohanyetso e dula e buletswe wena."],
			"standingSafety": ["Bula polokeho"],
			"stopsRides": ["Ho kopa maeto"],
			"stopsBooked": ["Maeto a beheletsweng hamorao"],
			"stopsOrders": ["Ho odara dijo le dikorosari"],
			"stopsParcels": ["Ho romela diphasela"],
			"stopsSchool": ["Ditulo tse ntjha tsa maeto a sekolo"],
			"stopsOnline": ["Ho kena mosebetsing"],
			"stopsOffers": ["Maeto a matjha ao o a fuwang"],
			"becauseSafety": ["Polokeho"],
			"becauseHarassment": ["Tlhekefetso"],
			"becauseDiscrimination": ["Kgethollo"],
			"becauseFraud": ["Bomenemene"],
			"becauseUnpaid": ["Maeto a sa lefuwang"],
			"becausePapers": ["Ditokomane"],
			"becauseSharing": ["Akhaonto e sebedisitswe ke motho e mong"],
			"becauseDamage": ["Tshenyo"],
			"becauseOther": ["Lebaka le leng"]
		} },
		"subscriptions": { "default": {
			"packagesTitle": ["Diphakeje tsa maeto"],
			"packagesClaim": ["Theolelo ya ho fihla ho 30% ha o palama kgafetsa"],
			"tabWeekly": ["Beke le beke"],
			"tabMonthly": ["Kgwedi le kgwedi"],
			"tabScholarWeekly": ["Beke ya sekolo"],
			"tabScholarMonthly": ["Kgwedi ya sekolo"],
			"packageRides": [[
				"n",
				"plural",
				{
					"one": ["leeto le le ", "#"],
					"other": ["maeto a ", "#"]
				}
			]],
			"packageUnlimited": ["Ntle le moedi"],
			"packageDays": [[
				"n",
				"plural",
				{
					"one": ["Letsatsi le le ", "#"],
					"other": ["Matsatsi a ", "#"]
				}
			]],
			"packagePopular": ["E ratwang"],
			"packageOff": [
				"theolelo ya ",
				["n"],
				"%"
			],
			"packageBuy": ["Reka ka sepatjhe"],
			"packageOwned": ["E ntse e sebetsa"],
			"packageBought": ["Phakeje e rekilwe!"],
			"packageFailedTitle": ["Ho reka ho hlolehile"],
			"packageFailed": ["Ho hlolehile ho reka phakeje. Ka kopo leka hape."],
			"packagesMine": ["Diphakeje tsa ka"],
			"packageLeft": [[
				"total",
				"plural",
				{
					"one": [
						"Ho setse leeto le ",
						["left"],
						" ho le ",
						"#"
					],
					"other": [
						"Ho setse maeto a ",
						["left"],
						" ho a ",
						"#"
					]
				}
			]],
			"packageUntil": ["ho fihlela ", ["date"]],
			"packageOver": ["E fedile"],
			"packagesNotLoaded": ["Ha re a kgona ho bula diphakeje."],
			"benefitsTitle": ["Melemo ya phakeje"],
			"benefitPrice": ["Theko e sa fetoheng leetong le leng le le leng, le ha ho phetheselwa"],
			"benefitReach": ["Leeto ka leng le ka ba le bolelele ba ho fihla ho 15 km"],
			"benefitBack": ["Leeto le sa kang la qala le a kgutliswa"],
			"packageConfirm": [
				"O reke ",
				["name"],
				" ka ",
				["price"],
				" ho tswa sepatjheng sa hao?"
			],
			"packageEach": [["price"], " ka leeto"],
			"packageLastDay": [
				"ho fihlela ",
				["date"],
				", ",
				["time"]
			],
			"packageUnused": ["Maeto a sa sebediswang ho fihlela ka nako eo a felloa; ha ho tjhelete e kgutlang."],
			"packageUsed": [
				"ho sebedisitswe a ",
				["used"],
				" ho a ",
				["total"]
			],
			"packageEndsTitle": ["Ha e fela"],
			"packageEnds": ["E fela ka leeto la ho qetela kapa ka letsatsi la ho qetela, ho itshetlehile ka se tlang pele."],
			"packageNoRenewal": ["Ha e intjhafatse ka boyona: o reka e latelang ha o e batla."],
			"packageWouldEnd": [
				"Ha o e reka hona jwale e tshwarella ho fihlela ",
				["date"],
				"."
			],
			"packageBalance": ["Sepatjheng sa hao"],
			"packageSaves": ["O boloka ", ["price"]],
			"packageLapses": [[
				"n",
				"plural",
				{
					"one": ["e fela ka mora letsatsi le le ", "#"],
					"other": ["e fela ka mora matsatsi a ", "#"]
				}
			]],
			"packageTopUpFirst": ["Eo e nyane bakeng sa phakeje. Eketsa tjhelete, kapa o lefe leeto ka leng ka kheshe."],
			"packageTopUp": ["Eketsa tjhelete"],
			"packageNoneInReach": ["Ha e lekane phakeje, mme tjhelete ha e kenngwe sepatjheng ka app. Lefella leeto ka leng ka kheshe."],
			"packageSomeInReach": ["E lekane bakeng sa tse ding tsa diphuthelwana tsena."],
			"packageRideInstead": ["Kopa Leeto"],
			"ownPackagesClaim": [
				"Maeto a ",
				["city"],
				" a lefellwang pele ka theko e sa fetoheng"
			],
			"ownPackagesNone": [
				"Ha ho diphakeje tse rekiswang ",
				["city"],
				" hajwale."
			],
			"ownPackageReach": [
				"ho fihla ho ",
				["km"],
				" km ka leeto"
			],
			"ownPackageUnused": [
				"Seo o sa se sebediseng ho fihlela ka nako eo se kgutlela sepatjheng sa hao: ",
				["price"],
				" bakeng sa leeto ka leng."
			],
			"ownPackageBack": ["Pele ho leeto la pele o ka e kgutlisa mme wa fumana tjhelete yohle"],
			"ownPackageEndBack": ["Maeto a setseng ka nako eo a kgutlela sepatjheng sa hao e le tjhelete."],
			"ownPackageReturned": [["price"], " e kgutlile"],
			"ownPackageGive": ["Kgutlisa phakeje"],
			"ownPackageGiveSure": [
				"O kgutlisetswa ",
				["price"],
				" sepatjheng sa hao, mme phakeje e a fela."
			],
			"ownPackageGiven": [["price"], " e kgutletse sepatjheng sa hao"],
			"ownPackageKept": ["Ha ya kgona ho kgutliswa"]
		} },
		"tour": { "default": {
			"tourPrevious": ["E fetileng"],
			"tourNext": ["E latelang"],
			"tourSkip": ["Tlola leeto la tataiso"],
			"tourComplete": ["Phetha"],
			"tourStep": [
				"Mohato ",
				["n"],
				" ho ",
				["of"]
			],
			"tourLandCountryTitle": ["Kgetha naha ya hao"],
			"tourLandCountryText": ["Ditheko, ditoropo le mekgwa ya ho lefa di latela yona."],
			"tourLandCityTitle": ["Kgetha toropo ya hao"],
			"tourLandCityText": ["Ditheko, ditshebeletso le mekgwa ya ho lefa di latela yona."],
			"tourLandLanguageTitle": ["Puo ya hao"],
			"tourLandLanguageText": ["Senyesemane, Seswahili kapa Sesotho, nako efe kapa efe."],
			"tourLandRideTitle": ["Eya sebakeng"],
			"tourLandRideText": ["Bula akhaonto ka motsotso mme o bone tefo pele o kopa leeto."],
			"tourLandDriveTitle": ["Kganna o fumane tjhelete"],
			"tourLandDriveText": ["Romela ditokomane tsa hao, qeta thupelo, bona tefo ya leeto ka leng pele o le amohela."],
			"tourLandQuickTitle": ["O kgutlile?"],
			"tourLandQuickText": ["Mohaleng o o tsebang, kena ka ho tobetsa hanngwe."],
			"tourPaxWhereTitle": ["O ya kae?"],
			"tourPaxWhereText": ["Kgetha sebaka, bona tefo ka nngwe, mme o kope leeto."],
			"tourPaxMapTitle": ["Haufi le wena"],
			"tourPaxMapText": ["Mmapa o bontsha moo o leng teng; ka tlase ke dibaka tse phathahaneng."],
			"tourPaxSafetyTitle": ["Polokeho ya hao"],
			"tourPaxSafetyText": ["Ho tobetsa TSHOHANYETSO hanngwe ho tsebisa batho ba hao le sehlopha sa rona moo o leng teng. O na le metsotswana e mehlano ya ho hlakola."],
			"tourPaxBellTitle": ["Se etsahetseng"],
			"tourPaxBellText": ["Mohato o mong le o mong wa maeto le ditefo tsa hao o bolelwa mona."],
			"tourPaxSupportTitle": ["Bua le rona"],
			"tourPaxSupportText": ["Mothusi o araba hang-hang, motho ha o kopa."],
			"tourDrvOnlineTitle": ["Kena mosebetsing mona"],
			"tourDrvOnlineText": ["Dikopo di tla feela ha o le mosebetsing. E nngwe le e nngwe e bontsha seo o tla se fumana pele o amohela."],
			"tourDrvTodayTitle": ["Letsatsi la hao"],
			"tourDrvTodayText": ["Seo o se fumaneng kajeno, ho tswa dibukeng tsa ditjhelete."],
			"tourDrvToolsTitle": ["Disebediswa tsa hao"],
			"tourDrvToolsText": ["Thupelo, moputso, ditefo, le hore na hobaneng dikopo di o fetile."],
			"tourDrvSafetyTitle": ["Polokeho ya hao"],
			"tourDrvSafetyText": ["TSHOHANYETSO e sebeletsa le bakganni, skrining e nngwe le e nngwe ya leeto."],
			"tourHeatPickTitle": ["Kgetha seo o se shebang"],
			"tourHeatPickText": ["Toropo, tshebeletso, le hora e fetileng ho isa letsatsing le fetileng."],
			"tourHeatCardsTitle": ["Toropo ka dinomoro tse nne"],
			"tourHeatCardsText": ["Dikopo tse ngotsweng. Moo ho sa ngolwang ho lekaneng, e bolela hore ke mohlala."],
			"tourHeatTabsTitle": ["Dipono tse tharo"],
			"tourHeatTabsText": ["Mmapa, sebaka ka seng ka botlalo, le kamoo dikopo di arohanang ka ditshebeletso."]
		} },
		"training": { "default": {
			"trainingTitle": ["Thupelo ya Bakganni"],
			"trainingIntro": ["Dithuto tse kgutshwane tseo o di balang, ebe dipotso tse robedi ho e nngwe le e nngwe. Tse hlokahalang di tla pele ho leeto la hao la pele."],
			"trainingProgress": ["Tswelopele kaofela"],
			"trainingRequiredDone": [[
				"total",
				"plural",
				{
					"one": [
						"Mojule o ",
						["done"],
						" ho o le ",
						"#",
						" o hlokahalang o phethilwe"
					],
					"other": [
						"Dimojule tse ",
						["done"],
						" ho tse ",
						"#",
						" tse hlokahalang di phethilwe"
					]
				}
			]],
			"requiredModule": ["Wa hlokahala"],
			"optionalModule": ["Ka boikgethelo"],
			"advisedSchool": ["E eletswa bakeng sa maeto a sekolo"],
			"advisedDeliveries": ["E eletswa bakeng sa dithomello"],
			"moduleMinutes": [[
				"n",
				"plural",
				{
					"one": ["e ka ba motsotso o le ", "#"],
					"other": ["e ka ba metsotso e ", "#"]
				}
			]],
			"moduleNotStarted": ["Ha o so qalwe"],
			"moduleInProgress": ["O ntse o tswela pele"],
			"moduleCompleted": ["O phethilwe"],
			"moduleFailed": ["Ha o a feta"],
			"moduleStart": ["Qala"],
			"moduleContinue": ["Tswela pele"],
			"moduleRetry": ["Leka hape"],
			"trainingNotLoaded": ["Thupelo ha e a kgona ho bulwa."],
			"lessonNotLoaded": ["Thuto ha e a kgona ho bulwa."],
			"lessonPart": [
				"Karolo ",
				["n"],
				" ho ",
				["total"]
			],
			"next": ["E latelang"],
			"markWatched": ["Tshwaya e shebilwe"],
			"lessonWatched": ["E shebilwe"],
			"lessonTranscript": ["Mongolo ona ke kopi ya video."],
			"watchVideo": ["Sheba video (e sebelisa data)"],
			"startQuiz": ["Qala Dipotso"],
			"watchFirstTitle": ["Sheba Video Pele"],
			"watchFirst": ["O tlameha ho sheba video yohle ya thupelo pele o araba dipotso"],
			"trainingStartedTitle": ["Thupelo e Qalile"],
			"trainingStartFailed": ["Ho hlolehile ho qala mojule wa thupelo"],
			"trainingFailedTitle": ["Thupelo e Hlolehile"],
			"trainingFailed": ["O hloka bonyane 80% hore o fete. Ka kopo leka hape."],
			"trainingCompletedTitle": ["Thupelo e Phethilwe!"],
			"trainingCompleteFailed": ["Ho hlolehile ho phetha thupelo"],
			"answersKept": ["Dikarabo tsa hao di bolokilwe. Leka hape ha kgokahano e kgutlile."],
			"quizQuestion": [
				"Potso ",
				["n"],
				" ho ",
				["total"]
			],
			"submitQuiz": ["Romela"],
			"submittingQuiz": ["E a romela..."],
			"quizScore": [
				"O fumane ",
				["percent"],
				"%"
			],
			"quizPassed": ["Mojule ona o phethilwe."],
			"wrongQuestions": ["Dipotso tseo o lokelang ho di sheba hape"],
			"retryFrom": [
				"O ka araba dipotso hape ho tloha ka ",
				["time"],
				"."
			],
			"readAgain": ["Bala thuto hape"],
			"quizAgain": ["Araba dipotso hape"],
			"allModules": ["Dimojule tsohle"],
			"needAnswer": ["Kgetha karabo pele."],
			"needAnswers": ["Araba potso e nngwe le e nngwe pele."]
		} },
		"vehicles": { "default": {
			"whatYouDrive": ["O kganna eng?"],
			"vehicleKindSedan": ["Koloi"],
			"vehicleKindPremium": ["Koloi ya maemo"],
			"vehicleKindMinibus": ["Bese e nyane"],
			"vehicleKindMotorcycle": ["Sethuthuthu"],
			"vehicleKindTuktuk": ["Tuktuk (mabidi a mararo)"],
			"vehicleKindScooter": ["Sekutara"],
			"vehicleKindBicycle": ["Baesekele"],
			"vehicleKindBakkie": ["Bakkie"],
			"vehicleKindVan": ["Vene"],
			"vehicleUses": ["Bakeng sa ", ["uses"]],
			"usePeople": ["batho"],
			"useShared": ["batho ba arolelanang leeto"],
			"useFood": ["dijo le dikorosari"],
			"useParcels": [
				"diphuthelwana tse fihlang ho ",
				["kg"],
				" kg"
			],
			"useLarge": ["thepa e kgolo"],
			"vehiclesTitle": ["Dikoloi"],
			"vehiclesNotLoaded": ["Re hlolehile ho bula dikoloi tsa hao."],
			"vehicleAdd": ["Eketsa koloi"],
			"vehicleAdded": ["Koloi e ekeditswe"],
			"vehicleAddedText": ["Romela ditokomane tsa yona. Re tla o bolella ha e amohetswe."],
			"vehicleNotAdded": ["Koloi ha e a kgona ho eketswa"],
			"vehicleDriven": ["O kganna ena"],
			"vehicleApproved": ["E amohetswe"],
			"vehicleWantsPapers": ["Romela ditokomane tsa yona"],
			"vehicleInReview": ["Re ntse re e hlahloba"],
			"vehicleRefused": ["Ha e a amohelwa"],
			"vehicleInUse": ["Motho e mong o e kganna jwale"],
			"vehicleOfOther": ["Ke ya motho e mong, o dumeletswe ho e kganna"],
			"vehicleOfFleet": ["Ke ya sehlopha sa dikoloi sa ", ["fleet"]],
			"vehicleOfFleetNote": ["Monga sona o bona maeto ao o a etsang ka koloi ena: nako, ho tloha karolong efe ya toropo ho ya ho efe, tefo ya leeto, khomishene le seo o se fumanang; le karolo ya toropo eo o leng ho yona ha o le inthaneteng ka yona. Ha a bone maeto a koloi e seng ya sehlopha."],
			"vehicleContested": ["Koloi e nngwe e na le nomoro ena. Sehlopha sa rona se batla hore na ke ya mang."],
			"vehicleRemove": ["Tlosa"],
			"vehicleRemoveAsk": ["O tlose koloi ena?"],
			"vehicleRemoveText": ["Ditokomane tsa yona di a tsamaya, mme motho e mong a ka ngodisa nomoro eo."],
			"vehicleNotRemoved": ["Koloi ha e a kgona ho tloswa"],
			"vehiclePapers": ["Ditokomane tsa ", ["plate"]],
			"vehicleToday": ["O kganna koloi efe kajeno?"],
			"vehicleLast": ["O qetetse ka ho kganna ena"],
			"vehicleGo": ["Eba mosebetsing ka ", ["plate"]],
			"vehicleMissing": ["Ha e so amohelwe. Ho ntse ho haella: ", ["papers"]],
			"vehicleWaits": ["Ha e so amohelwe. Sehlopha sa rona se hlahloba ditokomane tsa yona"],
			"vehicleRefusedWhy": ["Ha e a amohelwa: ", ["note"]],
			"missingRegistration": ["ngodiso"],
			"missingInsurance": ["inshorense"],
			"missingVehicle": ["dintlha tsa koloi"]
		} },
		"verification": { "default": {
			"verificationTitle": ["Netefatso ya mokganni"],
			"verificationProgress": [["n"], "% e phethilwe"],
			"verificationNotLoaded": ["Ha re a kgona ho bula netefatso ya hao."],
			"verificationSteps": ["Mehato"],
			"stepPersonalDocuments": ["Ditokomane tsa hao"],
			"stepVehicleDocuments": ["Koloi le ditokomane tsa yona"],
			"stepBackgroundChecks": ["Ditekolo tsa nalane"],
			"stepReview": ["Tekolo ya ho qetela"],
			"stepNotStarted": ["Ha e so qalwe"],
			"verifyStepInProgress": ["E tswela pele"],
			"verifyStepCompleted": ["E phethilwe"],
			"stepFailed": ["E hloka wena"],
			"documentsHeading": ["Ditokomane"],
			"docIdDocument": ["Tokomane ya boitsebiso"],
			"docDriversLicense": ["Laesense ya ho kganna"],
			"docVehicleRegistration": ["Ngodiso ya koloi"],
			"docVehicleInsurance": ["Inshorense ya koloi"],
			"docPdpPermit": ["Tumello ya bokganni ba profeshenale (PDP)"],
			"docPoliceClearance": ["Lengolo la mapolesa"],
			"docOptional": ["Ha e qobellwe"],
			"docNeededFrom": ["E tla hlokahala ho tloha ", ["day"]],
			"docComing": [
				"Ho tloha ka ",
				["day"],
				" toropo ya hao e tla batla hape: ",
				["papers"],
				". Romela pele ho letsatsi leo hore o tswele pele ho kganna o sa eme."
			],
			"docPending": [
				"Tokomane ya hao e ntse e hlahlojwa. Sena se nka dihora tse ",
				["from"],
				"-",
				["to"],
				"."
			],
			"docApproved": ["Tokomane e netefaditswe!"],
			"docVerified": ["E netefaditswe"],
			"docRejected": ["Tokomane ena ha e a amohelwa. Ka kopo kenya e ntjha."],
			"docExpired": ["Tokomane ena e felletswe ke nako. Kenya e ntjha hore o kene mosebetsing."],
			"docReviewNote": ["Mohlahlobi: ", ["note"]],
			"docNumber": ["Nomoro ya tokomane (ha e qobellwe)"],
			"docExpiry": ["Letsatsi la ho fellwa ke nako"],
			"docUpload": ["Kenya"],
			"docUploading": ["E a kenngwa..."],
			"docReplace": ["Fetola"],
			"documentUploaded": ["Tokomane e kentswe"],
			"documentUploadedText": ["Tokomane ya hao jwale e a hlahlojwa."],
			"uploadFailed": ["Ho kenya ho hlolehile"],
			"uploadFailedText": ["Ho hlolehile ho kenya tokomane"],
			"checksHeading": ["Ditekolo tsa nalane"],
			"checkCriminal": ["Direkoto tsa botlokotsebe"],
			"checkDrivingRecord": ["Direkoto tsa ho kganna"],
			"checkIdentity": ["Boitsebiso"],
			"checkStart": ["Qala tekolo"],
			"checkPending": ["E tswela pele"],
			"checkClear": ["E hlakile"],
			"checkScores": ["Dintlha ho tse 100"],
			"checkFlagged": ["Tekolo ena e hloka hore re buisane. Ka kopo ikopanye le tshehetso."],
			"verifyTalk": ["Bua le tshehetso"],
			"checkStarted": ["Tekolo ya nalane e qadile"],
			"checkStartedText": ["Tekolo ya nalane ya hao e tswela pele jwale."],
			"checkNotStarted": ["Ho hlolehile ho qala tekolo"],
			"checkNotStartedText": ["Ka kopo leka hape hamorao"],
			"vehicleHeading": ["Koloi ya hao"],
			"vehicleMake": ["Moetsi"],
			"vehicleModelName": ["Mofuta"],
			"vehiclePlate": ["Nomoro ya koloi"],
			"vehicleColour": ["Mmala"],
			"vehicleYearLabel": ["Selemo"],
			"vehicleSave": ["Boloka koloi"],
			"vehicleSaved": ["Koloi e bolokilwe"],
			"vehicleNotSaved": ["Koloi ha e a kgona ho bolokwa"],
			"statusNotStarted": ["Kenya ditokomane tsa hao ho qala."],
			"statusPending": [
				"Ho sa na le tse sieo. Ha tsohle di rometswe, tekolo e nka dihora tse ",
				["from"],
				"-",
				["to"],
				"."
			],
			"statusInReview": [
				"Tsohle di rometswe. Re a di hlahloba: sena se nka dihora tse ",
				["from"],
				"-",
				["to"],
				"."
			],
			"statusApproved": ["O netefaditswe. O ka amohela maeto."],
			"statusRejected": ["Netefatso ya hao ha e a amohelwa. Bala tlhaloso, ebe o kenya se kopilweng."],
			"statusSuspended": ["O emisitswe mme o ke ke wa kganna hajwale."],
			"reviewerNotes": ["Dintlha tsa mohlahlobi"],
			"goToDashboard": ["Eya dashbotong"],
			"verifyStatusUnknown": ["Re na le netefatso ya hao. Bakeng sa mohato o latelang, ngolla tshehetso."],
			"verifyStepOther": ["Mohato o mong"],
			"needFields": ["Tlatsa sebaka se seng le se seng pele."],
			"docMissing": ["Ha e so romelwe"],
			"docAdd": ["Kenya"],
			"docAgain": ["Romela e nngwe"],
			"docsSent": [
				["n"],
				" ho tse ",
				["of"],
				" tse hlokahalang di rometswe"
			],
			"docsNext": ["E latelang: ", ["name"]],
			"docsBack": ["Kgutlela lenaneng"],
			"docStep": [
				["n"],
				" ho tse ",
				["of"]
			],
			"docSelfie": ["Senepe sa sefahleho sa hao"],
			"docFaceWhy": ["Ha sehlopha sa rona se se se hlahlobile, bapalami ba hao ba se bona leetong la bona, le batswadi ba bana bao o ba tsamaisang. Ha ho motho e mong."],
			"docGoodUntil": ["E sebetsa ho fihlela ", ["day"]],
			"suspendedRead": ["Bala lebaka mme o arabe"]
		} },
		"verification-picture": { "default": {
			"docOpenCamera": ["Bula khamera"],
			"docPickFile": ["Kgetha faele"],
			"docOtherWay": ["Tsela e nngwe"],
			"docFitCard": ["Kenya karete yohle ka hara foreime."],
			"docFitPage": ["Kenya leqephe lohle ka hara foreime."],
			"docLight": ["E bee e phatlaletse moo ho nang le lesedi, le se ke la benyetsa."],
			"docShutter": ["Nka senepe"],
			"docTaken": ["Senepe sa hao"],
			"docUse": ["Sebedisa sena"],
			"docRetake": ["Nka hape"],
			"cameraStarting": ["Khamera e a qala..."],
			"cameraDenied": ["Khamera ha e a dumellwa mona. E dumelle dipehelong tsa sebadi, kapa o kgethe faele."],
			"cameraNone": ["Ha re a fumana khamera. Kgetha faele."],
			"faultBlurred": ["Sena se bonahala se le lerootho. Se nke hape, kapa o se sebedise jwalo."],
			"faultGlare": ["Lesedi le a benya ho yona. E fetole hanyane o nke hape, kapa o e sebedise jwalo."],
			"faultDark": ["Sena se lefifi. Se nke hape moo ho nang le lesedi, kapa o se sebedise jwalo."],
			"docFitFace": ["Kenya sefahleho sa hao ka hara foreime."],
			"docFaceLight": ["Sheba lesedi, o sa rwala katiba kapa diborele tse lefifi."],
			"docChooseFile": ["Foto kapa PDF"],
			"docChooseHint": ["Ha e fete 10 MB"],
			"fileTooLarge": ["Faele e kgolo haholo"],
			"fileTooLargeText": ["Ka kopo kgetha faele e nyane ho 10MB"],
			"needFile": ["Kgetha faele pele."],
			"docView": ["Sheba seo o se rometseng"],
			"docViewFailed": ["Ha e a bulwa"],
			"docViewFailedText": ["Tokomane ha e a ka ya bulwa. Ka kopo leka hape."]
		} }
	}
};
var loadTexts = async (language, room) => all[language][room];
// packages/locales/src/filling/fill.ts
function parts(message, counting, values, count) {
	if (typeof message === "string") return message;
	return message.map((part) => {
		if (part === "#") return count;
		if (typeof part === "string") return part;
		const [name, type, choices] = part;
		const value = values[name];
		if (type !== "plural") return value === void 0 ? `{${name}}` : String(value);
		const cases = choices;
		const number = Number(value);
		return parts(cases[String(value)] ?? cases[counting.category(number)] ?? cases["other"] ?? "", counting, values, counting.written(number));
	}).join("");
}
/**
* A message with its values: `{names}` and ICU plurals, which is all that the dictionaries use. What is filled in stays as
* it is, whatever it looks like; a name without a value stays visible.
*/
var fill = (message, counting, values = {}) => parts(message, counting, values, "#");
// packages/rules/src/brand/brand.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The texts of the law that an operator may publish. */
var legalTexts = [
	"terms",
	"privacy",
	"driver_agreement"
];
product.name, product.name;
// packages/web/src/platform/brand.ts
/** The server writes it into the page, so that nothing waits for it. Where it wrote none, the product's own stands. */
function read() {
	const text = typeof document === "undefined" ? null : document.getElementById("brand")?.textContent ?? null;
	return text === null ? {
		name: product.name,
		tagline: {},
		contact: {}
	} : JSON.parse(text);
}
/** Who runs this instance, for as long as this page is open. */
var brand = read();
// packages/web/src/platform/text.ts
/** What has come of each language. */
var known = inEachLanguage((language) => language === "en" ? app_default : {});
var shown = "en";
/** Where Intl looks a language up. */
var locales = (wanted = shown) => [...languages[wanted].intl];
/** Languages whose dates browsers do not know say them themselves; this comes with their texts. */
var dateSpeakers = { st: async () => (await import("./sesotho-dates-C9w7mOJl.js")).sesothoDate };
var sayDate;
/** A date or a time in the language that the screens speak. */
var dateInWords = (at, form) => sayDate?.(at, form) ?? new Intl.DateTimeFormat(locales(), form).format(at);
function countingIn(wanted) {
	const rules = new Intl.PluralRules(locales(wanted));
	const numbers = new Intl.NumberFormat(locales(wanted));
	return {
		category: (count) => rules.select(count),
		written: (count) => numbers.format(count)
	};
}
var counting = countingIn("en");
/**
* Every text may name the product. A missing text is said in English, and where there is none shows its key (spec: foundations §3). A room whose texts came
* before those of the app speaks the chosen language already.
*/
function say(key, values) {
	const message = known[shown][key] ?? known.en[key] ?? known[language.get()][key];
	return message === void 0 ? key : fill(message, counting, {
		product: brand.name,
		...values
	});
}
provideRefusalTexts((code, values) => shown === "en" || !(`problem_${code}` in known[shown]) ? void 0 : say(`problem_${code}`, values), () => say("noConnection"));
var add = (to, messages) => void (known[to] = {
	...known[to],
	...messages
});
var entered = /* @__PURE__ */ new Set();
var listeners = /* @__PURE__ */ new Set();
/** Loads a room's texts in the current language; a later change of language brings them along. */
async function enterRoom(room) {
	entered.add(room);
	const wanted = language.get();
	try {
		add(wanted, (await loadTexts(wanted, room)).default);
	} catch (error) {
		if (wanted === "en") throw error;
		add("en", (await loadTexts("en", room)).default);
	}
}
/** Lets the screens speak a language, once its texts have come. */
async function speak(wanted) {
	if (shown !== wanted) {
		const rooms = [...wanted === "en" ? [] : ["app"], ...entered];
		const [speaker, ...found] = await Promise.all([dateSpeakers[wanted]?.(), ...rooms.map((room) => loadTexts(wanted, room))]);
		for (const { default: messages } of found) add(wanted, messages);
		if (language.get() !== wanted) return;
		sayDate = speaker;
	}
	if (language.get() !== wanted) return;
	shown = wanted;
	counting = countingIn(wanted);
	if (typeof document !== "undefined") document.documentElement.lang = wanted;
	for (const listener of listeners) listener();
}
/** Loads the chosen language whenever it changes. Mounted once. */
function useChosenLanguage() {
	const wanted = language.use();
	(0, import_react.useEffect)(() => {
		speak(wanted).catch(() => {});
	}, [wanted]);
}
/** Changes with all that the screens say. */
var said = () => shown;
var subscribe = (listener) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
/** Texts of the current language. */
function useText() {
	(0, import_react.useSyncExternalStore)(subscribe, said, () => "en");
	return translate;
}
/** For code outside of components. */
var translate = say;
export { translate as a, brand as c, speak as i, legalTexts as l, enterRoom as n, useChosenLanguage as o, locales as r, useText as s, dateInWords as t };
