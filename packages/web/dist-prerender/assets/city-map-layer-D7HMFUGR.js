import { n as GridLayer, t as DomUtil } from "./live-map-DaayvzUV.js";
import { t as iconPaths } from "./icons-C7DrXqVF.js";
// node_modules/@mapbox/point-geometry/index.js
/**
* A standalone point geometry with useful accessor, comparison, and
* modification methods.
*
* @class
* @param {number} x the x-coordinate. This could be longitude or screen pixels, or any other sort of unit.
* @param {number} y the y-coordinate. This could be latitude or screen pixels, or any other sort of unit.
*
* @example
* const point = new Point(-77, 38);
*/
function Point(x, y) {
	this.x = x;
	this.y = y;
}
Point.prototype = {
	/**
	* Clone this point, returning a new point that can be modified
	* without affecting the old one.
	* @return {Point} the clone
	*/
	clone() {
		return new Point(this.x, this.y);
	},
	/**
	* Add this point's x & y coordinates to another point,
	* yielding a new point.
	* @param {Point} p the other point
	* @return {Point} output point
	*/
	add(p) {
		return this.clone()._add(p);
	},
	/**
	* Subtract this point's x & y coordinates to from point,
	* yielding a new point.
	* @param {Point} p the other point
	* @return {Point} output point
	*/
	sub(p) {
		return this.clone()._sub(p);
	},
	/**
	* Multiply this point's x & y coordinates by point,
	* yielding a new point.
	* @param {Point} p the other point
	* @return {Point} output point
	*/
	multByPoint(p) {
		return this.clone()._multByPoint(p);
	},
	/**
	* Divide this point's x & y coordinates by point,
	* yielding a new point.
	* @param {Point} p the other point
	* @return {Point} output point
	*/
	divByPoint(p) {
		return this.clone()._divByPoint(p);
	},
	/**
	* Multiply this point's x & y coordinates by a factor,
	* yielding a new point.
	* @param {number} k factor
	* @return {Point} output point
	*/
	mult(k) {
		return this.clone()._mult(k);
	},
	/**
	* Divide this point's x & y coordinates by a factor,
	* yielding a new point.
	* @param {number} k factor
	* @return {Point} output point
	*/
	div(k) {
		return this.clone()._div(k);
	},
	/**
	* Rotate this point around the 0, 0 origin by an angle a,
	* given in radians
	* @param {number} a angle to rotate around, in radians
	* @return {Point} output point
	*/
	rotate(a) {
		return this.clone()._rotate(a);
	},
	/**
	* Rotate this point around p point by an angle a,
	* given in radians
	* @param {number} a angle to rotate around, in radians
	* @param {Point} p Point to rotate around
	* @return {Point} output point
	*/
	rotateAround(a, p) {
		return this.clone()._rotateAround(a, p);
	},
	/**
	* Multiply this point by a 4x1 transformation matrix
	* @param {[number, number, number, number]} m transformation matrix
	* @return {Point} output point
	*/
	matMult(m) {
		return this.clone()._matMult(m);
	},
	/**
	* Calculate this point but as a unit vector from 0, 0, meaning
	* that the distance from the resulting point to the 0, 0
	* coordinate will be equal to 1 and the angle from the resulting
	* point to the 0, 0 coordinate will be the same as before.
	* @return {Point} unit vector point
	*/
	unit() {
		return this.clone()._unit();
	},
	/**
	* Compute a perpendicular point, where the new y coordinate
	* is the old x coordinate and the new x coordinate is the old y
	* coordinate multiplied by -1
	* @return {Point} perpendicular point
	*/
	perp() {
		return this.clone()._perp();
	},
	/**
	* Return a version of this point with the x & y coordinates
	* rounded to integers.
	* @return {Point} rounded point
	*/
	round() {
		return this.clone()._round();
	},
	/**
	* Return the magnitude of this point: this is the Euclidean
	* distance from the 0, 0 coordinate to this point's x and y
	* coordinates.
	* @return {number} magnitude
	*/
	mag() {
		return Math.sqrt(this.x * this.x + this.y * this.y);
	},
	/**
	* Judge whether this point is equal to another point, returning
	* true or false.
	* @param {Point} other the other point
	* @return {boolean} whether the points are equal
	*/
	equals(other) {
		return this.x === other.x && this.y === other.y;
	},
	/**
	* Calculate the distance from this point to another point
	* @param {Point} p the other point
	* @return {number} distance
	*/
	dist(p) {
		return Math.sqrt(this.distSqr(p));
	},
	/**
	* Calculate the distance from this point to another point,
	* without the square root step. Useful if you're comparing
	* relative distances.
	* @param {Point} p the other point
	* @return {number} distance
	*/
	distSqr(p) {
		const dx = p.x - this.x, dy = p.y - this.y;
		return dx * dx + dy * dy;
	},
	/**
	* Get the angle from the 0, 0 coordinate to this point, in radians
	* coordinates.
	* @return {number} angle
	*/
	angle() {
		return Math.atan2(this.y, this.x);
	},
	/**
	* Get the angle from this point to another point, in radians
	* @param {Point} b the other point
	* @return {number} angle
	*/
	angleTo(b) {
		return Math.atan2(this.y - b.y, this.x - b.x);
	},
	/**
	* Get the angle between this point and another point, in radians
	* @param {Point} b the other point
	* @return {number} angle
	*/
	angleWith(b) {
		return this.angleWithSep(b.x, b.y);
	},
	/**
	* Find the angle of the two vectors, solving the formula for
	* the cross product a x b = |a||b|sin(θ) for θ.
	* @param {number} x the x-coordinate
	* @param {number} y the y-coordinate
	* @return {number} the angle in radians
	*/
	angleWithSep(x, y) {
		return Math.atan2(this.x * y - this.y * x, this.x * x + this.y * y);
	},
	/** @param {[number, number, number, number]} m */
	_matMult(m) {
		const x = m[0] * this.x + m[1] * this.y, y = m[2] * this.x + m[3] * this.y;
		this.x = x;
		this.y = y;
		return this;
	},
	/** @param {Point} p */
	_add(p) {
		this.x += p.x;
		this.y += p.y;
		return this;
	},
	/** @param {Point} p */
	_sub(p) {
		this.x -= p.x;
		this.y -= p.y;
		return this;
	},
	/** @param {number} k */
	_mult(k) {
		this.x *= k;
		this.y *= k;
		return this;
	},
	/** @param {number} k */
	_div(k) {
		this.x /= k;
		this.y /= k;
		return this;
	},
	/** @param {Point} p */
	_multByPoint(p) {
		this.x *= p.x;
		this.y *= p.y;
		return this;
	},
	/** @param {Point} p */
	_divByPoint(p) {
		this.x /= p.x;
		this.y /= p.y;
		return this;
	},
	_unit() {
		this._div(this.mag());
		return this;
	},
	_perp() {
		const y = this.y;
		this.y = this.x;
		this.x = -y;
		return this;
	},
	/** @param {number} angle */
	_rotate(angle) {
		const cos = Math.cos(angle), sin = Math.sin(angle), x = cos * this.x - sin * this.y, y = sin * this.x + cos * this.y;
		this.x = x;
		this.y = y;
		return this;
	},
	/**
	* @param {number} angle
	* @param {Point} p
	*/
	_rotateAround(angle, p) {
		const cos = Math.cos(angle), sin = Math.sin(angle), x = p.x + cos * (this.x - p.x) - sin * (this.y - p.y), y = p.y + sin * (this.x - p.x) + cos * (this.y - p.y);
		this.x = x;
		this.y = y;
		return this;
	},
	_round() {
		this.x = Math.round(this.x);
		this.y = Math.round(this.y);
		return this;
	},
	constructor: Point
};
/**
* Construct a point from an array if necessary, otherwise if the input
* is already a Point, return it unchanged.
* @param {Point | [number, number] | {x: number, y: number}} p input value
* @return {Point} constructed point.
* @example
* // this
* var point = Point.convert([0, 1]);
* // is equivalent to
* var point = new Point(0, 1);
*/
Point.convert = function(p) {
	if (p instanceof Point) return p;
	if (Array.isArray(p)) return new Point(+p[0], +p[1]);
	if (p.x !== void 0 && p.y !== void 0) return new Point(+p.x, +p.y);
	throw new Error("Expected [x, y] or {x, y} point format");
};
// node_modules/protomaps-leaflet/src/attribute.ts
var StringAttr = class {
	str;
	perFeature;
	constructor(c, defaultValue) {
		this.str = c ?? defaultValue;
		this.perFeature = typeof this.str === "function" && this.str.length === 2;
	}
	get(z, f) {
		if (typeof this.str === "function") return this.str(z, f);
		return this.str;
	}
};
var NumberAttr = class {
	value;
	perFeature;
	constructor(c, defaultValue = 1) {
		this.value = c ?? defaultValue;
		this.perFeature = typeof this.value === "function" && this.value.length === 2;
	}
	get(z, f) {
		if (typeof this.value === "function") return this.value(z, f);
		return this.value;
	}
};
var TextAttr = class {
	labelProps;
	textTransform;
	constructor(options) {
		this.labelProps = options?.labelProps ?? ["name"];
		this.textTransform = options?.textTransform;
	}
	get(z, f) {
		let retval;
		let labelProps;
		if (typeof this.labelProps === "function") labelProps = this.labelProps(z, f);
		else labelProps = this.labelProps;
		for (const property of labelProps) if (Object.prototype.hasOwnProperty.call(f.props, property) && typeof f.props[property] === "string") {
			retval = f.props[property];
			break;
		}
		let transform;
		if (typeof this.textTransform === "function") transform = this.textTransform(z, f);
		else transform = this.textTransform;
		if (retval && transform === "uppercase") retval = retval.toUpperCase();
		else if (retval && transform === "lowercase") retval = retval.toLowerCase();
		else if (retval && transform === "capitalize") retval = retval.toLowerCase().split(" ").map((word) => {
			return word[0].toUpperCase() + word.slice(1);
		}).join(" ");
		return retval;
	}
};
var FontAttr = class {
	family;
	size;
	weight;
	style;
	font;
	constructor(options) {
		if (options?.font) this.font = options.font;
		else {
			this.family = options?.fontFamily ?? "sans-serif";
			this.size = options?.fontSize ?? 12;
			this.weight = options?.fontWeight;
			this.style = options?.fontStyle;
		}
	}
	get(z, f) {
		if (this.font) {
			if (typeof this.font === "function") return this.font(z, f);
			return this.font;
		}
		let style = "";
		if (this.style) {
			if (typeof this.style === "function") style = `${this.style(z, f)} `;
			else style = `${this.style} `;
		}
		let weight = "";
		if (this.weight) {
			if (typeof this.weight === "function") weight = `${this.weight(z, f)} `;
			else weight = `${this.weight} `;
		}
		let size;
		if (typeof this.size === "function") size = this.size(z, f);
		else size = this.size;
		let family;
		if (typeof this.family === "function") family = this.family(z, f);
		else family = this.family;
		return `${style}${weight}${size}px ${family}`;
	}
};
var ArrayAttr = class {
	value;
	perFeature;
	constructor(c, defaultValue = []) {
		this.value = c ?? defaultValue;
		this.perFeature = typeof this.value === "function" && this.value.length === 2;
	}
	get(z, f) {
		if (typeof this.value === "function") return this.value(z, f);
		return this.value;
	}
};
// node_modules/protomaps-leaflet/src/line.ts
var linelabel = (pts, maxAngleDelta, targetLen) => {
	const chunks = [];
	let a;
	let b;
	let c;
	let i = 0;
	let n = 0;
	let d = 0;
	let abmag = 0;
	let bcmag = 0;
	let abx = 0;
	let aby = 0;
	let bcx = 0;
	let bcy = 0;
	let dt = 0;
	let iStart = 0;
	let dStart = 0;
	if (pts.length < 2) return [];
	if (pts.length === 2) {
		d = Math.sqrt((pts[1].x - pts[0].x) ** 2 + (pts[1].y - pts[0].y) ** 2);
		return [{
			length: d,
			beginIndex: 0,
			beginDistance: 0,
			endIndex: 2,
			endDistance: d
		}];
	}
	abmag = Math.sqrt((pts[1].x - pts[0].x) ** 2 + (pts[1].y - pts[0].y) ** 2);
	for (i = 1, n = pts.length - 1; i < n; i++) {
		a = pts[i - 1];
		b = pts[i];
		c = pts[i + 1];
		abx = b.x - a.x;
		aby = b.y - a.y;
		bcx = c.x - b.x;
		bcy = c.y - b.y;
		bcmag = Math.sqrt(bcx * bcx + bcy * bcy);
		d += abmag;
		dt = Math.acos((abx * bcx + aby * bcy) / (abmag * bcmag));
		if (dt > maxAngleDelta || d - dStart > targetLen) {
			chunks.push({
				length: d - dStart,
				beginDistance: dStart,
				beginIndex: iStart,
				endIndex: i + 1,
				endDistance: d
			});
			iStart = i;
			dStart = d;
		}
		abmag = bcmag;
	}
	if (i - iStart > 0) chunks.push({
		length: d - dStart + bcmag,
		beginIndex: iStart,
		beginDistance: dStart,
		endIndex: i + 1,
		endDistance: d + bcmag
	});
	return chunks;
};
function simpleLabel(mls, minimum, repeatDistance, cellSize) {
	const candidates = [];
	for (const ls of mls) {
		const segments = linelabel(ls, Math.PI / 45, minimum);
		for (const segment of segments) if (segment.length >= minimum + cellSize) {
			const start = new Point(ls[segment.beginIndex].x, ls[segment.beginIndex].y);
			const end = ls[segment.endIndex - 1];
			const normalized = new Point((end.x - start.x) / segment.length, (end.y - start.y) / segment.length);
			for (let i = cellSize; i < segment.length - minimum; i += repeatDistance) candidates.push({
				start: start.add(normalized.mult(i)),
				end: start.add(normalized.mult(i + minimum))
			});
		}
	}
	return candidates;
}
function lineCells(a, b, length, spacing) {
	const dx = b.x - a.x;
	const dy = b.y - a.y;
	const dist = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
	const retval = [];
	for (let i = 0; i < length + spacing; i += 2 * spacing) {
		const factor = i * 1 / dist;
		retval.push({
			x: a.x + factor * dx,
			y: a.y + factor * dy
		});
	}
	return retval;
}
// node_modules/protomaps-leaflet/src/text.ts
function linebreak(str, maxUnits) {
	if (str.length <= maxUnits) return [str];
	const endIndex = maxUnits - 1;
	const spaceBefore = str.lastIndexOf(" ", endIndex);
	const spaceAfter = str.indexOf(" ", endIndex);
	if (spaceBefore === -1 && spaceAfter === -1) return [str];
	let first;
	let after;
	if (spaceAfter === -1 || spaceBefore >= 0 && endIndex - spaceBefore < spaceAfter - endIndex) {
		first = str.substring(0, spaceBefore);
		after = str.substring(spaceBefore + 1, str.length);
	} else {
		first = str.substring(0, spaceAfter);
		after = str.substring(spaceAfter + 1, str.length);
	}
	return [first, ...linebreak(after, maxUnits)];
}
new RegExp(`^[々-〇〡-〩〱-〵〸-〼㈠-㈩㉈-㉏㉑-㉟㊀-㊉㊱-㊿㐀-䶵一-鿪豈-舘並-龎 ]+$`);
// node_modules/protomaps-leaflet/node_modules/@mapbox/vector-tile/index.js
/** @import Pbf from 'pbf' */
/** @import {Feature} from 'geojson' */
var VectorTileFeature = class {
	/**
	* @param {Pbf} pbf
	* @param {number} end
	* @param {number} extent
	* @param {string[]} keys
	* @param {(number | string | boolean)[]} values
	*/
	constructor(pbf, end, extent, keys, values) {
		/** @type {Record<string, number | string | boolean>} */
		this.properties = Object.create(null);
		this.extent = extent;
		/** @type {0 | 1 | 2 | 3} */
		this.type = 0;
		/** @type {number | undefined} */
		this.id = void 0;
		/** @private */
		this._pbf = pbf;
		/** @private */
		this._geometry = -1;
		/** @private */
		this._keys = keys;
		/** @private */
		this._values = values;
		while (pbf.pos < end) {
			const tag = pbf.readVarint();
			if (tag === 8) this.id = pbf.readVarint();
			else if (tag === 18) {
				const tagsEnd = pbf.readVarint() + pbf.pos;
				while (pbf.pos < tagsEnd) {
					const key = keys[pbf.readVarint()];
					const value = values[pbf.readVarint()];
					this.properties[key] = value;
				}
			} else if (tag === 24) this.type = pbf.readVarint();
			else if (tag === 34) {
				this._geometry = pbf.pos;
				pbf.skip(tag);
			} else pbf.skip(tag);
		}
	}
	loadGeometry() {
		if (this._geometry < 0) throw new Error("feature has no geometry");
		const pbf = this._pbf;
		pbf.pos = this._geometry;
		const end = pbf.readVarint() + pbf.pos;
		/** @type Point[][] */
		const lines = [];
		/** @type Point[] | undefined */
		let line;
		let cmd = 1;
		let length = 0;
		let x = 0;
		let y = 0;
		while (pbf.pos < end) {
			if (length <= 0) {
				const cmdLen = pbf.readVarint();
				cmd = cmdLen & 7;
				length = cmdLen >> 3;
				if (length === 0) continue;
			}
			length--;
			if (cmd === 1) {
				x += pbf.readSVarint();
				y += pbf.readSVarint();
				if (line) lines.push(line);
				line = [new Point(x, y)];
			} else if (cmd === 2) {
				x += pbf.readSVarint();
				y += pbf.readSVarint();
				if (line) line.push(new Point(x, y));
			} else if (cmd === 7) {
				if (line) line.push(line[0].clone());
			} else throw new Error(`unknown command ${cmd}`);
		}
		if (line) lines.push(line);
		return lines;
	}
};
/** @type {['Unknown', 'Point', 'LineString', 'Polygon']} */
VectorTileFeature.types = [
	"Unknown",
	"Point",
	"LineString",
	"Polygon"
];
var VectorTileLayer = class {
	/**
	* @param {Pbf} pbf
	* @param {number} [end]
	*/
	constructor(pbf, end) {
		this.version = 1;
		this.name = "";
		this.extent = 4096;
		this.length = 0;
		/** @private */
		this._pbf = pbf;
		/** @private
		* @type {string[]} */
		this._keys = [];
		/** @private
		* @type {(number | string | boolean)[]} */
		this._values = [];
		/** @private
		* @type {number[]} */
		this._features = [];
		if (end === void 0) end = pbf.length;
		while (pbf.pos < end) {
			const tag = pbf.readVarint();
			if (tag === 10) this.name = pbf.readString();
			else if (tag === 18) {
				this._features.push(pbf.pos);
				pbf.skip(tag);
			} else if (tag === 26) this._keys.push(pbf.readString());
			else if (tag === 34) this._values.push(readValueMessage(pbf));
			else if (tag === 40) this.extent = pbf.readVarint();
			else if (tag === 120) this.version = pbf.readVarint();
			else pbf.skip(tag);
		}
		this.length = this._features.length;
	}
	/** return feature `i` from this layer as a `VectorTileFeature`
	* @param {number} i
	*/
	feature(i) {
		if (i < 0 || i >= this._features.length) throw new Error("feature index out of bounds");
		this._pbf.pos = this._features[i];
		const end = this._pbf.readVarint() + this._pbf.pos;
		return new VectorTileFeature(this._pbf, end, this.extent, this._keys, this._values);
	}
};
/**
* @param {Pbf} pbf
*/
function readValueMessage(pbf) {
	let value = null;
	const end = pbf.readVarint() + pbf.pos;
	while (pbf.pos < end) {
		const tag = pbf.readVarint();
		value = tag === 10 ? pbf.readString() : tag === 21 ? pbf.readFloat() : tag === 25 ? pbf.readDouble() : tag === 32 ? pbf.readVarint64() : tag === 40 ? pbf.readVarint() : tag === 48 ? pbf.readSVarint() : tag === 56 ? pbf.readBoolean() : (pbf.skip(tag), null);
	}
	if (value == null) throw new Error("unknown feature value");
	return value;
}
var VectorTile = class {
	/**
	* @param {Pbf} pbf
	* @param {number} [end]
	*/
	constructor(pbf, end = pbf.length) {
		/** @type {Record<string, VectorTileLayer>} */
		const layers = Object.create(null);
		while (pbf.pos < end) {
			const tag = pbf.readVarint();
			if (tag === 26) {
				const layer = new VectorTileLayer(pbf, pbf.readVarint() + pbf.pos);
				if (layer.length) layers[layer.name] = layer;
			} else pbf.skip(tag);
		}
		this.layers = layers;
	}
};
// node_modules/protomaps-leaflet/node_modules/pbf/index.js
var SHIFT_LEFT_32 = 4294967296;
var TEXT_DECODER_MIN_LENGTH = 12;
var utf8TextDecoder = typeof TextDecoder === "undefined" ? null : new TextDecoder("utf-8");
var PBF_VARINT = 0;
var PBF_FIXED64 = 1;
var PBF_BYTES = 2;
var PBF_FIXED32 = 5;
var Pbf = class {
	/**
	* @param {Uint8Array | ArrayBuffer} [buf]
	*/
	constructor(buf = /* @__PURE__ */ new Uint8Array(16)) {
		this.buf = ArrayBuffer.isView(buf) ? buf : new Uint8Array(buf);
		this.dataView = new DataView(this.buf.buffer);
		this.pos = 0;
		this.type = 0;
		this.length = this.buf.length;
	}
	/**
	* @template T
	* @param {(tag: number, result: T, pbf: Pbf) => void} readField
	* @param {T} result
	* @param {number} [end]
	*/
	readFields(readField, result, end = this.length) {
		while (this.pos < end) {
			const val = this.readVarint(), tag = val >> 3, startPos = this.pos;
			this.type = val & 7;
			readField(tag, result, this);
			if (this.pos === startPos) this.skip(val);
		}
		return result;
	}
	/**
	* @template T
	* @param {(tag: number, result: T, pbf: Pbf) => void} readField
	* @param {T} result
	*/
	readMessage(readField, result) {
		return this.readFields(readField, result, this.readVarint() + this.pos);
	}
	readFixed32() {
		const val = this.dataView.getUint32(this.pos, true);
		this.pos += 4;
		return val;
	}
	readSFixed32() {
		const val = this.dataView.getInt32(this.pos, true);
		this.pos += 4;
		return val;
	}
	readFixed64() {
		const val = this.dataView.getUint32(this.pos, true) + this.dataView.getUint32(this.pos + 4, true) * SHIFT_LEFT_32;
		this.pos += 8;
		return val;
	}
	readSFixed64() {
		const val = this.dataView.getUint32(this.pos, true) + this.dataView.getInt32(this.pos + 4, true) * SHIFT_LEFT_32;
		this.pos += 8;
		return val;
	}
	readFloat() {
		const val = this.dataView.getFloat32(this.pos, true);
		this.pos += 4;
		return val;
	}
	readDouble() {
		const val = this.dataView.getFloat64(this.pos, true);
		this.pos += 8;
		return val;
	}
	/**
	* @param {boolean} [isSigned]
	*/
	readVarint(isSigned) {
		const buf = this.buf;
		let val, b;
		b = buf[this.pos++];
		val = b & 127;
		if (b < 128) return val;
		b = buf[this.pos++];
		val |= (b & 127) << 7;
		if (b < 128) return val;
		b = buf[this.pos++];
		val |= (b & 127) << 14;
		if (b < 128) return val;
		b = buf[this.pos++];
		val |= (b & 127) << 21;
		if (b < 128) return val;
		b = buf[this.pos];
		val |= (b & 15) << 28;
		return readVarintRemainder(val, isSigned, this);
	}
	readVarint64() {
		return this.readVarint(true);
	}
	readSVarint() {
		const num = this.readVarint();
		return num % 2 === 1 ? (num + 1) / -2 : num / 2;
	}
	readBoolean() {
		return Boolean(this.readVarint());
	}
	readString() {
		const end = this.readVarint() + this.pos;
		const pos = this.pos;
		this.pos = end;
		if (end - pos >= TEXT_DECODER_MIN_LENGTH && utf8TextDecoder) return utf8TextDecoder.decode(this.buf.subarray(pos, end));
		return readUtf8(this.buf, pos, end);
	}
	readBytes() {
		const end = this.readVarint() + this.pos, buffer = this.buf.subarray(this.pos, end);
		this.pos = end;
		return buffer;
	}
	/**
	* @param {number[]} [arr]
	* @param {boolean} [isSigned]
	*/
	readPackedVarint(arr = [], isSigned) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readVarint(isSigned));
		return arr;
	}
	/** @param {number[]} [arr] */
	readPackedSVarint(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readSVarint());
		return arr;
	}
	/** @param {boolean[]} [arr] */
	readPackedBoolean(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readBoolean());
		return arr;
	}
	/** @param {number[]} [arr] */
	readPackedFloat(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readFloat());
		return arr;
	}
	/** @param {number[]} [arr] */
	readPackedDouble(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readDouble());
		return arr;
	}
	/** @param {number[]} [arr] */
	readPackedFixed32(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readFixed32());
		return arr;
	}
	/** @param {number[]} [arr] */
	readPackedSFixed32(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readSFixed32());
		return arr;
	}
	/** @param {number[]} [arr] */
	readPackedFixed64(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readFixed64());
		return arr;
	}
	/** @param {number[]} [arr] */
	readPackedSFixed64(arr = []) {
		const end = this.readPackedEnd();
		while (this.pos < end) arr.push(this.readSFixed64());
		return arr;
	}
	readPackedEnd() {
		return this.type === PBF_BYTES ? this.readVarint() + this.pos : this.pos + 1;
	}
	/** @param {number} val */
	skip(val) {
		const type = val & 7;
		if (type === PBF_VARINT) while (this.buf[this.pos++] > 127);
		else if (type === PBF_BYTES) this.pos = this.readVarint() + this.pos;
		else if (type === PBF_FIXED32) this.pos += 4;
		else if (type === PBF_FIXED64) this.pos += 8;
		else throw new Error(`Unimplemented type: ${type}`);
	}
};
/**
* @param {number} l
* @param {boolean | undefined} s
* @param {Pbf} p
*/
function readVarintRemainder(l, s, p) {
	const buf = p.buf;
	let h, b;
	b = buf[p.pos++];
	h = (b & 112) >> 4;
	if (b < 128) return toNum(l, h, s);
	b = buf[p.pos++];
	h |= (b & 127) << 3;
	if (b < 128) return toNum(l, h, s);
	b = buf[p.pos++];
	h |= (b & 127) << 10;
	if (b < 128) return toNum(l, h, s);
	b = buf[p.pos++];
	h |= (b & 127) << 17;
	if (b < 128) return toNum(l, h, s);
	b = buf[p.pos++];
	h |= (b & 127) << 24;
	if (b < 128) return toNum(l, h, s);
	b = buf[p.pos++];
	h |= (b & 1) << 31;
	if (b < 128) return toNum(l, h, s);
	throw new Error("Expected varint not more than 10 bytes");
}
/**
* @param {number} low
* @param {number} high
* @param {boolean} [isSigned]
*/
function toNum(low, high, isSigned) {
	return isSigned ? high * 4294967296 + (low >>> 0) : (high >>> 0) * 4294967296 + (low >>> 0);
}
/**
* @param {Uint8Array} buf
* @param {number} pos
* @param {number} end
*/
function readUtf8(buf, pos, end) {
	let str = "";
	let i = pos;
	while (i < end) {
		const b0 = buf[i];
		let c = null;
		let bytesPerSequence = b0 > 239 ? 4 : b0 > 223 ? 3 : b0 > 191 ? 2 : 1;
		if (i + bytesPerSequence > end) break;
		let b1, b2, b3;
		if (bytesPerSequence === 1) {
			if (b0 < 128) c = b0;
		} else if (bytesPerSequence === 2) {
			b1 = buf[i + 1];
			if ((b1 & 192) === 128) {
				c = (b0 & 31) << 6 | b1 & 63;
				if (c <= 127) c = null;
			}
		} else if (bytesPerSequence === 3) {
			b1 = buf[i + 1];
			b2 = buf[i + 2];
			if ((b1 & 192) === 128 && (b2 & 192) === 128) {
				c = (b0 & 15) << 12 | (b1 & 63) << 6 | b2 & 63;
				if (c <= 2047 || c >= 55296 && c <= 57343) c = null;
			}
		} else if (bytesPerSequence === 4) {
			b1 = buf[i + 1];
			b2 = buf[i + 2];
			b3 = buf[i + 3];
			if ((b1 & 192) === 128 && (b2 & 192) === 128 && (b3 & 192) === 128) {
				c = (b0 & 15) << 18 | (b1 & 63) << 12 | (b2 & 63) << 6 | b3 & 63;
				if (c <= 65535 || c >= 1114112) c = null;
			}
		}
		if (c === null) {
			c = 65533;
			bytesPerSequence = 1;
		} else if (c > 65535) {
			c -= 65536;
			str += String.fromCharCode(c >>> 10 & 1023 | 55296);
			c = 56320 | c & 1023;
		}
		str += String.fromCharCode(c);
		i += bytesPerSequence;
	}
	return str;
}
// node_modules/protomaps-leaflet/node_modules/pmtiles/dist/index.js
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5,
	0,
	0,
	0,
	0
]);
var fdeb = new u8([
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13,
	0,
	0
]);
new u8([
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
]);
var freb = function(eb, start) {
	var b = new u16(31);
	for (var i = 0; i < 31; ++i) b[i] = start += 1 << eb[i - 1];
	var r = new i32(b[30]);
	for (var i = 1; i < 30; ++i) for (var j = b[i]; j < b[i + 1]; ++j) r[j] = j - b[i] << 5 | i;
	return {
		b,
		r
	};
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
_b.b;
_b.r;
var rev = new u16(32768);
for (i = 0; i < 32768; ++i) {
	x = (i & 43690) >> 1 | (i & 21845) << 1;
	x = (x & 52428) >> 2 | (x & 13107) << 2;
	x = (x & 61680) >> 4 | (x & 3855) << 4;
	rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var x;
var i;
var flt = new u8(288);
for (i = 0; i < 144; ++i) flt[i] = 8;
var i = 144;
for (; i < 256; ++i) flt[i] = 9;
var i = 256;
for (; i < 280; ++i) flt[i] = 7;
var i = 280;
for (; i < 288; ++i) flt[i] = 8;
var i;
var fdt = new u8(32);
for (i = 0; i < 32; ++i) fdt[i] = 5;
var i;
var et = /* @__PURE__ */ new u8(0);
var td = typeof TextDecoder != "undefined" && /* @__PURE__ */ new TextDecoder();
try {
	td.decode(et, { stream: true });
} catch (e) {}
// node_modules/protomaps-leaflet/src/tilecache.ts
var GeomType = /* @__PURE__ */ function(GeomType) {
	GeomType[GeomType["Point"] = 1] = "Point";
	GeomType[GeomType["Line"] = 2] = "Line";
	GeomType[GeomType["Polygon"] = 3] = "Polygon";
	return GeomType;
}({});
function toIndex(c) {
	return `${c.x}:${c.y}:${c.z}`;
}
var loadGeomAndBbox = (pbf, geometry, scale) => {
	pbf.pos = geometry;
	const end = pbf.readVarint() + pbf.pos;
	let cmd = 1;
	let length = 0;
	let x = 0;
	let y = 0;
	let x1 = Infinity;
	let x2 = -Infinity;
	let y1 = Infinity;
	let y2 = -Infinity;
	const lines = [];
	let line = [];
	while (pbf.pos < end) {
		if (length <= 0) {
			const cmdLen = pbf.readVarint();
			cmd = cmdLen & 7;
			length = cmdLen >> 3;
		}
		length--;
		if (cmd === 1 || cmd === 2) {
			x += pbf.readSVarint() * scale;
			y += pbf.readSVarint() * scale;
			if (x < x1) x1 = x;
			if (x > x2) x2 = x;
			if (y < y1) y1 = y;
			if (y > y2) y2 = y;
			if (cmd === 1) {
				if (line.length > 0) lines.push(line);
				line = [];
			}
			line.push(new Point(x, y));
		} else if (cmd === 7) {
			if (line) line.push(line[0].clone());
		} else throw new Error(`unknown command ${cmd}`);
	}
	if (line) lines.push(line);
	return {
		geom: lines,
		bbox: {
			minX: x1,
			minY: y1,
			maxX: x2,
			maxY: y2
		}
	};
};
function parseTile(buffer, tileSize) {
	const v = new VectorTile(new Pbf(buffer));
	const result = /* @__PURE__ */ new Map();
	for (const [key, value] of Object.entries(v.layers)) {
		const features = [];
		const layer = value;
		for (let i = 0; i < layer.length; i++) {
			const loaded = loadGeomAndBbox(layer.feature(i)._pbf, layer.feature(i)._geometry, tileSize / layer.extent);
			let numVertices = 0;
			for (const part of loaded.geom) numVertices += part.length;
			features.push({
				id: layer.feature(i).id,
				geomType: layer.feature(i).type,
				geom: loaded.geom,
				numVertices,
				bbox: loaded.bbox,
				props: layer.feature(i).properties
			});
		}
		result.set(key, features);
	}
	return result;
}
var ZxySource = class {
	url;
	zoomaborts;
	shouldCancelZooms;
	constructor(url, shouldCancelZooms) {
		this.url = url;
		this.zoomaborts = [];
		this.shouldCancelZooms = shouldCancelZooms;
	}
	async get(c, tileSize) {
		if (this.shouldCancelZooms) this.zoomaborts = this.zoomaborts.filter((za) => {
			if (za.z !== c.z) {
				za.controller.abort();
				return false;
			}
			return true;
		});
		const url = this.url.replace("{z}", c.z.toString()).replace("{x}", c.x.toString()).replace("{y}", c.y.toString());
		const controller = new AbortController();
		this.zoomaborts.push({
			z: c.z,
			controller
		});
		const signal = controller.signal;
		return new Promise((resolve, reject) => {
			fetch(url, { signal }).then((resp) => {
				return resp.arrayBuffer();
			}).then((buffer) => {
				resolve(parseTile(buffer, tileSize));
			}).catch((e) => {
				reject(e);
			});
		});
	}
};
var R = 6378137;
var MAX_LATITUDE = 85.0511287798;
var MAXCOORD = R * Math.PI;
var project = (latlng) => {
	const d = Math.PI / 180;
	const constrainedLat = Math.max(Math.min(MAX_LATITUDE, latlng[0]), -85.0511287798);
	const sin = Math.sin(constrainedLat * d);
	return new Point(R * latlng[1] * d, R * Math.log((1 + sin) / (1 - sin)) / 2);
};
function sqr(x) {
	return x * x;
}
function dist2(v, w) {
	return sqr(v.x - w.x) + sqr(v.y - w.y);
}
function distToSegmentSquared(p, v, w) {
	const l2 = dist2(v, w);
	if (l2 === 0) return dist2(p, v);
	let t = ((p.x - v.x) * (w.x - v.x) + (p.y - v.y) * (w.y - v.y)) / l2;
	t = Math.max(0, Math.min(1, t));
	return dist2(p, new Point(v.x + t * (w.x - v.x), v.y + t * (w.y - v.y)));
}
function isInRing(point, ring) {
	let inside = false;
	for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
		const xi = ring[i].x;
		const yi = ring[i].y;
		const xj = ring[j].x;
		const yj = ring[j].y;
		if (yi > point.y !== yj > point.y && point.x < (xj - xi) * (point.y - yi) / (yj - yi) + xi) inside = !inside;
	}
	return inside;
}
function isCcw(ring) {
	let area = 0;
	for (let i = 0; i < ring.length; i++) {
		const j = (i + 1) % ring.length;
		area += ring[i].x * ring[j].y;
		area -= ring[j].x * ring[i].y;
	}
	return area < 0;
}
function pointInPolygon(point, geom) {
	let isInCurrentExterior = false;
	for (const ring of geom) if (isCcw(ring)) {
		if (isInRing(point, ring)) isInCurrentExterior = false;
	} else {
		if (isInCurrentExterior) return true;
		if (isInRing(point, ring)) isInCurrentExterior = true;
	}
	return isInCurrentExterior;
}
function pointMinDistToPoints(point, geom) {
	let min = Infinity;
	for (const l of geom) {
		const dist = Math.sqrt(dist2(point, l[0]));
		if (dist < min) min = dist;
	}
	return min;
}
function pointMinDistToLines(point, geom) {
	let min = Infinity;
	for (const l of geom) for (let i = 0; i < l.length - 1; i++) {
		const dist = Math.sqrt(distToSegmentSquared(point, l[i], l[i + 1]));
		if (dist < min) min = dist;
	}
	return min;
}
var TileCache = class {
	source;
	cache;
	inflight;
	tileSize;
	constructor(source, tileSize) {
		this.source = source;
		this.cache = /* @__PURE__ */ new Map();
		this.inflight = /* @__PURE__ */ new Map();
		this.tileSize = tileSize;
	}
	async get(c) {
		const idx = toIndex(c);
		return new Promise((resolve, reject) => {
			const entry = this.cache.get(idx);
			if (entry) {
				entry.used = performance.now();
				resolve(entry.data);
			} else {
				const ifentry = this.inflight.get(idx);
				if (ifentry) ifentry.push({
					resolve,
					reject
				});
				else {
					this.inflight.set(idx, []);
					this.source.get(c, this.tileSize).then((tile) => {
						this.cache.set(idx, {
							used: performance.now(),
							data: tile
						});
						const ifentry2 = this.inflight.get(idx);
						if (ifentry2) for (const f of ifentry2) f.resolve(tile);
						this.inflight.delete(idx);
						resolve(tile);
						if (this.cache.size >= 64) {
							let minUsed = Infinity;
							let minKey = void 0;
							this.cache.forEach((value, key) => {
								if (value.used < minUsed) {
									minUsed = value.used;
									minKey = key;
								}
							});
							if (minKey) this.cache.delete(minKey);
						}
					}).catch((e) => {
						const ifentry2 = this.inflight.get(idx);
						if (ifentry2) for (const f of ifentry2) f.reject(e);
						this.inflight.delete(idx);
						reject(e);
					});
				}
			}
		});
	}
	queryFeatures(lng, lat, zoom, brushSize) {
		const projected = project([lat, lng]);
		const normalized = new Point((projected.x + MAXCOORD) / (MAXCOORD * 2), 1 - (projected.y + MAXCOORD) / (MAXCOORD * 2));
		if (normalized.x > 1) normalized.x = normalized.x - Math.floor(normalized.x);
		const onZoom = normalized.mult(1 << zoom);
		const tileX = Math.floor(onZoom.x);
		const tileY = Math.floor(onZoom.y);
		const idx = toIndex({
			z: zoom,
			x: tileX,
			y: tileY
		});
		const retval = [];
		const entry = this.cache.get(idx);
		if (entry) {
			const center = new Point((onZoom.x - tileX) * this.tileSize, (onZoom.y - tileY) * this.tileSize);
			for (const [layerName, layerArr] of entry.data.entries()) for (const feature of layerArr) if (feature.geomType === GeomType.Point) {
				if (pointMinDistToPoints(center, feature.geom) < brushSize) retval.push({
					feature,
					layerName
				});
			} else if (feature.geomType === GeomType.Line) {
				if (pointMinDistToLines(center, feature.geom) < brushSize) retval.push({
					feature,
					layerName
				});
			} else if (pointInPolygon(center, feature.geom)) retval.push({
				feature,
				layerName
			});
		}
		return retval;
	}
};
// node_modules/protomaps-leaflet/src/symbolizer.ts
var Justify = /* @__PURE__ */ function(Justify) {
	Justify[Justify["Left"] = 1] = "Left";
	Justify[Justify["Center"] = 2] = "Center";
	Justify[Justify["Right"] = 3] = "Right";
	return Justify;
}({});
var PolygonSymbolizer = class {
	pattern;
	fill;
	opacity;
	stroke;
	width;
	perFeature;
	doStroke;
	constructor(options) {
		this.pattern = options.pattern;
		this.fill = new StringAttr(options.fill, "black");
		this.opacity = new NumberAttr(options.opacity, 1);
		this.stroke = new StringAttr(options.stroke, "black");
		this.width = new NumberAttr(options.width, 0);
		this.perFeature = (this.fill.perFeature || this.opacity.perFeature || this.stroke.perFeature || this.width.perFeature || options.perFeature) ?? false;
		this.doStroke = false;
	}
	before(ctx, z) {
		if (!this.perFeature) {
			ctx.globalAlpha = this.opacity.get(z);
			ctx.fillStyle = this.fill.get(z);
			ctx.strokeStyle = this.stroke.get(z);
			const width = this.width.get(z);
			if (width > 0) this.doStroke = true;
			ctx.lineWidth = width;
		}
		if (this.pattern) {
			const patten = ctx.createPattern(this.pattern, "repeat");
			if (patten) ctx.fillStyle = patten;
		}
	}
	draw(ctx, geom, z, f) {
		let doStroke = false;
		if (this.perFeature) {
			ctx.globalAlpha = this.opacity.get(z, f);
			ctx.fillStyle = this.fill.get(z, f);
			const width = this.width.get(z, f);
			if (width) {
				doStroke = true;
				ctx.strokeStyle = this.stroke.get(z, f);
				ctx.lineWidth = width;
			}
		}
		const drawPath = () => {
			ctx.fill();
			if (doStroke || this.doStroke) ctx.stroke();
		};
		ctx.beginPath();
		for (const poly of geom) for (let p = 0; p < poly.length; p++) {
			const pt = poly[p];
			if (p === 0) ctx.moveTo(pt.x, pt.y);
			else ctx.lineTo(pt.x, pt.y);
		}
		drawPath();
	}
};
function getStopIndex(input, stops) {
	let idx = 0;
	while (stops[idx + 1][0] < input) idx++;
	return idx;
}
function interpolate(factor, start, end) {
	return factor * (end - start) + start;
}
function computeInterpolationFactor(z, idx, base, stops) {
	const difference = stops[idx + 1][0] - stops[idx][0];
	const progress = z - stops[idx][0];
	if (difference === 0) return 0;
	if (base === 1) return progress / difference;
	return (base ** progress - 1) / (base ** difference - 1);
}
function exp(base, stops) {
	return (z) => {
		if (stops.length < 1) return 0;
		if (z <= stops[0][0]) return stops[0][1];
		if (z >= stops[stops.length - 1][0]) return stops[stops.length - 1][1];
		const idx = getStopIndex(z, stops);
		return interpolate(computeInterpolationFactor(z, idx, base, stops), stops[idx][1], stops[idx + 1][1]);
	};
}
var LineSymbolizer = class {
	color;
	width;
	opacity;
	dash;
	dashColor;
	dashWidth;
	skip;
	perFeature;
	lineCap;
	lineJoin;
	constructor(options) {
		this.color = new StringAttr(options.color, "black");
		this.width = new NumberAttr(options.width);
		this.opacity = new NumberAttr(options.opacity);
		this.dash = options.dash ? new ArrayAttr(options.dash) : null;
		this.dashColor = new StringAttr(options.dashColor, "black");
		this.dashWidth = new NumberAttr(options.dashWidth, 1);
		this.lineCap = new StringAttr(options.lineCap, "butt");
		this.lineJoin = new StringAttr(options.lineJoin, "miter");
		this.skip = false;
		this.perFeature = !!(this.dash?.perFeature || this.color.perFeature || this.opacity.perFeature || this.width.perFeature || this.lineCap.perFeature || this.lineJoin.perFeature || options.perFeature);
	}
	before(ctx, z) {
		if (!this.perFeature) {
			ctx.strokeStyle = this.color.get(z);
			ctx.lineWidth = this.width.get(z);
			ctx.globalAlpha = this.opacity.get(z);
			ctx.lineCap = this.lineCap.get(z);
			ctx.lineJoin = this.lineJoin.get(z);
		}
	}
	draw(ctx, geom, z, f) {
		if (this.skip) return;
		const strokePath = () => {
			if (this.perFeature) {
				ctx.globalAlpha = this.opacity.get(z, f);
				ctx.lineCap = this.lineCap.get(z, f);
				ctx.lineJoin = this.lineJoin.get(z, f);
			}
			if (this.dash) {
				ctx.save();
				if (this.perFeature) {
					ctx.lineWidth = this.dashWidth.get(z, f);
					ctx.strokeStyle = this.dashColor.get(z, f);
					ctx.setLineDash(this.dash.get(z, f));
				} else ctx.setLineDash(this.dash.get(z));
				ctx.stroke();
				ctx.restore();
			} else {
				ctx.save();
				if (this.perFeature) {
					ctx.lineWidth = this.width.get(z, f);
					ctx.strokeStyle = this.color.get(z, f);
				}
				ctx.stroke();
				ctx.restore();
			}
		};
		ctx.beginPath();
		for (const ls of geom) for (let p = 0; p < ls.length; p++) {
			const pt = ls[p];
			if (p === 0) ctx.moveTo(pt.x, pt.y);
			else ctx.lineTo(pt.x, pt.y);
		}
		strokePath();
	}
};
var CenteredSymbolizer = class {
	symbolizer;
	constructor(symbolizer) {
		this.symbolizer = symbolizer;
	}
	place(layout, geom, feature) {
		const a = geom[0][0];
		const placed = this.symbolizer.place(layout, [[new Point(0, 0)]], feature);
		if (!placed || placed.length === 0) return void 0;
		const firstLabel = placed[0];
		const bbox = firstLabel.bboxes[0];
		const width = bbox.maxX - bbox.minX;
		const height = bbox.maxY - bbox.minY;
		const centered = {
			minX: a.x - width / 2,
			maxX: a.x + width / 2,
			minY: a.y - height / 2,
			maxY: a.y + height / 2
		};
		const draw = (ctx) => {
			ctx.translate(-width / 2, height / 2 - bbox.maxY);
			firstLabel.draw(ctx, { justify: Justify.Center });
		};
		return [{
			anchor: a,
			bboxes: [centered],
			draw
		}];
	}
};
var TextSymbolizer = class {
	font;
	text;
	fill;
	stroke;
	width;
	lineHeight;
	letterSpacing;
	maxLineCodeUnits;
	justify;
	constructor(options) {
		this.font = new FontAttr(options);
		this.text = new TextAttr(options);
		this.fill = new StringAttr(options.fill, "black");
		this.stroke = new StringAttr(options.stroke, "black");
		this.width = new NumberAttr(options.width, 0);
		this.lineHeight = new NumberAttr(options.lineHeight, 1);
		this.letterSpacing = new NumberAttr(options.letterSpacing, 0);
		this.maxLineCodeUnits = new NumberAttr(options.maxLineChars, 15);
		this.justify = options.justify;
	}
	place(layout, geom, feature) {
		const property = this.text.get(layout.zoom, feature);
		if (!property) return void 0;
		const font = this.font.get(layout.zoom, feature);
		layout.scratch.font = font;
		const letterSpacing = this.letterSpacing.get(layout.zoom, feature);
		const lines = linebreak(property, this.maxLineCodeUnits.get(layout.zoom, feature));
		let longestLine = "";
		let longestLineLen = 0;
		for (const line of lines) if (line.length > longestLineLen) {
			longestLineLen = line.length;
			longestLine = line;
		}
		const metrics = layout.scratch.measureText(longestLine);
		const width = metrics.width + letterSpacing * (longestLineLen - 1);
		const ascent = metrics.actualBoundingBoxAscent;
		const descent = metrics.actualBoundingBoxDescent;
		const lineHeight = (ascent + descent) * this.lineHeight.get(layout.zoom, feature);
		const a = new Point(geom[0][0].x, geom[0][0].y);
		const bbox = {
			minX: a.x,
			minY: a.y - ascent,
			maxX: a.x + width,
			maxY: a.y + descent + (lines.length - 1) * lineHeight
		};
		const draw = (ctx, extra) => {
			ctx.globalAlpha = 1;
			ctx.font = font;
			ctx.fillStyle = this.fill.get(layout.zoom, feature);
			const textStrokeWidth = this.width.get(layout.zoom, feature);
			let y = 0;
			for (const line of lines) {
				let startX = 0;
				if (this.justify === Justify.Center || extra && extra.justify === Justify.Center) startX = (width - ctx.measureText(line).width) / 2;
				else if (this.justify === Justify.Right || extra && extra.justify === Justify.Right) startX = width - ctx.measureText(line).width;
				if (textStrokeWidth) {
					ctx.lineWidth = textStrokeWidth * 2;
					ctx.strokeStyle = this.stroke.get(layout.zoom, feature);
					if (letterSpacing > 0) {
						let xPos = startX;
						for (const letter of line) {
							ctx.strokeText(letter, xPos, y);
							xPos += ctx.measureText(letter).width + letterSpacing;
						}
					} else ctx.strokeText(line, startX, y);
				}
				if (letterSpacing > 0) {
					let xPos = startX;
					for (const letter of line) {
						ctx.fillText(letter, xPos, y);
						xPos += ctx.measureText(letter).width + letterSpacing;
					}
				} else ctx.fillText(line, startX, y);
				y += lineHeight;
			}
		};
		return [{
			anchor: a,
			bboxes: [bbox],
			draw
		}];
	}
};
var CenteredTextSymbolizer = class {
	centered;
	constructor(options) {
		this.centered = new CenteredSymbolizer(new TextSymbolizer(options));
	}
	place(layout, geom, feature) {
		return this.centered.place(layout, geom, feature);
	}
};
var LineLabelPlacement = /* @__PURE__ */ function(LineLabelPlacement) {
	LineLabelPlacement[LineLabelPlacement["Above"] = 1] = "Above";
	LineLabelPlacement[LineLabelPlacement["Center"] = 2] = "Center";
	LineLabelPlacement[LineLabelPlacement["Below"] = 3] = "Below";
	return LineLabelPlacement;
}({});
var LineLabelSymbolizer = class {
	font;
	text;
	fill;
	stroke;
	width;
	offset;
	position;
	maxLabelCodeUnits;
	repeatDistance;
	constructor(options) {
		this.font = new FontAttr(options);
		this.text = new TextAttr(options);
		this.fill = new StringAttr(options.fill, "black");
		this.stroke = new StringAttr(options.stroke, "black");
		this.width = new NumberAttr(options.width, 0);
		this.offset = new NumberAttr(options.offset, 0);
		this.position = options.position ?? LineLabelPlacement.Above;
		this.maxLabelCodeUnits = new NumberAttr(options.maxLabelChars, 40);
		this.repeatDistance = new NumberAttr(options.repeatDistance, 250);
	}
	place(layout, geom, feature) {
		const name = this.text.get(layout.zoom, feature);
		if (!name) return void 0;
		if (name.length > this.maxLabelCodeUnits.get(layout.zoom, feature)) return void 0;
		const minLabelableDim = 20;
		const fbbox = feature.bbox;
		if (fbbox.maxY - fbbox.minY < minLabelableDim && fbbox.maxX - fbbox.minX < minLabelableDim) return void 0;
		const font = this.font.get(layout.zoom, feature);
		layout.scratch.font = font;
		const metrics = layout.scratch.measureText(name);
		const width = metrics.width;
		const height = metrics.actualBoundingBoxAscent + metrics.actualBoundingBoxDescent;
		let repeatDistance = this.repeatDistance.get(layout.zoom, feature);
		if (layout.overzoom > 4) repeatDistance *= 1 << layout.overzoom - 4;
		const cellSize = height * 2;
		const labelCandidates = simpleLabel(geom, width, repeatDistance, cellSize);
		if (labelCandidates.length === 0) return void 0;
		const labels = [];
		for (const candidate of labelCandidates) {
			const dx = candidate.end.x - candidate.start.x;
			const dy = candidate.end.y - candidate.start.y;
			const bboxes = lineCells(candidate.start, candidate.end, width, cellSize / 2).map((c) => {
				return {
					minX: c.x - cellSize / 2,
					minY: c.y - cellSize / 2,
					maxX: c.x + cellSize / 2,
					maxY: c.y + cellSize / 2
				};
			});
			const draw = (ctx) => {
				ctx.globalAlpha = 1;
				ctx.rotate(Math.atan2(dy, dx));
				if (dx < 0) {
					ctx.scale(-1, -1);
					ctx.translate(-width, 0);
				}
				let heightPlacement = 0;
				if (this.position === LineLabelPlacement.Below) heightPlacement += height;
				else if (this.position === LineLabelPlacement.Center) heightPlacement += height / 2;
				ctx.translate(0, heightPlacement - this.offset.get(layout.zoom, feature));
				ctx.font = font;
				const lineWidth = this.width.get(layout.zoom, feature);
				if (lineWidth) {
					ctx.lineWidth = lineWidth;
					ctx.strokeStyle = this.stroke.get(layout.zoom, feature);
					ctx.strokeText(name, 0, 0);
				}
				ctx.fillStyle = this.fill.get(layout.zoom, feature);
				ctx.fillText(name, 0, 0);
			};
			labels.push({
				anchor: candidate.start,
				bboxes,
				draw,
				deduplicationKey: name,
				deduplicationDistance: repeatDistance
			});
		}
		return labels;
	}
};
// node_modules/quickselect/index.js
function quickselect(arr, k, left, right, compare) {
	quickselectStep(arr, k, left || 0, right || arr.length - 1, compare || defaultCompare);
}
function quickselectStep(arr, k, left, right, compare) {
	while (right > left) {
		if (right - left > 600) {
			var n = right - left + 1;
			var m = k - left + 1;
			var z = Math.log(n);
			var s = .5 * Math.exp(2 * z / 3);
			var sd = .5 * Math.sqrt(z * s * (n - s) / n) * (m - n / 2 < 0 ? -1 : 1);
			quickselectStep(arr, k, Math.max(left, Math.floor(k - m * s / n + sd)), Math.min(right, Math.floor(k + (n - m) * s / n + sd)), compare);
		}
		var t = arr[k];
		var i = left;
		var j = right;
		swap(arr, left, k);
		if (compare(arr[right], t) > 0) swap(arr, left, right);
		while (i < j) {
			swap(arr, i, j);
			i++;
			j--;
			while (compare(arr[i], t) < 0) i++;
			while (compare(arr[j], t) > 0) j--;
		}
		if (compare(arr[left], t) === 0) swap(arr, left, j);
		else {
			j++;
			swap(arr, j, right);
		}
		if (j <= k) left = j + 1;
		if (k <= j) right = j - 1;
	}
}
function swap(arr, i, j) {
	var tmp = arr[i];
	arr[i] = arr[j];
	arr[j] = tmp;
}
function defaultCompare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
// node_modules/rbush/index.js
var RBush = class {
	constructor(maxEntries = 9) {
		this._maxEntries = Math.max(4, maxEntries);
		this._minEntries = Math.max(2, Math.ceil(this._maxEntries * .4));
		this.clear();
	}
	all() {
		return this._all(this.data, []);
	}
	search(bbox) {
		let node = this.data;
		const result = [];
		if (!intersects(bbox, node)) return result;
		const toBBox = this.toBBox;
		const nodesToSearch = [];
		while (node) {
			for (let i = 0; i < node.children.length; i++) {
				const child = node.children[i];
				const childBBox = node.leaf ? toBBox(child) : child;
				if (intersects(bbox, childBBox)) {
					if (node.leaf) result.push(child);
					else if (contains(bbox, childBBox)) this._all(child, result);
					else nodesToSearch.push(child);
				}
			}
			node = nodesToSearch.pop();
		}
		return result;
	}
	collides(bbox) {
		let node = this.data;
		if (!intersects(bbox, node)) return false;
		const nodesToSearch = [];
		while (node) {
			for (let i = 0; i < node.children.length; i++) {
				const child = node.children[i];
				const childBBox = node.leaf ? this.toBBox(child) : child;
				if (intersects(bbox, childBBox)) {
					if (node.leaf || contains(bbox, childBBox)) return true;
					nodesToSearch.push(child);
				}
			}
			node = nodesToSearch.pop();
		}
		return false;
	}
	load(data) {
		if (!(data && data.length)) return this;
		if (data.length < this._minEntries) {
			for (let i = 0; i < data.length; i++) this.insert(data[i]);
			return this;
		}
		let node = this._build(data.slice(), 0, data.length - 1, 0);
		if (!this.data.children.length) this.data = node;
		else if (this.data.height === node.height) this._splitRoot(this.data, node);
		else {
			if (this.data.height < node.height) {
				const tmpNode = this.data;
				this.data = node;
				node = tmpNode;
			}
			this._insert(node, this.data.height - node.height - 1, true);
		}
		return this;
	}
	insert(item) {
		if (item) this._insert(item, this.data.height - 1);
		return this;
	}
	clear() {
		this.data = createNode([]);
		return this;
	}
	remove(item, equalsFn) {
		if (!item) return this;
		let node = this.data;
		const bbox = this.toBBox(item);
		const path = [];
		const indexes = [];
		let i, parent, goingUp;
		while (node || path.length) {
			if (!node) {
				node = path.pop();
				parent = path[path.length - 1];
				i = indexes.pop();
				goingUp = true;
			}
			if (node.leaf) {
				const index = findItem(item, node.children, equalsFn);
				if (index !== -1) {
					node.children.splice(index, 1);
					path.push(node);
					this._condense(path);
					return this;
				}
			}
			if (!goingUp && !node.leaf && contains(node, bbox)) {
				path.push(node);
				indexes.push(i);
				i = 0;
				parent = node;
				node = node.children[0];
			} else if (parent) {
				i++;
				node = parent.children[i];
				goingUp = false;
			} else node = null;
		}
		return this;
	}
	toBBox(item) {
		return item;
	}
	compareMinX(a, b) {
		return a.minX - b.minX;
	}
	compareMinY(a, b) {
		return a.minY - b.minY;
	}
	toJSON() {
		return this.data;
	}
	fromJSON(data) {
		this.data = data;
		return this;
	}
	_all(node, result) {
		const nodesToSearch = [];
		while (node) {
			if (node.leaf) result.push(...node.children);
			else nodesToSearch.push(...node.children);
			node = nodesToSearch.pop();
		}
		return result;
	}
	_build(items, left, right, height) {
		const N = right - left + 1;
		let M = this._maxEntries;
		let node;
		if (N <= M) {
			node = createNode(items.slice(left, right + 1));
			calcBBox(node, this.toBBox);
			return node;
		}
		if (!height) {
			height = Math.ceil(Math.log(N) / Math.log(M));
			M = Math.ceil(N / Math.pow(M, height - 1));
		}
		node = createNode([]);
		node.leaf = false;
		node.height = height;
		const N2 = Math.ceil(N / M);
		const N1 = N2 * Math.ceil(Math.sqrt(M));
		multiSelect(items, left, right, N1, this.compareMinX);
		for (let i = left; i <= right; i += N1) {
			const right2 = Math.min(i + N1 - 1, right);
			multiSelect(items, i, right2, N2, this.compareMinY);
			for (let j = i; j <= right2; j += N2) {
				const right3 = Math.min(j + N2 - 1, right2);
				node.children.push(this._build(items, j, right3, height - 1));
			}
		}
		calcBBox(node, this.toBBox);
		return node;
	}
	_chooseSubtree(bbox, node, level, path) {
		while (true) {
			path.push(node);
			if (node.leaf || path.length - 1 === level) break;
			let minArea = Infinity;
			let minEnlargement = Infinity;
			let targetNode;
			for (let i = 0; i < node.children.length; i++) {
				const child = node.children[i];
				const area = bboxArea(child);
				const enlargement = enlargedArea(bbox, child) - area;
				if (enlargement < minEnlargement) {
					minEnlargement = enlargement;
					minArea = area < minArea ? area : minArea;
					targetNode = child;
				} else if (enlargement === minEnlargement) {
					if (area < minArea) {
						minArea = area;
						targetNode = child;
					}
				}
			}
			node = targetNode || node.children[0];
		}
		return node;
	}
	_insert(item, level, isNode) {
		const bbox = isNode ? item : this.toBBox(item);
		const insertPath = [];
		const node = this._chooseSubtree(bbox, this.data, level, insertPath);
		node.children.push(item);
		extend(node, bbox);
		while (level >= 0) if (insertPath[level].children.length > this._maxEntries) {
			this._split(insertPath, level);
			level--;
		} else break;
		this._adjustParentBBoxes(bbox, insertPath, level);
	}
	_split(insertPath, level) {
		const node = insertPath[level];
		const M = node.children.length;
		const m = this._minEntries;
		this._chooseSplitAxis(node, m, M);
		const splitIndex = this._chooseSplitIndex(node, m, M);
		const newNode = createNode(node.children.splice(splitIndex, node.children.length - splitIndex));
		newNode.height = node.height;
		newNode.leaf = node.leaf;
		calcBBox(node, this.toBBox);
		calcBBox(newNode, this.toBBox);
		if (level) insertPath[level - 1].children.push(newNode);
		else this._splitRoot(node, newNode);
	}
	_splitRoot(node, newNode) {
		this.data = createNode([node, newNode]);
		this.data.height = node.height + 1;
		this.data.leaf = false;
		calcBBox(this.data, this.toBBox);
	}
	_chooseSplitIndex(node, m, M) {
		let index;
		let minOverlap = Infinity;
		let minArea = Infinity;
		for (let i = m; i <= M - m; i++) {
			const bbox1 = distBBox(node, 0, i, this.toBBox);
			const bbox2 = distBBox(node, i, M, this.toBBox);
			const overlap = intersectionArea(bbox1, bbox2);
			const area = bboxArea(bbox1) + bboxArea(bbox2);
			if (overlap < minOverlap) {
				minOverlap = overlap;
				index = i;
				minArea = area < minArea ? area : minArea;
			} else if (overlap === minOverlap) {
				if (area < minArea) {
					minArea = area;
					index = i;
				}
			}
		}
		return index || M - m;
	}
	_chooseSplitAxis(node, m, M) {
		const compareMinX = node.leaf ? this.compareMinX : compareNodeMinX;
		const compareMinY = node.leaf ? this.compareMinY : compareNodeMinY;
		if (this._allDistMargin(node, m, M, compareMinX) < this._allDistMargin(node, m, M, compareMinY)) node.children.sort(compareMinX);
	}
	_allDistMargin(node, m, M, compare) {
		node.children.sort(compare);
		const toBBox = this.toBBox;
		const leftBBox = distBBox(node, 0, m, toBBox);
		const rightBBox = distBBox(node, M - m, M, toBBox);
		let margin = bboxMargin(leftBBox) + bboxMargin(rightBBox);
		for (let i = m; i < M - m; i++) {
			const child = node.children[i];
			extend(leftBBox, node.leaf ? toBBox(child) : child);
			margin += bboxMargin(leftBBox);
		}
		for (let i = M - m - 1; i >= m; i--) {
			const child = node.children[i];
			extend(rightBBox, node.leaf ? toBBox(child) : child);
			margin += bboxMargin(rightBBox);
		}
		return margin;
	}
	_adjustParentBBoxes(bbox, path, level) {
		for (let i = level; i >= 0; i--) extend(path[i], bbox);
	}
	_condense(path) {
		for (let i = path.length - 1, siblings; i >= 0; i--) if (path[i].children.length === 0) {
			if (i > 0) {
				siblings = path[i - 1].children;
				siblings.splice(siblings.indexOf(path[i]), 1);
			} else this.clear();
		} else calcBBox(path[i], this.toBBox);
	}
};
function findItem(item, items, equalsFn) {
	if (!equalsFn) return items.indexOf(item);
	for (let i = 0; i < items.length; i++) if (equalsFn(item, items[i])) return i;
	return -1;
}
function calcBBox(node, toBBox) {
	distBBox(node, 0, node.children.length, toBBox, node);
}
function distBBox(node, k, p, toBBox, destNode) {
	if (!destNode) destNode = createNode(null);
	destNode.minX = Infinity;
	destNode.minY = Infinity;
	destNode.maxX = -Infinity;
	destNode.maxY = -Infinity;
	for (let i = k; i < p; i++) {
		const child = node.children[i];
		extend(destNode, node.leaf ? toBBox(child) : child);
	}
	return destNode;
}
function extend(a, b) {
	a.minX = Math.min(a.minX, b.minX);
	a.minY = Math.min(a.minY, b.minY);
	a.maxX = Math.max(a.maxX, b.maxX);
	a.maxY = Math.max(a.maxY, b.maxY);
	return a;
}
function compareNodeMinX(a, b) {
	return a.minX - b.minX;
}
function compareNodeMinY(a, b) {
	return a.minY - b.minY;
}
function bboxArea(a) {
	return (a.maxX - a.minX) * (a.maxY - a.minY);
}
function bboxMargin(a) {
	return a.maxX - a.minX + (a.maxY - a.minY);
}
function enlargedArea(a, b) {
	return (Math.max(b.maxX, a.maxX) - Math.min(b.minX, a.minX)) * (Math.max(b.maxY, a.maxY) - Math.min(b.minY, a.minY));
}
function intersectionArea(a, b) {
	const minX = Math.max(a.minX, b.minX);
	const minY = Math.max(a.minY, b.minY);
	const maxX = Math.min(a.maxX, b.maxX);
	const maxY = Math.min(a.maxY, b.maxY);
	return Math.max(0, maxX - minX) * Math.max(0, maxY - minY);
}
function contains(a, b) {
	return a.minX <= b.minX && a.minY <= b.minY && b.maxX <= a.maxX && b.maxY <= a.maxY;
}
function intersects(a, b) {
	return b.minX <= a.maxX && b.minY <= a.maxY && b.maxX >= a.minX && b.maxY >= a.minY;
}
function createNode(children) {
	return {
		children,
		height: 1,
		leaf: true,
		minX: Infinity,
		minY: Infinity,
		maxX: -Infinity,
		maxY: -Infinity
	};
}
function multiSelect(arr, left, right, n, compare) {
	const stack = [left, right];
	while (stack.length) {
		right = stack.pop();
		left = stack.pop();
		if (right - left <= n) continue;
		const mid = left + Math.ceil((right - left) / n / 2) * n;
		quickselect(arr, mid, left, right, compare);
		stack.push(left, mid, mid, right);
	}
}
// node_modules/protomaps-leaflet/src/view.ts
var transformGeom = (geom, scale, translate) => {
	const retval = [];
	for (const arr of geom) {
		const loop = [];
		for (const coord of arr) loop.push(coord.clone().mult(scale).add(translate));
		retval.push(loop);
	}
	return retval;
};
var wrap = (val, z) => {
	const dim = 1 << z;
	if (val < 0) return dim + val;
	if (val >= dim) return val % dim;
	return val;
};
var View = class {
	levelDiff;
	tileCache;
	maxDataLevel;
	constructor(tileCache, maxDataLevel, levelDiff) {
		this.tileCache = tileCache;
		this.maxDataLevel = maxDataLevel;
		this.levelDiff = levelDiff;
	}
	dataTilesForBounds(displayZoom, bounds) {
		const fractional = 2 ** displayZoom / 2 ** Math.ceil(displayZoom);
		const needed = [];
		let scale = 1;
		const dim = this.tileCache.tileSize;
		if (displayZoom < this.levelDiff) {
			scale = 1 / (1 << this.levelDiff - displayZoom) * fractional;
			needed.push({
				dataTile: {
					z: 0,
					x: 0,
					y: 0
				},
				origin: new Point(0, 0),
				scale,
				dim: dim * scale
			});
		} else if (displayZoom <= this.levelDiff + this.maxDataLevel) {
			const f = 1 << this.levelDiff;
			const basetileSize = 256 * fractional;
			const dataZoom = Math.ceil(displayZoom) - this.levelDiff;
			const mintileX = Math.floor(bounds.minX / f / basetileSize);
			const mintileY = Math.floor(bounds.minY / f / basetileSize);
			const maxtileX = Math.floor(bounds.maxX / f / basetileSize);
			const maxtileY = Math.floor(bounds.maxY / f / basetileSize);
			for (let tx = mintileX; tx <= maxtileX; tx++) for (let ty = mintileY; ty <= maxtileY; ty++) {
				const origin = new Point(tx * f * basetileSize, ty * f * basetileSize);
				needed.push({
					dataTile: {
						z: dataZoom,
						x: wrap(tx, dataZoom),
						y: wrap(ty, dataZoom)
					},
					origin,
					scale: fractional,
					dim: dim * fractional
				});
			}
		} else {
			const f = 1 << this.levelDiff;
			scale = (1 << Math.ceil(displayZoom) - this.maxDataLevel - this.levelDiff) * fractional;
			const mintileX = Math.floor(bounds.minX / f / 256 / scale);
			const mintileY = Math.floor(bounds.minY / f / 256 / scale);
			const maxtileX = Math.floor(bounds.maxX / f / 256 / scale);
			const maxtileY = Math.floor(bounds.maxY / f / 256 / scale);
			for (let tx = mintileX; tx <= maxtileX; tx++) for (let ty = mintileY; ty <= maxtileY; ty++) {
				const origin = new Point(tx * f * 256 * scale, ty * f * 256 * scale);
				needed.push({
					dataTile: {
						z: this.maxDataLevel,
						x: wrap(tx, this.maxDataLevel),
						y: wrap(ty, this.maxDataLevel)
					},
					origin,
					scale,
					dim: dim * scale
				});
			}
		}
		return needed;
	}
	dataTileForDisplayTile(displayTile) {
		let dataTile;
		let scale = 1;
		let dim = this.tileCache.tileSize;
		let origin;
		if (displayTile.z < this.levelDiff) {
			dataTile = {
				z: 0,
				x: 0,
				y: 0
			};
			scale = 1 / (1 << this.levelDiff - displayTile.z);
			origin = new Point(0, 0);
			dim = dim * scale;
		} else if (displayTile.z <= this.levelDiff + this.maxDataLevel) {
			const f = 1 << this.levelDiff;
			dataTile = {
				z: displayTile.z - this.levelDiff,
				x: Math.floor(displayTile.x / f),
				y: Math.floor(displayTile.y / f)
			};
			origin = new Point(dataTile.x * f * 256, dataTile.y * f * 256);
		} else {
			scale = 1 << displayTile.z - this.maxDataLevel - this.levelDiff;
			const f = 1 << this.levelDiff;
			dataTile = {
				z: this.maxDataLevel,
				x: Math.floor(displayTile.x / f / scale),
				y: Math.floor(displayTile.y / f / scale)
			};
			origin = new Point(dataTile.x * f * scale * 256, dataTile.y * f * scale * 256);
			dim = dim * scale;
		}
		return {
			dataTile,
			scale,
			origin,
			dim
		};
	}
	async getBbox(displayZoom, bounds) {
		const needed = this.dataTilesForBounds(displayZoom, bounds);
		return (await Promise.all(needed.map((tt) => this.tileCache.get(tt.dataTile)))).map((data, i) => {
			const tt = needed[i];
			return {
				data,
				z: displayZoom,
				dataTile: tt.dataTile,
				scale: tt.scale,
				dim: tt.dim,
				origin: tt.origin
			};
		});
	}
	async getDisplayTile(displayTile) {
		const tt = this.dataTileForDisplayTile(displayTile);
		return {
			data: await this.tileCache.get(tt.dataTile),
			z: displayTile.z,
			dataTile: tt.dataTile,
			scale: tt.scale,
			origin: tt.origin,
			dim: tt.dim
		};
	}
	queryFeatures(lng, lat, displayZoom, brushSize) {
		const roundedZoom = Math.round(displayZoom);
		const dataZoom = Math.min(roundedZoom - this.levelDiff, this.maxDataLevel);
		const brushSizeAtZoom = brushSize / (1 << roundedZoom - dataZoom);
		return this.tileCache.queryFeatures(lng, lat, dataZoom, brushSizeAtZoom);
	}
};
// node_modules/protomaps-leaflet/src/labeler.ts
var covering = (displayZoom, tileWidth, bbox) => {
	const res = 256;
	const f = tileWidth / res;
	const minx = Math.floor(bbox.minX / res);
	const miny = Math.floor(bbox.minY / res);
	const maxx = Math.floor(bbox.maxX / res);
	const maxy = Math.floor(bbox.maxY / res);
	const leveldiff = Math.log2(f);
	const retval = [];
	for (let x = minx; x <= maxx; x++) {
		const wrappedX = x % (1 << displayZoom);
		for (let y = miny; y <= maxy; y++) retval.push({
			display: toIndex({
				z: displayZoom,
				x: wrappedX,
				y
			}),
			key: toIndex({
				z: displayZoom - leveldiff,
				x: Math.floor(wrappedX / f),
				y: Math.floor(y / f)
			})
		});
	}
	return retval;
};
var Index = class {
	tree;
	current;
	dim;
	maxLabeledTiles;
	constructor(dim, maxLabeledTiles) {
		this.tree = new RBush();
		this.current = /* @__PURE__ */ new Map();
		this.dim = dim;
		this.maxLabeledTiles = maxLabeledTiles;
	}
	hasPrefix(tileKey) {
		for (const key of this.current.keys()) if (key.startsWith(tileKey)) return true;
		return false;
	}
	has(tileKey) {
		return this.current.has(tileKey);
	}
	size() {
		return this.current.size;
	}
	keys() {
		return this.current.keys();
	}
	searchBbox(bbox, order) {
		const labels = /* @__PURE__ */ new Set();
		for (const match of this.tree.search(bbox)) if (match.indexedLabel.order <= order) labels.add(match.indexedLabel);
		return labels;
	}
	searchLabel(label, order) {
		const labels = /* @__PURE__ */ new Set();
		for (const bbox of label.bboxes) for (const match of this.tree.search(bbox)) if (match.indexedLabel.order <= order) labels.add(match.indexedLabel);
		return labels;
	}
	bboxCollides(bbox, order) {
		for (const match of this.tree.search(bbox)) if (match.indexedLabel.order <= order) return true;
		return false;
	}
	labelCollides(label, order) {
		for (const bbox of label.bboxes) for (const match of this.tree.search(bbox)) if (match.indexedLabel.order <= order) return true;
		return false;
	}
	deduplicationCollides(label) {
		if (!label.deduplicationKey || !label.deduplicationDistance) return false;
		const dist = label.deduplicationDistance;
		const testBbox = {
			minX: label.anchor.x - dist,
			minY: label.anchor.y - dist,
			maxX: label.anchor.x + dist,
			maxY: label.anchor.y + dist
		};
		for (const collision of this.tree.search(testBbox)) if (collision.indexedLabel.deduplicationKey === label.deduplicationKey) {
			if (collision.indexedLabel.anchor.dist(label.anchor) < dist) return true;
		}
		return false;
	}
	makeEntry(tileKey) {
		if (this.current.get(tileKey)) console.log("consistency error 1");
		const newSet = /* @__PURE__ */ new Set();
		this.current.set(tileKey, newSet);
	}
	insert(label, order, tileKey) {
		const indexedLabel = {
			anchor: label.anchor,
			bboxes: label.bboxes,
			draw: label.draw,
			order,
			tileKey,
			deduplicationKey: label.deduplicationKey,
			deduplicationDistance: label.deduplicationDistance
		};
		let entry = this.current.get(tileKey);
		if (!entry) {
			const newSet = /* @__PURE__ */ new Set();
			this.current.set(tileKey, newSet);
			entry = newSet;
		}
		entry.add(indexedLabel);
		let wrapsLeft = false;
		let wrapsRight = false;
		for (const bbox of label.bboxes) {
			this.tree.insert({
				minX: bbox.minX,
				minY: bbox.minY,
				maxX: bbox.maxX,
				maxY: bbox.maxY,
				indexedLabel
			});
			if (bbox.minX < 0) wrapsLeft = true;
			if (bbox.maxX > this.dim) wrapsRight = true;
		}
		if (wrapsLeft || wrapsRight) {
			const shift = wrapsLeft ? this.dim : -this.dim;
			const newBboxes = [];
			for (const bbox of label.bboxes) newBboxes.push({
				minX: bbox.minX + shift,
				minY: bbox.minY,
				maxX: bbox.maxX + shift,
				maxY: bbox.maxY
			});
			const duplicateLabel = {
				anchor: new Point(label.anchor.x + shift, label.anchor.y),
				bboxes: newBboxes,
				draw: label.draw,
				order,
				tileKey
			};
			const entry = this.current.get(tileKey);
			if (entry) entry.add(duplicateLabel);
			for (const bbox of newBboxes) this.tree.insert({
				minX: bbox.minX,
				minY: bbox.minY,
				maxX: bbox.maxX,
				maxY: bbox.maxY,
				indexedLabel: duplicateLabel
			});
		}
	}
	pruneOrNoop(keyAdded) {
		const added = keyAdded.split(":");
		let maxKey = void 0;
		let maxDist = 0;
		let keysForDs = 0;
		for (const existingKey of this.current.keys()) {
			const existing = existingKey.split(":");
			if (existing[3] === added[3]) {
				keysForDs++;
				const dist = Math.sqrt((+existing[0] - +added[0]) ** 2 + (+existing[1] - +added[1]) ** 2);
				if (dist > maxDist) {
					maxDist = dist;
					maxKey = existingKey;
				}
			}
			if (maxKey && keysForDs > this.maxLabeledTiles) this.pruneKey(maxKey);
		}
	}
	pruneKey(keyToRemove) {
		const indexedLabels = this.current.get(keyToRemove);
		if (!indexedLabels) return;
		const entriesToDelete = [];
		for (const entry of this.tree.all()) if (indexedLabels.has(entry.indexedLabel)) entriesToDelete.push(entry);
		for (const entry of entriesToDelete) this.tree.remove(entry);
		this.current.delete(keyToRemove);
	}
	removeLabel(labelToRemove) {
		const entriesToDelete = [];
		for (const entry of this.tree.all()) if (labelToRemove === entry.indexedLabel) entriesToDelete.push(entry);
		for (const entry of entriesToDelete) this.tree.remove(entry);
		const c = this.current.get(labelToRemove.tileKey);
		if (c) c.delete(labelToRemove);
	}
};
var Labeler = class {
	index;
	z;
	scratch;
	labelRules;
	callback;
	constructor(z, scratch, labelRules, maxLabeledTiles, callback) {
		this.index = new Index(256 << z, maxLabeledTiles);
		this.z = z;
		this.scratch = scratch;
		this.labelRules = labelRules;
		this.callback = callback;
	}
	layout(preparedTilemap) {
		const start = performance.now();
		const keysAdding = /* @__PURE__ */ new Set();
		for (const [k, preparedTiles] of preparedTilemap) for (const preparedTile of preparedTiles) {
			const key = `${toIndex(preparedTile.dataTile)}:${k}`;
			if (!this.index.has(key)) {
				this.index.makeEntry(key);
				keysAdding.add(key);
			}
		}
		const tilesInvalidated = /* @__PURE__ */ new Set();
		for (const [order, rule] of this.labelRules.entries()) {
			if (rule.visible === false) continue;
			if (rule.minzoom && this.z < rule.minzoom) continue;
			if (rule.maxzoom && this.z > rule.maxzoom) continue;
			const dsName = rule.dataSource || "";
			const preparedTiles = preparedTilemap.get(dsName);
			if (!preparedTiles) continue;
			for (const preparedTile of preparedTiles) {
				const key = `${toIndex(preparedTile.dataTile)}:${dsName}`;
				if (!keysAdding.has(key)) continue;
				const layer = preparedTile.data.get(rule.dataLayer);
				if (layer === void 0) continue;
				const feats = layer;
				if (rule.sort) feats.sort((a, b) => {
					if (rule.sort) return rule.sort(a.props, b.props);
					return 0;
				});
				const layout = {
					index: this.index,
					zoom: this.z,
					scratch: this.scratch,
					order,
					overzoom: this.z - preparedTile.dataTile.z
				};
				for (const feature of feats) {
					if (rule.filter && !rule.filter(this.z, feature)) continue;
					const transformed = transformGeom(feature.geom, preparedTile.scale, preparedTile.origin);
					const labels = rule.symbolizer.place(layout, transformed, feature);
					if (!labels) continue;
					for (const label of labels) {
						let labelAdded = false;
						if (label.deduplicationKey && this.index.deduplicationCollides(label)) continue;
						if (this.index.labelCollides(label, Infinity)) {
							if (!this.index.labelCollides(label, order)) {
								const conflicts = this.index.searchLabel(label, Infinity);
								for (const conflict of conflicts) {
									this.index.removeLabel(conflict);
									for (const bbox of conflict.bboxes) this.findInvalidatedTiles(tilesInvalidated, preparedTile.dim, bbox, key);
								}
								this.index.insert(label, order, key);
								labelAdded = true;
							}
						} else {
							this.index.insert(label, order, key);
							labelAdded = true;
						}
						if (labelAdded) {
							for (const bbox of label.bboxes) if (bbox.maxX > preparedTile.origin.x + preparedTile.dim || bbox.minX < preparedTile.origin.x || bbox.minY < preparedTile.origin.y || bbox.maxY > preparedTile.origin.y + preparedTile.dim) this.findInvalidatedTiles(tilesInvalidated, preparedTile.dim, bbox, key);
						}
					}
				}
			}
		}
		for (const key of keysAdding) this.index.pruneOrNoop(key);
		if (tilesInvalidated.size > 0 && this.callback) this.callback(tilesInvalidated);
		return performance.now() - start;
	}
	findInvalidatedTiles(tilesInvalidated, dim, bbox, key) {
		const touched = covering(this.z, dim, bbox);
		for (const s of touched) if (s.key !== key && this.index.hasPrefix(s.key)) tilesInvalidated.add(s.display);
	}
	add(preparedTilemap) {
		let allAdded = true;
		for (const [k, preparedTiles] of preparedTilemap) for (const preparedTile of preparedTiles) if (!this.index.has(`${toIndex(preparedTile.dataTile)}:${k}`)) allAdded = false;
		if (allAdded) return 0;
		return this.layout(preparedTilemap);
	}
};
var Labelers = class {
	labelers;
	scratch;
	labelRules;
	maxLabeledTiles;
	callback;
	constructor(scratch, labelRules, maxLabeledTiles, callback) {
		this.labelers = /* @__PURE__ */ new Map();
		this.scratch = scratch;
		this.labelRules = labelRules;
		this.maxLabeledTiles = maxLabeledTiles;
		this.callback = callback;
	}
	add(z, preparedTilemap) {
		let labeler = this.labelers.get(z);
		if (labeler) return labeler.add(preparedTilemap);
		labeler = new Labeler(z, this.scratch, this.labelRules, this.maxLabeledTiles, this.callback);
		this.labelers.set(z, labeler);
		return labeler.add(preparedTilemap);
	}
	getIndex(z) {
		const labeler = this.labelers.get(z);
		if (labeler) return labeler.index;
	}
};
// node_modules/protomaps-leaflet/src/painter.ts
function paint(ctx, z, preparedTilemap, labelData, rules, bbox, origin, clip, debug) {
	const start = performance.now();
	ctx.save();
	ctx.miterLimit = 2;
	for (const rule of rules) {
		if (rule.minzoom && z < rule.minzoom) continue;
		if (rule.maxzoom && z > rule.maxzoom) continue;
		const preparedTiles = preparedTilemap.get(rule.dataSource || "");
		if (!preparedTiles) continue;
		for (const preparedTile of preparedTiles) {
			const layer = preparedTile.data.get(rule.dataLayer);
			if (layer === void 0) continue;
			if (rule.symbolizer.before) rule.symbolizer.before(ctx, preparedTile.z);
			const po = preparedTile.origin;
			const dim = preparedTile.dim;
			const ps = preparedTile.scale;
			ctx.save();
			if (clip) {
				ctx.beginPath();
				const minX = Math.max(po.x - origin.x, bbox.minX - origin.x);
				const minY = Math.max(po.y - origin.y, bbox.minY - origin.y);
				const maxX = Math.min(po.x - origin.x + dim, bbox.maxX - origin.x);
				const maxY = Math.min(po.y - origin.y + dim, bbox.maxY - origin.y);
				ctx.rect(minX, minY, maxX - minX, maxY - minY);
				ctx.clip();
			}
			ctx.translate(po.x - origin.x, po.y - origin.y);
			for (const feature of layer) {
				let geom = feature.geom;
				const fbox = feature.bbox;
				if (fbox.maxX * ps + po.x < bbox.minX || fbox.minX * ps + po.x > bbox.maxX || fbox.minY * ps + po.y > bbox.maxY || fbox.maxY * ps + po.y < bbox.minY) continue;
				if (rule.filter && !rule.filter(preparedTile.z, feature)) continue;
				if (ps !== 1) geom = transformGeom(geom, ps, new Point(0, 0));
				rule.symbolizer.draw(ctx, geom, preparedTile.z, feature);
			}
			ctx.restore();
		}
	}
	if (clip) {
		ctx.beginPath();
		ctx.rect(bbox.minX - origin.x, bbox.minY - origin.y, bbox.maxX - bbox.minX, bbox.maxY - bbox.minY);
		ctx.clip();
	}
	if (labelData) {
		const matches = labelData.searchBbox(bbox, Infinity);
		for (const label of matches) {
			ctx.save();
			ctx.translate(label.anchor.x - origin.x, label.anchor.y - origin.y);
			label.draw(ctx);
			ctx.restore();
			if (debug) {
				ctx.lineWidth = .5;
				ctx.strokeStyle = debug;
				ctx.fillStyle = debug;
				ctx.globalAlpha = 1;
				ctx.fillRect(label.anchor.x - origin.x - 2, label.anchor.y - origin.y - 2, 4, 4);
				for (const bbox of label.bboxes) ctx.strokeRect(bbox.minX - origin.x, bbox.minY - origin.y, bbox.maxX - bbox.minX, bbox.maxY - bbox.minY);
			}
		}
	}
	ctx.restore();
	return performance.now() - start;
}
// packages/web/src/ui/city-map/colours.ts
/** A canvas knows no custom properties: it is told what they stand for now. */
function mapColours(root = document.documentElement) {
	const style = getComputedStyle(root);
	const token = (name) => style.getPropertyValue(`--map-${name}`).trim();
	return {
		land: token("land"),
		block: token("block"),
		road: token("road"),
		casing: token("casing"),
		main: token("main"),
		mainCasing: token("main-casing"),
		park: token("park"),
		water: token("water"),
		label: token("label")
	};
}
/** The face of the app's text, for labels. */
var mapFont = (root = document.documentElement) => getComputedStyle(root).getPropertyValue("--font-text").trim() || "system-ui, sans-serif";
// packages/web/src/ui/city-map/covered-boxes.ts
/** Half the side of a vehicle's drawing, with some room. */
var VEHICLE_PX = 26;
/** What stands over a map within its frame (ui/map-sheet.css, ui/map.css) and what a screen marks as such. */
var OVER = ".over > *, .sheet-panel, .map-buttons > *, .map-credit, .map-recenter, .map-end-name span, [data-over-map]";
/** What lies over a map now, in its own pixels. */
function coveredBoxes(map, vehicle) {
	const container = map.getContainer();
	const { left, top } = container.getBoundingClientRect();
	const boxes = [...(container.closest(".map-frame") ?? container.parentElement)?.querySelectorAll(OVER) ?? []].flatMap((element) => {
		const at = element.getBoundingClientRect();
		if (at.width === 0 || at.height === 0) return [];
		return [{
			minX: at.left - left,
			minY: at.top - top,
			maxX: at.right - left,
			maxY: at.bottom - top
		}];
	});
	if (vehicle === void 0) return boxes;
	const { x, y } = map.latLngToContainerPoint([vehicle.lat, vehicle.lng]);
	return [...boxes, {
		minX: x - VEHICLE_PX,
		minY: y - VEHICLE_PX,
		maxX: x + VEHICLE_PX,
		maxY: y + VEHICLE_PX
	}];
}
// packages/web/src/ui/city-map/ground-layer.ts
var TILE_PX$1 = 256;
/** What lies over the edge of a tile reaches into it: half of the widest road. */
var OVERLAP_PX = 16;
/** More pixels to each of the screen's than these cost time and memory that nobody sees in streets. */
var DENSEST = 2;
function draw({ canvas, coords }, prepared, { rules, land }) {
	const density = Math.min(DENSEST, devicePixelRatio || 1);
	canvas.width = TILE_PX$1 * density;
	canvas.height = TILE_PX$1 * density;
	const ctx = canvas.getContext("2d");
	if (ctx === null) return;
	ctx.setTransform(density, 0, 0, density, 0, 0);
	ctx.fillStyle = land;
	ctx.fillRect(0, 0, TILE_PX$1, TILE_PX$1);
	const origin = new Point(TILE_PX$1 * coords.x, TILE_PX$1 * coords.y);
	const box = {
		minX: origin.x - OVERLAP_PX,
		minY: origin.y - OVERLAP_PX,
		maxX: origin.x + TILE_PX$1 + OVERLAP_PX,
		maxY: origin.y + TILE_PX$1 + OVERLAP_PX
	};
	paint(ctx, coords.z, /* @__PURE__ */ new Map([["", [prepared]]]), null, rules, box, origin, false);
}
/**
* Streets, water and green of a city, in tiles without any name: while the map is zoomed the old ones are shown larger or smaller
* until the new ones are drawn, and names that grow with them would lie over the new ones.
*/
function addGround(map, ground) {
	const { view, work, onData, onChange } = ground;
	const tiles = /* @__PURE__ */ new Map();
	const load = (tile) => {
		view.getDisplayTile(tile.coords).then((prepared) => {
			if (!tiles.has(tile.canvas)) return;
			onData(prepared);
			work.add(() => {
				if (!tiles.has(tile.canvas)) return;
				draw(tile, prepared, ground);
				tile.state = "drawn";
				tile.done(void 0, tile.canvas);
				onChange();
			}, "ground");
		}, (error) => {
			if (!tiles.has(tile.canvas)) return;
			if (error instanceof Error && error.name === "AbortError") {
				if (tile.coords.z === map.getZoom()) load(tile);
				return;
			}
			tile.state = "failed";
			tile.done(error instanceof Error ? error : new Error(String(error)), tile.canvas);
			onChange();
		});
	};
	const createTile = (coords, done) => {
		const canvas = DomUtil.create("canvas", "leaflet-tile");
		const tile = {
			coords,
			canvas,
			done,
			state: "waiting"
		};
		tiles.set(canvas, tile);
		load(tile);
		onChange();
		return canvas;
	};
	const layer = Object.assign(new GridLayer(ground.options), { createTile });
	layer.on("tileunload", ({ tile }) => {
		tiles.delete(tile);
		Object.assign(tile, {
			width: 0,
			height: 0
		});
		onChange();
	});
	const again = (state) => {
		for (const tile of tiles.values()) if (tile.state === state && tile.coords.z === map.getZoom()) load(tile);
	};
	const afterZoom = () => again("waiting");
	const online = () => again("failed");
	map.on("zoomend", afterZoom);
	addEventListener("online", online);
	layer.addTo(map);
	return {
		isWaiting: () => [...tiles.values()].some(({ state, coords }) => state === "waiting" && coords.z === map.getZoom()),
		remove: () => {
			map.off("zoomend", afterZoom);
			removeEventListener("online", online);
			layer.remove();
		}
	};
}
// packages/web/src/ui/city-map/keep-clear.ts
/** The layer of a tile that holds the trip; no city's tiles have one of this name. */
var TRIP_LAYER = "trip";
/** Side of the data tiles in their own pixels. */
var TILE_PX = 512;
var EARTH_HALF = Math.PI;
/** Where a point is in the pixels of a whole world of tiles at a zoom. */
function worldPixels({ lat, lng }, zoom) {
	const side = TILE_PX * 2 ** zoom;
	const angle = lat * Math.PI / 180;
	const mercator = Math.log(Math.tan(Math.PI / 4 + angle / 2));
	return {
		x: (lng + 180) / 360 * side,
		y: (EARTH_HALF - mercator) / (2 * EARTH_HALF) * side
	};
}
/** Half the side of what each covers, and how far above its point its middle lies, in pixels of the screen. */
var covered = {
	pickup: {
		half: 16,
		up: 0
	},
	dropoff: {
		half: 21,
		up: 21
	},
	route: {
		half: 9,
		up: 0
	}
};
/** How far apart the boxes along the route are. */
var ROUTE_STEP = 14;
/**
* Places along a line, each with the direction of the line there.
* @param step how far apart, in the line's own units
* @param first how far from its beginning the first is
*/
function along(line, step, first = 0) {
	const places = [];
	let left = first;
	for (let i = 1; i < line.length; i += 1) {
		const [from, to] = [line[i - 1], line[i]];
		const length = Math.hypot(to.x - from.x, to.y - from.y);
		const angle = Math.atan2(to.y - from.y, to.x - from.x);
		for (; left <= length && length > 0; left += step) places.push({
			x: from.x + (to.x - from.x) * left / length,
			y: from.y + (to.y - from.y) * left / length,
			angle
		});
		left -= length;
	}
	return places;
}
var nothing = () => {};
/**
* Takes the room of the route and the pins before any name is placed, and draws nothing: Leaflet draws them. Each box is a
* label of its own, for those at the edge of a tile are taken by the next tile as well, and labels that meet are left out whole.
*/
var KeepClear = class {
	place(_layout, geometry, { props }) {
		const kind = props["kind"];
		const { half, up } = covered[kind];
		const places = kind === "route" ? geometry.flatMap((line) => along(line, ROUTE_STEP)) : geometry.flat();
		const anchor = geometry[0]?.[0];
		if (anchor === void 0) return [];
		return places.map(({ x, y }) => {
			const box = {
				minX: x - half,
				minY: y - up - half,
				maxX: x + half,
				maxY: y - up + half
			};
			return {
				anchor,
				bboxes: [box],
				draw: nothing
			};
		});
	}
};
/**
* The trip as features of a data tile, in its pixels: of the route what touches it, with a margin, so that the whole of a
* long way is not looked at for every tile.
*/
function tripFeatures({ path = [], pickup, dropoff }, tile, point) {
	const inTile = (at) => {
		const { x, y } = worldPixels(at, tile.z);
		return {
			x: x - tile.x * TILE_PX,
			y: y - tile.y * TILE_PX
		};
	};
	const isNear = ({ x, y }) => x > -64 && y > -64 && x < 576 && y < 576;
	const lines = [];
	let line;
	for (let i = 1; i < path.length; i += 1) {
		const [from, to] = [inTile(path[i - 1]), inTile(path[i])];
		if (!(along([from, to], TILE_PX / 8).some(isNear) || isNear(to))) line = void 0;
		else if (line === void 0) lines.push(line = [from, to]);
		else line.push(to);
	}
	const feature = (kind, places) => {
		const flat = places.flat();
		return {
			props: { kind },
			bbox: {
				minX: Math.min(...flat.map(({ x }) => x)),
				minY: Math.min(...flat.map(({ y }) => y)),
				maxX: Math.max(...flat.map(({ x }) => x)),
				maxY: Math.max(...flat.map(({ y }) => y))
			},
			geomType: kind === "route" ? 2 : 1,
			geom: places.map((part) => part.map(({ x, y }) => point(x, y))),
			numVertices: flat.length
		};
	};
	const pin = (kind, at) => {
		const place = at === void 0 ? void 0 : inTile(at);
		return place === void 0 || lines.length === 0 && !isNear(place) ? [] : [feature(kind, [[place]])];
	};
	return [
		...pin("pickup", pickup),
		...pin("dropoff", dropoff),
		...lines.length === 0 ? [] : [feature("route", lines)]
	];
}
// packages/web/src/ui/city-map/glyphs.ts
/** Strokes of 24 by 24 for what people steer by and the app has no icon of. */
var own = {
	hospital: "M12 6v12M6 12h12",
	bus: "M6 16V6.5h12V16zM6 11.5h12M8.5 16v2M15.5 16v2",
	bag: "M6 8.5h12l-1 10.5H7zM9 8.5a3 3 0 0 1 6 0",
	faith: "M12 4v3M12 7l6 5v7H6v-7zM12 19v-4",
	fuel: "M7 19V6h7v13M5.5 19h10M14 10h2.5v6a1.5 1.5 0 0 0 3 0V9l-2.5-2.5",
	tree: "M12 20v-5M12 4l5 6h-2.5l3 5h-11l3-5H7z",
	flag: "M7 20V5h10l-2 3.5 2 3.5H7"
};
var group = (glyph, kinds) => kinds.split(" ").map((kind) => [kind, glyph]);
var glyphs = new Map([
	...group({ own: "hospital" }, "hospital clinic doctors pharmacy"),
	...group({ icon: "school" }, "school university college kindergarten library"),
	...group({ own: "bus" }, "bus_station station taxi ferry_terminal aerodrome"),
	...group({ own: "bag" }, "mall marketplace supermarket department_store"),
	...group({ own: "faith" }, "place_of_worship"),
	...group({ own: "fuel" }, "fuel"),
	...group({ own: "tree" }, "park zoo golf_course attraction viewpoint cemetery"),
	...group({ own: "flag" }, "stadium sports_centre townhall courthouse police fire_station museum theatre cinema hotel bank")
]);
var drawn = /* @__PURE__ */ new Map();
/** The strokes for a kind of place (24 by 24); undefined for a kind by which nobody finds the way. */
function glyphOf(kind) {
	const glyph = glyphs.get(kind);
	if (glyph === void 0) return void 0;
	const strokes = "own" in glyph ? own[glyph.own] : iconPaths[glyph.icon];
	const path = drawn.get(strokes) ?? new Path2D(strokes);
	drawn.set(strokes, path);
	return path;
}
/** Whether places of a kind are drawn at all. */
var isLandmark = (kind) => glyphs.has(kind);
// packages/web/src/ui/city-map/label-rules.ts
var GLYPH_PX = 18;
var NAME_PX = 11;
var LINE_PX = 13;
/** Characters of a line before it breaks. */
var LINE_CHARS = 16;
var LINES_AT_MOST = 2;
/** A word that no map has room for is cut. */
var WORD_CHARS = 24;
var cutWord = (word) => word.length > WORD_CHARS ? `${[...word].slice(0, 23).join("")}…` : word;
/** A name in lines of few characters, the last one cut. */
function inLines(name) {
	const lines = [];
	for (const word of name.split(" ").map(cutWord)) {
		const last = lines.at(-1);
		if (last !== void 0 && last.length + word.length <= LINE_CHARS) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	const [beyond] = lines.splice(LINES_AT_MOST);
	const last = lines.at(-1);
	if (beyond === void 0 || last === void 0) return lines;
	const whole = last.replace(/\s*[\p{Pd},:;/]$/u, "");
	const isWhole = whole !== "" && (whole !== last || /^[\p{Pd}(]/u.test(beyond));
	return [...lines.slice(0, -1), isWhole ? whole : `${last} …`];
}
/** A landmark: a glyph in a disc with its name below it, placed together or not at all. */
var Landmark = class {
	#look;
	constructor(look) {
		this.#look = look;
	}
	place({ scratch }, geometry, { props }) {
		const { colours, language, font } = this.#look;
		const at = geometry[0]?.[0];
		const glyph = glyphOf(String(props["kind"]));
		const name = props[`name:${language}`] ?? props["name"];
		if (at === void 0 || glyph === void 0 || typeof name !== "string") return void 0;
		const lines = inLines(name);
		const face = `560 ${NAME_PX}px ${font}`;
		scratch.font = face;
		const half = Math.max(GLYPH_PX, ...lines.map((line) => scratch.measureText(line).width)) / 2 + 3;
		const below = 11 + lines.length * LINE_PX;
		const draw = (ctx) => {
			ctx.globalAlpha = 1;
			ctx.beginPath();
			ctx.arc(0, 0, GLYPH_PX / 2, 0, 2 * Math.PI);
			ctx.fillStyle = colours.label;
			ctx.fill();
			ctx.save();
			const scale = GLYPH_PX * .68 / 24;
			ctx.scale(scale, scale);
			ctx.translate(-12, -12);
			ctx.lineWidth = 2.6;
			ctx.lineCap = "round";
			ctx.lineJoin = "round";
			ctx.strokeStyle = colours.land;
			ctx.stroke(glyph);
			ctx.restore();
			ctx.font = face;
			ctx.textAlign = "center";
			ctx.lineJoin = "round";
			ctx.lineWidth = 3;
			ctx.strokeStyle = colours.land;
			ctx.fillStyle = colours.label;
			lines.forEach((line, i) => {
				const y = 21 + i * LINE_PX;
				ctx.strokeText(line, 0, y);
				ctx.fillText(line, 0, y);
			});
			ctx.textAlign = "start";
		};
		return [{
			anchor: at,
			bboxes: [{
				minX: at.x - half,
				maxX: at.x + half,
				minY: at.y - GLYPH_PX / 2 - 3,
				maxY: at.y + below + 3
			}],
			draw
		}];
	}
};
/** Mappers often have a quarter twice, as two parts or as a point and an area: within so much of a map it is named once. */
var SAME_PLACE_PX = 700;
/** The name of a part of the city, which is not said again near by. */
var PlaceName = class {
	#names;
	#text;
	constructor(names, text) {
		this.#names = names;
		this.#text = text;
	}
	place(layout, geometry, feature) {
		const name = this.#names.map((key) => feature.props[key]).find((value) => typeof value === "string");
		return this.#text.place(layout, geometry, feature)?.map((label) => ({
			...label,
			deduplicationKey: `place ${String(name)}`,
			deduplicationDistance: SAME_PLACE_PX
		}));
	}
};
var ARROW_STEP_PX = 130;
/** Arrows along one-way streets, where names leave room. */
var OneWayArrows = class {
	#colour;
	constructor(colour) {
		this.#colour = colour;
	}
	place(_layout, geometry) {
		return geometry.flatMap((line) => along(line, ARROW_STEP_PX, ARROW_STEP_PX / 2).map(({ x, y, angle }) => {
			const draw = (ctx) => {
				ctx.globalAlpha = .75;
				ctx.rotate(angle);
				ctx.beginPath();
				ctx.moveTo(-5, 0);
				ctx.lineTo(4, 0);
				ctx.moveTo(1, -3);
				ctx.lineTo(4.5, 0);
				ctx.lineTo(1, 3);
				ctx.lineWidth = 1.4;
				ctx.lineCap = "round";
				ctx.lineJoin = "round";
				ctx.strokeStyle = this.#colour;
				ctx.stroke();
			};
			return {
				anchor: new Point(x, y),
				bboxes: [{
					minX: x - 6,
					minY: y - 6,
					maxX: x + 6,
					maxY: y + 6
				}],
				draw
			};
		}));
	}
};
/** Mappers also write what something is: "pool", "tennis court". Whoever looks for the way is helped by names alone. */
var hasName = ({ props }) => /^[^a-z]/.test(String(props["name"] ?? "a"));
var kindIn = (...kinds) => (_zoom, { props }) => kinds.includes(String(props["kind"]));
/** Names, the most important first: what comes later gives way. Nothing is named where the trip lies. */
function labelRules(look) {
	const { colours, font, language } = look;
	const base = {
		labelProps: [`name:${language}`, "name"],
		stroke: colours.land,
		fill: colours.label,
		width: 3,
		maxLineChars: LINE_CHARS
	};
	const text = (size, weight) => new CenteredTextSymbolizer({
		...base,
		font: `${weight} ${size}px ${font}`,
		lineHeight: 1.15
	});
	const place = (size, weight) => new PlaceName(base.labelProps, text(size, weight));
	const street = (size) => new LineLabelSymbolizer({
		...base,
		font: `560 ${size}px ${font}`,
		position: 3,
		repeatDistance: 300
	});
	return [
		{
			dataLayer: TRIP_LAYER,
			symbolizer: new KeepClear()
		},
		{
			dataLayer: "places",
			maxzoom: 13,
			filter: kindIn("city", "town"),
			symbolizer: place(16, 700)
		},
		{
			dataLayer: "places",
			maxzoom: 16,
			filter: kindIn("suburb", "quarter", "village", "island"),
			symbolizer: place(12.5, 640)
		},
		{
			dataLayer: "roads",
			minzoom: 12,
			filter: kindIn("highway", "major_road"),
			symbolizer: street(11.5)
		},
		{
			dataLayer: "pois",
			minzoom: 13,
			filter: (zoom, feature) => isLandmark(String(feature.props["kind"])) && zoom >= Number(feature.props["min_zoom"] ?? 16) && hasName(feature),
			symbolizer: new Landmark(look)
		},
		{
			dataLayer: "places",
			minzoom: 13,
			maxzoom: 17,
			filter: kindIn("neighbourhood", "hamlet", "locality"),
			symbolizer: place(12, 560)
		},
		{
			dataLayer: "roads",
			minzoom: 14,
			filter: kindIn("medium_road"),
			symbolizer: street(11)
		},
		{
			dataLayer: "roads",
			minzoom: 15,
			filter: kindIn("minor_road"),
			symbolizer: street(10.5)
		},
		{
			dataLayer: "water",
			minzoom: 14,
			filter: (_zoom, feature) => feature.geomType === 1 && hasName(feature),
			symbolizer: text(11, 430)
		},
		{
			dataLayer: "roads",
			minzoom: 16,
			filter: (_zoom, { props }) => props["oneway"] === true,
			symbolizer: new OneWayArrows(colours.label)
		}
	];
}
// packages/web/src/ui/city-map/names-layer.ts
/** Names are drawn so far beyond what is seen that a short pull at the map shows more of them. */
var BEYOND_PX = 80;
/** What the edge of a letter reaches beyond its box. */
var HALO_PX = 4;
/** Data tiles whose names are kept at once: those of a wide screen, and what was passed on the way. */
var TILES_AT_MOST = 48;
/** Between the map's ground and the way. */
var PANE = "names";
var PANE_LAYER = "300";
var keyOf = ({ z, dataTile }) => `${z}:${dataTile.x}:${dataTile.y}`;
var grown = ({ minX, minY, maxX, maxY }, by) => ({
	minX: minX - by,
	minY: minY - by,
	maxX: maxX + by,
	maxY: maxY + by
});
var holds = (outer, inner) => outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY;
/**
* The names of a city on one canvas over its ground. They are gone while the map is zoomed and drawn anew for the new zoom: a
* letter is never seen larger or smaller than it is written.
*/
function addNames(map, { rules, work, withTrip, covered, onChange }) {
	const pane = map.getPane(PANE) ?? map.createPane(PANE);
	Object.assign(pane.style, {
		zIndex: PANE_LAYER,
		pointerEvents: "none"
	});
	const canvas = DomUtil.create("canvas", "map-names", pane);
	const scratch = document.createElement("canvas").getContext("2d");
	const newLabelers = () => scratch === null ? void 0 : new Labelers(scratch, rules, TILES_AT_MOST, () => {});
	let labelers = newLabelers();
	const tiles = /* @__PURE__ */ new Map();
	/** What is drawn: the zoom and the pixels of its world, and which names. */
	let drawn;
	let isZooming = false;
	let isWaiting = false;
	const hide = () => {
		drawn = void 0;
		canvas.style.display = "none";
	};
	const viewBox = () => {
		const { min, max } = map.getPixelBounds();
		return {
			minX: min?.x ?? 0,
			minY: min?.y ?? 0,
			maxX: max?.x ?? 0,
			maxY: max?.y ?? 0
		};
	};
	/** The names within a box of the world that nothing lies over. */
	const labelsIn = (box) => {
		const index = labelers?.getIndex(map.getZoom());
		const found = index?.searchBbox(box, Infinity) ?? /* @__PURE__ */ new Set();
		const view = viewBox();
		const { minX, minY } = view;
		const isOut = (box) => box.maxX < view.minX || box.minX > view.maxX || box.maxY < view.minY || box.minY > view.maxY;
		for (const label of found) if (!label.bboxes.every((box) => holds(view, box)) && !label.bboxes.every(isOut)) found.delete(label);
		for (const { minX: left, minY: top, maxX, maxY } of covered()) {
			const over = {
				minX: left + minX,
				minY: top + minY,
				maxX: maxX + minX,
				maxY: maxY + minY
			};
			for (const label of index?.searchBbox(over, Infinity) ?? []) found.delete(label);
		}
		return found;
	};
	const put = (ctx, { anchor, draw }, box) => {
		ctx.save();
		ctx.translate(anchor.x - box.minX, anchor.y - box.minY);
		draw(ctx);
		ctx.restore();
	};
	const drawAll = () => {
		const ctx = canvas.getContext("2d");
		if (ctx === null || isZooming) return;
		const zoom = map.getZoom();
		const box = grown(viewBox(), BEYOND_PX);
		const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
		const density = devicePixelRatio || 1;
		canvas.width = width * density;
		canvas.height = height * density;
		Object.assign(canvas.style, {
			width: `${width}px`,
			height: `${height}px`,
			display: ""
		});
		DomUtil.setPosition(canvas, map.containerPointToLayerPoint([-80, -80]));
		ctx.setTransform(density, 0, 0, density, 0, 0);
		const labels = labelsIn(box);
		for (const label of labels) put(ctx, label, box);
		drawn = {
			zoom,
			box,
			labels
		};
	};
	/** Takes away the names that something lies over now, and brings back those that it left: all others stay as they are drawn. */
	const mend = () => {
		const ctx = canvas.getContext("2d");
		if (ctx === null || drawn === void 0) return;
		const { box, labels: before } = drawn;
		const labels = labelsIn(box);
		for (const label of before) {
			if (labels.has(label)) continue;
			for (const part of label.bboxes) {
				const { minX, minY, maxX, maxY } = grown(part, HALO_PX);
				ctx.clearRect(minX - box.minX, minY - box.minY, maxX - minX, maxY - minY);
			}
		}
		for (const label of labels) if (!before.has(label)) put(ctx, label, box);
		drawn.labels = labels;
	};
	let isPlanned = false;
	const plan = () => {
		isWaiting = true;
		onChange();
		if (isPlanned) return;
		isPlanned = true;
		work.add(() => {
			isPlanned = false;
			drawAll();
			isWaiting = false;
			onChange();
		}, "names");
	};
	const layOut = (tile) => work.add(() => {
		if (tile.z !== map.getZoom() || !tiles.has(keyOf(tile))) return;
		labelers?.add(tile.z, /* @__PURE__ */ new Map([["", [withTrip(tile)]]]));
		plan();
	}, "names");
	const look = () => {
		if (isWaiting) return;
		if (drawn === void 0 || drawn.zoom !== map.getZoom() || !holds(drawn.box, viewBox())) plan();
		else mend();
	};
	const begin = () => {
		isZooming = true;
		hide();
		isWaiting = true;
		onChange();
	};
	const end = () => {
		isZooming = false;
		const zoom = map.getZoom();
		for (const [key, { z }] of tiles) if (z !== zoom) tiles.delete(key);
		for (const tile of tiles.values()) layOut(tile);
		plan();
	};
	const reset = () => {
		hide();
		plan();
	};
	map.on("zoomstart", begin).on("zoomend", end).on("moveend", look).on("viewreset", reset).on("resize", reset);
	return {
		/** A tile of the ground has its data. */
		offer: (tile) => {
			if (tiles.has(keyOf(tile))) return;
			tiles.set(keyOf(tile), tile);
			layOut(tile);
		},
		/** Places all names anew, around another trip. */
		again: () => {
			labelers = newLabelers();
			for (const tile of tiles.values()) layOut(tile);
		},
		/** Something moved that lies over the map. */
		look,
		isWaiting: () => isWaiting,
		remove: () => {
			map.off("zoomstart", begin).off("zoomend", end).off("moveend", look).off("viewreset", reset).off("resize", reset);
			canvas.remove();
		}
	};
}
// packages/web/src/ui/city-map/paint-rules.ts
var green = new Set(["park garden grass grassland wood forest golf_course cemetery pitch recreation_ground meadow nature_reserve scrub heath zoo", "farmland farmyard orchard vineyard allotments village_green playground wetland national_park protected_area dog_park"].join(" ").split(" "));
/** From the smallest to the greatest, so that the greater lie on top. */
var roads = [
	{
		kind: "minor_road",
		from: 13,
		casing: [
			[13, 0],
			[14, 2.4],
			[16, 9],
			[18, 20]
		],
		fill: [
			[12, .3],
			[14, 1.5],
			[16, 7],
			[18, 17]
		]
	},
	{
		kind: "medium_road",
		from: 11,
		casing: [
			[11, 1],
			[14, 6],
			[16, 13],
			[18, 26]
		],
		fill: [
			[11, .6],
			[14, 4.4],
			[16, 10.5],
			[18, 22]
		]
	},
	{
		kind: "major_road",
		from: 8,
		casing: [
			[8, 1],
			[11, 2.6],
			[14, 8],
			[16, 16],
			[18, 30]
		],
		fill: [
			[8, .6],
			[11, 1.6],
			[14, 6.2],
			[16, 13],
			[18, 26]
		]
	},
	{
		kind: "highway",
		from: 6,
		casing: [
			[6, 1.2],
			[11, 3.4],
			[14, 9],
			[16, 17],
			[18, 30]
		],
		fill: [
			[6, .7],
			[11, 2.2],
			[14, 6.8],
			[16, 14],
			[18, 26]
		]
	}
];
var text = (value) => typeof value === "string" ? value : "";
var isRoad = (kind) => (_zoom, { props }) => props["kind"] === kind;
/** A ramp is half as wide as what it leads to. */
var LINK = .55;
var widthOf = (stops) => {
	const width = exp(1.5, stops);
	return (zoom, feature) => width(zoom) * (feature?.props["link"] === true ? LINK : 1);
};
function road({ kind, from }, stops, color) {
	const width = widthOf(stops);
	const symbolizer = new LineSymbolizer({
		color,
		width: (zoom, feature) => width(zoom, feature),
		lineCap: "round",
		lineJoin: "round"
	});
	return {
		dataLayer: "roads",
		minzoom: from,
		filter: isRoad(kind),
		symbolizer
	};
}
var isMain = (kind) => kind === "highway" || kind === "major_road";
/** What is drawn beneath the names, first to last (layers and kinds: docs/maps.md). */
function paintRules(colours) {
	const fill = (color, opacity = 1) => new PolygonSymbolizer({
		fill: color,
		opacity
	});
	const line = (color, width, dash) => new LineSymbolizer({
		color,
		width,
		...dash === void 0 ? {} : { dash }
	});
	return [
		{
			dataLayer: "landuse",
			filter: (_zoom, { props }) => !green.has(text(props["kind"])),
			symbolizer: fill(colours.block)
		},
		{
			dataLayer: "landuse",
			filter: (_zoom, { props }) => green.has(text(props["kind"])),
			symbolizer: fill(colours.park)
		},
		{
			dataLayer: "water",
			filter: (_zoom, { geomType }) => geomType === 3,
			symbolizer: fill(colours.water)
		},
		{
			dataLayer: "water",
			filter: (_zoom, { geomType }) => geomType === 2,
			symbolizer: line(colours.water, 1.4)
		},
		{
			dataLayer: "buildings",
			minzoom: 15,
			symbolizer: fill(colours.casing, .4)
		},
		{
			dataLayer: "transit",
			filter: (_zoom, { props }) => props["kind"] !== "ferry",
			symbolizer: line(colours.casing, 1.6, [5, 3])
		},
		{
			dataLayer: "transit",
			filter: (_zoom, { props }) => props["kind"] === "ferry",
			symbolizer: line(colours.label, 1, [2, 4])
		},
		{
			dataLayer: "roads",
			filter: (_zoom, { props }) => props["kind"] === "aeroway",
			symbolizer: line(colours.casing, 3)
		},
		{
			dataLayer: "roads",
			minzoom: 15,
			filter: isRoad("path"),
			symbolizer: line(colours.casing, 1.2, [3, 3])
		},
		...roads.map((widths) => road(widths, widths.casing, isMain(widths.kind) ? colours.mainCasing : colours.casing)),
		...roads.map((widths) => road(widths, widths.fill, isMain(widths.kind) ? colours.main : colours.road))
	];
}
// packages/web/src/ui/city-map/work-queue.ts
/** What a queue does at once, in milliseconds, so that a finger on the map is answered in between. */
var SLICE_MS = 10;
/** Does something after what the browser has to do now: sooner than a timer, which waits four milliseconds and longer. */
function soon() {
	const { port1, port2 } = new MessageChannel();
	let next = () => {};
	port1.onmessage = () => next();
	return (task) => {
		next = task;
		port2.postMessage(null);
	};
}
/** Does what is to be drawn in slices, one task after the other. */
function workQueue(now = () => performance.now(), later = soon()) {
	const tasks = {
		ground: [],
		names: []
	};
	let isPlanned = false;
	const next = () => tasks.ground.shift() ?? tasks.names.shift();
	const run = () => {
		isPlanned = false;
		const until = now() + SLICE_MS;
		for (let task = next(); task !== void 0; task = now() < until ? next() : void 0) task();
		wake();
	};
	const wake = () => {
		if (isPlanned || tasks.ground.length + tasks.names.length === 0) return;
		isPlanned = true;
		later(run);
	};
	return {
		add: (task, kind) => {
			tasks[kind].push(task);
			wake();
		},
		clear: () => {
			tasks.ground = [];
			tasks.names = [];
		}
	};
}
// packages/web/src/ui/city-map/city-map-layer.ts
/** A street map one can read needs no closer view. */
var CLOSEST_ZOOM = 18;
/** Tiles of data are twice as wide as those of the screen: half of the requests. */
var DATA_TILE_PX = 512;
var ZOOMS_BETWEEN = 1;
/** Names are measured before they are placed: the face must be there, or be known not to come. */
var face = (family) => document.fonts.load(`560 12px ${family}`).catch(() => []);
/**
* Draws a city's own map from its vector tiles, in the colours of the theme and the reader's language.
* @returns what tells it of another trip, so that no name lies beneath it, of a vehicle that moved, and what takes it away
*/
function addCityMap(map, { settings, language, onBusy }) {
	const { city, edition, bounds, minZoom, maxZoom } = settings;
	const colours = mapColours();
	const font = mapFont();
	const work = workQueue();
	const view = new View(new TileCache(new ZxySource(`/map/${city}/${edition}/{z}/{x}/{y}.mvt`, true), DATA_TILE_PX), maxZoom, ZOOMS_BETWEEN);
	let trip = {};
	let vehicle;
	let isGone = false;
	let wasBusy;
	const waits = [];
	const tell = () => {
		const isBusy = waits.some((isWaiting) => isWaiting());
		if (!isGone && isBusy !== wasBusy) onBusy(wasBusy = isBusy);
	};
	const names = addNames(map, {
		rules: labelRules({
			colours,
			language,
			font
		}),
		work,
		withTrip: (tile) => {
			const features = tripFeatures(trip, tile.dataTile, (x, y) => new Point(x, y));
			const places = tile.data.get("places")?.filter(({ props }) => trip.named?.includes(String(props["name"])) !== true) ?? [];
			return {
				...tile,
				data: new Map([
					...tile.data,
					["places", places],
					[TRIP_LAYER, features]
				])
			};
		},
		covered: () => coveredBoxes(map, vehicle),
		onChange: tell
	});
	const hasFace = face(font);
	const ground = addGround(map, {
		view,
		rules: paintRules(colours),
		land: colours.land,
		work,
		options: {
			minZoom: minZoom + ZOOMS_BETWEEN,
			maxZoom: CLOSEST_ZOOM,
			bounds: [[bounds.south, bounds.west], [bounds.north, bounds.east]]
		},
		onData: (tile) => void hasFace.then(() => isGone || names.offer(tile)),
		onChange: tell
	});
	waits.push(ground.isWaiting, names.isWaiting);
	tell();
	return {
		keepClear(next) {
			trip = next;
			names.again();
		},
		moveVehicle(next) {
			vehicle = next;
			names.look();
		},
		look: names.look,
		remove() {
			isGone = true;
			work.clear();
			ground.remove();
			names.remove();
		}
	};
}
export { addCityMap };
