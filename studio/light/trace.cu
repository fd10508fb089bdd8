// Path tracer for product pictures. One source, two compilers:
//   CPU  gcc -x c -O3 -march=native -ffast-math -fopenmp -shared -fPIC -o trace.so trace.cu -lm
//   GPU  nvcc -O3 -use_fast_math -arch=sm_90 -shared -Xcompiler -fPIC -o trace.so trace.cu
// Both export build(), trace() and clean(): flat arrays in, 19 floats a pixel out (object rgb, alpha, ground with the object, ground without, samples, sum and squares of brightness, normal and own colour of what is seen).
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __CUDACC__
#define HD __host__ __device__ static inline
#define EXPORT extern "C"
#else
#define HD static inline
#define EXPORT
#endif
#define PI 3.14159265f
#define MAT 64       // floats a material
#define FAR 1e30f
#define OUT 19       // floats a pixel
typedef unsigned int U;
typedef struct { float x, y, z; } V;
typedef struct { float lo[3]; int a; float hi[3]; int n; } Node;   // n > 0: n triangles from a; else children a, a+1
typedef struct { float v[9]; int id; float pad[2]; } Tri;
typedef struct { V p, u, v, n, e; float area, pick; } Light;       // rectangle p ± u ± v, shines along n
typedef struct {
  const Node *node; const Tri *tri; const float *N, *UV, *RT, *M; const int *T, *TM;
  V eye, fwd, right, up, zenith, horizon, floorc; float tanf, lens, focus, noise; int w, h, bounces, lights; Light light[4];
} Scene;

HD V v3(float x, float y, float z) { V r; r.x = x; r.y = y; r.z = z; return r; }
HD V ld(const float *p) { return v3(p[0], p[1], p[2]); }
HD V add(V a, V b) { return v3(a.x+b.x, a.y+b.y, a.z+b.z); }
HD V sub(V a, V b) { return v3(a.x-b.x, a.y-b.y, a.z-b.z); }
HD V mul(V a, float k) { return v3(a.x*k, a.y*k, a.z*k); }
HD V had(V a, V b) { return v3(a.x*b.x, a.y*b.y, a.z*b.z); }
HD float dot(V a, V b) { return a.x*b.x+a.y*b.y+a.z*b.z; }
HD V cross(V a, V b) { return v3(a.y*b.z-a.z*b.y, a.z*b.x-a.x*b.z, a.x*b.y-a.y*b.x); }
HD V unit(V a) { return mul(a, 1/sqrtf(dot(a, a)+1e-20f)); }
HD V mixv(V a, V b, float k) { return add(mul(a, 1-k), mul(b, k)); }
HD float mixf(float a, float b, float k) { return a+(b-a)*k; }
HD float clampf(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
HD float smooth(float a, float b, float x) { float t = clampf((x-a)/(b-a), 0, 1); return t*t*(3-2*t); }
HD float lum(V c) { return .25f*c.x+.65f*c.y+.1f*c.z; }
HD float fracf_(float x) { return x-floorf(x); }

// ---- random numbers: Owen-scrambled Sobol pairs (Burley 2020), about twice as clean as plain random at equal samples
HD U hash(U x) { x ^= x>>16; x *= 0x7feb352dU; x ^= x>>15; x *= 0x846ca68bU; return x^x>>16; }
HD U rev(U x) { x = x>>16|x<<16; x = (x&0xff00ff00U)>>8|(x&0x00ff00ffU)<<8; x = (x&0xf0f0f0f0U)>>4|(x&0x0f0f0f0fU)<<4; x = (x&0xccccccccU)>>2|(x&0x33333333U)<<2; return (x&0xaaaaaaaaU)>>1|(x&0x55555555U)<<1; }
HD U owen(U x, U seed) { x = rev(x); x += seed; x ^= x*0x6c50b47cU; x ^= x*0xb82f1e52U; x ^= x*0xc7afe638U; x ^= x*0x8d22f6e6U; return rev(x); }
HD void rnd2(U seed, U s, int *dim, float *a, float *b) {
  U k = hash(seed+0x9e3779b9U*(U)++*dim), i = owen(s, k), r = 0, v = 1U<<31;
  for (U j = i; j; j >>= 1, v ^= v>>1) if (j&1) r ^= v;
  *a = (owen(rev(i), hash(k+1))>>8)*(1/16777216.f); *b = (owen(r, hash(k+2))>>8)*(1/16777216.f);
}

// ---- procedural texture
HD float h3(int x, int y, int z) { return (hash((U)x*73856093U^(U)y*19349663U^(U)z*83492791U)>>8)*(1/16777216.f); }
HD float noise(V p) {
  float fx = floorf(p.x), fy = floorf(p.y), fz = floorf(p.z); int x = (int)fx, y = (int)fy, z = (int)fz;
  float a = p.x-fx, b = p.y-fy, c = p.z-fz; a = a*a*(3-2*a); b = b*b*(3-2*b); c = c*c*(3-2*c);
  return mixf(mixf(mixf(h3(x,y,z), h3(x+1,y,z), a), mixf(h3(x,y+1,z), h3(x+1,y+1,z), a), b), mixf(mixf(h3(x,y,z+1), h3(x+1,y,z+1), a), mixf(h3(x,y+1,z+1), h3(x+1,y+1,z+1), a), b), c);
}
HD float fbm(V p, int n) { float s = 0, k = .5f; for (int i = 0; i < n; i++, k *= .5f, p = add(mul(p, 2.03f), v3(17.1f, 5.3f, 9.7f))) s += k*noise(p); return s; }
HD float cells(float x, float y, U seed, float *id) {           // Worley: distance to the border between two cells
  int ix = (int)floorf(x), iy = (int)floorf(y); float a = 9, b = 9; *id = 0;
  for (int j = -1; j < 2; j++) for (int i = -1; i < 2; i++) {
    U k = hash((U)(ix+i)*73856093U^(U)(iy+j)*19349663U^seed); float dx = ix+i+(k&0xffff)/65536.f-x, dy = iy+j+(k>>16)/65536.f-y, d = dx*dx+dy*dy;
    if (d < a) { b = a; a = d; *id = (hash(k)>>8)/16777216.f; } else if (d < b) b = d;
  }
  return sqrtf(b)-sqrtf(a);
}
// Material floats: 0 kind (0 solid 1 leaf 2 petal 3 metal 4 print (23 30 grain, 41 how much it shows) 5 glass 6 glow 7 flame) · 1 rough 2 F0 3 rough back 4 F0 back · 5 colour · 8 second colour (by rnd) · 11 young/tip colour (by tone)
// 14 back · 17 vein · 20 transmission 21 side veins 22 vein strength 23 relief (m) 24 net scale 25 blemishes · 26 transmission tint · 29 pattern 30 scale · 31 edge strength · 32 edge colour · 35 vein slant · 36 base strength · 37 base colour (of a leaf: its stalk) · 40 streaks · 41 mottling
// leaf drawings: 42 mark (1 ribs 2 veins 3 dots 4 marble 5 heart 6 silver in the angles of the veins) 43 colour 46 n 47 slant 48 from 49 soft 50 to 51 thin or size 52 strength · 53 bands 54 colour · 57 tip 58 colour · 61 edge width, of a petal: how wide the margin in the edge's colour · 63 how much leaves of one plant differ
typedef struct { float m1, m2, m3, h; } Vein;
HD Vein veins(const float *m, float u, float v, float rnd, int fine) {
  Vein r; float a = fabsf(u), n = m[21], id; U s = hash((U)(rnd*65536)+(u < 0));
  float q = (v-m[35]*a*(1-.3f*a))*n+(u < 0 ? .5f : 0)+.5f*noise(v3(v*n*.6f, u < 0 ? 7 : 3, rnd*91)), d = fabsf(fracf_(q)-.5f);
  r.m1 = smooth(.055f, .02f, a*(1+.6f*v)); r.m2 = smooth(.11f, .03f, d/(1-.45f*a))*smooth(1, .8f, a);
  r.m3 = 0; if (fine) r.m3 = smooth(.16f, .03f, cells(q*m[24], a*n*.42f*m[24], s, &id))*(1-r.m2);
  r.h = -1.1f*r.m1-.45f*r.m2-.22f*r.m3-.55f*cosf(2*PI*(q-.5f))*smooth(0, .25f, a)*(1-.5f*a);
  return r;
}
typedef struct { V R, T, F0, n; float rough; } Look;
// fruit (pattern 10): 36 bloom 37 its colour · 40 streaks · 42 specks, how rare, how small 45 colour 48 pitted · 49 reach of the blush · 50 cavity 51 colour · 54 eye 55 colour 58 length; bark of trees (11): 36 37 bands · 40 fissures · 41 bands
HD float specks(const float *m, float u, float v, float rnd) { float id, d; if (m[42] <= 0) return 0; d = cells(u*m[42]*2.4f+floorf(rnd*40), v*m[42], (U)(rnd*999), &id); return id > m[43] ? smooth(m[44], m[44]+.18f, d) : 0; }
HD float papery(float u, float v, float rnd, float wide, float long_) { float a = u*2*PI; return fbm(v3(cosf(a)*wide+rnd*40, sinf(a)*wide, v*long_+rnd*7), 4); }   // a skin without a seam
HD float relief(const float *m, V p, float u, float v, float rnd) {             // height in metres of solid things
  float k = m[30]; int t = (int)m[29];
  if (t == 9) return .7f*papery(u, v, rnd, 5, k*.4f)+.5f*papery(u, v, rnd, 19, k*.7f);
  if (t == 10) return m[48] > 0 ? -specks(m, u, v, rnd) : .3f*noise(v3(cosf(u*2*PI)*14, sinf(u*2*PI)*14, v*18+rnd*9));
  if (t == 11) { float f = fabsf(fbm(v3(p.x*k, p.y*k, p.z*k*.14f), 4)-.47f), l = noise(v3(p.x*k*.3f, p.y*k*.3f, p.z*k*2.1f)); return m[40]*smooth(0, .09f, f)+.3f*m[41]*smooth(.7f, .85f, l)+.25f*noise(mul(p, k*2.5f)); }
  if (t == 1) { float f = fbm(v3(u*9+rnd*40, v*k*.16f, u < .5f ? 1 : 1+u), 4), l = noise(v3(u*9+rnd*9, v*k*2.6f, 4)); return -fabsf(f-.47f)*1.6f+.35f*smooth(.78f, .9f, l); }   // bark: fissures, lenticels
  if (t == 2) return .6f*fbm(mul(p, k), 4)+.5f*noise(v3(p.z*k*2.2f, 1, 1))-.8f*smooth(.8f, .9f, noise(mul(p, k*3.1f)));    // terracotta: thrown rings, pits
  if (t == 3) return fbm(mul(p, k), 4);                                        // soil
  if (t == 4) return .25f*noise(mul(p, k*.35f));                               // zinc
  if (t == 6) return .7f*fbm(v3(u*90*k, v*2.2f*k, rnd*50), 3)+.5f*fbm(v3(u*16*k, v*1.3f*k, rnd*50+7), 4);           // planed wood
  if (t == 7) { float x = u*k, y = v*k*m[40], a = sinf(PI*fracf_(x)), b = sinf(PI*fracf_(y)); return ((int)floorf(x)+(int)floorf(y))&1 ? a*(.55f+.45f*b) : b*(.55f+.45f*a); }   // woven: u and v in metres
  if (t == 12) return fbm(mul(p, k), 3);                                       // rust
  if (t == 8) return noise(v3(p.x*k*.04f, p.y*k*.04f, p.z*k))*.6f+.4f*noise(v3(p.x*k*.09f, p.y*k*.09f, p.z*k*2.3f)); // brushed steel
  return noise(mul(p, k));                                                     // moulded plastic
}
// woven stuff lies in metres along two axes: round a turned thing of girth m[41], else flat on the side it faces
HD void woven(const float *m, V p, V n, V gu, float *u, float *v, V *a, V *b) {
  *b = v3(0, 0, 1); if (m[41] > 0) { *u *= m[41]; *v = p.z; *a = mul(gu, m[41]); return; }
  if (fabsf(n.z) > .72f) { *u = p.x; *v = p.y; *a = v3(1, 0, 0); *b = v3(0, 1, 0); return; }
  int x = fabsf(n.x) > fabsf(n.y); *u = x ? p.y : p.x; *v = p.z; *a = x ? v3(0, 1, 0) : v3(1, 0, 0);
}
HD Look look(const float *m, V p, V n, V gu, V gv, float u, float v, float rnd, float tone, int back) {
  Look k; int kind = (int)m[0], t = (int)m[29]; float r2 = fracf_(rnd*7.31f), r3 = fracf_(rnd*13.7f);
  V c = mixv(ld(m+5), ld(m+8), rnd); k.n = n; k.rough = back ? m[3] : m[1]; k.T = v3(0, 0, 0);
  float f0 = back ? m[4] : m[2], id; k.F0 = v3(f0, f0, f0);
  if (kind == 1) {
    Vein a = veins(m, u, v, rnd, 1); float e = .004f, mot = fbm(v3(u*2.3f+rnd*50, v*5, rnd*31), 3)-.45f;
    if (m[23] > 0) { Vein b = veins(m, u+e, v, rnd, 0), d = veins(m, u, v+e, rnd, 0), o = a; o.h += .22f*a.m3;
      float s = m[23]/e*(back ? -1 : 1), size = clampf(1/(.12f*sqrtf(dot(gv, gv))+1e-6f), .2f, 4);      // relief is told for a leaf of 12 cm; larger leaves are as rumpled
      V g = mul(add(mul(gu, clampf((b.h-o.h)*s, -.02f, .02f)), mul(gv, clampf((d.h-o.h)*s, -.05f, .05f))), size); k.n = unit(sub(n, g)); }
    k.rough *= 1+.9f*mot;
    if (m[63] > 0) { float w = fracf_(rnd*23.9f)-.5f, y = fracf_(rnd*41.3f)-.5f; c = had(c, v3(1+m[63]*.55f*w, 1+m[63]*(.12f*w+.3f*y), 1-m[63]*.7f*w)); c = mul(c, 1+m[63]*.35f*y); }
    c = mixv(c, ld(m+11), clampf(tone+.25f*(v-.5f)*tone, 0, 1)); c = mul(c, 1+m[41]*mot*1.6f+.12f*(r2-.5f));
    float vm = clampf(a.m1+.7f*a.m2*(1-.5f*fabsf(u))+.3f*a.m3, 0, 1)*m[22];
    if (m[57] > 0) c = mixv(c, ld(m+58), powf(clampf(v, 0, 1), 3));
    if (m[53] > 0) c = mixv(c, ld(m+54), smooth(.44f, .58f, fbm(v3(u*.6f+rnd*30, v*15, rnd*30), 4)/.94f));
    if (m[42] > 0 && !back) { float au = fabsf(u), wv = .5f+.5f*sinf((v-au*m[47])*m[46]*2*PI), k2 = 0; int q = (int)m[42];
      if (q == 1) k2 = smooth(m[48], m[48]+m[49], wv)*smooth(.04f, .1f, au)*smooth(m[50]+.1f, m[50], au);
      else if (q == 2) k2 = powf(wv, m[51]);
      else if (q == 3) { float d0 = cells(u*m[46]*.5f+rnd*30, v*m[46]*1.8f*.5f, 7, &id); k2 = id > .35f ? smooth(.45f-m[51], .55f-m[51]*.5f, d0) : 0; }
      else if (q == 4) k2 = smooth(m[48], m[48]+.07f, fbm(v3(u*m[46]*.5f+rnd*30, v*m[46], rnd*30), 4)/.94f);
      else if (q == 6) { float y = fabsf(fracf_((v-m[35]*au*(1-.3f*au))*m[21]+(u < 0 ? .5f : 0)+.5f*noise(v3(v*m[21]*.6f, u < 0 ? 7 : 3, rnd*91)))-.5f), near_ = fmaxf(smooth(m[50], .03f, au), smooth(.34f, .06f, y)*smooth(1, .35f, au)); k2 = smooth(m[48], m[48]+m[49], .42f*near_+fbm(v3(u*m[46]*.6f+rnd*30, v*m[46], rnd*30), 4)/.94f)*near_; }
      else k2 = smooth(m[50]+.08f, m[50], au+.3f*wv-.15f);
      c = mixv(c, ld(m+43), clampf(k2, 0, 1)*m[52]); }
    V col = back ? mixv(ld(m+14), c, .25f) : c; col = mixv(col, ld(m+17), vm*(back ? .7f : 1));
    if (m[36] > 0) col = mixv(col, ld(m+37), m[36]*smooth(.5f, .03f, v)*smooth(.30f, .08f, fabsf(u)*(.4f+2.2f*v)));      // the stalk runs on into the midrib
    { float e0 = m[61] > 0 ? 1-m[61] : .82f; col = mixv(col, ld(m+32), m[31]*smooth(e0-.05f, m[61] > 0 ? e0+.06f : 1, fabsf(u)+(m[61] > 0 ? .5f : .12f)*mot)); if (m[61] > 0) c = col; }
    float sp = cells(u*4+rnd*77, v*9, (U)(rnd*999), &id), bl = m[25]*(1-tone);      // blemishes: small brown spots, a burnt tip
    if (id < bl*.22f) { float q = smooth(.45f, .75f, sp); col = mixv(col, v3(.16f, .09f, .035f), q*.8f); vm *= 1-q; }
    float burn = smooth(.93f, 1, v+.1f*mot)*(r3 < bl*.5f); col = mixv(col, v3(.2f, .11f, .05f), burn*.85f);
    k.R = col; k.T = mul(had(mixv(c, ld(m+17), vm*.35f), ld(m+26)), m[20]*(1-.45f*vm)*(1-burn)); k.R = mul(k.R, 1-.35f*m[20]);
  } else if (kind == 2) {
    float fan = u*(1.25f-.55f*v), st = fbm(v3(fan*22+rnd*60, v*1.1f, rnd*20), 3)-.45f, mot = noise(v3(u*2+rnd*20, v*3, 2))-.5f, skin = noise(v3(fan*95+rnd*9, v*34, rnd*7))-.5f; st += .10f*skin; k.rough *= 1+.35f*mot;
    c = mixv(c, ld(m+11), clampf(tone, 0, 1)); c = mixv(c, ld(m+37), m[36]*smooth(.5f, 0, v+.25f*st)); c = mixv(c, ld(m+32), m[31]*smooth(.55f, 1.05f, v*.6f+.55f*fabsf(u)*v+.3f*st));
    if (m[61] > 0) c = mixv(c, ld(m+32), smooth(.92f-m[61], 1.02f-.5f*m[61], fabsf(u)+.14f*st)*smooth(.02f, .2f, v));      // a margin all along the petal
    c = mul(c, 1+m[40]*st*1.2f+m[41]*mot+.1f*(r2-.5f));
    if (m[42] > 0) { float x = u*m[42]+.35f*mot, y = v*m[46]+.5f*st, q = sinf(x*PI)*sinf(y*PI)+.35f*(noise(v3(u*9+rnd*40, v*23, rnd*11))-.5f); c = mixv(c, ld(m+43), smooth(-.16f, .2f, q)*smooth(.03f, .14f, v)*.92f); }      // chequers: columns, colour, rows
    else if (m[42] < 0) { float d0 = cells(u*-m[42]*.5f+rnd*30, v*-m[42]*1.4f, 7, &id); if (id > .3f) c = mixv(c, ld(m+43), smooth(.5f, .62f, d0)*smooth(.75f, .5f, v)*smooth(.04f, .15f, v)*.9f); }      // specks towards the heart
    if (m[22] > 0) { Vein a = veins(m, u, v, rnd, 1); float vm = clampf(.8f*a.m1+.6f*a.m2+.4f*a.m3, 0, 1)*m[22]; c = mixv(c, ld(m+17), vm);
      if (m[23] > 0) { float e = .006f; Vein b = veins(m, u+e, v, rnd, 0), d = veins(m, u, v+e, rnd, 0); a.h += .22f*a.m3; float s = m[23]/e*(back ? -1 : 1); k.n = unit(sub(n, add(mul(gu, clampf((b.h-a.h)*s, -.02f, .02f)), mul(gv, clampf((d.h-a.h)*s, -.05f, .05f))))); } }
    else if (m[23] > 0) { float e = .006f, q1 = (u+e)*(1.25f-.55f*v), f1 = fbm(v3(q1*22+rnd*60, v*1.1f, rnd*20), 3)-.45f+.10f*(noise(v3(q1*95+rnd*9, v*34, rnd*7))-.5f); k.n = unit(sub(n, mul(gu, clampf((f1-st)*m[23]/e*(back ? -1 : 1), -.03f, .03f)))); }
    if (back) c = mixv(c, had(c, ld(m+14)), .8f);
    k.R = mul(c, 1-.62f*m[20]); k.T = had(mul(c, m[20]), ld(m+26));
  } else if (kind == 4) {                                          // print: m[42] floats on lies a picture of m[43] × m[44] packed colours, v upwards
    int w = (int)m[43], h = (int)m[44]; const float *q = m+(int)m[42]; float x = clampf(u*w-.5f, 0, w-1.001f), y = clampf((1-v)*h-.5f, 0, h-1.001f); int ix = (int)x, iy = (int)y; V s[4];
    for (int i = 0; i < 4; i++) { int k2 = (int)q[(iy+i/2)*w+ix+i%2]; s[i] = v3((k2>>16)/255.f, (k2>>8&255)/255.f, (k2&255)/255.f); }
    c = mixv(mixv(s[0], s[1], x-ix), mixv(s[2], s[3], x-ix), y-iy); k.R = v3(powf(c.x, 2.2f), powf(c.y, 2.2f), powf(c.z, 2.2f));
    if (m[23] > 0) { V a = mul(p, m[30]); float e = .3f, f = noise(a), z = .5f*noise(mul(a, .31f)); k.R = mul(k.R, 1+m[41]*(f+z-.75f));      // paper grain, or the unrest of film
      V g = mul(v3(noise(add(a, v3(e, 0, 0)))-f, noise(add(a, v3(0, e, 0)))-f, noise(add(a, v3(0, 0, e)))-f), m[23]*m[30]/e); k.n = unit(sub(n, sub(g, mul(n, dot(g, n))))); }
  } else {
    float f = t == 1 ? fbm(v3(u*9+rnd*40, v*m[30]*.16f, u < .5f ? 1 : 1+u), 3)+.35f*smooth(.78f, .9f, noise(v3(u*9+rnd*9, v*m[30]*2.6f, 4)))-.05f : fbm(mul(p, m[30]*(t == 2 ? .16f : .5f)), 4);
    if (t == 9) f = .5f*papery(u, v, rnd, 2.2f, 1.3f)+.5f*papery(u, v, rnd, 15, 2.4f);
    if (t == 6) { float a = fbm(v3(u*14*m[30], v*1.1f*m[30], rnd*50), 5), b = fbm(v3(u*90*m[30], v*2*m[30], rnd*50), 3); f = .62f*a+.38f*b; }
    c = mixv(ld(m+5), ld(m+8), smooth(.3f, .62f, f)); if (t != 6) c = mixv(c, ld(m+11), clampf(tone, 0, 1)); else c = mul(c, 1-.3f*fracf_(rnd*3.7f));
    if (t == 9) c = mul(c, .72f+.6f*papery(u, v, rnd, 34, 3)-.12f*smooth(.12f, 0, v));
    if (t == 11) { float q = m[30], g = fabsf(fbm(v3(p.x*q, p.y*q, p.z*q*.14f), 4)-.47f), l = noise(v3(p.x*q*.3f, p.y*q*.3f, p.z*q*2.1f));
      c = mixv(ld(m+5), ld(m+8), m[40]*smooth(.075f, 0, g)); c = mul(c, .74f+.55f*fbm(mul(p, q*.12f), 3)); c = mixv(c, ld(m+37), m[41]*smooth(.7f, .84f, l)); }
    if (t == 10) { float a = u*2*PI, patch = papery(u, v, rnd, 1.1f, 1.7f)-.47f, st = papery(u, v*.5f, rnd, m[40], 1.f)-.47f;
      float ws = m[40] > 3 ? 1 : .3f, b = smooth(.08f, .95f, .5f+m[49]+.34f*cosf(a+rnd*60)+.8f*ws*st+1.1f*patch+.5f*(r2-.5f)); c = mul(mixv(ld(m+5), ld(m+8), b), 1+m[41]*(.6f*patch+.4f*ws*st)+.16f*(r3-.5f));
      c = mixv(c, ld(m+45), specks(m, u, v, rnd)*(m[48] > 0 ? .85f : .5f)); c = mixv(c, ld(m+51), m[50]*smooth(.17f, .02f, v/m[58]+.3f*patch)*.8f); c = mixv(c, ld(m+55), m[54]*smooth(.93f, 1, v/m[58]));
      if (m[36] > 0) { float w = m[36]*(.35f+.65f*smooth(.3f, .6f, papery(u, v, rnd, 1.3f, 2.6f))); c = mixv(c, ld(m+37), w*.72f); k.rough = mixf(k.rough, .68f, w); } }
    if (t == 2) { float lime = smooth(.5f, .75f, fbm(add(mul(p, 13), v3(3, 8, 1)), 4))*m[36]; c = mixv(c, ld(m+37), lime*.55f); c = mul(c, .9f+.2f*noise(mul(p, 900))); }
    if (t == 5 && m[36] > 0) c = mixv(c, ld(m+37), m[36]*smooth(.42f, .75f, fbm(v3(p.x*26, p.y*26, p.z*9), 4)));          // dust
    if (t == 3) c = mul(c, .55f+.9f*noise(mul(p, m[30]*2.5f)));
    if (t == 12) { float run = fbm(v3(p.x*12, p.y*12, p.z*4), 3), fine = fbm(mul(p, m[30]*.35f), 3), spots = fbm(mul(p, 26), 4), wide = fbm(mul(p, 6), 3); c = mixv(ld(m+5), ld(m+8), smooth(.26f, .74f, .12f*run+.28f*fine+.36f*spots+.24f*wide)); c = mul(c, 1-.18f*smooth(.58f, .72f, fine)); }
    if (t == 7) { V wa, wb; woven(m, p, n, gu, &u, &v, &wa, &wb); float h = relief(m, p, u, v, rnd), x = floorf(u*m[30]), y = floorf(v*m[30]*m[40]); int over = ((int)x+(int)y)&1;
      float thread = noise(over ? v3(x*.71f, v*m[30]*.09f, 3) : v3(u*m[30]*.09f, y*.71f, 8)), e = .06f; c = mul(mixv(ld(m+5), ld(m+8), .5f*thread+.2f), .46f+.58f*sqrtf(h));
      V g = add(mul(wa, (relief(m, p, u+e/m[30], v, rnd)-h)*m[30]/e), mul(wb, (relief(m, p, u, v+e/m[30], rnd)-h)*m[30]/e)); g = mul(sub(g, mul(n, dot(g, n))), m[23]); float l = sqrtf(dot(g, g)); if (l > 1) g = mul(g, 1/l); k.n = unit(sub(n, g)); k.R = c; return k; }
    if (t == 4) { float s = cells(p.x*m[30]+p.z*3, p.z*m[30]+p.y*m[30]*.7f, 5, &id); c = mul(c, .9f+.16f*id+.03f*smooth(0, .3f, s)); k.rough = m[1]+.09f*id; }
    if (m[23] > 0) { float e = .25f/m[30], h = relief(m, p, u, v, rnd); V g;
      if (t == 9 || t == 10) { e = .006f; g = add(mul(gu, (relief(m, p, u+e, v, rnd)-h)/e), mul(gv, (relief(m, p, u, v+e, rnd)-h)/e)); }
      else if (t == 1) { e = .012f; g = add(mul(gu, (relief(m, p, u+e, v, rnd)-h)/e), mul(gv, (relief(m, p, u, v+.25f/m[30], rnd)-h)*m[30]*4)); }
      else { g = v3(relief(m, add(p, v3(e, 0, 0)), u, v, rnd)-h, relief(m, add(p, v3(0, e, 0)), u, v, rnd)-h, relief(m, add(p, v3(0, 0, e)), u, v, rnd)-h); g = mul(g, 1/e); g = sub(g, mul(n, dot(g, n))); }
      g = mul(g, m[23]); float l = sqrtf(dot(g, g)); if (l > 1) g = mul(g, 1/l); k.n = unit(sub(n, g)); }
    k.R = c; if (kind == 3) { k.F0 = c; k.R = v3(0, 0, 0); V q = mul(p, 7); k.n = unit(add(k.n, mul(v3(noise(q)-.5f, noise(add(q, v3(9, 4, 2)))-.5f, noise(add(q, v3(3, 7, 5)))-.5f), .3f))); }      // no plate is quite flat
  }
  k.R = v3(clampf(k.R.x, 0, .93f), clampf(k.R.y, 0, .93f), clampf(k.R.z, 0, .93f)); return k;
}

// ---- rays
HD int hitbox(const Node *b, V o, V i, float far_, float *t) {
  float a = (b->lo[0]-o.x)*i.x, c = (b->hi[0]-o.x)*i.x, lo = fminf(a, c), hi = fmaxf(a, c);
  a = (b->lo[1]-o.y)*i.y; c = (b->hi[1]-o.y)*i.y; lo = fmaxf(lo, fminf(a, c)); hi = fminf(hi, fmaxf(a, c));
  a = (b->lo[2]-o.z)*i.z; c = (b->hi[2]-o.z)*i.z; lo = fmaxf(lo, fminf(a, c)); hi = fminf(hi, fmaxf(a, c));
  *t = lo; return hi >= fmaxf(lo, 0) && lo < far_;
}
HD float inv(float x) { return 1/(fabsf(x) < 1e-9f ? (x < 0 ? -1e-9f : 1e-9f) : x); }
HD int cast(const Scene *S, V o, V d, float far_, int any, float *ht, float *hu, float *hv) {      // → triangle or -1
  int stack[48], top = 0, at = 0, best = -1; V i = v3(inv(d.x), inv(d.y), inv(d.z)); float t;
  if (!hitbox(S->node, o, i, far_, &t)) return -1;
  for (;;) {
    const Node *n = S->node+at;
    if (n->n > 0) {
      for (int j = n->a; j < n->a+n->n; j++) {
        const float *q = S->tri[j].v; V e1 = ld(q+3), e2 = ld(q+6), p = cross(d, e2); float det = dot(e1, p); if (fabsf(det) < 1e-16f) continue;
        float k = 1/det; V s = sub(o, ld(q)); float u = dot(s, p)*k; if (u < 0 || u > 1) continue;
        V r = cross(s, e1); float v = dot(d, r)*k; if (v < 0 || u+v > 1) continue;
        float tt = dot(e2, r)*k; if (tt < 1e-6f || tt >= far_) continue;
        if (any && S->M[MAT*S->TM[S->tri[j].id]] > 4.5f) continue;      // glass, glow and flame cast no shade
        far_ = tt; best = j; *hu = u; *hv = v; if (any) return j;
      }
    } else {
      float ta, tb; int a = hitbox(S->node+n->a, o, i, far_, &ta), b = hitbox(S->node+n->a+1, o, i, far_, &tb);
      if (a && b) { int first = ta <= tb; at = n->a+!first; stack[top++] = n->a+first; continue; }
      if (a || b) { at = n->a+!a; continue; }
    }
    if (!top) break;
    at = stack[--top];
  }
  *ht = far_; return best;
}
HD V dome(const Scene *S, V d) { float k = clampf(.5f+.5f*d.z, 0, 1); return mixv(S->horizon, S->zenith, smooth(.35f, 1, k)); }
HD float hitlight(const Light *l, V o, V d) {
  float c = dot(d, l->n); if (c > -1e-4f) return FAR;
  float t = dot(sub(l->p, o), l->n)/c; if (t < 1e-4f) return FAR;
  V q = sub(add(o, mul(d, t)), l->p); return fabsf(dot(q, l->u)) < dot(l->u, l->u) && fabsf(dot(q, l->v)) < dot(l->v, l->v) ? t : FAR;
}

// ---- how a surface scatters: diffuse back (R), diffuse through (T), rough gloss (F0, GGX). n and g look at the viewer.
typedef struct { V n, g, R, T, F0; float a2, top, ps, pr, pt; } Surf;
// top: how far gloss rises at grazing angles; rough things stay low, otherwise every silhouette gets a dark rim
HD V fresnel(V f, float c, float top) { float k = 1-clampf(c, 0, 1), k5 = k*k*k*k*k; return v3(f.x+fmaxf(top-f.x, 0)*k5, f.y+fmaxf(top-f.y, 0)*k5, f.z+fmaxf(top-f.z, 0)*k5); }
HD float g1(float c, float a2) { return 2*c/(c+sqrtf(a2+(1-a2)*c*c)); }
HD V scatter(const Surf *s, V wo, V wi, float *pdf) {           // bsdf × cosine
  float ci = dot(s->n, wi), co = fmaxf(dot(s->n, wo), 1e-3f), gi = dot(s->g, wi); *pdf = 0;
  V F = fresnel(s->F0, co, s->top); float keep = s->F0.x+s->F0.y+s->F0.z > 0 ? (1-F.y) : 1;
  if (ci > 0 && gi > 0) {
    V h = unit(add(wi, wo)); float ch = dot(s->n, h), w = ch*ch*(s->a2-1)+1, D = s->a2/(PI*w*w), oh = fmaxf(dot(wo, h), 1e-3f);
    V f = mul(s->R, keep/PI*ci); *pdf = s->pr*ci/PI;
    if (s->ps > 0) { f = add(f, mul(fresnel(s->F0, oh, s->top), D*g1(ci, s->a2)*g1(co, s->a2)/(4*co))); *pdf += s->ps*D*ch/(4*oh); }
    return f;
  }
  if (ci < 0 && gi < 0) { *pdf = s->pt*-ci/PI; return mul(s->T, keep/PI*-ci); }
  return v3(0, 0, 0);
}
HD void basis(V n, V *a, V *b) { float s = n.z < 0 ? -1.f : 1.f, k = -1/(s+n.z), q = n.x*n.y*k; *a = v3(1+s*n.x*n.x*k, s*q, -s*n.x); *b = v3(q, s+n.y*n.y*k, -n.y); }
HD V around(V n, float r, float phi, float z) { V a, b; basis(n, &a, &b); return add(add(mul(a, r*cosf(phi)), mul(b, r*sinf(phi))), mul(n, z)); }
HD V pick(const Surf *s, V wo, float which, float x, float y) {
  if (which < s->ps) { float c2 = (1-x)/(1+(s->a2-1)*x), c = sqrtf(c2); V h = around(s->n, sqrtf(fmaxf(0, 1-c2)), 2*PI*y, c); return sub(mul(h, 2*dot(wo, h)), wo); }
  V d = around(s->n, sqrtf(x), 2*PI*y, sqrtf(1-x)); if (which < s->ps+s->pr) return d;
  return sub(d, mul(s->n, 2*dot(d, s->n)));
}

// what metal mirrors: a studio with a bright top, a dark floor line and a black card, not an even sky
HD float cards(V d) { float k = (d.x-.12f)/.17f; return (.38f+1.15f*smooth(.05f, .85f, d.z))*(1-.6f*expf(-k*k)); }
HD void path(const Scene *S, V o, V d, U seed, U s, float *out) {
  V th = v3(1, 1, 1), L = v3(0, 0, 0), bare = v3(0, 0, 0); int dim = 2, ground = 0, object = 0, through = 0, metal = 0; float prev = -1;
  for (int b = 0; b <= S->bounces; b++) {
    float t = FAR, hu = 0, hv = 0; int j = cast(S, o, d, FAR, 0, &t, &hu, &hv); if (j < 0) t = FAR;
    float tf = d.z < -1e-6f ? -o.z/d.z : FAR; int onfloor = tf < t; if (onfloor) t = tf;
    if (b && prev >= 0) for (int l = 0; l < S->lights; l++) { const Light *q = S->light+l; float tl = hitlight(q, o, d);
      if (tl < t) { float pl = q->pick*tl*tl/(-dot(d, q->n)*q->area), w = prev*prev/(prev*prev+pl*pl); V c = mul(had(th, q->e), w); float m = lum(c); if (b > 1 && m > 4) c = mul(c, 4/m); L = add(L, c); } }
    if (t >= FAR) { if (b || object) L = add(L, had(th, mul(dome(S, d), metal ? cards(d) : 1))); break; }
    V p = add(o, mul(d, t)); Surf f; V wo = mul(d, -1);
    if (onfloor) { metal = 0; f.n = f.g = v3(0, 0, 1); f.R = b || object ? S->floorc : v3(1, 1, 1); f.T = f.F0 = v3(0, 0, 0); f.a2 = f.top = 1; f.ps = f.pt = 0; f.pr = 1; if (!b && !object) ground = 1; }
    else {
      int id = S->tri[j].id; const int *q = S->T+3*id; const float *v = S->tri[j].v; float hw = 1-hu-hv; V e1 = ld(v+3), e2 = ld(v+6), g = cross(e1, e2);
      V n = add(add(mul(ld(S->N+3*q[0]), hw), mul(ld(S->N+3*q[1]), hu)), mul(ld(S->N+3*q[2]), hv)); float A2 = dot(g, g)+1e-30f; g = unit(g); n = unit(n); if (dot(n, g) < 0) g = mul(g, -1);
      const float *A = S->UV+2*q[0], *B = S->UV+2*q[1], *C = S->UV+2*q[2], *rt = S->RT, *m = S->M+MAT*S->TM[id]; float ua = A[0], ub = B[0], uc = C[0];
      if (m[29] > 8.5f && m[29] < 10.5f || m[29] == 7 && m[41] > 0) { float hi = fmaxf(ua, fmaxf(ub, uc))-.5f; if (ua < hi) ua += 1; if (ub < hi) ub += 1; if (uc < hi) uc += 1; }      // round the seam of a skin
      float u = ua*hw+ub*hu+uc*hv, w = A[1]*hw+B[1]*hu+C[1]*hv;
      V G = cross(e1, e2), ga = mul(cross(e2, G), 1/A2), gb = mul(cross(G, e1), 1/A2);                  // gradients of the barycentric coordinates
      V gu = add(mul(ga, ub-ua), mul(gb, uc-ua)), gv = add(mul(ga, B[1]-A[1]), mul(gb, C[1]-A[1]));
      int kind = (int)m[0], back = dot(g, wo) < 0;
      if (kind >= 5) {                                                  // thin things: a pane reflects a little and lets the rest through, a lamp shines, a flame is half there
        float x1, y1, tn = rt[2*q[0]+1]*hw+rt[2*q[1]+1]*hu+rt[2*q[2]+1]*hv; rnd2(seed, s, &dim, &x1, &y1);
        if (kind == 6) { float c0 = fabsf(dot(n, d)); V e = mul(ld(m+5), b ? fminf(m[20], 3) : m[20]); if (!b) e = mixv(mul(had(e, v3(1, .5f, .18f)), .12f), e, c0*c0*c0); L = add(L, had(th, e)); if (!b) object = 1; if (!ground) object = 1; break; }
        if (kind == 7) { if (x1 > powf(clampf(tn, 0, 1), 1.3f)) { V k0 = v3(1, .9f, .45f), k1 = v3(1, .45f, .06f), k2 = v3(.8f, .12f, .01f); L = add(L, had(th, mul(tn < .45f ? mixv(k0, k1, tn/.45f) : mixv(k1, k2, (tn-.45f)/.55f), 2.6f))); if (!ground) object = 1; break; } }
        else { float c0 = fabsf(dot(n, d)), F = .05f+.95f*powf(1-c0, 5), take = fmaxf(F, m[20]);
          if (x1 < take) { if (!ground) object = 1; if (y1 < F/take) { V g2 = dot(g, d) > 0 ? mul(g, -1) : g; d = sub(d, mul(g2, 2*dot(d, g2))); o = add(p, mul(g2, 3e-5f*(1+t))); prev = 1e6f; if (b < S->bounces) continue; break; } th = had(th, ld(m+5)); } }
        o = add(p, mul(d, 3e-5f*(1+t))); if (++through > 12) break; b--; continue;
      }
      Look k = look(m, p, n, gu, gv, u, w, rt[2*q[0]], rt[2*q[0]+1]*hw+rt[2*q[1]+1]*hu+rt[2*q[2]+1]*hv, back && (kind == 1 || kind == 2));
      if (!b) { V a = add(k.R, add(k.T, kind == 3 ? k.F0 : v3(0, 0, 0))); out[13] += back ? -n.x : n.x; out[14] += back ? -n.y : n.y; out[15] += back ? -n.z : n.z; out[16] += a.x; out[17] += a.y; out[18] += a.z; }
      metal = kind == 3; f.n = k.n; f.g = g; if (back) { f.n = mul(f.n, -1); f.g = mul(g, -1); }
      if (dot(f.n, wo) < .02f) f.n = unit(add(f.n, mul(wo, .04f-dot(f.n, wo))));
      f.R = k.R; f.T = k.T; f.F0 = k.F0; f.a2 = k.rough*k.rough; f.a2 *= f.a2; f.top = clampf(1.05f-k.rough, .05f, 1); if (f.a2 < 1e-4f) f.a2 = 1e-4f;
      float sp = lum(fresnel(f.F0, dot(f.n, wo), f.top)), sr = lum(f.R), st = lum(f.T); if (f.F0.y <= 0) sp = 0; else if (sp < .12f*(sr+st)) sp = .12f*(sr+st);
      float sum = sp+sr+st+1e-9f; f.ps = sp/sum; f.pr = sr/sum; f.pt = st/sum; if (!b) object = 1;
    }
    float x, y, z, w; rnd2(seed, s, &dim, &x, &y); rnd2(seed, s, &dim, &z, &w);
    { int l = 0; float a = z; while (l < S->lights-1 && a > S->light[l].pick) a -= S->light[l++].pick; const Light *q = S->light+l;      // one light, one shadow ray
      V to = sub(add(q->p, add(mul(q->u, 2*x-1), mul(q->v, 2*y-1))), p); float d2 = dot(to, to), dist = sqrtf(d2); to = mul(to, 1/dist); float cl = -dot(to, q->n);
      if (cl > 0) { float pl = q->pick*d2/(cl*q->area), pb; V c = scatter(&f, wo, to, &pb); 
        if (c.x+c.y+c.z > 0) { float k = ground && !b ? 1 : pl*pl/(pl*pl+pb*pb); c = mul(had(had(th, c), q->e), k/pl); float mm = lum(c); if (b && mm > 4) c = mul(c, 4/mm);
          if (ground && !b) bare = add(bare, c);
          V from = add(p, mul(f.g, (dot(to, f.g) > 0 ? 1 : -1)*2e-5f*(1+t))); float tt, aa, bb; if (to.z > 0 || -from.z/to.z > dist) if (cast(S, from, to, dist*.9999f, 1, &tt, &aa, &bb) < 0) L = add(L, c); } } }
    if (b == S->bounces) break;
    rnd2(seed, s, &dim, &x, &y); float pdf; V wi = pick(&f, wo, w, x, y), c = scatter(&f, wo, wi, &pdf);
    if (!(pdf > 1e-7f)) break;
    th = had(th, mul(c, 1/pdf)); prev = ground && !b ? -1 : pdf; if (ground && !b) bare = add(bare, dome(S, wi));
    if (b > 2) { float k = fminf(.95f, fmaxf(th.x, fmaxf(th.y, th.z))); if (z == 0) z = .5f; float a = fracf_(z*997.13f+w*31.7f); if (a > k) break; th = mul(th, 1/k); }
    o = add(p, mul(f.g, (dot(wi, f.g) > 0 ? 1 : -1)*2e-5f*(1+t))); d = wi;
  }
  float m = lum(L); if (m > 20) L = mul(L, 20/m);
  if (!(m < 1e20f)) return;
  float *w = out+(object ? 0 : 4); if (!object && !ground) return;
  { float q = sqrtf(fminf(fmaxf(lum(L), 0), 4)); out[11] += q; out[12] += q*q; }
  w[0] += L.x; w[1] += L.y; w[2] += L.z; if (object) out[3] += 1; else { out[7] += bare.x; out[8] += bare.y; out[9] += bare.z; }
}
HD float tent(float x) { return x < .5f ? sqrtf(2*x)-1 : 1-sqrtf(2-2*x); }
HD void pixel(const Scene *S, int i, int s0, int s1, float *out) {
  int px = i%S->w, py = i/S->w; U seed = hash((U)i*9781U+1);
  if (S->noise > 0 && s0 >= 48) { float n = out[10], m = out[11]/n, q = out[12]/n-m*m; if (q < S->noise*S->noise*n) return; }      // clean enough: the standard error of the root of the brightness
  out[10] += s1-s0;
  for (int s = s0; s < s1; s++) {
    float a, b, c, e; int dim = 0; rnd2(seed, (U)s, &dim, &a, &b); rnd2(seed, (U)s, &dim, &c, &e);
    float x = (2*(px+.5f+.8f*tent(a))/S->w-1)*S->tanf, y = (1-2*(py+.5f+.8f*tent(b))/S->h)*S->tanf*S->h/S->w, r = S->lens*sqrtf(c);
    V at = add(add(S->fwd, mul(S->right, x)), mul(S->up, y)), lens = add(mul(S->right, r*cosf(2*PI*e)), mul(S->up, r*sinf(2*PI*e)));
    path(S, add(S->eye, lens), unit(sub(mul(at, S->focus), lens)), seed, (U)s, out);
  }
}
#ifdef __CUDACC__
__global__ void kernel(Scene S, int s0, int s1, float *out) {
  int lane = threadIdx.x, tiles = (S.w+7)/8, x = blockIdx.x%tiles*8+lane%8, y = blockIdx.x/tiles*8+lane/8;      // 8 × 8 pixels a block
  if (x >= S.w || y >= S.h) return;
  pixel(&S, y*S.w+x, s0, s1, out+OUT*(size_t)(y*S.w+x));
}
#endif

// ---- the tree of boxes: binned surface-area heuristic, built on the CPU
typedef struct { Node *node; int used; int *ix; const float *lo, *hi; } Build;
static float area(const float *a, const float *b) { float x = b[0]-a[0], y = b[1]-a[1], z = b[2]-a[2]; return x < 0 ? 0 : x*y+y*z+z*x; }
static void grow(float *lo, float *hi, const float *a, const float *b) { for (int k = 0; k < 3; k++) { if (a[k] < lo[k]) lo[k] = a[k]; if (b[k] > hi[k]) hi[k] = b[k]; } }
static void split(Build *B, int at, int first, int count, int depth) {
  Node *n = B->node+at; float clo[3] = {FAR, FAR, FAR}, chi[3] = {-FAR, -FAR, -FAR};
  for (int k = 0; k < 3; k++) { n->lo[k] = FAR; n->hi[k] = -FAR; }
  for (int i = first; i < first+count; i++) { const float *a = B->lo+3*(size_t)B->ix[i], *b = B->hi+3*(size_t)B->ix[i]; float c[3]; for (int k = 0; k < 3; k++) c[k] = a[k]+b[k]; grow(n->lo, n->hi, a, b); grow(clo, chi, c, c); }
  n->a = first; n->n = count; if (count <= 2 || depth > 44) return;
  int axis = 0; for (int k = 1; k < 3; k++) if (chi[k]-clo[k] > chi[axis]-clo[axis]) axis = k;
  float w = chi[axis]-clo[axis], best = FAR; int cut = -1; if (w < 1e-9f) return;
  enum { BINS = 16 }; float bl[BINS][3], bh[BINS][3]; int bc[BINS] = {0}; for (int b = 0; b < BINS; b++) for (int k = 0; k < 3; k++) { bl[b][k] = FAR; bh[b][k] = -FAR; }
  for (int i = first; i < first+count; i++) { const float *a = B->lo+3*(size_t)B->ix[i], *h = B->hi+3*(size_t)B->ix[i]; int b = (int)((a[axis]+h[axis]-clo[axis])/w*BINS); if (b > BINS-1) b = BINS-1; bc[b]++; grow(bl[b], bh[b], a, h); }
  float right[BINS], lo[3] = {FAR, FAR, FAR}, hi[3] = {-FAR, -FAR, -FAR}; int rc = 0, lc = 0;
  for (int b = BINS-1; b > 0; b--) { rc += bc[b]; grow(lo, hi, bl[b], bh[b]); right[b] = rc*area(lo, hi); }
  for (int k = 0; k < 3; k++) { lo[k] = FAR; hi[k] = -FAR; }
  for (int b = 0; b < BINS-1; b++) { lc += bc[b]; grow(lo, hi, bl[b], bh[b]); float c = lc*area(lo, hi)+right[b+1]; if (lc && lc < count && c < best) { best = c; cut = b; } }
  if (cut < 0 || (count <= 6 && best+area(n->lo, n->hi)*.7f > count*area(n->lo, n->hi))) return;
  int i = first, j = first+count-1;
  while (i <= j) { const float *a = B->lo+3*(size_t)B->ix[i], *h = B->hi+3*(size_t)B->ix[i]; int b = (int)((a[axis]+h[axis]-clo[axis])/w*BINS); if (b > BINS-1) b = BINS-1; if (b <= cut) i++; else { int q = B->ix[i]; B->ix[i] = B->ix[j]; B->ix[j--] = q; } }
  int kid = B->used; B->used += 2; n->a = kid; n->n = 0; split(B, kid, first, i-first, depth+1); split(B, kid+1, i, count-(i-first), depth+1);
}

// The tree is built apart from tracing, so that the CPU prepares the next product while the GPU draws this one. node: 8 floats × 2nt, tri: 12 floats × nt.
EXPORT int build(const float *P, int nt, const int *T, Node *node, Tri *tri) {
  Build B; B.used = 1; B.node = node; B.ix = (int *)malloc(4*(size_t)nt); float *lo = (float *)malloc(12*(size_t)nt), *hi = (float *)malloc(12*(size_t)nt); B.lo = lo; B.hi = hi;
  for (int i = 0; i < nt; i++) { B.ix[i] = i; for (int k = 0; k < 3; k++) { float a = P[3*T[3*i]+k], b = P[3*T[3*i+1]+k], c = P[3*T[3*i+2]+k]; lo[3*(size_t)i+k] = fminf(a, fminf(b, c)); hi[3*(size_t)i+k] = fmaxf(a, fmaxf(b, c)); } }
  split(&B, 0, 0, nt, 0);
  for (int i = 0; i < nt; i++) { const int *q = T+3*(size_t)B.ix[i]; Tri *r = tri+i; r->id = B.ix[i]; for (int k = 0; k < 3; k++) { float a = P[3*q[0]+k]; r->v[k] = a; r->v[3+k] = P[3*q[1]+k]-a; r->v[6+k] = P[3*q[2]+k]-a; } }
  free(B.ix); free(lo); free(hi); return B.used;
}
// head: 0 eye 3 forward 6 right 9 up 12 tan 13 lens 14 focus 15 w 16 h 17 spp 18 bounces 19 lights · 20 zenith 23 horizon 26 floor · 32+13i light: p u v e share
EXPORT int trace(const float *H, int used, const Node *node, int nt, const Tri *tri, const int *T, const int *TM, int nv, const float *N, const float *UV, const float *RT, int nm, const float *M, float *out) {
  Scene S; memset(&S, 0, sizeof S); S.node = node; S.tri = tri; S.N = N; S.UV = UV; S.RT = RT; S.M = M; S.T = T; S.TM = TM;
  S.eye = ld(H); S.fwd = ld(H+3); S.right = ld(H+6); S.up = ld(H+9); S.tanf = H[12]; S.lens = H[13]; S.focus = H[14]; S.w = (int)H[15]; S.h = (int)H[16]; S.bounces = (int)H[18]; S.lights = (int)H[19]; S.noise = H[29];
  S.zenith = ld(H+20); S.horizon = ld(H+23); S.floorc = ld(H+26); int spp = (int)H[17], bad = 0; size_t px = (size_t)S.w*S.h;
  for (int i = 0; i < S.lights; i++) { const float *q = H+32+13*i; Light *l = S.light+i; l->p = ld(q); l->u = ld(q+3); l->v = ld(q+6); l->e = ld(q+9); l->pick = q[12]; V n = cross(l->u, l->v); l->area = 4*sqrtf(dot(n, n)); l->n = unit(n); }
#ifdef __CUDACC__
  struct { const void **to; size_t bytes; } up[] = {{(const void **)&S.node, sizeof(Node)*(size_t)used}, {(const void **)&S.tri, sizeof(Tri)*(size_t)nt}, {(const void **)&S.N, 12*(size_t)nv}, {(const void **)&S.UV, 8*(size_t)nv}, {(const void **)&S.RT, 8*(size_t)nv}, {(const void **)&S.T, 12*(size_t)nt}, {(const void **)&S.TM, 4*(size_t)nt}, {(const void **)&S.M, 4*(size_t)nm*MAT}};
  void *dev[8]; float *film; int n = 0, blocks = ((S.w+7)/8)*((S.h+7)/8);
  for (auto &a : up) { cudaMalloc(dev+n, a.bytes); cudaMemcpy(dev[n], *a.to, a.bytes, cudaMemcpyHostToDevice); *a.to = dev[n++]; }
  cudaMalloc((void **)&film, 4*OUT*px); cudaMemset(film, 0, 4*OUT*px);
  for (int s = 0; s < spp; s += 16) kernel<<<blocks, 64>>>(S, s, s+16 < spp ? s+16 : spp, film);
  cudaMemcpy(out, film, 4*OUT*px, cudaMemcpyDeviceToHost); cudaError_t e = cudaGetLastError(); if (e) { fprintf(stderr, "cuda: %s\n", cudaGetErrorString(e)); bad = 1; }
  while (n) cudaFree(dev[--n]);
  cudaFree(film);
#else
  (void)used; (void)nt; (void)nv; (void)nm; memset(out, 0, 4*OUT*px);
#pragma omp parallel for schedule(dynamic, 256)
  for (int i = 0; i < (int)px; i++) for (int s = 0; s < spp; s += 16) pixel(&S, i, s, s+16 < spp ? s+16 : spp, out+OUT*(size_t)i);
#endif
  for (size_t i = 0; i < px; i++) { float *q = out+OUT*i, n = q[10] > 0 ? q[10] : 1; for (int k = 0; k < 10; k++) q[k] /= n; for (int k = 13; k < OUT; k++) q[k] /= n; }
  return bad;
}

// Light without its grain: each pass, wider than the one before, a pixel borrows from neighbours that look the same way, have the same colour and are as bright within their own error.
// guide: normal 3, own colour 3, seen 1 · state: light 3, brightness of the light 1, its error 1
#define GUIDE 7
#define STATE 5
HD void borrow(int w, int h, int step, const float *guide, const float *in, float *out, int i) {
  const float kernel[3] = {.375f, .25f, .0625f}, *g = guide+GUIDE*(size_t)i, *a = in+STATE*(size_t)i; float *o = out+STATE*(size_t)i;
  float total = 0, x = 0, y = 0, z = 0, shade = 0, error = 1/(6*a[4]*a[4]+1e-7f); int px = i%w, py = i/w;
  if (g[6] > 0) for (int dy = -2; dy <= 2; dy++) for (int dx = -2; dx <= 2; dx++) {
    int qx = px+dx*step, qy = py+dy*step; if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue;
    size_t j = (size_t)qy*w+qx; const float *q = guide+GUIDE*j, *b = in+STATE*j; if (q[6] <= 0) continue;
    float way = 0, own = 0, d = b[3]-a[3]; for (int k = 0; k < 3; k++) { way += (q[k]-g[k])*(q[k]-g[k]); own += (q[3+k]-g[3+k])*(q[3+k]-g[3+k]); }
    float share = kernel[abs(dx)]*kernel[abs(dy)]*expf(-(way/.12f+own/.01f+d*d*error));
    total += share; x += b[0]*share; y += b[1]*share; z += b[2]*share; shade += b[3]*share;
  }
  if (total > 1e-6f) { o[0] = x/total; o[1] = y/total; o[2] = z/total; o[3] = shade/total; } else for (int k = 0; k < 4; k++) o[k] = a[k];
  o[4] = a[4]*.6f;
}
#ifdef __CUDACC__
__global__ void borrows(int w, int h, int step, const float *guide, const float *in, float *out) {
  int i = blockIdx.x*blockDim.x+threadIdx.x; if (i < w*h) borrow(w, h, step, guide, in, out, i);
}
#endif
EXPORT void clean(int w, int h, int passes, const float *guide, float *state) {
  size_t px = (size_t)w*h;
#ifdef __CUDACC__
  float *g, *a, *b, *swap; cudaMalloc((void **)&g, 4*GUIDE*px); cudaMalloc((void **)&a, 4*STATE*px); cudaMalloc((void **)&b, 4*STATE*px);
  cudaMemcpy(g, guide, 4*GUIDE*px, cudaMemcpyHostToDevice); cudaMemcpy(a, state, 4*STATE*px, cudaMemcpyHostToDevice);
  for (int k = 0; k < passes; k++) { borrows<<<(int)((px+127)/128), 128>>>(w, h, 1<<k, g, a, b); swap = a; a = b; b = swap; }
  cudaMemcpy(state, a, 4*STATE*px, cudaMemcpyDeviceToHost); cudaFree(g); cudaFree(a); cudaFree(b);
#else
  float *other = (float *)malloc(4*STATE*px);
  for (int k = 0; k < passes; k++) {
    _Pragma("omp parallel for schedule(dynamic, 4096)") for (int i = 0; i < (int)px; i++) borrow(w, h, 1<<k, guide, state, other, i);
    memcpy(state, other, 4*STATE*px);
  }
  free(other);
#endif
}
